"""Stems of words, by the algorithms of Snowball."""

from collections.abc import Callable
from functools import cache


@cache
def stemmer(algorithm: str) -> Callable[[str], str]:
    """What cuts a word in lower case to its stem, in about 1 µs; it remembers none. Safe across threads."""
    from Stemmer import Stemmer

    cut: Callable[[str], str] = Stemmer(algorithm, 0).stemWord
    return cut
