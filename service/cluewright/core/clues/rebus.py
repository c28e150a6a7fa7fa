"""Digits read aloud inside a word: gr8 for great, kr8 for kracht, 7я for семья, 4랑 for 사랑."""

import re
from collections import defaultdict
from collections.abc import Iterator
from functools import cache
from itertools import product

from cluewright.core.languages import Language

_DIGITS = re.compile(r"\d{1,3}")
_REBUS = re.compile(r"(?=\D*\d)(?=\d*\D)[^\W_]{2,12}")
_DOUBLE = re.compile(r"(.)\1")


def is_rebus(word: str, keyword: str, one: Language) -> bool:
    """Whether a word of letters and digits reads as the keyword in that language, double letters counting once
    (40ка: сорок, ка). Of at most twelve characters and two numbers, so the work is bounded."""
    if not _REBUS.fullmatch(word):
        return False
    wanted = _DOUBLE.sub(r"\1", keyword)
    return any(_DOUBLE.sub(r"\1", read) == wanted for read in _readings(word, one))


def _readings(word: str, one: Language) -> Iterator[str]:
    numbers = _DIGITS.findall(word)
    if len(numbers) <= _MOST_NUMBERS:
        words = _read(one)
        letters = _DIGITS.split(word)
        for read in product(*(words.get(int(number), ()) for number in numbers)):
            yield letters[0] + "".join(said + after for said, after in zip(read, letters[1:], strict=True))


_MOST_NUMBERS = 2


@cache
def _read(one: Language) -> dict[int, frozenset[str]]:
    """The words that a number is read as, by its value."""
    words: defaultdict[int, set[str]] = defaultdict(set)
    for word, value in one.numbers.items():
        words[value].add(word)
    for value, sounds in one.digits_read.items():
        words[value].update(sounds)
    return {value: frozenset(read) for value, read in words.items()}
