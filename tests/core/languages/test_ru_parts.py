"""Russian: a part of the keyword is free, the whole is not; opaque wholes, names, what sounds alike by its stress."""

import pytest

from cluewright.core.clues import Ruling
from tests.core.clues.judging import verdict


def ruling(clue: str, *keywords: str) -> str:
    return verdict(clue, *keywords, language="ru").ruling.value


@pytest.mark.parametrize(
    ("part", "whole"),
    [
        ("угол", "треугольник"), ("год", "новогодний"), ("лёд", "гололёд"), ("лёд", "гололедица"),
        ("чай", "чаепитие"), ("пчела", "пчеловод"), ("ночь", "полночь"), ("кофе", "кофемолка"),
        ("сердце", "сердцебиение"),
    ],
)  # fmt: skip
def test_a_part_of_the_keyword_may_be_said_but_not_the_whole_for_its_part(part: str, whole: str) -> None:
    assert ruling(part, whole) == "legal"
    assert ruling(whole, part) == "illegal"


@pytest.mark.parametrize(
    ("whole", "part"),
    [
        ("осьминог", "нога"),
        ("роддом", "дом"),
        ("дензнак", "деньги"),
        ("медведь", "мёд"),
        ("медведи", "мёд"),
        ("перекати-поле", "поле"),
        ("иван-чай", "чай"),
        ("мать-и-мачеха", "мать"),
        ("рыба-меч", "меч"),
    ],
)
def test_opaque_wholes_are_for_a_human_and_their_parts_are_free(whole: str, part: str) -> None:
    assert ruling(whole, part) == "suspect"
    assert ruling(part, whole) == "legal"


@pytest.mark.parametrize(
    ("clue", "keyword"),
    [
        ("король", "королева"),
        ("дорога", "дорожка"),
        ("старый", "старость"),
        ("голубой", "голубоватый"),
        ("рыба-меч", "рыба"),
        ("волна", "волновой"),
        ("пчеловодство", "пчеловод"),
    ],
)
def test_a_suffix_is_no_second_part(clue: str, keyword: str) -> None:
    assert ruling(clue, keyword) == "illegal"


@pytest.mark.parametrize(
    ("clue", "keyword"),
    [("чернила", "чёрный"), ("мышца", "мышь"), ("рыжик", "рыжий"), ("ежевика", "ёж"), ("красавица", "красный")],
)
def test_relatives_that_have_moved_away_are_for_a_human(clue: str, keyword: str) -> None:
    assert ruling(clue, keyword) == "suspect"


@pytest.mark.parametrize(
    ("clue", "keyword", "expected"),
    [
        ("вена", "вина", "legal"), ("касса", "коса", "legal"), ("пара", "пора", "legal"),
        ("кампания", "компания", "illegal"), ("леса", "лиса", "illegal"),
        ("порок", "порог", "illegal"), ("код", "кот", "illegal"), ("волы", "валы", "illegal"),
        ("птица", "синица", "legal"), ("птица", "граница", "suspect"), ("соловей", "воробей", "legal"),
        ("бандит", "гранит", "suspect"), ("сосед", "балет", "legal"),
    ],
)  # fmt: skip
def test_what_sounds_alike_by_its_stress_and_rhymes_that_mean_something(clue: str, keyword: str, expected: str) -> None:
    assert ruling(clue, keyword) == expected


@pytest.mark.parametrize(
    ("clue", "keyword", "expected"),
    [
        ("красная шапочка", "шапка", "suspect"), ("властелин колец", "кольцо", "suspect"),
        ("гадкий утенок", "утка", "suspect"),
        ("джонни кэш", "кэш", "suspect"), ("властелин колец и кольцо", "кольцо", "illegal"),
        ("красная шапочка в шапке", "шапка", "illegal"), ("золотая рыбка", "рыба", "illegal"),
    ],
)  # fmt: skip
def test_names_are_for_a_human_and_the_keyword_beside_them_is_not(clue: str, keyword: str, expected: str) -> None:
    assert ruling(clue, keyword) == expected


@pytest.mark.parametrize(
    ("clue", "ruling"),
    [
        ("буквы и цифры под пальцами", Ruling.LEGAL), ("букв как пальцев на руке", Ruling.ILLEGAL),
        ("букв ровно как дней в неделе", Ruling.ILLEGAL), ("на слух почти то же, что бочка", Ruling.ILLEGAL),
        ("как у нас с тобой было на Алтае", Ruling.SUSPECT), ("Моя бабушка курит трубку", Ruling.LEGAL),
    ],
)  # fmt: skip
def test_letters_counted_sounds_and_what_only_we_know(clue: str, ruling: Ruling) -> None:
    assert verdict(clue, "огурец", language="ru").ruling is ruling
