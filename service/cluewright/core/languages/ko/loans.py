"""Loan words in the spellings that people give them: 초콜렛, 케익 and 쏘세지 are 초콜릿, 케이크 and 소시지.

`words/loans.txt` lists loans in their official spelling. Another word is taken for one of them when it has the same
key: its letters with what such spellings confuse made alike.
"""

from collections.abc import Iterator, Mapping
from functools import cache
from itertools import pairwise

from cluewright.core.remembering import remembered

from . import vocabulary
from .letters import apart, is_hangul, several

_LONGEST = 20
_TENSE = {"ㄲ": "ㄱㅋ", "ㄸ": "ㄷㅌ", "ㅃ": "ㅂㅍ", "ㅆ": "ㅅㅅ", "ㅉ": "ㅈㅊ"}
"""Tense consonants, and the plain and the breathed one they are written for (까스, 까페)."""

_VOWELS = {
    "ㅐ": "ㅔ", "ㅒ": "ㅔ", "ㅖ": "ㅔ", "ㅑ": "ㅏ", "ㅕ": "ㅗ", "ㅓ": "ㅗ", "ㅛ": "ㅗ", "ㅠ": "ㅜ", "ㅡ": "ㅜ",
    "ㅙ": "ㅔ", "ㅞ": "ㅔ", "ㅚ": "ㅔ", "ㅟ": "ㅣ", "ㅢ": "ㅣ", "ㅘ": "ㅏ", "ㅝ": "ㅗ",
}  # fmt: skip
"""Vowels that are written for one another behind a consonant."""

_OPENED = {"ㅘ": "ㅏ", "ㅞ": "ㅔ", "ㅙ": "ㅔ", "ㅟ": "ㅣ", "ㅝ": "ㅗ"}
"""Behind ㅎ these are said for an f: 화이팅 is 파이팅."""

_TAILS = {**dict.fromkeys("ㄲㅋ", "ㄱ"), **dict.fromkeys("ㄷㅆㅈㅊㅌ", "ㅅ"), "ㅍ": "ㅂ"}
_SWALLOWED = {"ㄱ": "ㄱㅋ", "ㅅ": "ㄷㅌㅅㅈㅊ", "ㅂ": "ㅂㅍ", "ㄹ": "ㄹ", "ㄴ": "ㄴ", "ㅁ": "ㅁ"}
"""Tails that are lost before such a consonant: 셋트 is 세트, 칼라 and 카라 are one, 런닝 is 러닝."""

_CLOSING = {"ㅌㅜ": "ㅅ", "ㅋㅜ": "ㄱ", "ㅍㅜ": "ㅂ"}
"""Syllables that are a tail of the one before: 로보트 is 로봇, 테이프 is 테입."""


@remembered(maxsize=4096)
def loan_keys(word: str) -> tuple[str, ...]:
    """What a loan's usual spellings have in common; two keys where a tense consonant may stand for either of two.

    () for what is no word of two whole syllables or more. Words with a common key need not be one word (갑 and 캅 are
    kept apart, but 너트 and 노트 are not).
    """
    return tuple(consonants + vowels for consonants, vowels in _outlines(word))


Outline = tuple[str, str]
"""A word's consonants, with a point for each vowel, and its vowels, all levelled."""


def _outlines(word: str) -> tuple[Outline, ...]:
    if not is_hangul(word) or not 1 < len(word) <= _LONGEST:
        return ()
    letters = [apart(syllable) for syllable in word]
    choices = (0, 1) if any(lead in _TENSE for lead, _, _ in letters) else (0,)
    return tuple(dict.fromkeys(_outline(letters, choice) for choice in choices))


def _outline(letters: list[tuple[str, str, str]], choice: int) -> Outline:
    made: list[list[str]] = []
    for lead, vowel, tail in letters:
        after_i = bool(made) and made[-1][1:] == ["ㅣ", ""]
        lead = _TENSE[lead][choice] if lead in _TENSE else lead
        one = [*_levelled(lead, vowel, after_i=after_i), _TAILS.get(tail, tail)]
        if not (made and _melts(made[-1], one)):
            made.append(one)
    for one, after in pairwise(made):
        one[2] = _before(one[2], after[0])
    return "".join(f"{lead}.{tail}" for lead, _, tail in made), "".join(vowel for _, vowel, _ in made)


def _before(tail: str, lead: str) -> str:
    """A tail as it is heard before that consonant."""
    if tail == "ㄴ":
        tail = "ㅇ" if lead in "ㄱㅋ" else "ㅁ" if lead in "ㅂㅍㅁ" else tail
    return "" if lead in _SWALLOWED.get(tail, "") else tail


def _levelled(lead: str, vowel: str, *, after_i: bool) -> tuple[str, str]:
    if lead == "ㅎ" and vowel in _OPENED:
        return "ㅍ", _OPENED[vowel]
    if lead == "ㅅ" and vowel == "ㅟ":
        return lead, "ㅣ"
    if lead == "ㅇ" and vowel not in "ㅐㅙㅞㅚㅓㅡ" and not (after_i and vowel in "ㅑㅕㅛㅠ"):
        return lead, vowel
    return lead, _VOWELS.get(vowel, vowel)


def _melts(last: list[str], one: list[str]) -> bool:
    """Whether a syllable goes up in the one before, which is changed: 알코올 to 알콜, 로보트 to 로봇."""
    tail = "" if one[2] else _CLOSING.get(one[0] + one[1], "")
    if tail and last[2] in ("", tail):
        last[2] = tail
        return True
    if not last[2] and one[0] == "ㅇ" and (one[1] == last[1] or (last[1] == "ㅗ" and one[1] == "ㅜ")):
        last[2] = one[2]
        return True
    return False


@cache
def _by_consonants() -> Mapping[str, tuple[tuple[str, str], ...]]:
    """The listed loans with their vowels, by their consonants."""
    found: dict[str, list[tuple[str, str]]] = {}
    for loan in sorted(vocabulary.loans()):
        for consonants, vowels in _outlines(loan):
            found.setdefault(consonants, []).append((vowels, loan))
    return {consonants: tuple(several) for consonants, several in found.items()}


def listed_spelling(word: str) -> tuple[str, ...]:
    """The word that this one is listed as a common spelling of, if it is."""
    official = vocabulary.misspelled().get(word)
    return (official,) if official else ()


def respelled(word: str) -> Iterator[str]:
    """The words that a word, which must not be listed itself, may be another spelling of."""
    yield from listed_spelling(word)
    for consonants, vowels in _outlines(word):
        for others, loan in _by_consonants().get(consonants, ()):
            if _near(vowels, others, len(consonants) - len(vowels)):
                yield loan


def _near(vowels: str, others: str, consonants: int) -> bool:
    """Whether vowels differ in few places, and only as spellings do; short words must not differ at all."""
    differing = [pair for pair in zip(vowels, others, strict=True) if pair[0] != pair[1]]
    most = len(vowels) // 2 if consonants > 2 and len(vowels) > 1 else 0
    return len(differing) <= most and all("".join(sorted(pair)) in _CONFUSED for pair in differing)


_CONFUSED = several("ㅔㅣ ㅏㅔ ㅏㅗ ㅔㅗ ㅔㅜ ㅗㅜ ㅏㅜ ㅜㅣ")
"""Vowels, as levelled above, that further spellings exchange: 메세지, 악세사리, 커텐, 심볼."""


def warm() -> None:
    """Load everything now."""
    _by_consonants()
