"""Dutch places as they are typed in a chat, counted out, seen in a picture; names known for a number."""

import pytest

from cluewright.core.languages.nl import LANGUAGE as NL


@pytest.mark.parametrize(
    "clue",
    [
        "vierde lol", "die eerste joh", "de tweede kaart pls", "uiterst rechts gozer", "helemaal bovenaan duh",
        "waar je blik landt op het scherm", "waar je begint te lezen op ons lijstje", "van de binnenste twee de tweede",
        "de rechter van het middelste stel", "de linkse van wat overblijft", "eentje overslaan en stop",
        "twee overslaan en dan ben je er", "voorbij het midden als je van l naar r gaat",
        "leg je hand onder ons rijtje en kijk bij je pink", "bij je rechterpink als je je tablet beetpakt",
        "noem ze a, b, c en d, dan is dit c", "de andere drie staan allemaal rechts van hem",
        "de hele bende staat links van mij", "alle drie de anderen komen erna", "uiterst bakboord",
        "helemaal aan stuurboordzijde", "de staart van onze stoet woorden",
        "oneven, maar niet de kleinste", "even en wel de laagste van de twee",
        "het hoogste cijfer van onze code",
    ],
)  # fmt: skip
def test_places_are_told(clue: str) -> None:
    assert NL.position_talk.search(clue)


@pytest.mark.parametrize(
    "clue",
    [
        "de derde man", "de laatste gast van het feest", "eerste hulp", "helemaal uit de kast",
        "waar je ogen vallen op een schilderij", "waar je begint met lezen: groep drie", "waar je stopt voor rood",
        "eerste van de klas", "de linker van de twee koplampen", "een nacht overslaan en je bent gaar",
        "beurt overslaan en terug naar start", "iene miene mutte, tien pond grutten", "voorbij het midden van je leven",
        "hand op je hart, duim omhoog", "wijsvinger op de eerste snaar, middelvinger op de derde",
        "onder je rechterduim op de controller", "vitamine a, b, c en d", "hepatitis a, b, c, d en e",
        "de hele meute rent achter de vos aan", "medaille aan de hartkant", "groen licht aan stuurboord",
        "kop van de optocht", "het westelijkste puntje van europa", "meest oostelijke provincie",
        "even wachten, maar niet lang", "oneven aantal armen", "het laagste cijfer op je rapport",
        "iedereen staat links van hem in de politiek", "hoekhuis met maar één buur",
    ],
)  # fmt: skip
def test_what_is_near_such_talk_is_free(clue: str) -> None:
    assert not NL.position_talk.search(clue)


@pytest.mark.parametrize(
    ("name", "number"),
    [
        ("gouden medaille", 1), ("wiel van een kruiwagen", 1), ("bulten van de kameel", 2),
        ("kleuren van het stoplicht", 3), ("poten aan een stoel", 4), ("kamers van het hart", 4),
        ("pest oorlog dood honger", 4), ("nakomertje", 4),
    ],
)  # fmt: skip
def test_names_known_for_a_number(name: str, number: int) -> None:
    assert NL.numbered[name] == number
