"""A keyword with letters drawn out, as people write who shout or whine (`hooorses`)."""

import re

from .keywords import Banned, is_inflected

_RUN = re.compile(r"(.)\1\1")
_RUNS = re.compile(r"(.)\1{2,}")
_REPEATED = re.compile(r"(.)\1+")


def has_run(word: str) -> bool:
    """Whether a letter stands three times in a row."""
    return _RUN.search(word) is not None


def is_stretched(word: str, text: Banned) -> bool:
    """Whether a word with such a run is the keyword, or a form of it with the letter said once or twice."""
    if not has_run(word):
        return False
    if _once(word) == _once(text.joined):
        return True
    return any(is_inflected(_RUNS.sub(said, word), text) for said in (r"\1", r"\1\1"))


def _once(word: str) -> str:
    """The word with every run of one letter as a single one (`cooow` -> cow)."""
    return _REPEATED.sub(r"\1", word)
