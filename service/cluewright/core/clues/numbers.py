"""Numbers that a clue speaks of, in digits or in any language's words."""

from dataclasses import dataclass
from functools import cache, lru_cache

from cluewright.core.languages import TAGS, language
from cluewright.core.languages.scripts import scripts_of

from .analyse import AnalysedClue

_LONGEST = 3
"""Words in a number: `twenty one` has two, `двадцать одна` too."""


@dataclass(frozen=True, slots=True)
class Number:
    """A number in a clue: its value, and its first and last token."""

    value: int
    first: int
    last: int


@cache
def _names(scripts: frozenset[str]) -> dict[str, int]:
    found: dict[str, int] = {}
    for tag in TAGS:
        one = language(tag)
        if one and not one.scripts.isdisjoint(scripts):
            found.update({name: value for name, value in one.numbers.items() if name not in found})
    return found


def value_of(text: str) -> int | None:
    """The number that a word or phrase in uniform writing names; None if it names none."""
    if text.isdecimal():
        return int(text) if len(text) <= 6 else None
    return _names(scripts_of(text)).get(text.replace("-", " "))


def numbers(clue: AnalysedClue) -> tuple[Number, ...]:
    """The numbers of a clue from left to right, each as long as it can be read."""
    return _numbers(clue.words)


@lru_cache(maxsize=4096)
def _numbers(texts: tuple[str, ...]) -> tuple[Number, ...]:
    found: list[Number] = []
    index = 0
    while index < len(texts):
        number = _at(texts, index)
        if number:
            found.append(number)
        index = number.last + 1 if number else index + 1
    return tuple(found)


def _at(texts: tuple[str, ...], index: int) -> Number | None:
    for length in range(min(_LONGEST, len(texts) - index), 0, -1):
        value = value_of(" ".join(texts[index : index + length]))
        if value is not None:
            return Number(value, index, index + length - 1)
    return None


@lru_cache(maxsize=4096)
def digits_in(word: str) -> str | None:
    """The digits that a word is made of and nothing else (`사이일` -> 421, `421` -> 421); None if it is not."""
    if word.isdecimal():
        return word
    names = _names(scripts_of(word))
    read = {0: ""}
    for start in range(len(word)):
        if start in read:
            for end in range(start + 1, min(start + 8, len(word)) + 1):
                if 1 <= names.get(word[start:end], 0) <= 9:
                    read[end] = read[start] + str(names[word[start:end]])
    return read.get(len(word))
