"""Codes: every ordered choice of different digits, and draws of them under the three policies for repeats."""

from collections.abc import Sequence
from enum import StrEnum
from itertools import permutations

from .seeds import key, pick

Code = tuple[int, ...]


class RepeatedCodes(StrEnum):
    """Whether a team's code may come again: always, not in two rounds running, or never in one game."""

    ALLOWED = "allowed"
    NOT_TWICE_RUNNING = "not_twice_running"
    NEVER = "never"


class CodesExhausted(Exception):
    """No code is left that the policy allows."""


def all_codes(keywords: int, length: int) -> tuple[Code, ...]:
    """All codes of `length` different digits out of 1 .. keywords, ascending: 24 for 4 keywords and 3 digits."""
    return tuple(permutations(range(1, keywords + 1), length))


def open_codes(codes: Sequence[Code], previous: Sequence[Code], policy: RepeatedCodes) -> tuple[Code, ...]:
    """The codes that may be drawn after `previous` (oldest first), in the order given."""
    closed: frozenset[Code] = frozenset()
    if policy is RepeatedCodes.NEVER:
        closed = frozenset(previous)
    elif policy is RepeatedCodes.NOT_TWICE_RUNNING:
        closed = frozenset(previous[-1:])
    return tuple(code for code in codes if code not in closed)


def draw_code(
    seed: bytes, labels: Sequence[str | int], codes: Sequence[Code], previous: Sequence[Code], policy: RepeatedCodes
) -> Code:
    """The code that comes after `previous`; draw number len(previous) of this seed and these labels.

    Raises CodesExhausted where the policy leaves none.
    """
    choice = open_codes(codes, previous, policy)
    if not choice:
        raise CodesExhausted
    return choice[pick(key(seed, [*labels, len(previous)]), len(choice))]
