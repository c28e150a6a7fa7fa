"""Derived words whose base no rule finds, each line a base and the words that are made from it."""

_IRREGULAR = """
gif giftig vergif vergiftigen vergiftiging ontgiften
tuin tuinder tuinderij tuinieren tuinierder
wraak wreken wreker
dag dagelijks daags alledaags
oud ouderdom
chemie chemicaliën
blind blindelings
stofzuigen stofgezogen
schilder schilderij
gras grazen begraasd
ijs beijzeld ijzel
heet verhitten verhit oververhit
schoen geschoeid schoeisel
voet barrevoets blootsvoets
drinken dronkaard
kunst gekunsteld
licht verlichten verlichting
kleding kleden
hel hels
stad stedelijk
kok koken
jaar verjaren jarig
schip schipper schepeling
smid smeden smederij gesmeed
graf begraven begrafenis
school scholier
muziek muzikant muzikaal muzikaliteit
kunst kunstenaar kunstenares
wetenschap wetenschapper
orgel organist
drum drummer
leugen leugenaar
toveren tovenaar tovenares
fiets fietser
spel spelen
lot loten loterij
loten verloten verloting
schip verschepen verscheping inschepen inscheping ontschepen
glas glazig beglazen beglazing verglazen
goud vergulden verguld
leer leder lederen
leder lederen
koning koninkrijk
knie knielen
moe vermoeien
moed aanmoedigen aanmoediging
oud verouderen verouderd veroudering
wild verwilderen verwilderd verwildering
erg verergeren verergering
goed verbeteren verbetering
vlo ontvlooien
hol uithollen uitholling
kruis kruisigen kruisiging
steen stenigen steniging
pijn pijnigen pijniging
eind beëindigen beëindiging
datum dateren datering
basis baseren
catalogus catalogiseren
eten eter
schamen schaamte beschaamd
sterven sterfte sterveling
begeren begeerte
behoeven behoefte
zingen zanger zangeres
zang zanger zangeres
timmeren timmerman
vrij bevrijden bevrijding
wolk bewolkt bewolking
magie magiër magisch
spanje spaans spanjaard
frankrijk frans fransman franse
duitsland duits duitser
engeland engels engelsman
griekenland grieks griek
turkije turks turk
china chinees
japan japans japanner
rusland russisch rus
egypte egyptisch egyptenaar
nederland nederlands nederlander
belgië belgisch belg
italië italiaans italiaan
zweden zweeds zweed
noorwegen noors
denemarken deens
polen pools
ierland iers
schotland schots
zwitserland zwitsers zwitser
oostenrijk oostenrijks oostenrijker
portugal portugees
mexico mexicaans mexicaan
brazilië braziliaans braziliaan
amerika amerikaans amerikaan
afrika afrikaans afrikaan
marokko marokkaans marokkaan
indonesië indonesisch indonesiër
canada canadees
korea koreaans koreaan
hongarije hongaars hongaar
europa europees europeaan
rome romeins romein
athene atheens
vlaanderen vlaams vlaming
brabant brabants brabander
zeeland zeeuws zeeuw
friesland fries
ster gesternte
olie oliën geolied
blad gebladerte
buur gebuur gebuurte
muziek musicus musicoloog muzikaal
komedie komisch komiek
tragedie tragisch tragiek
kritiek criticus criticaster
poëzie poëet poëtisch
poëet poëtisch
jaloezie jaloers
luxe luxueus
gratie gracieus
genie geniaal genialiteit
hysterie hysterisch hystericus
fantasie fantastisch fantast
fantastisch fantast
actie actief activist activeren
monster monstrueus monsterlijk
majesteit majestueus
illusie illusoir
terreur terrorist terrorisme terroriseren
terrorist terroriseren
foto fotograaf fotografe fotografie fotografisch fotograferen
reportage reporter
cirkel circulair
spektakel spectaculair
literatuur literair
virus viraal viroloog
seks seksueel seksualiteit
analyse analist
garantie garanderen
creatie creëren
kannibaal kannibalisme
diplomaat diplomatie diplomatiek
diplomatie diplomatiek
fabriek fabrikant fabricage fabriceren
orkest orkestraal
held heroïsch heldhaftig
puber puberteit puberaal
jongleren jongleur
ritme ritmisch ritmiek
lid ledematen ledemaat
kleed kledij
smid smidse
stad stedeling
dief dievegge dieverij
abt abdis abdij
begrijpen begrip
reizen reiziger
arm armoede armoedig
koud kou verkouden verkoudheid
heet hitte
lang verlengen verlenging
rood rossig
vrede bevrediging
twijfel vertwijfeld vertwijfeling
leven levendig
beven beverig
vorst vriezen bevriezen vriezer
geboorte geboren
roem beroemd roemrucht
faam befaamd
naam noemen benoemen
steen verstenen versteend
slaaf slavernij verslaven verslaafd
god vergoden
boer boers
spel speels
hel hels
broer broeder broederlijk
baard bebaard
auto automobiel automobilist
motor motard
eiland eilander
recht gerechtelijk
geest begeesteren begeesterd
moraal moreel moralist moraliseren
ideaal idealiseren
begroten begroting
weten geweten
slapen slaperig
slaap slaperig
rook rokerig
leveren leverbaar
roken rokerig
zalig zaligheid
kort verkorten
zonde zondig zondigen zondaar zondares
lief liefde geliefd geliefde verliefd verliefdheid
liefde geliefd geliefde
aarde aarden aarding geaard
verkopen verkoop uitverkoop
recht gerecht gerechtigheid
roos roze
oom ome
rib ribbe
mist mistte mistig
weduwe weduwschap
zweet bezweet
zweten bezweet
rook berookt
"""


def _read(text: str) -> dict[str, tuple[str, ...]]:
    table: dict[str, tuple[str, ...]] = {}
    for base, *derived in map(str.split, text.strip().splitlines()):
        for word in derived:
            table[word] = (*table.get(word, ()), base)
    return table


IRREGULAR: dict[str, tuple[str, ...]] = _read(_IRREGULAR)
"""Derived words -> what they were made from, where no rule finds it."""
