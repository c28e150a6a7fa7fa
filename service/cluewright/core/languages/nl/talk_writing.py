"""Talk of letters by the way: signs and names that stand for them, two of them in a row, and words cut or filled up."""

from .talk import COUNT, patterns

_ONE = r"['\"]?[a-z]['\"]?(?![\w'’-])"
_NAMED = r"(?:letter )?['\"]?(?P<letter>ij|[a-z])['\"]?(?![\w'’-])"
_THE = r"(?:de|die|een|dat|één|dubbele|twee|nog een|ook een)"
_NAMES = (
    r"(?:bee|cee|dee|ef|gee|haa|jee|kaa|el|em|en|pee|kuu|er|es|tee|vee|wee|iks|zet|aa|ee|ie|oo|uu|ypsilon|ij|ei"
    r"|dubbel(?:e)?"
    r" (?:em|el|es|en|tee|kaa|pee|ef|oo|ee|aa|er))"
)
_SURE_NAMES = r"(?:bee|cee|dee|gee|haa|jee|kaa|pee|kuu|vee|wee|iks|aa|ee|oo|uu|em|ef)"
_CODE = (
    r"(?:autosticker|kenteken|nummerplaat|kentekenplaat|landcode|landencode|braille\w*|morse\w*|gebarentaal"
    r"|vingeralfabet"
    r"|semafoor|vlaggenalfabet|seinvlag\w*|(?:chemisch|scheikundig|natuurkundig)e? symbool|periodiek systeem"
    r"|bloedgroep|vitamine|muzieknoot|noot|maat \w+|toonladder|romeinse? cijfer|romeins getal|griekse letter|domein"
    r"|voornaam|achternaam|initiaal|alfabet|voorletter|symbool)"
)
_BEGINS = (
    r"(?:begint|beginnen|begin|start|starten|eindigt|eindigen|eind|opent|sluit|vangt|trapt|vooraan|achteraan|voorop"
    r"|achterop"
    r"|aan het begin|aan het eind|aan het einde|in het midden|middenin|beginletter|als eerste|als laatste|aan kop)"
)
_AT = (
    r"(?:vooraan|achteraan|voorop|achterop|voorin|achterin|middenin|erin|ervoor|erachter|aan het (?:begin|eind|einde"
    r"|slot)"
    r"|in het midden|als eerste|als laatste|op kop|tot slot)"
)
_TWICE = r"(?:twee|drie|vier|één|een|dubbel|2|3|4|meerdere|enkele|maar één|twee of drie)"
_TIMES = r"(?:keer|maal|x|keren)"
_HARD = r"[b-df-hj-np-tv-xz]"
_CUT = (
    r"(?:hak|sla|snij|snijd|knip|haal|bijt|kap|neem|pluk|trek|strip|schroef|zaag|hou|houd|laat|gooi|knabbel|onthoofd"
    r"|amputeer)"
)
_END = (
    r"(?:kop|kopje|hoofd|staart|staartje|voorkant|achterkant|begin|eind|einde|voorste|achterste|eerste|laatste"
    r"|neus|kont)"
)
_LEFT = (
    r"(?:je (?:houdt|hebt|krijgt|vindt|ziet|leest|maakt)|(?:hou|heb|krijg|vind|zie|lees|maak) je|er (?:blijft|staat"
    r"|rest"
    r"|ontstaat|komt)|(?:blijft|staat|rest|ontstaat|komt|wordt|is) (?:er|het|hij)|het (?:wordt|is)|hij (?:wordt|is))"
)
_DROPPED = r"(?:weg|eraf|af|eruit|uit|weglaten|door|vallen|los|achterwege|schrappen|weghalen|wegdenken|weggedacht)"
_MIXED = (
    r"(?:gehusseld|gehutseld|geschud|geklutst|verhaspeld|door elkaar(?: gegooid| gehusseld| geschud| gehaald)?|door"
    r" mekaar"
    r"|omgegooid|herschikt|overhoop|in de war|opgeschud|in een andere volgorde|op een andere volgorde|anders geordend"
    r"|verwisseld|gemixt|geshuffeld|in de blender|in de mixer|uit volgorde|in willekeurige volgorde)"
)
_LOOK = r"(?:kijk|let|lees|zoek|staar)"
_SEE = r"(?:(?:maar|eens|goed|even|vooral|nog|alleen|gewoon) )*"
_MARKED = r"[àáâäçèéêëìíîïñòóôöùúûü]"
_SHAPED = (
    r"(?:slang|slangen|kring|krul|kronkel|zigzag|hark|kam|vork|ladder|ring|dak|zwaan|haak|poort|boog"
    r"|ei)letter(?:tje)?"
)

WRITING_TALK = patterns(
    rf"{_THE} {_NAMED} (?:na|voor|achter|tussen|naast|vóór|vlak na|vlak voor) (?:de|die|een|twee) (?:letter )?{_ONE}",
    rf"{_THE} {_NAMED} (?:\w+ ){{0,4}}{_TWICE} {_TIMES}\b",
    rf"{_TWICE} {_TIMES} {_THE} {_NAMED}",
    rf"{_THE} {_NAMED} (?:\w+ ){{0,3}}(?:verdubbel\w*|dubbel|twee ?maal|herhaald|vlak achter elkaar|na elkaar|naast"
    rf" elkaar)\b",
    rf"{_THE} {_NAMED} (?:hoor|zeg|spreek|zie|schrijf|lees|vergeet|verwacht|slik) (?:je|men|ik|we)\b",
    rf"{_THE} {_NAMED} (?:wordt|word|blijft|is|klinkt|staat|komt|zit) (?:\w+ ){{0,2}}(?:niet|stom|stil|weggelaten"
    rf"|vooraan"
    r"|achteraan|uitgesproken|geschreven|dubbel|verplicht|overbodig|hoorbaar|erin|eraan|vergeten|nodig)\b",
    rf"(?:vergeet|let op|mis|weglaten|vervang|bedenk) (?:\w+ )?{_THE} {_NAMED}(?! op)",
    rf"{_ONE}(?:,| en| plus|,? dan) {_ONE} (?:\w+ )?{_AT}",
    rf"^{_NAMED} (?:\w+ )?{_AT}\b",
    rf"{_ONE},? (?:en )?(?:dan nog|daarna|vervolgens|gevolgd door|en dan|direct daarna|meteen) (?:nog )?(?:eens |een "
    rf"|de |weer )*{_ONE}",
    rf"(?!s, m, l|a, b, c|x, y, z){_ONE}(?:, {_ONE}){{2,}}",
    r"(?<!-)[a-z]-[a-z](?:-[a-z])*,? (?:zoals|als|net als|gelijk|en dan|daarna|dan)\b",
    rf"{_SURE_NAMES}[ ,-]+{_NAMES}[ ,-]+{_NAMES}\b|{_NAMES}[ ,-]+{_SURE_NAMES}[ ,-]+{_NAMES}\b",
    rf"spel (?:\w+ )?(?:mee|het|hem|dit|maar)[:,]? {_NAMES},? {_NAMES}",
    rf"(?:begint|eindigt|start|opent|begin|eindig) (?:met|op) (?:een )?(?:{_NAMES}),? (?:gevolgd door|en dan|dan|en"
    rf"|daarna)",
    rf"(?:op|met|de|een|die|zonder) (?:puntjes op de )?(?:twee )?{_MARKED}(?![\w'-])",
    rf"(?:puntjes|accent|streepje|dakje|trema|umlaut|hoedje|kapje|stip|stipje|cedille) (?:\w+ )?(?:op|boven|onder)"
    rf" de {_MARKED}",
    r"(?:met|zonder|draagt|krijgt|heeft|vergeet|verdient|hoort) (?:\w+ ){0,2}(?:trema|umlaut|cedille|accent aigu"
    r"|accent grave"
    r"|accentje|accentteken|circonflexe|dakje op)\b",
    rf"{_CODE}(?:[ ,]+\w+){{0,6}}[ ,]+(?:daar )?{_BEGINS}\b",
    rf"(?:begint|start|eindigt|opent|sluit af|beginnend|beginnen) (?:\w+ ){{0,4}}(?:als|met|op|zoals|van|in) (?:\w+"
    rf" ){{0,3}}{_CODE}\b",
    r"daar (?:begint|start|eindigt|opent) (?:het|hij|dit|ie|'t|ons) (?:woord |sleutelwoord )?mee\b(?! te)",
    r"(?:begint|eindigt|start|opent) (?:\w+ )?(?:met|op) (?:hetzelfde|dezelfde|zelfde|de) (?:teken|letter|letters"
    r"|klank|klanken"
    r"|lettergreep|klinker|medeklinker)\b",
    r"(?:begint|eindigt|start|opent) (?:\w+ )?(?!als (?:rups|ei|larve|pop|kind|baby|zaad|zaadje|knop|hobby|grap)\b)"
    r"(?:net )?(?:zoals|als|hetzelfde als|gelijk aan) ['\"]?\w+['\"]?(?: en"
    r" ['\"]?\w+"
    r"['\"]?)?$",
    rf"(?:\w+ ){{0,1}}{_SHAPED} (?:zit|zitten|staat|komt|{_BEGINS}|{_AT}|twee|erin)\b",
    rf"{_AT} (?:\w+ )?{_SHAPED}\b|{_BEGINS} (?:\w+ ){{0,3}}{_SHAPED}\b",
    r"(?:teken|letter|symbool|initiaal|voorletter|merkteken|logo) van (?:de |het )?\w+,? (?:en )?(?:dan )?(?:twee"
    r"|drie|2|3|dubbel)"
    r"(?: keer| maal| x|$)",
    rf"(?:letter|letters|teken|tekens|initiaal) (?:\w+ ){{0,4}}{_BEGINS}\b|{_BEGINS} (?:\w+ ){{0,4}}letters?\b",
    r"(?:dingen|tekens|dingetjes|die) (?:\w+ ){0,2}(?:in|uit|van) (?:het|ons) (?:alfabet|abc)\b",
    r"(?:alfabet|abc) (?:\w+ ){0,3}(?:achteraan|vooraan|vlak voor|vlak na|meteen na|als eerste|als laatste|middenin"
    r"|halverwege)\b",
    r"(?:vlak|net|meteen|direct|kort|pal|ergens) (?:voor|na|achter|vóór|bij) (?:de"
    r" )?(?!u\b)(?P<letter>[a-z])(?![\w'’-])",
    r"(?:onder|bij|in) de (?!u\b)(?P<letter>[a-z]) (?:te vinden|op te zoeken|in (?:de|het) (?:register|woordenboek"
    r"|telefoonboek"
    r"|encyclopedie)|van (?:de|het) (?:woordenboek|alfabet))\b",
    r"(?:van )?a,? e,? i,? o,? (?:en )?u (?:\w+ ){0,2}(?:missen|mist|ontbreken|ontbreekt|zonder|alleen|alle|zitten"
    r"|heeft|komen"
    r"|staan|gebruikt|vind je)\b",
    r"(?:alle|geen|enige|beide|welke|de) klinkers? (?:\w+ ){0,3}(?:zitten|zit|komt|komen|ontbreekt|ontbreken|missen"
    r"|erin|is|zijn)"
    r" (?:\w+ )?(?:erin|voor|een|de|[aeiou]\b)",
    rf"{_HARD}{{3,}},? (?:maar |en )?(?:dan )?(?:met|plus|zonder|vul aan met) (?:\w+ ){{0,2}}klinkers?\b",
    r"klinkers? (?:ertussen|erbij|toevoegen|weglaten|weggelaten|weghalen|invullen|aanvullen|ontbreken|missen|kwijt"
    r"|vergeten"
    r"|zelf)\b(?! in de straat)",
    rf"{_HARD}{{3,}},? (?:in|als|op z'n|op zijn) (?:\w+ )?(?:sms|whatsapp|app|chat|telegram"
    r"|steno)\w*",
    r"(?:navo|telefoon|spel|spellings|radio)-?alfabet[:,]? (?:\w+[ ,.]+)+\w+",
    rf"met ['\"]?{_HARD}{{2,4}}['\"]? (?:\w+ )?(?:{_AT}|en niet|in plaats van|geschreven)",
    rf"(?:met|op) (?:een |de )?['\"]?{_HARD}{{1,3}}['\"]?,? (?:en )?niet (?:met|op) (?:een |de"
    rf" )?['\"]?[a-z]{{1,3}}['\"]?(?!\w)",
    rf"(?:geen|niet) (?:een |de )?{_ONE},? maar (?:een |de |met een |wel een )?{_NAMED}",
    rf"{_THE} {_NAMED},? (?:en )?(?:niet|geen) (?:een |de |met een )?{_ONE}",
    rf"{_CUT} (?:[\w'’]+ ){{0,2}}{_END} (?:er ?af|af|weg|eraf|eruit|van)(?:[ ,]+\w+){{0,3}}?,? (?:en |dan |en dan"
    rf" )?{_LEFT}\b",
    rf"(?:zonder|min|minus) (?:z'n |zijn |de |het |haar |een )?{_END}(?: \w+)?[,:]? (?:\w+ )?{_LEFT}(?: (?:een|het|de"
    rf"|iets))?\b",
    rf"{_CUT} (?:er )?(?:\w+ )?{_THE} {_NAMED}(?:[ ,]+(?:en )?(?:de )?{_ONE})* (?:\w+ )?{_DROPPED}\b",
    rf"{_CUT} {_NAMED}(?:,? (?:en |of )?{_ONE})* {_DROPPED}\b",
    rf"(?:zet|plak|doe|hang|schrijf|voeg|plaats|gooi) (?:er )?(?:dan |nog |maar |eens )*(?:een |de )?{_NAMED}"
    rf" (?:er)?(?:voor|achter"
    r"|bij|tussen|in|aan|vooraan|achteraan|toe|ervoor|erachter|erbij)\b",
    rf"(?:eerste|laatste|voorste|achterste) (?:twee |drie )?letters? (?:\w+ )?{_DROPPED}\b",
    r"(?:maar )?(?:één|een|1|twee|2) letters? (?:te veel|te weinig|verkeerd|fout|anders|erbij|eraf|verwijderd"
    r"|ernaast)\b",
    r"(?:husselwoord|hutselwoord|anagram|omzetting|letterkeer|kreeftwoord|spiegelwoord|letterhutspot|woordhussel)"
    r" (?:van|voor|uit)"
    r" ['\"]?(?P<mixed>[a-z]{3,})['\"]?",
    rf"(?:^|, ?|['\"])(?P<mixed>(?!door\b)[a-z]{{3,}})['\"]?,? (?:maar |alleen |doch |is |en |letters )?(?:dan"
    rf" )?(?:een beetje "
    rf"|\w+ )?{_MIXED}\b",
    r"(?:van|uit) (?:de letters van )?['\"]?(?P<mixed>[a-z]{3,})['\"]? (?:te maken|te vormen|te leggen|te puzzelen"
    r"|gemaakt)\b",
    rf"{_LOOK} {_SEE}(?:naar|op) (?:de|z'n|zijn) (?:letters|spelling|schrijfwijze|beginletters?|klinkers|medeklinkers"
    rf"|eerste letter"
    r"|laatste letter|hoofdletter)\b(?! op (?:de|een|het))",
    r"(?:verstopt|verborgen|verscholen|zit|schuilt|staat) (?:\w+ ){0,4}(?:in (?:de|zijn|z'n|haar) (?:letters|spelling"
    r"|naam zelf)"
    r"|in het woord zelf)\b",
    r"^\w+(?:, \w+)+:? (?:zo'n|dat|ook zo'n) (?:soort )?woord(?:je)?\b",
    r"(?:palindromisch|spiegelbaar|omkeerbaar)(?:e)? (?:\w+ )?(?:woord|letters)|(?:van voren naar achteren|van"
    r" achteren naar voren)"
    r" (?:\w+ )?(?:hetzelfde|gelijk|ook|idem)\b",
    r"(?:schrijf|schrijft|spel|spelt|schrijven) (?:\w+ ){1,3}(?:met|zonder) (?:een |de |twee |dubbele? |\w+ )?"
    r"['\"]?(?P<letter>ij|ei|ou|au|[a-z])['\"]?(?![\w'’-])",
    rf"(?:{COUNT}|veel|alleen|allemaal|louter|slechts) (?:\w+ )?(?P<letter>[a-z])['’]s\b",
    r"(?:dubbele|dubbel|twee|lange|korte) (?:medeklinker|klinker|letter|uu|oo|aa|ee|ij|ei)s?(?! in de straat)\b",
    r"(?:met|op) (?:ei|ij|au|ou),? (?:en )?(?:niet|geen) (?:met |op )?(?:ei|ij|au|ou)\b|(?:lange|korte) (?:ei|ij)\b",
    rf"{_AT} (?:met |een |de |'n )*(?:griekse (?:ij|y)|ypsilon|lange ij|korte ei|{_SURE_NAMES}|iks|zet)(?! \w+ \w+)\b",
    rf"{_THE} {_NAMED} (?:\w+ )?(?:zit|staat|komt|hoort|valt|vind je|tref je|prijkt|pronkt) (?:\w+ )?(?:in het midden"
    rf"|middenin"
    r"|vooraan|achteraan|voorop|aan het|als (?:eerste|tweede|derde|vierde|laatste)|op (?:de )?(?:eerste|tweede|derde"
    r"|laatste))",
    rf"op (?:de )?(?:eerste|tweede|derde|vierde|vijfde|laatste|voorlaatste) (?:plek|plaats|positie) (?:een"
    rf"|de) {_NAMED}",
    r"(?:husselen|hutselen|puzzelen|schudden|mixen)(?: maar| nu| graag)?[:,]? ['\"]?(?P<mixed>[a-z]{3,})['\"]?",
    rf"letters van ['\"]?(?P<mixed>[a-z]{{3,}})['\"]?,? (?:\w+ )?{_MIXED}",
    r"navo(?:-alfabet)?[:,] \w+(?:[ ,-]+\w+)*$|(?:initialen|acroniem|afkorting)[:,]? (?:[a-z]\.){2,}",
    r"^['\"]?(?P<begins>[a-z]{2,})['\"]? (?:zonder|min) (?:de |een )?[a-z](?![\w'])",
    r"(?:aan elkaar|aaneen|los) (?:geschreven|gespeld|vast)$|^(?:een )?(?:koppelteken|trema|weglatingsteken|apostrof) "
    r"(?:ertussen|erin|erop|ertussenin)\b",
    r"(?:ie|ij|ei|ou|au|c|k|d|t|dt|f|v|s|z|g|ch|[a-z]) of (?:een )?(?:dubbele )?(?:i|ie|ij|ei|ou|au|c|k|d|t|dt|f|v|s"
    r"|z|g|ch)"
    r"(?: aan het eind| vooraan|, dat is de vraag|, wie weet het nog)",
    rf"(?:bij|met) de {_NAMED} (?:begint|beginnend|eindigt|en eindigt)|(?:begint|eindigt) (?:\w+ )?bij (?:de"
    rf" )?(?!u\b){_ONE}",
    rf"^(?!van a (?:tot|t/m|naar) [bz]\b)van {_NAMED} (?:tot|naar|t/m) {_ONE}$",
    rf"romeinse? (?:\w+ )?(?:vijf|tien|vijftig|honderd|vijfhonderd|duizend) (?:zit|staat|vind je|{_AT})",
    r"(?:letter|lettertje|klinker|medeklinker) (?:die|dat) (?:\w+ ){0,4}(?:lijkt|eruitziet|doet denken|rond is|krom"
    r" is)\b",
    r"(?:letter|lettertje) (?:erbij|eraf|weg|eruit|anders|ervoor|erachter|ertussen)(?: en|,|$)",
    r"(?:eerste |laatste |begin|eind|middelste )letter (?:is|zijn|:|=) (?:een |de"
    r" )?['\"]?(?P<letter>[a-z])['\"]?(?![\w'’-])",
)
"""Letters hinted at; `letter` holds one that is named, `mixed` a word of the same letters."""
