"""What a sentence most likely speaks of, told from its words and letters all together.

Players speak of letters, places and private things in endless ways, and patterns find those that somebody has thought
of. This is a linear model (softmax regression) that has learned from thousands of examples; `cluewright.usecases.
train_subjects` trains it. It knows no reasons, so what it says is for a human to rule on.
"""

import re
import zlib
from collections.abc import Iterable, Iterator
from functools import cache
from importlib import resources
from math import exp
from struct import calcsize, unpack_from
from typing import NamedTuple
from unicodedata import normalize

LEANINGS = ("spelling", "letter-count", "position", "pronunciation", "private")
"""What a model tells apart, by the check that asks for it; and all of them from an honest clue."""

BUCKETS = 1 << 15
"""Features share that many places in a table, by their checksums: so a model needs no list of words."""

HEADER = f"<12s{1 + len(LEANINGS)}f"
"""What a model's file begins with: the checksum of its examples, the weights' scale, each subject's bias. After it come
the weights, a signed byte for each place and subject."""


class Leaning(NamedTuple):
    """The subject that a text most likely has, and how likely it is that it has any (0 to 1)."""

    subject: str
    likelihood: float


class SubjectModel:
    """The weights that were learned for one language."""

    __slots__ = ("_biases", "_scale", "_weights", "stamp")

    def __init__(self, written: bytes) -> None:
        """`written`: a model's file, unpacked."""
        self.stamp: bytes
        self.stamp, self._scale, *self._biases = unpack_from(HEADER, written)
        self._weights = memoryview(written)[calcsize(HEADER) :].cast("b")

    def leaning(self, text: str) -> Leaning:
        """What a text of at most 160 characters speaks of, if not of the meaning of a word. Takes about 50 µs."""
        found = places(named_features(text))
        width, weights = len(LEANINGS), self._weights
        sums = [0] * width
        for place in found:
            for subject, weight in enumerate(weights[place * width : place * width + width]):
                sums[subject] += weight
        scale = self._scale / max(len(found), 1) ** 0.5
        scores = [bias + scale * total for bias, total in zip(self._biases, sums, strict=True)]
        best = max(range(width), key=scores.__getitem__)
        peak = max(scores[best], 0.0)  # however large the weights are, no power of them is too large
        honest, told = exp(-peak), sum(exp(score - peak) for score in scores)
        return Leaning(LEANINGS[best], told / (honest + told))


@cache
def learned(tag: str) -> SubjectModel | None:
    """The model that lies in the folder of a language that is known to exist; None if it has none."""
    file = resources.files(__package__).joinpath(tag, FILE)
    return SubjectModel(zlib.decompress(file.read_bytes())) if file.is_file() else None


FILE = "subjects.zlib"


def is_told(text: str) -> bool:
    """Whether a text is long enough to speak of something: two words, or four syllables of Hangul."""
    return " " in text.strip() or (len(text) > 3 and any("가" <= character <= "힣" for character in text))


def places(features: Iterable[str]) -> tuple[int, ...]:
    """Where in the table features stand, each place once."""
    return tuple({zlib.crc32(name.encode()) % BUCKETS for name in features})


def named_features(text: str) -> Iterator[str]:
    """Words, pairs of words, runs of three and four letters in a word, which words begin and end the text, how many
    there are up to nine; that there is a name, a number or a year."""
    said = _said(normalize("NFC", text))
    for place, word in enumerate(said):
        yield f"w {word}"
        if place:
            yield f"b {said[place - 1]} {word}"
        bounded = f"<{word}>"
        for length in _RUNS:
            yield from (bounded[start : start + length] for start in range(len(bounded) - length + 1))
    if said:
        yield from (f"^ {said[0]}", f"$ {said[-1]}", f"# {min(len(said), 9)}")


_RUNS = (3, 4)


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
