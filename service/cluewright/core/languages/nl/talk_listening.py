"""Talk of sound by what poets, singers and ears do with a word."""

from .talk import patterns

_POET = (
    r"(?:dichter\w*|rapper\w*|sint|sinterklaas|sinterklaasdichter|rijmelaar|rijmpiet|dichtpiet|zanger|zangeres|poëet"
    r"|liedjesschrijver|tekstschrijver|tekstdichter|limerickdichter|kleinkunstenaar|kleuter|drs\. p|annie m\.g\."
    r" schmidt)"
)
_VERSE = (
    r"(?:gedicht\w*|vers|versje|limerick|rijmpje|rap|sinterklaasgedicht|songtekst|liedje|dichtregel|rijm|couplet"
    r"|\w+gedicht)"
)
_AFTER = r"(?:na|achter|op|bij|onder|naast|tegenover|volgen op|gevolgd door|samen met|in één adem met)"
_QUOTED = r"['\"‘“]\w+[!?.…]*['\"’”]"
_HEAR = r"(?:hoor|hoort|horen|versta|verstaat|beluister)"
_SOFT = r"(?:harde|zachte|rollende|scherpe|stomme|lange|korte|franse|engelse|gooise|brouwende|vlaamse|brabantse)"

LISTENING_TALK = patterns(
    rf"{_POET} (?:\w+ ){{0,6}}(?:\w+ )?{_AFTER} {_QUOTED}",
    rf"{_VERSE},? (?:\w+ ){{0,5}}{_AFTER} {_QUOTED}",
    rf"{_AFTER} {_QUOTED} (?:\w+ ){{0,4}}(?:in|bij|van) (?:een|het|de) {_VERSE}",
    rf"{_QUOTED} (?:is|vormt|maakt|geeft) (?:\w+ ){{0,3}}rijm\w*",
    rf"{_QUOTED}[!?., –—-]+(?:\w+ )?{_HEAR} (?:je|jij|u|jullie)\b",
    rf"(?:bijna|haast|net|klinkt|zegt|roep|roept|zeg) ?:? {_QUOTED},? {_HEAR} (?:je|u|jullie)\b",
    rf"{_HEAR} (?:je|men|u) (?:\w+ ){{0,3}}{_QUOTED} (?:erin|in|terug|aan het|vooraan|achteraan|doorklinken|klinken)\b",
    rf"wat {_HEAR} je als je (?:\w+ ){{0,2}}{_QUOTED}",
    rf"{_QUOTED},? (?:maar|alleen)(?: dan)? met (?:een |de )?['\"]?[a-z]{{1,3}}['\"]?(?![\w'])",
    rf"(?:zit|zitten|verstopt|schuilt) (?:\w+ )?in {_QUOTED} als klank\b|als klank,? dan\b|klinkt (?:er )?{_QUOTED}",
    r"(?:gaat|klinkt|eindigt|loopt af) (?:net |precies )?(?:als|zoals) ['\"]?\w+['\"]?,? maar (?:dan )?(?:anders|met"
    r" een andere"
    r"|begint|zonder)\b",
    rf"{_SOFT} (?:ij|[a-z]) (?:erin|vooraan|achteraan|aan het (?:begin|eind|einde)|als begin|middenin|in het midden)\b",
    r"(?:zegt|zeggen|spreekt|noemt|noemen) (?:een|de) (?:duitser|brit|engelsman|fransman|limburger|brabander|vlaming"
    r"|belg|amerikaan"
    r"|spanjaard|hagenaar|amsterdammer|fries|groninger|tukker|zeeuw)s? (?:het )?(?:zo|dit|net zo|precies zo)\b",
    r"(?:stemhebbende|stemloze) (?:begin|eind|slot|mede)?(?:klank|klinker|medeklinker|letter)\b",
    r"(?:mompel|fluister|roep|spreek|zeg|lees|zing|articuleer) (?:het|dit|hem|'m|dat|je het) (?:\w+ ){0,4}(?:en|dan)"
    r" (?:\w+ )?"
    r"(?:je )?(?:hoort|hoor|klinkt|verstaat)\b",
    r"(?:spreek|zeg|lees) (?:het|dit|hem|'m) (?:maar |eens |even |nu |zelf )*(?:uit|hardop|op)$",
    r"^(?:dat|het|dit|die|hij|ja,? dat) rijmt(?:[ !.]*$| (?:dus|wel|toch|ook|lekker|mooi|perfect|hoor|ergens|bijna)\b)",
    r"(?:rijmwoord|rijmwoorden|rijmpaar|rijmklank|rijmklanken|rijmschema|rijmgroep)(?: \w+)?[:,]",
    r"(?:luister|let) (?:maar |eens |goed |even )*(?:naar|op) (?:de|het|z'n|zijn) (?:klank|klanken|uitspraak|klinkers"
    r"|beginklank"
    r"|eindklank|klinkerklank|rijm)(?! van (?:de|het|een|je))\b",
    r"(?:alleen|puur|enkel|zuiver|slechts) (?:de|om de|op|op de|qua) (?:klank|uitspraak|rijm|klanken)\b",
    r"(?:net|bijna|haast|precies|ongeveer) zo (?:uitgesproken|uit te spreken|klinkend|gezegd)\b",
    r"(?:je|men) (?:zegt|spreekt|zou) (?:het |dit )?(?:bijna |haast |net |precies |ongeveer )?(?:hetzelfde|gelijk|zo"
    r"|eender)"
    r" (?:uit )?(?:als|zoals)\b",
    r"(?:je (?:mond|lippen|tong)) (?:\w+ ){0,5}(?:bij het uitspreken|als je het (?:zegt|uitspreekt))\b",
    r"(?:verwar|verwissel|verwarren) (?:je )?(?:\w+ )?(?:aan de telefoon|op de radio|als je slecht hoort|bij slechte"
    r" verbinding)",
    r"(?:door|over) de telefoon (?:klinkt|hoor|versta|verwar)\w* (?:\w+ ){0,3}(?:als|met|net|hetzelfde)\b",
)
"""Sound, said by the way."""
