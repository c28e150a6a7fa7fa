"""How fast the referee answers in this process, and what it costs to have one at all (in a process of its own)."""

import gc
import json
import subprocess
import sys
from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from time import thread_time

from cluewright.content.library import Library
from cluewright.core.clues.warm import steps
from cluewright.core.languages import TAGS
from cluewright.usecases.check_clues import CheckRequest, check_clues

from .pack_words import asked, chance, concepts_in

TABLES = 40
AGAIN = 10


@dataclass(frozen=True, slots=True)
class Times:
    """Milliseconds of processor time for one check of three clues at a table of four keywords: what else the machine
    does meanwhile does not count."""

    median: float
    p99: float
    count: int


@dataclass(frozen=True, slots=True)
class Speed:
    """For one language of play. `cold`: words that this process has not met before; `new_clues`: keywords seen before,
    other clues every time, as in a game; `warm`: the words of all have been met, but not together; `again`: the same
    request once more."""

    language: str
    cold: Times
    new_clues: Times
    warm: Times
    again: Times


@dataclass(frozen=True, slots=True)
class Cost:
    """What a process pays for the referee, in MiB resident and seconds: `bare` Python, the `checker` with all analysers
    beyond that, the `content` (packs, rulebooks, texts) beyond that; `ready` from the start until all is loaded."""

    bare: float
    checker: float
    content: float
    ready: float


def times(milliseconds: Iterable[float]) -> Times:
    """Median and 99th percentile of at least one figure."""
    ordered = sorted(milliseconds)
    return Times(ordered[len(ordered) // 2], ordered[min(len(ordered) - 1, len(ordered) * 99 // 100)], len(ordered))


def measure_speed(library: Library, tables: int = TABLES, again: int = AGAIN) -> tuple[Speed, ...]:
    """The times for each play language that the packs have enough words in, with all analysers loaded."""
    for step in steps():
        step()
    return tuple(_speed(library, tag, tables, again) for tag in TAGS if len(concepts_in(library, tag)) >= 40)


def _speed(library: Library, tag: str, tables: int, again: int) -> Speed:
    first = [_table(library, tag, number, 0) for number in range(tables)]
    later = [_table(library, tag, number, turn) for turn in range(1, again) for number in range(tables)]
    elsewhere = [replace(one, keywords=first[(place + 1) % tables].keywords) for place, one in enumerate(later)]

    def check(request: CheckRequest) -> None:
        check_clues(library, request)

    gc.collect()
    gc.disable()  # what other code left behind is no matter of the referee's
    try:
        cold = times(_clock(check, request) for request in first)
        new = times(_clock(check, request) for request in later)
        warm = times(_clock(check, request) for request in elsewhere)
        for request in first:  # which so many others have come after that it may be forgotten
            check(request)
        same = times(_clock(check, request) for request in first * again)
    finally:
        gc.enable()
    return Speed(tag, cold, new, warm, same)


def _clock(check: Callable[[CheckRequest], None], request: CheckRequest) -> float:
    start = thread_time()
    check(request)
    return (thread_time() - start) * 1000


def _table(library: Library, tag: str, number: int, turn: int) -> CheckRequest:
    """Four keywords that the number decides, and three words of other concepts that the turn decides."""
    concepts = concepts_in(library, tag)
    places = dict.fromkeys(chance("keyword", tag, number, step) % len(concepts) for step in range(12))
    shown = [concepts[place] for place in list(places)[:4]]
    said = [concepts[chance("clue", tag, number, turn, step) % len(concepts)] for step in range(3)]
    return CheckRequest(
        keywords=tuple(asked(concept, tag) for concept in shown),
        clues=tuple(concept.words[tag].text for concept in said),
        keyword_language=tag,
        code=(4, 2, 1),
    )


def measure_cost() -> Cost:
    """Start a process that loads everything and reports. Raises OSError or ValueError where it cannot."""
    code = "from cluewright.usecases.evaluate.burden import report; report()"
    start = [sys.executable, "-c", f"import resource, sys\nBARE = {_RESIDENT}\n{code.replace('()', '(BARE)')}"]
    answer = subprocess.run(start, capture_output=True, text=True, check=False)  # noqa: S603
    if answer.returncode:
        raise ValueError(answer.stderr.strip().rpartition("\n")[2])
    return Cost(**json.loads(answer.stdout))


_RESIDENT = "int(open('/proc/self/statm').read().split()[1]) * resource.getpagesize()"
