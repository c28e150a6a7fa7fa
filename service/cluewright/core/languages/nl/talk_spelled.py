"""Talk of letters in the small ways of players: an e'tje less, a word to untangle, a terror at dictations."""

from .talk import FEW, patterns

_NAMED = r"(?:letter )?['\"]?(?P<letter>ij|[a-z])['\"]?(?![\w'’.-])"
_SURE_NAME = r"(?:ypsilon|griekse ij|griekse y|i-grec|lange ij|korte ei|iks|kuu|kaa|cee|dee|bee|haa|ef)"
_NAME = r"(?:em|el|en|er|es|pee|tee|vee|wee|zet|gee|jee|aa|ee|oo|uu|ie)"
_AT = (
    r"(?:vooraan|achteraan|voorop|achterop|voorin|achterin|middenin|erin|ervoor|erachter|ertussen|in het midden|eerst"
    r"|aan het (?:begin|eind|einde|slot)|als eerste|als laatste)"
)
_ODD = (
    r"(?:gekke|rare|mooie|vreemde|moeilijke|lastige|losse|verplichte|overbodige|onverwachte|extra|enkele|dubbele|stomme"
    r"|stille|griekse|franse|exotische|zeldzame|verborgen|verstopte|vergeten|stiekeme|onhoorbare|gewone|normale"
    r"|simpele)"
)
_UNTANGLED = (
    r"(?:uit de (?:knoop|war)|ontward?|ontwarren|ontrafeld?|ontrafelen|op (?:de juiste |de goede |een andere |goede "
    r"|andere )?volgorde|in (?:de juiste |de goede |een andere |goede |andere )?volgorde|andere volgorde|op orde"
    r"|goed gelegd"
    r"|rechtgezet|opgelost|uitgepuzzeld|in de (?:war|knoop|mixer|blender|knoei|shaker|centrifuge|wasmachine)|door de"
    r" (?:war"
    r"|mixer|blender|molen)|herordend|geordend|opnieuw (?:gelegd|geordend|gerangschikt)|anders (?:gelegd|gerangschikt"
    r"|gehusseld)|gerangschikt|omgegooid|omgooien|hussel\w*|gehussel\w*|hutsel\w*|gehutsel\w*|geklutst|geshaket|geschud"
    r"|verhutseld|door elkaar\w*|dooreen\w*|overhoop)"
)
_WRITTEN = (
    r"(?:(?:een|de|met|een dubbele|dubbel) )*['\"]?(?!er\b|in\b|op\b|de\b|al\b|zo\b|nu\b|je\b|ze\b|we\b|me\b|om\b)"
    r"(?:[a-z]{1,2}|sch|'[a-z]+')['\"]?(?![\w'-])"
)
"""What one writes, or says, of a word's letters: een c, dubbel s."""
_UNTANGLE = (
    r"(?:ontwar|ontrafel|puzzel(?: uit)?|los|orden|herorden|sorteer|herschik|rangschik|verhussel|verwissel|anagram"
    r"|schudden"
    r"|ontcijfer|leg|klutsen|shaken?)"
)
_HARD = (
    r"(?:nachtmerrie|lastig|lastige|moeilijk|moeilijke|struikelblok|struikelt|struikelen|instinker|berucht|gevreesd"
    r"|klassieker|valkuil|valstrik|fout|mis|hel|ramp|kwelling|schrik|horror|punt)"
)
_DICTATION = r"(?:(?:een|het|elk|ieder|menig|je|'n|groot|groene|de) ){0,2}(?:dictee\w*|spellingtest|spellingstoets)"
_GAME = r"(?:scrabble|wordfeud)"
_TILES = r"(?:stenen|steentjes|letters|tegels|tegeltjes|blokjes|plankjes|lettertjes)"

SPELLED_TALK = patterns(
    r"^(?:(?:de|een|die|zo'n|'n|grote|hoofdletter|met een|met de|gewoon) )+(?P<begins>[a-z])$",
    r"(?:twee|2) (?:puntjes|stipjes) op (?:de|een) [aeiou](?![\w'-])",
    r"(?:puntjes|stipjes) op (?:de|een) [aeiou] (?:\w+ )?(?:geschreven|gespeld|schrijven|spellen)\b",
    rf"(?:schrijf|schrijft|spel|spelt|zie|ziet|lees|leest) (?:je |men |ik )?{_WRITTEN},? (?:en |maar |doch )(?:je "
    rf"|men )?(?:zegt|zeg|hoort|hoor|spreekt|leest|klinkt)\b",
    rf"(?:zegt|zeg|hoort|hoor) (?:je |men )?{_WRITTEN},? (?:en |maar )?(?:je |men )?(?:schrijf|schrijft|spelt"
    r"|spel|ziet)\b",
    rf"geen {_NAMED} (?:erin|eraan|erbij)\b",
    rf"een {_NAMED} (?:voor |bij )?nodig\b",
    rf"^{_NAMED} als (?:begin|eind|einde|start|slot|eerste|laatste|letter)\b",
    r"^(?P<begins>[a-z])(?:\.{2,}|…),? (?:\w+ )+\w+$",
    r"geen (?:mede)?klinkers? (?:op|aan|als) (?:het )?(?:eind|einde|begin|slot)\b",
    r"anders (?:gerangschikt|geordend|gelegd)[:,]? ['\"]?(?P<mixed>[a-z]{3,})['\"]?$",
    rf"^{_NAMED} wordt (?:een )?[a-z]$",
    rf"^\w{{3,}} (?:min|minus|zonder) (?:de |een )?[a-z],? (?:plus|en|met|\+) (?:de |een )?{_NAMED}$",
    r"\w{3,} met ['\"](?P<within>[a-z]{2,})['\"] erin$",
    r"^(?!begin|eindig|start|open|sluit)(?P<begins>[a-z]{3,}) (?:met|en) (?P<ends>[a-z]{3,})$",
    r"(?:welke letter|letter) (?:komt|volgt|staat) (?:er )?(?:na|voor|tussen) (?:de )?[a-z](?![\w'-])",
    r"^tussen (?:de )?(?!a en b$)[a-z] en (?:de )?[a-z](?: in)?$",
    r"(?:achterin|voorin|middenin|halverwege|achteraan in|vooraan in) het (?:alfabet|abc)\b",
    rf"(?:encyclopedie|woordenboek|winkler prins),? (?:deel|band) {_NAMED}",
    r"scrabble(?:waarde|punten|score)\b",
    r"^(?:de )?letter (?:nummer |nr\.? )?\d{1,2}$",
    r"(?P<letter>[a-z])['’]e?tjes?\b",
    r"(?:emmetje|ennetje|erretje|essetje|effie)s? (?:\w+ )?(?:erin|eraf|erbij|weg|minder|meer|extra|te veel|vooraan"
    r"|achteraan)\b",
    rf"(?:een|de|die|geen|met|zonder|één|twee) {_SURE_NAME}(?![\w'-])",
    rf"(?:een|de|die|geen|één|twee|met) {_NAME} {_AT}\b",
    rf"^['\"]?(?P<mixed>(?!door\b)[a-z]{{3,}})['\"]?,? (?:maar |doch |alleen |en )?(?:dan |nu )?(?:\w+ )?{_UNTANGLED}",
    rf"{_UNTANGLE} (?:maar |eens |even |nu |de letters van |van |het woord |op )*['\"]?(?P<mixed>[a-z]{{3,}})['\"]?",
    r"(?:[a-z][ -]){3,}[a-z][,:]? (?:\w+ ){0,3}(?:volgorde|gehusseld|gehutseld|door elkaar|husselen|omgegooid)",
    r"letters (?:\w+ )?(?:door elkaar|door mekaar|dooreen) (?:gooien|halen|husselen|schudden|gegooid)\b",
    rf"met (?:de|een|die) {_ODD} {_NAMED}",
    rf"(?:dictee|spellen|spelling)\w* (?:\w+ ){{0,4}}(?:de|die|een) {_NAMED}",
    rf"(?:een|de|die) {_NAMED} met (?:een |twee )?(?:punt|puntje|puntjes|stip|streepje|dakje|hoedje|accent|accentje)\b",
    rf"(?:één|een|twee|de) {_NAMED} (?:minder|meer|extra|te veel|te weinig|tekort|te kort|teveel)\b",
    rf"(?:ontbreekt|mist|missen|mis je|ontbreken|scheelt|schelen) (?:er )?(?:alleen |nog |enkel )?(?:een|de|één)"
    rf" {_NAMED}",
    rf"(?:klinker|medeklinker)s? {_AT}\b",
    rf"{_HARD} (?:\w+ ){{0,3}}(?:in|bij|van|op|voor|tijdens) {_DICTATION}\b",
    rf"{_DICTATION},? (?:\w+ ){{0,4}}(?:fout|mis|verkeerd|lastig|moeilijk)\b",
    r"(?:vaak|altijd|dikwijls|meestal|iedereen|velen|veel mensen|bijna) (?:\w+ ){0,2}(?:fout|verkeerd|mis)"
    r" (?:geschreven"
    r"|gespeld|schrijven|spellen|schrijft|spelt)\b",
    r"(?:schrijf|schrijft|schrijven|spel|spelt|spellen) (?:\w+ ){0,4}(?:fout|verkeerd)\b",
    r"(?:spelfout|tikfout|typfout|schrijffout):",
    rf"(?:van|uit) (?:onze|de vier|alle) (?:sleutel)?woorden (?:\w+ ){{0,3}}(?:met|zonder|op|heeft|bevat) (?:een |de )?"
    rf"(?:{_NAMED}|letter)",
    rf"(?:enige|enigste|eerste|laatste|ander) (?:\w+ ){{0,4}}met (?:een |de |twee )?{_NAMED} (?:erin|{_AT})",
    rf"(?:spel|spellen|spelt) (?:\w+ ){{0,3}}(?:met|zonder|als) (?:een |de )?{_NAMED}",
    r"^(?:de )?(?P<letter>[b-df-tv-z]) (?:van|zoals) (?:onze|ons|dit|het) (?:woord|sleutelwoord)\b",
    r"(?:hele|halve|alle|drie kwart van de) (?:alfabet|letters|klinkers) (?:zit|zitten|staat|staan|komt|komen)"
    r" (?:\w+ )?"
    r"(?:erin|in dit|in het woord|voor)\b",
    r"(?!eerste is a\b)(?:eerste|laatste|middelste|beginnende) (?:letters? )?(?:is|zijn) (?:een |de )?"
    r"(?P<letter>[a-z])(?![\w'’.-])",
)
"""Letters named in passing; `letter` holds one that is named, `mixed` a word of the same letters."""

LENGTH_TALK = patterns(
    r"(?:zo ?veel|evenveel|net zo ?veel|precies zo ?veel|even veel) (?:tekens|letters|lettergrepen|lettertjes|karakters"
    r"|klinkers|medeklinkers) (?:als|heeft|telt|in|zitten|zit|staan|kent|dus)\b",
    rf"{FEW} (?:tekens|karakters|letters) (?:\w+ )?(?:op|in|met) (?:je|een|het|de|mijn) (?:toetsenbord|scrabble\w*"
    rf"|wordfeud"
    r"|telefoon|toetsen|kruiswoord\w*|puzzel|crypto\w*)",
    rf"{_GAME}[,:]? (?:\w+ ){{0,5}}{FEW} {_TILES}",
    rf"{FEW} {_TILES} (?:\w+ ){{0,3}}(?:in|bij|op|van|met) (?:de |het |een |je )?{_GAME}",
    rf"{FEW} in (?:de |een |het )?{_GAME}",
    r"(?:wordle|lingo|woordle)(?:regel|rij|vakje|beurt|woord|lengte|waardig|proof)\w*",
    r"(?:past|vult|lukt|kan|mag|geschikt|perfect|precies|net) (?:\w+ ){0,4}(?:wordle|lingo|woordle)\b",
    rf"^(?:voor |bij )?(?:wordle|lingo|woordle|galgje)[,:]? (?:\w+ ){{0,3}}(?:te (?:lang|kort)|precies|past|{FEW})",
    rf"(?:het|dit|ons) (?:sleutel)?woord(?:je)? (?:\w+ ){{0,3}}{FEW} (?:\w+ )?(?:lang|breed|groot)$",
    r"(?:lettertal|letteraantal|woordlengte|aantal letters|aantal lettergrepen)\b",
    rf"{FEW} (?:stuks|stukken|stuk) (?:letters?|lettergrepen?)",
    rf"{FEW},? (?:qua|in|aan) (?:letters|lettergrepen|tekens|lengte)\b",
)
"""Letters counted by games and keys."""
