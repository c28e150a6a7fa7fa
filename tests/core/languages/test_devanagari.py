"""Hindi as people type it in Latin letters."""

import pytest

from cluewright.core.clues import Ruling
from cluewright.core.languages.devanagari import latin_spellings
from tests.core.clues.judging import translated, verdict


@pytest.mark.parametrize(
    ("word", "spellings"),
    [
        ("घर", {"ghar"}), ("कमल", {"kamal"}), ("पानी", {"pani", "paani", "paanee"}), ("दूध", {"dudh", "doodh"}),
        ("सूरज", {"suraj", "sooraj"}), ("चाँद", {"chand", "chaand"}), ("लड़का", {"larka", "larkaa"}),
        ("जानवर", {"janvar", "janwar", "jaanvar", "jaanwar"}), ("मछली", {"machhli", "machli", "machhlee", "machlee"}),
        ("बर्फ़", {"barf"}), ("मुंबई", {"mumbai", "mumbaee"}), ("दुःख", {"duhkh"}), ("न", {"na"}),
    ],
)  # fmt: skip
def test_vowels_that_are_not_written_are_said_where_people_say_them(word: str, spellings: set[str]) -> None:
    assert set(latin_spellings(word)) == spellings


@pytest.mark.parametrize("word", ["", "ghar", "घरx", "घ र", "дом"])
def test_other_words_have_no_such_spelling(word: str) -> None:
    assert latin_spellings(word) == ()


@pytest.mark.parametrize("clue", ["doodh", "dudh"])
def test_a_hindi_keyword_is_found_as_it_is_typed(clue: str) -> None:
    assert verdict(clue, translated("milk", hi="दूध")).ruling is Ruling.SUSPECT


def test_another_word_is_left_alone() -> None:
    assert verdict("doodle", translated("milk", hi="दूध")).ruling is Ruling.LEGAL
