"""The measured figures as lines for a terminal and as members for JSON."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import asdict
from typing import Any

from cluewright.core.clues import Verdict

from .case_figures import CaseFigures, everything, figures, share, summary
from .cases import Ruled
from .goals import Measured, goals
from .tally import Answer, Tally

Section = tuple[str, list[str]]

_LISTS = ("inflection", "translations", "pack_translations", "slips", "disguises", "pairs", "row_pairs")


def figure(value: float, unit: str) -> str:
    """A figure as people read it; `%` takes a share."""
    return f"{value * 100:.2f}%" if unit == "%" else f"{value:.3f} {unit}"


def sections(measured: Measured, failures: int) -> Iterator[Section]:
    """Title and lines of each section that there are figures for; at most so many failures are listed in each."""
    if measured.cases:
        yield "cases", [_case_line(one) for one in (*summary(measured.cases), everything(measured.cases))]
        yield "checks", [_case_line(one) for one in figures(measured.cases)]
        wrong = [one for one in measured.cases if not one.right and one.case.part == "tune"]
        yield "failures", [_case_failure(one) for one in wrong[: failures * 10]]
    for name in _LISTS:
        tallies: Sequence[Tally] = getattr(measured, name)
        if tallies:
            yield name, list(_tally_lines(tallies, failures))
    if measured.speed:
        yield "speed", list(_speed_lines(measured))


def members(measured: Measured) -> dict[str, Any]:
    """All figures with every failure of the part `tune`; those of `held` are counted only."""
    return {
        "goals": [{**asdict(goal), "reached": goal.reached} for goal in goals(measured)],
        "cases": [_case_members(one) for one in figures(measured.cases)],
        **{name: [_tally_members(one) for one in getattr(measured, name)] for name in _LISTS},
        "speed": [asdict(one) for one in measured.speed],
        "cost": asdict(measured.cost) if measured.cost else None,
        "broken_rows": measured.broken_rows,
    }


def _case_line(one: CaseFigures) -> str:
    return (
        f"{one.language:<3}{one.part:<5}{one.check:<14}"
        f" found {_of(one.found, one.violations)}  right check {_of(one.right_check, one.violations)}"
        f"  illegal {_of(one.illegal, one.should_be_illegal)}  too hard {one.too_hard:>3}"
        f"  | legal {one.legal:>4}  flagged {one.false_alarms:>3}  illegal {one.falsely_illegal:>3}"
    )


def _of(some: int, of: int) -> str:
    return f"{some:>4}/{of:<4}{share(some, of):>7.1%}"


def _case_failure(one: Ruled) -> str:
    label = f"{one.case.verdict.value}/{one.case.check}"
    known = f"  (known: {one.case.known_wrong})" if one.case.known_wrong else ""
    words = ", ".join(one.case.keywords)
    return (
        f"{one.case.id:<24} {label:<22} {_said(one.verdict):<46} {one.case.clue!r} for {words} — {one.case.note}{known}"
    )


def _said(verdict: Verdict) -> str:
    found = ", ".join(f"{one.check}.{one.method}" for one in verdict.findings[:2])
    return f"{verdict.ruling.value} [{found}]"


def _tally_lines(tallies: Iterable[Tally], failures: int) -> Iterator[str]:
    for one in tallies:
        yield (
            f"{one.group:<26} n={one.asked:<6} flagged {one.recall:>8.2%}  illegal {one.ruled_illegal:>8.2%}"
            f"  words {one.words_found}/{one.words}"
            f"  {'; '.join(_odd(answer) for answer in one.odd[: min(failures, 5)])}"
        )


def _odd(answer: Answer) -> str:
    words = "/".join(one.text for one in answer.question.keywords)
    found = ",".join(f"{one.check}.{one.method}:{one.keyword_text}" for one in answer.verdict.findings[:1])
    return f"{words} ← {answer.question.clue}" + (f" [{found}]" if found else "")


def _speed_lines(measured: Measured) -> Iterator[str]:
    for one in measured.speed:
        named = (("cold", one.cold), ("new clues", one.new_clues), ("warm", one.warm), ("again", one.again))
        for name, found in named:
            measure = f"median {found.median:>8.3f} ms  p99 {found.p99:>8.3f} ms  n={found.count}"
            yield f"{one.language:<3}{name:<10} {measure}"
    if measured.cost:
        cost = measured.cost
        yield f"bare Python {cost.bare:.1f} MiB, checker +{cost.checker:.1f} MiB, content +{cost.content:.1f} MiB"
        yield f"ready after {cost.ready:.2f} s"


def _case_members(one: CaseFigures) -> dict[str, Any]:
    counts = {name: getattr(one, name) for name in one.__slots__ if name != "wrong"}
    shown = one.wrong if one.part == "tune" else ()
    return {**counts, "wrong": [_case_failure(ruled) for ruled in shown], "wrong_count": len(one.wrong)}


def _tally_members(one: Tally) -> dict[str, Any]:
    return {
        "group": one.group,
        "asked": one.asked,
        "flagged": one.flagged,
        "illegal": one.illegal,
        "words": one.words,
        "words_found": one.words_found,
        "odd": [_odd(answer) for answer in one.odd],
    }
