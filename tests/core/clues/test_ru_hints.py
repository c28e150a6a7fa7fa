"""Roundabout talk in Russian of letters, counts, places, sounds and what only friends know, and honest look-alikes."""

import pytest

from cluewright.core.clues import Ruling
from tests.core.clues.judging import verdict

KEYWORDS = ("лампа", "крыша", "мотор", "тесто")


@pytest.mark.parametrize(
    ("clue", "check"),
    [
        ("между К и М в азбуке", "spelling"),
        ("слово с ы посередине", "spelling"),
        ("поменяй в «камса» первую", "spelling"),
        ("пять клеточек по вертикали", "letter-count"),
        ("на один знак длиннее, чем «торт»", "letter-count"),
        ("замыкает строй наших слов", "position"),
        ("сосед снизу у того, чем ворон отгоняют", "position"),
        ("одно сверху, два снизу", "position"),
        ("рычит на конце", "pronunciation"),
        ("первый согласный мягкий", "pronunciation"),
        ("что у Гришиных родителей вечно скрипит", "private"),
        ("тогда, в Ашане, ты её уронил", "private"),
    ],
)
def test_roundabout_talk_is_found(clue: str, check: str) -> None:
    assert check in {found.check for found in verdict(clue, *KEYWORDS, language="ru").findings}


@pytest.mark.parametrize(
    "clue",
    [
        "ходит буквой «Г»",
        "выше только небо",
        "живёт за стенкой и сверлит",
        "две створки, справа ручка",
        "шея длиннее, чем ноги",
        "повторяет за тобой последнее слово",
        "стойте справа, проходите слева",
        "вы имеете право хранить молчание",
    ],
)
def test_honest_look_alikes_pass(clue: str) -> None:
    assert verdict(clue, *KEYWORDS, language="ru").ruling is Ruling.LEGAL
