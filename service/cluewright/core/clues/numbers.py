"""Numbers that a clue speaks of, in digits or in any language's words."""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache

from cluewright.core.languages import TAGS, language
from cluewright.core.languages.counting import counted
from cluewright.core.languages.patterns import one_of
from cluewright.core.languages.scripts import scripts_of
from cluewright.core.remembering import remembered

_LONGEST = 3
"""Words in a number: `twenty one` has two, `двадцать одна` too."""


_HAN = {"\u3007": 0, **{digit: value for value, digit in enumerate("零一二三四五六七八九十")}}
"""Chinese numerals, which Korean and Japanese players read too."""
_TENS = {"十": 10, "百": 100, "千": 1000}
_ALL_HAN = re.compile(f"[{''.join(_HAN)}百千]{{1,7}}")


def _in_han(text: str) -> int | None:
    """The number in Chinese numerals (`四百二十一` -> 421); None if they make none."""
    if len(text) == 1 and text in _HAN:
        return _HAN[text]
    total, digit, least = 0, 0, 10_000
    for sign in text:
        if (tens := _TENS.get(sign, 0)) and tens < least:
            total, digit, least = total + (digit or 1) * tens, 0, tens
        elif not tens and not digit and least > 1:
            digit = _HAN[sign]
        else:
            return None
    return total + digit


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
    if _ALL_HAN.fullmatch(text):
        return _in_han(text)
    return _names(scripts_of(text)).get(text.replace("-", " "))


def numbers(texts: tuple[str, ...]) -> tuple[Number, ...]:
    """The numbers that words in a row speak of, from left to right, each as long as it can be read."""
    found: list[Number] = []
    index = 0
    while index < len(texts):
        number = _at(texts, index)
        if number:
            found.append(number)
        index = number.last + 1 if number else index + 1
    return tuple(found)


def numbers_elsewhere(texts: tuple[str, ...]) -> tuple[Number, ...]:
    """The numbers that words in a row (one at least) are in one language without full analysis (`quatre deux un`);
    none, if any of them is no number there."""
    if not counted(texts[0]):  # as with most
        return ()
    counts = [counted(text) for text in texts]
    common = set(counts[0]).intersection(*counts[1:])
    tag = min(common, default="")
    return tuple(Number(count[tag], place, place) for place, count in enumerate(counts)) if tag else ()


def _at(texts: tuple[str, ...], index: int) -> Number | None:
    for length in range(min(_LONGEST, len(texts) - index), 0, -1):
        value = value_of(" ".join(texts[index : index + length]))
        if value is not None:
            return Number(value, index, index + length - 1)
    return None


@cache
def _only_digits(scripts: frozenset[str]) -> re.Pattern[str]:
    """Names of digits in a row, and digits, in words of these scripts."""
    names = (name for name, value in {**_names(scripts), **_HAN}.items() if 1 <= value <= 9 and len(name) <= _LETTERS)
    return re.compile(rf"(?:{one_of(names)}|\d)+")


_LETTERS = 8
"""In the longest name of a digit."""


@remembered(maxsize=4096)
def digits_in(word: str) -> str | None:
    """The digits that a word is made of and nothing else (`사이일` -> 421, `421` -> 421); None if it is not."""
    if word.isdecimal():
        return word
    scripts = scripts_of(word)
    if _only_digits(scripts).fullmatch(word) is None:
        return None
    names = _names(scripts)
    read = {0: ""}
    for start in range(len(word)):
        if start in read:
            for end in range(start + 1, min(start + _LETTERS, len(word)) + 1):
                part = word[start:end]
                digit = names.get(part) or _HAN.get(part) or (int(part) if part.isdecimal() else 0)
                if 1 <= digit <= 9:
                    read[end] = read[start] + str(digit)
    return read.get(len(word))


_ROMAN = {"i": 1, "ii": 2, "iii": 3, "iiii": 4, "iv": 4, "v": 5, "vi": 6, "vii": 7, "viii": 8, "ix": 9}
_NUMBERED = re.compile(r"([1-9])[^\W\d_]{1,3}")


def digit_named(word: str, *names: Mapping[str, int]) -> str | None:
    """The digit that a word stands for where nothing but digits is said: as a number, an ordinal (`4e`, `4th`, those
    of the `names`), a Roman numeral; None if it is none."""
    value = value_of(word) or next((each[word] for each in names if word in each), None) or _ROMAN.get(word)
    if value is None and (numbered := _NUMBERED.fullmatch(word)):
        value = int(numbered[1])
    return str(value) if value and value <= 9 else None


def in_digits(word: str) -> int | None:
    """The number that a word is the digits of, Arabic or Roman (from two letters on); None if it is none."""
    if word.isdecimal():
        return value_of(word)
    if len(word) > 1 and (found := _ROMAN_NUMBER.fullmatch(word)):
        tens, nine, five, ones = (found[group] or "" for group in range(1, 5))
        return 10 * len(tens) + (_ROMAN.get(nine, 0) if nine else 5 * len(five) + len(ones))
    return None


_ROMAN_NUMBER = re.compile(r"(x{0,3})(?:(i[xv])|(v)?(i{0,3}))")
