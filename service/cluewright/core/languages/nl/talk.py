"""Talk about words instead of meaning: of letters, and of how many there are."""

from cluewright.core.languages.patterns import Phrases, one_of

from .numbers import NUMBERS, WRITTEN

_N = rf"(?P<n>\d{{1,3}}|{WRITTEN})"
_COUNT = one_of(word for word, number in NUMBERS.items() if 0 < number < 21 and " " not in word)
_NAMED = r"(?:letter )?['\"]?(?P<letter>ij|[a-z])(?![\w'])"
_LETTER = r"(?:de |een ){0,2}" + _NAMED
_WORDS = r"(?:sleutel)?(?:woord|woordje)"
_LETTER_NAMES = "bee|cee|dee|ef|gee|haa|jee|kaa|pee|kuu|tee|vee|wee|iks|zet"
_PAIR = r"(?P<letter>ij|ei|ie|oe|eu|ui|ou|au|aa|ee|oo|uu|sch|ch|ng|nk)(?![\w'])"
_SOUNDED = r"(?P<letter>ij|ei|aa|ee|oo|uu|[aeiouy])"
_EDGE = (
    r"begint|beginnen|beginnend|start|starten|eindigt|eindigen|eindigend|eerste|laatste|voorlaatste|middelste|tweede"
    r"|derde|vierde|vijfde|zelfde|dezelfde|gelijke|andere|verkeerde|ontbrekende|extra"
)
_WAY = r"(?:voor|voren|achter|achteren|links|rechts)"
_SAME = r"(?:hetzelfde|dezelfde|zelfde|gelijk|leesbaar|te lezen)"
_ORDERED = r"(?:woordenboek|woordenlijst|encyclopedie|dikke van dale|van dale)"
_PLACED = (
    r"(?:voorin|achterin|vooraan|achteraan|vroeg|laat|halverwege|middenin|(?:vlak|net|meteen|direct|kort|ergens)"
    r" (?:voor|na|achter|tussen|vooraan|achteraan))"
)


def patterns(*sources: str) -> Phrases:
    """Patterns that begin at a word's beginning."""
    return Phrases(*sources, before=r"(?<![\w'])")


SPELLING_TALK = patterns(
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
    r"(?:initialen|afgekort (?:tot|als|met)?|afkorting(?: is)?) ?(?P<letter>[a-z]{1,2})\.?$",
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
    rf"^(?:een |de )?{_NAMED} (?:aan het (?:begin|eind|einde)|vooraan|achteraan|voorop|achterop|in het midden|erin)\b",
    r"(?:eindigt|eindigen) (?:op|met) (?:een )?-?(?P<ends>[a-z]{2,6})$",
    r"(?:begint|beginnen|start) (?:op|met) (?:een )?-?(?P<begins>[a-z]{2,6})$",
    r"dubbele? (?P<letter>aa|ee|oo|uu|bb|dd|ff|gg|kk|ll|mm|nn|pp|rr|ss|tt|ij)\b",
    rf"(?:lange|korte|open|gesloten) {_SOUNDED}(?![\w'])",
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
)
"""Letters named or counted by kind; `letter` holds a letter that is named."""

COUNT_TALK = patterns(
    rf"{_N}[ -]?(?:letters?|lettertjes?|lettertekens|lttrs|ltrs|letterstenen|scrabble\w+|klapjes|lettergrepen"
    r"|lettergreep|letter(?:grep)?ig\w*|letterwoord\w*|syllab\w+|klankgrepen)\b",
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
    rf"woord(?:je)? (?:van|met|uit) {_N}(?: tekens| karakters)?$",
    r"(?:langste|kortste)(?: woord\w*)? (?:van|in|op|uit) (?:de|het|ons|onze) "
    r"(?:vier|4|rijtje|lijstje|viertal|scherm)\b",
    rf"(?:ons|onze) (?:langste|kortste)(?: {_WORDS})?$",
    rf"telt er {_N}$",
    rf"^(?!(?:twaalf|12) tekens){_N} (?:tekens|karakters)$",  # the zodiac has twelve
    rf"(?:klap|klapt|klappen) (?:(?:je|jij|we|men) )?(?:er |het )?(?:in )?{_N} (?:keer|maal|stukken|delen)\b",
    rf"in (?:scrabble|wordfeud) (?:\w+ ){{0,3}}{_N}(?: (?:vakjes|stenen|steentjes))?$",
    rf"(?:lengte|woordlengte)(?: is)?[:=]? ?{_N}$",
)
"""A number of letters or syllables."""
