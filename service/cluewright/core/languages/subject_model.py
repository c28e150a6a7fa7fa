"""What a sentence most likely speaks of, told from its words and letters all together.

Players speak of letters, places and private things in endless ways, and patterns find those that somebody has thought
of. This is a small neural network that has learned from thousands of examples: each feature of a clue has a vector,
their sum goes through one layer of rectified units, and those weigh the subjects (softmax). `cluewright.usecases.
train_subjects` trains it. It knows no reasons, so what it says is for a human to rule on.
"""

import re
import sys
import zlib
from array import array
from bisect import bisect_left
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cache
from importlib import resources
from itertools import accumulate, pairwise
from math import exp
from struct import calcsize, pack, unpack
from typing import NamedTuple
from unicodedata import normalize

from . import language
from .stems import stemmer
from .word_list import Reader, in_place

LEANINGS = ("spelling", "letter-count", "position", "pronunciation", "private")
"""What a model tells apart, by the check that asks for it; and all of them from an honest clue."""

UNITS = 32
"""The hidden units, and how many numbers a feature's vector has."""

_HEADER = f"<12sIf{len(LEANINGS) * (UNITS + 1)}f"
"""What a model's file begins with: the checksum of its examples, how many features it knows, the vectors' scale, each
subject's bias, and unit by unit what it says for each subject."""

_SHELVES, _LOW_BITS = 4096, 16
"""A feature's key has twelve bits that name a shelf and sixteen that it is known by on it. After the header stand how
many keys each shelf has, two bytes each, then the low bits of all keys in order, two bytes each, then their vectors in
the same order: in memory a feature takes two bytes."""
_LOW = (1 << _LOW_BITS) - 1

ROW = UNITS // 2
"""The bytes of a vector: half a byte a number."""

NOTHING = 8
"""The half byte that stands for 0."""
_DIGITS = bytes.maketrans(b"0123456789abcdef", bytes(range(16)))


class Leaning(NamedTuple):
    """The subject that a text most likely has, and how likely it is that it has any (0 to 1)."""

    subject: str
    likelihood: float


class SubjectModel:
    """What was learned for one language. The vectors stay in their file; the few that a text has are read from it."""

    __slots__ = ("_biases", "_cut", "_first", "_lows", "_read", "_scale", "_shelves", "_weights", "stamp")

    def __init__(self, read: Reader, cut: Callable[[str], str] | None = None) -> None:
        """`read` gives bytes of a model's file; `cut` gives a word's stem, as when the model was trained."""
        size = calcsize(_HEADER)
        self.stamp: bytes
        self.stamp, count, self._scale, *numbers = unpack(_HEADER, read(size, 0))
        self._biases, weights = numbers[: len(LEANINGS)], numbers[len(LEANINGS) :]
        self._weights = tuple(weights[start :: len(LEANINGS)] for start in range(len(LEANINGS)))
        self._shelves = array("I", accumulate(_halves(read(2 * _SHELVES, size)), initial=0))
        self._lows = _halves(read(2 * count, size + 2 * _SHELVES))
        self._first = size + 2 * (_SHELVES + count)
        self._read = read
        self._cut = cut

    def leaning(self, text: str) -> Leaning:
        """What a text of at most 160 characters speaks of, if not of the meaning of a word. Takes about 0.15 ms."""
        units = self._units(set(named_features(text, self._cut)))
        pairs = zip(self._biases, self._weights, strict=True)
        scores = [bias + sum(map(float.__mul__, units, weights)) for bias, weights in pairs]
        best = max(range(len(LEANINGS)), key=scores.__getitem__)
        peak = max(scores[best], 0.0)  # however large the weights are, no power of them is too large
        honest, told = exp(-peak), sum(exp(score - peak) for score in scores)
        return Leaning(LEANINGS[best], told / (honest + told))

    def _units(self, features: set[str]) -> list[float]:
        """How much each hidden unit is stirred. Features that are not known count as nothing, but they count."""
        rows = [self._read(ROW, self._first + place * ROW) for place in self._places(map(key, features))]
        digits = b"".join(rows).hex().encode().translate(_DIGITS)
        scale = self._scale / max(len(features), 1) ** 0.5
        nothing = NOTHING * len(rows)
        return [max(scale * (sum(digits[unit::UNITS]) - nothing), 0.0) for unit in range(UNITS)]

    def _places(self, wanted: Iterable[int]) -> Iterator[int]:
        """Where the vectors of those keys stand that are known."""
        shelves, lows = self._shelves, self._lows
        for each in wanted:
            low, shelf = each & _LOW, each >> _LOW_BITS
            end = shelves[shelf + 1]
            place = bisect_left(lows, low, shelves[shelf], end)
            if place < end and lows[place] == low:
                yield place


@cache
def learned(tag: str) -> SubjectModel | None:
    """The model that lies in the folder of a language; None if it has none."""
    file = resources.files(__package__).joinpath(tag, FILE)
    if not file.is_file():
        return None
    with file.open("rb") as opened:
        return SubjectModel(in_place(opened), cutting(tag))


def cutting(tag: str) -> Callable[[str], str] | None:
    """What cuts words of a language to their stems; None if nothing does."""
    known = language(tag)
    return stemmer(known.snowball) if known and known.snowball else None


FILE = "subjects.bin"


def key(feature: str) -> int:
    """The number, of 28 bits, that a feature's vector is found by. One unknown feature in 3,000 has that of a known
    one."""
    return zlib.crc32(feature.encode()) >> 4


def packed(stamp: bytes, scale: float, numbers: Sequence[float], keys: Sequence[int], vectors: bytes) -> bytes:
    """A model's file. `numbers`: each subject's bias, then unit by unit what it says for each subject; `keys`: in
    order; `vectors`: ROW bytes for each of them."""
    shelves = Counter(each >> _LOW_BITS for each in keys)
    counts = [shelves[shelf] for shelf in range(_SHELVES)]
    lows = [each & _LOW for each in keys]
    halves = pack(f"<{_SHELVES + len(keys)}H", *counts, *lows)
    return pack(_HEADER, stamp, len(keys), scale, *numbers) + halves + vectors


def _halves(written: bytes) -> Sequence[int]:
    if sys.byteorder == "little":
        return memoryview(written).cast("H")  # no copy of it
    numbers = array("H", written)
    numbers.byteswap()
    return numbers


def is_told(text: str) -> bool:
    """Whether a text is long enough to speak of something: two words, or four syllables of Hangul."""
    return " " in text.strip() or (len(text) > 3 and any("가" <= character <= "힣" for character in text))


def named_features(text: str, cut: Callable[[str], str] | None = None) -> Iterator[str]:
    """Words; pairs of words, also with one between them, and three in a row; runs of three letters in a word; which
    words begin and end the text, how many there are up to nine; that there is a name, a number or a year. With what
    cuts words to their stems, these and pairs of them too."""
    said = _said(normalize("NFC", text))
    for place, word in enumerate(said):
        yield f"w {word}"
        if place:
            yield f"b {said[place - 1]} {word}"
        if place > 1:
            yield from (f"s {said[place - 2]} {word}", f"t {said[place - 2]} {said[place - 1]} {word}")
        bounded = f"<{word}>"
        yield from (bounded[start : start + _RUN] for start in range(len(bounded) - _RUN + 1))
    if cut:
        yield from _stems([cut(word) for word in said])
    if said:
        yield from (f"^ {said[0]}", f"$ {said[-1]}", f"# {min(len(said), 9)}")


_RUN = 3


def _stems(stems: list[str]) -> Iterator[str]:
    yield from (f"l {stem}" for stem in stems)
    yield from (f"m {first} {second}" for first, second in pairwise(stems))


def _said(text: str) -> list[str]:
    """The words and signs of a text; before a number or a name stands a mark that there is one."""
    said: list[str] = []
    for place, word in enumerate(_WORD.findall(text)):
        if word.isdecimal():
            said.append("YEAR" if _YEAR.fullmatch(word) else "NUMBER")
        elif place and word[0].isupper() and not word.isupper():
            said.append("NAME")
        said.append(word.lower())
    return said


_WORD = re.compile(r"\w+(?:['’]\w+)*|[^\w\s]")
_YEAR = re.compile(r"(?:19|20)\d\d")
