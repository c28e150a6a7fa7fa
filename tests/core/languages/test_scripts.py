"""The many ways to write one word: customs of those who lack a key, tables of transcription, keyboards."""

import time

import pytest

from cluewright.core.languages.keyboards import keystrokes
from cluewright.core.languages.look_alikes import look, unleet
from cluewright.core.languages.scripts import is_spelled_in_latin, without_keys


@pytest.mark.parametrize(
    ("word", "typed"),
    [
        ("привет", "ghbdtn"),
        ("ёж", "t;"),
        ("안녕", "dkssud"),
        ("까치", "rkcl"),
        ("괜찮다", "rhoscksgek"),
        ("cow", "cow"),
    ],
)
def test_keystrokes(word: str, typed: str) -> None:
    assert keystrokes(word) == typed


@pytest.mark.parametrize(
    ("latin", "word"),
    [
        ("joj", "ёж"),
        ("yozh", "ёж"),
        ("ezh", "ёж"),
        ("borshch", "борщ"),
        ("borsch", "борщ"),
        ("tsirk", "цирк"),
        ("karova", "корова"),
    ],
)
def test_spelled_in_latin(latin: str, word: str) -> None:
    assert is_spelled_in_latin(latin, word)


@pytest.mark.parametrize(
    ("latin", "word"), [("", ""), ("cow", "корова"), ("kat", "кот"), ("ezhi", "ёж"), ("ez", "ёж!"), ("cow", "cow")]
)
def test_not_spelled_in_latin(latin: str, word: str) -> None:
    assert not is_spelled_in_latin(latin, word)


def test_the_time_does_not_explode() -> None:
    start = time.perf_counter()
    assert not is_spelled_in_latin("y" * 160 + "!", "й" * 160)
    assert time.perf_counter() - start < 5  # it would be years


def test_customs_of_languages() -> None:
    assert without_keys("löffel", "de") == ("loeffel",)
    assert without_keys("smørrebrød", "da") == ("smoerrebroed",)
    assert without_keys("löffel", "hu") == ()
    assert without_keys("apfel", "de") == ()


def test_digits_are_read_by_the_script_around_them() -> None:
    assert "чашка" in unleet("4ашка")
    assert "барабан" in unleet("б4р4б4н")
    assert "cat" in unleet("c4t")
    assert {"ракета", "роза"} <= {*unleet("р@к3та"), *unleet("р03а")}
    assert unleet("61t") == ("glt", "git", "бит", "blt")  # in this order: the first that is a translation is reported
    assert look("дbiм") == look("дым")
