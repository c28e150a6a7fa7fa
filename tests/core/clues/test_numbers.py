"""Digits said in a row, in words."""

import pytest

from cluewright.core.clues import numbers
from cluewright.core.clues.numbers import digits_in, value_of

SCRIPTS = ("Latin", "Cyrillic", "Hangul")


@pytest.mark.parametrize(
    ("word", "digits"),
    [
        ("421", "421"),
        ("사이일", "421"),
        ("fourtwoone", "421"),
        ("два", "2"),
        ("four1", "41"),
        ("fortwo", None),
        ("온", None),
    ],
)
def test_a_word_made_of_digits_is_read(word: str, digits: str | None) -> None:
    assert digits_in(word) == digits


@pytest.mark.parametrize(
    ("word", "value"),
    [
        ("四", 4),
        ("〇", 0),
        ("十四", 14),
        ("二十", 20),
        ("四百二十一", 421),
        ("千", 1000),
        ("四二一", None),
        ("百千", None),
        ("十十", None),
    ],
)
def test_chinese_numerals_are_read(word: str, value: int | None) -> None:
    assert value_of(word) == value


@pytest.mark.parametrize("script", SCRIPTS)
def test_names_of_digits_in_a_row_can_be_read_in_one_way_only(script: str) -> None:
    """Or else the pattern that looks for them would try all ways: Sardinas and Patterson's test."""
    names = {name for name, value in numbers._names(frozenset({script})).items() if 1 <= value <= 9}
    left = {longer[len(name) :] for name in names for longer in names if longer != name and longer.startswith(name)}
    seen: set[str] = set()
    while left:
        seen |= left
        longer = {name[len(end) :] for end in left for name in names if name.startswith(end)}
        shorter = {end[len(name) :] for end in left for name in names if end.startswith(name)}
        left = (longer | shorter) - seen
        assert "" not in left
