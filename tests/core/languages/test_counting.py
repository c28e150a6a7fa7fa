"""How languages without full analysis count."""

import pytest

from cluewright.core.languages.counting import LAST, counted, place_named, ranked, says_word


@pytest.mark.parametrize(
    ("word", "tag", "value"),
    [("fünf", "de", 5), ("fuenf", "de", 5), ("funf", "de", 5), ("trzy", "pl", 3), ("δύο", "el", 2), ("ろく", "ja", 6)],
)
def test_numbers_are_known_with_and_without_their_marks(word: str, tag: str, value: int) -> None:
    assert counted(word)[tag] == value


def test_a_word_may_be_a_number_in_several_languages() -> None:
    assert counted("sex") == {"la": 6, "sv": 6}
    assert counted("tri") == {"cs": 3, "eo": 3}
    assert counted("cow") == {}


@pytest.mark.parametrize(("word", "tag", "place"), [("dritter", "de", 3), ("última", "es", None), ("第一", "zh", 1)])
def test_places_have_names_of_their_own(word: str, tag: str, place: int | None) -> None:
    assert ranked(word).get(tag) == place


@pytest.mark.parametrize(
    ("words", "named"),
    [
        ("das dritte wort", (3, "de")),
        ("el tercero", (3, "es")),
        ("der dritte mann", None),
        ("la palabra", None),
        ("le dernier mot", (LAST, "fr")),
        ("letztes wort", (LAST, "de")),
        ("sista ordet", (LAST, "sv")),
        ("ein letztes wort", None),
        ("dernier tango", None),
    ],
)
def test_a_place_may_be_named_with_an_article_and_a_word_for_words(words: str, named: tuple[int, str] | None) -> None:
    assert place_named(tuple(words.split())) == named


@pytest.mark.parametrize(("words", "said"), [("premier mot", True), ("ostatnie slowo", True), ("der dritte", False)])
def test_a_place_is_a_keywords_where_a_word_for_words_is_said(words: str, said: bool) -> None:
    assert says_word(tuple(words.split())) is said
