"""Slips of the keyboard: how far apart two words are, counted the way fingers err."""

from functools import lru_cache

from .scripts import jamo


@lru_cache(maxsize=8192)
def typo_distance(word: str, other: str, limit: int) -> int | None:
    """Letters added, dropped, changed or swapped with their neighbour between the words; Hangul by its letters.

    None if there are more than `limit`. Linear in the words' length for a fixed limit.
    """
    from rapidfuzz.distance import OSA

    one, two = jamo(word), jamo(other)
    if abs(len(one) - len(two)) > limit:
        return None
    distance = OSA.distance(one, two, score_cutoff=limit)
    return distance if distance <= limit else None


def typo_limit(word: str) -> int:
    """How many slips are forgiven in a word of this length: none up to 2 letters, one up to 7, then two."""
    length = len(jamo(word))
    return 0 if length < 3 else 1 if length < 8 else 2
