"""The quick look for a part of a Korean word never hides one."""

import re
from pathlib import Path
from types import ModuleType

import pytest

from cluewright.core.languages.ko import compounds, verbs_inside
from cluewright.core.languages.ko.beginnings import may_hold

CASES = Path(__file__).parents[2] / "cases" / "ko" / "keyword.yaml"
_CASE = re.compile(r'keywords: \[([^\]]*)\], clue: "([^"]*)"')


def pairs() -> set[tuple[str, str]]:
    """Each word of a labelled clue with each keyword that it was judged by."""
    found = _CASE.findall(CASES.read_text("utf-8"))
    return {
        (word, keyword)
        for keywords, clue in found
        for keyword in re.findall("[가-힣]+", keywords)
        for word in re.findall("[가-힣]+", clue)
    }


@pytest.mark.parametrize("asked", [compounds, verbs_inside])
def test_what_is_found_without_it_is_found(asked: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    quick = {pair: asked.compound(*pair) for pair in pairs()}
    for module in (compounds, verbs_inside):
        monkeypatch.setattr(module, "may_hold", lambda word, part: True)
    slow = {pair: asked.compound(*pair) for pair in pairs()}
    assert sum(found is not None for found in slow.values()) > 50
    assert quick == slow


@pytest.mark.parametrize(
    ("word", "part"), [("암탉", "닭"), ("쌈밥", "싸움"), ("김치찌게", "찌개"), ("얘기책", "이야기")]
)
def test_parts_may_change_their_beginning(word: str, part: str) -> None:
    assert may_hold(word, part)


def test_most_words_have_no_such_syllable() -> None:
    assert not may_hold("자동차", "고양이")
