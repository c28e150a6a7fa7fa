"""Where common Russian words have their stress, if their ending does not tell it: `words/stressed.txt`.

Each is in its dictionary form, with a mark after the stressed vowel; some forms are there because other words sound
like them, or would if their stress were elsewhere (масса, леса). Words that differ by stress alone (за́мок and замо́к)
are left out: both readings are tried. Where their ending would tell only one of them (хлопо́к), both are there.
"""

from collections.abc import Mapping
from functools import cache
from importlib import resources


@cache
def stressed() -> Mapping[str, tuple[int, ...]]:
    """Word -> the index of its stressed vowel, or each of several."""
    text = resources.files(__package__).joinpath("words", "stressed.txt").read_text("utf-8")
    found: dict[str, tuple[int, ...]] = {}
    same: dict[tuple[int, ...], tuple[int, ...]] = {}
    for word in text.split():
        plain = word.replace("\u0301", "")
        places = (*found.get(plain, ()), word.index("\u0301") - 1)
        found[plain] = same.setdefault(places, places)
    return found
