"""Time in this process: several works in turn, so that a busy moment strikes them all alike."""

import asyncio
import statistics
import time
from collections.abc import Awaitable, Callable, Mapping, Sequence

Work = Callable[[], object]


def in_turn(works: Mapping[str, Work], rounds: int = 9, seconds: float = 0.05) -> dict[str, list[float]]:
    """Microseconds of processor time of each work, one figure a round."""
    counts = {name: _calls_in(work, seconds) for name, work in works.items()}
    figures: dict[str, list[float]] = {name: [] for name in works}
    for _ in range(rounds):
        for name, work in works.items():
            figures[name].append(_cost(work, counts[name]))
    return figures


def _calls_in(work: Work, seconds: float) -> int:
    work()
    return max(1, int(seconds / max(1e-9, _cost(work, 5) * 1e-6)))


def _cost(work: Work, count: int) -> float:
    started = time.process_time()
    for _ in range(count):
        work()
    return (time.process_time() - started) / count * 1e6


async def calls_in_turn(
    works: Mapping[str, Callable[[], Awaitable[None]]], rounds: int = 9, count: int = 300
) -> dict[str, list[float]]:
    """As `in_turn`, for coroutines on the running loop, `count` calls a round."""
    figures: dict[str, list[float]] = {name: [] for name in works}
    for _ in range(rounds + 1):  # the first round warms up
        for name, work in works.items():
            started = time.process_time()
            for _ in range(count):
                await work()
            figures[name].append((time.process_time() - started) / count * 1e6)
            await asyncio.sleep(0)
    return {name: values[1:] for name, values in figures.items()}


def ratio(ours: Sequence[float], bases: Sequence[float]) -> float:
    """The median of the ratios, round by round."""
    return statistics.median(ratios(ours, bases))


def ratios(ours: Sequence[float], bases: Sequence[float]) -> list[float]:
    """The ratio of each round."""
    return [mine / base for mine, base in zip(ours, bases, strict=True)]


def percentile(values: Sequence[float], share: float) -> float:
    """The value below which this share of the values lies."""
    return sorted(values)[min(len(values) - 1, int(len(values) * share))]
