"""Strong verbs: their past tense and participles, which no rule undoes and the dictionary often files elsewhere."""

from collections.abc import Iterator

_VERBS = """
bijten beet beten gebeten; blijken bleek bleken gebleken; blijven bleef bleven gebleven; drijven dreef dreven gedreven;
glijden gleed gleden gegleden; grijpen greep grepen gegrepen; hijsen hees hesen gehesen; kijken keek keken gekeken;
knijpen kneep knepen geknepen; krijgen kreeg kregen gekregen; lijden leed leden geleden; lijken leek leken geleken;
mijden meed meden gemeden; nijgen neeg ~negen genegen; prijzen prees prezen geprezen; rijden reed ~reden gereden;
rijgen reeg ~regen geregen; rijten reet reten gereten; rijzen rees rezen gerezen; schijnen scheen schenen geschenen;
schijten scheet scheten gescheten; schrijden schreed schreden geschreden; schrijven schreef schreven geschreven;
slijpen ~sleep ~slepen geslepen; slijten sleet sleten gesleten; smijten smeet smeten gesmeten;
snijden sneed sneden gesneden; splijten spleet spleten gespleten; stijgen ~steeg ~stegen gestegen;
strijden streed streden gestreden; strijken ~streek ~streken gestreken; verdwijnen verdween verdwenen verdwenen;
wijken ~week ~weken geweken; wijzen ~wees ~wezen gewezen; wrijven wreef wreven gewreven; zwijgen zweeg zwegen gezwegen;
bedriegen bedroog bedrogen bedrogen; bieden bood ~boden geboden; genieten genoot genoten genoten;
gieten goot goten gegoten; kiezen koos kozen gekozen; liegen loog logen gelogen; schieten ~schoot schoten geschoten;
verliezen verloor verloren verloren; vliegen vloog vlogen gevlogen; vriezen vroor vroren gevroren;
buigen boog bogen gebogen; druipen droop dropen gedropen; duiken dook doken gedoken; fluiten floot floten gefloten;
kluiven ~kloof ~kloven gekloven; kruipen kroop kropen gekropen; pluizen ploos plozen geplozen;
ruiken ~rook ~roken geroken; schuiven schoof schoven geschoven; sluipen sloop ~slopen geslopen;
sluiten sloot sloten gesloten; snuiven snoof snoven gesnoven; spuiten spoot spoten gespoten;
stuiven stoof ~stoven gestoven; zuigen zoog zogen gezogen; zuipen zoop zopen gezopen; beginnen begon begonnen begonnen;
binden bond bonden gebonden; blinken blonk blonken geblonken; dringen drong drongen gedrongen;
drinken dronk dronken gedronken; dwingen dwong dwongen gedwongen; klimmen klom klommen geklommen;
klinken klonk klonken geklonken; krimpen kromp krompen gekrompen; slinken slonk slonken geslonken;
spinnen spon sponnen gesponnen; springen sprong sprongen gesprongen; stinken stonk stonken gestonken;
vinden vond vonden gevonden; winden ~wond ~wonden gewonden; winnen won wonnen gewonnen;
wringen wrong wrongen gewrongen; zingen zong zongen gezongen; zinken zonk zonken gezonken;
bergen ~borg ~borgen geborgen; bederven bedierf bedierven bedorven; gelden gold golden gegolden;
helpen hielp hielpen geholpen; melken molk molken gemolken; schelden schold scholden gescholden;
schenken schonk schonken geschonken; smelten smolt smolten gesmolten; sterven stierf stierven gestorven;
treffen trof troffen getroffen; trekken trok trokken getrokken; vechten ~vocht vochten gevochten;
vlechten vlocht vlochten gevlochten; werpen wierp wierpen geworpen; werven wierf wierven geworven;
zenden zond zonden gezonden; zwellen zwol zwollen gezwollen; zwemmen zwom zwommen gezwommen;
bevelen beval bevalen bevolen; breken brak braken gebroken; nemen nam namen genomen; spreken sprak spraken gesproken;
steken stak ~staken gestoken; stelen ~stal ~stalen gestolen; komen kwam kwamen gekomen; bidden ~bad ~baden gebeden;
eten at aten gegeten; geven gaf gaven gegeven; genezen genas genazen genezen; lezen ~las lazen gelezen;
liggen lag ~lagen gelegen; meten ~mat ~maten gemeten; treden trad traden getreden; vergeten vergat vergaten vergeten;
vreten vrat vraten gevreten; zitten zat zaten gezeten; zien zag zagen gezien; dragen droeg droegen gedragen;
graven groef groeven gegraven; slaan sloeg sloegen geslagen; varen ~voer ~voeren gevaren;
blazen blies bliezen geblazen; hangen hing hingen gehangen; heffen hief hieven geheven; houden hield hielden gehouden;
laten liet lieten gelaten; lopen liep liepen gelopen; roepen riep riepen geroepen; scheppen schiep schiepen geschapen;
slapen sliep sliepen geslapen; stoten stiet stieten gestoten; vallen viel vielen gevallen; vangen ving vingen gevangen;
wassen wies wiesen gewassen; jagen joeg joegen gejaagd; vragen ~vroeg vroegen gevraagd; zweren zwoer zwoeren gezworen;
scheren schoor ~schoren geschoren; wegen woog wogen gewogen; bewegen bewoog bewogen bewogen;
wreken ~wrak ~wraken gewroken; brengen bracht brachten gebracht; denken dacht dachten gedacht;
kopen kocht kochten gekocht; zoeken zocht zochten gezocht; doen deed deden gedaan; gaan ging gingen gegaan;
staan stond stonden gestaan; weten wist wisten -; raden ried rieden geraden; spugen spoog spogen gespogen;
schrikken schrok schrokken geschrokken; worden werd werden geworden; schuilen ~school ~scholen gescholen;
krijten ~kreet ~kreten gekreten; stijven steef ~steven gesteven; wijten ~weet ~weten -; houwen hieuw hieuwen gehouwen
"""
"""Infinitive, past tense in the singular and the plural, participle. A `~` stands before a form that is more often
another word: rook is smoke and regen is rain, and who says so seldom means ruiken or rijgen. A dash stands for none."""


def _verbs() -> Iterator[tuple[str, list[str]]]:
    for infinitive, *forms in (entry.split() for entry in _VERBS.split(";")):
        yield infinitive, [form for form in forms if form not in ("-", infinitive)]


STRONG = {form: infinitive for infinitive, forms in _verbs() for form in forms if form[0] != "~"}
"""Forms of strong verbs -> the infinitive."""

BESIDE = {form[1:]: infinitive for infinitive, forms in _verbs() for form in forms if form[0] == "~"}
"""Past tenses that are more often another word -> the infinitive."""
