"""The quick look for any talk never hides some."""

import re
from dataclasses import replace
from pathlib import Path
from typing import get_args

import pytest

from cluewright.core.clues import talk as module
from cluewright.core.clues.normalise import normalise
from cluewright.core.clues.talk import Subject, talk
from cluewright.core.languages import TAGS, language
from cluewright.core.languages.en import LANGUAGE

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


@pytest.mark.parametrize(
    ("patterns", "text"),
    [
        (("^this", "^that|these"), "and these"),
        ((r"\bthis", r"\bthat|[(|]se"), "the|se"),
        (("(?<!x)this", r"(?<!x)(?:that|these\|)"), "these|"),
    ],
)
def test_what_comes_first_in_one_way_of_a_pattern_is_not_asked_of_another(
    patterns: tuple[str, ...], text: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    own = replace(LANGUAGE, sound_talk=tuple(map(re.compile, patterns)))
    monkeypatch.setattr(module, "existing", lambda tag: own)
    assert talk(f"x-{text}", text)  # a tag of its own: what was put together for one is kept


@pytest.mark.parametrize("tag", TAGS)
def test_whatever_a_pattern_finds_in_a_clue_is_found(tag: str) -> None:
    own = language(tag)
    assert own is not None
    for text in CLUES[tag]:
        found = {one.subject for one in talk(tag, text)}
        assert found == {subject for subject in SUBJECTS if any(one.search(text) for one in getattr(own, subject))}


@pytest.mark.parametrize(
    ("tag", "text", "subjects"),
    [
        ("en", "it starts with s and rhymes with dog", ["spelling_talk", "sound_talk"]),
        ("nl", "acht letters", ["count_talk"]),
        ("ru", "как в нашем отпуске", ["private_talk"]),
        ("ko", "두 번째 단어", ["position_talk"]),
        ("en", "a bird of the night", []),
    ],
)
def test_each_subject_is_told_apart(tag: str, text: str, subjects: list[str]) -> None:
    assert list(dict.fromkeys(one.subject for one in talk(tag, text))) == subjects
