"""`make bench`: the goals for speed and memory, each with its base, measured side by side in one run.

Only ratios say something on a machine that does other things too; a verdict is left out where the base itself was
unsteady. Arguments choose goals by the names of their files (`python -m tests.bench draws one_move`).
"""

import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Mapping
from functools import cache
from pathlib import Path

from cluewright.api.settings import Settings
from cluewright.bootstrap import build
from tests.api.serving import ROOT

from . import clue_checks, draws, durable_moves, fan_out, in_process, one_move, over_http, start
from .machine import heading
from .report import Row, table

Group = Callable[[], Iterator[Row]]


def groups(folder: Path) -> Mapping[str, Group]:
    """The goals by the names of their files."""
    services = cache(lambda: build(Settings()))
    return {
        "start": start.rows,
        "over_http": over_http.rows,
        "in_process": lambda: in_process.rows(services()),
        "durable_moves": lambda: durable_moves.rows(folder),
        "fan_out": fan_out.rows,
        "one_move": one_move.rows,
        "draws": draws.rows,
        "clue_checks": lambda: clue_checks.rows(services().library),
    }


def main(chosen: list[str]) -> None:
    """Measure and print; the table is sorted by goal."""
    started = time.monotonic()
    with tempfile.TemporaryDirectory(prefix=".bench-", dir=ROOT) as name:
        folder = Path(name)
        print("\n".join(heading(folder)), flush=True)
        known = groups(folder)
        rows = [row for group in chosen or known for row in known[group]()]
    print(table(sorted(rows, key=lambda row: int(row.goal))))
    print(f"{time.monotonic() - started:.0f} s")


if __name__ == "__main__":
    if not Path("/proc/self/schedstat").exists():
        sys.exit("the figures of processes come from /proc, which only Linux has")
    main(sys.argv[1:])
