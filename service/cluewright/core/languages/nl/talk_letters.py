"""Talk of letters: which the keyword has, where, and in what order."""

from .talk import COUNT, patterns

_NAMED = r"(?:letter )?['\"]?(?P<letter>ij|[a-z])(?![\w']|-\w)"
_LETTER = r"(?:de |een ){0,2}" + _NAMED
_LETTER_NAMES = "bee|cee|dee|ef|gee|haa|jee|kaa|pee|kuu|tee|vee|wee|iks|zet"
_PAIR = r"(?P<letter>ij|ei|ie|oe|eu|ui|ou|au|aa|ee|oo|uu|sch|ch|ng|nk)(?![\w'])"
_SOUNDED = r"(?P<letter>ij|ei|aa|ee|oo|uu|[aeiouy])"
_EDGE = (
    r"begint|beginnen|beginnend|start|starten|eindigt|eindigen|eindigend|eerste|laatste|voorlaatste|middelste|tweede"
    r"|derde|vierde|vijfde|zelfde|dezelfde|gelijke|andere|verkeerde|ontbrekende|extra"
)
_WAY = r"(?:voor|voren|achter|achteren|links|rechts)"
_SAME = r"(?:(?:precies )?eender|hetzelfde|dezelfde|zelfde|gelijk|leesbaar|te lezen)"
_ORDERED = r"(?:woordenboek|woordenlijst|encyclopedie|dikke van dale|van dale|groene boekje)"
_BOOK = rf"(?:{_ORDERED}|telefoonboek|telefoongids|register|index|alfabet|abc)"
_UNDER = rf"(?:onder|bij|achter) (?:de )?(?!u\b){_NAMED}"
_TURNED = (
    r"(?:omgekeerd|achterstevoren|andersom|van achter(?:en)?(?: naar voren)?|van rechts naar links|in spiegelbeeld"
    r"|in spiegelschrift)"
)
_SHUFFLED = (
    r"(?:letters|letterbrij|letterpuzzel|door elkaar|door mekaar|gehusseld|gehutseld|geklutst|geschud|herschikt"
    r"|omgegooid|verwisseld|husselen|hutselen|hussel|hutsel|klutsen|schudden|herschikken|volgorde|anagram|andersom"
    r"|omgekeerd"
    r"|omgedraaid|achterstevoren|achteren|achter|voren|links|spiegel|spiegelbeeld|spiegelschrift|terug)"
)
_GAME = r"(?:scrabble|wordfeud|galgje|lingo|wordle|kruiswoord\w*|cryptogram)"
_SIGN = r"(?:trema'?s?|umlaut|cedille|tilde|apostrof|koppelteken|weglatingsteken|accentteken|deelteken)"
_PLACED = (
    r"(?:voorin|achterin|vooraan|achteraan|vroeg|laat|halverwege|middenin|(?:vlak|net|meteen|direct|kort|ergens)"
    r" (?:voor|na|achter|tussen|vooraan|achteraan))"
)

_QUOTED = r"(?:een |de |het )?['\"]?[a-z]{3,}['\"]?"
_AN_END = r"(?:z'n |zijn |haar |de |het |een )?(?:kop|kopje|hoofd|staart|begin|eind|einde|voorkant|achterkant|start)"
"""What a word loses that another is left of: broos zonder kop."""

SPELLING_TALK = patterns(
    rf"(?:begint|begin|beginnen|beginnend|start|startend|eindigt|eindigen|eindigend|eindig) (?:met|op) {_LETTER}",
    rf"(?:dubbele?|stomme|stille|doffe|hoofdletter|letter|(?:begin|eind)letter|(?:laatste|eerste) letter is) {_LETTER}",
    rf"met {_LETTER} (?:aan het (?:begin|eind|einde)|vooraan|achteraan|voorop|in het midden|erin|ervoor|erachter)\b",
    rf"\bwoord met (?:een |de |twee |dubbele )?{_LETTER}",
    rf"\bmet (?:een |één |de )?[a-z],? (?:en|én|of|óf|maar|plus) (?:ook )?(?:een |één |de |geen )?{_NAMED}",
    r"(?:één|een|twee|drie|2|3) (?:keer|maal) (?:de |een )?(?:letter )?(?P<letter>ij|[a-z])\b",
    r"(?:palindroom|palindroomwoord|spiegelwoord|keerwoord|anagram|acrostichon)$|^palindroom\b",
    rf"van {_WAY} naar {_WAY} (?:\w+ ){{0,3}}{_SAME}\b",
    rf"{_SAME} (?:\w+ )?van {_WAY} naar {_WAY}\b",
    rf"(?:van {_WAY} naar {_WAY} en (?:van )?{_WAY} naar {_WAY}|in beide richtingen (?:{_SAME}|gelezen))\b",
    rf"(?:achterstevoren|omgekeerd|andersom) (?:\w+ ){{0,2}}{_SAME}\b",
    r"(?:een )?(?:anagram|palindroom|acroniem|acrostichon|letterwoord) van\b",
    r"(?:achterstevoren|omgekeerd|van achter naar voren) (?:gespeld|geschreven|gelezen)\b",
    r"(?:schrijf|schrijft|spel) (?:je|men) (?:het )?(?:als|met|zoals)\b",
    r"(?:gespeld|geschreven) (?:als|zoals|met een)\b",
    r"(?:hoe|zoals) (?:je|men) (?:het )?(?:spelt|schrijft)\b",
    r"(?:twee|2|drie|3|één|een|1) (?:klinkers?|medeklinkers?)\b",
    r"(?:begin|eind|voor|slot|start|aanvangs|sluit|kop|midden)letters?\b",
    rf"(?:begint|beginnen|start|eindigt|eindigen) (?:met|op) (?:een |de )?(?P<letter>{_LETTER_NAMES})$",
    rf"^(?:de |een )?{_NAMED} (?:eraf|erbij|ervoor|erachter|weglaten|weggelaten|erafgehaald|toegevoegd)$",
    r"(?:\d{1,2}(?:e|de|ste)|zesde|zevende|achtste|negende|tiende|zoveelste) letters?\b",
    r"letter (?:nummer|nr\.?) \d{1,2}\b",
    rf"(?:{_EDGE}) (?:\w+ ){{0,3}}letters?\b",
    rf"letters? (?:\w+ ){{0,4}}(?:{_EDGE})\b",
    r"letter (?:van|in|uit) (?:het|ons|dit|dat) (?:\w+ )?(?:alfabet|abc|woord|sleutelwoord)\b",
    r"(?:begint|beginnen|schrijf je|schrijven we|geschreven) met (?:een )?hoofdletter\b",
    r"(?:haal|laat|vervang|verander|verwissel|wissel|schrap|voeg) (?:\w+ ){0,3}(?:letters?|klinkers?|medeklinkers?)\b",
    rf"(?:haal|laat|vervang|verander|schrap|zonder|zet|plak|plaats|voeg) (?:er )?(?:de |een |die ){_NAMED}",
    rf"zonder (?!u\b){_NAMED}$",
    rf"^{_NAMED} (?:plus|min|\+) \w{{3,}}",
    rf"met (?:een |de ){_NAMED}$",
    r"met (?:een )?(?P<letter>ij|au|ou)$",
    rf"(?:met|alleen|enkel|slechts|veel|geen|{COUNT}) (?:\w+ )?(?P<letter>ij|[a-z])'s(?![\w'])",
    r"^(?:de )?(?P<letter>ij|[a-tv-z]) (?:van|als in|zoals in|gelijk in) \w+$",
    r"^(?:de )?(?P<letter>[a-tv-z]) van (?:een|het|de|iets|iemand) \w+ (?:dat|die|waar\w*|met|op|in|uit|zonder)\b",
    r"(?P<letter>ij|[a-z])-woord(?:en)?\b",
    r"(?:eindigt|eindigen|eindigend) op -?(?!nul|één|een|uur|tel)(?P<letter>[a-z]{2,3})$",
    r"(?:begint|beginnen|beginnend) (?:op|met) (?!je|me|ze|we|nu|ja|de|ik|om)(?P<letter>[a-z]{2})$",
    r"(?:op|met|uitgang|achtervoegsel|voorvoegsel) -(?P<letter>[a-z]{2,6})\b",
    r"(?:initialen|afgekort (?:tot|als|met)?|afkorting(?: is)?) ?(?P<letter>[a-z]{1,2})\.?$",
    rf"(?:accent|trema|umlaut|dakje|puntjes) (?:\w+ )?op de (?!i\b){_NAMED}",
    r"(?:accent (?:aigu|grave|circonflexe)|met (?:een )?(?:trema|umlaut|cedille|koppelteken|apostrof))\b",
    r"^(?:de )?(?P<letter>c|ch|g|ph|q|qu|sch|th|x|y) (?:klinkt )?als (?:een )?[a-z]{1,3}$",
    r"(?:dezelfde|dubbele|lange|korte|eerste|laatste) klinker\b",
    r"(?:\w+ medeklinkers?|medeklinkers? \w+)\b",
    r"(?:allitereert|allitereren|alliteratie|stafrijm) (?:met|op)\b",
    r"(?:begint|beginnen|eindigt|eindigen) (?:net als|(?:net )?zoals) (?:het woord )?\w+$",
    r"letters? (?:\w+ ){0,2}(?:omdraaien|omgedraaid|omgewisseld|verwisseld|gehusseld|geschud|verplaatst)\b",
    r"(?:schud|hussel|hutsel|draai|verdraai|gehusselde|geschudde|verwisselde|omgedraaide) (?:de )?letters\b",
    rf"(?:bevat|heeft|zit|zitten|staat) (?:er )?(?:een |de |geen |twee |maar één ){{1,2}}{_NAMED}",
    r"(?:letter|klinker|medeklinker) (?:na|voor|achter|tussen|volgend op) (?:de )?(?:ij|[a-z])(?![\w'])",
    r"(?:vooraan|achteraan|vroeg|laat|ergens|midden) in het (?:alfabet|abc)\b",
    r"(?:korte ei|lange ij|griekse y)\b",
    r"letters? (?:husselen|hutselen|verwisselen|omwisselen)\b",
    r"(?:als|wanneer|door) (?:je|men|we) (?:de |zijn |haar |die )?letters (?:\w+ )?(?:husselt|hutselt|verwisselt"
    r"|omwisselt|omdraait|herschikt|schudt|omgooit)\b",
    r"(?:een |met een |de )?(?:stomme|stille|dubbele|onuitgesproken) (?:letter|klinker|medeklinker)s?$",
    r"['\"](?P<within>[a-z]{2,})['\"] (?:zit|staat|zat|schuilt|past) (?:er ?in|er middenin|in het woord"
    r"|erin verstopt)\b",
    r"\bin (?:het|dit|ons|mijn) (?:woord|sleutelwoord|trefwoord)\b(?= (?:zit|schuil|steek|verstop|verberg|staat|vind|"
    r"hoor|zie|lees))",
    r"\b(?:zit|zitten|zat|schuilt|schuilen|steekt|staat|verstopt|verborgen|"
    r"verscholen)\b.{1,40}\bin (?:het|dit|ons|mijn) (?:woord|sleutelwoord|trefwoord)$",
    r"\b(?:het|dit|mijn|ons) woord (?:bevat|verbergt|herbergt)\b",
    r"\b(?:kop|staart|hoofd|kont) eraf,? (?:en (?:dan )?|dan )(?:het (?:is|wordt)|is het|heb je|"
    r"je (?:hebt|krijgt|houdt)|krijg je|houd je|hij is)\b",
    r"^(?:voorin|vooraan|voorop) ['\"]?(?P<begins>[a-z]{2,4})['\"]?$",
    r"^(?:achterin|achteraan|achterop) ['\"]?(?P<ends>[a-z]{2,4})['\"]?$",
    r"geen (?:enkele )?[a-z] te (?:bekennen|vinden|zien|bespeuren)$",
    r"(?:begint|start|opent) met ['\"](?P<begins>[a-z]{2,})['\"]",
    r"(?:eindigt|sluit) (?:af )?(?:op|met) ['\"](?P<ends>[a-z]{2,})['\"]",
    r"als je (?:het|dit|hem) (?:\w+ )?spelt\b",
    r"spel (?:het|dit) (?:maar|eens|even|zelf|hardop)\b",
    r"lees (?:het |dit |hem )?(?:maar |eens |maar eens )?(?:achterstevoren|andersom|omgekeerd|van achter(?:en)?)\b",
    r"(?:andersom|van rechts naar links|van achteren naar voren) (?:gespeld|geschreven|gelezen)\b",
    rf"{_PLACED} (?:\w+ ){{0,3}}(?:in|van) (?:het|een|de|je) {_ORDERED}\b",
    rf"(?:voorin|achterin|halverwege|middenin) (?:het|de|je) {_ORDERED}\b",
    rf"{_ORDERED} (?:\w+ ){{0,2}}{_PLACED}\b",
    rf"^(?:een |de )?{_NAMED} (?:aan het (?:begin|eind|einde)|vooraan|achteraan|voorop|achterop|in het midden|erin)\b",
    r"(?:eindigt|eindigen) (?:op|met) (?:een )?-?(?P<ends>[a-z]{2,6})$",
    r"(?:verstopt|verborgen|verscholen|verstopt zich|schuilt|zit) in (?:het woord )?['\"]?(?P<around>[a-z]{4,})['\"]?$",
    r"(?:eerste|laatste|tweede|voorste|achterste) (?:helft|deel|stuk) van "
    r"(?:het woord )?['\"]?(?P<around>[a-z]{4,})['\"]?$",
    r"(?:er zit|er staat|zit|bevat) (?:een )?['\"]?(?P<within>[a-z]{2,})['\"]?"
    r" (?:in verstopt|erin verstopt|in het woord)$",
    r"(?:begint|beginnen|start) (?:op|met) (?:een )?-?(?P<begins>[a-z]{2,6})$",
    r"dubbele? (?P<letter>aa|ee|oo|uu|bb|dd|ff|gg|kk|ll|mm|nn|pp|rr|ss|tt|ij)\b",
    rf"(?:lange|korte|open|gesloten) {_SOUNDED}(?![\w'-])",
    rf"(?:zit|zitten|staat|heeft|hebben|met) (?:er )?(?:een |de )?{_PAIR} (?:in|erin|geschreven)\b",
    rf"(?:schrijf|schrijft|spel|spelt) (?:je|men) (?:\w+ ){{0,2}}?met (?:een |de )?{_PAIR}",
    rf"(?:schrijf|schrijft|spel|spelt) (?:je|men) (?:\w+ ){{0,2}}met (?:een |de )?{_NAMED}",
    r"(?:hussel\w*|door elkaar(?: gehusseld| gehaald| gegooid)?|gehusseld|gehutseld|geschud|letterbrij|letters van)"
    r":? (?P<mixed>[a-z]{3,})$",
    r"^(?P<mixed>[a-z]{3,}),? (?:door elkaar|gehusseld|gehutseld|op een andere volgorde|in een andere volgorde)\b",
    r"^(?P<mixed>[a-z]{3,}),? (?:andersom|omgekeerd|achterstevoren|in spiegelbeeld|in spiegelschrift)$",
    rf"^(?:de |een )?{_NAMED} (?:staat|komt|zit) (?:er )?(?:voorop|vooraan|achteraan|achterop|midden|eerst|erin)\b",
    r"klinkers? (?:is|zijn) (?:een )?(?P<letter>[aeiouy]{1,2})(?![\w'])",
    r"(?:tussen|na|voor|achter) (?:de )?[a-z](?: en (?:de )?[a-z])? in het (?:alfabet|abc)\b",
    r"(?:zelfde|hetzelfde|dezelfde) (?:begin|einde|eind|uitgang|slot|start) als (?!gisteren|altijd)\w+$",
    r"zonder (?:klinkers|medeklinkers)\b",
    rf"^\w{{3,}} (?:min|minus) (?:de |een )?{_NAMED}$",
    rf"(?:scrabble|wordfeud|galgje|lingo):? {_NAMED}",
    rf"in (?:het|een|de|je) (?:alfabet|abc|{_ORDERED}) (?:\w+ )?(?:voor|na|naast|achter|tussen)\b",
    r"alfabetisch(?: gezien)? als (?:eerste|laatste|tweede|derde|vierde)\b",
    r"(?:klinkerbotsing|tweeklank|medeklinkercluster)\b",
    r"alfabetisch(?: gezien)? (?:de |het )?(?:eerste|laatste|vooraan|achteraan|na|voor|tussen|eerder|later)\b",
    rf"{_BOOK} (?:\w+ ){{0,4}}{_UNDER}",
    rf"(?:zoek|zoekt|opzoeken|kijk|kijkt|kijken|blader|vind|vindt|vinden|staat|hoort) (?:\w+ ){{0,3}}{_UNDER}",
    rf"(?:alfabetisch|alfabet) (?:\w+ ){{0,3}}{_UNDER}",
    rf"(?:een|het|de|geen|twee|met|zonder|heeft|krijgt) {_SIGN}(?![\w'])",
    r"(?:twee|2|die) (?:\w+ )?puntjes (?:op|erop|boven|erboven)\b(?! de i\b)",
    r"(?:puntjes|streepje|dakje|kapje|accentje) (?:boven|op) (?:de |een )?(?:letter|klinker)\b",
    r"er (?:staan|zitten|horen|komen) (?:\w+ ){0,2}puntjes op$",
    r"(?:met|niet|geen|wel) (?:een |de )?(?P<letter>ij|ei|au|ou|ie|ui|eu|oe|sch|ng|nk|aa|ee|oo|uu|ch|dt|[b-df-hj-tv-z])"
    r",? (?:en |maar )?(?:niet|geen|wel)\b",
    r"met (?:een |de )?(?P<letter>ij|ei|ie|au|ou|ch|dt|[a-z]) (?:geschreven|gespeld)\b",
    rf"{_NAMED} in plaats van (?:een |de )?[a-z](?![\w'])",
    rf"^(?:de |een ){_NAMED} (?:wordt|werd|vervangen door|verandert in) (?:een |de )[a-z](?![\w'])",
    rf"^(?:de |een )?{_NAMED},? (?:zoals|net als|gelijk|als) (?:in|bij) (?:de |het |een )?['\"]?\w+['\"]?$",
    r"^(?:spel|je spelt) (?:het|dit)(?: zo)?: ?\w",
    r"(?:met|bevat|heeft) (?:een |de )?['\"]?(?P<letter>ij|ei|au|ou|oe|eu|ui|sch|dt|ng)['\"]? (?:geschreven|gespeld)$",
    r"(?:met|bevat|heeft) ['\"]?(?P<letter>ij|au|ou|oe|eu|sch|dt|ng)['\"]?$",
    r"letters? ['\"]?[a-z]['\"]?(?:,? (?:en |plus )?['\"]?[a-z]['\"]?)+ (?:\w+ )?(?:staan|zitten|komen|horen|erin"
    r"|aanwezig)\b",
    r"(?:voorvoegsel|achtervoegsel|uitgang|eindstuk|beginstuk):? ['\"]?-?(?P<letter>[a-z]{2,6})-?['\"]?$",
    r"(?:begint|beginnen|eindigt|eindigen) (?:precies |net )?(?:hetzelfde|gelijk|zo|ook zo) (?:als|zoals) \w+$",
    rf"(?:kop|begin|voorkant|eerste helft) van {_QUOTED},? (?:en )?(?:de |het )?(?:staart|eind|einde|achterkant|rest"
    rf"|tweede helft) van {_QUOTED}$",
    r"(?:^eerst |samengesteld uit |(?:samenstelling|samenvoeging|kruising) van "
    r"|bestaat uit |gemaakt van |opgebouwd uit |combineer |combinatie van |zet |plak |voeg "
    r"|optelsom van |som van )['\"]?(?P<begins>[a-z]{2,})['\"]?,? (?:en dan|dan|en|plus|aan|voor|met|\+) "
    r"['\"]?(?P<ends>[a-z]{2,})['\"]?\b",
    r"^['\"]?(?P<begins>[a-z]{2,})['\"]? (?:gevolgd door|met daarachter|en daarachter|en daarna|en dan|vast aan|plus"
    r"|\+) (?:een |de |het )?['\"]?(?P<ends>[a-z]{2,})['\"]?(?: erachter| erbij| eraan| erachteraan)?$",
    r"(?:met|als|zoals) (?:de |een )(?P<letter>ij|ie|oe|eu|ou|au|aa|ee|oo|uu|sch|ch|ng) (?:van|als in|zoals in"
    r"|uit) \w+$",
    r"(?:met|als|zoals) (?:de |een )(?P<letter>ei|ui) (?:als|zoals) in \w+$",
    r"zonder (?:kop|staart|hoofd) (?:is|wordt|blijft) (?:het|er|dit) een \w+$",
    rf"^(?:een |de |het )?(?P<around>[a-z]{{4,}}) (?:zonder|min|minus) {_AN_END}(?: en {_AN_END})?$",
    r"^(?:een |de |het )?(?:onthoofde?|kopt?loze|staartloze) (?P<around>[a-z]{4,})$",
    r"(?:onthoofd|ontdoe|hak|sla|snij|knip|haal|trek) (?:een |de |het )?(?P<around>[a-z]{4,}) (?:af|van kop)?$",
    rf"(?:hak|sla|snij|knip|haal|trek|bijt|laat) (?:\w+ )?{_AN_END} (?:van|bij) (?:een |de |het )?"
    r"(?P<around>[a-z]{4,})(?: af| weg)?$",
    rf"{_SHUFFLED}:? (?:\w+ ){{0,4}}['\"]?(?P<mixed>[a-z]{{3,}})['\"]?$",
    r"(?:gooi|schud|kluts|hussel|hutsel|meng|haal) (?:\w+ ){0,2}letters (?:\w+ )?(?:door elkaar|door mekaar|om"
    r"|overhoop)",
    rf"{_TURNED} (?:lees|leest|spel|spelt|schrijf) (?:je|men)\b",
    rf"(?:{_TURNED}|in de spiegel) (?:staat er|wordt het|is het|krijg je) (?!in |op )(?:een |een andere )?\w+$",
    r"(?:van achteren?|van rechts|achterwaarts) (?:gelezen|gespeld|geschreven|lees|leest|lezen)\b",
    r"(?:van|aan|uit) (?:beide|twee) (?:kanten|kant|zijden|richtingen) (?:\w+ ){0,3}(?:lees|leest|lezen|gelezen"
    r"|leesbaar)\b",
    r"(?:lees|leest|lezen|leesbaar|gelezen) (?:\w+ ){0,3}(?:van|aan|uit) (?:beide|twee) (?:kanten|zijden)\b",
    r"(?:vooruit en achteruit|voor- en achteruit|heen en terug) (?:\w+ ){0,3}(?:hetzelfde|gelijk|lees|leest|lezen)\b",
    r"symmetrisch(?:e)? (?:sleutel)?woord\b",
    rf"er (?:komt|komen|staat|staan|zit|zitten|hoort) (?:geen|een|de|één|maar één) {_NAMED}",
    r"bevat (?:alle|geen|enkel|alleen|veel|uitsluitend) (?:klinkers|medeklinkers|letters)\b",
    r"(?:rijk|arm) aan klinkers\b",
    r"(?:alleen|enkel|louter|uitsluitend|alle|vijf|geen enkele) klinkers?\b",
    r"klinkers: ?[aeiou]\b",
    rf"letter (?:\d{{1,2}}|{COUNT})(?::| is| =) ",
    r"(?:initiaal|voorletter|beginletter|eindletter):? (?P<letter>[a-z])(?![\w'])",
    r"\d{1,2}(?:e|de|ste)? (?:letter )?(?:van|uit|in) het (?:alfabet|abc)\b",
    r"^(?P<letter>[a-z]) (?:van|als in) \w+,? (?:en )?[a-z] (?:van|als in) \w+\b",
    rf"(?:met|alleen|enkel|slechts|veel|geen|{COUNT}) (?:\w+ )?(?P<letter>ij|[a-z])'en(?![\w'])",
    r"(?:twee|drie|dubbele) (?:essen|emmen|ennen|ellen|effen) (?:in|op|achter|naast|aan|erin)\b",
    r"^(?:met )?(?:een )?(?P<letter>aa|ee|oo|uu|bb|dd|ff|gg|kk|ll|mm|nn|pp|rr|ss|tt|schr?|str?|ch)"
    r" (?:in het midden|erin|vooraan|achteraan|aan het (?:begin|eind|einde))",
    rf"{_GAME} (?:\w+ ){{0,6}}(?:de|een) {_NAMED}",
    r"(?:scrabble|wordfeud) (?:\w+ ){0,4}punten\b",
    r"punten (?:\w+ ){0,3}(?:in|bij|met) (?:scrabble|wordfeud)\b",
    r"(?:schrijf|schrijft|schrijven) (?:je|men|we) (?:\w+ ){0,2}(?:met|zonder) (?:een )?(?:hoofdletter|kapitaal)\b",
    r"(?:zit|staat|verstopt|verborgen|schuilt|lees|vind|zoek|begin|einde|helft|letters) (?:\w+ ){0,2}"
    r"(?:in|uit|van) het woord ['\"]?\w+['\"]?$",
    r"(?:zit|staat|verstopt|verborgen|schuilt|letters|begin|helft|letters) (?:\w+ ){0,2}(?:in|uit|van) ['\"]\w+['\"]",
    r"(?:plak|zet|voeg|plaats|haal|knip|schrap|neem) (?:er )?(?:nog )?['\"][a-z]{1,5}['\"]",
    rf"^(?:\w+ )?(?:plus|min|minus) (?:een |de )?{_NAMED}$",
    rf"(?:met|als|zoals) (?:de |een ){_NAMED} (?:van|als in|zoals in) \w+$",
    r"^(?:een|de) [a-z](?:,| en) (?:nog )?(?:een|de) [a-z](?![\w'])",
    rf"woord(?:je)? met (?:\w+ ){{0,2}}(?:puntjes|stipjes|streepje|dakje|kapje|{_SIGN})(?![\w'])",
)
"""Letters named or counted by kind; `letter` holds a letter that is named."""
