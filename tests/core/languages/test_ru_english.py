"""English words in Russian letters, and Russian ones with Latin letters among them."""

import pytest

from cluewright.core.languages.ru import LANGUAGE as RU
from cluewright.core.languages.ru.look_alikes import in_russian_letters


@pytest.mark.parametrize(
    ("written", "english"),
    [
        ("уайт", "white"), ("вайт", "white"), ("блэк", "black"), ("блек", "black"), ("файер", "fire"), ("фаер", "fire"),
        ("хаус", "house"), ("найт", "night"), ("флауэр", "flower"), ("лав", "love"), ("вотер", "water"),
        ("бёрд", "bird"), ("тайм", "time"), ("бридж", "bridge"), ("френд", "friend"), ("мани", "money"),
    ],
)  # fmt: skip
def test_english_is_known_by_its_sound(written: str, english: str) -> None:
    assert set(RU.as_borrowed(written)) & set(RU.borrowed(english))


@pytest.mark.parametrize("word", ["гусь", "боль", "лук", "трус", "мать", "гранат", "лава"])
def test_russian_words_are_not_taken_for_english(word: str) -> None:
    assert RU.as_borrowed(word) == ()


def test_words_too_short_or_without_a_listed_sound_have_no_keys() -> None:
    assert RU.borrowed("eye") == ()
    assert RU.borrowed("qzxv") == ()


def test_latin_letters_among_russian_ones_are_read_as_these() -> None:
    mixed = "б\u0061н\u0061нчик"
    assert in_russian_letters(mixed) == "бананчик"
    assert "банан" in {form.key for form in RU.forms(mixed) if form.certain}
    assert in_russian_letters("banan") == "banan"
    assert in_russian_letters("xдом") == "хдом"
    assert in_russian_letters("wдом") == "wдом"
