"""What the tables of talk share: how a pattern begins, and how a number is said."""

from cluewright.core.languages.patterns import Phrases, one_of

from .numbers import NUMBERS, WRITTEN

N = rf"(?P<n>\d{{1,3}}|{WRITTEN})"
COUNT = one_of(word for word, number in NUMBERS.items() if 0 < number < 21 and " " not in word)
FEW = rf"(?P<n>\d{{1,2}}|{COUNT})"
"""A number that a word's letters or its place may have: compiled in a third of the time that any number takes."""


def patterns(*sources: str) -> Phrases:
    """Patterns that begin at a word's beginning."""
    return Phrases(*sources, before=r"(?<![\w'])")
