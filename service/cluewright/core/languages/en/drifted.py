"""Words that look derived or compounded but mean something else altogether.

To say `corner` for corn tells nothing about corn: no finding. To say `waiter` for wait or `butterfly` for fly does say
the keyword, but the whole is another thing than its parts: a human should rule.
"""

UNRELATED = frozenset(
    """
    bower cower dower tower polity
    misery brandy bobby booty bury carry colony copy curry deny destiny fanny forty fury harpy inventory irony marry
    paddy parry party patty peony pity policy poppy posy putty shimmy storey subsidy tabby toady treaty tunny whisky
    study ferry palsy pansy patsy honey phoney covey hooky gunny noddy many they spay quay every tansy stationery
    factory unless coward delight release report repair retail resort remark reward restrain retire resign resent
    repeat reveal reverse remote recite rebate refuse represent relay despot defence decay depress design detour
    degrade disease distress dispute display discuss dismay dispatch disgust dispose district dismiss dissent distend
    distract entrance embark embrace emboss engrave prevent present preside pretend pretext preserve prepare prelate
    subject submit sublime subdue supply
    accordion adder amber anger antler archer banner barber barker barrel batter beaker beaver bitter bolster border
    boulder brother bunker burger butler butter button buzzer caper capital capitol carpet cater cellar center
    chapter charter cider cinder clover cluster copper corner country cover crater cursor dagger danger daughter
    desert disaster dollar easter enter ever father feather fender fever fiber filter finger flower foster foyer
    gander garter general ginger glacier glitter grammar hammer hamper heather hinder hobby holster hover hunger
    infant issue jester ladder lantern larder lather layer leather ledger letter lever linger lintel litter liver
    lobby lobster lodge lumber lunch manner manor mantle margin market marry master matter member meter minister
    minor minster mister mitten moment monitor monster mother motor mustard mutter never number offer office operate
    order organ other otter oyster panel panther pantry paper parlor parrot parson partner party passion pasture
    patent pattern pepper pester pillar pillow pitcher plaster platter pocket pony portion powder power premier
    prior prison proper puppet quarter quiver racket rafter rather ration rector regal rent river rocket rudder
    rummy sacred salary saucer scamper scatter season section senior shelter shoulder shower shutter silver sister
    skipper slaughter slender slither sliver slumber smother sober solar soldier spider splinter stagger station
    status student summer super supper surly tailor tamper tatter temper tender terror tiger timber tower treasure
    treaty trigger trouble tuber twitter udder ulcer under usher utter vapor victor vulgar wander weather whether
    whimper whisker winter wither wonder yonder belly bully bunny candy county daisy dairy fairy gravy gully jelly
    lady navy penny petty ruby story tiny ugly early only family reply supply rally folly holly jolly lily silly
    public comic topic panic tonic arctic critic fabric garlic logic picnic plastic traffic antic clinic colic acrostic
    ferric music relic rustic tactic tunic pelagic agonic amnestic atonic choric demotic dineric empiric enteric lithic
    trophic fustic limbic quartic georgic agaric
    ally apply random seldom worship reckless ruthless grateful mattress mistress distress address parish polish
    punish relish radish rubbish varnish vanish finish famish garnish nation notion motion lotion potion mission
    session million billion onion union region religion opinion cabbage message sausage savage image manage damage
    livery buttress instance intense commence ante belle suite pollen ravenous flourish starling undies gingerly
    disconcert tiding tidy
    barberry bluster bullion badger butcher canary capsize recap caption celerity coalition combative compassion
    coral kinetic cursive cursory recursive discursive defeat diction domino doughty fission
    floor gravel definite define lambent deliver licence license lunge mansion minion molar remonstrate remonstrance
    pagan pageant partial partition pathology pathological peasant peon peonage
    pillage pillion pillory pinion posterity promise request raven rehearse risible rosary scarlet scarify reserve
    deserve conserve shaman shoal designate ensign spiral respire superstition marina
    marinate talent tentative detail entail template subtract tradition
    entree ballistic city
    garbage moral mortal animal metal medal sandal scandal vandal rival final total royal loyal local legal
    """.split()  # noqa: SIM905 - a list of quoted words would be three times as long
)

DRIFTED = frozenset(
    """
    corny publicity
    awful baggage bandage bearer blazer boxer bumper business carriage carter champion costly cottage counter
    customer dinner discover doubtless draper drawer expression flatter flattery folder former fortress freedom grandeur
    handful handsome hardly hardship impress impression jumper lately latter lighter lively locker lonely lowly
    likely nearly nevertheless officer outcome outfit outlook passage passenger plumber poker polar porter
    poster potter receiver regardless restless rubber ruler sensor shortly signal slipper sticker sweater tanker
    township trailer trainer understand organism village waiter waitress warden wisdom witness
    indifferent authorise authorize organise organize bearing cagey doggedly gingerly habitable lousy molester
    rakish saucy slippery stationer
    unauthorized unauthorised unsuited untrained unwind unwound unsound waver potty
    bracelet gauntlet ringlet triplet couplet chaplet singlet scarlet doublet starlet leaflet martlet frontlet
    roughage personage underage dressage steerage percentage
    basic chromatic classic concentric diabolic dialectic dynamic electric erratic generic geodesic graphic historic
    impolitic logistic lyric magic manic medic metric mimic organic pacific philippic phonic politic psychic scenic
    septic sonic specific static statistic terrific tropic
    """.split()  # noqa: SIM905
)

# Words in -ery that are like somebody's trade by chance, or that have little to do with it now.
NO_TRADE = frozenset(
    """
    battery racketeer privateer gazetteer commandeer celery chancery cookery drapery finery gallery imagery
    lottery nursery pottery scenery tracery infantry foundry husbandry toiletry country pantry pastry vestry sentry
    gentry equator dictator operator radiator factor sector tractor monitor traitor gladiator contractor senator
    professor processor projector protractor fascinator
    """.split()  # noqa: SIM905
)

# Words in -ial that mean something else than what they are made of.
NOT_OF = frozenset(
    """
    confidential factorial memorial tutorial equatorial arterial material statement department compartment allotment
    settlement refreshment battlement deportment comportment catchment singular spectacular particular delicacy
    legacy political custodian admiral several spiral festival tribunal communal virtual primal natural principal
    practical reprisal
    """.split()  # noqa: SIM905
)

# Words in -ity that mean something else than the adjective says.
NOT_SUCH = frozenset(
    """
    virtuosity gravity personality locality reality nativity facility principality municipality nationality adversity
    majority minority speciality fatality hospitality activity security utility commodity publicity
    """.split()  # noqa: SIM905
)

# Words that are surely derived, but not from this one.
DRIFTED_FROM = {
    "ironic": "iron", "diplomatic": "diploma", "operatic": "operate", "heretic": "hereto", "colonic": "colony",
    "germanic": "germane", "indifference": "difference", "patience": "patient", "evidence": "evident",
    "presence": "present", "consonance": "consonant", "continence": "continent",
}  # fmt: skip

# Words that are derived, or may be, but from another word than this.
NEVER_FROM = {
    "political": "polite", "politic": "polite", "army": "arm", "dental": "dent", "dentist": "dent",
    "serval": "serve", "severity": "sever", "harpist": "harpy", "terrify": "terry", "choral": "chore",
    "atonal": "atone", "predator": "predate", "sanitize": "sanity", "sanitise": "sanity", "gator": "gate",
    "triolet": "trio", "archimage": "image", "leftist": "lefty",
    "moralist": "morale", "moralise": "morale", "moralize": "morale",
    "secretary": "secret", "pension": "pen",
    "mineral": "miner", "comity": "come", "parchment": "parch", "classical": "classy",
    "pearly": "pear", "singer": "singe", "ranger": "rang", "rangy": "rang", "shoddy": "shod", "forward": "for",
    "forwards": "for", "dimly": "dime", "teaser": "teas",
    "skier": "sky", "resister": "sister", "unclean": "uncle", "unclear": "uncle", "chicken": "chic",
    "prediction": "diction", "tension": "tent", "pretension": "tension", "distension": "tension", "detention": "tent",
    "operation": "opera", "detent": "tent", "gratify": "grate", "ratify": "rate", "testify": "test", "notify": "note",
    "pacify": "pace", "german": "germ", "organism": "organist", "organist": "organism", "schism": "schist",
    "schist": "schism", "fortify": "forty", "archery": "arch",
    "gratification": "grate", "notification": "note", "gallery": "gall", "secretion": "secret", "revelation": "revel",
    "salvation": "salve", "stallion": "stall", "gradation": "grad", "notation": "not", "version": "verse",
    "conversion": "converse", "reversion": "reverse", "deposition": "deposit", "formation": "format",
    "procession": "process",
}  # fmt: skip

OPAQUE = frozenset(
    """
    hattrick bluebottle bluetooth boycott bulldozer bullfrog buttercup butterfly buttermilk butterscotch capsize carpet
    cargo cartoon catfish catwalk mayday mayflower mayfly maypole checkmate chairman cockpit cockroach
    cocktail coconut copperhead cowslip
    crossbow crowbar cupboard dandelion deadline deadlock dogwood dovetail dragonfly drawback eggplant foxglove
    foxtrot friday gooseberry grapefruit grasshopper hallmark hamburger handsome hedgehog honeymoon hotdog
    jackpot jellyfish jigsaw kidnap ladybird ladybug limestone livestock masterpiece monday moonshine mushroom
    nightingale nightmare nightshade outlaw outback passport peacock peanut pineapple pigtail pitchfork ponytail
    pumpkin quicksand quicksilver rampage redneck rosemary sandwich saturday scapegoat seahorse shamrock
    silverfish snapdragon starfish strawberry sunday sundae sweetheart tango thursday tuesday understand
    undertaker wardrobe wednesday wedlock withdraw yesterday toadstool turtleneck hogwash hotshot windfall
    warlock wallflower walnut watermelon horseradish horseplay hotchpotch ironmonger honeycomb ladyfinger
    crowfoot cranberry cowboy crosswalk headhunter headline hellbender floodlight forget forgive fortnight
    brainstorm brainwash blackmail blackjack blueprint bombshell bookworm bottleneck breakfast broadcast
    broadside bullseye buttress deadpan doughnut earwig egghead aftermath allspice awesome balderdash bellhop
    bellwether blackball blockbuster bobcat bobsleigh brainchild bulldog bullpen bushwhack cartwheel catbird
    catcall catnap catnip causeway cheapskate chestnut cobweb copycat cowlick cowpoke crackpot daredevil
    deadbeat dogfish doggone dumbbell earmark eavesdrop featherweight figurehead flapjack foolscap freelance
    gadfly godsend greyhound gridiron gridlock groundhog hamstring harebrained hawthorn haywire headlong
    heirloom henpeck hobnail hollyhock honeysuckle hoodwink hopscotch humbug humdrum jackass jackrabbit jaywalk
    killjoy kingfisher kingpin larkspur limelight lodestar lumberjack madcap mandrake muckrake network nutmeg
    offspring panhandle peppermint piggyback pitfall pockmark polecat potluck primrose pussyfoot quarterback
    ragtime ramshackle roughneck roundabout sandman screwball scumbag scuttlebutt sidekick skinflint skyjack
    skylark slapstick slipshod spendthrift starboard stonewall sweepstake tadpole thoroughfare tomboy tomcat
    touchstone turnpike wormwood wisecrack firebrand fanfare farewell fairway gunnysack nuthatch bugbear cowpox
    foxtail henbane whippersnapper poppycock crestfallen quahog
    outrage outfit outcome outlet overlook overcome overtake undertake underwrite
    undergo income upset
    bandwagon blacklist bootleg butterfingers butterball catgut clotheshorse crosspatch cutthroat dashboard deadhead
    eyesore footage footloose footnote halfwit hammerhead hangdog hangover highbrow hobbyhorse hogshead hotbed hothead
    jawbreaker keynote loophole manhole nitpick pigeonhole pigskin pinpoint pushover ringleader ringworm rubberneck
    sawhorse showcase showdown skyscraper slapdash soapbox sourpuss spearhead spoilsport stalemate stopgap sweetbread
    tailgate throwback thumbnail trademark turncoat underdog underhand understudy upstart watchdog windbag
    woodchuck workhorse yardstick southpaw moleskin painstaking swashbuckling
    seesaw applejack background backdrop backlash backlog ballpark barnstorm benchmark bigwig blacksmith blackguard
    blackout bluegrass bluestocking bootstrap boilerplate breakneck breakthrough brickbat brimstone broadband
    buckwheat buckshot buckskin buckeye bulkhead bulldoze bullshit bullfinch bumblebee butternut cardsharp
    catchphrase chatterbox chickpea chickweed clapboard claptrap cliffhanger clodhopper clubfoot cocksure comeback
    commonwealth cornerstone cottonmouth counterpane counterpart crackdown crackerjack currycomb deadbolt dogtrot
    doomsday downright dragnet dumbfound dumbwaiter featherbedding feedback fiddlesticks firebug firewall firsthand
    fishwife flashback flintlock flophouse flyweight folklore foolproof foolhardy footlocker footman forthright
    forthwith framework freestyle freewheel freeway fullback fussbudget gangway gangplank getaway gingersnap
    goldbrick goldenrod goodbye grandstand greenback greenhorn greengrocer groundswell groundwork grubstake
    guideline guttersnipe hacksaw handout hangnail hangout hardback hardware hashtag hatchback hayseed headquarter
    headstrong headway heartthrob heyday highball highboy highlight highway hindsight hothouse humpback hunchback
    hummingbird ironclad jackboot jackhammer jackknife jellybean jockstrap jumpsuit keystone keyword kickoff
    killdeer kneecap knucklehead landlady landlord landlubber landmark laptop layman layout layover layoff
    leatherneck leeway letdown linebacker lineman livelong lockstep loggerhead logjam lovelorn lowdown mainframe
    mainspring mainstay mainstream makeshift mastermind masterstroke masthead merrymaking mincemeat monkeyshine
    motherboard muskrat muskmelon namesake newfangled ninepin oddball offhand offset offshoot overall overboard
    overcast overdraft overhaul overhead overhear overlord overrule override oversee overseer oversight overthrow
    overtone overwhelm partway patchwork payroll penthouse piecemeal pinstripe plaything polestar porterhouse
    posthaste potshot quarterdeck quartermaster quicklime ragamuffin ragtag ragweed ramrod reindeer restroom
    ringmaster roadrunner roughhouse roughshod rundown safeguard saltpeter sandpiper scatterbrain scoutmaster
    screenplay seersucker sellout setback sexpot shakedown sharecropper shipshape shoehorn shortbread shortcake
    shorthand shortstop showboat shuteye shutterbug shuttlecock sideburns skinhead skullcap skyrocket slaphappy
    sledgehammer slowpoke smallpox snapshot software sorehead sourdough speakeasy spearmint spitball spitfire
    spokesman spokespeople spokesperson spokeswoman springboard standpoint stateroom statesman steadfast
    steeplechase steeplejack stepbrother stepchild stepdaughter stepfather stepmom stepmother stepparent stepsister
    stepson stereotype stickybeak stockbroker stockpile stopcock stovepipe straightforward straitjacket stranglehold
    streamline streetwalker stronghold sweatshop sweetmeat switchback switchblade tailspin taskmaster tattletale
    tenderfoot tenderloin thoroughbred throughput thunderhead tightwad tinderbox tiptoe toothsome trapdoor treadmill
    turnabout turnkey turnout turnover turnstile turtledove undergraduate underlie undermine understate underling
    upbeat upbringing upheaval uphold upkeep uproar upright vouchsafe warlord watershed waylay wayside weathercock
    welcome welterweight wellspring wholehearted wholesale wholesome wiseacre wishbone withhold withstand workshop
    worrywart somebody anybody everybody nobody someone anyone everyone something anything everything nothing
    somewhere anywhere everywhere nowhere sometimes sometime somehow anyhow anyway however whatever whenever whoever
    wherever otherwise likewise moreover therefore maybe meanwhile meantime always already furthermore nevertheless
    nonetheless forever henceforth altogether hereby thereby whereas within without throughout
    """.split()  # noqa: SIM905
)

# Old compounds that cannot be told by their sound or whose other part is no word now, and what is in them.
HIDDEN = {
    "nightingale": "night", "sunday": "sun", "werewolf": "wolf", "dormouse": "mouse", "cauliflower": "flower",
    "titmouse": "mouse", "holiday": "day", "forehead": "head", "cupboard": "cup", "breakfast": "break",
    "gooseberry": "berry", "strawberry": "berry", "cranberry": "berry", "raspberry": "berry", "blackguard": "guard",
    "waistcoat": "coat", "shepherd": "herd", "wednesday": "day", "monday": "day", "friday": "day",
    "tuesday": "day", "thursday": "day", "saturday": "day", "bridegroom": "bride", "midwife": "wife",
    "mermaid": "maid", "merman": "man", "lukewarm": "warm", "bonfire": "fire", "vineyard": "yard",
    "christmas": "christ", "handkerchief": "hand", "neckerchief": "neck", "twilight": "light", "dandelion": "lion",
    "scapegoat": "goat", "crayfish": "fish", "cuttlefish": "fish", "marigold": "gold", "surname": "name",
    "today": "day", "tonight": "night", "pastime": "time", "o'clock": "clock",
    "handicraft": "hand", "handiwork": "hand", "nickname": "name", "goodbye": "bye",
}  # fmt: skip

# Parts that mean what they say although the whole is opaque (a watermelon is a melon, though no water) or sounds as if
# it had no parts.
CLEAR_PARTS = {
    "bullfrog": "frog", "buttermilk": "milk", "chairman": "man", "grapefruit": "fruit", "limestone": "stone",
    "pitchfork": "fork", "quicksand": "sand", "seahorse": "sea", "watermelon": "melon", "walnut": "nut",
    "coconut": "nut", "peanut": "nut", "chestnut": "nut", "honeycomb": "honey", "floodlight": "light",
    "turtleneck": "neck", "strawberry": "berry", "cranberry": "berry", "gooseberry": "berry", "catfish": "fish",
    "crossbow": "bow", "bookworm": "book", "peppermint": "mint", "bulldog": "dog", "cartwheel": "wheel",
    "tomcat": "cat", "greyhound": "hound", "catnap": "nap", "cobweb": "web", "scarecrow": "crow", "woodpecker": "wood",
    "spaceship": "ship", "airship": "ship", "warship": "ship", "battleship": "ship", "steamship": "ship",
    "flagship": "ship", "starship": "ship", "gunship": "ship", "mothership": "ship", "longship": "ship",
    "lightship": "ship", "aeroplane": "plane", "airplane": "plane", "biplane": "plane",
    "blacksmith": "smith", "bullfinch": "finch", "bumblebee": "bee", "chickpea": "pea", "greengrocer": "grocer",
    "hacksaw": "saw", "hummingbird": "bird", "jackhammer": "hammer", "jackknife": "knife", "jellybean": "bean",
    "muskrat": "rat", "muskmelon": "melon", "quicklime": "lime", "reindeer": "deer", "sledgehammer": "hammer",
    "spearmint": "mint", "smallpox": "pox", "stepbrother": "brother", "stepchild": "child",
    "stepdaughter": "daughter", "stepfather": "father", "stepmom": "mom", "stepmother": "mother",
    "stepparent": "parent", "stepsister": "sister", "stepson": "son", "stockbroker": "broker", "stopcock": "cock",
    "switchblade": "blade", "turtledove": "dove", "weathercock": "weather", "wholesale": "sale", "sourdough": "dough",
    "shortbread": "bread", "shortcake": "cake", "skullcap": "cap", "screenplay": "screen", "scoutmaster": "scout",
    "ringmaster": "ring", "landlady": "lady", "spokeswoman": "woman", "spokesperson": "person", "jumpsuit": "suit",
    "heartthrob": "heart", "sandpiper": "sand", "buckwheat": "wheat", "ragweed": "weed", "chickweed": "weed",
    "restroom": "room", "stateroom": "room", "trapdoor": "door", "stovepipe": "pipe", "workshop": "work",
    "shoehorn": "shoe", "tiptoe": "toe", "overhear": "hear", "slowpoke": "slow", "gingersnap": "ginger",
    "kneecap": "knee", "hangnail": "nail", "patchwork": "patch", "pinstripe": "stripe", "doomsday": "day",
    "thunderhead": "thunder", "ramrod": "rod", "worrywart": "worry", "chatterbox": "chatter", "wishbone": "bone",
    "stockpile": "pile", "cornerstone": "stone", "keystone": "stone", "gangplank": "plank", "jackboot": "boot",
    "dragnet": "net", "payroll": "pay", "catchphrase": "phrase", "keyword": "word", "straitjacket": "jacket",
    "potshot": "shot", "plaything": "play", "newfangled": "new", "undergraduate": "graduate",
    "welterweight": "weight", "flyweight": "weight", "jockstrap": "strap", "spokesman": "man", "statesman": "man",
    "layman": "man",
    "petticoat": "coat", "fishmonger": "fish", "icicle": "ice", "lemonade": "lemon", "orangeade": "orange",
}  # fmt: skip

# Compounds that the dictionary says otherwise than their parts, or a part of which is no word by itself.
APART = tuple(
    tuple(word.split("+"))
    for word in """
    gray+beard night+shirt night+shade house+warming wind+swept thunder+shower racquet+ball tea+spoonful sea+worthy
    sea+worthiness paper+boy snow+mobile book+mobile near+sighted even+handed evil+doer wrong+doer office+holder
    run+around pot+boiler plough+share plow+share store+front star+gazer star+gazing war+monger trust+worthiness
    ante+chamber aroma+therapy infantry+man infantry+men fore+woman fore+women mole+skin pains+taking neck+lace
    south+paw woe+begone pass+word shop+aholic work+aholic work+manlike weight+lifter weight+lifting beach+comber
    carpet+bagger breath+taking back+breaking stair+case stair+way stair+well law+maker book+making book+maker
    wind+jammer nursery+man cross+word criss+cross moto+cross school+marm blabber+mouth bull+dozer police+woman
    fork+lift egg+nog news+caster kilt+maker tom+cat chimney+sweep spell+bound
    shoot+out mid+stream heart+rending sight+read pussy+cat moon+scape land+scape sea+scape over+turn pent+house
    hair+splitting
    """.split()  # noqa: SIM905
)

# Words whose sounds are those of two other words by chance.
CHANCE = frozenset(
    """
    alphabet alternation andiron antacid antagonise antagonize antarctic arctic barbell brandish bumper bunting burlap
    carmen cornwall painting quidditch rearrange shylock thermostat
    campus candid canteen carbide carnation cartridge castration cation curfew curtail damnation damson endear enrollee
    errand fertile frolic furlong gallows genteel goblet gypsum hamlet hemlock hobbit impact impair impale impart
    impeach impend implode implore impunity innate innovation lambaste lieutenant mandate mandrill mangrove manhandle
    martin mayhem mentor mildew mistrust pamphlet peptic piebald portend portfolio portray potash pumpernickel rampart
    ransack rattan refuse represent reptile ribbit rumpus satire shindig stagnation stylist tablet taciturn tattoo
    template umpire vampire viaduct vigilante wallow wolfram sagacity vivacity forestation deforestation determiner
    cornice beatrice bullingdon campbell canterbury carlisle coventry doncaster dunkirk germany lancaster lockheed
    madeline palestine patrick penelope pitcairn potsdam scarborough springsteen starsky stephen tallinn toronto wallace
    winslet
    carcass tormentor castrate clitoral committee delimiter electrode execrate expectorate plangent pistillate
    postpone postponement proffer reddish faddish sidereal slattern sinecure umpteen yippee pippin curtailment
    departmental departmentalize governmental developmental judgemental gunwale threshold forestall panicky
    pantheist pantheistic pastorate penultimate importunity intonation lieutenancy macerate maceration malediction
    partridge winsome irksome radiogram metacarpal metacarpus
    """.split()  # noqa: SIM905
)
