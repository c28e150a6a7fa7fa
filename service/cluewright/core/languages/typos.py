"""Slips of the keyboard: how far apart two words are, counted the way fingers err."""

from functools import lru_cache

from .keyboards import are_neighbours
from .scripts import jamo


@lru_cache(maxsize=8192)
def typo_distance(word: str, other: str, limit: int) -> int | None:
    """Letters added, dropped, changed or swapped with their neighbour between the words (optimal string alignment);
    Hangul by its letters.

    None if there are more than `limit`. Linear in the words' length for a fixed limit: what both begin and end with is
    set aside, and of the rest only what lies within the limit is compared.
    """
    one, two = _without_shared_ends(jamo(word), jamo(other))
    far = limit + 1
    if abs(len(one) - len(two)) > limit or len(set(one) ^ set(two)) > 2 * limit:
        return None
    earlier: dict[int, int] = {}
    before = {column: column for column in range(min(limit, len(two)) + 1)}
    for index in range(1, len(one) + 1):
        row: dict[int, int] = {}
        for column in range(max(0, index - limit), min(len(two), index + limit) + 1):
            changed = one[index - 1 : index] != two[column - 1 : column]
            swapped = index > 1 and one[index - 2 : index] == two[column - 2 : column][::-1]
            row[column] = min(
                before.get(column, far) + 1,
                row.get(column - 1, far) + 1,
                before.get(column - 1, far) + changed,
                earlier.get(column - 2, far) + 1 if swapped else far,
            )
        if min(row.values()) > limit:
            return None
        earlier, before = before, row
    distance = before.get(len(two), far)
    return distance if distance <= limit else None


def _without_shared_ends(one: str, two: str) -> tuple[str, str]:
    """Two words without what both begin with, and of the rest without what both end with."""
    start = _shared(one, two)
    one, two = one[start:], two[start:]
    end = _shared(one[::-1], two[::-1])
    return one[: len(one) - end], two[: len(two) - end]


def _shared(one: str, two: str) -> int:
    """How many letters two words have in common at their beginning."""
    for index, (left, right) in enumerate(zip(one, two, strict=False)):
        if left != right:
            return index
    return min(len(one), len(two))


def typo_limit(word: str) -> int:
    """How many slips are forgiven in a word of this length: none up to 2 letters, one up to 7, then two."""
    length = len(jamo(word))
    return 0 if length < 3 else 1 if length < 8 else 2


def is_far_fetched(word: str, other: str) -> bool:
    """Whether the words differ in one letter that neither fingers nor ears take for the other: in `kroos` and `kroon`
    an s is far from an n, and sounds like none. Words that differ otherwise are not."""
    one, two = _without_shared_ends(jamo(word), jamo(other))
    if len(one) != 1 or len(two) != 1:
        return False
    return not are_neighbours(one, two) and not any(one in alike and two in alike for alike in _ALIKE)


_ALIKE = (
    *("aeiouyáéíóúàèìòùâêîôûäëïöüå", "bp", "cgjkqxh", "csxzç", "dt", "fvw", "ij", "lr", "mn", "nñ"),
    *("аеёиоуыэюя", "ий", "бп", "вф", "гкх", "дт", "жзсцчшщ", "лр", "мн"),
    *(
        "ㅏㅐㅑㅒㅓㅔㅕㅖㅗㅘㅙㅚㅛㅜㅝㅞㅟㅠㅡㅢㅣ",
        "ㄱㄲㅋㄳㄺ",
        "ㄷㄸㅌㅅㅆㅈㅉㅊㅎ",
        "ㅂㅃㅍㅄㄼ",
        "ㄴㄵㄶㅁㄻㅇ",
        "ㄹㄺㄻㄼㅀ",
    ),
)
"""Letters that are heard, or were once learnt, as one another: vowels, and consonants said in the same place."""
