"""The quick look for any talk never hides some."""

import re
from pathlib import Path
from typing import get_args

import pytest

from cluewright.core.clues import Clue
from cluewright.core.clues.analyse import analyse
from cluewright.core.clues.normalise import normalise
from cluewright.core.clues.talk import Subject, talk
from cluewright.core.languages import TAGS, language

SUBJECTS: tuple[Subject, ...] = get_args(Subject)
CASES = Path(__file__).parents[2] / "cases"
CLUES = {
    tag: [
        normalise(clue).text
        for path in sorted((CASES / tag).glob("*.yaml"))
        for clue in re.findall('clue: "([^"]*)"', path.read_text("utf-8"))
    ]
    for tag in TAGS
}

_STEP = 4
"""Of some thousand clues each is looked at with a thousand patterns and more, one by one: some hundred will do."""


@pytest.mark.parametrize("tag", TAGS)
def test_whatever_a_pattern_finds_in_a_clue_is_found(tag: str) -> None:
    own = language(tag)
    assert own is not None
    each = {subject: tuple(getattr(own, subject).each()) for subject in SUBJECTS}
    for text in CLUES[tag][::_STEP]:
        found = {one.subject for one in talk(tag, text) if one.match.string == text}
        assert found == {subject for subject in SUBJECTS if any(one.search(text) for one in each[subject])}


@pytest.mark.parametrize(
    ("tag", "text", "subjects"),
    [
        ("en", "it starts with s and rhymes with dog", ["spelling_talk", "sound_talk"]),
        ("nl", "acht letters", ["count_talk"]),
        ("ru", "наш отпуск", ["private_talk"]),
        ("ko", "두 번째 단어", ["position_talk"]),
        ("en", "a bird of the night", []),
    ],
)
def test_each_subject_is_told_apart(tag: str, text: str, subjects: list[str]) -> None:
    assert list(dict.fromkeys(one.subject for one in talk(tag, text))) == subjects


@pytest.mark.parametrize(
    ("tag", "text", "passage"),
    [
        ("en", "well guys, the second one, duh", "the second one"),
        ("en", "hahaha number 2 lol", "number 2"),
        ("nl", "nou jongens, de derde hoor!", "de derde"),
        ("ru", "ну, второе слово, короче", "второе слово"),
        ("ko", "얘들아, 두 번째 거 ㅋㅋㅋ", "두 번째 거"),
        ("en", "the one just under the top one, goes on hot dogs", "the one just under the top one"),
        ("ru", "он у нас на экране в самом конце, с молотом", "он у нас на экране в самом конце"),
        ("ko", "아침마다 쓰지, 맨 위에서 두 번째 줄에 적힌 거", "맨 위에서 두 번째 줄에 적힌 거"),
    ],
)
def test_what_else_a_clue_says_hides_no_talk(tag: str, text: str, passage: str) -> None:
    written = normalise(text).text
    talked = (one.span for one in talk(tag, written) if one.subject == "position_talk")
    assert normalise(passage).text in {written[slice(*span)] for span in talked}


def test_a_clue_of_asides_alone_is_taken_as_it_is() -> None:
    assert talk("en", "well, of course, guys") == ()


def test_what_is_said_in_another_script_is_read_by_itself() -> None:
    assert {one.subject for one in analyse(Clue("number four 부탁해요")).talk} == {"position_talk"}
    assert not analyse(Clue("number line 부탁해요")).talk
