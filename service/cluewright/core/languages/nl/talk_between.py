"""Private talk between two: I and you in one breath, what you do when I sing, what befell us, whose aunt it was."""

from cluewright.core.languages.patterns import one_of

from .first_names import FIRST_NAMES
from .talk import patterns
from .talk_ours import KIN_NAMED, PUBLIC

_NAME = rf"{one_of(FIRST_NAMES)}(?![\w'-])"
_MY = r"(?:mijn|m'?n|onze|ons|jouw|jullie)"
_ME = r"(?:ik|mij|mijn|m'?n|wij|we|ons|onze)"
_YOURS = r"(?:jij|jou|jouw|jullie)"
_THERE = (
    r"(?:daar|hier|waar)(?:aan|achter|bij|boven|door|in|langs|mee|na|naar|naast|om|onder|op|over|tegen|tussen|uit|van"
    r"|voor)"
)
_THAT = rf"(?:{_THERE}|daar|hier|die|dat|dit|deze|zoiets|zo'n|zo eentje|zo een|zo|ze|hem|er)"
_PAST = (
    r"(?:(?!wilde|zoude|dachte|moeste|konde|beide|goede|tweede|derde|vierde|einde|hele|aarde|mode|liefde|voorde)"
    r"\w{2,}(?<!ie)(?:de|te)|at|las|gaf|zag|zat|lag|kwam|nam|ging|hing|ving|kreeg|keek|schreef|bleef|reed|beet"
    r"|sneed|viel|liep|riep|sliep|hielp|verloor|vloog|schoot|brak|sprak|trok|dronk|zong|sprong|vond|stond|stak|droeg"
    r"|sloeg|vroeg|bracht|kocht|zocht|deed|vergat|werd|had|was|won|schoor|stal)"
)
_PASTS = (
    r"(?:(?!zouden|wilden|dachten|konden|moesten|beiden|goeden)\w{2,}[dt]en|aten|lazen|gaven|zagen|zaten|lagen|kwamen"
    r"|namen|gingen|hingen|kregen|keken|schreven|bleven|reden|vielen|liepen|riepen|sliepen|verloren|vlogen|dronken"
    r"|zongen|sprongen|droegen|sloegen|braken|deden|waren|wonnen)"
)
_OFTEN = (
    r"(?:altijd|nooit|steeds|elke \w+|iedere \w+|elk \w+|ieder \w+|vaak|vroeger|laatst|thuis|gisteren|vanmorgen"
    r"|vanochtend|vannacht|vorige \w+|vorig \w+|weer eens|stiekem|zelf ook|kwijt|van huis uit|als kind)"
)
_DEAR = r"(?:omi|opi|paps|mams|omaatje|opaatje|mammie|pappie|moeke|vake|bomma|bompa|memmie|pap en mam|mam en pap)"
"""How nobody but their own names them."""
_ELDER = rf"(?:{_DEAR}|oma|opa|papa|mama|pa|ma|pap|mam)"
_KIN = (
    r"(?:moeder|vader|ouders|broers?|broertjes?|zus|zusje|zussen|zusjes|zuster|zoon|zoontje|dochter|dochtertje|oma|opa"
    r"|tante|oom|nicht|neef|nichtje|neefje|vriend|vriendin|vriendje|vriendinnetje|man|vrouw|ex|baas|buurman|buurvrouw"
    r"|buren|collega|collega's|chef|huisgenoot|schoon(?:moeder|vader|ouders|zus|broer|familie|zoon|dochter)|zwager"
    r"|stiefvader|stiefmoeder|verloofde|juf|meester|hond|kat|poes|kater|cavia|hamster|konijn)"
)
_FAR_KIN = (
    r"(?:broers?|broertje|zus|zusje|zussen|zuster|tante|oom|nicht|neef|nichtje|neefje|vriend|vriendin|ex|huisgenoot"
    r"|schoon(?:moeder|vader|ouders|zus|broer|zoon|dochter)|zwager|verloofde|collega|eerste (?:vriendje|vriendinnetje"
    r"|vriend|vriendin|man|vrouw|baas|juf|lief))"
)
_HOME = (
    r"(?:\w*(?:tuin|kamer|zolder|kelder|keuken|balkon|schuur|schuurtje|garage|gang|berging|badkamer|oprit|voordeur"
    r"|achterdeur|kast|koelkast|bank|bureau|wc))"
)
_INSIDE = (
    r"\w*(?:slaapkamer|keuken|badkamer|woonkamer|zolder|balkon|voordeur|achterdeur|garage|schuur|kantoor|flat|oprit"
    r"|ruitenwisser|koelkast|kelder|logeerkamer|studeerkamer|tuinhek|hoofdkussen|nachtkastje|ouderlijk huis)\w*"
)
_THING = (
    r"(?:\w*(?:baan|baantje|kamer|huis|auto|fiets|trui|jas|jurk|broek|tas|bril|pet|kapsel|bank|boot|tent|tuin|foto"
    r"|hobby|vakantie|reis|feest|feestje|verjaardag|bruiloft|recept|taart|kat|hond|konijn|cavia|tante|oom|neef|nicht"
    r"|vriend|vriendin|collega|buurman|buurvrouw|ex|scriptie|diploma|litteken|allergie|bijnaam|verhaal|grap)t?(?:je)?)"
)
_AGE = r"\w*(?:tiende|tigste|vierde|vijfde|zesde|zevende|achtste|negende|elfde|twaalfde)"
_LATELY = r"(?:gisteren|gisteravond|eergisteren|vanmorgen|vanochtend|vorige week)"
_ALSO = (
    r"(?:tim|tom|bas|sam|mark|peter|kees|piet|lisa|emma|anna|roos|fleur|floor|anne|eva|kim|sara|julia|lucas|daan|bart)"
)
"""First names that are words as well, or somebody's whom everybody knows."""
_THEIRS = (
    r"(?:afscheid|feestje|verjaardag|bruiloft|scheiding|verhuizing|baan|scriptie|bijnaam|vriendin|ex|zus|broer|auto"
    r"|fiets)"
)
_WITH = (
    r"op|in|bij|met|voor|aan|uit|altijd|gisteren|laatst|toen|er|zijn|haar|z'?n|d'?r|een|het|zo|ook|nog|weer|na|ons|mij|me"
    r"|niet|zaterdag|zondag|vorige|elke|iedere|vroeger|nooit|over|door|tijdens|naar"
)
"""What follows a first name where no surname does."""
_NO_QUESTION = r"(?![^?]*\?)"

BETWEEN_TALK = patterns(
    # you, said with stress, do something
    rf"{_THAT} (?!kun|kan|mag|moet|moest|wil|bepaal|beslis|ben jij$|bent|weet|zie|hoor|denk|zou|kies|word|wordt)\w+ jij"
    r"\b(?! zelf\b| niet$| toch\b)",
    rf"^{_NO_QUESTION}(?!als|dat|dan|wat|wie|hoe|waar|en|of|kun|kan|mag|moet|wil|zie|ken)\w+ jij (?:\w+ ){{0,5}}?"
    rf"(?:{_OFTEN}|als (?:ik|we|wij|je|{_MY} \w+)|{_MY} (?!{PUBLIC})\w+|met mij|van mij|bij mij|aan mij|tegen mij)\b",
    rf"^(?:ben|heb|bent|hebt) jij {_NO_QUESTION}(?:\w+ ){{1,5}}\w*(?:ge|ver|be|ont|her)\w+(?:t|d|en)\s*\Z",
    # I and you in one clause
    rf"(?:die|dat|wat|waar\w*|zoals|hoe) (?:je|jij|jullie) (?:\w+ ){{1,6}}{_ME}\b",
    rf"(?:ik|wij) (?:\w+ ){{1,6}}(?:door|met|van|voor|bij|naast|op|aan) (?:jouw|jullie) (?!{PUBLIC})\w+",
    r"^(?:ik|jij|wij) (?:nu|gisteren|toen|vroeger|laatst|straks|vannacht|vorige?|vanochtend|vanmorgen|vanavond"
    r"|zaterdag|zondag|afgelopen|deze (?:week|zomer|ochtend))\b",
    rf"^(?:jij|ik|wij), (?:ik|jij|wij),? \w+|{_NAME} en (?:ik|wij|jij)\b|(?:ik|wij|jij) en {_NAME}",
    # what it is that we did there
    rf"{_THERE} (?:{_PAST}|{_PASTS}) (?:wij|ik|jij|jullie|we) \w+",
    rf"^(?:daar|hier|die|dat|zo|toen|ze) (?:{_PASTS}) wij \w+",
    rf"{_THAT} (?:{_PAST}|{_PASTS}) (?:{_ELDER}|{_NAME}) \w+",
    rf"^(?!was|had|wist|dacht|zou|kon|mocht|moest|wou|wilde){_PAST} ik (?:\w+ ){{1,4}}\w+",
    rf"^{_PAST} (?:{_MY} (?!{PUBLIC})\w+|je (?:\w+ )?{_FAR_KIN}|{_ELDER}|{_NAME}) \w+",
    rf"^(?!als|dat|dan|zal|kan|denk|waar|wat|wie|hoe|zo|toen|en|zoals)\w+ ik (?:\w+ ){{0,4}}(?:{_OFTEN}"
    rf"|{_MY} (?!{PUBLIC})\w+|van (?:mijn|m'?n|onze|jouw|{_ELDER}))\b",
    rf"(?:tot|sinds|op|na|rond|vanaf|voor) (?:mijn|jouw|m'?n) {_AGE}\b(?! \w)",
    # kin of yours, of mine
    rf"je {_KIN} (?:\w+ ){{1,5}}(?:me|mij|ons|voor mij|van mij)$",
    rf"^(?:dat|dit|zo) (?:is|was|doet|deed) je {_KIN} (?:op|in|als|na|met|altijd|elke|iedere|toen|vroeger|bij)\b",
    rf"(?:wat|die|dat|waar\w*|hoe|toen|zoals) je {_FAR_KIN} \w+",
    rf"{_DEAR} [\w']+|^(?:\w+ ){{1,4}}{_DEAR}$",
    r"onze (?!\w*(?:sprookje|oranje|kanarie|premie))\w{3,}je\b(?! van)|^ons (?!land|kikkerland|volk|club|zonn)\w{3,}je"
    r" (?:kan|heeft|is|had|kon|was|wil|lust|slaapt|sliep|doet|deed|krijgt|kreeg|vindt|vond)\b",
    r"^(?:\w+) van (?:hiernaast|de overkant|\w+ hoog|twee deuren verder|een deur verder|nummer \d+)\b(?! gluren)",
    rf"(?:hoe|waarom|toen|sinds|nadat|het|de|die|dat) (?:\w+ )?\w+ van {_NAME}(?= (?:is|was|heeft|had|af|op|toen|in"
    rf"|die|dat|kapot|ging|viel|stond|ligt|staat|hangt|doet|deed)\b)|{_THING} van {_NAME} en \w+",
    rf"(?:waar|die|dat|wat) {_NAME} (?:mee|heen|naartoe|vandaan|uit|af|in|op) \w+",
    rf"^(?:opa|oma|papa|mama) (?:{_PAST}) (?:ze|er|die|zo'n|zo een|daar\w*)\b",
    r"je (?:oud|achter|peet|schoon|stief|half)(?:oom|tante|nicht|neef|vader|moeder|zus|broer|zusje|broertje) \w+",
    r"(?:kat|hond|poes|konijn|cavia|papegaai|zoon|dochter|dochtertje|zoontje|auto) van (?:de|onze|jullie|jouw)"
    r" (?:over|boven|onder|achter)?(?:buren|buurman|buurvrouw)\b",
    # what is mine and yours, where we live
    rf"(?:heb|had|kreeg|draag|droeg|hebt|voel|voelde) (?:ik|jij|we|wij) (?:\w+ ){{0,3}}{_MY} (?!{PUBLIC})\w+",
    r"van jouw (?!\w*(?:hart|dromen|leven|keuze|land|bestaan|ziel)\b)\w+",
    rf"^{_MY} (?!{PUBLIC}|vader|moeder|opa|god)\w{{3,}}, (?:die|dat|maar|met|van|toen|op|in|vorige?|elke?|iedere|weet"
    r"|daar|waar)\b",
    rf"^(?:mijn|m'?n|onze|ons) (?!{PUBLIC})\w+ (?:na|tijdens|sinds|toen|vorige?|laatst|als ik|als we|als wij) \w+",
    rf"{_THING} van (?:mij|jou|ons|jullie)\b(?! allen| allemaal)",
    rf"{_HOME} bij (?:ons|jullie|jou|mij)\b",
    rf"(?:onder|voor|achter|naast|boven|in|op|aan|bij|tegen|van|door) {_MY} (?:\w+ )?{_INSIDE}",
    rf"(?:lagen|stonden|hingen|zaten|liggen|staan|hangen) (?:\w+ )?bij (?:{_ELDER}|ons|jullie|jou|mij)\b",
    r"^jullie \w+ (?:er|ze|die|het|dat|allebei|altijd)\b(?! zelf)",
    rf"^(?:wij|we) (?:{_PASTS}|hadden) (?:er|ze|die|dat|zo'n)\b",
    rf"waar (?:we|wij|ik) (?:in|op|mee|aan|bij|onder|achter|naartoe|heen) (?:{_PASTS}|{_PAST})\b",
    rf"(?:onder|op|naast|in|aan|achter|bij|uit|voor|tegen) jouw (?!{PUBLIC})\w+",
    r"(?:die|dat) (?:keer|vakantie|avond|nacht|reis|weekend|bruiloft|verjaardag|uitje) (?:met|zonder|vol) \w+",
    r"^ik (?:kijk|zit|sta|lig|draag) (?:er|hier\w*|daar\w*) nu\b",
    r"(?:hier|nu) op (?:deze |de )?tafel\b|op tafel (?:staat|ligt) (?:nu|hier)\b"
    r"|(?:in|aan) deze (?:kamer|tafel|bank)\b",
    rf"{_LATELY} (?:om|rond|tegen) \w+ uur\b",
    # what one knows of the other, what was said, got or lost
    r"(?:je|jij|jullie) (?:weet|wist|zag|hoorde|kent|snapt|weten) (?:hoe|dat|wat|waar|waarom|toch) (?:\w+ ){0,4}"
    r"(?:ik|mij|mijn|we|wij|ons)\b",
    rf"^(?:ge\w+(?:t|d|en)|verloren|kwijtgeraakt|uitgezocht|uitgeleend|meegenomen|ontdekt|bedacht) (?:\w+ ){{0,5}}"
    rf"(?:met|van|door|bij|voor|aan|op|in|tijdens) (?:jou|mij|jullie|{_ELDER}|je {_KIN}|{_MY} (?!{PUBLIC})\w+|{_NAME})"
    r"(?! allen)",
    r"^\w+ (?:\w+ ){1,5}toen (?:we|wij|jij|jullie) (?!nog |jong|klein)\w+",
    rf"^(?!leerden|hadden|waren){_PASTS} (?:we|wij) (?:\w+ ){{1,6}}\w+",
    rf"^(?:heeft|had|{_PAST}) (?!de|het|een|men|je|ze|hij|er|zich|niemand|iedereen|god|die|dat)[a-z]{{3,}} (?:{_LATELY}"
    r"|laatst|toen|zaterdag|zondag|vannacht) \w+",
    rf"^(?!was|is)(?:heeft|had|kan|kon|wil|doet|eet|laat|{_PAST}) {_NAME} (?:{_WITH})\b",
    rf"(?!oom agent){KIN_NAMED} (?!was){_PAST} \w+",
    r"^(?:de|die) (?:over|boven|onder|beneden)bu\w+ \w+ (?:hem|ze|er\w*|die|het|daar\w*)\b",
    r"^(?!weet|denk|hoop|zie|was|had|zou|kan|dat|als|en|toen|wat|voel|wist|dacht)\w+ ik (?:al|nu|net|pas|nog|weer"
    r"|straks)"
    r" \w+",
    rf"(?:waar|die|dat|hoe) {_ALSO} (?:zo|altijd|nooit|vroeger|laatst|mee|bang|goed) \w+|{_THEIRS} van {_ALSO}(?="
    rf" en\b| in\b| op\b| met\b|$)",
    r"(?:waar|die|dat|wat) (?:je|jij|ik) nu (?!ziet|zie|leest|hoort|weet)\w+",
    r"(?:van|uit|op|in|aan) deze (?:kamer|tafel|bank)\b|^(?:achter|naast|tegenover|boven) (?:je|jou|mij|ons), ",
    rf"(?:vanavond|straks|morgen|vanmiddag|volgende week) (?:\w+ ){{0,3}}(?:ons|onze|mijn|jouw|jullie) (?!{PUBLIC})\w+",
    r"(?:volgende|vorige|deze|afgelopen|komende) (?:week|maand|zomer|zaterdag|\w+dag) \w+ (?:jij|jullie|ik|wij)\b",
    r"(?:mijn|onze|jouw|ons) (?:[\w-]+ )?(?:heet|heette|heten) (?:\w+ )?(?:zo|net zo)\b",
    r"je (?:vertelde|zei|gaf|liet|stuurde|vroeg|beloofde|leende|toonde|schonk) (?:\w+ )?(?:me|mij|ons)\b",
    r"(?:in|op|uit|bij|met) (?:die|dat|deze|dit) (?!tijd|dagen|jaren|geval|zin)\w+ (?:ben|heb|was|woonde|werkte|kwam"
    r"|zat|stond|sliep|had) (?:ik|wij"
    r"|we"
    r"|jij)\b",
    rf"^(?:ons|onze|mijn|m'?n) (?!{PUBLIC})\w+ (?:in|op|bij|aan|naast) (?:de |het )?(?:auto|trein|keuken|tuin|zolder"
    rf"|gang"
    r"|kelder|bed|muur|kast|werk|kantoor|school|kroeg|wc|badkamer|schuur|garage|camping|balkon|koelkast)\b",
)
"""What only the two at the table can know."""
