"""English derivations that no rule undoes: the vowel has changed (strength), or the stem is Latin's (solution).

Those in `SURELY` say the same with another ending; of those in `MAYBE` a human should say how near they are. A word may
be made from several, parted by slashes.
"""


def pairs(text: str) -> dict[str, tuple[str, ...]]:
    """Words and what they stand for, of a table such as `icy:ice zombie:zombify/zombified`."""
    entries = (entry.split(":") for entry in text.split())
    return {word: tuple(bases.split("/")) for word, bases in entries}


SURELY = pairs(
    """
    cowardice:coward kitchenette:kitchen statuette:statue roomette:room
    bravery:brave savagery:savage snobbery:snob foolery:fool prudery:prude perfumery:perfume
    icy:ice fiery:fire wintry:winter wiry:wire gooey:goo clayey:clay hungry:hunger angry:anger asleep:sleep ashore:shore
    ablaze:blaze aflame:flame afire:fire afloat:float lawyer:law scientist:science disagree:agree disappear:appear
    dislike:like disapprove:approve disbelief:belief disconnect:connect disobey:obey disorder:order disrespect:respect
    distrust:trust disadvantage:advantage outdoor:door outdoors:door apostolic:apostle operatic:opera scientific:science
    strength:strong length:long breadth:broad width:wide depth:deep height:high warmth:warm truth:true growth:grow
    ability:able humility:humble simplicity:simple hatred:hate pride:proud belief:believe relief:relieve laughter:laugh
    elfin:elf kindred:kin beloved:love redden:red sadden:sad madden:mad gladden:glad flatten:flat fatten:fat
    hasten:haste chasten:chaste ripen:ripe whiten:white widen:wide loosen:loose coarsen:coarse oaken:oak ashen:ash
    brazen:brass oxtail:ox piglet:pig owlet:owl eaglet:eagle gosling:goose doggo:dog catto:cat kiddo:kid lambkin:lamb
    goddess:god tigress:tiger empress:emperor duchess:duke abbess:abbot sorceress:sorcerer hostess:host heroine:hero
    lioness:lion heiress:heir poetess:poet peeress:peer seeress:seer murderess:murderer adulteress:adulterer
    seductress:seducer waitress:waiter headmistress:headmaster postmistress:postmaster comedienne:comedian
    equestrienne:equestrian tragedienne:tragedian injustice:justice inaction:action inattention:attention unjust:justice
    unjustly:justice indecision:decision indigestion:digestion indiscretion:discretion imperfection:perfection
    skilful:skill wilful:will chaotic:chaos chaotically:chaos hypnotic:hypnosis hypnotist:hypnosis hypnotize:hypnosis
    hypnotise:hypnosis hypnotism:hypnosis neurotic:neurosis psychotic:psychosis symbiotic:symbiosis osmotic:osmosis
    cathartic:catharsis emphatic:emphasis emphatically:emphasis emphasize:emphasis emphasise:emphasis
    paralytic:paralysis paralyze:paralysis paralyse:paralysis analytic:analysis analytical:analysis analyze:analysis
    analyse:analysis analyst:analysis catalytic:catalysis/catalyst electrolytic:electrolysis dialytic:dialysis
    diagnose:diagnosis diagnostic:diagnosis diagnostics:diagnosis synthesize:synthesis synthesise:synthesis
    hypothetical:hypothesis hypothesize:hypothesis parenthetical:parenthesis parenthetic:parenthesis
    antithetical:antithesis metamorphose:metamorphosis metamorphic:metamorphosis metastasize:metastasis
    photosynthetic:photosynthesis prosthetic:prosthesis stigmatize:stigma stigmatise:stigma dramatize:drama
    dramatise:drama dramatist:drama bankruptcy:bankrupt energetic:energy tragic:tragedy comic:comedy skeletal:skeleton
    phenomenal:phenomenon volcanology:volcano satisfaction:satisfy liquefaction:liquefy fictitious:fiction
    religious:religion cautious:caution leprosy:leper absorption:absorb romantic:romance monstrosity:monster liar:lie
    indoor:door indoors:door oxcart:ox fulfil:full fulfill:full cleanse:clean olden:old criminal:crime nunnery:nun
    bewitch:witch bedevil:devil bejewelled:jewel bejeweled:jewel befog:fog becalm:calm warrior:war ashamed:shame
    restaurateur:restaurant viral:virus virology:virus taxation:tax galactic:galaxy grammatical:grammar accursed:curse
    flautist:flute fashionista:fashion applaud:applause impoverish:poverty asymmetrical:symmetry asymmetric:symmetry
    copilot:pilot coauthor:author costar:star coworker:worker eastern:east western:west northern:north southern:south
    easterner:east westerner:west northerner:north southerner:south easterly:east westerly:west northerly:north
    southerly:south easternmost:east westernmost:west northernmost:north southernmost:south northeastern:northeast
    southeastern:southeast northwestern:northwest southwestern:southwest drunkard:drink/drunk befriend:friend
    tobacconist:tobacco elephantine:elephant cannonade:cannon luncheon:lunch secretariat:secretary suburbia:suburb
    suburban:suburb
    financial:finance facial:face racial:race spatial:space palatial:palace residential:residence
    influential:influence provincial:province sacrificial:sacrifice torrential:torrent spherical:sphere
    cylindrical:cylinder theoretical:theory angular:angle titular:title famous:fame adventurous:adventure
    glamorous:glamour/glamor witchy:witch dishonesty:honesty/honest kitty:cat birdie:bird destruction:destroy
    destructive:destroy memorable:memory sailor:sail
    suburbanite:suburb bridal:bride velveteen:velvet planetarium:planet speedometer:speed gondolier:gondola
    cigarillo:cigar
    oceanographer:ocean yesteryear:year cinematographer:cinema cinematography:cinema crystallography:crystal
    pharmacology:pharmacy pharmacist:pharmacy cellist:cello daily:day weekly:week monthly:month yearly:year hourly:hour
    quarterly:quarter marriage:marry imprison:prison artist:art artistic:art arty:art artsy:art envious:envy
    jealous:jealousy furious:fury judgment:judge judgement:judge burglary:burglar burgle:burglar wizardry:wizard
    winery:wine potatoey:potato tomatoey:tomato owlery:owl newborn:birth thieve:thief indebted:debt chocoholic:chocolate
    doggie:dog fishie:fish froggie:frog horsie:horse piggie:pig mousie:mouse untrue:truth untruth:truth princess:prince
    princely:prince endanger:danger encourage:courage discourage:courage alpine:alp labyrinthine:labyrinth
    ancestry:ancestor rebellion:rebel zombification:zombie anaemic:anaemia kiddie:kid kiddy:kid
    baptise:baptism baptize:baptism preschool:school preschooler:school prehistory:history prehistoric:history
    bribery:bribe serendipitous:serendipity serendipitously:serendipity pixelated:pixel pixelate:pixel pixellated:pixel
    pixelation:pixel pianist:piano harpist:harp deforestation:forest reforestation:forest enthrone:throne
    enthroned:throne dethrone:throne dethroned:throne electrician:electricity electrical:electricity
    electric:electricity
    vaccinate:vaccine vaccination:vaccine secretive:secret parliamentary:parliament detect:detective mechanic:machine
    democratic:democracy democrat:democracy translator:translate collector:collect inspector:inspect
    investigator:investigate inhabitant:inhabit assistant:assist resistance:resist performance:perform
    appearance:appear disturbance:disturb employee:employ tyranny:tyrant tyrannical:tyrant tyrannous:tyrant
    competitor:compete competition:compete competitive:compete explosion:explode explosive:explode decision:decide
    invasion:invade invader:invade bacterial:bacteria gaseous:gas geographer:geography geographical:geography
    geographic:geography biologist:biology biological:biology chemist:chemistry philosopher:philosophy
    philosophical:philosophy mathematician:mathematics mathematical:mathematics historical:history
    historian:history riverine:river enslave:slave enslaved:slave enslavement:slave piggery:pig
    astronomer:astronomy astronomical:astronomy astrologer:astrology astrological:astrology geologist:geology
    geological:geology psychologist:psychology psychological:psychology archaeologist:archaeology
    archaeological:archaeology ecologist:ecology ecological:ecology zoologist:zoology photographer:photography
    theologian:theology economist:economy/economics economic:economy physicist:physics botanist:botany botanical:botany
    anatomical:anatomy anatomist:anatomy bureaucrat:bureaucracy bureaucratic:bureaucracy aristocrat:aristocracy
    aristocratic:aristocracy diplomat:diplomacy diplomatic:diplomacy autocrat:autocracy autocratic:autocracy
    pirate:piracy piratical:piracy hypocrite:hypocrisy hypocritical:hypocrisy conspirator:conspiracy
    accurate:accuracy private:privacy infant:infancy pregnant:pregnancy vacant:vacancy nekkid:naked writ:write
    """
)

MAYBE = pairs(
    """
    poet:poem poetry:poem poetic:poem youth:young proof:prove choice:choose birth:born/bear death:dead/die loss:lose
    flight:fly gift:give weight:weigh theft:thief speech:speak song:sing food:feed blood:bleed sale:sell tale:tell
    sight:see drought:dry heat:hot breath:breathe cloth:clothe gild:gold glaze:glass graze:grass grieve:grief
    shelve:shelf halve:half calve:calf live:life strive:strife wreathe:wreath aboard:board afoot:foot adrift:drift
    aground:ground alive:live/life aloud:loud abed:bed astern:stern awake:wake empower:power deed:do knowledge:know
    seat:sit  spousal:spouse arrival:arrive trial:try folly:fool poverty:poor mirth:merry bishopric:bishop
    papal:pope papacy:pope papist:pope clerical:clerk/cleric judicial:judge gigantic:giant rivulet:river manikin:man
    hillock:hill bullock:bull picturesque:picture statuesque:statue grotesque:grotto carpentry:carpenter surgery:surgeon
    surgical:surgeon flammable:flame inflame:flame enliven:life lively:life embolden:bold ennoble:noble enlarge:large
    pursuit:pursue complaint:complain restraint:restrain constraint:constrain descent:descend ascent:ascend
    revelation:reveal repetition:repeat repetitive:repeat suspicion:suspect
    suspicious:suspect advice:advise signature:sign multiplication:multiply application:apply implication:imply
    complication:complicate detention:detain retention:retain abstention:abstain deceit:deceive conceit:conceive
    receipt:receive adhesion:adhere adhesive:adhere cohesion:cohere pleasant:please prophecy:prophesy obedience:obey
    obedient:obey merriment:merry moonlit:moonlight/light sunlit:sunlight/light starlit:starlight/light
    candlelit:candlelight/light laden:load most:many/much more:many/much worse:ill abode:abide defence:defend
    defense:defend defensive:defend offence:offend offense:offend offensive:offend pretence:pretend pretense:pretend
    suspense:suspend expense:expend response:respond miraculous:miracle fabulous:fable scrupulous:scruple
    redemption:redeem adventuress:adventurer synthetic:synthesis genetic:genesis narcotic:narcosis prophesy:prophet
    infantile:infant entrance:enter entry:enter infuriate:fury mystify:mystery wondrous:wonder leprous:leper
    mutineer:mutiny empire:emperor imperial:emperor/empire imperious:emperor duchy:duke ducal:duke dukedom:duke
    principality:prince princely:prince county:count countess:count marquess:marquis marchioness:marquis/marquess
    mistress:master nasal:nose naval:navy demigod:god successor:succeed success:succeed excess:exceed applicant:apply
    significant:signify cellular:cell glandular:gland successive:succeed excessive:exceed procedure:proceed
    procession:proceed concession:concede intercession:intercede secession:secede precedent:precede allergen:allergy
    impersonate:person personnel:person dead:die latter:late belated:late filth:foul fill:full web:weave
    weft:weave frost:freeze seer:see acknowledge:know stroke:strike spokesman:speak spokeswoman:speak bullseye:eye
    actor:act actress:act castellated:castle loathsome:loathe giver:give/gift horrible:horror horrid:horror
    horrify:horror horrific:horror chemical:chemistry photogenic:photograph espionage:spy cyclist:bicycle/cycle
    cycling:bicycle/cycle freely:free/freedom lightning:light deadly:die/death enmity:enemy vocal:voice vocalist:voice
    revolt:revolution monetary:money pharmaceutical:pharmacy voluntary:volunteer beg:beggar begging:beg/beggar
    grateful:gratitude ungrateful:gratitude unmistakable:mistake avenge:revenge avenger:revenge vengeance:revenge
    vengeful:revenge punitive:punishment/punish conscientious:conscience centennial:century signatory:signature
    choral:choir masquerade:mask ballerina:ballet cinephile:cinema gymnasium:gymnastics gymnast:gymnastics
    medical:medicine medication:medicine medic:medicine service:servant/serve study:student studious:student
    horizontal:horizon ecliptic:eclipse cavern:cave cavernous:cave numerous:number numerical:number afforestation:forest
    bankrupt:bank bankruptcy:bank kneel:knee behead:head bombard:bomb castellation:castle bombardier:bomb
    questionnaire:question violist:violin/viola novella:novel infinitesimal:infinity memorabilia:memory pepperoni:pepper
    statuette:statue shepherd:sheep nostril:nose vinegar:wine toilette:toilet oceanography:ocean bestial:beast
    criminology:crime inflammable:flame inflammation:flame florist:flower floral:flower flora:flower marital:marriage
    scholar:school scholarly:school scholastic:school dental:dentist glacial:glacier glaciation:glacier leonine:lion
    veterinary:vet vulcanologist:volcano vulcanology:volcano monastic:monk/monastery songstress:song songster:song
    newlyweds:wedding/wed newlywed:wedding/wed
    """
)

# Peoples, tongues and townsfolk whose names differ from their country's or town's by more than an ending.
_PEOPLES = pairs(
    """
    french:france frenchman:france spanish:spain spaniard:spain greek:greece grecian:greece polish:poland welsh:wales
    scottish:scotland scots:scotland scot:scotland scotch:scotland turkish:turkey turk:turkey danish:denmark
    dane:denmark swedish:sweden finnish:finland finn:finland english:england englishman:england irish:ireland
    irishman:ireland swiss:switzerland norwegian:norway norse:norway german:germany germanic:germany chinese:china
    japanese:japan portuguese:portugal icelandic:iceland hungarian:hungary magyar:hungary belgian:belgium czech:czechia
    croatian:croatia croat:croatia serbian:serbia serb:serbia bulgarian:bulgaria romanian:romania ukrainian:ukraine
    israeli:israel lebanese:lebanon yemeni:yemen thai:thailand filipino:philippines vietnamese:vietnam burmese:burma
    peruvian:peru argentine:argentina argentinian:argentina brazilian:brazil chilean:chile cuban:cuba maltese:malta
    cypriot:cyprus british:britain briton:britain brit:britain roman:rome italian:italy tuscan:tuscany sicilian:sicily
    venetian:venice neapolitan:naples florentine:florence milanese:milan muscovite:moscow parisian:paris viennese:vienna
    glaswegian:glasgow mancunian:manchester liverpudlian:liverpool cantonese:canton pekingese:peking texan:texas
    hawaiian:hawaii alaskan:alaska californian:california bavarian:bavaria saxon:saxony flemish:flanders
    cornish:cornwall kurdish:kurdistan afghan:afghanistan uzbek:uzbekistan kazakh:kazakhstan pakistani:pakistan
    iraqi:iraq iranian:iran syrian:syria egyptian:egypt moroccan:morocco algerian:algeria tunisian:tunisia kenyan:kenya
    congolese:congo ghanaian:ghana ethiopian:ethiopia somali:somalia african:africa american:america asian:asia
    european:europe australian:australia canadian:canada mexican:mexico russian:russia indian:india jamaican:jamaica
    haitian:haiti bolivian:bolivia venezuelan:venezuela colombian:colombia korean:korea nepali:nepal nepalese:nepal
    tibetan:tibet mongolian:mongolia mongol:mongolia persian:persia trojan:troy spartan:sparta athenian:athens
    corinthian:corinth carthaginian:carthage babylonian:babylon etruscan:etruria
    """
)

NOUNS_OF: dict[str, tuple[str, ...]] = {}
"""What is done, given or made by those who do something, where its vowel differs from the verb's: sing, song."""

for _noun, _verbs in MAYBE.items():
    for _verb in _verbs:
        NOUNS_OF[_verb] = (*NOUNS_OF.get(_verb, ()), _noun)

MAYBE |= _PEOPLES


def made_from(word: str) -> tuple[str, ...]:
    """What a word is made from without a rule."""
    return SURELY.get(word) or MAYBE.get(word) or ()
