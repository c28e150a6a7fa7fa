"""Talk of rhyme and sound."""

from .talk import patterns

_SPEAKER = (
    r"(?:een |'n )(?:brit|engelsman|amerikaan|duitser|fransman|belg|vlaming|limburger|fries|groninger|zeeuw|brabander"
    r"|hagenaar|amsterdammer|rotterdammer|spanjaard|italiaan|rus|chinees|japanner|turk|twentenaar|drent|achterhoeker"
    r"|hollander|antwerpenaar|gentenaar|kleuter|peuter|dronkaard|dronkenlap|slisser|stotteraar)"
)
"""Who says words otherwise than others."""

_LETTER = r"['\"]?(?:ij|[a-z]{1,2}|slot-\w)['\"]?(?![\w'-])"
_UTTERED = (
    r"(?:zachte|harde|rollende|rollend|scherpe|stomme|gooise|huig|brouwende|tong|dikke|lange|korte|heldere|doffe|franse"
    r"|engelse|duitse|hollandse|vlaamse|brabantse|limburgse|amsterdamse|haagse|utrechtse|twentse|leidse|rotterdamse)"
)
_SAYS = r"(?:zeg|zegt|zeggen|hoor|hoort|horen|klinkt|klinken|wordt|krijg|krijgt|spreek|spreekt|uitspreken|noem|noemt)"
_IMPAIRED = (
    r"(?:slist|slissen|slissend|lispelt|lispelen|lispelend|stottert|stotteren|stotterend|mompelt|mompelen|mompelend"
    r"|brabbelt|hakkelt|brouwt|verkouden(?: bent)?|tandeloos|tandeloze|zonder (?:tanden|gebit|kunstgebit)"
    r"|met (?:een )?(?:dichte|verstopte|dichtgeknepen) neus|met een verkoudheid"
    r"|met (?:een |je )?(?:volle mond|mond vol)"
    r"|met een (?:hete )?aardappel in (?:de|je) (?:keel|mond))"
)
_ALIKE = r"(?:net|bijna|haast|precies|ongeveer|exact|vrijwel|praktisch|zowat|hetzelfde|net zo)"
_PART = r"(?:eerste|tweede|derde|vierde|laatste|voorlaatste|middelste|begin|eind|einde|eindlettergreep)"
_STRESS = r"(?:klemtoon|klemtonen|nadruk|accent)"
_DIALECTS = (
    r"(?:haags|plat|amsterdams|rotterdams|utrechts|brabants|limburgs|vlaams|gents|antwerps|fries|gronings|twents)"
)
_VERSE = r"(?:gedicht|gedichtje|vers|versje|limerick|rijmpje|liedje|rap|songtekst|\w+gedicht|\w+rijm)"

_A_SOUND = (
    r"(?:(?:eerste|laatste|begin|eind|slot|middelste|voorste|achterste|tweede|derde)[ -]?(?:klank|klanken|lettergreep"
    r"|syllabe)"
    r"|beginklank|eindklank|slotklank|openingsklank)(?![\w-])"
)
_HOW = (
    r"(?:bijna|haast|net|precies|ongeveer|zacht|hard|anders|heel|zo|ook|vaak|meestal|verkeerd|fout|lang|kort|op|z'n"
    r"|zijn|engels"
    r"|frans|duits|lui|slordig|snel|langzaam|deftig|plat|correct|goed|half|met|een|de|zonder|rollende|huig|[rg]|zachte"
    r"|harde"
    r"|niet|nooit|hetzelfde|gelijk|vrijwel|exact|wel|gewoon|eigenlijk|dus|altijd|daar|hier|in|brabant|limburg"
    r"|vlaanderen|stom"
    r"|gek|grappig|raar|als|zoals|net als)"
)

SOUND_TALK = patterns(
    r"(?:rijmt|rijmen|rijmend) (?:\w+ ){0,3}(?:op|met)\b(?! los| smart| pakjes| verzoek| sinterklaas$"
    r"| (?:een |de |het |je |elke |iedere )?(?:beat|beats|muziek|podium|maat|ritme|trap|papier|toneel|bruiloft"
    r"|feestjes?|straat"
    r"|school|commando|bestelling|sinterklaasavond|pakjesavond|melodie|plezier|stijl|elkaar)\b)",
    r"rijm (?:\w+ )?(?:op|met) (?!los|pakjes|verzoek|sinterklaas$|(?:de|het|een|mijn|je|onze|alle|hun) (?!woord)"
    r"|(?:\w+ )?(?:takken|bomen|ramen|ruiten|gras|velden|daken|auto's|struiken|bladeren|straat|ijs)\b)",
    r"(?:rijmpje|rijm|gedichtje|versje|limerick) (?:maar |eens )?(?:afmaken|af te maken|aanvullen|aan te vullen)\b",
    r"(?:maak|vul) (?:het |dit |dat |mijn |ons |deze )?(?:rijm\w*|vers\w*|gedicht\w*|liedje|limerick) (?:maar |eens )?"
    r"(?:af|aan)\b",
    r"(?:klinkt|klinken|klinkend) (?:[\w']+ ){0,3}(?:als|zoals|hetzelfde|naar)\b"
    r"(?! een klok| muziek| je | nieuw$| vanouds|"
    r" (?:het|de|er) [\w ]+ (?:is|wordt|komt|staat)$| (?:een |het )?\w+ (?:in|op|tegen|door|onder) (?:de|een) \w+$)",
    r"(?:lijkt|lijken) (?:qua|in) (?:klank|uitspraak)\b",
    r"(?:spreek|spreekt) (?:je )?(?:\w+ )?uit (?:als|zoals)\b",
    r"spreek (?:het |dit |hem )?uit (?:met|zonder)\b",
    r"rijmpje op (?!\d|sint|pakjes|verzoek|rijm|de |het |een )\w",
    r"(?:uitgesproken|uitspraak) (?:als|zoals|met)\b",
    r"(?:qua|dezelfde|zelfde|gelijke) (?:klank|uitspraak)\b",
    r"(?!kinder|kerst|sinterklaas|aftel)(?:\w+rijm|\w*rijm(?:paar|woord)) (?:op|met|van|voor)\b|rijm (?:van"
    r"|voor)\b(?! (?:sint|de sint|piet))",
    r"[a-z]{1,3}-klank\b",
    r"(?:rijm|eindrijm|rijmwoord|homofoon): ?\w",
    r"\w+ \((?:rijm|rijmt|rijmwoord|homofoon)\)",
    r"als je het (?:\w+ )?(?:uitspreekt|hardop zegt)\b",
    r"(?:de )?klemtoon (?:ligt|valt|op|is)\b",
    r"(?:klankwoord|homofoon|homoniem|verspreking) (?:van|voor|op)\b",
    rf"(?:hoe|zoals|zo) (?:{_SPEAKER} (?:\w+ ){{0,3}}(?:zegt|uitspreekt|zou zeggen|zou uitspreken|klinkt|verstaat)"
    rf"|(?:zeg|spreek|zegt) (?:je|men|{_SPEAKER}) (?!(?:dat|dit|het|zoiets|iets) )\w+ (?:uit )?"
    r"(?:in het|op z'n|op zijn) \w+)\b",
    r"(?:hardop|luidop) (?:gezegd|gelezen|uitgesproken|uitspreken|voorgelezen|zeggen)\b",
    r"(?:zeg|lees|spreek) (?:het|dit|hem) (?:maar )?(?:hardop|luidop|snel|langzaam)\b",
    r"(?:het )?(?:rijmwoord|eindrijm|stafrijm) (?:is|:)\b",
    r"(?:zelfde|dezelfde|gelijke) (?:eind|begin|klinker)?klank\w*\b",
    r"(?:lijkt|lijken) (?:qua|in) (?:geluid|gehoor|klanken)\b",
    r"^(?:\w+ ){1,3}qua (?:klank|uitspraak|geluid)\b",
    r"(?!spel|stem|leer)\w+ op het gehoor(?! spelen| stemmen)\b",
    r"uit te spreken (?:als|zoals|met)\b",
    r"(?:een|één|1) klank (?:\w+ ){0,2}(?:verschil|anders|ernaast|meer|minder|dan|met)\b",
    r"(?:klinkt|klinken) (?:\w+ )?(?:frans|duits|engels|italiaans|spaans|russisch|latijn|chinees)$",
    r"(?:lijkt|lijken) op \w+ als je (?:het|dat|ze) (?:\w+ )?(?:zegt|hoort)\b",
    r"hetzelfde als \w+,? (?:uitspraak|klank)$",
    r"^zeg (?:maar |eens )?\w+ met een \w+$",
    r"verspreek je (?:\w+ )?(?:bij|met)\b",
    r"(?:verkeerd|slecht|half|fout) (?:verstaat|verstaan|verstond|uitgesproken|uitspreekt)\b",
    r"je hoort (?:bijna|haast|eigenlijk) \w+$",
    r"(?:woord|iets|eentje|dier|naam|ding) dat rijmt\b",
    r"op (?:z'n|zijn) \w+ (?:uitgesproken|gezegd)\b",
    r"(?:met|heeft) een (?:tongval|accent):? \w+$",
    rf"(?:hoor|hoort|horen|zeg|zegt|zeggen|lees|leest|klinkt|wordt|noemt) (?:\w+ |'\w+ ){{0,4}}{_UTTERED}[ -]{_LETTER}",
    r"(?<!praat )(?<!spreekt )(?<!praten )(?<!spreken )(?<!pratend )(?<!sprekend )met (?:een |de )"
    rf"(?:{_UTTERED}[ -]|brouw-){_LETTER}",
    rf"{_IMPAIRED},? (?:\w+ ){{0,3}}?{_SAYS}\b(?! er )",
    rf"als je {_IMPAIRED},? (?:is|heet|blijft) (?:het|er|dit) ",
    r"luister (?:maar |eens |goed )*(?:naar )?hoe (?:het|dit|ik het|je het) (?:klinkt|zegt|uitspreekt|zeg)",
    rf"{_SAYS} (?:\w+ ){{0,3}}{_IMPAIRED}$",
    rf"^zeg (?:\w+ )?{_IMPAIRED}",
    rf"{_STRESS} (?:\w+ ){{0,4}}?op (?:de |het )?(?:{_PART}|(?:\w+ )?lettergreep)\b",
    rf"{_STRESS} (?:\w+ ){{0,2}}(?:achteraan|vooraan|achterin|voorin)\b",
    rf"lettergreep (?:\w+ ){{0,3}}(?:{_STRESS}|beklemtoond|beklemtonen|klinkt|hoor|hoort)\b",
    rf"beklemto\w+ (?:\w+ ){{0,3}}(?:lettergreep|klinker|{_PART})\b|{_PART} (?:\w+ )?beklemto\w+",
    r"klinker (?:is|klinkt|blijft) (?:\w+ )?(?:kort|lang|open|gesloten|dof|helder|gerekt)\b",
    rf"rekt? (?:je|men) (?:de |een )?{_LETTER}",
    r"(?:je|men) rekt (?:de |een )?(?:\w{1,2}|klinker|klank) ",
    r"(?:zelfde|dezelfde|gelijke|andere) (?:klinker|medeklinker|klank|tweeklank|uitgang)\w* (?:\w+ )?(?:als|in)\b",
    rf"^(?:de |een )?(?!u\b){_LETTER} (?:is|zijn|blijft|klinkt) (?:\w+ )?(?:stom|stil|onhoorbaar|zacht|hard|dof"
    r"|lang|kort)\b",
    rf"^(?:de |een )?(?!u\b|e\b|'s\b){_LETTER} (?:spreek|hoor|zeg|slik|laat) (?:je|men) (?:\w+ )?(?:niet|in|weg)\b",
    rf"(?:spreek|hoor|zeg|slik) (?:je|men) (?:de |een )(?!u\b){_LETTER} (?:\w+ )?(?:niet|in|weg|nauwelijks)\b",
    rf"(?:zeg|zegt|noem) (?:je|men|het|dit|hem) (?:het |dit |hem )?{_ALIKE} (?:als|zoals|hetzelfde)\b",
    rf"(?:zeg|zegt|lees|leest|hoor|hoort) (?:je )?(?:het |dit |hem )?{_ALIKE} (?:als|zoals) ['\"]?\w",
    r"^op het gehoor (?!(?:\w+ )?spelen|stemmen|af)",
    rf"(?:in|voor) (?:een|de|mijn|je) {_VERSE} (?:\w+ ){{0,3}}(?:past|rijmt?|rijmen|eindigt) (?:\w+ ){{0,3}}"
    r"(?:op|bij|met)\b",
    r"(?:fonetisch|uitspraak|klank|klankschrift): ?['\"/\[]?\w",
    r"fonetisch (?:is|als|gezien|geschreven als|klinkt) ",
    r"(?:engelse|franse|duitse|spaanse|verkeerde|juiste|foute|vlaamse) uitspraak (?:van|is)\b",
    r"gelijkluidend\w* (?:met|aan|woord|als)\b|(?:assonantie|klankrijm|halfrijm|assoneert) (?:met|van|op)\b",
    r"(?:spreek|spreekt|spreken|zeggen|zegt) (?:\w+ ){0,3}(?:anders|raar|gek|verkeerd|fout|grappig) uit\b",
    rf"(?:zou|zouden) {_SPEAKER} (?:\w+ ){{0,2}}(?:uitspreken|zeggen)\b",
    rf"{_SPEAKER} (?:\w+ ){{0,3}}'\w+'",
    rf"(?:op (?:z'n|zijn) |in het |op het )?{_DIALECTS}:? '\w+'",
    r"(?:hoor|hoort|horen) (?:je|men) (?:er )?(?:een|de|geen|twee) (?:\w+ )?(?:ij|[a-z])(?![\w'])",
    r"als je (?:het|dit|hem|mij) (?:\w+ )?(?:zegt|zingt|mompelt|fluistert|roept|schreeuwt|hoort|inslikt|uitspreekt"
    r"|verstaat)(?:,|:| hoor| klinkt| wordt| krijg| lijkt| zeg|,? staat er)\b(?! geld| wordt het$)",
    r"(?:ons|het|dit|mijn|welk|sleutel)\s?woord (?:dat )?rijmt\b",
    r"klinkt (?:\w+ ){0,3}met een \w+ accent\b",
    r"rijmt? (?:net |ook )?(?:zoals|als) \w",
    r"(?:spreek|zeg|lees) (?:je |het |dit )?uit: ?\w",
    r"(?:hoor|hoort) (?:je |men )?(?:het )?(?:ook )?(?:in|achter) ['\"]\w",
    r"(?:met|op) een (?:\w+e )?\w+klank\b",
    r"zonder (?:te |je |het )?(?:lispelen|slissen|stotteren|brouwen|slis|lisp|spraakgebrek)\b",
    r"(?:zeg|spreek|roep|lees|herhaal|mompel|fluister) ['\"]\w+['\"] (?:\w+ ){0,3}(?:met|zonder|als|terwijl|maar|en)\b",
    rf"(?:laat|haal|slik|schrap|knip|neem|vervang|verander|hak|mis|strip) (?:\w+ ){{0,3}}{_A_SOUND} (?:\w+ )?(?:weg|in"
    rf"|af|eraf|door|er|om)\b",
    rf"(?:zonder|min|minus|mist|vervang|andere|verkeerde|zelfde) (?:\w+ ){{0,2}}{_A_SOUND}",
    rf"{_A_SOUND} (?:\w+ ){{0,2}}(?:weg|wegvalt|weglaten|wegslikt|inslikt|vervangt|vervangen|ontbreekt|verandert"
    rf"|anders)\b",
    r"zou(?:den)? (?:(?:\w+|['\"]\w+['\"]) ){0,4}(?:dichten|rijmen|rappen)\b",
    r"(?:dicht|dichten|dichtte|rijmt|rijmde|rijmen) (?:\w+ ){0,3}['\"]\w+['\"] (?:\w+ )?(?:op|erop|erachteraan"
    r"|achteraan|erachter)\b",
    r"['\"]\w+['\"] (?:\w+ ){0,3}(?:achteraan dichten|op rijmen|erop rijmen|dichten|erop dichten)\b",
    rf"(?:in|op|met)(?: een)? (?:(?:het|z'n|zijn|plat|zuiver|sappig|onvervalst|lekker) ){{0,2}}{_DIALECTS}e?(?: accent"
    rf"| tongval| dialect)?: ?(?!de |het |een )['\"]?\w",
    r"(?:hoor|hoort|horen) (?:je|men|we)(?: \w+){0,3} (?:aan|op|in) het (?:begin|eind|einde|slot|midden|staartje) van "
    r"(?!een |de |het (?!woord)"
    r"|je |elke |ieder)\w",
    rf"(?<!rechter )(?:spreek|spreekt|spreken|sprak) (?:(?:je|men|we|ze|wij|jij|jullie) )?(?:het|dit|dat|hem|ons "
    rf"woord) (?:{_HOW} ){{0,4}}uit\b",
    rf"(?:spreek|spreekt) (?:je|men) (?:{_HOW} ){{1,4}}uit\b|(?:wordt|word) (?:{_HOW} ){{0,4}}uitgesproken\b",
    r"(?:tweeklank|klinker|medeklinker|beginklank|slotklank|eindklank|lettergreep) (?:van|uit|in|zoals in|als in) "
    r"['\"]?\w",
    r"(?<!muziek)(?<!de )klank (?:van|uit|als in|zoals in|in) ['\"]\w",
    r"liple\w+ (?:\w+ ){0,6}(?:aan voor|verwar\w+|zelfde|hetzelfde|dezelfde|vergis\w+|identiek|verschil)\b",
    r"(?:past|hoort|eindigt|sluit|staat) (?:\w+ ){0,4}(?:limerick|rijmpje|versje|gedicht|rijm|dichtregel)\w* (?:na"
    r"|achter|op|bij|naast) ['\"]?\w",
    rf"(?:in|van) (?:een|het|de|elk|ieder) (?:\w+ )?{_VERSE} (?:staat|komt|volgt|hoort|past) (?:\w+ ){{0,3}}(?:na"
    r"|achter|op|bij|onder) ['\"]\w",
    r"(?:begint|start|eindigt|opent|sluit|bevat|heeft|vol|zonder|die|een|zelfde) (?:\w+ ){0,3}(?:schraap|keel|sis|neus"
    r"|plof|slot|begin|lip|wrijf"
    r"|tong|glij|huig|aa|oe|ie|ui|eu|ij|au|oo|ee|sch)-?klank(?:en)?\b",
    r"(?:stemhebbend|stemloos|stemloze|stemhebbende) (?:\w+ ){0,2}(?:[a-z]|klank|medeklinker|variant|begin|eind)\b",
    r"(?:rijmt|rijmen) (?:\w+ ){0,2}(?:bijna|net niet|perfect|prachtig|half|haast|vol|zuiver|onzuiver)$",
    r"(?:bijna|halve|half|perfecte|onzuivere|volle|zuivere)[ -]?rijm\b|(?:een|heeft|mijn|ons|het) rijmwoord\b",
    r"(?:homofoon|homofone|klankgenoot|klankbroertje|klankneefje|klankverwant|gelijkklinkend|klinkt identiek|klinkt "
    r"gelijk)\b",
    r"(?:op|voor) het (?:oor|gehoor) (?:\w+ )?(?:bijna|haast|gelijk|hetzelfde|identiek|een|net|precies)\b",
    r"(?:met je ogen dicht|met gesloten ogen|blind|op het oor) (?:hoor|klinkt|verwar) (?:\w+ ){0,3}\w+$",
    r"(?:verwar|verwart|verwarren|verwissel) (?:je |het |dit )?(?:\w+ )?(?:niet )?(?:met|voor) ['\"]?\w+['\"]? (?:als"
    r"|wanneer) je (?:het |dit )?(?:hoort|zegt|uitspreekt|luistert)\b",
    r"(?:hoor|hoort|verstaat|versta) (?:je |men )?(?:\w+ ){0,3}['\"]\w+['\"](?: in| als| met|$)",
    r"['\"]\w+['\"] (?:met|maar dan met|zonder) (?:een |de )?(?:\w+ )?(?:klank|accent|tongval|lisp|slis|zachte|harde"
    r"|lange|korte|dikke|rollende)\b",
)
"""Rhyme and sound, said outright; the plain noun rijm is a fair clue for poetry."""

QUOTED_TALK = patterns(
    r"(?:zegt|zeggen|zei|noemt het|verstaat|verstond|spreekt uit) (?:het |dit |als )?"
    r"[\"']?(?P<said>[a-zà-ÿ]+)[\"']?(?!\S)",
)
