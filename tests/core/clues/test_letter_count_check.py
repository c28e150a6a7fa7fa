"""Letters counted in a language of which the referee knows little more than how it counts letters."""

import pytest

from cluewright.core.clues import Ruling

from .judging import checks, finding, verdict


@pytest.mark.parametrize(
    ("clue", "language", "count"),
    [
        ("huit lettres", "fr", 8),
        ("ein Wort mit acht Buchstaben", "de", 8),
        ("8 lettere", "it", 8),
        ("três sílabas", "pt", 3),
        ("letras: 5", "es", 5),
        ("八文字", "ja", 8),
        ("两个音节", "zh", 2),
        ("แปดตัวอักษร", "th", 8),
        ("вісім літер", "uk", 8),
    ],
)
def test_letters_are_counted_in_languages_without_analysis_too(clue: str, language: str, count: int) -> None:
    found = finding(clue, "spider", check="letter-count")
    assert (found.ruling, found.language, found.params["count"]) == (Ruling.ILLEGAL, language, count)


@pytest.mark.parametrize(
    ("clue", "found"),
    [("sechs", True), ("VI", True), ("mix", False), ("шість", True), ("once", False), ("six hommes", False)],
)
def test_a_bare_number_of_such_a_language_is_a_count_where_it_is_no_other_word(clue: str, found: bool) -> None:
    assert ("letter-count" in checks(verdict(clue, "spider", "dragonflies"))) is found


@pytest.mark.parametrize("clue", ["una lettera d'amore", "belles lettres", "文字", "acht Briefe", "huit clos"])
def test_letters_that_nobody_counts_are_free(clue: str) -> None:
    assert "letter-count" not in checks(verdict(clue, "spider"))


def test_nobody_counts_to_007() -> None:
    assert verdict("007", "allergy").ruling is Ruling.LEGAL
    assert verdict("7", "allergy").ruling is Ruling.SUSPECT


@pytest.mark.parametrize("clue", ["280 characters at most", "seventeen syllables", "26 letters long"])
def test_more_letters_than_any_keyword_could_have_are_a_fact(clue: str) -> None:
    assert verdict(clue, "spider", "dragonfly").ruling is Ruling.LEGAL


@pytest.mark.parametrize("clue", ["eight letters minus two", "nine letters, I think"])
def test_a_wrong_count_is_talk_of_letters_too(clue: str) -> None:
    assert finding(clue, "spider", check="letter-count").ruling is Ruling.ILLEGAL


def test_the_lengths_of_its_words_tell_a_keyword_as_crosswords_do() -> None:
    assert finding("(3,5)", "ice cream", "lamb", check="letter-count").ruling is Ruling.ILLEGAL
    assert finding("3 5", "ice cream", "lamb", check="letter-count").ruling is Ruling.SUSPECT
    assert verdict("(3,4)", "ice cream", "lamb").ruling is Ruling.LEGAL
