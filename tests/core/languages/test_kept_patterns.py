"""Patterns whose code is kept are the patterns that Python would compile."""

import re
from collections.abc import Iterable

import pytest

from cluewright.core.clues import talk
from cluewright.core.languages import TAGS, kept_patterns
from cluewright.core.languages.word_list import WordList

SOURCES = (r"\b(?P<first>a)(?P<second>б|[가-힣])?\s", "(one) (?:two) (?P<n>three)", "(?i)straße", "(?!)", "")


@pytest.fixture
def compiled(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The patterns that Python compiles from now on."""
    sources: list[str] = []
    monkeypatch.setattr(re, "compile", sources.append)
    return sources


def keep(sources: Iterable[str], monkeypatch: pytest.MonkeyPatch) -> None:
    kept = WordList(kept_patterns.compiled({source: source for source in sources}))
    monkeypatch.setattr(kept_patterns, "_kept", lambda: kept)


def test_what_is_kept_is_taken_up_as_it_was(monkeypatch: pytest.MonkeyPatch, compiled: list[str]) -> None:
    keep(SOURCES, monkeypatch)
    found = [kept_patterns.pattern(source) for source in SOURCES]
    assert not compiled
    monkeypatch.undo()
    for one in found:
        same = re.compile(one.pattern)
        assert (one, one.groups, one.groupindex, one.flags) == (same, same.groups, same.groupindex, same.flags)
    assert [match.lastgroup for match in found[0].finditer("a aб a가 b")] == ["first", "second", "second"]


def test_what_is_taken_up_shows_but_the_beginning_of_its_source(monkeypatch: pytest.MonkeyPatch) -> None:
    keep(["ab" * 1000], monkeypatch)
    found = kept_patterns.pattern("ab" * 1000)
    assert len(found.pattern) < 100
    assert found.fullmatch("ab" * 1000)


def test_what_is_not_kept_is_compiled(monkeypatch: pytest.MonkeyPatch, compiled: list[str]) -> None:
    keep(["another"], monkeypatch)
    kept_patterns.pattern("new")
    assert compiled == ["new"]


@pytest.mark.parametrize("tag", TAGS)
def test_all_talk_can_be_kept(tag: str, monkeypatch: pytest.MonkeyPatch) -> None:
    told = dict(talk.written(tag))
    keep(told.values(), monkeypatch)
    monkeypatch.setattr(kept_patterns, "_SHOWN", None)  # patterns are equal only if they show the same
    assert [kept_patterns.pattern(each) for each in told.values()] == [re.compile(each) for each in told.values()]


def test_another_expression_is_compiled_and_kept_in_ones_stead(monkeypatch: pytest.MonkeyPatch) -> None:
    kept = WordList(kept_patterns.compiled({"ab|ac": "a(?:b|c)"}))
    monkeypatch.setattr(kept_patterns, "_kept", lambda: kept)
    assert kept_patterns.pattern("ab|ac", lambda: "(").fullmatch("ac")  # which is no expression, and not asked for
    assert kept_patterns.pattern("ad|ae", lambda: "a[de]").pattern == "a[de]"
