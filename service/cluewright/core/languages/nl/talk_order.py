"""Talk of places by the order of the row: who comes before and after, who has no neighbour, what one skips."""

from cluewright.core.languages.patterns import one_of

from .numbers import ORDINALS
from .talk import FEW, patterns

_NTH = rf"(?:aller)?(?P<n>[1-4](?:e|de|ste)|{one_of(ORDINALS)})"
_A_PLACE = rf"(?:(?:aller)?(?:[1-4](?:e|de|ste)|{one_of(ORDINALS)})|laatste|voorlaatste)"
_SMALL = r"(?:[1-4]|een|één|twee|drie|vier)"
_SOME = r"(?:[1-3]|één|twee|drie)"
_EDGE = (
    r"(?:links|rechts|vooraan|achteraan|bovenaan|onderaan|bovenin|onderin|middenin|linksboven|linksonder|rechtsboven"
    r"|rechtsonder|voorin|achterin|voorop|in het midden|(?:aan )?(?:het|'t) (?:begin|eind|einde)|de (?:linker"
    r"|rechter)kant"
    r"|(?:de )?(?:bovenste|onderste|hoogste|laagste|linkse|rechtse|voorste|achterste))"
)
_CARD = r"(?:(?:sleutel|code|tref)?woord(?:je)?|kaart|kaartje|keyword)"
_CARDS = r"(?:(?:sleutel|code|tref)?woord(?:en|jes)|kaarten|kaartjes|keywords)"
_ROW = (
    r"(?:(?:beeld)?scherm(?:pje)?|rijtje|lijstje|viertal|rij|lijst|woordenlijst|woordenrij(?:tje)?|reeks|reeksje|rekje"
    r"|kwartet|bordje|speelbord|display|codekaart)"
)
_SHOWN = (
    r"(?:(?:ons|het|'t|dit|je|jullie) (?:(?:beeld)?scherm(?:pje)?|rijtje|lijstje|viertal|rekje)"
    r"|(?:onze|de) woordenlijst)"
)
_STANDS = r"(?:staat|komt|hangt|zit|ligt|volgt|prijkt|pronkt|staan|komen|hangen)"
_BESIDE = r"(?:onder|boven|na|voor|vóór|achter|naast|links van|rechts van|hierna|hiervoor)"
_NOBODY = r"(?:niks|niets|niemand|geen(?: ander| enkel)?(?: woord| kaartje)?|er geen|er niks|er niets)"
_WELL = r"(?:(?:maar|dus|gewoon|nu|dan|eens|even|hier|nou|toch|alsjeblieft|aub) )*"
_DO = (
    r"(?:kies|pak|neem|doe|raad|gok|noem|zeg|typ|tik|vul|lees|bekijk|bedoel|zoek|antwoord|selecteer|prik|wijs|kijk naar"
    r"|klik op|denk aan|ga voor|ik bedoel|ik zoek|we zoeken|ik wil|het is|het wordt|dit is|dat is|t is|hier hoort"
    r"|hoort bij)"
)
_END = r"(?: (?:maar|hoor|dan|eens|aan|in|op|uit|dus|bij|nu|even|alsjeblieft))*$"

ORDER_TALK = patterns(
    r"(?:ons|onze) (?:vier )?(?:(?:beeld)?scherm(?:pje)?|(?:sleutel|code|tref)woord(?:en)?|woorden(?:rij|lijst)?\w*)\b",
    rf"(?:woord|rang|volg|plaats|positie|kaart|vak|rij|kolom|slot|plek)nummer(?:tje)?s?(?: is)?:? {FEW}\b(?! \d)",
    r"(?:rang|volg|plaats|positie)nummers? (?:\w+ ){0,3}\w+: ?(?:i{1,3}|iv|[1-4]|één|twee|drie|vier)$",
    rf"^(?:de |het |op |ons )?(?:plekje|plaatsje|vakje|hokje|kaartje|positie|woordje) {FEW}\b(?! (?:personen|euro"
    rf"|bij))",
    rf"^{_DO} {_WELL}(?:de|het|die|onze) {_NTH}{_END}",
    rf"^{_DO} {_WELL}(?:de|het|die|onze) (?P<last>laatste){_END}",
    rf"^{_DO} {_WELL}(?:nummer|nr\.?|plek|plaats|woord|kaart|het woord op) {FEW}{_END}",
    rf"(?:wat|die|dat|wie|dit|woord|hij|deze) (?:er )?(?:bij ons |hier )?(?:als|op de) {_NTH} (?:staat|hangt|zit"
    rf"|prijkt|staan)$",
    rf"^(?:hij |het |dit |die |deze )?(?:mag|staat|zit|hoort|volgt|prijkt|hangt) (?:\w+ )?als {_NTH}(?: aan de"
    rf" beurt)?$",
    r"^(?:hij |het |dit |die |deze )?(?:mag|staat|zit|hoort|volgt|prijkt|hangt) (?:\w+ )?als (?P<last>laatste)"
    r"(?: aan de beurt)?$",
    rf"(?:wat|die|dat|wie|woord|dit|deze|hij) (?:er )?(?:bij ons |hier )?(?:helemaal |het |meest |uiterst )?{_EDGE}"
    rf" {_STANDS}$",
    r"(?:heeft|had|kent|zonder|met) (?:geen |maar één |alleen een |enkel een |slechts één |maar een )?(?:linker"
    r"|rechter|onder"
    r"|boven)buur(?:man|vrouw|woord)?$",
    rf"(?:heeft|staat|zit|komt) (?:er )?{_NOBODY} (?:meer )?(?:links|rechts|onder|boven|voor|achter|na|naast) (?:van"
    rf" )?(?:zich"
    r"|'m|hem|haar|het|ons woord|dit woord)$",
    r"(?:alleen|enkel|slechts|maar|één|een|geen) (?:\w+ )?bu(?:ur|ren)(?:man|vrouw|tje)? (?:aan (?:de|zijn) )?(?:links"
    r"|rechts|linkerkant|rechterkant|linkerzijde|rechterzijde|onder zich|boven zich|eronder|erboven|ernaast)\b",
    rf"{_BESIDE} (?:dit|ons|het|dat) {_CARD} (?:{_STANDS}|is) (?:er )?(?:\w+ )?{_NOBODY}\b",
    rf"sla (?:er )?(?:eerst )?(?:de eerste )?{_SOME} (?:{_CARDS} |plekken |plaatsen )?over\b",
    rf"{_SOME} (?:{_CARDS} |plekken |plaatsen )?overslaan\b",
    rf"(?:tel|telt|streep) (?:er )?(?:eerst )?{_SOME} (?:{_CARDS} )?af\b",
    rf"waar (?:de|het|ons|onze) {_ROW} (?:mee )?(?:begint|eindigt|opent|sluit|start|ophoudt|stopt)(?: mee)?$",
    rf"waarmee (?:de|het|ons|onze) {_ROW} (?:begint|eindigt|opent|sluit|start|afsluit|ophoudt)\b",
    rf"als (?:onze|de|die|al onze) (?:vier )?(?:{_CARDS}|vier) (?:in )?(?:een |'n |op )?(?:\w+ )?\w+ (?:waren|zouden"
    rf"|stonden"
    rf"|vormden|zaten|waren geweest)\b",
    r"als (?:dit|het) een (?:race|wedstrijd|rij|trein|podium|optocht|file|klassement|ranglijst|estafette|wachtrij"
    r"|sprint"
    r"|wedloop|toernooi|hitparade|polonaise) (?:was|zou|waren)\b",
    rf"(?:ons|dit|het) {_CARD} (?:\w+ )?als (?:{_A_PLACE}) (?!op\b)\w+",
    rf"als (?:ons|het|dit) {_ROW} (?:een |'n )?(?:\w+ )?\w+ (?:was|zou|vormde)\b",
    r"^(?:nummer |nr\.? )?(?P<n>[1-4]|één|twee|drie|vier) van (?:de )?(?:vier|4)$",
    rf"op (?:nummer |plek |plaats |positie )?{FEW} (?:op|in|van|bij) {_SHOWN}\b",
    rf"(?:op|in) (?:het|ons|je|de|'t) {_ROW} (?:\w+ )?op (?:nummer |plek |plaats |positie )?(?P<n>[1-4]|één|twee|drie"
    rf"|vier)\b(?! \w+en\b)",
    rf"{_A_PLACE} in de (?:rij|reeks) (?:\w+ )?(?:van|vanaf) (?:links|rechts|boven|onder|voren|achteren)\b",
    rf"{_SHOWN}(?: \w+){{0,3}},? (?:helemaal |uiterst |gewoon |de |het |als |meest )*(?:{_EDGE}|{_A_PLACE})$",
    rf"^(?:{_EDGE}|{_A_PLACE})(?: \w+){{0,3}} (?:op|in|van|aan|bij) {_SHOWN}\b",
    r"(?:staat|met|heeft|hangt|krijgt|draagt) (?:er )?(?:een |het cijfer |de )(?P<n>[1-4]|één|twee|drie|vier)"
    r" (?:boven|onder"
    r"|bij|naast|erboven|eronder|erbij|ernaast)\b",
    rf"(?:na|achter|onder|voor|vóór|boven|naast|tussen) (?:{_SOME}|de|alle|al) (?:andere|vorige|overige|eerdere|eerste"
    rf"|laatste|andere twee|andere drie) (?:{_SOME} )?{_CARDS}\b",
    r"(?:op[ -])?(?:één|een|twee|1|2)[ -]na[ -](?:de |het )?(?:bovenste|onderste|voorste|achterste|bovenaan|onderaan"
    r"|vooraan|achteraan|linkse|rechtse)\b",
    rf"(?:bij|van) ons (?:gewoon |helemaal |op het scherm )?{_EDGE}$",
    rf"{_EDGE} (?:bij|van) ons$",
    r"^(?:hij|het|deze|die|dit(?: woord)?|zij) (?:sluit|opent|begint) de rij(?:en)?$",
    r"^(?:begin|eindig|start|open|sluit) (?:maar |dus |af )*(?:met|bij) (?:deze|de (?:bovenste|onderste|eerste|laatste"
    r"|linkse|rechtse))(?: en| dan| af| maar|$)",
    r"(?:noem|tel|lees|som|nummer) (?:ze|de woorden|alles|alle vier|de vier|het rijtje|de kaarten) (?:\w+ ){0,2}?(?:van"
    r"|vanaf) (?:links|boven|rechts|onder|voren|achteren)\b",
    rf"stop (?:\w+ ){{0,3}}(?:na|bij|als je|zodra je) (?:\w+ )?(?:{_SMALL}|{_A_PLACE}) (?:sleutel)?woord(?:en)?\b",
    rf"^(?:voor|vóór|na|achter|onder|boven) (?:dit|deze|die) (?:{_STANDS} )(?:er )?(?:nog |al )?(?:maar"
    rf" )?(?:{_SMALL}|niks"
    r"|niets|geen)(?: meer)?(?: ander| andere)?$",
    rf"(?:{_STANDS}|zijn) er (?:nog |al |maar )*{_SMALL} (?:voor|boven|onder|na|achter)(?: hem| dit| deze|staan)?$",
    rf"(?:er )?(?:{_STANDS}|gaan) (?:er )?(?:nog |al |maar )*{_SMALL} (?:{_CARDS}|andere|anderen) (?:boven|onder"
    rf"|voor|na"
    r"|achter|tussen|aan vooraf)\b",
    r"(?:na|achter|volgt) (?:\w+ )?(?:de|het|onze) (?:eerste|tweede|derde) (?:wagon|auto|schakel|kraal|loper|renner"
    r"|deur)$",
    rf"(?:degene|die|wie|wat|hij|eentje) (?:\w+ )?(?:op (?:de )?)?{_A_PLACE} (?:{_STANDS}|in de rij|van ons)$",
)
"""A place in the row of keywords."""
