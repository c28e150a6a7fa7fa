"""Talk of places by the way that leads there: steps along the row, neighbours, and what is left when others go."""

from cluewright.core.languages.patterns import one_of

from .numbers import ORDINALS
from .talk import COUNT, patterns

_NTH = rf"(?:aller)?(?:\d(?:e|de|ste)|{one_of(ORDINALS)}|laatste|voorlaatste|middelste)"
_SMALL = r"(?:[1-4]|een|één|twee|drie|vier)"
_PLACE = rf"(?:de |het |nummer |nr\.? |plek |plaats |kaart |woord |positie |op )*(?:{_NTH}|{_SMALL})"
_ROW = (
    r"(?:rijtje|lijstje|rekje|rek|viertal|reeksje|reeks|rij|lijst|codekaart|sleutelwoorden|woordenlijst|woordenrij"
    r"|woorden"
    r"|kaarten|kaartjes|bordje|schermpje|scherm|beeldscherm|vieren|vier|vier woorden|rij van vier|stapel|stapeltje"
    r"|kwartet"
    r"|display|speelbord|bord)"
)
_OUR_ROW = (
    r"(?:ons (?:rijtje|lijstje|rekje|rek|viertal|reeksje|kwartet|schermpje|speelbord|bordje|stapeltje|woordenrijtje)"
    r"|onze"
    r" (?:codekaart|sleutelwoorden|woordenlijst|woordenrij|vier|vier woorden|vier kaarten|rij van vier|kaartjes|woorden"
    r"|lijst|lijst van vier|reeks|rij|plek|plekken))"
)
_SHOWN = r"(?:het|ons|je|jullie|mijn|m'n|dit|'t) (?:beeld)?(?:scherm|schermpje|display|rijtje|lijstje|rekje|viertal)"
_EDGE = (
    r"(?:links|rechts|vooraan|achteraan|bovenaan|onderaan|bovenin|onderin|middenin|linksboven|linksonder|rechtsboven"
    r"|rechtsonder|voorin|achterin|helemaal boven|helemaal onder|in het midden|middenop)"
)
_FAR = r"(?:helemaal|uiterst|geheel|meest|pal|links|rechts)"
_SIDEWAYS = r"(?:links van|rechts van|onder|boven|naast|na|achter|vóór|voor|volgend op|voorafgaand aan|tussen)"
_STEP = (
    r"(?:stap|stapje|stappen|stapjes|plek|plekje|plekken|plaats|plaatsen|vakje|vakjes|hokje|hokjes|positie|posities"
    r"|kaart"
    r"|kaartje|kaartjes|woord|woorden|regel|regels|rij|rijen)"
)
_WAY = (
    r"(?:verder|terug|opzij|omhoog|omlaag|naar (?:links|rechts|boven|beneden|onder|achter|voren)|door|vooruit|op"
    r"|lager|hoger)"
)
_END = (
    r"(?:(?:het |de |'t )?(?:begin|beginpunt|start|eind|einde|eindpunt|eerste|laatste|linkerkant|rechterkant|bovenkant"
    r"|onderkant|kop|staart|achterkant|voorkant)|links|rechts|boven|onder|onderen|voren|achteren|onderaan|bovenaan"
    r"|achteraan|vooraan)"
)
_MOVE = r"(?:ga|gaat|begin|start|spring|loop|schuif|tel|kijk|zet|stap|wandel|hink|sla|hup|neem|klim|daal|zak|kruip|wip)"
_COUNTED = r"(?:eentje|één|een|twee|drie|tweetje|1|2|3)"
_NEIGHBOUR = (
    r"(?:linker|rechter|boven|onder)(?:buur|buurman|buurvrouw|buurtje|buurwoord)|buurwoord|buurkaart(?:je)?"
    r"|(?:links|rechts)buur"
)
_CARD = r"(?:sleutelwoord|woord|woordje|kaart|kaartje|trefwoord|begrip|plaatje|codewoord)"
_STANDS = r"(?:staat|hangt|zit|ligt|komt|vind je|zie je|staan|vindt men)"
_NO_STOP = r"(?! (?:ogen|rust|eind|einde|slot|wet|orde|hand|tijd|tafel|brug|maaltijd|eten)\b)"
_FOREIGN_LAST = (
    r"(?:(?:el|la) (?:último|última|ultimo|ultima)|(?:le|la) (?:dernier|dernière)|(?:der|die|das) letzte"
    r"|the (?:last|first|second|third|fourth)(?: one)?|il ultimo|l'ultim[oa])"
)
_FOREIGN = (
    r"(?:uno|dos|tres|cuatro|quattro|due|tre|one|two|three|four|un|deux|trois|quatre|eins|zwei|drei|vier|one|två)"
)
_NUMBER = r"(?:numero|numéro|número|nummero|nummer|number|nr\.?|no\.?)"
_OURS = r"(?:bij ons|chez nous|bei uns|van ons|onder ons|in ons midden|from us|for us|da noi)"

# What is typed after a clue in a chat; man and gast are others, too: de derde man.
_CHAT = r"(?:,? (?:joh|gap|pls|plz|lo+l|jonguh|ofzo|weetje|snappie|duh|haha+|bro|xd))+"
_CHAP = r",? (?:man|gast|ouwe|gozer|pik)"
_OF_TWO = r"(?:eerste|tweede|linker|rechter|linkse|rechtse|bovenste|onderste)"
_PAIR = r"(?:(?:middelste|binnenste|buitenste|resterende|overgebleven) (?:twee|paar|stel(?:letje)?|duo)|middenpaar)"

ROW_TALK = patterns(
    rf"(?:op|in|van|uit|binnen|aan|onder|bij) {_OUR_ROW}(?! (?:met|boodschappen))\b",
    rf"{_OUR_ROW} (?:\w+ ){{0,3}}(?:{_EDGE}|{_NTH})\b",
    rf"(?:{_NEIGHBOUR}) van (?!de vs|de benelux)(?:de|het|een|die|dat|ons|onze) \w+",
    rf"(?:het|ons|dat) {_CARD} (?:dat )?(?:vlak |net |direct |meteen |pal )?(?:na|achter|onder|boven|naast|vóór"
    rf"|tussen|links"
    rf" van|rechts van){_NO_STOP} (?:de|het|een|die|dat|ons|onze)?(?: ?\w+)$",
    rf"(?:het|ons|dat) {_CARD} (?:dat )?(?:\w+ ){{0,2}}(?:na|achter|onder|boven|naast|vóór|voor|volgt op) (?:de|het)"
    rf" \w+"
    rf" {_STANDS}\b",
    r"(?:lager|hoger|eerder|later|verder|onder|boven|na|voor|achter|naast|van|tussen) (?:dan )?(?:de|het|een|die"
    r"|dat) \w+"
    r"(?: en (?:de|het) \w+)? (?:in|op|van|uit) (?:ons|onze|het|jullie) (?:rijtje|lijstje|scherm|viertal|rekje"
    r"|lijst)\b",
    rf"^{_COUNTED} (?:{_STEP} )?(?:lager|hoger|verder|eerder|later|links|rechts|opzij) (?:dan|van) (?:de|het) \w+",
    rf"{_MOVE} (?:\w+ ){{0,3}}{_END}(?: \w+)? (?:en|dan|en dan|,) (?:\w+ ){{0,2}}{_COUNTED} (?:{_STEP} )?{_WAY}",
    rf"{_MOVE} (?:\w+ )?{_COUNTED} (?:{_STEP} )?(?:{_WAY} )?(?:vanaf|van|vanuit) {_END}\b",
    rf"(?:vanaf|vanuit|van) {_END},? (?:\w+ )?{_COUNTED} (?:{_STEP} )?{_WAY}\b",
    rf"{_COUNTED} (?:{_STEP} )?(?:\w+ )?{_WAY} (?:vanaf|van|vanuit) {_END}\b",
    rf"{_COUNTED} {_STEP} (?:vanaf|vanuit|van) {_END}\b",
    rf"{_COUNTED} (?:{_STEP} )?(?:voor|vóór|na|onder|boven) (?:het|de) (?:eind|einde|begin|laatste|eerste)(?: \w+)?$",
    rf"^{_END} (?:\w+ )?(?:beginnen|starten) en {_COUNTED} (?:{_STEP} )?{_WAY}",
    rf"(?:niet|noch|geen|behalve|uitgezonderd|minus) {_PLACE}(?:,? (?:en |of |noch |niet |ook niet |ook |evenmin "
    rf"|geen )*"
    rf"{_PLACE}){{1,2}}(?:,? (?:dus|maar wat dan|wat blijft er over|de rest|blijft over|hoor|want))?[ .!?…]*$",
    rf"(?:alles|allemaal|alle|elk|ieder)(?: \w+)? (?:behalve|op|uitgezonderd) {_PLACE}(?:,? (?:en |of"
    rf" )?{_PLACE}){{1,2}}$",
    rf"(?:streep|schrap|sla|haal|laat|vergeet|negeer) {_PLACE}(?:,? (?:en |of )?{_PLACE}){{1,2}} (?:\w+"
    rf" ){{0,2}}(?:weg|over"
    r"|door|af|buiten beschouwing)?",
    rf"(?:sta|staat|staan|hangt|hang|zit|pronkt|prijkt|bungelt|prijk|bungel) (?:ik|hij|ie|zij|ze|het|dit|die)"
    rf" (?:\w+ ){{0,3}}(?:op|in|van) {_SHOWN}\b",
    rf"(?:staat|hangt|zit|pronkt|prijkt|bungelt) (?:\w+ ){{0,3}}{_EDGE} (?:op|in|van) {_SHOWN}\b",
    rf"{_EDGE} (?:\w+ )?(?:op|in|van|aan) (?:ons|jullie|dit) {_ROW}\b",
    rf"^(?:\w+ )?{_EDGE} (?:het|ons|dit|'t|mijn) (?:beeld)?(?:scherm|display|rijtje|lijstje)(?! (?:bij|van|als"
    rf"|op)\b)\b",
    rf"(?:op|in) {_SHOWN} (?:\w+ ){{0,4}}(?:niemand|niets|niks|geen|eerst|eerste|tweede|derde|vierde|laatst|laatste"
    rf"|{_EDGE})\b",
    rf"(?:sluit|opent|staat|zit|hangt|is|komt|heeft|prijkt|begint|eindigt|ligt) {_OURS} (?:\w+ )?(?:de rij|het rijtje"
    rf"|de rijen"
    rf"|{_EDGE}|als {_NTH}|op (?:plek|plaats|nummer)? ?{_SMALL}|op de {_NTH}|de {_NTH}|het {_NTH}|{_NTH})\b",
    rf"{_OURS} (?:is |staat |zit |hangt |komt )?(?:\w+ )?(?:nummer|plek|plaats|vakje|kaart|woord|op|als) (?:{_SMALL}"
    rf"|{_NTH}|op"
    rf" (?:de )?{_NTH})$",
    rf"{_NUMBER} (?:{_FOREIGN}|{_SMALL}),? {_OURS}\b",
    rf"(?:woord|woordje|kaart|kaartje|vakje|plek|sleutelwoord|keyword|het|ons) (?:numero|numéro|número|nummero|number)"
    rf" (?:{_FOREIGN}|{_SMALL})\b",
    rf"^(?:(?:het|dit|dat|die|hij|ik) (?:is|ben|zijn|staat|bedoel) )?{_FOREIGN_LAST}(?=[?!.,]|$)(?!, [a-z]+ and)",
    rf"(?:{_NTH})[?!.,…]+ (?:nee|neen|ja|of toch|bijna|net niet|niet)?,? ?(?:maar )?(?:die|de|het|eentje|één|een|net"
    rf"|toch|twee)"
    r" (?:\w+ )?(?:daarvoor|daarvóór|ervoor|ervóór|daarna|erna|ernaast|daarnaast|eronder|daaronder|erboven|daarboven"
    r"|erachter|verder|terug|eerder|later|hoger|lager)\b",
    rf"(?:net|vlak|direct|meteen|precies|eentje|één|een) (?:plek |plaats |stap )?(?:voor|vóór|na|achter|onder|boven"
    rf"|naast)"
    rf" (?:de|het|nummer) (?:{_NTH}|{_SMALL})(?: {_CARD})?$",
    rf"^(?:de|het) {_NTH} (?:op|in|uit|van) (?:de )?(?:rij|stapel|reeks)$",
    rf"(?:plek|plaats|positie|vakje|kaart|rij|kolom|slot|nummer)(?:nummer)?:? (?:{_FOREIGN})$",
    rf"rugnummer (?:\w+ ){{0,3}}(?:plek|plaats|rij|woord|kaart)[: ]+{_SMALL}",
    rf"(?:wie|wat|die) (?:\w+ )?(?:het )?(?:eerst|laatst|als eerste|als laatste|vooraan|achteraan|bovenaan|onderaan"
    rf"|in het"
    rf" midden) (?:\w+ )?(?:op|in|van|bij) {_SHOWN}\b",
    r"^(?:dus |ja,? )?(?:de |het )?(?:laatste|eerste|tweede|derde|vierde) (?:in|van|op|uit) (?:de|het) (?:rijtje|stel"
    r"|reeks"
    r"|viertal|set|lijstje)$",
    rf"^(?:vlak |net |direct |meteen )?(?:na|voor|achter|onder|boven|naast) (?:de|het|nummer) (?:{_NTH}|{_SMALL})"
    rf" (?:komt|staat"
    r"|volgt|zit|hangt|vind je|zie je)(?: \w+){0,2}$",
    rf"(?:opent|sluit|begint) (?:de|het) (?:rij|rijtje|lijst) {_OURS}",
    rf"(?:staat|zit|hangt|staan|komt|vind je|is) (?:er )?{_EDGE} {_OURS}",
    r"(?:middelste|bovenste|onderste|linkse|rechtse|eerste|laatste) twee,? (?:en dan |dan |daarvan )?(?:de|het)"
    r" (?:linker|rechter"
    r"|linkse|rechtse|bovenste|onderste|eerste|tweede|laatste)",
    rf"(?:overblijft|over is|rest|overblijf|blijft over) (?:\w+ ){{0,3}}(?:als|zonder|na) (?:\w+ )?{_PLACE}(?:,?"
    rf" (?:en )?{_PLACE})"
    r"{1,2}",
    rf"^(?:de |het )?{_NTH},? (?:als|wanneer) (?:je|men|we) (?:\w+ )?(?:van|vanaf|bij|met|aan|op) (?:\w+ )?(?:onder"
    rf"|onderen|boven"
    r"|links|rechts|achter|achteren|voren|onderkant|achterkant|onderaan|achteraan|eind|einde)",
    rf"^(?:code|codenummer|cijfer|het cijfer is|de code is|code is|het nummer is|rij|vak|hokje"
    rf"|sleutel) {_SMALL}[ .!?…]*$",
    rf"^{_SMALL} is (?:het antwoord|de code|het cijfer|de plek|het nummer|goed|juist)$",
    r"(?:het|ons|dat) (?:woord|kaartje|sleutelwoord) (?:hierboven|hieronder|hiernaast|daarboven|daaronder|ernaast"
    r"|erboven|eronder"
    r"|ervoor|erna|erachter|daarna|daarvoor)\b",
    r"^(?:die|dat|dit|deze|degene) (?:die |wat )?(?:er)?(?:daarboven|daaronder|hierboven|hieronder|hiernaast|ernaast"
    r"|eronder|erboven"
    r"|erachter|ervoor|daarnaast)(?: staat| zit| hangt)?$",
    rf"^(?:dat |die |dit )?(?:wat|die|degene die|het woord dat) (?:\w+ )?{_EDGE} (?:staat|hangt|zit|prijkt)$",
    rf"^(?:de|het) {_NTH} en (?:tevens |ook |meteen )?{_NTH}$",
    r"(?:op|heeft) de (?:plek|plaats|positie) van (?:het |de )?(?:brons|zilver|goud|bronzen|zilveren|gouden)(?! in)\b",
    r"welke (?:trede|treden|positie|plek)\?",
    r"(?:codecijfer|cijfer|nummer) (?:van|voor|bij) (?:dit woord|deze hint|deze clue|deze|dit)\b",
    rf"(?:typ|toets|noteer|schrijf|vul|kies|antwoord|gok|zeg|zet|doe)(?: maar| gewoon| dus| hier| bij deze| nu| op)*"
    rf" (?:een |"
    rf"nummer |'n |cijfer )?(?:{_SMALL})(?: in| op| neer| maar)?$",
    rf"^(?:die|dat|deze|dit)(?: daar| hier)? (?:ene|eentje|{_FAR})(?: daar| hier| {_FAR}| links| rechts)? {_EDGE}"
    rf"(?: daar| dan)?$",
    rf"^(?:die|dat|deze) (?:ene |daar |hier )(?:{_FAR} )?{_EDGE}$",
    r"^(?:die|dat|deze|dit) (?:uiterst|helemaal|meest) (?:links|rechts)$",
    r"(?:halverwege|voorin|achterin|vooraan in|achteraan in|middenin|boven in|onder in) (?:het|ons) (?:rijtje|lijstje"
    r"|viertal)\b",
    rf"^(?:nee,? )?niet (?:de|het) {_NTH},? (?:maar|doch|wel) (?:de|het) {_NTH}$",
    r"^(?:de|het) (?:aller)?(?:bovenste|onderste|middelste|linkse|rechtse|voorste|achterste) (?:van|uit) (?:allemaal"
    r"|het stel|alle vier|de vier|de rij|het rijtje|ons vieren|onze rij|het hele stel|jullie vier)$",
    r"(?:degene|die|dat|het woord) waar(?:mee)? (?:we|wij|het rijtje|ons rijtje|de rij) (?:mee )?(?:openen|beginnen"
    r"|eindigen|sluiten|afsluiten|opent|begint|eindigt|sluit|afsluit)$",
    rf"^(?:jullie|je|jij|we) (?:moet|moeten|zoekt|zoeken|wilt|willen) (?:\w+ )?(?:de|het) {_NTH} (?:hebben|kiezen|nemen"
    r"|pakken|noemen|raden|zoeken)$",
    rf"(?:mot|wort|word|palabra|parola) {_NUMBER} {_FOREIGN}\b",
    rf"^{_NUMBER} (?!uno\b|one\b){_FOREIGN}$",
    r"^(?:de|het|die) (?:buitenste|bovenste|onderste|middelste) (?:links|rechts|boven|onder)$",
    rf"^niet {_EDGE},? (?:en |maar )?(?:ook )?niet {_EDGE}$",
    rf"^(?:deze|dit|die|mijn|m'n) (?:hint|clue|tip|aanwijzing|omschrijving) (?:is|hoort|slaat|gaat|geldt) (?:voor|bij"
    rf"|op|over) (?:nummer |nr\.? |woord |de |het )?(?:{_SMALL}|{_NTH})(?: {_CARD})?$",
    r"^(?:die |dit |deze |dat )?hoort bij (?:[1-4]|één|twee|drie|vier)$|^bij [1-4]$",
    r"^kijk (?:maar |eens |dan |daar )*(?:onderin|bovenin|bovenaan|onderaan|vooraan|achteraan|linksonder|linksboven"
    r"|rechtsboven|rechtsonder|(?:links|rechts) (?:onder|boven)|(?:uiterst|helemaal) (?:links|rechts|boven|onder))$",
    rf"^{_NTH} in (?:de )?(?:lijn|reeks)$",
    r"^daar (?:begint|eindigt|opent|sluit|beginnen|eindigen|openen|sluiten) (?:we|wij|(?:de|onze|ons|het) (?:lijst|rij"
    r"|rijtje|lijstje)) (?:mee|mee af|onze lijst mee)$",
    r"(?:het |de )?(?:eerste|laatste) (?:wat|dat|die) (?:je|jullie) (?:leest|lezen|ziet staan|zien staan)$",
    r"heeft (?:er )?(?:één|een|twee|drie) (?:woorden? |kaartjes? )?(?:boven|onder|voor|achter|naast) zich$",
    r"aan (?:beide kanten|weerszijden|elke kant|één kant) (?:een|geen) (?:ander )?(?:woord|buur|buurman|kaartje)$",
    r"^(?:linksboven|linksonder|rechtsboven|rechtsonder|bovenaan|onderaan|bovenin|onderin) in (?:het )?beeld$",
    r"^(?:de )?(?:bovenste|onderste|middelste|tweede|derde|vierde) regel(?: van (?:boven|onder|onderen))?$"
    r"|^regel [1-4]$",
    rf"met (?:de|onze) (?:{COUNT}|\d) (?:woorden|kaarten) (?:\w+ )*(?:{_NTH})$",
    # As it is typed in a chat.
    rf"^(?:(?:de|die|da|het|dat) )*(?:{_NTH}(?: {_CARD})?{_CHAT}|(?:helemaal|uiterst) {_EDGE}(?:{_CHAT}|{_CHAP}))$",
    # Where one reads and counts, and what is left.
    r"waar (?:(?:je|jouw|het) (?:oog|ogen|blik)|(?:je|we)(?= (?:\w+ ){0,4}lezen\b)) (?:\w+ )?(?:begin|start|stop|val"
    rf"|land)\w* (?:\w+ ){{0,4}}(?:op|van|in) (?:dat scherm|{_SHOWN})\b",
    rf"(?:van|uit) (?:de|het) {_PAIR},? (?:\w+ )?(?:de|het) (?:{_OF_TWO}|laatste)\b",
    rf"{_OF_TWO} van (?:(?:de |het )?{_PAIR}|wat (?:er )?overblijft)\b",
    r"(?:eentje|één|een|twee|drie) over(?:slaan|springen)?,? (?:en |dan )+(?:stop\w*|je bent er|ben je er|lees)\b",
    r"(?:over|voorbij|voor|na) (?:de |het )?(?:helft|midden)\b.{0,30}\bvan (?:links|l) naar (?:rechts|r)\b",
    r"(?:hand|vingers|duim|wijsvinger)\b.{1,40}\b(?:rijtje|lijstje|viertal|het begin)\b.{1,60}"
    r"\b(?:(?:ring|middel|wijs)vinger|pink|duim)\b",
    r"(?:onder|boven|bij) je (?:linker|rechter)(?:duim|pink|wijsvinger)(?: \w+){0,4} (?:tablet|rijtje|lijstje)\b",
    r"a,? b,? c,? (?:en |of )?d\b.{1,30} [a-d]$",
    # Beside the others, in a train, on a ship.
    r"(?:(?:de|alle) (?:andere )?drie(?: (?:de )?anderen?)?|de (?:hele )?(?:meute|bende|groep|rest)) (?:staa[nt]|zit"
    r"|zitten|komen|komt) (?:\w+ )?(?:links|rechts) van (?:hem|haar|deze|dit|mij)\b",
    r"(?:alle drie de anderen|de andere drie) (?:staan|zitten|komen) (?:\w+ )?er(?:voor|achter|na|boven|onder)\b",
    r"(?:uiterste?|helemaal),? (?:aan )?(?:de )?(?:hart(?:kant|zijde)|(?:bak|stuur)boord(?:s?kant|s?zijde)?)$",
    r"^(?:daar|er|hier) staat (?:een |de |het )?(?:nummer |cijfer )?(?P<n>[1-4]|twee|drie|vier) voor$",
    r"(?:kop|staart|hekkensluiter|koploper) van (?:ons|onze|de) (?:\w+ )?(?:club|optocht|stoet|trein|sliert|polonaise)"
    r"(?:je)? (?:van )?(?:vier )?woorden\b",
    # By the digit of the code.
    r"^(?:een )?(?:on)?even,? (?:maar|en) (?:\w+ )?(?:de|die) (?:(?:groot|klein|hoog|laag)ste|grote|kleine|hoge|lage)"
    r"(?: van (?:de|die) (?:twee|2))?$",
    r"(?:groot|klein|hoog|laag)ste (?:even |oneven )?(?:cijfer|nummer|getal) (?:\w+ ){0,4}(?:onze|de) code\b",
)
"""A place on the screen that is got at by another."""
