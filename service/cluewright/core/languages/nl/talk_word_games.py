"""Talk of what one does with a word's letters: in word games, on keyboards and in codes, by shape, number and form."""

from .talk import COUNT, patterns

_NAMED = r"(?:letter )?['\"]?(?P<letter>ij|[a-z])(?![\w'-])"
_A_LETTER = _NAMED.replace("?P<letter>", "?:")
_OPENS = (
    r"(?:begint|beginnen|start|starten|opent|openen|trapt|vangt|eindigt|eindigen|sluit|sluiten|besluit|stopt|bevat)"
)
_NAME = (
    r"(?:bee|cee|dee|ef|gee|haa|jee|kaa|el|em|pee|kuu|er|es|tee|vee|wee|iks|zet|griekse ij|griekse y|lange ij|korte ei"
    r"|ypsilon|i-grec)"
)
_NTH = (
    r"(?:eerste|tweede|derde|vierde|vijfde|zesde|zevende|achtste|negende|tiende|elfde|twaalfde|dertiende|veertiende"
    r"|vijftiende|zestiende|zeventiende|achttiende|negentiende|twintigste|\w+entwintigste|laatste|voorlaatste|middelste"
    r"|\d{1,2}(?:e|de|ste))"
)
_AT = (
    r"(?:vooraan|achteraan|voorop|achterop|voorin|achterin|middenin|erin|eraan|ervoor|erachter|aan het begin|aan het "
    r"eind"
    r"|aan het einde|in het midden|als eerste|als laatste|begint|eindigt|start|opent)"
)
_KEYS = r"(?:toetsenbord|toetsenbordje|klavier|qwerty\w*|azerty\w*|keyboard)"
_SIDE = r"(?:links|rechts|naast|onder|boven|tussen|linksboven|rechtsboven|linksonder|rechtsonder)"
_PART = (
    r"(?:kop|kopje|hoofd|begin|staart|eind|einde|midden"
    r"|hart|buik|voorkant|achterkant|eerste|laatste|middelste|klinkers?)"
)
_BIT = r"(?:-[a-z]{1,6}|[a-z]{1,6}-|['\"][a-z]{1,6}['\"])(?![\w'])"
_STICK = (
    r"(?:plak|zet|voeg|plaats|hang|schrijf|doe|gooi|kleef|knoop"
    r"|stop|schuif|duw|lijm|haal|knip|hak|schrap|neem|laat|strip)"
)
_LOOKS = r"(?:lijkt op|uitziet|eruitziet|kronkelt|eruit ziet|de vorm heeft|doet denken)"
_HIDDEN = r"(?:verstopt|verstopt zich|verborgen|verscholen|verstop|schuilt|gecamoufleerd|ligt begraven|begraven)"
_MORSE = r"(?:streep|streepje|punt|puntje|dit|dah)"

WORD_GAMES = patterns(
    rf"{_OPENS} (?:\w+ ){{0,2}}(?:met|op) (?:een |de |'n )?{_NAME}(?! \w)",
    rf"{_OPENS} (?:\w+ ){{1,2}}(?:met|op) (?:een |de )?{_NAMED}",
    rf"^(?:met )?(?:een |de |'n )?(?:griekse ij|griekse y|lange ij|korte ei|ypsilon|{_NAME}) {_AT}\b",
    rf"(?:de|het|een|met|op) (?:letter )?{_NTH} (?:letter )?(?:van|uit|in) (?:het|ons) (?:alfabet|abc)\b",
    rf"alfabet (?:\w+ )?op plek(?:je)? (?:\d{{1,2}}|{COUNT})\b",
    rf"{_AT} (?:\w+ ){{0,5}}(?:letter|lettertje|letters|klinker|medeklinker|letterteken)(?: |$)",
    rf"(?:letter|lettertje|klinker|medeklinker) (?:die|dat) (?:\w+ ){{0,5}}{_LOOKS}",
    r"(?:letter|lettertje) (?:\w+ )?(?:in de vorm van|als een|zoals een|met de vorm van|met (?:een|twee|drie|twee) "
    r"(?:\w+ )?(?:bult|buik|poot|pootje|been|rondje|staart|boog|punt|stok|oog|haal|gat|lus)\w*)\b",
    r"(?:slang|slangetjes|kronkel|krul|kring|cirkel|bochten|zigzag|ladder)letter(?:tje)?\b",
    rf"toets (?:\w+ ){{0,3}}{_SIDE} (?:van )?(?:de |het )?{_A_LETTER}",
    rf"{_SIDE} (?:van )?(?:de |het )?{_A_LETTER} (?:op|van) (?:je |het |een |mijn |'n )?{_KEYS}",
    rf"{_KEYS} (?:\w+ ){{0,5}}{_SIDE} (?:van )?(?:de |het )?{_A_LETTER}",
    rf"(?:bovenste|middelste|onderste) (?:toetsen|letter)?rij (?:\w+ ){{0,4}}{_KEYS}|{_KEYS} (?:\w+ "
    rf"){{0,4}}(?:bovenste|middelste"
    r"|onderste) (?:toetsen|letter)?rij\b",
    r"(?:typ|typt|typen|tik|tikt|tikken|toets) (?:\w+ ){0,5}(?:linkerhand|rechterhand|(?:bovenste|middelste|onderste) "
    r"rij)\b",
    r"(?:nokia|t9|sms|smsen|mobieltje|druktoetsen|cijfertoetsen|telefoontoetsen|toetsentelefoon) (?:\w+ "
    r"){0,5}\d[\d -]{1,}\d",
    r"meervoud(?:svorm)? (?:\w+ )?(?:op|met|krijgt|eindigt|heeft|zonder|in) (?:een |de )?(?:-|'|dubbele|trema|apostrof"
    r"|andere|extra"
    r"|umlaut|klinker|korte|lange|[a-z]{1,4}(?![\w'])|twee)",
    r"(?:krijgt|heeft|neemt|verandert|verdubbelt) (?:\w+ ){0,2}(?:in het meervoud|als meervoud|bij verkleining|in de "
    r"verkleinvorm)\b",
    r"(?:geen|onregelmatig|raar|vreemd|gek) meervoud\b|meervoud (?:bestaat niet|is hetzelfde|gelijk aan|is "
    r"onregelmatig)",
    r"(?:verkleinwoord|verkleinvorm|verkleiningsvorm|verleden tijd|voltooid deelwoord|stam)(?: \w+)? (?:op|met"
    r"|eindigt) (?:een )?"
    r"(?:-|'|[dt]t?(?![\w'])|(?:tje|pje|kje|etje|je|te|de|ten|den)(?![\w']))",
    r"(?:de-woord|het-woord)(?![\w'])|(?:heeft|krijgt|met|hoort) (?:het )?(?:als )?lidwoord (?:'|\"|de|het)",
    r"tussen-?(?:n|s|e|letter)(?![\w'])|verbindings-?(?:n|s|letter|streepje)(?![\w'])",
    r"(?:afbreekstreepje|afbreekteken|koppelteken|streepje|afbreken|afgebroken|afbreekt|breek|breekt|splits|splitsen) "
    r"(?:\w+ ){0,4}"
    r"(?:na|tussen|voor|achter|bij) (?:\w+ ){0,3}(?:letters?|lettergreep|lettergrepen|klinkers?|medeklinkers?|de "
    r"[a-z])(?![\w'])",
    r"(?:afbreken|af te breken|afgebroken|gesplitst|splits|breek) (?:\w+ )?(?:als|tot|in) ['\"]?\w+-\w+",
    rf"(?:twee|drie|vier|vijf|\d|meerdere|veel|geen enkele|verschillende) (?:keer|maal|x) (?:de |een )?{_NAMED}",
    r"(?:enige|laatste|eerste|beide|allebei de|tweede|derde|andere|zelfde|dezelfde) (?:mede)?klinkers?\b(?! in de "
    r"straat)",
    r"(?:mede)?klinkers? (?:\w+ ){0,4}(?:is|zijn|blijft|hetzelfde|gelijk|allemaal) (?:een |de "
    r")?['\"]?[a-z]{1,2}['\"]?(?![\w'])",
    r"(?:krijgt|heeft|verdient|vereist|wil|moet|schrijf je|schrijft men|draagt) (?:\w+ ){0,3}(?:hoofdletter"
    r"|kapitaal)\b",
    r"(?:met|zonder) (?:een )?(?:begin)?hoofdletter(?: geschreven)?$",
    rf"(?:vervang|verander|ruil|wissel|verwissel|verwissel|verruil|maak|draai|wijzig) (?:de |het |zijn |z'n |van "
    rf")?{_PART} (?:\w+ )?"
    rf"(?:door|in|voor|met|van|tot|om) (?:een |de )?(?:andere |{_A_LETTER}|\w{{1,2}}(?![\w']))",
    rf"(?:vervang|verander|ruil|wissel|verwissel|verruil|maak|draai|spiegel|dubbel|verdubbel) (?:de |een |van de "
    rf")?{_NAMED}"
    r" (?:door|in|voor|met|een|om|tot|weg|eraf|en)\b",
    rf"{_STICK} (?:er )?(?:nog |maar |eens |gewoon )?(?:een |de )?{_BIT} (?:\w+ ){{0,2}}(?:achter|voor|vooraan"
    rf"|achteraan|erachter"
    r"|ervoor|erbij|bij|aan|eraan|toe|tussen|ertussen|erin|af|eraf|weg)\b",
    rf"{_STICK} (?:er )?(?:nog |maar |eens )?(?:een |de ){_NAMED} (?:\w+ )?(?:achter|voor|vooraan|achteraan|erachter"
    rf"|ervoor|erbij|bij"
    r"|eraan|toe|tussen|ertussen|erin|af|eraf|weg|aan)\b",
    rf"{_BIT} (?:erachter|ervoor|erbij|eraan|achteraan|vooraan|eraf|ertussen|toevoegen|plakken)\b",
    rf"{_STICK} (?:er )?(?:\w+ ){{0,3}}(?:klinker|medeklinker|letter|hoofdletter)s? (?:\w+ )?(?:weg|af|eraf|bij|toe"
    rf"|erbij|om|voor|achter"
    r"|tussen|aan|in|uit)\b",
    rf"{_HIDDEN} (?:\w+ )?(?:in|binnen|tussen) ['\"][^'\"]+['\"]|in ['\"][^'\"]+['\"] (?:\w+ ){{0,2}}{_HIDDEN}\b",
    rf"{_HIDDEN} in (?:de |het |deze |dit )?(?:zin|zinnetje|woorden|woord|titel|naam|zinsnede):? ['\"]?\w",
    r"woord(?:en)?(?:slang|ketting|slinger|trein|ladder)\w* (?:\w+ ){0,4}(?:na|achter|volgt|op|zeggen|aansluit\w*|naar"
    r"|van)\b",
    r"(?:na|achter|op|volgt|sluit) (?:\w+ ){0,4}woord(?:en)?(?:slang|ketting|slinger|trein|ladder)\w*",
    r"\b(?:één|een|1|twee|2|drie|3) letters? (?:\w+ ){0,2}?(?:verschil|verschilt|verwijderd|af van|anders|verderop"
    r"|ernaast|te veel|te"
    r" weinig|tekort|minder dan|meer dan|verschillend|wisselen|veranderen|vervangen|erbij|eraf|ertussen)\b",
    r"(?:scheelt|verschilt|verschillen|schelen|mist|ontbreekt) (?:\w+ ){0,2}letters?\b",
    rf"(?:{_MORSE}[ ,/-]+){{2}}{_MORSE}\b|(?!(?:lang,? ){{2}})(?:kort|lang)[ ,-]+(?:kort|lang)[ ,-]+(?:kort|lang)$",
    rf"morse\w* (?:\w+ ){{0,4}}(?:{_MORSE}|streepjes|puntjes|strepen|punten|begint|eindigt)\b",
    rf"(?:begint|eindigt|start|opent|{_AT}|bevat|met|sluit af met) (?:\w+ ){{0,3}}romeinse? (?:\w+ ){{0,2}}(?:teken"
    rf"|cijfer|getal|letter"
    rf"|{COUNT}|vijftig|honderd|vijfhonderd|duizend)\b",
    rf"romeinse? (?:teken |cijfer |getal )?(?:voor )?(?:{COUNT}|vijftig|honderd|vijfhonderd|duizend) (?:staat "
    rf")?{_AT}\b",
    r"(?:schrijf|schrijft|schrijven) (?:je|men|we) (?:het |dit |dat )?(?:aan elkaar|aaneen|los|als (?:één|een|twee) "
    r"woord(?:en)?"
    r"|in twee woorden|met (?:een )?(?:streepje|dubbele|enkele|twee|trema))\b",
    r"(?:fout|verkeerd|foutief|onjuist) (?:gespeld|gespelde|geschreven|spellen)\b|(?:moeilijk|lastig|makkelijk) te "
    r"spellen\b",
    r"(?:qua|oude|nieuwe|zelfde|dezelfde|juiste|foute|identieke|bijna dezelfde) spelling\b(?! en grammatica)",
    r"(?:letters|klinkers|medeklinkers) (?:\w+ ){0,3}(?:alfabetische volgorde|op alfabet|alfabetisch|om en om"
    r"|afwisselend)\b",
    r"(?:klinker|medeklinker),? (?:klinker|medeklinker)\b|(?:klinkers? en medeklinkers?|medeklinkers? en klinkers?) "
    r"(?:om|wisselen)",
    rf"(?:maar|alleen|enkel|doch|echter)(?: dan)? met (?:een |de ){_NAMED}",
    rf"^(?:de |een )?{_NAMED} van ['\"]?[a-z]{{3,}}['\"]?,? {_AT}\b",
    r"^['\"]?\w{3,}['\"]? [-−–+] ?['\"]?[a-z]{1,3}['\"]? [-−–+=]",
    r"(?:is|als|een|vormt|leest als) (?:echt |perfect |mooi )?(?:palindroom|anagram|pangram)(?: van| met| hoor)?$",
    r"(?:galgje|galg)[:,] ?[\w_.]|(?:scrabble|wordfeud)(?:waarde|punten|score) (?:van )?\d",
    r"(?:begint|start|opent) (?:met|op) de ene (?:letter|klinker)\b|eerste en laatste (?:letter|teken)\b",
    rf"(?:spiegel|gespiegelde|omgekeerde|gedraaide|ondersteboven|dubbele|scheve) {_NAMED}",
    rf"{_NAMED},? (?:ondersteboven|gespiegeld|omgedraaid|op zijn kop|op z'n kop|achterstevoren)\b",
    rf"(?:lipogram|zonder (?:ook maar )?(?:één|een|de|enige) (?:letter )?){_NAMED}",
    r"(?:kruiswoord\w*|cryptogram|crypto|puzzel):? (?:\w+ ){0,6}(?:begint|eindigt|letters|vakjes|letter)\b",
    r"(?:telefoonalfabet|navo-?alfabet|spelalfabet|spellingsalfabet)[:,]? \w+ \w+",
    r"(?:er (?:zit|staat|schuilt)|bevat|daar zit) (?:\w+ )?een romeinse? (?:\w+ )?(?:één|een|vijf|zes|tien|elf|vijftig|"
    r"honderd|vijfhonderd|duizend) (?:in|erin|middenin|achteraan|vooraan)\b",
    r"(?:twee|drie|vier|2|3|4) ?(?:keer|maal|x) (?:een |de |zo'n )?['\"]?[a-z]{1,2}['\"]? (?:erin|er in|in het woord|"
    r"achter elkaar|erachter)(?![\w])",
)
"""Operations on letters; `letter` holds one that is named."""
