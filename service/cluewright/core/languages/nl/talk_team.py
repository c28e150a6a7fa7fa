"""Private talk of people by their first names, and of what the two at the table did, own or have to do."""

from cluewright.core.languages.patterns import one_of

from .first_names import FIRST_NAMES
from .talk import patterns

_FIRST = one_of(FIRST_NAMES)
_NAME = rf"{_FIRST}(?![\w'-])"
_OURS = r"(?:mijn|m'?n|onze|ons|jullie|jouw)"
_KIN = (
    r"(?:ex|exen|moeder|vader|mama|papa|ouders|broer|broertje|zus|zusje|zuster|zoon|zoontje|dochter|dochtertje|oma|opa"
    r"|tante|oom|nicht|neef|vriend|vriendin|vriendje|vriendinnetje|vrouw|man|vent|kerel|baas|buren|buurman|buurvrouw"
    r"|hond"
    r"|kat|poes|kater|kind|kinderen|baby|collega|schoonmoeder|schoonvader|zwager|tweeling|verloofde|huisgenoot|oppas)"
)
_CLOSE = (
    r"(?:vent|kerel|eega|echtgenoot|echtgenote|wederhelft|lief|vriendje|vriendinnetje|bomma|bompa|moeke|vake|mams|paps"
    r"|mam|pap|jongste|oudste|middelste|tweeling|kids|peter|meter|petekind|metekind|schoonfamilie|overburen|bovenburen"
    r"|benedenburen|overbuurman|overbuurvrouw|bovenbuurman|onderbuurman|buurjongetje|huisbaas|manager|stagiair"
    r"|stagiaire"
    r"|leidinggevende|afdelingshoofd|rijinstructeur|fysio|psych|psycholoog|therapeut|personal trainer|puber|pubers"
    r"|peuter|kleuter|mannetje|vrouwtje|eerste lief|eerste vriend|eerste vriendin|beste vriend|beste vriendin"
    r"|vriendengroep|vriendenclub|clubje|jaarclub|dispuut|oude juf|oude meester|oude baas|nieuwe baas|nieuwe buren)"
)
_BELONGING = (
    r"(?:\w*(?:feest|feestje|verjaardag|bruiloft|vakantie|kamer|huis|auto|fiets|scooter|brommer|jas|jurk|trui|tas|bril"
    r"|broek|rok|schoenen|pet|pak|kapsel|haar|tatoeage|bureau|kantoor|tuin|schuur|keuken|balkon|boot|caravan|telefoon"
    r"|mobiel|iphone|laptop|computer|lunch|ontbijt|taart|soep|lasagne|hobby|sport|favoriet|bijnaam|koosnaam|naam"
    r"|stopwoord"
    r"|stopwoordje|angst|fobie|allergie|droom|ziekte|operatie|litteken|werk|baan|school|klas|huwelijk|scheiding"
    r"|verhuizing|housewarming|afscheid|promotie|diploma|rapport|kat|hond|konijn|cavia|hamster|parkiet|snor|baard|neus"
    r"|knie|pols|enkel|been|arm|rug|voet|tand|tanden))"
)
_NEXT = (
    r"(?=$|[.!?,;]| (?:altijd|nooit|vroeger|laatst|gisteren|pas|net|vorig|vorige|op|in|bij|met|van|na|voor|aan|over|uit"
    r"|door|naar|onder|achter|naast|zijn|z'?n|haar|d'?r|zich|elke|iedere|nog|weer|steeds|toen|ook|niet|zo|er|ons|me|mij"
    r"|je"
    r"|jou|heeft|had|kreeg|krijgt|is|was|wil|wilde|doet|deed|gaat|ging|ligt|lag|zit|zat|staat|stond|komt|kwam|als|die"
    r"|dat|maar|en ik|en jij|vanaf|tijdens|thuis|hem|het|de|een|vond|vindt|zei|zegt|eet|at|drinkt|dronk|brak|viel"
    r"|verloor"
    r"|verliest|vergat|vergeet|speelt|speelde|werkt|werkte|woont|woonde|maakte|maakt|kocht|draagt|droeg|eruit"
    r"|\w+(?:te|de))\b)"
)
"""What follows somebody's first name; a surname does not."""
_PAST = (
    r"(?:\w{2,}(?<!ie)(?:de|te)|at|las|gaf|zag|zat|lag|kwam|nam|ging|hing|ving|kreeg|keek|schreef|bleef|reed|beet|sneed"
    r"|viel|liep|riep|sliep|hielp|verloor|vloog|koos|schoot|sloot|brak|sprak|trok|dronk|zong|sprong|vond|stond|droeg"
    r"|sloeg"
    r"|vroeg|bracht|kocht|zocht|deed|vergat|werd|had|was|won|begon|zwom|reed|kotste|stal|at)"
)
_MODAL = r"(?:wilde|zoude|dachte|moeste|konde|hoefde|jij|beide|goede|tweede|derde|vierde|einde|hele|aarde|mode|liefde)"
_NAMES_TOO = (
    r"(?:bas|pieter|jan|piet|kees|klaas|mark|roos|merel|anna|emma|eva|sara|noor|lucas|max|lisa|sophie|floor|fleur|sam"
    r"|david|daniel|thomas|julia|lies|luca|finn|levi|noah|mees|bo|kim|iris|robin|anne|rob|ron|hans|frank)"
)
"""Names that are words as well, or somebody famous's, and speak of a friend with z'n or d'r only."""
_SOON = r"(?:vanavond|vandaag|vanmiddag|morgen|morgenochtend|morgenavond|straks|zo meteen|dit weekend|maandag|zaterdag)"
_PAIR = r"(?:jij|jullie|jou|mij|ons)"
_SPOT = (
    r"(?:kantoor|werk|school|de club|de zaak|de afdeling|de kantine|de crèche|het werk|de camping|de vereniging"
    r"|de app)"
)
_PUBLIC = (
    r"(?:\w*(?:regering|koning|koningin|land|lichaam|hart|leven|ziel|ding|beurt|naam|geheim|mening|stem|god|planeet"
    r"|aarde|wereld|taal|zon|melkweg|voorouders|verleden|toekomst|cultuur|hersenen|brein|huid|bloed|wil|moeder|bank"
    r"|merk"
    r"|keuze|geld|eigen|tijd|dag|nek|hoofd|oren|voeten|neus|schuld|recht|huis))"
)
"""What advertisements and songs speak of, too."""

TEAM_TALK = patterns(
    rf"(?:onze|ons|mijn|m'?n|jouw|jullie) (?:kleine |lieve |gekke |eigen )?{_NAME}{_NEXT}",
    rf"{_NAME} (?:z'?n|zijn|haar|d'?r) (?!en\b|de\b|het\b|een\b|er\b|in\b|op\b)\w+",
    rf"{_FIRST}(?:s|'s|') (?:\w+ )?(?:{_KIN}|{_BELONGING})\b",
    rf"{_KIN} van (?:die |onze |ons )?{_NAME}{_NEXT}",
    rf"{_BELONGING} van (?:die |onze |ons )?{_NAME}{_NEXT}",
    rf"(?:die|dat) (?:\w+ ){{1,3}}van {_NAME}{_NEXT}",
    rf"(?:bij|met|voor|tegen|naast|achter) {_NAME}(?= (?:thuis|op|in|aan|als|toen|onder|achter|boven|na|altijd|naar"
    rf"|samen"
    r"|om|tijdens|vorig|vorige|laatst|gisteren|en ik|en jij)\b)",
    rf"(?:wat|waar\w*|daar\w*|hier\w*|hoe|zoals|toen|die|dat|zo|waarom|omdat|sinds|als|nadat) (?:\w+ )?{_NAME}"
    rf"(?! (?:en|of|van) \w+$){_NEXT}",
    rf"{_NAME} (?:kan|kon|weet|wist|vindt|vond|heeft|had|krijgt|kreeg|is|was|doet|deed) (?:er|daar|het|dat|die|ze"
    rf"|altijd"
    r"|nooit|vroeger|laatst|gisteren|toen|bang|dol|gek|allergisch)\b",
    rf"(?:vraag|zeg|vertel) (?:het |dat |dit )?(?:maar |eens )*(?:aan |tegen )?{_NAME}{_NEXT}",
    rf"(?:niet|alleen|samen|net) (?:\w+ )?(?:met|voor|bij|aan) {_NAME}$",
    rf"{_OURS} (?:\w+ )?{_CLOSE}\b(?! pan\b)",
    rf"{_OURS} (?:\w+ ){{1,2}}(?:van|op|bij|in|uit) {_SPOT}\b",
    rf"(?:op|bij|in) {_OURS} (?:kantoor|werk|school|club|stamkroeg|sportschool|flat|trappenhuis|portiek|groepsapp)\b",
    rf"^(?:jouw|jullie) (?!{_PUBLIC}\b)\w+(?: \w+)? (?:met|op|in|van|tijdens|bij|na|uit|aan|vorig|vorige|laatst|toen"
    rf"|die"
    r"|dat|als|naast|achter|voor|onder|boven|heeft|had|is|was|doet|deed)\b",
    rf"{_OURS} (?!{_PUBLIC}\b)(?:\w+ ){{0,2}}(?:voornemen|voornemens|outfit|rapport|diploma|rijbewijs|brommer|scooter"
    r"|mobiel|afspraak|afspraakje|ruzie|ruzies|verkering|zwemles|rijles|rijexamen|sollicitatie|stage|scriptie"
    r"|eindexamen"
    r"|verloving|trouwfoto's|trouwring|trouwerij|kater|blunder|kapsel|tattoo|tatoeage|litteken|operatie|gipsbeen"
    r"|keukenla|tuinhuis|volkstuin|zwembad|moestuin|studentenhuis|studentenkamer|zolderkamer|logeerkamer|kelderkast"
    r"|weddenschap|inside joke|binnenpretje|oude huis|vorige huis|nieuwe huis|oude auto|vakantiehuisje|tent)\b",
    rf"^(?:{_PAIR} |en |ja,? )?(?:jij|jullie) (?!en ik$|en wij$|en ik samen$)(?:en|bij|op|in|met|zonder|tijdens|toen|na"
    r"|aan|achter|onder|naast|gisteren|vorig|vorige|laatst)\b",
    r"\b(?:jij|jullie) (?:en|met|zonder|in) (?:die|dat|je|jouw|mijn|ik|onze) (?!weg\b|rest\b)\w+",
    r"(?:^|, )wij (?:twee|drie|tweeën|samen|beiden|met z'?n|met zijn)\b",
    r"(?:die|dat) (?:laatste|eerste|ene) (?:nacht|avond|zomer|week|keer|middag)(?! van\b)",
    rf"(?:en|maar|want|terwijl|omdat|waarop) (?:jij|jullie) (?!{_MODAL}){_PAST}(?:n|en)?\b",
    r"toen (?:jij|jullie) (?!nog niet\b)\w+",
    r"toen (?:we|wij|ik) (?:samen|voor het eerst|met z'?n|met zijn|elkaar|net (?:verkering|getrouwd|samen))\b",
    rf"^(?:en |ja,? )?(?:die|dat|daar\w*|hier\w*|zo|ze|hem|er) (?!{_MODAL}|dacht|wist|zou|had ik al|zei){_PAST} (?:ik"
    rf"|jij)"
    r" (?:\w+ )?\w+",
    rf"(?:ligt|staat|hangt|zit|logeert|slaapt|lag|stond|hing) (?:\w+ ){{0,2}}bij {_PAIR}\b(?! in de buurt)",
    rf"(?:ligt|staat|hangt|lag|stond|hing) (?:\w+ ){{0,2}}(?:in|op|onder|achter|naast|boven) {_OURS}"
    rf" (?!{_PUBLIC}\b)\w+",
    r"(?:wil|krijg|wou|moet) ik (?:\w+ ){0,2}(?:terug|nog van je|nog van jou|terug van je)\b",
    rf"(?:je|jij|we|wij|jullie) (?:moet|moeten|zou|zouden|gaan|gaat|ga) (?:\w+ ){{0,2}}{_SOON}\b",
    rf"(?:moet|moeten|gaan|ga|gaat|eten|eet|krijgen|hebben|komt) (?:jij|we|wij|jullie|ik) (?:\w+ ){{0,2}}{_SOON}\b",
    r"als (?:wij|we) (?:\w+ )?(?:ruzie|bezoek|visite|gasten|logés) (?:hebben|krijgen|maken)\b",
    r"(?:elke|iedere) (?:\w+ ){1,4}naast (?:mij|me|jou)\b|(?:op de bank|in bed|op de achterbank) naast (?:mij"
    r"|jou)\b",
    r"^wij (?:op|in|bij|naar|samen|met) (?!z'?n allen)\w+",
    rf"(?:ik|jij|wij) (?!{_MODAL}){_PAST}n? (?:er|het|hem|ze|die|dat) (?:\w+ ){{0,3}}(?:met|bij|voor|van|aan) (?:papa"
    rf"|mama"
    r"|oma|opa|jou|mij|jullie|mijn|m'?n)\b",
    rf"(?:{_PAST}n?) (?:ik|wij|jij) (?:\w+ ){{0,3}}(?:met|bij|van|aan|voor) (?:papa|mama|oma|opa|jou|jullie|mijn|m'?n"
    rf"|jouw)\b",
    r"(?:over|van|op|uit|met|in) (?:die|dat) (?:\w+ ){1,2}van (?:jou|jullie|mij|ons|mijn \w+)\b",
    r"(?:heb|had) (?:ik|jij) (?:\w+ ){0,3}(?:in|aan|op|van|uit|bij) (?:jouw|mijn|m'?n|jullie|onze)\b",
    r"(?:heb|had|hebben|hadden) (?:we|wij|jullie) (?:\w+ ){0,4}(?:samen|op (?:de camping|vakantie|zolder)|in de"
    r" (?:schuur"
    r"|gang|kelder|auto|caravan)|gekregen|gewonnen|geërfd|geleend|gepikt)\b",
    r"^(?:het|de|die|dat) (?:\w+ )?\w+ (?:die|dat|waar\w*) (?:jij|jullie|ik) (?:\w+ ){1,5}\w+$",
    r"(?:wie|wat) (?:van ons|van jullie) (?:\w+ ){0,4}\w+$",
    rf"{_NAMES_TOO} (?:z'?n|d'?r) \w+",
    rf"ons (?:{_NAMES_TOO}|lien|fien|rie|marie|bob) (?:heeft|had|kan|kon|doet|deed|vindt|vond|is|was|kreeg|krijgt"
    rf"|gaat|ging)\b",
    rf"(?:van|aan|voor|door|tegen) {_NAME}(?= (?:geleend|gekregen|gekocht|gepikt|gejat|overgenomen|gehad|zeggen"
    rf"|vertellen"
    r"|vragen|geven)\b)",
    r"(?:heb|hebt|hebben) (?:jij|jullie) (?:\w+ )?(?:in|op|aan|bij|onder) (?:je|jullie|de|het)\b",
    rf"bij {_PAIR} (?:op {_SPOT}|op (?:zolder|kantoor|de bank|het balkon)|in de (?:straat|tuin|keuken|kelder|schuur"
    rf"|hal|gang"
    r"|garage|auto|klas|flat)|aan (?:de muur|tafel|de deur))",
    rf"onze (?:vaste|favoriete|geheime|gezamenlijke|wekelijkse|jaarlijkse|maandelijkse|dagelijkse) (?!{_PUBLIC}\b)\w+",
    r"(?:heb|had|ben|was|zat|zag|kocht|at) (?:ik|we|wij|jij) (?:\w{2,4}dag|donderdag|zaterdag|met kerst|met pasen)\b",
    rf"(?:noemde|noemt|heette|zei|zegt) (?:papa|mama|opa|oma|mams|paps|{_NAME}) (?:zijn|z'?n|haar|d'?r|het|dat|altijd"
    rf"|ze)\b",
    rf"{_OURS} \w+(?:feest|feestje|vakantie|kamer|reis|tas|zak|kast|trui|jas|jurk|weekend|uitje)\b",
    r"\w+ \w+ door (?:jou|jullie)$|door (?:jou|jullie) (?:\w+ )?ge?\w+(?:t|d|en)$",
    r"^(?:daar|hier|die|dat|daarvoor|hiervoor) moest (?:ik|jij|wij) (?:\w+ ){2,}\w+",
    r"^wij (?!\w+ ons\b)\w+n (?:daar|er|hier|die|ze|dat|het)\w* (?:\w+ )?(?:altijd|vaak|nooit|elke|iedere|samen|over"
    r"|om)\b",
    r"kijk (?:maar |eens |even )*naar (?:mijn|m'?n|jouw|onze)\b(?! neus)",
    rf"(?!was|had|werd|{_MODAL}){_PAST} (?:jij|jullie) \w+",
    r"(?:gaan|ga|vliegen|vertrekken|trouwen|verhuizen) (?:we|wij|ik) (?:\w+ )?(?:in (?:januari|februari|maart|april"
    r"|mei|juni"
    r"|juli|augustus|september|oktober|november|december)|met (?:kerst|pasen|pinksteren)|deze (?:zomer|winter|maand"
    r"|week)"
    r"|volgend jaar|volgende (?:week|maand|zomer)|binnenkort)\b",
)
"""What only those who know these people can understand."""

QUOTED_SPEECH = patterns(
    r"^geachte (?:heer|mevrouw|meneer|dames|klant|lezer|heren|aanwezigen|luisteraars)\b.*",
    rf"^.*[,!?.'\"] ?(?:zei|sprak|riep|zong|zegt|zingt|zingen|aldus|dixit|volgens|vrij naar|klaagde|kreunde|bromde"
    rf"|fluisterde"
    rf"|dacht|brulde) (?:de |het |een )?(?!ik\b|jij\b|je\b|we\b|wij\b|ze\b|mijn\b|m'?n\b|onze\b|ons\b|papa\b|mama\b"
    rf"|oma\b"
    rf"|opa\b|jouw\b|{_NAME})[\w'-]+(?: [\w'-]+){{0,2}}$",
    rf"^.*\((?!ik\b|jij\b|je\b|we\b|wij\b|mijn\b|m'?n\b|onze\b|ons\b|die\b|dat\b|in\b|op\b|bij\b|met\b|van\b|niet\b"
    rf"|weet\b"
    rf"|jouw\b|vorig|gisteren|{_NAME})[\w'’.-]+(?: (?!mijn\b|ons\b|onze\b|jouw\b|ik\b|jij\b)[\w'’.:-]+){{0,3}}\)$",
)
"""Words of somebody else's, with who said them: public, whatever they speak of."""
