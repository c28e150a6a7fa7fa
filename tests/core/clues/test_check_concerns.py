"""What a check has no concern in is not looked at by it, and nothing is missed by that."""

import re
from collections.abc import Iterator
from itertools import product
from pathlib import Path

import pytest

from cluewright.core.clues import Clue, Strictness, Table, keyword
from cluewright.core.clues.check import Check
from cluewright.core.clues.judge import checks
from cluewright.core.clues.table import AnalysedTable, prepare
from cluewright.core.languages import TAGS

CASES = Path(__file__).parents[2] / "cases"
KEYWORDS = {
    "en": ("cow", "spider", "dragonfly", "seven"),
    "nl": ("koe", "spin", "libel", "zeven"),
    "ru": ("кот", "паук", "стрекоза", "семь"),
    "ko": ("소", "거미", "잠자리", "일곱"),
}
CHECKS = {check.id: check for check in checks()}

_STEP = 25
"""Of some thousand clues this part is looked at, at several tables."""


def at(tag: str, text: str, code: tuple[int, ...] = (), strictness: Strictness = Strictness.STANDARD) -> AnalysedTable:
    shown = tuple(keyword(word, tag) for word in KEYWORDS[tag])
    clues = (Clue(text), Clue("2"), Clue("1"))
    aimed = tuple(Clue(clue.text, target=place) for clue, place in zip(clues, code, strict=False))
    return prepare(Table(shown, code=code, strictness=strictness, language=tag), aimed or clues)


def unconcerned(table: AnalysedTable) -> Iterator[Check]:
    return (check for check in checks() if not check.concerns(table.clues[0], table.play))


@pytest.mark.parametrize("tag", TAGS)
def test_nothing_is_found_where_there_is_no_concern(tag: str) -> None:
    texts = [
        clue
        for path in sorted((CASES / tag).glob("*.yaml"))
        for clue in re.findall('clue: "([^"]*)"', path.read_text("utf-8"))[::_STEP]
    ]
    looked = 0
    for text, code, strictness in product(texts, ((), (4, 2, 1), (3, 1)), (Strictness.STANDARD, Strictness.STRICT)):
        table = at(tag, text, code, strictness)
        for check in unconcerned(table):
            looked += 1
            assert tuple(check.run(table.clues[0], table)) == (), (check.id, text)
    assert looked > len(texts)


@pytest.mark.parametrize("tag", TAGS)
def test_of_an_ordinary_word_few_checks_have_to_be_asked(tag: str) -> None:
    said = {"en": "milk", "nl": "melk", "ru": "молоко", "ko": "우유"}[tag]
    assert {check.id for check in unconcerned(at(tag, said))} == {"code", "form", "letter-count", "position", "private"}


@pytest.mark.parametrize(
    ("check", "tag", "text"),
    [
        ("code", "en", "421"),
        ("code", "ko", "사이일"),
        ("code", "en", "for too won"),  # by ear
        ("form", "en", "milk / cheese"),
        ("form", "en", "..."),
        ("letter-count", "en", "eight"),
        ("letter-count", "en", "(3,5)"),
        ("letter-count", "en", "monosyllabic"),
        ("letter-count", "en", "三文字"),
        ("letter-count", "en", "trois"),
        ("position", "en", "third"),
        ("position", "en", "trio"),
        ("position", "en", "troisième"),
        ("position", "en", "genie"),
        ("private", "ko", "우리결혼식"),
    ],
)
def test_what_may_be_found_in_a_clue_is_of_concern(check: str, tag: str, text: str) -> None:
    table = at(tag, text)
    assert CHECKS[check].concerns(table.clues[0], table.play)
