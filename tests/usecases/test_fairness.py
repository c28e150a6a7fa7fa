"""The fairness test itself: known tail values, fair draws pass, skewed and too even ones do not."""

from collections import Counter

import pytest

from cluewright.usecases import fairness
from cluewright.usecases.fairness import chi_square_p, self_test


@pytest.mark.parametrize(
    ("statistic", "freedom", "p"), [(23.0, 23, 0.4608), (35.17, 23, 0.05), (41.64, 23, 0.01), (219.0, 219, 0.4873)]
)
def test_the_tail_is_that_of_the_tables(statistic: float, freedom: int, p: float) -> None:
    assert chi_square_p(statistic, freedom) == pytest.approx(p, abs=0.002)


def test_seeded_draws_are_fair() -> None:
    tests = self_test(40_000, b"fair")
    assert [test.name for test in tests] == ["codes", "pairs of codes in a row", "first words", "words dealt"]
    assert all(test.passed for test in tests), tests


def test_a_skewed_and_a_too_even_deck_are_caught() -> None:
    skewed = fairness._test("x", Counter({cell: 1000 + 300 * (cell == 3) for cell in range(24)}), 24)
    assert not skewed.passed
    assert skewed.p < 0.001
    even = fairness._test("x", Counter(dict.fromkeys(range(24), 1000)), 24)
    assert not even.passed
    assert even.p > 0.999
