"""Patterns put together from words find what a plain list of them finds."""

import re

from hypothesis import given
from hypothesis import strategies as st

from cluewright.core.languages.patterns import one_of

WORDS = st.lists(st.text("ab .*한", min_size=1, max_size=5), min_size=1, max_size=8)


@given(WORDS, st.text("ab .*한", max_size=8))
def test_the_longest_word_at_the_beginning_is_found(words: list[str], text: str) -> None:
    found = re.match(one_of(words), text)
    longest = max((word for word in words if text.startswith(word)), key=len, default=None)
    assert (found[0] if found else None) == longest


@given(WORDS, st.text("ab .*한", max_size=8))
def test_a_shorter_word_does_where_the_rest_asks_for_it(words: list[str], text: str) -> None:
    assert bool(re.fullmatch(one_of(words) + "한", text)) is any(text == f"{word}한" for word in words)
