"""`cluewright eval`: how well and how fast the referee rules, in figures beside the goals."""

import json
from argparse import ArgumentParser, Namespace
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

from .command import Command, Voice

if TYPE_CHECKING:
    from cluewright.usecases.evaluate.goals import Measured


def add_arguments(parser: ArgumentParser, voice: Voice) -> None:
    parser.add_argument("--data", type=Path, metavar="DIR", help=voice.text("eval.data"))
    parser.add_argument("--cases", type=Path, metavar="DIR", help=voice.text("eval.cases_folder"))
    parser.add_argument("--failures", type=int, default=20, metavar="N", help=voice.text("eval.failures"))
    parser.add_argument("--json", action="store_true", help=voice.text("json.help"))


def run(options: Namespace, voice: Voice) -> int:
    """Status 1 where a goal is not reached or a file cannot be used."""
    from cluewright.content.library import Library
    from cluewright.content.strict_yaml import YamlRefused
    from cluewright.usecases.evaluate.cases import CaseInvalid
    from cluewright.usecases.evaluate.evaluation import evaluate
    from cluewright.usecases.evaluate.goals import goals

    try:
        measured = evaluate(Library.load(), options.cases or _own_cases(), options.data)
    except (CaseInvalid, YamlRefused, OSError, UnicodeDecodeError) as fault:
        voice.complain("eval.refused", reason=str(fault))
        return 1
    lines = _as_json(measured) if options.json else _readable(measured, voice, options.failures)
    for line in lines:
        print(line)
    return 0 if all(goal.reached for goal in goals(measured)) else 1


def _own_cases() -> Path | None:
    """The cases of a checkout; None where the program was installed without them."""
    from cluewright.content.locations import data_folder

    folder = data_folder("locales").parent / "tests" / "cases"
    return folder if folder.is_dir() else None


def _as_json(measured: "Measured") -> Iterator[str]:
    from cluewright.usecases.evaluate.report import members

    yield json.dumps(members(measured), ensure_ascii=False, indent=1)


def _readable(measured: "Measured", voice: Voice, failures: int) -> Iterator[str]:
    from cluewright.usecases.evaluate.report import sections

    for title, lines in sections(measured, failures):
        yield f"\n== {voice.text(f'eval.section.{title}')}"
        yield from lines
    yield f"\n== {voice.text('eval.section.goals')}"
    yield from _goals(measured, voice)


def _goals(measured: "Measured", voice: Voice) -> Iterator[str]:
    from cluewright.usecases.evaluate.goals import goals
    from cluewright.usecases.evaluate.report import figure

    for goal in goals(measured):
        sign = "≥" if goal.at_least else "≤"
        mark = "✓" if goal.reached else "✗"
        wanted, found = figure(goal.bound, goal.unit), figure(goal.measured, goal.unit)
        text = voice.text(f"eval.goal.{goal.id}")
        yield f"{mark} {goal.subject:<3} {found:>10}  {sign} {wanted:<9} n={goal.over:<6} {text}"


COMMAND = Command("eval", add_arguments, run)
