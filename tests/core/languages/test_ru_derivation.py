"""Russian: persons by what they play, drive or work at, small things, verbs for a while; what only looks so."""

import pytest

from cluewright.core.languages import Form
from cluewright.core.languages.ru import LANGUAGE as RU


def form(word: str, base: str) -> Form | None:
    return next((one for one in RU.forms(word) if one.key == base.replace("ё", "е")), None)


@pytest.mark.parametrize(
    ("word", "base"),
    [
        ("скрипач", "скрипка"), ("трубач", "труба"), ("циркач", "цирк"), ("боксёр", "бокс"), ("шахтёр", "шахта"),
        ("контролёр", "контроль"), ("аптекарь", "аптека"),  ("музыкант", "музыка"),
        ("сахарница", "сахар"), ("салатница", "салат"), ("носочек", "носок"), ("крылечко", "крыльцо"),
        ("цветочек", "цветок"), ("морковка", "морковь"), ("тучка", "туча"), ("кашка", "каша"), ("винцо", "вино"),
        ("почаёвничали", "чай"), ("чаёвничать", "чай"), ("перчёный", "перец"), ("мясник", "мясо"),
        ("скрипичный", "скрипка"), ("ёлочка", "ёлка"), ("дома", "дом"), ("домой", "дом"), ("лет", "год"),
        ("виноградина", "виноград"), ("горошина", "горох"), ("соломинка", "солома"), ("мамин", "мама"),
        ("денёчек", "день"), ("пенёчек", "пень"), ("шажочек", "шаг"),
        ("дядина", "дядя"), ("воловья", "вол"), ("мультики", "мультфильм"), ("телик", "телевизор"), ("снится", "сон"),
    ],
)  # fmt: skip
def test_surely_made_from(word: str, base: str) -> None:
    found = form(word, base)
    assert found is not None
    assert found.certain


@pytest.mark.parametrize(
    ("word", "base"),
    [
        ("стукач", "стук"),
        ("главарь", "глава"),
        ("больница", "боль"),
        ("вечеринка", "вечер"),
        ("парусина", "парус"),
        ("велик", "велосипед"),
        ("комп", "компьютер"),
    ],
)
def test_what_has_parted_from_its_base_is_suspect(word: str, base: str) -> None:
    found = form(word, base)
    assert found is not None
    assert not found.certain


@pytest.mark.parametrize(("word", "base"), [("пионер", "пион"), ("мастер", "масть"), ("кустарь", "куст")])
def test_what_only_looks_like_a_person_of_it(word: str, base: str) -> None:
    assert form(word, base) is None


def test_a_small_thing_is_called_so_however_it_is_found() -> None:
    found = form("рыбка", "рыба")
    assert found is not None
    assert (found.kind, found.certain) == ("diminutive", True)
