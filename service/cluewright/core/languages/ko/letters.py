"""Hangul syllables taken apart and put together."""

import re
import unicodedata
from collections.abc import Iterator

from cluewright.core.languages.scripts import CLUSTERS

LEADS = "ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ"
VOWELS = "ㅏㅐㅑㅒㅓㅔㅕㅖㅗㅘㅙㅚㅛㅜㅝㅞㅟㅠㅡㅢㅣ"
TAILS = ("", *"ㄱㄲㄳㄴㄵㄶㄷㄹㄺㄻㄼㄽㄾㄿㅀㅁㅂㅄㅅㅆㅇㅈㅊㅋㅌㅍㅎ")
PAIRS = {cluster: pair for pair, cluster in CLUSTERS.items()}
"""Final clusters and the two consonants each is written with."""

VOWEL_PAIRS = {
    "ㅗㅏ": "ㅘ", "ㅗㅐ": "ㅙ", "ㅗㅣ": "ㅚ", "ㅜㅓ": "ㅝ", "ㅜㅔ": "ㅞ", "ㅜㅣ": "ㅟ", "ㅡㅣ": "ㅢ", "ㅏㅣ": "ㅐ",
    "ㅓㅣ": "ㅔ", "ㅑㅣ": "ㅒ", "ㅕㅣ": "ㅖ",
}  # fmt: skip
"""Two vowels in a row, and the one that they are written as."""

_FIRST, _LAST = "가", "힣"
_PLAIN = str.maketrans(
    {
        **{0x1100 + i: letter for i, letter in enumerate(LEADS)},
        **{0x1161 + i: letter for i, letter in enumerate(VOWELS)},
        **{0x11A7 + i: letter for i, letter in enumerate(TAILS) if letter},
    }
)


def plain_letters(text: str) -> str:
    """The text with letters of every kind (NFKC leaves ᄉ for ㅅ) as those that stand alone."""
    return text.translate(_PLAIN)


def several(text: str, *, and_nothing: bool = False) -> frozenset[str]:
    """The words of a text, and "" as one of them if asked for. For lists of words in code."""
    return frozenset(text.split()) | (frozenset({""}) if and_nothing else frozenset())


Syllable = tuple[str, str, str]
"""Lead, vowel, tail ("" for none), as letters that stand alone (ㄱ ㅏ ㄱ)."""


def is_syllable(character: str) -> bool:
    """Whether this is one whole Hangul syllable (`소`, but not `ㅅ`)."""
    return _FIRST <= character <= _LAST


def is_hangul(word: str) -> bool:
    """Whether the word is made of whole Hangul syllables and nothing else; False for the empty word."""
    return bool(word) and all(map(is_syllable, word))


def apart(syllable: str) -> Syllable:
    """The letters of one Hangul syllable."""
    index = ord(syllable) - ord(_FIRST)
    return LEADS[index // 588], VOWELS[index % 588 // 28], TAILS[index % 28]


def together(lead: str, vowel: str, tail: str = "") -> str:
    """The syllable of these letters; inverse of `apart`."""
    return chr(ord(_FIRST) + LEADS.index(lead) * 588 + VOWELS.index(vowel) * 28 + TAILS.index(tail))


def tail(word: str) -> str:
    """The consonant that the word ends in; "" if it ends in a vowel or in no Hangul syllable."""
    return apart(word[-1])[2] if word and is_syllable(word[-1]) else ""


def with_tail(word: str, new: str) -> str:
    """The word, which must end in a Hangul syllable, with another final consonant ("" for none)."""
    lead, vowel, _ = apart(word[-1])
    return word[:-1] + together(lead, vowel, new)


def fold(word: str) -> str:
    """The word with letters that stand apart joined to syllables (`ㅅㅗ` and `소` -> 소, `ㅁㅜㄹ` -> 물).

    Letters that make no syllable stay (`ㅋㅋ`). Idempotent.
    """
    composed = unicodedata.normalize("NFC", word)
    if not any(_is_letter(character) for character in composed):
        return composed
    letters = "".join(_letters(composed))
    return "".join(_joined(_VOWEL_PAIR.sub(lambda pair: VOWEL_PAIRS[pair[0]], letters)))


_VOWEL_PAIR = re.compile("|".join(VOWEL_PAIRS))


def _is_letter(character: str) -> bool:
    return "\u1100" <= character <= "\u11ff" or "\u3131" <= character <= "\u3163"


def _letters(word: str) -> Iterator[str]:
    for character in word:
        yield from apart(character) if is_syllable(character) else character.translate(_PLAIN)


def _joined(letters: str) -> Iterator[str]:
    """Syllables as a keyboard makes them: a consonant before a vowel belongs to that vowel."""
    at = 0
    while at < len(letters):
        if letters[at] in LEADS and letters[at + 1 : at + 2] in VOWELS and at + 1 < len(letters):
            end = _end_of_tail(letters, at + 2)
            ending = letters[at + 2 : end]
            yield together(letters[at], letters[at + 1], CLUSTERS.get(ending, ending))
            at = end
        else:
            yield letters[at]
            at += 1


def _end_of_tail(letters: str, start: int) -> int:
    """Where the tail that may begin at `start` ends: before the consonant that a following vowel takes."""
    for length in (2, 1):
        ending, after = letters[start : start + length], letters[start + length : start + length + 1]
        fits = CLUSTERS.get(ending, ending) in TAILS if len(ending) == length else False
        if fits and not (after and after in VOWELS):
            return start + length
    return start
