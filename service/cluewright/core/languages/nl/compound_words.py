"""Vocabulary that tells compounds from look-alikes, and compounds that mean what they say from those that do not."""

from .words import words

PREFIXES = words("be ge her ver ont er te re de di in on des per pro con com pre a e mis ex im ab ad sub trans")
"""Parts before a word that make derivations: what follows them is no part of a compound (gebed, perceel)."""

MOSTLY_ENDINGS = words(
    """eren deren gen men nen pen ten ven den hen len sen zen gel del pel bel per ger ber der ver ter tig ion iel age
    air aar aard een enk aad abel telen pelen melen gelen zerig terig sing tuk lier vel fel nis dom elijk uur oor
    oen eel aal ant ent tor ton tra ral tie ier ijk eng els en er el ling loos lijk baar heid sel ster isme ist
    aan ijn let ken ket net zaam tal set pet kel eer eind ei ui as os la ra pa ma ka pi"""
)
"""Short words that end many simple words by chance (kantoor, matras): they count only after a longer part."""

SHORT_HEADS = frozenset(("bel", "ei", "net", "oor", "pen", "pet", "set", "ton", "uur", "vel"))
"""Those among them that are often the head of a compound: deurbel, visnet, regenton."""

INTENSIFIERS = words(
    """reuze mega maxi hyper nano giga tera oer aarts pseudo semi klote pokke takke vice elektro eco neo multi mono
    cyber robo infra poly aqua agro retro crypto psycho thermo hydro geo astro quasi anti"""
)
"""What is no word by itself and is put before any noun: oerslang, megavis, nanorobot."""

MODERN_HEADS = words(
    """proof mania fiel fiele esk eske fest crush style vibes vibe girl girls queen king geek geeks verslaafd
    verslaafde holic oholic aholic foob fobe ologie oloog ofiel ofobie ofoob omaan omanie kundige gekkie meme memes
    event events battle tinder lego playmobil"""
)
"""What is put after any noun though the dictionary lacks it: kattenmemes, olifantologie, visoholic."""

LEARNED_ENDS = ("oloog", "omaan", "osoom", "onnier", "enier", "ereus", "aneus", "ctuur")
"""Endings of learned words that end in a Dutch word by chance: a neuroloog is no oog, a kruidenier no nier."""

SIMPLE = words(
    # loans and old words whose letters happen to make two Dutch words
    """eiland eigen eiken eisen einde eider adelaar admiraal advent alfabet altaar anjer apparaat arsenaal automaat
    avontuur bagage balkon ballet banaan bandage bandiet banket barbaar baron barrage bastaard bengel beton bilboard
    biljart biljet biscuit bisschop bolster bonbon bouquet briket brochure buffet bumper cadeau canon chauffeur
    citroen cultuur damast dictator diplomaat dolfijn dragon fabriek fatsoen festival figuur flamingo formaat
    formulier fortuin gangster garage garnaal generaal genoom gitaar hagedis hamburger hamster handel hangar
    harpoen hertog hobbit horizon ideaal integraal jaguar kabaal kabinet kabouter kajuit kakkerlak kalender
    kameel kameraad kampioen kanaal kandelaar kaneel kangoeroe kanon kantine kanton kantoor kapel kapitaal
    kapitein karaat karakter karavaan kardinaal karpet kartel karton karwei kasteel kastanje klarinet klavier
    klimaat klooster kolom komeet kompas komplot konijn koraal kordaat korset kostuum kotelet kristal kroket
    kwadraat kwartaal kwartel kwartet kwartier lampion lavendel lawaai legaal leopard literatuur lokaal luipaard
    magazijn magneet majesteit makelaar makreel mammoet mandarijn mandoline mangat manier maniok marathon
    margarine marmelade marmot martelaar matras matroos medaille meester mentor metaal mineraal minister minuut
    model moeras moment monitor monster montuur motor museum musket mustang narcis natuur neuron notaris omelet
    ondernemer oordeel oorsprong orgel orkaan orkest ovaal oxaal paleis palet paling pamflet pantalon panter
    pantoffel papaver papegaai papier parade paradijs paragraaf parallel paraplu parasol parket partij partituur
    partner pastei pastoor patroon pedaal pelikaan pension perceel periode perron persoon pinguïn pionier
    pistool plafond planeet plankton plantage plantsoen plezier politie pompoen ponton portaal portiek portier
    portret postuur primaat program pyjama racket radijs rapport ravijn rechtaan regel register restaurant
    retour rivaal rivier robijn roman romein rooster royaal rozijn salade salamander salaris saldo schandaal
    scharnier schorpioen secretaris september servet signaal sikkel skelet soldaat specerij speciaal spinazie
    spion stadion standaard station symbool taboe talent tampon tapijt temperatuur tenor tenslotte tentamen
    pinkster pinksteren kameleon koedoe bootleg kortbij dichtbij hierbij daarbij waarbij autobiograaf
    autobiografie autograaf autogram automatisch automatisering autonomie autonoom autoriteit autoritair
    autopsie autodidact autochtoon vallei terras terpentijn testament toernooi toilet tomaat toneel totaal
    tractor trompet troon tulband vampier vandaal venster verlof virtuoos vulkaan walrus wambuis wimpel zigeuner
    zonder aardbei aarde borduur borduren borduursel
    capriool centriool moderaat magistraat hematoom lobbes tardief kalfaten kalfateren palmares remover struikel
    struikelen bestand reukoffer dankoffer manoeuvre manoeuvreren mankeren mankement tolereren
    tentoonstelling tentoonstellen tentoon bijbel ribbel
    lampet molton lambel ratuur hamei kornet bonnet sonnet piston""",
    """accuraat ballade barbier gisteren tortuur
    spinnaker remork operabel kassei ervoorbij chocolade dageraad koekoek laboratorium tornado trilling sardine
    sultan smaragd karaf karper
    pastel kandij kandidaat handig ladder landing lantaarn lepel letsel loket loper marine mossel mantel manchet
    masker meteoor moskee mosterd nachtegaal oester olifant oranje ooievaar orchidee oregano oven panda pardon parel
    park passage pastille patat patent peper peterselie piano pilaar pincet piraat polder politiek portemonnee
    pracht prinses puber raket ransel reptiel republiek reus rotan rubriek saffraan safari sandaal satelliet
    schilder schouwburg sigaar sigaret sinds soldij souvenir spaander spektakel spiegel sultanaat tarief tegel
    telefoon tempel theater tijger tombola torpedo traktaat transport trein tribune tumult twijfel uniform vacuüm
    vanille vaandel vitaal vlinder voltage wafel wortel zebra zenuw zuster bakkeleien boekanier bombardement cabaret
    cabine cacao cactus camera carnaval circus cirkel citaat collega colonne concert dame dollar drama ezel factuur
    familie fantasie fontein galop gazon getto giraf granaat hamer haven heden helium hobbel honing hotel ivoor
    januari juweel kapot kermis ketel koffer koffie koning kostbaar kussen lamel latijn lelie limonade liniaal
    loterij medicijn melodie menu methode""",
    """petrol petrel schalmei baleaars belcanto parabel notabel bedding bedrag naderbij stabij vlakbij bottelen
    botterik airbus rombus toffee kathaar kathaars hallel hammam rochel tichel jasmijn jaspis paljas kamenier kameraar
    kamperen kanarie kanaster kandeel kanteel karbies karbouw kardoen kardoes karkas karsaai kartouw karveel kathode
    komfoor kombuis kompaan welkom onwelkom makroon lamprei ravelijn mandril matrak matrijs matteren mesjogge molenaar
    moloch daarnet vennoot betoog proloog adenoom taxonoom fermoor pandit pentakel shoppen papil pilaster pitsjaar
    plasma plastic papoes jackpot paraaf laborat neuring reuring spiering ritmeren ritmus ritme banderol rollade
    leproos tuberoos slalom sterfte kwalster dentaal postaal mentaal latent repetent retentor stentor torderen tortel
    tortelen torture apertuur bestuur brochuur clausuur fissuur kwetsuur tonsuur partituur veertien vloering rapier
    kastrol stoepier kerst kerstmis peloton potentaat kasjmier bankroet pantser panorama pension
    abnormaal alfabeet arabier aspiraat assegaai baklava baldadig ballorig balsamine balsturig beklijven bekwaam
    borderel bottelen boudewijn buitelen cantorij dentist diabeet dossier europees fanellen fantoom geleed gereed
    germaan grossier heidens heilig hoewel huissier istmus kanselarij kanteloep kassier kastijden katheter kittelen
    koeteraar koetsier krabbelen kribbelen kurassier lakei lasteraar lastering lepreus limburger locomotor maillot
    mandement mangonel marchand matelot moderamen musette normaal pandemie papaja papillot pastinaak pikant piloot
    pilot pistier polemist portfolio quaestuur rekwest sneuvelen spartelen tamboer tamboeren tijdens tijding topaas
    monomaan monomanie polymeer polymeter interval neomist neoteen neotroop ecotoon monotoon geograaf polygraaf
    hyperbaar vergeten vergeet antiek antilope
    lamenteren mollig trotskist veelweter versaal vitreus ballast ballistisch bedrading bedremmeld bekleder belenden
    belletrist bombast bombastisch dalmatiner densimeter dwingeland eendekker eendelig gastropode genieperig
    getalenteerd habsburger hennep katrol kinematheek kinine kittelorig kokkerellen kometen komodo labiodentaal
    lamentatie lammenadig luisteraar luxemburger
    matador leeuwerik kanton makelaar vestibule barrevoets tirade titanic kolonie komedie komiek kompres kameraad rodeo
    wolfraam karamel karate karaoke kerosine mosaiek moskiet mosselen museaal manege manie manilla
    manicure mangaan kandidatuur landerig ijverig ijdel hoteldebotel arsenaal oorbaar tolerant tolerantie oorzaak
    telescoop televisie telefoon telegram telegraaf renaissance makkelijk gemakkelijk gefluister schilderij schilder
    holland palissander verstand wezenloos wezenlijk oorlog hellenist hellenisme
    aquarel luitenant profeet rotonde heerlijk huwelijk""",
)
"""Simple words that fall into Dutch words by chance: eiland is no land of eggs."""

OPAQUE_FIRST = words(
    "hoofd boven onder achter tegen tussen bij over aan op af uit in om door mee na voor terug toe samen weg neer mis"
)
"""First parts that are used in a figurative sense so often that nothing can be told: hoofdstad, bijrol."""

OPAQUE = words(
    # animals and plants that only look like something else
    """aardappel aardbei aardnoot aardvarken bloedzuiger boerenwormkruid boomklever brandnetel bromvlieg egelvis
    eekhoorn eendagsvlieg fluitekruid gordeldier goudhaan grasmus grasparkiet haagwinde hagedisvis heremietkreeft
    houtduif huismus ijsbeer ijsvogel inktvis kikkerdril kikvors klaproos kogelvis koolmees koekoeksbloem kwikstaart
    landschildpad leeuwenbek leeuwentand libelvis lieveheersbeestje lieveheersbeest lijsterbes luiaard meikever
    mestkever miereneter mierenleeuw miljoenpoot neushoorn nijlpaard oorworm paardenbloem paardebloem paddenstoel
    paddestoel pauwoog pekelharing pijlstaart pijpkruid pissebed potvis pruimtabak reuzenrad ridderspoor roodborst
    roodborstje ruggengraat salamandervis schildpad schorpioenvis sinaasappel slangenmens sleutelbloem
    sneeuwklokje speenkruid spitsmuis spreeuwpaard sprinkhaan stekelvarken stinkdier stokroos struisvogel
    veldmuis viooltje vingerhoedskruid vlasbek vleermuis vliegenzwam vliegenvanger waterjuffer waterhoen
    winterkoning wolfsmelk zandloper zeebaars zeehond zeeleeuw zeepaard zeepaardje zeester zeekoe zevenslaper
    zonnebloem zwaardvis zwijnenkop vuurvlieg duizendpoot dagpauwoog koninginnenpage kamerplant kruidnagel
    muurbloem ganzenbloem madeliefje hazelnoot""",
    # things and people
    """aanrecht achterbaks ambtenaar bakvis baksteen bakboord balpen bandrecorder bezemwagen bierkaai bitterbal
    blauwbaard blauwkous bliksemafleider bloemkool boekweit boerenkool bokkenpoot bokkensprong botermelk
    boterham brandweer brievenbus broekzak bruidegom buikspreker burgemeester buurman deurwaarder dommekracht
    donderdag doodskop draaideur draaikolk drijfzand druiloor duikboot assepoester meermin vooruitgang walvis
    roodkapje sneeuwwitje doornroosje duimelijntje kleinduimpje duimstok dwarsfluit ezelsbrug ezelsoor elleboog
    eierkop eigenwijs flapdrol flierefluiter gasthuis geldwolf glasblazer goedkoop duurkoop goudvink graafschap
    grootmoeder grootvader hagelslag halsband handdoek handschoen handvat hartstocht hangmat hanenkam hazenlip haarspeld
    heksenschot hemelbed herenhuis hondenbaan horlogeband hoogmoed huichelaar huisarts huisbaas ijskast inboedel
    jaloezie kapstok kattenbak katoog kattenkwaad kinderboerderij kippenvel klaplong klaploper klerenhanger
    klokhuis knakworst kolenboer kopstoot koudvuur kraaienpoot kraanvogel kruispunt kruiwagen krokodillentraan
    kwajongen landkaart landgoed langoor leedvermaak lepelblad levertraan lichtekooi luilak luistervink lolbroek
    lummel maandag maagzuur mannequin melkweg meesterwerk middelvinger moedervlek muizenis muilezel muilkorf
    nachtkastje nachtmerrie nagelbed narrenschip negenoog netvlies nieuwsgierig oogappel ooglid koevoet buskruit
    ongeluksvogel onderzeeër ooievaarsbek paardenkracht paardenmiddel pannenkoek pantserwagen papkind pechvogel
    pennenlikker pijlinktvis pindakaas platteland plaaggeest praatpaal profvoetballer rekenkunde reddingsboei
    regenboog regenworm ribfluweel rolmops roltrap rommelmarkt ruimteschip schaapskooi scheepsrecht schoorsteen
    schouderklopje schoonmoeder schoonvader schoonzus slagroom slagzin slijmjurk sleutelbeen
    smeerlap spiegelei spraakwater springlading spijkerbroek staatsgreep stapelbed steenbok steekvlam
    sterrenbeeld stofzuiger stoplicht stuurboord suikeroom suikerspin tandvlees tandwiel theelepel tijdschrift
    toetsenbord tondeldoos toverhazelaar tuinboon uilskuiken vaatdoek valscherm vinkentouw vingerhoed visstick
    vlindermes vliegtuig voetbal vogelverschrikker vooroordeel voorhoofd vrijdag vuurtoren vuurwerk waaghals
    walnoot wapenstok waterpas waterpokken weegschaal wervelkolom wijsneus windhond wijnstok wolkenkrabber
    woordenboek zandgebak zaterdag ziekenhuis zonnesteek zondag zoethout zondebok zuurkool zuurstof zwartkijker
    zwartrijder zwanenhals potlood naamval diefstal paspoort belfort helblauw helgeel helgroen helrood
    helwit banknoot assepoes popgroep popidool popmuziek popsong popster popconcert popzanger popart kersvers
    weekend infrarood ultraviolet witlof hopman slavink jongedame jongeheer jongeling jongeman""",
)
"""Compounds whose meaning has left their parts: a paddenstoel is neither a toad nor a stool."""
