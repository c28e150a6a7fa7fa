"""Patterns put together from words find what a plain list of them finds."""

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cluewright.core.languages.patterns import Phrases, in_a_row, one_of

WORDS = st.lists(st.text("ab .*한", min_size=1, max_size=5), min_size=1, max_size=8)


@given(WORDS, st.text("ab .*한", max_size=8))
def test_the_longest_word_at_the_beginning_is_found(words: list[str], text: str) -> None:
    found = re.match(one_of(words), text)
    longest = max((word for word in words if text.startswith(word)), key=len, default=None)
    assert (found[0] if found else None) == longest


@given(WORDS, st.text("ab .*한", max_size=8))
def test_a_shorter_word_does_where_the_rest_asks_for_it(words: list[str], text: str) -> None:
    assert bool(re.fullmatch(one_of(words) + "한", text)) is any(text == f"{word}한" for word in words)


@pytest.mark.parametrize(
    ("sources", "text"),
    [
        (("^this", "^that|these"), "and these"),
        ((r"\bthis", r"\bthat|[(|]se"), "the|se"),
        (("(?<!x)this", r"(?<!x)(?:that|these\|)"), "these|"),
        (("^(?P<n>this)", "^(?P<n>that)|these"), "and these"),
    ],
)
def test_what_comes_first_in_one_way_of_a_pattern_is_not_asked_of_another(sources: tuple[str, ...], text: str) -> None:
    assert Phrases(*sources).search(text)


def test_each_pattern_with_a_name_is_found_beside_the_others() -> None:
    phrases = Phrases("(?P<n>one) word", "(?P<n>one)", "wo", "word")
    assert [(found[0], found.groupdict()) for found in phrases.finditer("one word")] == [
        ("one word", {"n": "one"}), ("one", {"n": "one"}), ("word", {}),
    ]  # fmt: skip


def test_what_stands_before_and_after_holds_for_every_alternative() -> None:
    phrases = Phrases("tea|coffee", "(?P<n>milk)|(?P<m>cream)", before="(?<![a-z])", after="[.!]")
    assert [found[0] for found in phrases.finditer("xtea! tea. coffee! coffee ice-cream! xcream! milk")] == [
        "cream!", "tea.", "coffee!",
    ]  # fmt: skip


def test_put_together_they_find_what_each_found() -> None:
    both = Phrases("tea", before="^") + Phrases("(?P<n>milk)", before="^")
    assert [bool(both.search(text)) for text in ("tea", "milk", "no milk")] == [True, True, False]


def test_among_letters_little_is_looked_for_where_that_is_worth_its_room() -> None:
    long = Phrases(*(f"{word * 30} {word}" for word in "abcdefghijklmnopqrstuvwxyz"), "tea")
    short = Phrases("tea time", "tea")
    assert [bool(phrases.search("green tea")) for phrases in (long, short)] == [True, True]
    assert [bool(phrases.search("tea")) for phrases in (long, short)] == [True, True]
    assert [phrases._in_letters == phrases._in_anything for phrases in (long, short)] == [False, True]


@pytest.mark.parametrize(
    ("text", "found"),
    [("red, green, blue", True), ("red, green", False), ("red green blue", False), ("blue, red, red", True)],
)
def test_things_in_a_row_are_parted_each_from_the_next(text: str, *, found: bool) -> None:
    assert bool(re.fullmatch(in_a_row("red green blue", ", ", 3), text)) is found
