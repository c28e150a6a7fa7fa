"""Russian keywords in disguise: digits for letters, read backwards in other letters, heard alike; and what is none."""

import pytest

from cluewright.core.clues import Ruling
from tests.core.clues.judging import verdict

ILLEGAL, SUSPECT, LEGAL = Ruling.ILLEGAL, Ruling.SUSPECT, Ruling.LEGAL


@pytest.mark.parametrize(
    ("clue", "keyword", "ruling"),
    [
        ("к1рп1ч", "кирпич", ILLEGAL),
        ("1рис", "кирпич", LEGAL),
        ("9корь", "якорь", ILLEGAL),
        ("gopas", "сапог", ILLEGAL),
        ("lager", "регал", LEGAL),
        ("берлога М-Е-Д-В-Е-Д-Я", "медведь", ILLEGAL),
        ("группа А-С-Т-Р-А", "медведь", LEGAL),
        ("МОТЫЛЕК ночной", "мотылёк", ILLEGAL),
        ("имя розы", "роза", SUSPECT),
        ("колун, но веселее", "клоун", SUSPECT),
        ("колун, но тяжелее", "кулон", SUSPECT),
        ("колун для дров", "топор", LEGAL),
    ],
)
def test_letters_in_disguise(clue: str, keyword: str, ruling: Ruling) -> None:
    assert verdict(clue, keyword, "жбан", "шмель", language="ru").ruling is ruling


@pytest.mark.parametrize(
    ("clue", "keyword", "ruling"),
    [
        ("бочок", "бачок", ILLEGAL),
        ("бочонок", "бачок", LEGAL),
        ("малако", "молоко", ILLEGAL),
        ("книга", "коврига", SUSPECT),
        ("пыльца", "овца", SUSPECT),
        ("перец", "отец", LEGAL),
        ("земляника", "туника", SUSPECT),
        ("механика", "туника", LEGAL),
    ],
)
def test_what_is_heard_alike_where_the_stress_can_be_told(clue: str, keyword: str, ruling: Ruling) -> None:
    assert verdict(clue, keyword, "жбан", "шмель", language="ru").ruling is ruling


@pytest.mark.parametrize(
    ("clue", "keyword"), [("бочонок", "бочка"), ("картёжник", "карта"), ("парилка", "пар"), ("засоня", "спать")]
)
def test_families(clue: str, keyword: str) -> None:
    assert verdict(clue, keyword, "жбан", "шмель", language="ru").ruling in {ILLEGAL, SUSPECT}
