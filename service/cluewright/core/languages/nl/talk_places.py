"""Talk of places on the screen."""

from cluewright.core.languages.patterns import one_of

from .numbers import ORDINALS, WRITTEN
from .talk import patterns

_N = rf"(?P<n>\d{{1,3}}|{WRITTEN})"
_NTH = rf"(?P<n>\d{{1,3}}(?:e|de|ste)?|{one_of(ORDINALS)})"
_BEFORE_LAST = r"(?P<before_last>voorlaatste|(?:op[ -])?(?:één|een|1)[ -]na[ -](?:de |het )?laatste)"
_LIST = r"(?:scherm|bord|rijtje|lijstje|viertal|vier|lijst|woordenlijst|sleutelwoorden|kaartjes|codekaart)"
_A_PLACE = _NTH.replace("?P<n>", "?:")
_A_NUMBER = _N.replace("?P<n>", "?:")
_RIGHT = "(?:vlak |net |meteen |direct |eentje |één |een )"
_OUR = r"(?:de|het|ons|onze)"
_CORNER = r"(?:links|rechts|vooraan|achteraan|bovenaan|onderaan|midden|linksboven|linksonder|rechtsboven|rechtsonder)"
_CHART = r"[ -](?:hit|(?:in|op|van) (?:de |het )?(?:top|hit\w+|charts|wereld|ranglijst|klassement|toernooi))\b"
_WORD = r"(?:sleutelwoord|woord|woordje|kaart|kaartje|plaats|plek|positie|vakje)"

POSITION_TALK = patterns(
    r"#(?P<n>\d{1,2})$",
    rf"(?:het |de )?(?:meest |uiterst )?(?:linkse|rechtse|linker|rechter|voorste|achterste|bovenste|"
    rf"onderste) {_WORD}\b",
    rf"(?:nummer|nr\.?|no\.?|nummertje|{_WORD}) {_N}\b(?!{_CHART})",
    rf"^{_N} (?:op|in|van) (?:het scherm|(?:het|ons) (?:lijstje|rijtje|viertal))$",
    rf"(?:hekkensluiter|rodelantaarndrager|aanvoerder|koploper) van {_OUR} {_LIST}\b",
    rf"(?:het |de |ons |onze |mijn )?{_NTH} {_WORD}\b",
    rf"(?:het |de |ons |onze |mijn )?(?:aller)?(?P<last>laatste) (?:van (?:de|het|ons) )?{_WORD}\b",
    rf"(?:het |de |ons |onze |mijn )?{_BEFORE_LAST}(?: {_WORD}\b|$)",
    rf"(?:het |de |ons )?(?:middelste|volgende|vorige|bovenstaande|onderstaande) {_WORD}\b",
    rf"{_WORD} (?:hier)?(?:boven|onder|naast|voor|achter) {_WORD}\b",
    r"op[ -](?:twee|drie|2|3)[ -]na[ -](?:de )?laatste\b",
    r"(?:die|deze|dat)(?: ene)? (?:bovenaan|onderaan|vooraan|achteraan)$",
    rf"(?:de|het|die|dat|onze|ons) {_NTH}$",
    rf"{_NTH} (?:{_WORD} )?(?:van (?:links|voren|boven)|vanaf (?:links|boven))\b",
    rf"{_NTH.replace('<n>', '<from_end>')} (?:{_WORD} )?(?:van (?:rechts|achteren|onderen|onder)|vanaf rechts)\b",
    r"(?:het |de |ons |onze )?(?:meest |uiterst )(?:linkse|rechtse)$",
    r"(?:de|het|die|dat) (?P<last>laatste)$",
    rf"{_CORNER} (?:op|in|van) (?:het|ons) {_LIST}\b",
    rf"{_NTH} (?:in|op|van) (?:de|het|ons|onze) {_LIST}\b",
    rf"(?P<last>laatste) (?:in|op|van) (?:de|het|ons|onze) {_LIST}\b",
    rf"(?:staat|staan|komt|sta) (?:als|op de) {_NTH}(?: {_WORD})?$",
    r"(?:de|het) (?:twee )?(?:bovenste|onderste|middelste|linkse|rechtse)(?: twee)?$",
    r"(?:begin|eind|einde|midden) van (?:het|ons) (?:rijtje|lijstje)\b",
    rf"(?:slot|hokje|vakje|nummero|numero) {_N}$",
    rf"(?:het |de |ons |onze )?{_BEFORE_LAST} (?:in|op|van) {_OUR} {_LIST}\b",
    rf"{_RIGHT}?(?:voor|naast) (?:de|het) (?P<before_last>laatste)(?: {_WORD})?$",
    rf"^{_RIGHT}?(?:na|naast|achter|onder|rechts van|links van) (?:de |het |het woord )?{_A_PLACE}(?: {_WORD})?$",
    rf"(?:links|rechts|naast|boven|onder|buurman|buurvrouw|buur|opvolger|voorganger) (?:van )?(?:nummer|nr\.?|{_WORD}) "
    rf"{_A_NUMBER}\b",
    rf"(?:de |het )?(?:volgende|vorige|eerstvolgende) (?:{_WORD} )?(?:na|voor) {_A_NUMBER}$",
    r"^(?:ligt |staat |zit )?tussen (?:een|één|1|twee|2) en (?:drie|3|vier|4)(?: in)?$",
    rf"(?:eerste|tweede|bovenste|onderste|linker|rechter)\s?(?:helft|deel) van {_OUR} {_LIST}\b",
    rf"^(?:helemaal |uiterst |geheel |meest )?(?:\w+ )?{_CORNER} {_OUR} {_LIST}\b",
    r"^(?:helemaal|uiterst|geheel) (?:links|rechts|vooraan|achteraan|bovenaan|onderaan|voorin|achterin)$",
    r"^(?:links|rechts) (?:bovenaan|onderaan|bovenin|onderin)$",
    r"^(?:staat|zit|ligt|sta|staan) (?:helemaal )?(?:vooraan|achteraan|bovenaan|onderaan|in het midden)$",
    rf"^(?:\w+ )?(?:sluit|sluiten|opent|openen|begint|beginnen|eindigt) (?:van )?{_OUR} {_LIST}(?: af)?$",
    rf"(?:staat|staan|zit|sta) op (?:nummer |plek |plaats )?{_N}$",
    rf"^op {_N}$",
    rf"(?:keyword|codewoord|geheime woord|begrip) {_N}$",
    rf"{_NTH} van ons$",
)
"""A place on the screen; see `Language.position_talk` for the groups."""
