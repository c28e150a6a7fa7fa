"""The labelled cases of `tests/cases/<language>/<check>.yaml`, judged with the packs that are shipped.

A case that the referee is known to get wrong carries `known_wrong: <reason>`; it must then still be wrong, so that the
mark goes when the fault goes. Cases of the part `held` are not looked at here: `cluewright eval` counts them.
"""

from pathlib import Path

import pytest

from cluewright.content.library import Library
from cluewright.usecases.evaluate.cases import Case, load_cases, rule

CASES = load_cases(Path(__file__).parent / "cases")


def _parameter(case: Case) -> object:
    marks = [pytest.mark.xfail(reason=case.known_wrong, strict=True)] if case.known_wrong else []
    return pytest.param(case, id=case.id, marks=marks)


@pytest.fixture(scope="module")
def library() -> Library:
    return Library.load()


@pytest.mark.parametrize("case", [_parameter(case) for case in CASES if case.part == "tune"])
def test_case(case: Case, library: Library) -> None:
    ruled = rule(library, case)
    found = [(one.check, one.method, one.ruling.value) for one in ruled.verdict.findings]
    assert ruled.right, f"{case.clue!r} for {case.keywords}: {case.verdict} by {case.check} ({case.note}), not {found}"


def test_every_language_has_both_parts() -> None:
    """A held case that somebody has looked at becomes one to tune on, so new ones must come in before more go."""
    for language in {case.language for case in CASES}:
        parts = [case.part for case in CASES if case.language == language]
        assert 1 / 3 < parts.count("held") / len(parts) < 0.5
