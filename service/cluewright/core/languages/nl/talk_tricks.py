"""Talk of letters, length, sound and places as programmers, codebreakers, poets and puzzlers do it."""

from .talk import COUNT, FEW, patterns

_ONE = r"['\"]?[a-z]['\"]?(?![\w'’-])"
_NAMED = r"(?:letter )?['\"]?(?P<letter>ij|[a-z])['\"]?(?![\w'’-])"
_BIT = r"['\"]?(?:[a-z]{1,2}|sch|ieu|eau|oei)['\"]?(?![\w'’-])"
_END = r"(?:voorkant|achterkant|begin|eind|einde|slot|kop|start|staart)"
_AT = (
    rf"(?:vooraan|achteraan|voorop|achterop|voorin|achterin|middenin|halverwege|in het midden|aan (?:de|het) {_END}"
    r"|als eerste|als laatste|op kop|ervoor|erachter|ertussen)"
)
_STARTS = (
    r"(?:begin|begint|beginnen|beginnend|start|starten|open|opent|eindig|eindigt|eindigen|sluit|afsluit|aanvangt"
    r"|aanvangen|aftrapt|inzet|opent)"
)
_SMALL = r"(?P<n>[1-4]|één|een|twee|drie|vier)"
_TIMES = (
    r"(?:eenmaal|tweemaal|driemaal|viermaal|één|twee|drie|vier|één ?keer|een keer|twee keer|drie keer|één maal"
    r"|[1-4] ?x|[1-4] keer|[1-4])"
)
_CIPHER = (
    r"(?:(?:geheimschrift|cijferschrift|omgekeerd alfabet|alfabet omgekeerd|cryptisch|cryptogram|rebus|hexadecimaal"
    r"|ascii|unicode|semafoor|vlaggenalfabet)(?: [+-]?\d{1,2})?: ?\w|(?:caesar\w*|vigen[eè]re|rot-?\d{1,2}|atbash) ?"
    r"(?:[:+(-]|\d)|a ?(?:=|is) ?(?:1|één)\b)"
)
_SPELLER = (
    r"(?:telefonisch|telefoonalfabet|telefoonspelling|gespeld|aan de telefoon|aan de lijn|navo|radio|spel|spellend"
    r"|spellen|piloten|pilotentaal|marifoon)"
)
_BOOK = r"(?:encyclopedie|woordenboek|van dale|telefoonboek|telefoongids|register|index|winkler prins|atlas)"
_OTHER = r"(?:(?:een |het )?(?:ander|nieuw|bestaand|goed|heel ander) woord|iets anders|een \w+)"
_LEFT = r"(?:blijft|hou je|houd je|krijg je|heb je|staat er|wordt het|is het|ontstaat|rest|vind je|lees je|maak je)"

TRICKS = patterns(
    # letters side by side, left out, taken for others
    r"(?P<beside>[a-z] en [a-z]) (?:zijn |als |worden |staan |zitten |komen )?(?:\w+ )?(?:buren|buurtjes|naast elkaar"
    r"|achter elkaar|na elkaar|samen|bij elkaar|hand in hand|zij aan zij)\b",
    r"(?:tussen|buren|naast elkaar:?|samen:?) (?:de )?(?P<beside>[a-z] en (?:de )?[a-z])(?![\w'])",
    rf"zonder (?:de |die )?(?!u\b){_NAMED},? (?:\w+ )?{_LEFT} (?:er )?{_OTHER}",
    r"(?:^|met |een )(?P<ends>[a-z]{3,}) met (?:nog )?(?:iets|wat|een letter|één letter|eentje) (?:ervoor|vooraan)\b",
    r"^(?P<begins>[a-z]{3,}) met (?:nog )?(?:iets|wat|een letter|één letter|eentje) (?:erachter|achteraan)\b",
    r"^['\"]?(?P<whole>[a-z]{2,})['\"]? (?:plus|met|en|\+|samen met|gevolgd door) (?:een |de |nog een )?"
    r"['\"]?(?P<piece>[a-z]{1,4})['\"]?(?: (?:erin|erbij|ervoor|erachter|ertussen|eraan|vooraan|achteraan))?$",
    r"^['\"]?(?P<whole>[a-z]{3,})['\"]? (?:zonder|min|minus|-|maar dan zonder|zonder de letters?) (?:een |de )?"
    r"['\"]?(?P<piece>[a-z]{1,4})['\"]?(?: (?:erin|ervoor|erachter|aan het eind|vooraan|achteraan))?$",
    r"(?:zet|stop|doe|plak|schuif|prop|voeg|plaats|haal|trek|knip|neem|laat|schrap) (?:er )?(?:een |de |nog )*"
    r"['\"]?(?P<piece>[a-z]{1,4})['\"]? (?:in|bij|voor|achter|aan|toe aan|uit|van|weg bij|weg uit|af van|tussen)"
    r" (?:de |een |het )?(?:woord )?['\"]?(?P<whole>[a-z]{2,})['\"]?",
    r"^['\"]?(?P<moved>[a-z]{3,})['\"]? (?:in|na|uit) (?:de |een )?(?:blender|mixer|centrifuge|shaker|wasmachine"
    r"|husselbeker"
    r"|war|knoop|kronkel|letterbak)\b",
    r"^(?P<moved>[a-z]{3,}(?: [a-z]{3,})?),? (?:maar |alleen |even |lekker |flink |goed |dan )*(?:gehusseld|gehutseld"
    r"|husselen|hutselen|door elkaar\w*|geschud|geklutst|herschikt|opnieuw gelegd|omgegooid|verward|gemixt)\b",
    rf"{_BIT} (?:ipv|i\.p\.v\.?|in plaats van|inplaats van|en geen|en niet) (?:een |de )?{_BIT}",
    rf"{_TIMES} (?:de |een )?(?:letter )?(?P<letter>[a-z])(?:,| en) (?:en )?{_TIMES} (?:de |een )?{_ONE}",
    rf"(?:n[oó]g|weer|ook|opnieuw) een (?P<letter>[b-df-hj-tv-z])(?![\w'’.-]) (?:\w+ )?{_AT}",
    rf"(?:letters|letterbrij|lettersoep|letterhutspot|klinkers|medeklinkers|beginletters|anagram)[:,]? {_ONE}"
    rf"(?:[ ,-]+(?:en )?{_ONE}){{1,}}",
    r"(?:klinkers|medeklinkers|letters|letterbrij|lettersoep|letterhutspot):? [a-z](?:[ ,-]+[a-z])+(?![\w'])",
    rf"{_ONE}(?:-[a-z]){{3,}}(?![\w'])",
    rf"(?:trema|umlaut|accent|dakje|streepje) (?:\w+ )?op (?:de|een|die) {_ONE}",
    rf"(?:\w+)-(?P<letter>[a-z]) {_AT}\b",
    rf"(?:de|een|die) {_NAMED} aan (?:de|het) {_END}\b",
    rf"(?:letters?|lettertje|klinker|medeklinker)[ ,]+(?:[\w']+[ ,]+){{0,8}}(?:{_STARTS}|{_AT})\b"
    r"(?! van (?:een|elk|ieder|het|de) (?!woord|sleutelwoord))",
    rf"(?:woord|woordje|naam|eentje|iets|ding|dier)(?:[ ,]+\w+){{0,2}} (?:dat|die|wat) (?:met|op) (?:een |de )?{_NAMED}"
    rf" {_STARTS}\b",
    r"(?:dat|die|wat) (?:met|op) (?:een )?['\"]?(?P<begins>[a-z]{2,4})['\"]? (?:begint|aanvangt|start|opent)\b",
    r"(?:dat|die|wat) (?:op|met) (?:een )?['\"]?(?P<ends>[a-z]{2,4})['\"]? (?:eindigt|uitgaat|ophoudt)\b",
    rf"(?:bij|onder|achter) (?:de )?(?!u\b){_NAMED} (?:\w+ )?(?:zoeken|opzoeken|kijken|vinden|te vinden|bladeren|staan"
    rf"|in (?:de|het|een) {_BOOK}|van (?:de|het) {_BOOK})",
    r"de letter van (?!de (?:wet|week|dag|maand|regel)|het (?:contract|boek|recht)|je|sint)(?:de |het |een )?\w+",
    r"(?:scrabble|wordfeud)\w*[:,]? (?:\w+ ){0,8}(?:punten|puntjes|letterwaarde|levert|scoort|waard)\b",
    r"(?:levert|scoort|oplevert|waard) (?:\w+ ){0,4}(?:scrabble|wordfeud)\b|(?:die|de|met) (?P<letter>[cjkqvwxyz]) en"
    r" (?:die |de )?[a-z](?![\w'])",
    _CIPHER,
    rf"{_SPELLER}: \w+(?:[ ,-]+\w+)+",
    r"morse\w*[:,]? ?[.·•–—_ /-]{3,}",
    r"(?:ma|aap)[, -]+(?:noot|aap)[, -]+(?:mies|noot),? (?:en|dan|maar|met|die|de)\b",
    r"(?:die|de letter|de eerste|eentje) van (?:aap|noot|mies|wim|zus|jet|bok|weide|duif|hok|schapen|anton|bernard"
    r"|cornelis|dirk|eduard|ferdinand|gerard|hendrik|izaak|johan|karel|lodewijk|nico|otto|pieter|quotiënt|rudolf|simon"
    r"|teunis|utrecht|victor|willem|xantippe|ypsilon|zaandam)$",
    # as programmers write it
    r"\[-?\d\] ?={1,3}|/\x5e?[a-z.*+]+\x24?/|(?:charat|substr\w*|startswith|endswith|indexof)\b",
    r"(?:str|string|woord|word|s)\[-?\d|(?:slice|split|reverse|sorted|tolowercase)\(",
)
"""`letter` holds a letter that is named; for the other groups see `parts_told`."""

LENGTHS = patterns(
    r"len(?:gth)?\(\w*\)|\.length\b|strlen\b|sizeof\b",
    rf"(?:lengte|woordlengte|omvang|grootte)[:= ]+(?:is )?{FEW} (?:tekens|karakters|letters|lettertjes)\b",
    rf"(?:heeft|telt|bevat|zijn|zitten) er (?:maar |precies |welgeteld )?{FEW},? (?:die|van die|qua|aan|namelijk)"
    r" (?:letters|lettertjes|tekens|lettergrepen|klinkers)\b",
    rf"{FEW} (?:stuks |stuk )?(?:aan |qua )letters\b",
    rf"(?:kort|lang|simpel|klein|groot|middelgroot) (?:woord|woordje|naam|naampje|ding)[,:]? (?:\w+ )?{FEW} (?:tekens"
    r"|karakters|stuks|letters|tikken)\b",
    rf"(?:schrijf|zet|teken|trek|noteer|maak|zie) (?:er )?(?:maar )?{FEW} (?:\w+ )?(?:streepjes|strepen|hokjes|vakjes"
    r"|stippellijntjes)\b(?! (?:onder|op|door|bij|aan)\b(?! voor| galgje| een rij))",
    rf"{FEW} (?:streepjes|strepen|puntjes) (?:\w+ ){{0,2}}(?:galgje|galg)\b",
    r"(?:_ ){2,}_|_{3,}",
)
"""How many letters a word has."""

RHYMES = patterns(
    r"(?:\w*rijm|\w*rijmpje|rijmpjes|rijmen|rijmend|rijmt|eindrijm|rijmelen)(?: (?:maar|het|eens|even|hier|mee|nu|dan"
    r"|op)){0,2}[:!] ?['\"]?\w+",
    r"(?:rap|dicht|rijm) (?:het|dit|maar|mee|eens|even|verder|af)[:!] ?['\"]?\w+",
    r"(?:\w*rijm|\w*rijmpje|rijmen|eindrijm)[,:!]? (?:[\w']+[ ,:]+){0,7}?['\"‘“]\w+['\"’”]",
    r"(?:op|na|achter|bij) ['\"‘“]\w+['\"’”] (?:\w+ ){0,3}(?:eindig|eindigt|eindigen|sluit|dicht|laat|past|volgt)\b",
    r"(?:vers|versje|gedicht|gedichtje|limerick|couplet|refrein): (?:[\w']+[ ,:]+){2,8}['\"‘“]\w+['\"’”]$",
    r"['\"‘“]\w+['\"’”] (?:\w+ ){0,7}(?:\w*rijm|\w*rijmpje|rijmt|rijmen|rijmwoord)\b",
    r"op het gehoor[:,] ?\w",
    r"(?:slis|lispel|stotter|brouw|brabbel|hakkel|lispelend|slissend) (?:maar |eens )?['\"‘“]\w+['\"’”]",
    r"(?:rijmt|rijmen),? (?:maar |alleen |tenminste |mits |zeker |vooral )+(?:\w+ )?(?:als|wanneer|met|in|voor)\b",
    r"(?:je|men|we) (?:zegt|spreekt|hoort|zeg|hoor) (?!dat|het|er|niets|iets|amen)['\"]?\w{2,5}['\"]? (?:uit )?(?:aan"
    r"|in)"
    r" het (?:begin|eind|einde)\b(?! van)",
    r"(?:je|men) (?:zegt|hoort|spreekt) (?:een |de )?(?:sj|tsj|oe|ie|ee|aa|oo|uu|eu|ui|ou|au|ij|ei|k|s|z|f|v|g|ch)"
    r"(?![\w'’-])",
    r"dichters? (?:koppelen|koppelt|verbinden|verbindt|paren|paart|knopen) (?:het|dit|hem|dat|ons woord) (?:\w+ "
    r")?(?:aan|met|op) ['\"„‘“]\w",
    r"(?:in|voor) (?:een|het|mijn|je|zijn|haar) (?:versje|gedicht|gedichtje|rijm|rijmpje|liedje|sinterklaasgedicht|"
    r"limerick|couplet) (?:past|hoort) (?:het|dit|dat|ons woord) (?:\w+ ){0,2}(?:achter|na|op) (?!een |de |het |zijn |"
    r"haar |mijn )\W?\w",
    r"(?:sinterklaas|de sint|een dichter|de dichter|een rapper|vondel|annie schmidt) (?:zou|kan|zet|schrijft|plakt|"
    r"legt) (?:\w+ ){0,6}(?:regel|rijm|rijmpje|vers|versje|dichtregel) (?:\w+ ){0,4}(?:naast|achter|na)(?: zetten| "
    r"maken| schrijven| dichten)?\b",
)
"""What the word sounds like."""

SLOTS = patterns(
    r"(?:keywords?|woorden|words?|woord|kw|sleutelwoorden|rij|lijst|array)\[-?\d\]",
    r"index (?:nul|0|één|een|1|twee|2|drie|3)$|index -1$",
    rf"{_SMALL} (?:op|in|van) (?:het|ons) (?:schermpje|rijtje|lijstje|viertal)\b",
    r"^(?:i{1,3}|iv)\.? (?:op|in|van) (?:het|ons|de|onze) (?:scherm|schermpje|beeldscherm|rijtje|lijstje|viertal|rij"
    r"|lijst|woorden)\b",
    rf"(?:keyword|woord|kaart|plek|slot|sleutelwoord|nummer|positie|kw) ?# ?{_SMALL}\b|^# ?[1-4]$",
    rf"^(?:het |de )?(?:schuif|slot|vak|vakje|hokje|sleuf|kolom)"
    rf" {_SMALL}(?: graag| dus)?$",
    r"(?:het|de|ons|onze|dat|die) (?:eerste|tweede|derde|vierde|laatste) (?:hokje|slot|veldje|sleuf|regeltje|kaartvak"
    r"|woordvak)\b(?! (?:bij|van|in|op) )",
    r"(?:onder|bij|boven|naast|achter) (?:het )?(?:cijfer|nummer|getal|codecijfer) [1-4] (?:genoteerd|geschreven|staat"
    r"|te vinden|te lezen|op|hangt|ingevuld)\b",
    r"kolom (?:[1-4]|één|een|twee|drie|vier) (?:van|op|in|bij) (?:het|ons|de|je|jullie) (?:score|notitie|speel"
    r"|aantekening|kladblok|code|invul)\w*",
    r"(?:hekkensluiter|rodelantaarndrager|koploper|kopman|aanvoerder|lijsttrekker|voorganger) (?:onder|van|bij|tussen"
    r"|op) (?:onze|de|ons|de vier) (?:vier )?(?:kaarten|kaartjes|woorden|sleutelwoorden|vier|scherm|rijtje)\b",
    r"^(?:de |het |ons )?(?:eerst|laatst|tweede|derde|vierde)-?(?:genoemde?|vermelde?|getoonde?|geplaatste?"
    r"|geschreven)$",
    r"(?:eerste|tweede|derde|vierde|middelste) (?:en )?(?:tevens|ook|meteen|tegelijk|dus|gelijk) (?:de |het"
    r" )?(?:laatste"
    r"|eerste|onderste|bovenste|achterste)$",
    r"(?:bij|voor) (?:jou|jullie|ons|mij) (?:helemaal |uiterst |gewoon |het meest )*(?:aan de (?:rechter|linker)(?:kant"
    r"|zijde)|links|rechts|bovenaan|onderaan|vooraan|achteraan|in het midden)$",
    rf"(?:positie|plaats|plek|vakje|slot|nummer|sleutelwoord|woord) {COUNT} (?:plus|min|keer|maal|erbij|eraf|\+|-) "
    rf"{COUNT}$",
    r"^(?:helemaal|uiterst|geheel|meest|het verst) (?:aan (?:de|uw|je|onze) )?(?:linker|rechter|boven|"
    r"onder)kant(?: van (?:het|ons)"
    r" \w+)?$",
    r"^(?:de |onze |ons )?(?:aller)?(?:bovenste|onderste|voorste)[.!]?$",
    r"^(?:die|dat|het woord dat|wat|degene die) (?:het )?(?:verst|meest) (?:naar )?(?:links|rechts|boven|onder) "
    r"(?:hangt|staat|zit|ligt|prijkt)$",
    r"(?:hokje|vakje|kaartje|scherm|schermpje|plekje|woord|venster|raampje|gleufje|rijtje) met (?:een |de |het "
    r")?(?:cijfer |nummer |getal )?(?:i{1,3}|iv|[1-4]|één|een|twee|drie|vier) (?:erboven|eronder|erop|ernaast|ervoor|"
    r"erbij|erachter)$",
    r"van (?:achter(?:en)?|onder(?:en)?|boven|voren|links|rechts)(?: af)? (?:geteld|gerekend|gezien|gelezen),? (?:de|"
    r"het|is het de|nummer) (?:eerste|tweede|derde|vierde|laatste|een|één|twee|drie|vier)$",
    r"^(?:(?:hij|het|die|dat|kijk|woord|zit|staat|ga|jouw|je|met|wijsvinger|vinger|hand|ogen) ){0,3}(?:helemaal|geheel|"
    r"uiterst) naar (?:links|rechts)(?:,? (?:daar|dus|zit|staat)(?: (?:hij|het|ie))?)?$",
    r"(?:codecijfer|nummer|(?:het|zijn|ons) (?:cijfer|getal)) (?:\w+ ){0,5}is (?:een |de )?(?:[1-4]|één|twee|drie|"
    r"vier)$",
)
"""Where the keyword stands."""
