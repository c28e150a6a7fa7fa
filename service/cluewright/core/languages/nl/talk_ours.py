"""Private talk by its grammar: what I gave you, where your keys hang, what one wears today, what we do tonight."""

from cluewright.core.languages.patterns import one_of

from .first_names import FIRST_NAMES
from .talk import patterns

_NAME = rf"(?:{one_of(FIRST_NAMES)}|kim|ruud|bart|piet|kees|henk|joost|roos|merel|mark|anna|lisa|emma|sam|tom|tim)"
_US = r"(?:mij|jou|ons|jullie)"
_MY = r"(?:mijn|m'?n|onze|jouw)"
_ELDERS = r"(?:opa|oma|papa|mama|pap|mam|pa|ma|paps|mams|bomma|bompa|moeke|vake|mem|heit)"
KIN_NAMED = (
    r"(?:tante|oom|ome|nonkel) (?!dagobert|donald|sidonia|es\b|agaath|tom\b|sam\b|ben\b|vernon|petunia|ruth|patent|joop"
    r"|en\b|van\b|is\b|die\b|zijn\b|haar\b|in\b|op\b|met\b|of\b)\w+"
)
_TODAY = (
    r"(?:vandaag|vanmorgen|vanochtend|vanmiddag|vanavond|vannacht|gisteren|gisteravond|eergisteren|morgen|morgenavond"
    r"|overmorgen|straks|zo meteen|zaterdag|zondag|komend weekend|dit weekend|volgende week|vorige week|laatst|zonet"
    r"|daarnet)"
)
_SOON = r"(?:vanavond|morgen|morgenavond|morgenochtend|vanmiddag|straks|zaterdag|zondag|dit weekend|volgende week)"
_OFTEN = r"(?:altijd|nooit|elke|iedere|vroeger|ooit|stiekem|thuis|zelf|vaak|steeds|weer|samen|graag)"
PUBLIC = (
    r"(?:\w*(?:regering|koning|koningin|land|lichaam|hart|leven|ziel|naam|god|planeet|aarde|wereld|taal|zon|melkweg"
    r"|verleden|toekomst|cultuur|hersenen|brein|bloed|geld|tijd|dagen?|nek|hoofd|oren|ogen|voeten|neus|schuld|recht"
    r"|voorouders|natuur|samenleving|maatschappij|jaartelling|liefde|lief|dromen|hand|handen|mond|gezicht|adem|tong"
    r"|mening"
    r"|gedachten|woord|lippen|vingers|vaderland|hemel|graf|keel|rug|tanden|knieën|buik|maag|bol|lijk|kop|stelsel|eeuw"
    r"|vijand|vijanden|kinderen|jeugd|beurt|plezier|idee|wil|lijf|hol|achtertuin|volk|bondgenoten|bestaan|soort|landje"
    r"|heer|vader|moeder|opzicht|kant|raam|straatje|huid|bodem|dak|sokken|nopjes|lot|zin|sas|hum|uppie|eentje|gemak"
    r"|kosten)"
    r"|eerste"
    r"|laatste|eigen|kleine|hele|oude|lieve|beide)\b"
)
"""What songs, sayings and schoolbooks speak of, too."""
_PAST = (
    r"(?:\w{2,}(?<!ie)(?:de|te)|at|las|gaf|zag|zat|lag|kwam|nam|ging|hing|ving|kreeg|keek|schreef|bleef|viel|liep|riep"
    r"|sliep|hielp|verloor|dronk|zong|vond|stond|droeg|sloeg|vroeg|bracht|kocht|zocht|deed|vergat|had|was|won|stal)"
)
_NO_PAST = r"(?!wilde|zoude|dachte|moeste|konde|beide|goede|tweede|derde|vierde|einde|hele|aarde|mode|liefde)"
_SAID = (
    r"(?:verhaal|grap|mop|grapje|opmerking|uitspraak|blunder|foto|selfie|filmpje|appje|bericht|cadeau"
    r"|cadeautje|kado|kadootje|plan|plannetje|fout|actie|stunt|verjaardag|feestje|logeerpartij|vakantie|recept"
    r"|scheet|speech|zin|zinnetje|smoes|uitvinding|anekdote|imitatie|lievelings\w+|obsessie|bijnaam|tattoo|gewoonte"
    r"|dansje|uitglijder)"
)
_JOB = (
    r"(?:collega|vent|kerel|dame|mevrouw|meneer|man|vrouw|gast|jongen|meisje|chef|stagiair|stagiaire|juf|meester|leraar"
    r"|lerares|docent|buurman|buurvrouw|schoonmaker|secretaresse|baas|manager|vriend|vriendin|maat)"
)
_SPOT = (
    r"(?:(?:de )?boekhouding|(?:de )?administratie|(?:de )?receptie|hiernaast|sales|marketing|ict|hr|kantoor|(?:mijn"
    r"|jouw|je|ons"
    r"|het|jullie) werk|de \w+ verdieping|de overkant|de kantine|de sportschool|(?:de )?voetbal|(?:het )?koor|de"
    r" club|de bso)"
)
_RENOWNED = "anouk daphne erik esther femke guus katrien linda maarten rita ronald silvia sjaak sven"
_PAL = rf"{one_of({*FIRST_NAMES, 'kim', 'mo', 'noor', 'peter', 'tim'}.difference(_RENOWNED.split()))}(?![\w'-])"
"""Friends, as far as nobody else of that name comes to mind: not Guus Geluk, nor Sven in skates."""
_LIFE = (
    r"(?:barbecue|bbq|camping|kampvuur|kampeer|kantoor|borrel|kerst|lootjes|surprise|karaoke|(?:pub)?quiz|spelavond"
    r"|vakantie|verjaardags?|etentjes?|fondue|gourmet|sauna|logeer|caravan|frituur|wachtwoord|codewoord|groepsapp)"
)
_PARTY = (
    r"(?:camping|vakantie|\w*(?:feestje|borrel|uitje|avond)|bruiloft|barbecue|bbq|schoolreis\w*|schoolkamp|werkweek"
    r"|verjaardag|verhuizing|kroeg|les)"
)
_HERE = r"(?:heeft|had|is|was|kan|kon|lust|haat|draagt|droeg|spaart|vindt|woont|werkt|krijgt|kreeg|aan tafel)"

OUR_TALK = patterns(
    r"(?:ons|onze|mijn|m'?n|jouw|jullie) (?:vaste|wekelijkse|maandelijkse|jaarlijkse|gezamenlijke|favoriete|stiekeme"
    rf"|geheime|\w+dagse|eeuwige) (?!{PUBLIC})(?:\w+ )?\w+",
    rf"(?:op|in|aan|van|bij|onder|met|naast|achter|uit|boven|voor|tijdens|na) {_NAME}(?:s|'s) (?!hof\b|day\b)\w+",
    rf"^{_ELDERS} {_NO_PAST}{_PAST} (?:[\w']+ ){{0,4}}(?:{_OFTEN}|dat|die|er|mij|me|ons|hem)\b",
    rf"^(?:wat|waar\w*|zoals|hoe|die|dat|toen) {_ELDERS} (?:[\w']+ ){{0,4}}(?:{_OFTEN})\b",
    rf"{_ELDERS} (?:d'?r|z'?n) \w+",
    rf"{KIN_NAMED} (?:d'?r|z'?n|zijn|haar) (?!en\b|de\b|het\b|een\b)\w+",
    rf"{_ELDERS}'?s (?:\w+e \w+|specialiteit|lievelings\w+|hobby|bijnaam|stoel|recept|kunstgebit|verjaardag"
    rf"|stopwoord\w*"
    rf"|auto|huis|zolder|schuur|tuin|keuken|werk|baan)\b",
    rf"(?:van|met|voor|door|bij|tussen) \w+ en {_US}\b(?! alleen)",
    rf"^(?:dat|die|dit|deze) (?:\w+ )?\w+ (?:van|voor|aan|met) {_US}\b(?! allen| allemaal)",
    rf"{_SAID} van (?:{_US}|laatst|gisteren|vorige \w+|vorig \w+|toen|{_NAME})\b",
    rf"(?:wat|die|dat|waar\w*|hoe|toen) (?:ik|wij|we|jij|jullie) (?:[\w']+ ){{0,6}}(?:van|met|voor|bij|aan|naast"
    rf"|tegen|op"
    rf"|naar) {_US}\b",
    rf"(?:krijg|kreeg|kregen|heb|had|leende|kocht|gaf|gaven|stuurde|gekregen|geleend|gekocht|gehad) (?:(?:je|jij|ik"
    rf"|we|wij"
    rf"|jullie) )?(?:\w+ ){{0,3}}(?:van|voor|bij|aan) {_US}\b",
    r"(?:de|het|die|dat|een) (?:\w+ )?\w+ (?:die|dat|waar\w*) (?:wij|we) (?:\w+ ){0,4}(?:hadden|zagen|kregen|kochten"
    r"|gingen"
    r"|waren|zaten|aten|dronken|deden|vonden|maakten|woonden|sliepen|leerden|keken|speelden)(?: \w+)?$",
    r"(?:de|het|die|dat|een) (?:\w+ )?\w+ (?:die|dat|waar\w*) jij (?:\w+ ){0,3}(?:woont|woonde|werkt|werkte|slaapt"
    r"|hebt|had"
    r"|draagt|droeg|kocht|zag|vond|vindt|haat|lust|drinkt|gebruikt|speelt|zit|zat|maakte|kreeg|gaf|koos)(?: \w+)?$",
    rf"(?:zie|vind|ligt|staat|hangt|zit|stond|lag|hing) (?:je |er |nu |pal |vlak |recht )*(?:achter|naast|voor|boven"
    rf"|onder"
    rf"|tegenover) {_US}\b(?! op de weg| in de rij)",
    r"^(?:pal |vlak |recht )?(?:achter|naast|tegenover|boven) (?:mij|jou|ons|jullie) (?:in|op|aan|bij|boven|onder"
    r"|achter"
    r"|hangt|staat|ligt|zit)\b",
    rf"(?:ik|jij|jullie) (?:heb|hebt|hebben|draag|draagt|dragen|had|droeg) (?:\w+ ){{1,3}}?{_TODAY}\b",
    rf"(?:heb|hebt|draag|draagt|had|droeg) (?:ik|jij|je|jullie) (?:\w+ ){{0,3}}{_TODAY}\b",
    rf"{_NAME} \w+(?<!s)t (?:dit|dat|het|ze|er|die|hem|'t) (?:\w+ ){{0,3}}{_OFTEN}\b",
    rf"{_NAME} (?:z'?n|d'?r) \w+",
    rf"zoals (?:jij|wij|ik|jullie) (?:\w+ ){{0,3}}(?:{_OFTEN}|doe|doet|doen|deed|deden|zegt|zei|noemt|noemde)\b",
    r"^(?:jij|jullie) (?:kunt|kan|kunnen|vindt|vinden|vond|hebt|had|lust|ging|gaat|houdt|hield) (?:\w+"
    r" ){1,5}(?:uitstaan"
    r"|verdragen|niet|nooit|altijd|graag|lekker|vies|eng|leuk|stom|thuis|vroeger|van)$",
    r"^ik (?:wil|wou|zoek|krijg|ga|moet|koop|kocht|kreeg|bestel) (?:er|ze|het) (?:nog |ook |altijd |net |zelf |thuis"
    r" |vaak"
    r" )*(?:een|eentje|twee|drie|één|elke|veel|graag|heen|naartoe|langs|mee|bij|zo)\b",
    rf"{_SOON} (?:gaan|ga|eten|eet|komen|kom|krijgen|hebben|heb|zien|drinken|moeten|moet|spelen|doen) (?:we|wij|ik|jij"
    rf"|jullie)\b",
    rf"{_TODAY} (?:\w+ ){{0,4}}(?:bij|met|naar|van|voor|door) {_US}\b(?! allen)",
    rf"{_TODAY} (?:\w+ ){{0,3}}(?:op|in|aan|met|bij|uit|onder|naar|voor) {_MY} (?!{PUBLIC})\w+",
    r"in (?:mijn|jouw|onze) (?:studententijd|jeugd|kindertijd|kinderjaren|schooltijd|diensttijd|puberteit|jonge"
    r" jaren)\b",
    rf"(?:collega|(?:die|dat|de|onze|mijn) (?:\w+ )?{_JOB}) (?:van|uit|op|bij) {_SPOT}\b",
    rf"(?:wat|waar\w*|wie|hoe|zoals|de \w+|het \w+|een \w+) (?:[\w'’]+ ){{0,4}}(?:op|in|van|met|bij|uit|aan|onder|naast"
    rf"|achter|boven|tegen|voor|over|tijdens|na) {_MY} (?!{PUBLIC})(?:\w+ )?\w+",
    rf"^(?:op|in|aan|onder|naast|achter|boven|voor|uit|bij) {_MY} (?!{PUBLIC})(?:\w+ )?\w{{4,}}$",
    rf"(?:waar|waarmee|waaraan|waarin|waarop) (?:mijn|m'?n|onze|jouw) (?!{PUBLIC})\w+ (?:\w+ )?\w+",
    r"net (?:als|zoals) (?:die (?:ene )?(?:keer|dag|avond|nacht|vakantie|zomer)|toen|laatst|vorige keer)(?! je)\b",
    r"(?:je|jij|ik|we|wij) (?:zei|had|noemde|vertelde|vroeg|dronk|at|deed|zag|kocht|hoorde|pakte) (?:\w+ ){0,3}(?:net"
    r"|zojuist|daarnet|zonet|gisteren|laatst|vanochtend|vanmorgen)\b",
    r"met ons (?:vieren|tweeën|drieën|vijven|gezin|gezinnetje|team|clubje)\b",
    r"(?:weet|weten) (?:je|jullie) (?:nog|wel)\b|(?:herinner|herinneren) (?:je|jullie|ik)\b|kun je je (?:dat |die"
    r" )?\w* ?nog",
    rf"(?:vraag|zoals|volgens|dankzij|zeg) (?:het |dat )?(?:aan |maar aan |van )?(?:mijn|m'?n|onze|jouw|je)"
    rf" (?!{PUBLIC})\w+$",
    # a friend in a scene, or who does something with what is not named; what went wrong once
    rf"^{_PAL} (?:(?<!\bkim )(?<!\bmo )(?<!peter )(?<!tim )(?:na|tijdens|zonder|met (?:die|dat|z'?n|zijn|d'?r|haar)"
    r"|en (?:de|het|die|dat)|(?:op|in|onder|bij|achter|van) (?:de|het|die|dat)) \w+"
    r"|(?:mag|moe[ts]t?|mocht|wil|wilde|wou|kan|kon|ga|gaat|ging|laat|liet|neemt|nam|draagt|droeg|eet|at|drinkt|dronk"
    r"|valt|viel|verloor|vergat|brak|bakt|bakte|kocht|gaf|geeft|zit|zat|ligt|lag|had|heeft)"
    r" (?:er\w*|daar\w*|hem|ze|die|dat|het|zo'?n|altijd|nooit)\b)",
    rf"(?:(?:daarom|sindsdien|hierdoor|daardoor|vandaar dat) (?:\w+ )?|de reden (?:dat|waarom|waardoor|van) |(?:hoe|zo)"
    rf" (?:noemd?en )?(?:wij|we|jullie) (?:noemd?en )?|zo (?:heet|heette|heten) |\b(?:opa|oma|opi|omi|bomma|bompa)"
    rf" |{_PARTY} (?:bij|van|met) ){_PAL}",
    rf"(?:{_SAID} van|^zo (?:heet|heette|heten)|de reden (?:dat|waarom|waardoor|van)) (?:opa|oma|papa|mama|die ene"
    rf"|(?:mijn|m'?n|onze|jouw) (?!{PUBLIC})\w+)",
    rf"{_SAID} van {_PAL}(?! (?!bij|op|in|uit|met|toen|die|aan|over)\w)",
    rf"^{one_of(FIRST_NAMES)}(?:s|'s|') (?:laatste|nieuwe|eerste|oude|vaste|favoriete|gekke) \w+",
    r"\w+ (?:uit|van) (?:[1-6][a-h]|de parallelklas)\b|(?:juf|meester) \w+ van groep \w+",
    r"(?:hoe|zo) (?:noemden )?(?:wij|we|jullie) (?:noemden )?(?:meneer|mevrouw|juf|meester|de conciërge"
    r"|de buur\w+)\b",
    rf"^(?:het|de|die|dat) {_LIFE}-?(?:incident|fiasco|debacle|debakel|blunder|grap|grapje|gedoe|akkefietje|drama)\b",
    r"(?:kerst|oud en nieuw|oudjaar|vakantie|camping|\w*borrel|feestje|verjaardag|barbecue|bbq|werkweek|schoolkamp"
    r"|ameland|terschelling|texel|lloret) (?:van |in )?(?:199\d|20[0-4]\d)(?! (?!in\b|op\b|bij\b)\w)",
    rf"(?:hetzelfde|dezelfde|zelfde) (?:\w+ )?als (?:op|in|bij|tijdens) (?:de|die|dat|het) {_PARTY}\b",
    r"je (?:vader|moeder|broer|zus|opa|oma|ex|baas|vriend|vriendin|man|vrouw|collega|schoon\w+) (?:\w+ ){0,4}"
    r"(?:gisteren|laatst|vorig\w* \w+|afgelopen \w+)\b",
    # who or what is in the room
    r"^(?:schuin |recht |pal |vlak )+(?:achter|naast|tegenover) (?:mij|jou|ons|jullie)\b",
    rf"(?:de (?:jongste|oudste|langste|kleinste)|iemand|niemand|iedereen) hier {_HERE}\b|degene (?:die )?(?:naast"
    r"|tegenover) (?:mij|jou|ons)\b",
    rf"(?:een|één|eentje|iemand|niemand|twee|drie) van (?:ons|jullie) {_HERE} (?:er|hem|ze|die|zo'?n|thuis|ooit)\b",
    r"kijk (?:maar |eens |even )+(?:op|boven|achter|naast|onder) (?:de|het|die) (?:foto|muur|kast|plank|tv|bank"
    r"|koelkast|vensterbank)\b|op de foto (?:boven|naast|in) (?:de|het) (?:tv|bank|kast|gang|wc)\b",
    r"^(?:gisteren|vanmiddag|vanochtend|vanmorgen|gisteravond|daarnet) (?:bij|tijdens|op|in|aan) (?:de |het )?(?:lunch"
    r"|ontbijt|avondeten|borrel|vergadering|training|gym\w*|les|kantine|pauze|bus|trein|file|supermarkt)\b",
    r"(?:mijn|m'?n|jouw|onze|jullie) (?:wachtwoord|profielfoto|beltoon|wifi|goudvis|schermachtergrond)\b",
)
"""What only those at the table can know, told by who speaks of whom."""
