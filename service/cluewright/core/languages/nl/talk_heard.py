"""Talk of sound in other orders of words: op gast rijmt het, je hoort een f, een Belg zegt het anders."""

from .talk import patterns

_SPEAKER = (
    r"(?:brit|engelsman|amerikaan|duitser|fransman|belg|vlaming|limburger|fries|groninger|zeeuw|brabander|hagenaar"
    r"|amsterdammer|rotterdammer|spanjaard|italiaan|rus|chinees|japanner|turk|tukker|drent|achterhoeker|hollander"
    r"|antwerpenaar|gentenaar|peuter|kleuter|dronkaard)"
)
_TONGUE = (
    r"(?:engels|frans|duits|italiaans|spaans|russisch|chinees|vlaams|hollands|haags|plat|amsterdams|rotterdams|utrechts"
    r"|brabants|limburgs|gents|antwerps|fries|gronings|twents|zeeuws|gooise?|fonetisch|steenkolenengels)"
)
_A_SOUND = r"['\"]?(?:[b-df-hj-tv-z]|kw|sch|ng|nk|oe|ui|eu|au|ou|ij|aa|ee|oo|uu|ie|sj|tj)['\"]?(?![\w'’-])"
_WORD = r"(?:het|ons|dit|dat|mijn) (?:sleutel)?woord"
_GAP = r"(?:\.\.|…|_)"
_VERSE = r"(?:rijmpje|rijmen|rijmen maar|versje|gedichtje|limerick|rijm|rap|vul aan|maak af|vul in)"
_QUOTED = r"['\"]\w+['\"]"
_SAY = r"(?:zeg|zegt|zing|roep|lees|fluister|mompel|schreeuw|spreek)"
_HEARD = r"(?:hoor|hoort|horen|klinkt|klinken|spreek)"
_SOUND = r"(?:klank|uitspraak|klemtoon|klinkerklank|beginklank|eindklank|slotklank|rijmklank)"

HEARD_TALK = patterns(
    rf"{_HEARD} (?:je |men |u )?(?:\w+ ){{0,2}}(?:hetzelfde|zelfde|dezelfde|eender|gelijk|net zo|ook zo|precies zo)"
    rf"(?: klank)? (?:als )?(?:in|bij) (?:het woord )?['\"]?\w+['\"]?$",
    r"(?:klank|klinker|klanken)(?: die| dat)? (?:zit|hoor je|hoort|komt|zoals|als|heb je|vind je|hoor)(?: ook| je)?"
    r" (?:\w+ )?(?:in|bij|van) (?:het woord )?['\"]?\w+['\"]?$",
    r"^(?:met )?(?:de |die )(?:oe|eu|ij|ou|au|ie|aa|ee|oo|uu|sch) (?:van|uit|in|als in|zoals in|bij) ['\"]?\w+['\"]?$",
    r"op \w+ rijmend\b",
    r"lijkt (?:\w+ ){0,4}(?:in|qua) (?:klank|uitspraak|geluid)\b",
    r"^(?:de |een )?klank:? ['\"-]?[a-z]{1,4}['\"]?$",
    rf"(?:spreek|spreekt) (?:je |men )?(?:de|die|een) {_A_SOUND} (?:niet |wel |ook |gewoon )*uit\b",
    r"in (?:een|het|dit) (?:rijmpje|versje|gedichtje|rijm) (?:past (?:\w+ ){1,2})?(?:na|op|achter|met) \w+$",
    r"^(?:slissend|stotterend|lispelend|brouwend|verkouden|tandeloos)(?: gezegd| uitgesproken)?[:,] \w+",
    r"klinkt alsof (?:je|iemand) ['\"]?\w+['\"]? (?:zegt|roept)$",
    r"\w+ (?:rijmt|rijmen) (?:er(?:op|mee)|hierop|daarop|hiermee|daarmee)\b",
    r"(?:zelfde|dezelfde) (?:klemtoon|klankpatroon|klanken|klinkers) als (?:in |bij |van )?(?:het woord )?\w+$",
    r"(?:fonetisch|qua klank|qua uitspraak|voor het oor|in uitspraak) (?:\w+ )?(?:hetzelfde|gelijk|identiek|eender)\b",
    r"(?:op|met) ['\"]?\w+['\"]?,? (?:daar(?:op)? )?(?:rijmt|rijmen|rijmde) (?:het|dit|ie|hij|ons|die|'t)\b",
    r"(?:daar|waar|hier|dat) (?:rijmt|rijmen) (?:het|dit|ie|hij|ons|die|'t|iets|niets|niks)\b",
    rf"^(?:het|dit|die|{_WORD}) rijmt(?: gewoon| toch| ook| dus)?(?:$|,)",
    r"(?:wat|iets|woord|eentje|ding|dier|niets|niks|weinig|veel)(?: dat| wat| er)? (?:\w+ )?rijmt? (?:er |je )?(?:op"
    r"|met)\b",
    r"(?:rijm|rijmen|rijmend|rijmde) (?:\w+ ){0,2}(?:op|met) ['\"]\w",
    rf"{_VERSE}[:,] [^.…_]+{_GAP}",
    rf"^{_SAY} (?:het |dit |hem )?(?:maar |eens |gewoon |nou |even |rustig )*(?:hardop|luidop|fonetisch|langzaam"
    rf"|snel)\b"
    r"(?! voor)",
    rf"{_SAY} (?:eens |maar |snel |even )*{_QUOTED}[, ]+(?:en |en dan |dan |meteen |gevolgd door |plus )+(?:meteen"
    rf" )?{_QUOTED}",
    rf"(?:hoor|hoort|horen|hoorbaar|klinkt|zegt) (?:je |men |er |ook |duidelijk )*(?:een|de|geen|twee|die) {_A_SOUND}",
    r"(?:zou|zouden|zal) (?:je|men|ze|wij|we|ik) (?:het |dit |hem |dat )?(?:\w+ ){0,4}(?:uitspreken|klinken)\b",
    rf"(?:klinkt|klinken) (?:op (?:z'n|zijn) |in het ){_TONGUE}\b",
    rf"(?:op (?:z'n|zijn) |in het ){_TONGUE} (?:klinkt|klinken|zeg|zegt|spreek|spreekt|rijmt|hoor|hoort|uitgesproken"
    r"|uitspreken|heet je)\b",
    r"(?<!spreekt )(?<!praat )(?<!spreken )(?<!praten )met een (?:lisp|slis|brouw-r|huig-r|zachte g|harde g)\b",
    rf"(?:een|de|'n|elke|iedere) {_SPEAKER} (?:\w+ )?(?:zegt|spreekt|noemt|hoort|verstaat) (?:het|dit|dat|ons|hem)"
    rf" ?(?:zo|anders"
    r"|net zo|als|precies|bijna|woord)\b",
    r"(?:eind|begin|slot|rijm|open|tussen)klank(?: is| van|:)? ['\"]?[a-z]{1,5}['\"]?$",
    r"(?<!muziek)(?:de|met|een) klank ['\"]?[a-z]{1,4}['\"]?$",
    r"(?:begint|eindigt|start|opent|sluit) (?:af )?(?:met|op) (?:een|de|dezelfde|die|'n) (?:\w+ )?(?:klank|geluid"
    r" als)\b",
    rf"(?:geluid|klank|uitspraak|melodie|ritme|klemtoon|cadans) van {_WORD}\b",
    rf"(?:hoe|zoals) {_WORD} (?:klinkt|wordt uitgesproken|uitgesproken wordt|rijmt)\b|{_WORD} (?:klinkt|rijmt"
    rf"|allitereert)\b",
    r"maar (?:dan )?(?:op|voor) het (?:oor|gehoor)\b|, (?:maar )?hardop$",
    rf"(?:zelfde|gelijke|identieke|andere|foute|verkeerde|juiste|gekke|rare|engelse|franse) {_SOUND}\b",
    rf"{_SOUND} (?:is|zijn|klopt|verschilt|lijkt|verandert|verschuift|ligt|valt)\b(?! in de)",
    r"(?:klinkt|klinken) (?:bijna |haast |net |precies |vrijwel |ongeveer |een beetje |wel |ook |verdacht"
    r" )*(?:hetzelfde"
    r"|gelijk|identiek|eender|net zo)\b",
    r"(?:klinkt|klinken) (?:\w+ )?(?:verdacht|erg|veel|sterk|sprekend) (?:\w+ )?(?:als|naar|op)\b",
    r"(?:hoor|hoort|horen|versta|verstaat) (?:je|men|je er) (?:\w+ )?(?:geen|nauwelijks|amper|bijna geen|weinig)"
    r" (?:verschil|onderscheid)\b",
    r"(?:homofoon|homofonen|gelijkluidend|klankgelijk\w*|rijmgenoot|rijmbroertje|rijmpartner)\b",
    r"(?:qua|in|van) (?:klank|uitspraak|klanken) (?:\w+ )?(?:gelijk|lijkt|verwant|dicht|bijna|net|hetzelfde|als|op)\b",
    r"(?:spreekt|spreek|spreken) (?:je|men|ze|we) (?:\w+ ){0,3}(?:hetzelfde|anders|zo|als|met|zonder|bijna|verkeerd"
    r"|fout) (?:\w+ ){0,3}uit$",
)
"""Rhyme and sound, said the other way round."""
