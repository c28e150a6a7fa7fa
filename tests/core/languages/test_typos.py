"""How far apart two words are, against the definition of the distance."""

from functools import cache

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cluewright.core.languages.typos import is_far_fetched, typo_distance

WORDS = st.text("abcд", max_size=7)


@cache
def defined(one: str, two: str) -> int:
    """Optimal string alignment, letter by letter from the end."""
    if not one or not two:
        return len(one) + len(two)
    ways = [defined(one[:-1], two) + 1, defined(one, two[:-1]) + 1, defined(one[:-1], two[:-1]) + (one[-1] != two[-1])]
    if len(one) > 1 and one[-2:] == two[-2:][::-1]:
        ways.append(defined(one[:-2], two[:-2]) + 1)
    return min(ways)


@settings(max_examples=500)
@given(WORDS, WORDS, st.integers(0, 3))
def test_the_distance_is_as_defined_up_to_the_limit(one: str, two: str, limit: int) -> None:
    wanted = defined(one, two)
    assert typo_distance(one, two, limit) == (wanted if wanted <= limit else None)


@pytest.mark.parametrize(
    ("word", "other", "distance"),
    [
        ("giutar", "guitar", 1),
        ("gutar", "guitar", 1),
        ("elefant", "elephant", 2),
        ("кароова", "корова", 2),
        ("고앵이", "고양이", 1),
        ("cow", "cow", 0),
    ],
)
def test_slips(word: str, other: str, distance: int) -> None:
    assert typo_distance(word, other, 2) == distance


def test_the_longest_texts_are_compared_at_once() -> None:
    assert typo_distance("ab" * 80, "ba" * 80, 2) == 2
    assert typo_distance("a" * 160 + "b", "b" + "c" * 160, 2) is None


@pytest.mark.parametrize(
    ("word", "other"), [("kroos", "kroon"), ("만추", "단추"), ("tiwer", "tiger"), ("шадка", "шапка")]
)
def test_what_neither_fingers_nor_ears_take_for_another_letter_is_far_fetched(word: str, other: str) -> None:
    assert is_far_fetched(word, other)


@pytest.mark.parametrize(
    ("word", "other"),
    [
        ("krpon", "kroon"), ("tiher", "tiger"), ("tigar", "tiger"), ("рибка", "рыбка"), ("학꾜", "학교"),
        ("tigr", "tiger"), ("ropot", "robot"), ("tgier", "tiger"), ("tigger", "tiger"), ("zebra", "tiger"),
    ],
)  # fmt: skip
def test_neighbours_sounds_and_other_slips_are_not_far_fetched(word: str, other: str) -> None:
    assert not is_far_fetched(word, other)
