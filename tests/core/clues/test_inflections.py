"""The forms of words in languages without full analysis."""

import pytest

from cluewright.core.clues import Ruling
from cluewright.core.languages import inflections as module
from cluewright.core.languages.inflections import Inflection, compiled, inflections
from cluewright.core.languages.word_list import WordList

from .judging import finding, translated, verdict

KNOWN = {"de": ["Wolf", "Kuh"], "es": ["lobo"], "cs": ["kráva"], "no": ["rev"], "tlh": ["targ"]}
FOREIGN = translated("wolf", de="Wolf", es="lobo")


@pytest.fixture(scope="module")
def written() -> WordList:
    return WordList(compiled(KNOWN))


@pytest.fixture(autouse=True)
def only_these(written: WordList, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "_written", lambda: written)


@pytest.mark.parametrize(
    ("said", "language", "word", "form"),
    [
        ("kühe", "de", "kuh", "kühe"),
        ("kuhe", "de", "kuh", "kühe"),
        ("lobos", "es", "lobo", "lobos"),
        ("krávou", "cs", "kráva", "krávou"),
    ],
)
def test_a_form_is_found_with_its_marks_and_without(said: str, language: str, word: str, form: str) -> None:
    assert Inflection(language, word, form) in inflections(said)


@pytest.mark.parametrize("said", ["", "wolf", "katzen", "targs", "cote", "a" * 160])
def test_other_words_are_forms_of_none(said: str) -> None:
    assert inflections(said) == ()


@pytest.mark.parametrize(
    ("clue", "ruling"),
    [
        ("wölfe", Ruling.ILLEGAL),  # though the word itself is written like the keyword
        ("lobos", Ruling.ILLEGAL),
        ("Lobos", Ruling.SUSPECT),  # a name as well
        ("manada de lobos", Ruling.ILLEGAL),
    ],
)
def test_a_listed_form_is_the_translation_inflected(clue: str, ruling: Ruling) -> None:
    found = finding(clue, FOREIGN, check="translation")
    assert (found.ruling, found.method) == (ruling, "inflected")


def test_a_form_of_a_word_that_is_no_translation_here_is_legal() -> None:
    assert verdict("kühe", FOREIGN).findings == ()


def test_the_same_words_make_the_same_list_in_whatever_order() -> None:
    words = {"es": ["vela"], "pt": ["vela"]}
    assert compiled(words) == compiled(dict(reversed(words.items())))
    assert WordList(compiled(words)).get("velas") == "es:vela:|pt:vela:"
