"""Digits read aloud inside a word."""

import pytest

from cluewright.core.clues import Ruling
from cluewright.core.clues.rebus import is_rebus
from cluewright.core.languages import existing

from .judging import checks, verdict


@pytest.mark.parametrize(
    ("language", "keyword", "clue"),
    [
        ("en", "skate", "sk8"), ("en", "great", "simply gr8"), ("en", "wait", "w8 for it"), ("en", "tennis", "10nis"),
        ("nl", "kracht", "kr8"), ("nl", "gracht", "aan de gr8"), ("ru", "семья", "7я"), ("ru", "сорока", "40ка"),
        ("ru", "подвал", "в под2ле под2л"), ("ru", "столица", "100лица"), ("ko", "사과", "4과"),
    ],
)  # fmt: skip
def test_a_keyword_with_digits_for_its_sounds_is_the_keyword(language: str, keyword: str, clue: str) -> None:
    found = verdict(clue, keyword, language=language)
    assert (found.ruling, checks(found)) == (Ruling.ILLEGAL, {"keyword"})


@pytest.mark.parametrize(
    ("language", "keyword", "clue"),
    [
        ("en", "skate", "m8"), ("en", "eight", "8mm"), ("en", "great", "G8"), ("nl", "kracht", "A4"),
        ("ru", "семья", "7-я симфония"), ("ko", "사랑", "4강"),
    ],
)  # fmt: skip
def test_other_words_with_digits_are_free(language: str, keyword: str, clue: str) -> None:
    assert verdict(clue, keyword, language=language).ruling is Ruling.LEGAL


@pytest.mark.parametrize("word", ["8", "great", "", "8" * 50, "1a2b3c4d5e6f", "a1b2c3d4e5f6g"])
def test_what_is_no_word_with_a_digit_or_two_is_not_read(word: str) -> None:
    assert not is_rebus(word, "great", existing("en"))
