"""Train the models that tell what a clue speaks of: `python -m cluewright.usecases.train_subjects CASES EXAMPLES`.

A small neural network by Adam, in a fixed order: the same examples give the same model. What it learns from are the
labelled cases of the part `tune`, never those of the part `held`, and `EXAMPLES/<language>.tsv`: a line for each clue,
its subject or `honest`, a tab, the clue. Needs numpy, which is among the packages for development.
"""

import sys
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from hashlib import blake2b
from pathlib import Path
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from cluewright.core.clues import Ruling
from cluewright.core.languages import TAGS, subject_model
from cluewright.core.languages.subject_model import (
    FILE,
    LEANINGS,
    NOTHING,
    UNITS,
    cutting,
    is_told,
    key,
    named_features,
    packed,
)

from .evaluate.cases import Case, load_cases

HONEST = "honest"
_SEED = 1
_BATCH = 256
_RATE, _LOWEST = 0.01, 0.03
"""Adam's rate at the beginning, and the share of it at the end."""
_LEFT_OUT, _DROPPED = 0.5, 0.2
"""The shares of features and of hidden units that a clue does without each time, so that none relies on another. Clues
to come have many features that nobody has seen."""
_ROUNDS = 12
_LEAST = 3
"""How often a feature must be seen to be learned from."""
_CLIPPED = 0.01
"""The share of the vectors' numbers that are too large to be written, so that the others are written more exactly."""

Floats = NDArray[np.float32]
Integers = NDArray[np.int64]
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


def train(learned_from: Examples, cut: Callable[[str], str] | None = None, rounds: int = _ROUNDS) -> bytes:
    """A model's file. `cut`: what gives a word's stem, if anything does; `rounds`: how often all examples are seen."""
    named = [set(named_features(clue, cut)) for clue, _ in learned_from]
    seen = Counter(name for names in named for name in names)
    known = sorted((name for name, count in seen.items() if count >= _LEAST), key=lambda name: (key(name), name))
    number = {name: place for place, name in enumerate(known)}
    rows = [
        _Row(np.array(sorted(number[name] for name in names if name in number)), len(names) ** -0.5, _number(subject))
        for names, (_, subject) in zip(named, learned_from, strict=True)
        if not names.isdisjoint(number)
    ]
    network = _Network(len(known))
    batches = [range(start, min(start + _BATCH, len(rows))) for start in range(0, len(rows), _BATCH)]
    for turn in range(rounds):
        order = network.random.permutation(len(rows))
        for place, batch in enumerate(batches):
            done = (turn + place / len(batches)) / rounds
            network.learn([rows[order[each]] for each in batch], _RATE * max(1 - done, _LOWEST))
    return network.written(stamp(learned_from), [key(name) for name in known])


def _number(subject: str) -> int:
    return LEANINGS.index(subject) if subject in LEANINGS else len(LEANINGS)


class _Row(NamedTuple):
    """An example to learn from: its known features, what their sum is multiplied by, its subject's number."""

    features: Integers
    share: float
    subject: int


class _Adam:
    """What Adam remembers of the steps of some numbers, which may be a table that a step changes some rows of."""

    def __init__(self, numbers: Floats) -> None:
        self._numbers = numbers
        self._mean, self._square = np.zeros_like(numbers), np.zeros_like(numbers)
        self._steps = 0

    def step(self, gradient: Floats, rate: float, rows: Integers | slice = slice(None)) -> None:
        self._steps += 1
        self._mean[rows] = mean = 0.9 * self._mean[rows] + 0.1 * gradient
        self._square[rows] = square = 0.999 * self._square[rows] + 0.001 * gradient**2
        rate *= (1 - 0.999**self._steps) ** 0.5 / (1 - 0.9**self._steps)
        self._numbers[rows] -= rate * mean / (np.sqrt(square) + 1e-8)


class _Network:
    """Vectors of features, whose sum goes through rectified units, which weigh the subjects; the last is HONEST."""

    def __init__(self, features: int) -> None:
        self.random = np.random.default_rng(_SEED)
        self._vectors = self.random.normal(0, 0.05, (features, UNITS)).astype(np.float32)
        self._weights = self.random.uniform(-1, 1, (UNITS, len(LEANINGS) + 1)).astype(np.float32) * UNITS**-0.5
        self._biases = np.zeros(len(LEANINGS) + 1, dtype=np.float32)
        self._adams = [_Adam(numbers) for numbers in (self._vectors, self._weights, self._biases)]

    def learn(self, rows: list[_Row], rate: float) -> None:
        """One step down the gradient of the log loss of some examples."""
        seen = [self._some(row.features) for row in rows]
        lengths = np.array([len(features) for features in seen])
        features = np.concatenate(seen)
        shares = np.array([[row.share] for row in rows], dtype=np.float32) / np.float32(1 - _LEFT_OUT)
        sums = np.add.reduceat(self._vectors[features], np.cumsum(lengths) - lengths) * shares
        kept = (sums > 0) * (self.random.random(sums.shape) >= _DROPPED).astype(np.float32) / (1 - _DROPPED)
        units = sums * kept
        scores = units @ self._weights + self._biases
        likely = np.exp(scores - scores.max(axis=1, keepdims=True))
        likely /= likely.sum(axis=1, keepdims=True)
        likely[np.arange(len(rows)), [row.subject for row in rows]] -= 1
        missed = likely / len(rows)
        of_sums = missed @ self._weights.T * kept * shares
        order = np.argsort(features, kind="stable")
        changed, starts = np.unique(features[order], return_index=True)
        of_vectors = np.add.reduceat(np.repeat(of_sums, lengths, axis=0)[order], starts)
        vectors, weights, biases = self._adams
        vectors.step(of_vectors, rate, changed)
        weights.step(units.T @ missed, rate)
        biases.step(missed.sum(axis=0), rate)

    def _some(self, features: Integers) -> Integers:
        """Some of at least one feature, and at least one."""
        kept = features[self.random.random(len(features)) >= _LEFT_OUT]
        return kept if len(kept) else features

    def written(self, name: bytes, keys: Sequence[int]) -> bytes:
        """The file, as `subject_model` reads it."""
        scale = float(np.quantile(np.abs(self._vectors), 1 - _CLIPPED)) / (NOTHING - 1)
        halves = np.clip(np.rint(self._vectors / scale), 1 - NOTHING, NOTHING - 1).astype(np.int8) + NOTHING
        numbers = np.vstack((self._biases, self._weights))
        beside_honest = (numbers[:, :-1] - numbers[:, -1:]).ravel().tolist()
        vectors = (halves[:, 0::2] << 4 | halves[:, 1::2]).astype(np.uint8)
        return packed(name, scale, beside_honest, keys, vectors.tobytes())


def write_all(cases: Path, more: Path) -> Iterable[tuple[str, int]]:
    """Train and write the model of each language; gives its tag and how many examples there were."""
    folder = Path(subject_model.__file__).parent
    labelled = load_cases(cases)
    for tag in TAGS:
        learned_from = examples(labelled, more, tag)
        (folder / tag / FILE).write_bytes(train(learned_from, cutting(tag)))
        yield tag, len(learned_from)


if __name__ == "__main__":
    for trained, count in write_all(Path(sys.argv[1]), Path(sys.argv[2])):
        print(f"{trained}: {count} examples")
