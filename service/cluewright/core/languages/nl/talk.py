"""Talk about words instead of meaning: of letters, counts, places and sounds; and private talk."""

import re
from re import Pattern

from .numbers import NUMBERS, ORDINALS

_N = r"(?P<n>\d{1,3}|" + "|".join(sorted((w for w in NUMBERS if " " not in w), key=len, reverse=True)) + ")"
_NTH = r"(?P<n>\d{1,3}(?:e|de|ste)?|" + "|".join(sorted(ORDINALS, key=len, reverse=True)) + ")"
_COUNT = "|".join(sorted((w for w, n in NUMBERS.items() if 0 < n < 21 and " " not in w), key=len, reverse=True))
_NAMED = r"(?:letter )?['\"]?(?P<letter>ij|[a-z])(?![\w'])"
_LETTER = r"(?:de |een ){0,2}" + _NAMED
_EDGE = (
    r"begint|beginnen|beginnend|start|starten|eindigt|eindigen|eindigend|eerste|laatste|voorlaatste|middelste|tweede"
    r"|derde|vierde|vijfde|zelfde|dezelfde|gelijke|andere|verkeerde|ontbrekende|extra"
)
_BEFORE_LAST = r"(?P<before_last>voorlaatste|(?:op )?(?:één|een|1) na (?:de |het )?laatste)"
_WORD = r"(?:sleutelwoord|woord|kaart|kaartje|plaats|plek|positie|vakje)"


def _patterns(*sources: str) -> tuple[Pattern[str], ...]:
    return tuple(re.compile(r"(?<![\w'])" + source, re.IGNORECASE) for source in sources)


SPELLING_TALK = _patterns(
    rf"(?:begint|begin|beginnen|beginnend|start|startend|eindigt|eindigen|eindigend|eindig) (?:met|op) {_LETTER}",
    rf"(?:dubbele|stomme|letter|beginletter|eindletter|laatste letter is|eerste letter is) {_LETTER}",
    rf"met {_LETTER} (?:aan het (?:begin|eind|einde)|vooraan|achteraan|voorop|in het midden|erin|ervoor|erachter)\b",
    rf"\bwoord met (?:een |de |twee |dubbele )?{_LETTER}",
    r"(?:één|een|twee|drie|2|3) (?:keer|maal) (?:de |een )?(?:letter )?(?P<letter>ij|[a-z])\b",
    r"(?:palindroom|anagram|acrostichon)$",
    r"(?:een )?(?:anagram|palindroom|acroniem|acrostichon|letterwoord) van\b",
    r"(?:achterstevoren|omgekeerd|van achter naar voren) (?:gespeld|geschreven|gelezen)\b",
    r"(?:schrijf|schrijft|spel) (?:je|men) (?:het )?(?:als|met|zoals)\b",
    r"(?:gespeld|geschreven) (?:als|zoals|met een)\b",
    r"(?:hoe|zoals) (?:je|men) (?:het )?(?:spelt|schrijft)\b",
    r"(?:twee|2|drie|3|één|een|1) (?:klinkers?|medeklinkers?)\b",
    r"(?:begin|eind)letters?\b",
    rf"(?:{_EDGE}) (?:\w+ ){{0,3}}letters?\b",
    rf"letters? (?:\w+ ){{0,4}}(?:{_EDGE})\b",
    r"letter (?:van|in|uit) (?:het|ons|dit|dat) (?:\w+ )?(?:alfabet|abc|woord|sleutelwoord)\b",
    r"(?:begint|beginnen|schrijf je|schrijven we|geschreven) met (?:een )?hoofdletter\b",
    r"(?:haal|laat|vervang|verander|verwissel|wissel|schrap|voeg) (?:\w+ ){0,3}(?:letters?|klinkers?|medeklinkers?)\b",
    rf"(?:haal|laat|vervang|schrap|zonder) (?:de |een |die ){_NAMED}",
    rf"(?:bevat|heeft|zit|zitten|staat) (?:er )?(?:een |de |geen |twee |maar één ){{1,2}}{_NAMED}",
    r"(?:letter|klinker|medeklinker) (?:na|voor|achter|tussen|volgend op) (?:de )?(?:ij|[a-z])(?![\w'])",
    r"(?:vooraan|achteraan|vroeg|laat|ergens|midden) in het (?:alfabet|abc)\b",
    r"(?:korte ei|lange ij|griekse y)\b",
)
"""Letters named or counted by kind; `letter` holds a letter that is named."""

COUNT_TALK = _patterns(
    rf"{_N}[ -]?(?:letters?|lettergrepen|lettergreep|letterig\w*|lettergrepig\w*)\b",
    rf"(?:het )?aantal (?:letters|lettergrepen)(?: is)? {_N}\b",
    rf"(?:letters|lettergrepen)[:=]? ?{_N}\b",
    rf"(?:heeft|telt|bestaat uit) (?:er )?{_N}(?: stuks)? ?(?:letters|lettergrepen|tekens)\b",
    rf"(?:{_COUNT})(?:letter|lettergrepig|letterig)\w*",
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
    r"op (?:twee|drie|2|3) na (?:de )?laatste\b",
    rf"(?:de|het|die|dat|onze|ons) {_NTH}$",
    rf"{_NTH} (?:{_WORD} )?(?:van (?:links|voren|boven)|vanaf (?:links|boven))\b",
    rf"{_NTH.replace('<n>', '<from_end>')} (?:{_WORD} )?(?:van (?:rechts|achteren|onderen|onder)|vanaf rechts)\b",
    r"(?:het |de |ons |onze )?(?:meest |uiterst )(?:linkse|rechtse)$",
    r"(?:de|het|die|dat) (?P<last>laatste)$",
    r"(?:helemaal )?(?:links|rechts|vooraan|achteraan) op (?:het|ons) scherm\b",
)
"""A place on the screen; see `Language.position_talk` for the groups."""

SOUND_TALK = _patterns(
    r"(?:rijmt|rijmen|rijmend|rijm) (?:\w+ )?(?:op|met)\b",
    r"(?:klinkt|klinken|klinkend) (?:\w+ ){0,2}(?:als|zoals|hetzelfde|naar)\b(?! een klok| muziek)",
    r"(?:lijkt|lijken) (?:qua|in) (?:klank|uitspraak)\b",
    r"(?:spreek|spreekt) (?:je )?(?:\w+ )?uit (?:als|zoals)\b",
    r"(?:uitgesproken|uitspraak) (?:als|zoals|van|met)\b",
    r"(?:de )?klemtoon (?:ligt|valt|op|is)\b",
    r"(?:rijmwoord|klankwoord|homofoon) (?:van|voor|op)\b",
)
"""Rhyme and sound, said outright; the plain noun rijm is a fair clue for poetry."""

_MINE = r"(?:mijn|m'n|onze|ons|jullie|jouw)"
_KIN = (
    r"(?:moeder|vader|mama|papa|ma|pa|ouders|broer|broertje|zus|zusje|zuster|zoon|zoontje|dochter|dochtertje|oma"
    r"|opa|tante|oom|nicht|neef|vriend|vriendin|vrouw|man|ex|baas|buurman|buurvrouw|hond|kat|kind|kinderen|collega"
    r"|schoonmoeder|schoonvader|schoonzus|zwager)"
)
_OWN = (
    r"(?:huis|kamer|keuken|tuin|auto|fiets|werk|school|klas|straat|buurt|vakantie|huwelijksreis|bruiloft|trouwdag"
    r"|verjaardag|feestje|reis|uitje|date|bijnaam|koosnaam|grap|grapje|geheimpje|liedje|hobby|ontbijt|lunch|avondeten"
    r"|diner|trui|jas|lievelingseten|lievelingskleur|lievelingsdier|favoriete \w+|eerste \w+|vorige \w+|laatste \w+)"
)

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
    r"(?:zo noem|zo noemen|zo noemde|zo noemden) (?:ik|we|wij|jij|je|jullie)\b",
)
"""What only the own team can know: their meals, families and holidays."""

IDIOMS = _patterns(
    r"mijn naam is haas\b",
    r"(?:licht,? camera,? actie|veni,? vidi,? vici|rood,? wit,? blauw|steen,? papier,? schaar|"
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
)
"""Sayings and titles that only sound private."""
