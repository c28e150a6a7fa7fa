"""Which guesses name a keyword, in scripts where marks matter and where they do not."""

import pytest

from cluewright.core.clues.clue import Keyword, KeywordText
from cluewright.core.engines.decrypto.spelling import count_right, plain


def keyword(text: str, language: str, *accepted: str) -> Keyword:
    return Keyword((KeywordText(text, language),), accepted=tuple(KeywordText(form, language) for form in accepted))


@pytest.mark.parametrize(
    ("text", "language", "guess", "named"),
    [
        ("café", "fr", "CAFE", True),
        ("чёрный", "ru", "черный", True),
        ("ice cream", "en", "Ice-cream", True),
        ("소", "ko", "소", True),
        ("काला", "hi", "काला", True),
        ("काला", "hi", "केला", False),
        ("หมู", "th", "หมี", False),
        ("bò", "vi", "bò", True),
        ("bò", "vi", "bố", False),
        ("が", "ja", "か", False),
    ],
)
def test_a_guess_names_the_keyword_or_another_word(text: str, language: str, guess: str, named: bool) -> None:
    assert count_right((keyword(text, language),), (guess,)) == named


def test_each_guess_counts_once_and_each_keyword_once() -> None:
    keywords = (keyword("cow", "en", "cattle"), keyword("cat", "en"))
    assert count_right(keywords, ("cow", "cattle", "dog")) == 1
    assert count_right(keywords, ("cat", "cattle")) == 2


def test_what_is_left_has_no_punctuation() -> None:
    assert plain("  Ice—Cream! ") == "icecream"
