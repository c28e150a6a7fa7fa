"""Run in a fresh process: load the referee step by step and print what each step took."""

import json
import resource
from pathlib import Path
from time import perf_counter

MIB = 1024 * 1024


def report(bare: int) -> None:
    """Print the members of a `Cost` as JSON. `bare`: the resident bytes before anything was imported."""
    start = perf_counter()
    checker = _load_checker()
    content = _load_content()
    ready = perf_counter() - start
    print(
        json.dumps(
            {
                "bare": bare / MIB,
                "checker": (checker - bare) / MIB,
                "content": (content - checker) / MIB,
                "ready": ready,
            }
        )
    )


def resident() -> int:
    """Bytes of memory that this process holds now."""
    pages = Path("/proc/self/statm").read_text("ascii").split()[1]
    return int(pages) * resource.getpagesize()


def _load_checker() -> int:
    from cluewright.core.clues.warm import steps

    for step in steps():
        step()
    return resident()


def _load_content() -> int:
    from cluewright.content.library import Library

    library = Library.load()
    assert library.packs
    return resident()
