"""Walking the dictionary's trie letter by letter, so that an ending that leads nowhere costs one step.

The dictionary is a double array in the format of dawgdic: unit n holds a label and the offset of its children;
the child for a byte is at `n ^ offset ^ byte`, and is one only if that unit bears the byte as its label.
"""

from collections.abc import Iterator, Mapping
from functools import lru_cache
from typing import Any

Units = Any
"""The array of 32-bit units."""

_LABEL = 0x800000FF
_FAR = 0x200
_ROOT = 0
_NOWHERE = -1
_END = b"\x01"
"""What follows a complete word."""


def units_of(words: Any) -> Units | None:
    """The units of a pure Python trie; None if the dictionary does not show them (the C extension)."""
    return getattr(getattr(words, "dct", None), "_units", None)


def walk(units: Units, stem: str, tree: Mapping[str, Any]) -> Iterator[tuple[str, Any]]:
    """All words in the trie that are `stem` plus an ending of `tree`, with the ending's payload; an е in either
    may be ё in the word."""
    for word, node in _reach(units, stem):
        yield from _branch(units, word, node, tree)


def _reach(units: Units, stem: str) -> tuple[tuple[str, int], ...]:
    nodes = [("", _ROOT)]
    for letter in stem:
        nodes = [step for word, node in nodes for step in _step(units, word, node, letter)]
    return tuple(nodes)


def _branch(units: Units, word: str, node: int, tree: Mapping[str, Any]) -> Iterator[tuple[str, Any]]:
    for letter, below in tree.items():
        if letter:
            for longer, deeper in _step(units, word, node, letter):
                yield from _branch(units, longer, deeper, below)
        elif _follow(units, node, _END) != _NOWHERE:
            yield word, below


def _step(units: Units, word: str, node: int, letter: str) -> list[tuple[str, int]]:
    """One letter down the trie."""
    steps = []
    for spelt, code in _spellings(letter):
        deeper = _follow(units, node, code)
        if deeper != _NOWHERE:
            steps.append((word + spelt, deeper))
    return steps


def _follow(units: Units, node: int, code: bytes) -> int:
    for byte in code:
        unit = units[node]
        node ^= (unit >> 10) << ((unit & _FAR) >> 6) ^ byte
        if units[node] & _LABEL != byte:
            return _NOWHERE
    return node


@lru_cache(maxsize=64)
def _spellings(letter: str) -> tuple[tuple[str, bytes], ...]:
    return tuple((spelt, spelt.encode()) for spelt in ("её" if letter == "е" else letter))
