"""The table: each goal, what was measured, its base in the same run, and whether the goal is met."""

import statistics
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

STEADY = 0.25  # the spread of a base beyond which its ratios say nothing
COLUMNS = ("goal", "what", "measured", "base", "ratio or value", "wanted", "verdict")


@dataclass(frozen=True, slots=True)
class Row:
    """One line of the table. `measured` and `base` say their units; `verdict` may be empty: for information."""

    goal: str
    what: str
    measured: str
    base: str
    value: str
    wanted: str = ""
    verdict: str = ""

    def cells(self) -> tuple[str, ...]:
        return self.goal, self.what, self.measured, self.base, self.value, self.wanted, self.verdict


@dataclass(frozen=True, slots=True)
class Wanted:
    """A bound on a figure: at least or at most so much."""

    bound: float
    at_least: bool = False
    unit: str = "×"

    def __str__(self) -> str:
        return f"{'≥' if self.at_least else '≤'} {self.bound:g}{self.unit}"

    def verdict(self, value: float, bases: Sequence[float] = ()) -> str:
        """Whether it is kept; no verdict where the base itself was too unsteady."""
        if unsteadiness(bases) > STEADY:
            return f"no verdict: base ±{unsteadiness(bases):.0%}"
        return "met" if (value >= self.bound if self.at_least else value <= self.bound) else "MISSED"


def unsteadiness(values: Sequence[float]) -> float:
    """The distance between the middle half's ends, as a share of the median: 0 for fewer than two values."""
    if len(values) < 2:
        return 0.0
    low, _, high = statistics.quantiles(values, n=4, method="inclusive")
    return (high - low) / statistics.median(values)


def row(
    goal: str,
    what: str,
    measured: str,
    base: str,
    value: float,
    wanted: Wanted | None = None,
    bases: Sequence[float] = (),
    rounds: Sequence[float] = (),
) -> Row:
    """A line with a verdict; without `wanted` a ratio for information. `rounds`: the value round by round, where the
    base is known to be unsteady and only the rounds' agreement counts."""
    if wanted is None:
        return Row(goal, what, measured, base, f"{value:.3g}×")
    verdict = agreed(wanted, rounds) if rounds else wanted.verdict(value, bases)
    return Row(goal, what, measured, base, f"{value:.3g}{wanted.unit}", str(wanted), verdict)


def agreed(wanted: Wanted, rounds: Sequence[float]) -> str:
    """The verdict of the middle half of the rounds; none where they differ."""
    low, _, high = statistics.quantiles(rounds, n=4, method="inclusive")
    verdicts = {wanted.verdict(low), wanted.verdict(high)}
    return verdicts.pop() if len(verdicts) == 1 else f"no verdict: rounds from {low:.2g} to {high:.2g}"


def table(rows: Iterable[Row]) -> str:
    """The lines as aligned columns."""
    lines = [COLUMNS, *(row.cells() for row in rows)]
    widths = [max(len(line[column]) for line in lines) for column in range(len(COLUMNS))]
    return "\n".join("  ".join(cell.ljust(width) for cell, width in zip(line, widths, strict=True)) for line in lines)
