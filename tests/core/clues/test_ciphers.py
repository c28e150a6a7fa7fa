"""A keyword in a code that anybody can undo is the keyword; numbers, names and words that only look so are not."""

import pytest

from cluewright.core.clues import Ruling

from .judging import checks, finding, verdict

SHOWN = ("cow", "spider", "library", "piano")


@pytest.mark.parametrize(
    "clue",
    [
        "-.-. --- .--", "—·—· / ——— / ·——", "⠉⠕⠺", "3-15-23", "3 15 23", "3, 15, 23", "99 111 119", "636f77",
        "0x636F77", "63 6f 77", "01100011 01101111 01110111", "011000110110111101110111", "Y293", "c3BpZGVy",
        "222 666 9", "tqjefs", "hkrwvi",
    ],
)  # fmt: skip
def test_a_keyword_in_a_code_is_illegal(clue: str) -> None:
    found = finding(clue, *SHOWN, check="keyword")
    assert (found.ruling, found.method) == (Ruling.ILLEGAL, "cipher")


@pytest.mark.parametrize("clue", ["-.- --- -", "⠅⠕⠞", "12 16 20", "1082 1086 1090", "0LrQvtGC", "лпу"])
def test_so_it_is_in_russian(clue: str) -> None:
    assert finding(clue, "кот", "лампа", language="ru", check="keyword").method == "cipher"


@pytest.mark.parametrize("clue", ["269", "pbj", "dpx", "bnv", "xld"])
def test_what_may_be_chance_is_for_a_human(clue: str) -> None:
    found = finding(clue, *SHOWN, check="keyword")
    assert (found.ruling, found.method) == (Ruling.SUSPECT, "cipher")


@pytest.mark.parametrize(
    "clue",
    [
        "1984", "24/7", "747", "3.14", "20-20", "1 2 3", "2001: A Space Odyssey", "10 000 000 000 000", "256 256 256",
        "frz", "IKEA", "BMW", "facade", "deadbeef", "AB12", "9999999999999999 8888888888888888", "0", "11111111",
    ],
)  # fmt: skip
def test_other_numbers_and_words_are_free(clue: str) -> None:
    assert "keyword" not in checks(verdict(clue, *SHOWN))


def test_two_letters_are_in_too_many_numbers() -> None:
    assert "keyword" not in checks(verdict("15-24", "ox"))
