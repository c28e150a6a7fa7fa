"""Goals 1 and 3 on the real server: the same request to the service and to bare ASGI, in turn."""

import statistics
from collections.abc import Iterator, Mapping

from .bare_asgi import RULES
from .load import Asked, Figures, loaded
from .processes import SERVICE, Server, ask, running
from .questions import CLUES_UNJUDGED, clue_check, rules
from .report import STEADY, Row, Wanted, row, unsteadiness
from .timing import ratio

BARE = ("-m", "tests.bench.bare_asgi", "{port}")
ROUNDS = 5


def rows() -> Iterator[Row]:
    """Processor time and 99th percentile for each request."""
    with running(SERVICE) as service, running(BARE, RULES) as bare:
        service.ready()
        tag = ask(service.port, "GET", RULES, headers={"accept": "application/json"})[1]["etag"]
        least = Wanted(0.9, at_least=True)
        yield from _compared("1", "rules GET", rules(), service, bare, least)
        yield from _compared("1", "rules 304", rules(tag), service, bare, least)
        yield from _compared("3", "POST clue check", clue_check(), service, bare, Wanted(0.6, at_least=True))
        yield from _compared("3", "the same without checks", clue_check(CLUES_UNJUDGED), service, bare)


def _compared(
    goal: str, what: str, asked: Asked, service: Server, bare: Server, least: Wanted | None = None
) -> Iterator[Row]:
    servers = {"ours": service, "bare": bare}
    figures: dict[str, list[Figures]] = {name: [] for name in servers}
    for turn in range(ROUNDS):
        for name in sorted(servers, reverse=bool(turn % 2)):
            figures[name].append(loaded(servers[name], asked))
    yield _cpu(goal, what, figures, least)
    if goal == "1":
        yield _p99(goal, what, figures)


def _cpu(goal: str, what: str, figures: Mapping[str, list[Figures]], least: Wanted | None) -> Row:
    ours, bases = ([one.cpu for one in figures[name]] for name in ("ours", "bare"))
    measured, base = (f"{statistics.median(values):.1f} µs CPU" for values in (ours, bases))
    return row(goal, what, measured, f"bare ASGI {base}", ratio(bases, ours), least, bases)


def _p99(goal: str, what: str, figures: Mapping[str, list[Figures]]) -> Row:
    ours, bases = ([one.p99 for one in figures[name]] for name in ("ours", "bare"))
    measured, base = (f"{statistics.median(values):.2f} ms" for values in (ours, bases))
    most = Wanted(1.5)
    found = row(goal, f"{what}, p99", measured, f"bare ASGI {base}", ratio(ours, bases), most, bases)
    return found if unsteadiness(ours) <= STEADY or found.verdict == "met" else _unsteady(found, ours)


def _unsteady(found: Row, ours: list[float]) -> Row:
    verdict = f"no verdict: ours ±{unsteadiness(ours):.0%}"
    return Row(found.goal, found.what, found.measured, found.base, found.value, found.wanted, verdict)
