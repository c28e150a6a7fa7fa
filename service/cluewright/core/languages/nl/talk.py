"""Talk about words instead of meaning: of letters, counts, places and sounds; and private talk."""

import re
from re import Pattern

from cluewright.core.languages.patterns import one_of

from .numbers import NUMBERS, ORDINALS, WRITTEN

_N = rf"(?P<n>\d{{1,3}}|{WRITTEN})"
_NTH = rf"(?P<n>\d{{1,3}}(?:e|de|ste)?|{one_of(ORDINALS)})"
_COUNT = one_of(word for word, number in NUMBERS.items() if 0 < number < 21 and " " not in word)
_NAMED = r"(?:letter )?['\"]?(?P<letter>ij|[a-z])(?![\w'])"
_LETTER = r"(?:de |een ){0,2}" + _NAMED
_LETTER_NAMES = "bee|cee|dee|ef|gee|haa|jee|kaa|pee|kuu|tee|vee|wee|iks|zet"
_EDGE = (
    r"begint|beginnen|beginnend|start|starten|eindigt|eindigen|eindigend|eerste|laatste|voorlaatste|middelste|tweede"
    r"|derde|vierde|vijfde|zelfde|dezelfde|gelijke|andere|verkeerde|ontbrekende|extra"
)
_WAY = r"(?:voor|voren|achter|achteren|links|rechts)"
_SAME = r"(?:hetzelfde|dezelfde|zelfde|gelijk|leesbaar|te lezen)"
_BEFORE_LAST = r"(?P<before_last>voorlaatste|(?:op[ -])?(?:één|een|1)[ -]na[ -](?:de |het )?laatste)"
_LIST = r"(?:scherm|bord|rijtje|lijstje|viertal|vier)"
_CORNER = r"(?:links|rechts|vooraan|achteraan|bovenaan|onderaan|midden|linksboven|linksonder|rechtsboven|rechtsonder)"
_ORDERED = r"(?:woordenboek|woordenlijst|encyclopedie|dikke van dale|van dale)"
_PLACED = (
    r"(?:voorin|achterin|vooraan|achteraan|vroeg|laat|halverwege|middenin|(?:vlak|net|meteen|direct|kort|ergens)"
    r" (?:voor|na|achter|tussen|vooraan|achteraan))"
)
_WORD = r"(?:sleutelwoord|woord|woordje|kaart|kaartje|plaats|plek|positie|vakje)"


def _patterns(*sources: str) -> tuple[Pattern[str], ...]:
    return tuple(re.compile(r"(?<![\w'])" + source, re.IGNORECASE) for source in sources)


SPELLING_TALK = _patterns(
    rf"(?:begint|begin|beginnen|beginnend|start|startend|eindigt|eindigen|eindigend|eindig) (?:met|op) {_LETTER}",
    rf"(?:dubbele?|stomme|stille|doffe|hoofdletter|letter|(?:begin|eind)letter|(?:laatste|eerste) letter is) {_LETTER}",
    rf"met {_LETTER} (?:aan het (?:begin|eind|einde)|vooraan|achteraan|voorop|in het midden|erin|ervoor|erachter)\b",
    rf"\bwoord met (?:een |de |twee |dubbele )?{_LETTER}",
    r"(?:één|een|twee|drie|2|3) (?:keer|maal) (?:de |een )?(?:letter )?(?P<letter>ij|[a-z])\b",
    r"(?:palindroom|palindroomwoord|spiegelwoord|keerwoord|anagram|acrostichon)$",
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
    r"(?:begin|eind|voor)letters?\b",
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
    rf"(?:met|alleen|enkel|slechts|veel|geen|{_COUNT}) (?:\w+ )?(?P<letter>ij|[a-z])'s(?![\w'])",
    r"^(?:de )?(?P<letter>ij|[a-tv-z]) (?:van|als in|zoals in|gelijk in) \w+$",
    r"(?P<letter>ij|[a-z])-woord(?:en)?\b",
    r"(?:eindigt|eindigen|eindigend) op -?(?!nul|één|een|uur|tel)(?P<letter>[a-z]{2,3})$",
    r"(?:begint|beginnen|beginnend) (?:op|met) (?!je|me|ze|we|nu|ja|de|ik|om)(?P<letter>[a-z]{2})$",
    r"(?:op|met|uitgang|achtervoegsel|voorvoegsel) -(?P<letter>[a-z]{2,6})\b",
    r"(?:initialen|afgekort (?:tot|als|met)?|afkorting(?: is)?) ?(?P<letter>[a-z]{1,2})$",
    rf"(?:accent|trema|umlaut|dakje|puntjes) (?:\w+ )?op de (?!i\b){_NAMED}",
    r"(?:accent (?:aigu|grave|circonflexe)|met (?:een )?(?:trema|umlaut|cedille|koppelteken|apostrof))\b",
    r"^(?:de )?(?P<letter>c|ch|g|ph|q|qu|sch|th|x|y) (?:klinkt )?als (?:een )?[a-z]{1,3}$",
    r"(?:dezelfde|dubbele|lange|korte|eerste|laatste) klinker\b",
    r"(?:\w+ )?medeklinkers?\b",
    r"(?:allitereert|allitereren|alliteratie|stafrijm) (?:met|op)\b",
    r"(?:begint|beginnen|eindigt|eindigen) (?:net als|(?:net )?zoals) (?:het woord )?\w+$",
    r"letters? (?:\w+ ){0,2}(?:omdraaien|omgedraaid|omgewisseld|verwisseld|gehusseld|geschud|verplaatst)\b",
    r"(?:schud|hussel|hutsel|draai|verdraai|gehusselde|geschudde|verwisselde|omgedraaide) (?:de )?letters\b",
    rf"(?:bevat|heeft|zit|zitten|staat) (?:er )?(?:een |de |geen |twee |maar één ){{1,2}}{_NAMED}",
    r"(?:letter|klinker|medeklinker) (?:na|voor|achter|tussen|volgend op) (?:de )?(?:ij|[a-z])(?![\w'])",
    r"(?:vooraan|achteraan|vroeg|laat|ergens|midden) in het (?:alfabet|abc)\b",
    r"(?:korte ei|lange ij|griekse y)\b",
    r"letters? (?:husselen|hutselen|verwisselen|omwisselen)\b",
    r"als je (?:het|dit|hem) (?:\w+ )?spelt\b",
    r"spel (?:het|dit) (?:maar|eens|even|zelf|hardop)\b",
    r"lees (?:het |dit |hem )?(?:maar |eens |maar eens )?(?:achterstevoren|andersom|omgekeerd|van achter(?:en)?)\b",
    r"(?:andersom|van rechts naar links|van achteren naar voren) (?:gespeld|geschreven|gelezen)\b",
    rf"{_PLACED} (?:\w+ ){{0,3}}(?:in|van) (?:het|een|de|je) {_ORDERED}\b",
    rf"(?:voorin|achterin|halverwege|middenin) (?:het|de|je) {_ORDERED}\b",
    rf"{_ORDERED} (?:\w+ ){{0,2}}{_PLACED}\b",
    r"alfabetisch(?: gezien)? (?:de |het )?(?:eerste|laatste|vooraan|achteraan|na|voor|tussen|eerder|later)\b",
)
"""Letters named or counted by kind; `letter` holds a letter that is named."""

COUNT_TALK = _patterns(
    rf"{_N}[ -]?(?:letters?|lettergrepen|lettergreep|letter(?:grep)?ig\w*|letterwoord\w*|syllab\w+|klankgrepen)\b",
    rf"(?:het )?aantal (?:letters|lettergrepen)(?: is)? {_N}\b",
    rf"(?:letters|lettergrepen|woordlengte)[:=]? ?{_N}\b",
    r"(?:even|oneven|even ?veel|(?:net )?zo ?veel|\w+tal|handvol|dozijn) (?:aantal )?(?:letters|lettergrepen)\b",
    r"(?:meerlettergrepig\w*|(?:langste|kortste) (?:sleutel)?woord)\b",
    rf"(?:heeft|telt|bestaat uit) (?:er )?{_N}(?: stuks)? ?(?:letters|lettergrepen|tekens)\b",
    rf"{_COUNT}(?:letter|lettergrepig|letterig)\w*",
    r"(?:even|net zo|ongeveer zo) (?:lang|kort) als (?:het )?(?:woord|sleutelwoord|ons|onze|de andere|het andere)\b",
    r"(?:langer|korter) dan (?:het|de|ons|onze) (?:\w+ )?(?:sleutel)?woord(?:en)?\b",
    r"(?:meer|minder|meeste|minste|te veel|weinig) (?:letters|lettergrepen|klinkers|medeklinkers)\b",
    rf"(?:past|passen|vult|vullen) (?:\w+ ){{0,2}}(?:in )?{_N} (?:vakjes|hokjes|streepjes)\b",
    rf"{_N} (?:vakjes|hokjes|streepjes) (?:in (?:een |de )?(?:kruiswoord\w*|puzzel)|bij (?:galgje|scrabble))\b",
    rf"{_N} (?:letters|tekens|karakters) lang\b",
    rf"woord(?:je)? van {_N}$",
)
"""A number of letters or syllables."""

POSITION_TALK = _patterns(
    r"#(?P<n>\d{1,2})$",
    rf"(?:het |de )?(?:meest |uiterst )?(?:linkse|rechtse|linker|rechter|voorste|achterste|bovenste|"
    rf"onderste) {_WORD}\b",
    rf"(?:nummer|nr\.?|no\.?|nummertje|{_WORD}) {_N}\b",
    rf"(?:het |de |ons |onze |mijn )?{_NTH} {_WORD}\b",
    rf"(?:het |de |ons |onze |mijn )?(?:aller)?(?P<last>laatste) (?:van (?:de|het|ons) )?{_WORD}\b",
    rf"(?:het |de |ons |onze |mijn )?{_BEFORE_LAST}(?: {_WORD}\b|$)",
    rf"(?:het |de |ons )?(?:middelste|volgende|vorige|bovenstaande|onderstaande) {_WORD}\b",
    rf"{_WORD} (?:hier)?(?:boven|onder|naast|voor|achter) {_WORD}\b",
    r"op[ -](?:twee|drie|2|3)[ -]na[ -](?:de )?laatste\b",
    r"(?:die|deze|dat)(?: ene)? (?:bovenaan|onderaan|vooraan|achteraan)$",
    rf"(?:de|het|die|dat|onze|ons) {_NTH}$",
    rf"{_NTH} (?:{_WORD} )?(?:van (?:links|voren|boven)|vanaf (?:links|boven))\b",
    rf"{_NTH.replace('<n>', '<from_end>')} (?:{_WORD} )?(?:van (?:rechts|achteren|onderen|onder)|vanaf rechts)\b",
    r"(?:het |de |ons |onze )?(?:meest |uiterst )(?:linkse|rechtse)$",
    r"(?:de|het|die|dat) (?P<last>laatste)$",
    rf"{_CORNER} (?:op|in|van) (?:het|ons) {_LIST}\b",
    rf"{_NTH} (?:in|op|van) (?:de|het|ons|onze) {_LIST}\b",
    rf"(?P<last>laatste) (?:in|op|van) (?:de|het|ons|onze) {_LIST}\b",
    rf"(?:staat|staan|komt|sta) (?:als|op de) {_NTH}(?: {_WORD})?$",
    r"(?:de|het) (?:twee )?(?:bovenste|onderste|middelste|linkse|rechtse)(?: twee)?$",
    r"(?:begin|eind|einde|midden) van (?:het|ons) (?:rijtje|lijstje)\b",
    rf"(?:slot|hokje|vakje|nummero|numero) {_N}$",
)
"""A place on the screen; see `Language.position_talk` for the groups."""

SOUND_TALK = _patterns(
    r"(?:rijmt|rijmen|rijmend|rijm) (?:\w+ )?(?:op|met)\b",
    r"(?:klinkt|klinken|klinkend) (?:\w+ ){0,2}(?:als|zoals|hetzelfde|naar)\b(?! een klok| muziek)",
    r"(?:lijkt|lijken) (?:qua|in) (?:klank|uitspraak)\b",
    r"(?:spreek|spreekt) (?:je )?(?:\w+ )?uit (?:als|zoals)\b",
    r"spreek (?:het |dit |hem )?uit (?:met|zonder)\b",
    r"rijmpje op (?!\d|sint|pakjes|verzoek|rijm|de |het |een )\w",
    r"(?:uitgesproken|uitspraak) (?:als|zoals|met)\b",
    r"(?:qua|dezelfde|zelfde|gelijke) (?:klank|uitspraak)\b",
    r"\w*rijm(?:paar|woord)? (?:op|met|van|voor)\b",
    r"[a-z]{1,3}-klank\b",
    r"(?:rijm|eindrijm|rijmwoord|homofoon): ?\w",
    r"\w+ \((?:rijm|rijmt|rijmwoord|homofoon)\)",
    r"als je het (?:\w+ )?(?:uitspreekt|hardop zegt)\b",
    r"(?:de )?klemtoon (?:ligt|valt|op|is)\b",
    r"(?:klankwoord|homofoon|homoniem|verspreking) (?:van|voor|op)\b",
)
"""Rhyme and sound, said outright; the plain noun rijm is a fair clue for poetry."""

_MINE = r"(?:mijn|m'n|onze|ons|jullie|jouw)"
_KIN = (
    r"(?:moeder|vader|mama|papa|ma|pa|ouders|broer|broertje|zus|zusje|zuster|zoon|zoontje|dochter|dochtertje|oma"
    r"|opa|tante|oom|nicht|neef|vriend|vriendin|vrouw|man|ex|baas|buren|buurman|buurvrouw|buurjongen|buurmeisje|huisdier|hond|kat|kind|kinderen|collega"
    r"|schoonmoeder|schoonvader|schoonzus|zwager)"
)
_OWN = (
    r"(?:huis|kamer|keuken|tuin|auto|fiets|werk|school|klas|straat|buurt|vakantie|huwelijksreis|bruiloft|trouwdag"
    r"|verjaardag|feestje|reis|uitje|date|bijnaam|koosnaam|grap|grapje|geheimpje|liedje|hobby|ontbijt|lunch|avondeten"
    r"|diner|trui|jas|lievelingseten|lievelingskleur|lievelingsdier|favoriete \w+|eerste \w+|vorige \w+|laatste \w+"
    r"|woonkamer|slaapkamer|badkamer|zolder|balkon|bank|voordeur|achterdeur|deur|muur|bureau|telefoon|laptop|trouwfoto"
    r"|foto|beroep|baan|job|angst|nachtmerrie|geheime woord|codewoord)"
)
_THEM = r"(?:ons|mij|jou|jullie|papa|mama|oma|opa|(?:tante|oom|nonkel) \w+)"
_WHEN = r"(?:gisteren|vanochtend|vanmorgen|vanmiddag|gisteravond|vorige week|vorig jaar|daarnet|zonet)"
_LATELY = r"(?:laatst|pas nog|van de week|vorige keer|vorige maand|van het weekend|afgelopen \w+|eergisteren|vannacht)"

PRIVATE_TALK = _patterns(
    rf"{_MINE} (?:\w+ )?(?:{_KIN}|{_OWN})\b",
    r"(?:wat|waar|wie|hoe|toen|waarmee|waarom) (?:ik|jij|je|we|wij|jullie) (?:\w+ ){0,5}(?:at|aten|deed|deden|had"
    r"|hadden|zag|zagen|was|waren|ging|gingen|kocht|kochten|dronk|dronken|zei|zeiden|maakte|maakten|heb|"
    r"hebben|ben|zijn)\b",
    r"(?:weet je nog|weten jullie nog|herinner je|herinneren jullie|zoals we|net als toen|die keer dat|die avond dat"
    r"|weet je wel|dat ding van)\b",
    r"(?:gisteren|vanochtend|vanmorgen|vanmiddag|gisteravond|vorige week|laatst|zonet|daarnet) "
    r"(?:\w+ ){0,4}(?:ik|we|wij|jij|je|jullie|ons|mij)\b",
    r"(?:ik|wij|we) (?:\w+ )?(?:at|aten|had|hadden|kocht|kochten|zag|zagen|dronk|dronken|kreeg|kregen) (?:\w+ ){0,6}"
    r"(?:gisteren|vanochtend|vanmorgen|vanmiddag|gisteravond|vorige week|vorig jaar|laatst)\b",
    r"(?:ons|onze|mijn|jouw) (?:\w+ ){0,2}(?:grapje|geheim|binnenpretje|onderonsje)\b",
    r"(?:lievelings\w+|favoriete \w+) van (?:mij|jou|ons|jullie|mijn \w+|onze \w+)\b",
    r"(?:waar|hoe|toen) (?:wij|we|jij|je|ik) (?:elkaar|mij|jou|me|je) \w+",
    r"(?:die|dat|wat) (?:jij|wij|jullie|ik) (?:\w+ )?(?:niet )?(?:lust|lusten|leuk vind\w*|mooi vind\w*|"
    r"haat|haten|eet|eten)\b",
    rf"(?:die|dat|dit|hobby|huis|huisdier|auto|kat|hond|kleur|verjaardag|naam|werk|beroep|vakantie"
    rf"|huwelijksreis) van {_THEM}\b",
    rf"bij {_THEM} (?:thuis|in de|in het|aan de|om de hoek|op (?:de|het)|achter)\b",
    r"(?:daar|hier|er) (?:ben|heb|was|had|zijn|waren|hebben) (?:ik|jij|wij|we) (?!al\b)\w+",
    r"(?:ik|jij|wij) (?:ben|bent|zijn|heb|hebt|hebben|speel|speelt|spelen|was|waren) (?:er|dat|die) \w+",
    r"(?:lust|vind|haat|hebt|had|draag|draagt) (?:jij|wij|jullie)\b",
    r"(?:kreeg|kocht|at|dronk) (?:ik|jij|wij|we) (?:van|voor|op|in|bij)\b",
    rf"volgens {_THEM}\b",
    r"(?:wat|waar|waarvan|die|dat) (?:jij|jullie) (?:altijd|nooit|vaak|zo graag|het liefst|bang|dol)\b",
    rf"(?:wat|die|dat) (?:jij|wij|jullie) (?:\w+ ){{0,3}}(?:{_WHEN}|nu|later|toen)\b",
    rf"(?:wat|die|dat|wie|waar\w*|hoe|toen) (?:ik|jij|je|wij|we|jullie) (?:\w+ ){{0,4}}(?:{_WHEN}|{_LATELY})\b",
    rf"(?:{_WHEN} (?:\w+ ){{0,2}}ge\w+(?:en|d|t)|van {_WHEN})\b",
    r"(?:je|jij|jullie) (?:weet|weten) wel\b",
    r"(?:tante|oom|nonkel) \w+ (?:heeft|had|doet|deed|houdt|hield|speelt|speelde)\b",
    r"(?:zo noem|zo noemen|zo noemde|zo noemden) (?:ik|we|wij|jij|je|jullie)\b",
)
"""What only the own team can know: their meals, families and holidays."""

IDIOMS = _patterns(
    r"mijn naam is haas\b",
    r"(?:licht,? camera,? actie|veni[,.]? vidi[,.]? vici|rood,? wit,? blauw|steen,? papier,? schaar|"
    r"geloof,? hoop,? (?:en )?liefde)\b",
    r"(?:klaar,? af|op je plaatsen,? klaar|bloed,? zweet,? (?:en )?tranen|jan,? piet,? (?:en )?klaas)\b",
    r"(?:o|oh|ach) (?:mijn|m'n) (?:god|hemel|hart)\b",
    r"mijn (?:hemel|god|hoofd erbij|zegen|tijd|beurt)\b",
    r"onze (?:vader|lieve heer|lieve vrouwe)\b",
    r"ons (?:lieve heer|soort mensen|dagelijks brood)\b",
    r"onze eerste (?:minister|hulp)\b",
    r"moeder de gans\b",
    r"(?:mijn|m'n) (?:idee|zegje|best|neus voorbij|hart op|hart in|mond vol)\b",
    r"je (?:zin|ding|neus|mond|best|gang)\b",
    r"mijn kleine pony\b",
    r"vader jacob\b",
    r"(?:geef ons heden|gegroet maria)\b",
    r"in mijn uppie\b",
    r"naar mijn zin\b",
    r"(?:niet|krant|nieuws|brood) van gisteren\b",
)
"""Sayings and titles that only sound private."""
