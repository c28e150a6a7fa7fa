"""Expressions put together are found wherever one of them is, and in less."""

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cluewright.core.languages.merged_patterns import may_be_letters, merged

PARTS = st.sampled_from(
    ["a", "b", "한", r"\.", "[ab]", "[^])]", "(?:a|b)", "(?:ab)?", "a{1,2}", "b*?", "(?=a)", r"(?<!b)", "^", "$", r"\b"]
)
SOURCES = st.lists(st.lists(PARTS, min_size=1, max_size=4).map("".join), min_size=1, max_size=6)


@given(SOURCES, st.text("ab.한)", max_size=8))
def test_all_as_one_is_found_where_one_of_them_is(sources: list[str], text: str) -> None:
    one = re.compile(merged(sources))
    assert [place for place in range(len(text) + 1) if one.match(text, place)] == [
        place for place in range(len(text) + 1) if any(re.compile(each).match(text, place) for each in sources)
    ]


@pytest.mark.parametrize(
    ("sources", "expected"),
    [
        (("the first", "the fifth"), "the fi(?:rst|fth)"),
        (("(?:a|b)+c", "(?:a|b)+d|e"), "(?:(?:a|b)+(?:c|d)|e)"),
        ((r"\d word", "x word"), r"(?:\d|x) word"),
        ((r"\u1100", r"\u1101", r"\x41"), r"(?:\u1100|\u1101|\x41)"),
        (("[]|]a", "[]|]b", "[^]|(]"), "(?:[]|](?:a|b)|[^]|(])"),
        (("a{1,2}b", "a{1,2}", "a{,3}?"), "(?:a{1,2}(?:b|)|a{,3}?)"),
        (("a", "a"), "a"),
        ((), ""),
    ],
)
def test_what_is_alike_is_written_once(sources: tuple[str, ...], expected: str) -> None:
    assert merged(sources) == expected


SIGNS = st.sampled_from(
    [" ", " ?", " +", " *?", "[ -]", "[ -]?", r"\s{2}", r"\W{0,1}", r"\d", "(?: |a)", "(?: a)?", "(?: |,)+"]
)
WITH_SIGNS = st.lists(PARTS | SIGNS | st.just("|"), max_size=5).map("".join)


@given(WITH_SIGNS, st.text("ab한", min_size=1, max_size=6))
def test_what_is_found_among_letters_may_be_letters(source: str, text: str) -> None:
    assert may_be_letters(source) or not re.search(source, text)


@pytest.mark.parametrize(
    ("source", "may_be"),
    [
        ("first word", False),
        ("first ?word", True),
        ("first +?word", False),
        ("first {0,2}word", True),
        (r"first[ \W-]word|\d{1,2}", False),
        (r"(?:the )+first|(?P<n>\d)th", False),
        ("(?:the )?first", True),
        ("(?: first|last)", True),
        ("(?= )first", True),
        ("first[ x]", True),
        ("", True),
    ],
)
def test_what_asks_for_other_things_than_letters_is_told(source: str, *, may_be: bool) -> None:
    assert may_be_letters(source) is may_be
