"""Goal 8: until the server listens, until it is ready, and what it holds in memory."""

import json
import statistics
import subprocess
import sys
from collections.abc import Iterator
from itertools import pairwise

from cluewright.content.compiled import compile_content, compiled_folder
from tests.api.serving import ROOT

from .processes import SERVICE, Server, running
from .report import Row, Wanted, row
from .timing import ratio

BARE = ("-m", "tests.bench.bare_fastapi", "{port}")
ROUNDS = 5


def rows() -> Iterator[Row]:
    """Starts in turn, then the memory of each part. The content is compiled anew first, as `make` does."""
    compile_content(compiled_folder())
    yield from _starts()
    yield from _memory()


def _starts() -> Iterator[Row]:
    ours, bases, later = list[Server](), list[Server](), list[float]()
    for turn in range(ROUNDS + 1):
        with running(BARE) as bare, running(SERVICE) as service:
            more = service.ready() - service.listening
        if turn:  # the first start may have to compile Python
            ours, bases, later = [*ours, service], [*bases, bare], [*later, more]
    yield _compared("until it listens", [[one.listening for one in servers] for servers in (ours, bases)], Wanted(1.35))
    yield _compared("the same, CPU", [[one.working for one in servers] for servers in (ours, bases)])
    more = statistics.median(later)
    yield row("8", "from then until ready", f"{more * 1000:.0f} ms", "", more, Wanted(1.5, unit=" s"))


def _compared(what: str, seconds: list[list[float]], most: Wanted | None = None) -> Row:
    ours, bases = seconds
    measured, base = (f"{statistics.median(values) * 1000:.0f} ms" for values in seconds)
    return row("8", what, measured, f"FastAPI {base}", ratio(ours, bases), most, bases)


def _memory() -> Iterator[Row]:
    command = [sys.executable, "-m", "tests.bench.resident"]
    found = json.loads(subprocess.run(command, cwd=ROOT, check=True, capture_output=True).stdout)
    names = list(found)
    grown = {name: (found[name] - found[before]) / 1024 for before, name in pairwise(names)}
    base = f"FastAPI and uvicorn {found['framework'] / 1024:.1f} MiB"
    bounds = {"content": Wanted(8, unit=" MiB"), "analysers": Wanted(80, unit=" MiB")}
    for name in names[2:]:
        measured = f"+{grown[name]:.1f} MiB"
        if name in bounds:
            yield row("8", f"memory: {name}", measured, base, grown[name], bounds[name])
        else:
            yield Row("8", f"memory: {name}", measured, base, f"{found[name] / 1024:.0f} MiB in all")
