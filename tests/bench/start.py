"""Goal 8: until the server listens, until it is ready, and what it holds in memory."""

import json
import statistics
import subprocess
import sys
from collections.abc import Iterator
from itertools import pairwise

from cluewright.content.compiled import compile_content, compiled_file
from tests.api.serving import ROOT

from .processes import SERVICE, running
from .report import Row, Wanted, row
from .timing import ratio

BARE = ("-m", "tests.bench.bare_fastapi", "{port}")
ROUNDS = 5


def rows() -> Iterator[Row]:
    """Starts in turn, then the memory of each part. The content is compiled anew first, as `make` does."""
    compile_content(compiled_file())
    yield from _starts()
    yield from _memory()


def _starts() -> Iterator[Row]:
    ours, bases, later = list[float](), list[float](), list[float]()
    for turn in range(ROUNDS + 1):
        with running(BARE) as bare:
            base = bare.listening
        with running(SERVICE) as service:
            mine, more = service.listening, service.ready() - service.listening
        if turn:  # the first start may have to compile Python
            ours, bases, later = [*ours, mine], [*bases, base], [*later, more]
    measured, base_text = (f"{statistics.median(values) * 1000:.0f} ms" for values in (ours, bases))
    yield row("8", "until it listens", measured, f"FastAPI {base_text}", ratio(ours, bases), Wanted(1.35), bases)
    more = statistics.median(later)
    yield row("8", "from then until ready", f"{more * 1000:.0f} ms", "", more, Wanted(1.5, unit=" s"), bases)


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
