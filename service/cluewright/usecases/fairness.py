"""Are the draws fair? Chi-square tests of what they give, over as many draws as one likes to wait for."""

import math
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from cluewright.core.codes import RepeatedCodes, all_codes, draw_code
from cluewright.core.seeds import key, permutation

WORDS = 220
DEALT = 8
BOUNDS = (0.001, 0.999)


@dataclass(frozen=True, slots=True)
class FairnessTest:
    """One chi-square test: `p` is the chance that fair draws deviate at least so much. Fair draws give every value of
    `p` alike; below 0.001 they are skewed, above 0.999 they are too even to be chance."""

    name: str
    draws: int
    cells: int
    statistic: float
    p: float

    @property
    def passed(self) -> bool:
        return BOUNDS[0] <= self.p <= BOUNDS[1]


def self_test(draws: int, seed: bytes) -> list[FairnessTest]:
    """Codes, codes one after another, first words and dealt words of seeded draws; reproducible by its seed."""
    codes = list(_codes(draws, seed))
    hands = [permutation(key(seed, ["self-test", n]), WORDS, DEALT) for n in range(draws // DEALT)]
    return [
        _test("codes", Counter(codes), len(all_codes(4, 3))),
        _test(
            "pairs of codes in a row", Counter(zip(codes[::2], codes[1::2], strict=False)), len(all_codes(4, 3)) ** 2
        ),
        _test("first words", Counter(hand[0] for hand in hands), WORDS),
        _test("words dealt", Counter(word for hand in hands for word in hand), WORDS, 1 - DEALT / WORDS),
    ]


def _codes(draws: int, seed: bytes) -> Iterable[tuple[int, ...]]:
    deck = all_codes(4, 3)
    for n in range(draws):
        yield draw_code(seed, ["self-test", n], deck, (), RepeatedCodes.ALLOWED)


def _test(name: str, counts: Counter[Any], cells: int, spread: float = 1.0) -> FairnessTest:
    """`spread`: how much smaller the variance of a cell is than with replacement (dealing gives no word twice)."""
    draws = counts.total()
    expected = draws / cells
    statistic = sum((count - expected) ** 2 for count in counts.values()) / expected
    statistic += (cells - len(counts)) * expected
    statistic /= spread
    return FairnessTest(name, draws, cells, statistic, chi_square_p(statistic, cells - 1))


def chi_square_p(statistic: float, freedom: int) -> float:
    """The upper tail of the chi-square distribution, by Wilson and Hilferty's cube root (error below 0.001 from ten
    degrees of freedom on)."""
    spread = 2 / (9 * freedom)
    deviation = ((statistic / freedom) ** (1 / 3) - (1 - spread)) / math.sqrt(spread)
    return 0.5 * math.erfc(deviation / math.sqrt(2))
