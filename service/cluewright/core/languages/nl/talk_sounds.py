"""Talk of rhyme and sound."""

from .talk import patterns

_SPEAKER = (
    r"(?:een |'n )(?:brit|engelsman|amerikaan|duitser|fransman|belg|vlaming|limburger|fries|groninger|zeeuw|brabander"
    r"|hagenaar|amsterdammer|rotterdammer|spanjaard|italiaan|rus|chinees|kleuter|peuter|dronkaard|dronkenlap|slisser)"
)
"""Who says words otherwise than others."""

SOUND_TALK = patterns(
    r"(?:rijmt|rijmen|rijmend|rijm) (?:\w+ )?(?:op|met)\b",
    r"(?:klinkt|klinken|klinkend) (?:[\w']+ ){0,3}(?:als|zoals|hetzelfde|naar)\b(?! een klok| muziek| je )",
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
    rf"(?:hoe|zoals|zo) (?:{_SPEAKER} (?:\w+ ){{0,3}}(?:zegt|uitspreekt|zou zeggen|zou uitspreken|klinkt|verstaat)"
    rf"|(?:zeg|spreek|zegt) (?:je|men|{_SPEAKER}) \w+ (?:uit )?(?:in het|op z'n|op zijn) \w+)\b",
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
)
"""Rhyme and sound, said outright; the plain noun rijm is a fair clue for poetry."""
