"""The quick look at a whole table at once must see whatever the look at each keyword sees."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from cluewright.content.library import Library
from cluewright.core.clues import judge
from cluewright.core.clues.checks import keyword, pronunciation, spelling, translation
from cluewright.usecases import check_clues
from cluewright.usecases.evaluate.cases import Case, load_cases, rule

pytestmark = pytest.mark.model

CASES = load_cases(Path(__file__).parents[2] / "cases")[::24]
QUICK = [
    (keyword, "may_disguise"),
    (keyword, "_may_be_a_form"),
    (keyword, "may_contain_any"),
    (translation, "_may_be_one"),
    (pronunciation, "_may_sound_alike"),
    (spelling, "may_hold_an_anagram"),
]


@pytest.fixture(scope="module")
def library() -> Library:
    return Library.load()


@pytest.fixture(scope="module", autouse=True)
def every_question_is_new() -> Iterator[None]:
    """Answers that are remembered would hide what the looks see."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(check_clues, "_judged", judge)
        yield


Found = list[tuple[object, ...]]


def findings(case: Case, library: Library) -> Found:
    return [(found.check, found.method, found.ruling, found.span) for found in rule(library, case).verdict.findings]


@pytest.fixture(scope="module")
def quick(library: Library) -> dict[str, Found]:
    """What is found in each case with all the looks."""
    return {case.id: findings(case, library) for case in CASES}


@pytest.mark.parametrize("language", sorted({case.language for case in CASES}))
def test_nothing_is_missed(
    language: str, library: Library, quick: dict[str, Found], monkeypatch: pytest.MonkeyPatch
) -> None:
    cases = [case for case in CASES if case.language == language]
    for module, name in QUICK:
        monkeypatch.setattr(module, name, lambda *_: True)
    assert {case.id: quick[case.id] for case in cases} == {case.id: findings(case, library) for case in cases}


@pytest.mark.parametrize(("module", "name"), QUICK, ids=lambda value: value if isinstance(value, str) else "")
def test_a_look_that_sees_nothing_is_noticed(
    module: object, name: str, library: Library, quick: dict[str, Found], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The cases above would show it, if one of the quick looks said no too often."""
    monkeypatch.setattr(module, name, lambda *_: False)
    assert any(quick[case.id] != findings(case, library) for case in CASES)
