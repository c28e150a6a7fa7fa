"""Words of other languages that the dictionary lists all the same, or that only look as if made from Dutch words:
nobody who speaks Dutch says mirror, nor Brille."""

from .words import words

FOREIGN = words(
    """
    aardvark abandonner abc-bok abrikoto acceleratore accidente accuratio acinaces acrobaties acupuncture afton
    alarmklokke albatross alligatore altopiano altosalto aluminiumsfolie alzheimer's amplificateur amputering
    angelzeug anklet antarcticus antelias antelope aperture apis apocalypse apotheke apothekerin applaudissements
    applause apporter aquarelle arbeidsgiver arbeidsleder arbeidsledig arbeidstaker archeologist architecture
    architrave arder argumenter armature armeestro arrestering artilleriegranate aspirateur astronomin atletica
    attaquer attraper audition auditores augure autobiographie autoestop autograf autoscala axelband axolotle
    babysitterin backen backteig baignoire bandera bandwurm bankkort bankmand banknote bankrott bankscheck
    barbiere barnbarn barnebarn barnedagen barnerom basaltes basketballerin bater bathrobe bathroom baths
    bed-sheet bedekrans bedemand bedrager beetroot begierde begierig beginning behagelig belgesel believe
    bendelmark bergpass bergspass bergsteiger besoffen bestatten bestemme besticken bestrafen betalingskort
    beulenpest beundring beverage bicarbonate bilderamme billfold billig bindestrek bindetoko bindfaden biographie
    biologin biologist bisamratte blanda blankett blau blaukrabbe blaulicht blauregen bleiletter bleistift blek
    blekemiddel blindbock blinddarm blinke bloggerin blomblad blomstring blood bloodbath blutegel blutplasma
    bockspringen boksering bordtennis boreplatform borgmester borgtorn bouder boulanger bracelete brada brandmand
    brandskade brandtrappe bretelle briefkasten briller brod brombeere bronzemedaille bruise bruit bukkespring
    bulldogge bureaukrat bushaltestelle busse butterfly calculer campaign campingplass campingplats caravane
    caricature caserne castagnette catacombes cataractes catastrophe cavaliere cell cellistin centaure certificate
    checkmate cherubin chickadee chirurgien choreografin citadelle clementin coatroom cognome colapasta cometes
    comicheft commander companion componere composer compress compromise computerspiel computerspil concedere
    confectioner conservatore construere contacts contrabass convertere coquetier cornerstone corridore couchtisch
    coulisses counterfeit couperet coupling course-poursuite covering crackling creature croquete crossword
    culture curatore custode cykel dagger damespiel dampskip danke danse datte deceptor decidere delegate
    delegeret deltaplane deltaplano demens deodorante department dere deser deserter desistere dessiner
    devastation dialecte dictature dienstreise directorate dirigentstok discourse discover discutere disksvamp
    docere domestica dominoes donkey doorbell doorkeeper doormat dotterdotter double-cross dovenkrop dovenpels
    drammeglass drapeau drawbridge driftsfeil drille drinkemulo drinking dromader druggist dschinn dutt délégué
    député edelkreps egens egensinne eggeglass eiderdown eierschale eike eischale eksamen eksamensbevis employee
    enclosure enkelkind ente envelope episcopate equatore erdulden ertragen estafeta etikette ettersmak
    examensbevis exceptor exercere exercitor extralucide farmhand farmland fattig fattigdom felsen felsenwand
    fichier flagstang flagstango flanelle flapcake flapjack flask flaskekapsel flaskepost flaskpost flatmate
    flatterer flatware flipperi flirte florist's floristin forkvinde formulaire forst forstand forsvinde forto
    fotograf fracture fragebogen fragt frame-up fraudator fregatte frett friction froissement frontage frontaria
    frontier frontone fundere gaffeltruck gamekeeper gander gangetabel garnement gasse gateselger gedichtband
    gehacktes geheimnis gelassen gelateno geldstrafe gemstone gener generatore geologin geologist gerente gerro
    geschmiere gestrandeter gewinner giftering gladiatore glasmurmel glass-blower glassblower glasschrank
    glassmaker glasspinne glassware glastoffel glede glissant goalpost goaltender golfe graduate grapeshot
    grasshopper grassland greb greengage grenze griffonnage grilling grillspiess grindstone grommeler grösse
    gymnastica haaste hackschnitzel half-basement haltestelle handbesen handelsmand handschellen handspegel
    handspring handstil hang-glider hangarskip hangover hangvilla happenstance harke havehibiscus he-goat heilbutt
    heirloom heksemester helpmeet herberge hest hinge hinke hippodrome historien hittebarn hode hodeskalle
    hologramme horizonte hormon horoscope huile huppe hypothesis ignorere imperatore impertinentes impudens inas
    incantator infantaria informer inhalere inops inspector inspirer instance institute instructor instrumentpanel
    insulter intendent internett interprete interrupteur interruptor inventeur invertere invitee invitere iode
    ironclad isoleringsband isoleringstape jackpott jeepdunk jonglere jonglieren joue jumboplass jumboplats
    kaappaus kabelbane kakerlake kalebass kalebasse kalksten kampesten kamrat kandidatin kannibale kansellere
    karakterkort karavane kardemomme karne kartendeck kartenspiel katt kegelspiel kelle kidnappare kidnappe kieme
    kilogramme kindling kindtand klapstol klarinette klasestro klasserepresentant klasserom klasskamrat
    klassrepresentant kletterer klinke klissete knalle knipetang knipling knott koka koke komencanto konteiner
    kontenero kornaks kortkort kortspil kostaminen kotelette kraftmast kraftwerk krankenwagen kreis kreisbogen
    kresen krokette krokodille kroksabel krukke kunstmaler kunstrasen lampione lamppost lancement landingsbane
    landkort landlady landlimo landmand landrail landschaft landslide landslip langskip last-born lastcykel
    lasterom lasteskip lavalampe lavatory legendas legge legislature leidenschaft lenestol lett liggestol lilla
    limonadi lionne liten literature livestock logopeda logopedo longhand longsalto lorde loudspeaker lugt lukke luna
    lustspiel macaronis machinator machine-gun maderamen magistrate maistang makaron makt malakitt malaperi
    malatango malingering man-of-war manchete manchetknap mandag mandolin mandrake marchander mareritt marionete
    marionette marlstone marmotte marskalk maskedans masque masseurin matchstick material mathématiques matsedel
    matt medestang megafone menetrend menge menschenmenge merke merkelig messband messingskilt metafora
    metallegering metallicus metronome metropoli metropolo mi-bas micro-onde micro-ondes microfone microonde
    microscope migrateur militia minarete miniature minibuss minirock ministro ministère mirror misstanke mistrust
    mix-up mixture moderatores moderatorin molde mondlicht monogramme monopole moorland moppe motomarine motoneige
    motorbot motorcykel motoring motorroller murmeltier murmurer mustasch nachtansicht nachtisch nachtlampe
    nachtschrank nachttisch nadar namensschild napoleone narcisse navigateur navigatore neft neige nerve neutrone
    niesen niete nobelpreis nobelprisen nodeblad nosocomium nummerskilt nymf o-bus oberschenkel observer occasione
    officialdom onkel opat opkomling oppressor origamitrane ornement osso ounce overcoat overdraft overhale
    overkropp overpass oversette oversetter oversetting overtrekk packet pakke pallettone palm-tree palmtree
    pantalones papelaria para-lama para-raios paradoks paradoxe paragraf parakeet parasita parasite parasole
    parassita paratoner pardonner parkere parkering partnero partyzant passbilde passeport passfoto passport
    pastinake patentante patinage patinator pedometro pedometrum pekingeser pelle pelsskind pen-pusher peninsula
    penny-pincher pensione pensioner pensiones percutere peregrinator perforatore periscope peste pinne pioniere
    pionnier plafon plakette plamen planalto planovergang plante planteolie plantespade platschef platscher plett
    pligt plomb plott plukke plunderer poche polier polisong politicien polizist pompe pompiere ponk porre
    portaria porte-documents porti portsari possessor postbote postkort postulate pote pottemager poursuite prach
    prate pratmaker predikstol prekestol presserende pretending prinsesse prioress prison prisonnier procuratore
    professeur professore programleder programme programmer programmerer projecteur properatio propinas prosecutor
    proteger protegere protesta protestans protestantin protester psychiaterin psychologin psychologist
    pumpestation pumpstation pumpwerk punch-up purgator puristin pust puste pépite quadrante quartiere racecourse
    racercykel radiatore raio raketenstart ramme ramoneur rapperin rasp-is raviolis reagensglass recensement
    regenjacke regentonne regenwasser regenwolke registratore reindeer reisepass reiskasten reiskocher reiskuchen
    reissnagel rekke renne renoncer renovering reparere respirer restaurante restroom retourner revenge
    ridiculiser riksvapen ringelrobbe ringelshirt rivet rockering rockring rockslag rockslide rokke rootstock
    rotere rotieren rottesnok runddans rustling réalisateur sagacity sailmaker sammeltaxi satelles satélite
    saxofone scandere schafbock scharbock scharlach scheide schildknappe schinken schmiergeld schminktisch
    schoolfellow schoolmate schoolroom schoolyard schooner schramme schranke schriftsteller schrifttype
    schubkarren schublade schutt schön scream scripture sculpture seedling selfiepinne selfiestange seminare
    senatore senatorin serf serpente sextante shortage shotglass shovel silhouette sing skipestro skipsrekke
    skischanze slagmark sleepwalker slibesten slikkepinne slikkepott slingshot slipcover slipknot smede smelte
    smokejumper smokestack smultring snakke snapsglass sneezing sodavand sodavatten sodawasser sofabord songster
    songstress sosse spaghettis sparegris spargris sparkilo sparviere spectatores speechmaker spelkort sperling
    sperre spider-web spiedino spilopper sportsplass sprayboks springvand sprinterin staatskasse staffelgiebel
    stalle stamfader stamkunde stamming stampante stampino stange stanglorgnet stangspring stare starenkasten
    starkers starling startbane station-service stationer steering stekepanne stekespade stekpanna stekspade
    stemware stenblok stenbock stendino stenografin stepladder steppaus sterlett sternkunde stethoscope
    stickkontakt stikkontakt stinktier stockente stoldans stoledans stool stoppe stoppino storeroom stormklokke
    stortrappe stove strandstol strassten strategist strauss strikke strikkepinne structure studere studieren
    stuntmand stuttering substitute sultanin sultaninne surfe taille-crayon taille-crayons tandemcykel tandprotes
    tandstikker tankskip tankstelle tapete tapeworm tarde taschengeld taxi-cab teat technologist tegelpanna
    tegelsten telefone telefonere telegraf telephone telescope telle tellereisen temperature tengerpart tergemini
    terrasse testamente teste therapist thermoskanne tierkreis tierkunde timbre-poste timmerstock tinkiminen tinte
    tonicvand tonicvatten tonnerre tonsillite tornskade tornskate torture tourisme town trampolo trampsten trane
    transplante transporte transporto trapdoor trasloco trasplante trasporto trast trekke trembler tribunale
    trompete trompette troop trote tubature turve tv-vert typewriter undershirt understand undertekst usb-minne
    usb-pinne usurpatore valg valgurne valiant valle vand vandcykel vandmand vandreservoir vandsalamander
    vandscooter vatt vattenpass vattenpipa vattensalamander vattenskoter veie velocity velodrom velsmakende
    velstand vente venterom ventilateur ventilatore ventriloquist verbieten verdienstorden verdunsten vergessen
    verlag verlieren verraten versante vert vertere vertinne verzieren veteranus veteriner videospiel videospil
    village vindkast vindpose vindspel vindstrut vinge vinke vinylplate violoncelle violoniste visitatore vissling
    vocaliser vogelspinne vorstand wagering wandlampe wardrobe wasserdicht wasserreiniger watchman watercourse
    waterdrop wattenmeer weberknecht wedding welle werkzeug westward wiege windhose wippe wissenschaft wokpanne
    wren zinko zwinkern
    """
)
"""As uniform writing leaves them. Words that Dutch has borrowed (jacket, bureau) are none of them."""
