"""The labelled cases of `tests/cases/<language>/<check>.yaml`, judged with the packs that are shipped.

A case that the referee is known to get wrong carries `known_wrong: <reason>`; it must then still be wrong, so that the
mark goes when the fault goes. All others of a language and check are one test, which names whichever are ruled wrongly:
a test for each would take half as long again. Cases of the part `held` are not looked at here: `cluewright eval` counts
them.
"""

from collections import defaultdict
from pathlib import Path

import pytest

from cluewright.content.library import Library
from cluewright.usecases.evaluate.cases import Case, load_cases, rule

CASES = load_cases(Path(__file__).parent / "cases")
RIGHT: dict[str, list[Case]] = defaultdict(list)
for _case in CASES:
    if _case.part == "tune" and not _case.known_wrong:
        RIGHT[f"{_case.language}-{_case.check}"].append(_case)


@pytest.fixture(scope="module")
def library() -> Library:
    return Library.load()


def fault(case: Case, library: Library) -> str | None:
    """What is wrong with the ruling on a case, if anything."""
    ruled = rule(library, case)
    if ruled.right:
        return None
    found = [(one.check, one.method, one.ruling.value) for one in ruled.verdict.findings]
    label = f"{case.verdict} by {case.check} ({case.note})"
    return f"{case.id}: {case.clue!r} for {case.keywords}: {label}, not {found}"


@pytest.mark.parametrize("cases", RIGHT.values(), ids=RIGHT)
def test_cases_are_ruled_as_labelled(cases: list[Case], library: Library) -> None:
    faults = [found for case in cases if (found := fault(case, library))]
    assert not faults, "\n".join(faults)


@pytest.mark.parametrize(
    "case",
    [
        pytest.param(case, id=case.id, marks=pytest.mark.xfail(reason=case.known_wrong, strict=True))
        for case in CASES
        if case.part == "tune" and case.known_wrong
    ],
)
def test_a_known_fault_is_still_one(case: Case, library: Library) -> None:
    assert not fault(case, library)


def test_every_language_has_both_parts() -> None:
    """A held case that somebody has looked at becomes one to tune on, so new ones must come in before more go."""
    for language in {case.language for case in CASES}:
        parts = [case.part for case in CASES if case.language == language]
        assert 1 / 3 < parts.count("held") / len(parts) < 0.5
