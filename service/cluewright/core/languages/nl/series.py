"""Things that come in a row of their own: naming them with commas is one clue and no list (lente, zomer, herfst)."""

from cluewright.core.languages.patterns import in_a_row

from .talk import patterns

_SERIES = (
    "rood oranje geel groen blauw indigo violet paars roze wit zwart grijs bruin goud zilver",
    "maandag dinsdag woensdag donderdag vrijdag zaterdag zondag",
    "januari februari maart april mei juni juli augustus september oktober november december",
    "lente zomer herfst winter voorjaar najaar",
    "noord oost zuid west noorden oosten zuiden westen links rechts boven onder voor achter",
    "ochtend middag avond nacht vroeg laat gisteren vandaag morgen vroeger nu later verleden heden toekomst",
    "tien honderd duizend miljoen miljard biljoen",
    "seconde minuut uur dag week maand jaar eeuw decennium",
    "millimeter centimeter decimeter meter kilometer mijl gram ons pond kilo ton liter",
    "klein middel groot kleiner kleinst groter grootst small medium large",
    "goed beter best slecht slechter slechtst hoog hoger hoogst snel sneller snelst",
    "do re mi fa sol la si ti",
    "harten ruiten klaveren schoppen boer vrouw heer aas joker",
    "pion toren paard loper koningin dame koning",
    "vader moeder zoon dochter broer zus opa oma oom tante kind baby heilige geest",
    "arm been hoofd romp hand voet buik rug hals nek knie teen schouder vinger neus oor oog mond",
    "mes vork lepel mok kop bord schotel glas",
    "hond kat muis paard koe varken schaap geit kip konijn cavia hamster",
    "leeuw tijger panter luipaard olifant neushoorn buffel",
    "appel appels peer peren banaan bananen kers kersen pruim pruimen druif druiven sinaasappel sinaasappels",
    "ontbijt lunch diner voorgerecht hoofdgerecht toetje nagerecht",
    "koffie thee cola melk water wijn bier sap whisky cognac rum gin wodka jenever",
    "piano viool cello gitaar fluit trompet drums harp hobo klarinet altviool contrabas bas zang sopraan alt tenor",
    "voetbal hockey tennis basketbal volleybal handbal korfbal rugby honkbal badminton golf judo schaatsen",
    "schaken dammen bridgen klaverjassen kaarten ganzenborden monopolyen scrabbelen pokeren dobbelen go schaak bridge",
    "lopen fietsen zwemmen hardlopen schaatsen roeien skeeleren",
    "eten drinken slapen werken wassen strijken koken lezen schrijven rekenen liegen bedriegen stelen",
    "euro dollar yen pond roebel frank gulden mark lire dubbeltje kwartje stuiver cent rijksdaalder",
    "mercurius venus aarde mars jupiter saturnus uranus neptunus pluto zon maan",
    "europa azië afrika amerika oceanië australië antarctica",
    "nederland belgië luxemburg duitsland frankrijk engeland spanje italië portugal",
    "groningen friesland drenthe overijssel flevoland gelderland utrecht zeeland limburg",
    "amsterdam rotterdam utrecht eindhoven antwerpen gent brugge brussel londen parijs rome madrid berlijn wenen",
    "ajax feyenoord psv az anderlecht",
    "bach mozart beethoven brahms chopin haydn vivaldi händel",
    "rembrandt vermeer hals steen rubens picasso monet",
    "auto fiets bus tram trein metro vliegtuig boot brommer taxi",
    "bakker slager groenteboer kapper kruidenier visboer melkboer",
    "blij boos bang verdrietig bedroefd",
    "zoet zuur zout bitter umami",
    "aarde water lucht vuur wind",
    "ijzer koper tin lood goud zilver brons",
    "hagel sneeuw regen ijs zon wind onweer mist kou",
)


_BETWEEN = r"(?:, (?:en )?| en | & | \+ | - )"

SERIES = patterns(*(f"^{in_a_row(words, _BETWEEN, 3)}[.!…]*$" for words in _SERIES))
"""Three or more of one row and nothing else."""
