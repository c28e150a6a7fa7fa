"""Inflected words of languages in Cyrillic and Greek letters, written in Latin ones: `sobakami`, `papoutsia`.

There are many ways to write them so, and the endings are not those of the dictionary. So what is compared is the
beginning of the word, with the differences between the ways levelled, and what is left must be one of their endings.
"""

import re
from collections.abc import Iterator

from cluewright.core.languages.scripts import romanised, scripts_of
from cluewright.core.remembering import remembered

_SCRIPTS = frozenset({"Cyrillic", "Greek"})
_LEAST = 4

# In this order; `y` and `j` are an i, and what they only soften is written without it.
_LEVELLED = (
    ("shch", "s"), ("sch", "s"), ("sh", "s"), ("tch", "c"), ("kh", "h"), ("ch", "h"), ("zh", "z"), ("ts", "c"),
    ("tz", "c"), ("x", "ks"), ("ou", "u"), ("oy", "u"), ("oo", "u"), ("y", "i"), ("j", "i"), ("w", "v"),
    ("io", "e"), ("ie", "e"), ("ia", "a"), ("iu", "u"), ("ei", "i"), ("ng", "g"), ("mp", "b"), ("nt", "d"), ("b", "v"),
)  # fmt: skip
_DOUBLE = re.compile(r"(.)\1+")
_LAST = re.compile(r"(?:[aeiou]+s?|')$")

_ENDINGS = frozenset(
    "a i u e o es as is os us on ei eu om em am ami ah ov ev ta ata tos oi u ie ui ti".split()  # noqa: SIM905
) | {""}
_LONGEST = max(map(len, _ENDINGS))


def latin_stem(word: str) -> str:
    """What the forms of a Cyrillic or Greek word share when they are written in Latin letters; "" where that would be
    too short to tell it by, or for a word in any other script."""
    if scripts_of(word).isdisjoint(_SCRIPTS):
        return ""
    stem = _LAST.sub("", _levelled(romanised(word)))
    return stem if len(stem) >= _LEAST else ""


@remembered(maxsize=2048)
def stems_of(word: str) -> tuple[str, ...]:
    """The stems that a word in Latin letters may have, the longest first."""
    return tuple(_stems(_levelled(word)))


def _stems(said: str) -> Iterator[str]:
    for end in range(len(said), max(len(said) - _LONGEST, _LEAST) - 1, -1):
        if said[end:] in _ENDINGS:
            yield said[:end]


def _levelled(latin: str) -> str:
    for letters, plain in _LEVELLED:
        latin = latin.replace(letters, plain)
    return _DOUBLE.sub(r"\1", latin)
