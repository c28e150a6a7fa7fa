"""Strong verbs: their past tense and participles, which no rule undoes and the dictionary often files elsewhere."""

_VERBS = """
bijten beet beten gebeten; blijken bleek bleken gebleken; blijven bleef bleven gebleven; drijven dreef dreven gedreven;
glijden gleed gleden gegleden; grijpen greep grepen gegrepen; hijsen hees hesen gehesen; kijken keek keken gekeken;
knijpen kneep knepen geknepen; krijgen kreeg kregen gekregen; lijden leed leden geleden; lijken leek leken geleken;
mijden meed meden gemeden; nijgen neeg - genegen; prijzen prees prezen geprezen; rijden reed - gereden;
rijgen reeg - geregen; rijten reet reten gereten; rijzen rees rezen gerezen; schijnen scheen schenen geschenen;
schijten scheet scheten gescheten; schrijden schreed schreden geschreden; schrijven schreef schreven geschreven;
slijpen - - geslepen; slijten sleet sleten gesleten; smijten smeet smeten gesmeten; snijden sneed sneden gesneden;
splijten spleet spleten gespleten; stijgen - - gestegen; strijden streed streden gestreden;
strijken - - gestreken; verdwijnen verdween verdwenen verdwenen; wijken - - geweken;
wijzen - - gewezen; wrijven wreef wreven gewreven; zwijgen zweeg zwegen gezwegen; bedriegen bedroog bedrogen bedrogen;
bieden bood - geboden; genieten genoot genoten genoten; gieten goot goten gegoten; kiezen koos kozen gekozen;
liegen loog logen gelogen; schieten schoot schoten geschoten; verliezen verloor verloren verloren;
vliegen vloog vlogen gevlogen; vriezen vroor vroren gevroren; buigen boog bogen gebogen; druipen droop dropen gedropen;
duiken dook doken gedoken; fluiten floot floten gefloten; kluiven - - gekloven; kruipen kroop kropen gekropen;
pluizen ploos plozen geplozen; ruiken - - geroken; schuiven schoof schoven geschoven; sluipen sloop - geslopen;
sluiten sloot sloten gesloten; snuiven snoof snoven gesnoven; spuiten spoot spoten gespoten; stuiven stoof - gestoven;
zuigen zoog zogen gezogen; zuipen zoop zopen gezopen; beginnen begon begonnen begonnen; binden bond bonden gebonden;
blinken blonk blonken geblonken; dringen drong drongen gedrongen; drinken dronk dronken gedronken;
dwingen dwong dwongen gedwongen; klimmen klom klommen geklommen; klinken klonk klonken geklonken;
krimpen kromp krompen gekrompen; slinken slonk slonken geslonken; spinnen spon sponnen gesponnen;
springen sprong sprongen gesprongen; stinken stonk stonken gestonken; vinden vond vonden gevonden;
winden - - gewonden; winnen won wonnen gewonnen; wringen wrong wrongen gewrongen; zingen zong zongen gezongen;
zinken zonk zonken gezonken; bergen - - geborgen; bederven bedierf bedierven bedorven; gelden gold golden gegolden;
helpen hielp hielpen geholpen; melken molk molken gemolken; schelden schold scholden gescholden;
schenken schonk schonken geschonken; smelten smolt smolten gesmolten; sterven stierf stierven gestorven;
treffen trof troffen getroffen; trekken trok trokken getrokken; vechten - vochten gevochten;
vlechten vlocht vlochten gevlochten; werpen wierp wierpen geworpen; werven wierf wierven geworven;
zenden zond zonden gezonden; zwellen zwol zwollen gezwollen; zwemmen zwom zwommen gezwommen;
bevelen beval bevalen bevolen; breken brak braken gebroken; nemen nam namen genomen; spreken sprak spraken gesproken;
steken stak - gestoken; stelen - - gestolen; komen kwam kwamen gekomen; bidden - - gebeden; eten at aten gegeten;
geven gaf gaven gegeven; genezen genas genazen genezen; lezen - lazen gelezen; liggen lag - gelegen;
meten - - gemeten; treden trad traden getreden; vergeten vergat vergaten vergeten; vreten vrat vraten gevreten;
zitten zat zaten gezeten; zien zag zagen gezien; dragen droeg droegen gedragen; graven groef groeven gegraven;
slaan sloeg sloegen geslagen; varen - - gevaren; blazen blies bliezen geblazen; hangen hing hingen gehangen;
heffen hief hieven geheven; houden hield hielden gehouden; laten liet lieten gelaten; lopen liep liepen gelopen;
roepen riep riepen geroepen; scheppen schiep schiepen geschapen; slapen sliep sliepen geslapen;
stoten stiet stieten gestoten; vallen viel vielen gevallen; vangen ving vingen gevangen; wassen wies wiesen gewassen;
jagen joeg joegen gejaagd; vragen - vroegen gevraagd; zweren zwoer zwoeren gezworen; scheren schoor - geschoren;
wegen woog wogen gewogen; bewegen bewoog bewogen bewogen; wreken - - gewroken; brengen bracht brachten gebracht;
denken dacht dachten gedacht; kopen kocht kochten gekocht; zoeken zocht zochten gezocht; doen deed deden gedaan;
gaan ging gingen gegaan; staan stond stonden gestaan; weten wist wisten -; raden ried rieden geraden;
spugen spoog spogen gespogen; schrikken schrok schrokken geschrokken; worden werd werden geworden
"""
"""Infinitive, past tense in the singular and the plural, participle. A dash stands for a form that is more often
another word: rook is smoke and regen is rain, and whoever says so does not mean ruiken or rijgen."""


def _read(text: str) -> dict[str, str]:
    verbs = (entry.split() for entry in text.split(";"))
    return {form: infinitive for infinitive, *forms in verbs for form in forms if form not in ("-", infinitive)}


STRONG = _read(_VERBS)
"""Forms of strong verbs -> the infinitive."""
