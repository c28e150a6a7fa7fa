"""Talk of places on the screen."""

from cluewright.core.languages.patterns import one_of

from .numbers import ORDINALS
from .talk import COUNT, FEW, patterns

_NTH = rf"(?:aller)?(?P<n>\d{{1,3}}(?:e|de|ste)?|{one_of(ORDINALS)})"
_BEFORE_LAST = r"(?P<before_last>voorlaatste|(?:op[ -])?(?:één|een|1)[ -]na[ -](?:de |het )?laatste)"
_LIST = (
    r"(?:scherm|bord|rijtje|lijstje|viertal|vier|vieren|lijst|woordenlijst|sleutelwoorden|kaartjes|codekaart|stel"
    r"|beeldscherm|schermpje|speelbord|tableau|display|monitor"
    r"|opsomming|overzicht|kwartet woorden|woordenrij)"
)
_A_PLACE = _NTH.replace("?P<n>", "?:")
_A_NUMBER = FEW.replace("?P<n>", "?:")
_RIGHT = "(?:vlak |net |meteen |direct |eentje |één |een )"
_OUR = r"(?:de|het|ons|onze)"
_CORNER = r"(?:links|rechts|vooraan|achteraan|bovenaan|onderaan|midden|linksboven|linksonder|rechtsboven|rechtsonder)"
_CHART = r"[ -](?:hit|(?:in|op|van) (?:de |het )?(?:top|hit\w+|charts|wereld|ranglijst|klassement|toernooi))\b"
_WORD = r"(?:sleutelwoord|woord|woordje|kaart|kaartje|plaats|plek|plekje|positie|vakje)"
_PLACE = r"(?:kaart|kaartje|plaats|plek|plekje|positie|vakje|kolom)"
_TERM = r"(?:geheime )?(?:sleutelwoord|woord|woordje|trefwoord|codewoord|keyword|begrip)"
_NO_RANK = (
    r"(?<!regel )(?<!vijand )(?<!oorzaak )(?<!bus )(?<!tram )(?<!kamer )(?<!spoor )(?<!prioriteit )(?<!speler )"
    r"(?<!wet )(?<!gebod )(?<!hit )(?<!keuze )(?<!probleem )(?<!plan )(?<!fan )(?<!een )"
)
"""Not after what has a number of its own: staatsvijand nummer een."""
_REGENT = (
    r"(?:willem|filips|philips|karel|albert|leopold|boudewijn|hendrik|lodewijk|frederik|catharina|elizabeth|paulus"
    r"|johan"
    r"|wilhelm|nicolaas|alexander|napoleon|ramses|peter|george|richard|charles|jan|benedictus|pius|franciscus|jozef"
    r"|ferdinand|frans|constantijn|otto|olav|harald|margaretha|isabella|paul|gregorius|urbanus|iwan|jacobus|edward"
    r"|maria) "
)
"""Who has a number of their own."""
_NO_BABY = r"(?<!baby's )(?<!mijn )(?<!zijn )(?<!haar )(?<!peuters )(?<!kleuters )(?<!kinds )"
_NO_SPEECH = (
    r"(?! van (?:een |de |het |mijn |onze )?(?:baby|peuter|kind|kindje|kleuter|dreumes|rechter|gebed|bijbel|lied|boek"
    r"|zin|brief|spreker|verdachte|stervende|koning|liedje)| hebben| spreken| zeggen| uitspelen| krijgen| willen)"
)
_NO_RACE = (
    r"(?! (?:op|in|bij|van|tijdens) (?:het |de |een )?(?:podium|erepodium|race|wedstrijd|spelen|olympische|competitie"
    r"|ranglijst|klassement|eredivisie|marathon|toernooi|tour|ladder|verkiezing|peiling|wereld|rij))"
)
_SIDE = r"(?:middelste|voorste|achterste|bovenste|onderste|linkse|rechtse)"
_STANDS = r"(?:staat|zit|ligt|hangt|staan|zitten)"
_VERY = r"(?:helemaal|uiterst|meest|geheel|precies|ergens|pal|hier|er)"
_IT = (
    r"(?:(?:ik|hij|zij|ze|het|die|dat|dit|wie|wat|woord|woordje|kaart|kaartje|vakje|degene|eentje|je|er|vindt|komt|sta|mag"
    rf"|{_STANDS}) )"
)
"""What may come before a place that somebody or something has: hij zit tussen de eerste en de derde."""
_BESIDE = r"(?:voor|na|achter|naast|onder|boven|rechts van|links van)"

_SQUEEZED = (
    r"(?:(?:ingeklemd|geklemd|ingesloten|gevangen|opgesloten|gesandwicht|platgedrukt|geperst|in het midden|midden"
    r"|netjes"
    r"|precies|ergens|verstopt|beland|geplaatst|ligt|staat|zit) ){1,2}"
)
_FOREIGN = (
    "uno|dos|tres|cuatro|quattro|due|one|two|three|four|un|deux|trois|quatre|eins|zwei|drei|vier|een|één|twee|drie"
)
_END_OF = r"(?:achteraan|onderaan|rechts|links|bovenaan|vooraan|bij de laatste|bij het laatste|bij de eerste|achterin)"
_EDGE_WORD = r"(?:openings|slot|begin|sluit|start|eind|kop|staart)(?:woord|woordje|kaart)"
_NEXT = r"(?:vlak|net|meteen|direct|pal|precies|eentje|onmiddellijk|gelijk|rechtstreeks|recht)"

POSITION_TALK = patterns(
    r"(?:#|no|nr|n°) ?(?P<n>\d{1,2})$",
    rf"^(?:wat|wie|die|dat|degene die|het woord dat) (?:er )?op (?:nummer |plek |plaats )?{FEW} (?:{_STANDS})$",
    rf"(?:het |de )?(?:meest |uiterst )?(?:linkse|rechtse|linker|rechter|voorste|achterste|bovenste|"
    rf"onderste) {_WORD}\b",
    rf"{_NO_RANK}(?:nummer|nr\.?|no\.?|n°|nummertje|{_WORD}):? {FEW}\b(?!{_CHART})"
    r"(?! (?:op|in|van|aan|uit|bij) (?:de|het|een) (?!scherm|rij|lijst|woord|viertal|vier|stel|bord|kaart|beeldscherm"
    r"|display)\w)",
    rf"^{FEW} (?:op|in|van) (?:het scherm|(?:het|ons) (?:lijstje|rijtje|viertal))$",
    rf"(?:hekkensluiter|rodelantaarndrager|aanvoerder|koploper) van {_OUR} {_LIST}\b",
    rf"(?<!een )(?:het |de |ons |onze )?{_NTH} {_PLACE}\b{_NO_RACE}",
    rf"{_NO_BABY}(?:het |de |ons |onze )?{_NTH} {_TERM}\b{_NO_SPEECH}",
    rf"{_NO_BABY}(?:het |de |ons |onze )?(?:aller)?(?P<last>laatste) (?:van (?:de|het|ons) )?{_WORD}\b{_NO_SPEECH}",
    rf"(?:het |de |ons |onze |mijn )?{_BEFORE_LAST}(?: {_WORD}\b|$)",
    rf"(?:het |de |ons )?(?:middelste|volgende|vorige|bovenstaande|onderstaande) {_WORD}\b",
    rf"(?!(?:woord|woordje|plek|kaart|kaartje) voor (?:woord|woordje|plek|kaart|kaartje)\b){_WORD} (?:hier)?(?:boven"
    rf"|onder|naast|voor|achter) {_WORD}\b",
    r"op[ -](?:twee|drie|2|3)[ -]na[ -](?:de )?laatste\b",
    r"(?:die|deze|dat)(?: ene)? (?:bovenaan|onderaan|vooraan|achteraan)$",
    rf"^(?:(?!{_REGENT}|eerste|tweede|derde)[\w']+,? ){{2,6}}(?<!van )(?:de|het|die|dat|onze|ons) {_NTH}$",
    rf"^(?:(?:is|was|wordt|pak|ja|nee|nou|gewoon|precies|alleen|enkel|weer|dan|en|maar|gok|raad|noem|juist|op|het"
    rf"|inderdaad"
    rf"|duidelijk|echt|hier|daar|jawel|lees|kies|tel|vast|zie|vind|hij|zij|dit|dat),? )?(?:de|het|die|dat|onze|ons)"
    rf" {_NTH}$",
    rf"{_NTH} (?:{_WORD} )?(?:van (?:links|voren|boven)|vanaf (?:links|boven))\b",
    rf"{_NTH.replace('<n>', '<from_end>')} (?:{_WORD} )?(?:van (?:rechts|achteren|onderen|onder)|vanaf rechts)\b",
    r"(?:het |de |ons |onze )?(?:meest |uiterst )(?:linkse|rechtse)$",
    r"(?<! en )(?:de|het|die|dat) (?P<last>laatste)$",
    rf"(?!(?:links|rechts) van het bord\b){_CORNER} (?:op|in|van) (?:het|ons) {_LIST}\b(?! met\b)",
    rf"{_NTH} (?:in|op|van) (?:de|het|ons|onze) {_LIST}\b",
    rf"(?P<last>laatste) (?:in|op|van) (?:de|het|ons|onze) {_LIST}\b",
    rf"(?:staat|staan|komt|sta) (?:als|op de) {_NTH}(?: {_WORD})?$",
    r"(?:de|het) (?:twee )?(?:bovenste|onderste|middelste|linkse|rechtse)(?: twee)?$",
    r"(?:begin|eind|einde|midden|kop|staart|slot|top|bodem|voet|hoek) van (?:(?:het|ons) (?:rijtje|lijstje|viertal)"
    r"|ons scherm|onze lijst|ons vieren)\b",
    r"(?:daar|waar) (?:(?:begint|eindigt|opent|sluit) (?:ons|het) (?:rijtje|lijstje|viertal|scherm)|(?:ons|het) "
    r"(?:rijtje|lijstje|viertal|scherm)) mee\b",
    rf"(?:buurman|buurvrouw|buur) van (?:de |het )?{_A_PLACE}$",
    rf"(?:slot|hokje|vakje|nummero|numero) {FEW}$",
    rf"(?:het |de |ons |onze )?{_BEFORE_LAST} (?:in|op|van) {_OUR} {_LIST}\b",
    rf"{_RIGHT}?(?:voor|naast) (?:de|het) (?P<before_last>laatste)(?: {_WORD})?$",
    rf"^{_RIGHT}?(?:na|naast|achter|onder|rechts van|links van) (?:de |het |het woord )?{_A_PLACE}(?: {_WORD})?$",
    rf"^{_IT}{{1,4}}{_RIGHT}?{_BESIDE} (?:de |het |het woord )?(?:{_A_PLACE}|laatste|nummer {_A_NUMBER})(?: {_WORD})?$",
    rf"(?:links|rechts|naast|boven|onder|buurman|buurvrouw|buur|opvolger|voorganger) (?:van )?(?:nummer|nr\.?|{_WORD}) "
    rf"{_A_NUMBER}\b",
    rf"(?:de |het )?(?:volgende|vorige|eerstvolgende) (?:{_WORD} )?(?:na|voor) {_A_NUMBER}$",
    rf"^{_IT}{{0,4}}(?:precies |ergens )?tussen (?:een|één|1|twee|2) en (?:drie|3|vier|4)(?: in)?"
    r"(?: staat| ligt| zit)?$",
    rf"^{_IT}{{0,4}}(?:precies |ergens )?tussen (?:de |het |nummer )?(?:eerste|tweede|1e|2e|een|één|twee|1|2) en "
    r"(?:de |het |nummer )?(?:derde|vierde|laatste|3e|4e|drie|vier|3|4)(?: in)?(?: staat| ligt| zit)?$",
    rf"(?:eerste|tweede|bovenste|onderste|linker|rechter)\s?(?:helft|deel) van {_OUR} {_LIST}\b",
    rf"^{_IT}{{0,4}}(?:helemaal |uiterst |geheel |meest )?(?:\w+ )?{_CORNER} {_OUR} {_LIST}\b(?! met\b)",
    r"^(?:helemaal|uiterst|geheel) (?:links|rechts|vooraan|achteraan|bovenaan|onderaan|voorin|achterin)$",
    r"^(?:links|rechts) (?:bovenaan|onderaan|bovenin|onderin)$",
    rf"^{_IT}{{1,4}}(?:helemaal )?(?:vooraan|achteraan|bovenaan|onderaan|in het midden)$",
    rf"^(?:\w+ )?(?:sluit|sluiten|opent|openen|begint|beginnen|eindigt) (?:van )?{_OUR} {_LIST}(?: af)?$",
    rf"(?:staat|staan|zit|sta) op (?:nummer |plek |plaats )?{FEW}$",
    rf"^op {FEW}$",
    rf"(?:keyword|codewoord|geheime? woord|begrip|trefwoord|index) {FEW}$",
    rf"{_NTH} van ons$",
    r"(?:plek|plaats|positie|woord|sleutelwoord|kaart|kaartje|vakje|nummer|nr\.?|hokje):? (?:i{1,3}|iv)$",
    r"(?:plek|plaats|positie|woord|kaart|kolom):? (?P<last>laatste)$",
    rf"^(?:de )?kolom (?:{FEW}|[a-d])$",
    rf"^(?:{_VERY} )?(?:in het )?midden (?:van|in|op|tussen) (?:de |onze |ons )"
    r"(?:vier|vieren|viertal|sleutelwoorden)\b",
    rf"{_SIDE} van (?:ons|ons vieren|onze {_LIST}|de {_LIST})$",
    rf"^(?:de|het|onze) {_SIDE} (?:van|uit) (?:de|onze) (?:vier|4)\b",
    rf"^(?:(?:het |de |ons )?(?:{_WORD}|kolom)|die|degene die|het woord dat|diegene die) (?:{_VERY} ){{0,2}}{_CORNER}"
    rf"(?: {_STANDS})?$",
    rf"{_TERM} (?:links|rechts) van\b",
    r"(?:onderop|bovenop|middenop) (?:het|ons) (?:lijstje|rijtje|scherm|viertal)\b",
    r"(?:tel|telt|tellen|tellend|geteld) (?:\w+ ){0,2}(?:van|vanaf) (?:links|rechts|boven|onder|voren|achteren)\b",
    r"(?:van|vanaf) (?:links|rechts|boven|onder|voren|achteren) (?:af )?(?:tel|telt|tellen|tellend|geteld|gerekend)\b",
    r"(?:van|vanaf) (?:links|rechts) (?:af )?begint$",
    r"(?:op[ -])?(?:één|een|twee|1|2)[ -]na[ -](?:de )?eerste\b",
    r"(?:onder|bij|boven|naast|achter|heeft|met|draagt|krijgt) (?:het |de )?"
    rf"(?:cijfer|codecijfer|code-cijfer|codenummer) {FEW}$",
    rf"(?:code-?cijfer|codenummer):? {FEW}$",
    rf"cijfer\w* (?:boven|onder|naast|voor|bij|van) (?:dit|ons|mijn) {_WORD}\b",
    rf"^(?:de |het |nummer )?{_NTH} (?:van|uit) (?:de |onze )?(?:vier|4)$",
    r"(?:hoek|rand|zijkant|uiteinde|kop|staart) van (?:ons scherm|(?:het|ons) (?:lijstje|rijtje|viertal))\b",
    r"(?:in|qua) (?:de )?volgorde (?:\w+ )?(?:eerste|tweede|derde|vierde|laatste)\b",
    rf"^(?:als )?(?:de )?{_NTH} (?:in|qua) (?:de |onze )?volgorde$",
    r"^wat (?:er )?(?:vlak |net |meteen )?(?:na|voor|achter|naast|onder|boven) (?:de |het |nummer )?"
    rf"(?:{_A_PLACE}|{_A_NUMBER}) (?:komt|{_STANDS})$",
    r"(?:eentje|één|een|twee|1|2) (?:plek |plekken |plaats |plaatsen |stap |stappen |positie )?"
    rf"(?:verder|eerder|later) dan (?:de |het |nummer )?(?:{_A_PLACE}|{_A_NUMBER})$",
    rf"(?:plek|plaats|vakje|positie|kaartje) (?:na|voor|achter|naast|onder|boven) (?:de |het |nummer )?"
    rf"(?:{_A_PLACE}|{_A_NUMBER})$",
    r"(?:linker|rechter|midden)-?(?:woord|kaart|kaartje|vakje|kolom|plek|plaats)\b",
    rf"^(?:de |het )?{_NTH} van (?:onze|de vier|ons) (?:sleutel)?woorden$",
    r"(?:vooraan|achteraan) in de rij van vier$",
    r"^de (?P<last>laatste) (?:in|van|op) (?:de |onze |het |ons )?(?:rij|rijtje|lijst|lijstje|reeks)$",
    rf"^{_IT}{{0,3}}{_SQUEEZED}tussen (?:de |het |nummer |nr |plek )?(?!zes|acht|tien|twaalf|[5-9]|1\d)(?:{_A_NUMBER}"
    rf"|{_A_PLACE}) en (?:de |het |nummer "
    rf"|nr |plek )?(?:{_A_NUMBER}|{_A_PLACE}|laatste)$",
    rf"(?:numero|nummero|number|nombre|nr|no) (?:{_FOREIGN}) (?:op|van|in) {_OUR} {_LIST}\b",
    r"(?:the |die |onze )(?:very )?(?:first|second|third|fourth|last) (?:one|word|keyword|of (?:the )?four)\b",
    rf"(?:the|our|onze|de) (?:first|second|third|fourth|last|next|previous)(?: (?:one|word))?(?: (?:op|in"
    rf"|van) {_OUR} {_LIST})$",
    rf"^(?:{_WORD}|keyword|nummer|number|number one|slot|kaart|hokje|vakje) (?:one|two|three|four|un|deux|trois|quatre"
    r"|eins|zwei|drei|uno|dos|tres|cuatro|quattro|due|tre)$",
    rf"(?:begin|start|vertrek|ga|tel) (?:je |dan |maar )?{_END_OF} (?:\w+ ){{0,4}}(?:tel|ga|stap|schuif|loop)\w* "
    rf"(?:\w+ )?"
    rf"(?:tot |naar |door )?(?:{COUNT}|\d)\b",
    rf"{_NEXT} (?:na|voor|achter|naast|onder|boven|op|bij|volgend op) {_OUR} {_EDGE_WORD}\b",
    rf"^(?:{_OUR} )?{_EDGE_WORD}$",
    rf"{_STANDS} (?:\w+ ){{0,2}}(?:na|voor|achter|naast|onder|boven) {_OUR} {_EDGE_WORD}\b",
    rf"(?:hierna|daarna|erna|hierachter|hieronder|hieronder|daaronder|hiervoor|daarvoor|hierboven|daarboven|erboven"
    rf"|eronder"
    rf"|ervoor|erachter) (?:komt|staat|volgt|is|vind je|zie je) (?:er )?(?:niks|niets|geen woord|nog maar (?:een|één)"
    rf"|geen ander)(?: meer)?(?: woord)?(?: (?:op|in|van) {_OUR} {_LIST})?$",
    rf"(?:er )?(?:komt|staat|volgt) (?:er )?(?:niks|niets|geen woord|geen ander woord)(?: meer)? (?:na|achter|onder"
    rf"|boven|voor"
    rf"|hierna|erna|eronder|erboven|ervoor|daarboven|daaronder|daarvoor)(?: (?:op|in|van) {_OUR} {_LIST})?$",
    rf"(?:hierna|daarna|erna) (?:is|houdt|stopt) {_OUR} {_LIST} (?:\w+ )?(?:op|leeg|uit|klaar|afgelopen)\b",
    rf"^(?:{_OUR} )?kolom {FEW}$",
    rf"^{_IT}{{0,2}}(?:in|op) (?:de |het |ons )?{_NTH} (?:kolom|vakje|hokje|slot|tegel|blokje|positie)$",
    rf"^{_IT}{{0,2}}(?:in|op) (?:kolom|vakje|hokje|slot|tegel|blokje|positie) {FEW}$",
    rf"(?:rij|regel|vak|tegel|blok|blokje|kader|venster|veld|rechthoek)(?: {_A_NUMBER})? (?:op|van|in) {_OUR} "
    rf"(?:beeld)?"
    r"(?:scherm|speelbord)\b",
    r"(?:woord|woordje|kaart|kaartje|sleutelwoord|vakje|hokje|plek|positie|slot|keyword)(?: is)? [a-d]$",
    r"^(?:van )?a tot (?:en met )?d,? (?:\w+ ){0,3}[a-d]$",
    rf"(?:als )?(?:de |het )?{_NTH.replace('<n>', '<from_end>')},? (?:als je )?(?:geteld |tellend |gerekend )?(?:van"
    rf"|vanaf) "
    r"(?:rechts|achteren?|onderen?|het einde?|de onderkant|de achterkant|het eind)(?: af)?\b",
    rf"(?:van|vanaf) (?:rechts|achteren?|onderen?|het einde?|de onderkant)(?: af)?(?: is het| gezien| gerekend| "
    rf"geteld)?,? "
    rf"(?:de |het )?{_NTH.replace('<n>', '<from_end>')}$",
    rf"(?:van|vanaf) (?:links|voren|boven|het begin|de bovenkant)(?: af)?(?: is het| gezien| gerekend| geteld)?,? "
    rf"(?:de |het )?{_NTH}$",
    rf"(?:eentje|één|een|twee|drie|1|2|3) (?:plek |plekken |plaats |plaatsen |stap |stappen |posities? |vakjes? "
    rf"|hokjes? "
    rf"|woord |woorden )?(?:na|voor|onder|boven|voorbij|naast|achter|rechts van|links van|hoger dan|lager dan) (?:de "
    rf"|het |nummer "
    rf"|nr |ons |onze )?(?:{_A_PLACE}|laatste|{_EDGE_WORD}|{_A_NUMBER})(?: {_WORD})?$",
    rf"(?:bovenbuur|onderbuur|linkerbuur|rechterbuur|buur|buurman|buurvrouw|opvolger|voorganger|buurwoord) van (?:de "
    rf"|het "
    rf"|nummer |nr |ons |onze )?(?:{_A_PLACE}|laatste|{_EDGE_WORD}|{_A_NUMBER})(?: {_WORD})?$",
    rf"{_NEXT} (?:na|voor|achter|naast|onder|boven) (?:de |het |nummer |ons |onze )(?:{_A_PLACE}|laatste|{_A_NUMBER})"
    rf"(?: {_WORD})?$",
    rf"(?:onze|ons) (?:nummer |nummertje )?{FEW}$",
    rf"(?:onze|ons) (?:aller)?(?P<last>laatste)(?: {_WORD})?$",
    r"(?:onze|ons) (?:opener|afsluiter|hekkensluiter|openingszet|slotstuk|sluitstuk|staart|koploper"
    r"|rodelantaarndrager)$",
    rf"(?:opener|afsluiter|sluitstuk|slotstuk|eindpunt|startpunt|beginpunt|kop|staart|bodem|rechterkant|linkerkant"
    rf"|bovenkant"
    rf"|onderkant|top|voet|voorhoede|achterhoede) van {_OUR} {_LIST}\b",
    rf"(?:opent|sluit|start|begint|eindigt|besluit|trapt) (?:het rijtje|{_OUR} {_LIST})(?: af)?$",
    rf"^(?:het )?(?:{FEW}) (?:van|uit) (?:onze|ons) (?:vier|viertal|lijst|lijstje|rijtje)$",
    rf"waar (?:de |een )?(?:code-?cijfer |cijfer )?{FEW} (?:naar |op )?(?:wijst|slaat|hoort)\b",
    rf"(?:noem|zeg|kies|typ|toets|tik|raad|vul|schrijf|gok|antwoord)(?: maar| gewoon| nu| dus)? (?:nummer |een |cijfer "
    rf"|nr )"
    rf"(?:{FEW})(?: in| op)?$",
    r"^(?:het )?(?:helemaal |uiterst )?(?:links|rechts|boven|onder|midden|linker|rechter|bovenste|onderste|middelste)"
    rf"(?:aan|in|op)? (?:op|van|in) {_OUR} {_LIST}\b",
    rf"^(?:het |de |ons )?(?:{_WORD}|{_TERM}) (?:helemaal |uiterst |daar |hier )?(?:links|rechts|bovenin|onderin"
    rf"|bovenaan|onderaan"
    r"|vooraan|achteraan|in het midden)(?: onder| boven)?$",
)
"""A place on the screen; see `Language.position_talk` for the groups."""
