"""The quick look at all keywords for compounds sees whatever the look at each of them sees."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cluewright.core.clues.may_contain import heads_of, may_contain, may_contain_any

WORDS = st.text("abeé비빗물닭탉녀여하다", min_size=1, max_size=7)


@given(st.lists(WORDS, max_size=4), st.lists(WORDS, max_size=3))
def test_nothing_is_missed(keywords: list[str], words: list[str]) -> None:
    if any(may_contain(word, keyword) for word in words for keyword in keywords):
        assert may_contain_any(tuple(words), heads_of(keywords))


@pytest.mark.parametrize(
    ("word", "keyword"),
    [
        ("goldfish", "fish"),
        ("zwembad", "zwemmen"),  # a verb loses its ending
        ("львиный", "лев"),  # a short one its vowel
        ("빗물", "비"),
        ("암탉", "닭"),
        ("덮밥", "덮다"),
        ("청소기", "청소하다"),
        ("latte", "우유"),  # of which Hangul tells nothing
    ],
)
def test_what_may_contain_a_keyword(word: str, keyword: str) -> None:
    assert may_contain_any((word,), heads_of((keyword,)))


@pytest.mark.parametrize(
    ("word", "keyword"), [("horse", "fish"), ("waterfall", "planet"), ("корова", "лев"), ("우유", "닭")]
)
def test_most_words_cannot(word: str, keyword: str) -> None:
    assert not may_contain_any((word,), heads_of((keyword,)))
    assert not may_contain(word, keyword)
