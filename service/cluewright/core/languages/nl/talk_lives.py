"""Private talk of lives: what happened to the two, how they met, what their kin did, had or feared."""

from .talk import patterns

_KIN = (
    r"(?:moeder|vader|ouders|broers?|broertjes?|zus|zusje|zussen|zusjes|zuster|zoon|zoontje|dochter|dochtertje|oma|opa"
    r"|tante|oom|nicht|neef|nichtje|neefje|vriend|vriendin|man|vrouw|ex|baas|buurman|buurvrouw|buurmeisje|buurjongen"
    r"|buren|collega|chef|huisgenoot|schoon(?:moeder|vader|ouders|zus|broer|familie)|zwager|stiefvader|stiefmoeder"
    r"|verloofde|hond|kat|poes|kater|cavia|hamster|konijn)"
)
_FAR_KIN = (
    r"(?:broer|broertje|zus|zusje|zuster|tante|oom|nicht|neef|nichtje|neefje|vriend|vriendin|ex|buurman|buurvrouw"
    r"|schoon(?:moeder|vader|ouders|zus|broer)|zwager|verloofde|huisgenoot)"
)
"""Not those of whom everybody may say that you have them: `je moeder wast het`."""
_MINE = r"(?:mijn|m'?n|onze|ons|jouw|jullie)"
_ELDERS = r"(?:moeder|vader|ouders|man|vrouw|opa|oma|baas|hond|kat|poes|konijn)"
_SOMEBODY = rf"(?:{_MINE} (?:\w+ )?{_KIN}|je (?:\w+ )?(?!{_ELDERS}\b){_KIN})"
_ONE_OF_YOURS = rf"(?:{_SOMEBODY}|je (?:moeder|vader|man|vrouw))"
"""With those whom everybody has, where what is said of them is no common lot."""
_IT = r"(?:daar\w*|hier\w*|die|dat|dit|deze|zo|er|hem|ze|toen|waar\w*)"
_PAST = (
    r"(?:(?!goede|beide|tweede|derde|vierde)\w{2,}(?<!ie)(?:de|te)|at|las|gaf|zag|zat|lag|kwam|nam|ging|hing|ving"
    r"|kreeg|keek|schreef|bleef|reed|beet|sneed|viel|liep|riep|sliep|hielp|verloor|vloog|koos|schoot|brak|sprak|trok"
    r"|dronk|zong|sprong|vond|stond|stak|droeg|sloeg|vroeg|bracht|kocht|zocht|deed|vergat|werd|had|was|won|schoor|stal)"
)
_PASTS = (
    r"(?:(?!goeden|beiden|\w*(?:vinden|worden|houden|weten|eten|laten|moeten|zitten|zetten|rijden|bidden|planten)\b)"
    r"\w{2,}[dt]en|aten|lazen|gaven|zagen|zaten|lagen|kwamen|namen|gingen|kregen|keken|bleven|reden"
    r"|vielen|liepen|sliepen|verloren|vlogen|kozen|braken|dronken|zongen|stonden|vonden|droegen|sloegen|vergaten|waren"
    r"|hadden|wonnen|kwijtraakten|achterlieten|lieten)"
)
_HAS = r"(?:heeft|had|woont|woonde|werkt|werkte|haat|haatte|lust|lustte|draagt|droeg|verkoopt|verzamelt|kreeg|kweekt)"
_STATE = r"(?:dol|gek|bang|allergisch|verslaafd|trots|goed|slecht|jaloers|mee|ooit|vroeger|altijd|nooit|als|toen|zo)"
_NEWLY = r"(?:net|zonet|daarnet|zojuist|pas|laatst|onlangs|vanochtend|vanmorgen|vanmiddag|gisteren|gisteravond)"
_MARK = r"(?:litteken|tattoo|tatoeage|moedervlek|wrat|bult|blauwe plek|piercing|pleister|sproeten?|vlek|snor|baard)"
_COUPLE = r"(?:elkaar|ruzie|verkering|mot|bonje|de slappe lach|iets met elkaar|verloofd|verliefd|getrouwd|uitgemaakt)"
_LOVE = r"(?:zoen|kus|ten huwelijk|aanzoek|jawoord|(?:trouw|verlovings)ring|de bons|verkering)"
_THEIRS = (
    r"(?:thuis|vroeger|school|toen|werk|het werk|kantoor|kamp|de wifi|de camping|de club|de studie|onze studententijd"
    r"|het strand|de vakantie)"
)
_COMMON = (
    r"(?:\w*(?:land|regering|koning|koningin|god|heer|vader|hart|klomp|dag|leven|taal|aarde|wereld|lijf|bloed|ziel"
    r"|ogen|oren|hoofd|geduld|mond|helden|held|voorouders|beschaving|jeugd|tijd|volk|geschiedenis|jongens))"
)
"""What everybody shares, or says of themselves: toen brak mijn klomp, onze helden van vroeger."""
_OCCASION = r"(?:carnaval|kerst|oud en nieuw|halloween|vakantie|feestjes|sinterklaas|karaoke)"
_MISHAP = r"(?:misging|misliep|kapotging|stukging|omviel|brak|instortte|ontplofte)"

LIVES_TALK = patterns(
    # kin: what they did, have or fear, and what is on them
    rf"{_IT} {_PAST} (?:{_ONE_OF_YOURS} (?:\w+ ){{0,4}}[\w']+|je (?:opa|oma) (?:altijd|nooit|elke|iedere)\b)",
    rf"{_IT} {_HAS} {_SOMEBODY}\b",
    rf"{_IT} (?:is|was) (?:{_ONE_OF_YOURS}|opa|oma|papa|mama) (?:\w+ ){{0,2}}{_STATE}\b",
    rf"^(?:dat|die|wat|deze) (?:\w+ ){{0,3}}(?:op|in|aan|om|onder|achter|bij) (?:de |het )?\w+ van {_SOMEBODY}\b",
    rf"{_MARK} (?:\w+ ){{0,3}}van {_ONE_OF_YOURS}\b",
    rf"bij (?:je|jouw) (?:\w+ )?{_KIN} (?:thuis|hangt|staat|ligt|op zolder|in de (?:gang|keuken|kamer|tuin|schuur)"
    r"|aan de muur|op de wc)\b",
    rf"^(?:heeft|had|draagt|droeg) je {_FAR_KIN} (?:op|in|om|aan|onder)\b",
    rf"^je (?:{_KIN}) (?:voordat|toen|nadat|vroeger|met {_OCCASION}|op vakantie|op een feestje|als kind"
    r"|na (?:een|één|twee|drie|een paar) (?:\w+ )?\w+|(?:op|voor|na|zonder) (?:zijn|haar|z'?n|d'?r|hun) \w+$)",
    rf"^je {_FAR_KIN} \w{{2,}}t (?:ze|er|die|hem|dat|ermee|erop|erin|ervan|erover)\b",
    # the two: what befell them, how they met
    rf"^(?:{_PAST}) (?:\w+ )?(?:jou|jullie) (?:\w+ )?(?:in|op|bij|tijdens|onder) \w+",
    r"^(?:prikte|stak|beet|sloeg|schopte|achtervolgde|krabde|likte|kuste|belde|hielp|raakte|verraste) (?:mij|ons)"
    r" (?:in|op|bij|tijdens|onder) \w+$",
    rf"^{_PAST} (?:op|over|tegen|in|achter|door) (?:jouw|onze|mijn) (?!{_COMMON})\w+ (?:in|op|bij|tijdens) \w+$",
    rf"(?:zo|daar\w*|hier\w*|toen|waar\w*|hoe|dankzij \w+) (?:heb|hebben|hadden|had|zijn|leerden?|ontmoett?en?"
    rf"|kregen|kreeg|werden|maakten) (?:wij|we|jullie|jij) (?:\w+ )?{_COUPLE}\b",
    r"(?:zo|daar|hier|toen|waar|hoe) (?:heb|had|leerde|ontmoette|zag) ik (?:je|jou|jullie) (?:\w+ ){0,2}"
    r"(?:leren kennen|ontmoet|kennen|voor het eerst|gevonden|versierd)\b",
    rf"(?:daar|hier|toen|waar) (?:gaf|vroeg|kreeg|deed|heb|heeft|had) (?:je|jij|ik|hij|zij) (?:\w+ ){{1,3}}{_LOVE}\b",
    rf"(?:die|dat|wat|waar\w*) (?:wij|we|jij|jullie) (?:\w+ )?(?:in|op|bij|uit|naar|tijdens) (?!school\b|\d|de\b|het\b"
    rf"|een\b)\w+ (?:\w+ ){{0,2}}(?:{_PASTS}|{_PAST})$",
    rf"(?:wat|die|dat|waar\w*) (?:ik|jij|wij|we|jullie) {_NEWLY} (?:\w+ ){{0,5}}\w+$",
    rf"(?:daar|hier|waar)(?:bij|door|mee|na) (?:{_PAST}|{_PASTS}) (?:wij|we|ik|jij|jullie) \w+",
    rf"(?:(?:daar|hier)(?:bij|door|mee|na)|toen|waarbij) {_PAST} {_MINE} (?!{_COMMON}\b)\w+",
    r"toen verloor je (?:je|jouw) \w+$",
    r"(?:die|dat) (?:keer|vakantie|weekend|weekendje|trip|stapavond|avond|middag) (?:in|op|bij) (?!het\b|de\b|een\b"
    r"|\w+(?:ber|uari)\b|maart|april|mei\b|ju[nl]i|augustus)"
    r"\w+$",
    r"(?:dat|die) (?:gedoe|akkefietje|incident|voorval|toestand|blunder|geval) (?:met|bij) (?:de |het |je |onze |die )"
    r"(?:over|boven|onder)?(?:buren|buurman|buurvrouw|huisbaas|verhuurder|taxi\w*|huurauto|ober|caravan|schoon\w+)\b",
    rf"wat er (?:gisteren|vorige week|vannacht|laatst|vanochtend|vanmorgen|gisteravond)(?: \w+){{0,3}} {_MISHAP}\b",
    # one of the two, not the other
    r"(?:ik|jij|jullie) [\w' ]+, (?:en |maar )?(?:ik|jij|jullie|wij) (?:niet|wel|juist niet|nooit|ook niet)$",
    r"^(?:jij|jullie) (?:had|hadden|hebt|kreeg|kregen|nam|volgde|gaf|zat|deed|speelde|leerde|ging|werd|wilde|wou) "
    r"(?:daar|er|dat|die|hier)\w* (?:\w+ ){1,5}\w+$",
    r"(?:jij|ik) \w+ (?:dat|die|er|daar|hier)\w* (?:\w+ )?(?:beter|vaker|liever|slechter|eerder|langer|meer"
    r"|minder) (?:\w+ )?dan (?:ik|jij|mij|jou)$",
    r"^(?:ik|jij|wij) na (?:een|één|twee|drie|vier|vijf|te veel|een paar) (?:\w*bier\w*|wijn\w*|glas\w*|glazen"
    r"|borrel\w*|cocktails?|drankjes?|shotjes?|jenever\w*)\b",
    r"(?:dat|dit) (?:zijn|waren) (?:jij en ik|ik en jij|wij (?:twee|samen))$",
    r"(?:die|dat|wat) ik (?:voor|aan|met|naast|bij) (?:je|jou|jullie) (?!voel|ben|wil)\w+$",
    r"(?:daar|hier|waar|er) (?:kan|kon) (?:ik|jij) (?:echt |absoluut |heel )?(?:niet|slecht) tegen$",
    r"waar (?:ik|jij) (?:echt |absoluut |heel )?(?:niet|slecht) tegen (?:kan|kon|kunt)$",
    r"(?:dit|dat|die|zo een|zo'n|zoiets) (?:heb|hebben|had|hadden) (?:ik|wij|jij) (?:er )?(?:\w+ )?(?:ook|thuis|zelf"
    r"|vroeger|liggen|staan|hangen)$",
    rf"(?:die|dat|dit) {_PASTS} (?:wij|jullie) (?:op|in|bij|met|tijdens|samen|altijd|vroeger|toen)\b",
    rf"(?:die|dat|dit) {_PASTS} we (?:samen|op vakantie|met z'?n|bij opa|bij oma)\b",
    r"(?:zo|hoe) (?:noemen?|noemden?) (?:ze|zij|iedereen) (?:jou|mij|ons|jullie)\b",
    r"(?:alleen|enkel|slechts) (?:jij|jullie|wij|ik) (?:weet|weten|snap|snapt|snappen|begrijp|begrijpt|ken|kent"
    r"|kennen)\b",
    r"(?:snap|snapt|weet|begrijp|begrijpt|ken|kent|kennen|weten) (?:alleen|enkel) (?:jij|jullie|ik|wij)\b",
    r"^(?:wij|we) (?:weten|snappen) (?:allebei |wel |samen )?(?:wat|wie|waar) (?:dit|dat|ik)\b",
    r"(?:daar|hier)(?:op|in|aan|onder)? (?:zit|zitten|lig|liggen|sta|staan) (?:ik|jij|wij|we) nu$",
    r"^denk (?:maar |eens )?aan (?:mij|ons)$|^zoals (?:ik|jij|wij) (?:toen|nu|vroeger|gisteren|altijd)$",
    r"^(?:net |pas )?(?:vandaag|vanmiddag|vanochtend|vanmorgen) (?:samen |nog |net )?(?:gegeten|gedronken|gekocht|gehad"
    r"|gedaan|gekregen)$",
    r"(?:vorige|afgelopen|deze) \w+ samen ge\w+",
    r"^(?:heb|had|doe|ken) (?:ik|ikzelf) (?:er )?(?:ook|zelf)(?: [^ ]+)*,? (?:al )?(?:sinds|vanaf) (?:mijn|m'?n) \w+",
    r"^(?:het |hij |die |er )?(?:zit|staat|hangt|ligt) (?:er een )?(?:op|in|aan|onder|bij) (?:mijn|m'?n) "
    r"(?:linker|rechter)",
    # what is theirs
    r"in (?:onze|mijn|jouw|ons) (?:oude|eerste|vorige|nieuwe) (?:flat|huis|kamer|auto|straat|school|baan|appartement)$",
    rf"{_MINE} (?!{_COMMON}\b)\w+ (?:van|voor|uit) {_THEIRS}$",
    r"(?:zie|ziet|staat|stond|hangt|hetzelfde|zoals|net als|die|dat|wat)(?: \w+){0,2} (?:op|in|aan|onder|om)"
    r" (?:mijn|m'?n|onze|jouw) (?:t-shirt|\w*kaart|trouw\w+|geboorte\w+|telefoonhoes\w*|mok|jas|trui|tas|kamer|muur)$",
    r"^(?:op|in|aan|onder|om) (?:mijn|m'?n|onze|jouw) t-shirt$",
)
"""What only those can understand who were there, or know the family."""
