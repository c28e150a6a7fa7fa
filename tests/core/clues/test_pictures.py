"""Pictures of keywords."""

import pytest

from cluewright.core.clues import Ruling, Strictness

from .judging import checks, finding, translated, verdict


@pytest.mark.parametrize(
    ("clue", "keyword"),
    [
        ("🐄", "cow"),
        ("the 🐮 says moo", "cow"),
        ("🕷️", "spider"),
        ("🌉", "bridge"),
        ("🍇", "grape"),
        ("☂", "umbrella"),
        ("🚒", "fire engine"),
        ("❤️", "heart"),
    ],
)
def test_a_picture_of_a_keyword_is_for_a_human(clue: str, keyword: str) -> None:
    found = finding(clue, keyword, check="translation")
    assert (found.ruling, found.method, found.keyword) == (Ruling.SUSPECT, "picture", 1)
    assert clue[slice(*found.span)] == found.excerpt


@pytest.mark.parametrize(("clue", "keyword"), [("come quickly! 🚒", "fire engine"), ("🪓 in the woods", "axe")])
def test_a_picture_beside_words_adorns_them(clue: str, keyword: str) -> None:
    assert "translation" not in checks(verdict(clue, keyword))
    assert "translation" in checks(verdict(clue, keyword, strictness=Strictness.STRICT))


def test_a_picture_beside_words_that_say_nothing_is_the_clue() -> None:
    assert "translation" in checks(verdict("it is a 🐄", "cow"))


def test_a_keyword_in_another_language_is_pictured_too() -> None:
    assert finding("🐄", translated("koe", "nl", en="cow"), check="translation", language="nl").method == "picture"


@pytest.mark.parametrize(
    ("clue", "keyword"), [("🐄", "milk"), ("❤", "black"), ("🐮", "face"), ("🅰", "letter"), ("→", "cow"), ("♞", "white")]
)
def test_other_pictures_are_free(clue: str, keyword: str) -> None:
    assert "translation" not in checks(verdict(clue, keyword))
