"""Train the models that tell what a clue speaks of: `python -m cluewright.usecases.train_subjects CASES EXAMPLES`.

Softmax regression by stochastic gradient descent, in a fixed order: the same examples give the same model. What it
learns from are the labelled cases of the part `tune`, never those of the part `held`, and `EXAMPLES/<language>.tsv`: a
line for each clue, its subject or `honest`, a tab, the clue.
"""

import sys
import zlib
from collections import Counter
from collections.abc import Iterable, Iterator
from hashlib import blake2b
from math import exp
from pathlib import Path
from struct import pack

from cluewright.core.clues import Ruling
from cluewright.core.languages import TAGS, subject_model
from cluewright.core.languages.subject_model import BUCKETS, FILE, HEADER, LEANINGS, is_told, named_features, places

from .evaluate.cases import Case, load_cases

HONEST = "honest"
_ROUNDS = 24
_RATE, _SLOWER = 4.0, 0.12
_DECAY = 0.985
_LEAST = 2
"""How often a feature must be seen to be learned from."""

Examples = tuple[tuple[str, str], ...]
"""Clues with what they speak of: one of the subjects, or HONEST."""


def examples(cases: Iterable[Case], more: Path, tag: str) -> Examples:
    """All that a language's model learns from, each clue once, in a fixed order. `more`: the folder with the lines.
    Raises ValueError for a broken line, naming it."""
    found = dict((*_from_cases(cases, tag), *_from_lines(more / f"{tag}.tsv")))
    return tuple(sorted(found.items()))


def _from_cases(cases: Iterable[Case], tag: str) -> Iterator[tuple[str, str]]:
    for case in cases:
        if case.language == tag and case.part == "tune" and case.check not in _SAID_BEFORE and is_told(case.clue):
            speaks = case.verdict is not Ruling.LEGAL and case.check in LEANINGS
            yield case.clue, case.check if speaks else HONEST


_SAID_BEFORE = frozenset({"repetition", "form"})
"""Checks that find a clue whatever it speaks of."""


def _from_lines(path: Path) -> Iterator[tuple[str, str]]:
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        subject, tab, clue = line.partition("\t")
        if subject not in (*LEANINGS, HONEST) or not tab or not clue.strip():
            raise ValueError(f"{path.name}, line {number}: a subject, a tab and a clue are expected")
        yield clue, subject


def stamp(learned_from: Examples) -> bytes:
    """The checksum of a model's examples, which its file bears."""
    return blake2b(repr(learned_from).encode(), digest_size=12).digest()


def train(learned_from: Examples) -> bytes:
    """A model's file, unpacked."""
    seen = Counter(name for clue, _ in learned_from for name in set(named_features(clue)))
    rows = [(where, _number(subject)) for clue, subject in learned_from if (where := _places(clue, seen))]
    weights = [[0.0] * len(LEANINGS) for _ in range(BUCKETS)]
    biases = [0.0] * len(LEANINGS)
    for turn in range(_ROUNDS):
        rate = _RATE / (1 + _SLOWER * turn)
        for row in sorted(range(len(rows)), key=lambda number: zlib.crc32(b"%d %d" % (turn, number))):
            _learn(*rows[row], weights, biases, rate)
        for row_of_weights in weights:
            row_of_weights[:] = [weight * _DECAY for weight in row_of_weights]
    largest = max(abs(weight) for row_of_weights in weights for weight in row_of_weights)
    scale = largest / 127
    written = bytes(round(weight / scale) & 0xFF for row_of_weights in weights for weight in row_of_weights)
    return pack(HEADER, stamp(learned_from), scale, *biases) + written


def _places(clue: str, seen: Counter[str]) -> tuple[int, ...]:
    return places(name for name in named_features(clue) if seen[name] >= _LEAST)


def _number(subject: str) -> int:
    return LEANINGS.index(subject) if subject in LEANINGS else -1


def _learn(where: tuple[int, ...], subject: int, weights: list[list[float]], biases: list[float], rate: float) -> None:
    """One step down the gradient of the log loss."""
    share = len(where) ** -0.5
    rows = [weights[place] for place in where]
    sums = map(sum, zip(*rows, strict=True))
    likely = [exp(bias + share * each) for bias, each in zip(biases, sums, strict=True)]
    total = 1 + sum(likely)
    for number in range(len(LEANINGS)):
        missing = (number == subject) - likely[number] / total
        if abs(missing) > _NOTHING:
            step = rate * missing
            biases[number] += step * _OF_BIAS
            step *= share
            for row in rows:
                row[number] += step


_NOTHING = 0.002
_OF_BIAS = 0.02


def write_all(cases: Path, more: Path) -> Iterable[tuple[str, int]]:
    """Train and write the model of each language; gives its tag and how many examples there were."""
    folder = Path(subject_model.__file__).parent
    labelled = load_cases(cases)
    for tag in TAGS:
        learned_from = examples(labelled, more, tag)
        (folder / tag / FILE).write_bytes(zlib.compress(train(learned_from), 9))
        yield tag, len(learned_from)


if __name__ == "__main__":
    for trained, count in write_all(Path(sys.argv[1]), Path(sys.argv[2])):
        print(f"{trained}: {count} examples")
