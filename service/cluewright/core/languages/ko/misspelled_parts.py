"""A part of a compound written as it is said, or in another common spelling: 김치찌게, 쌍무지게, 조게구이."""

from collections.abc import Iterator

from cluewright.core.remembering import remembered

from . import vocabulary
from .letters import apart, together

_ALIKE = {"ㅔ": "ㅐ", "ㅙ": "ㅚ", "ㅞ": "ㅚ"}
"""Vowels that today's speech does not tell apart; ㅖ is one of them behind a consonant (시계: 시게)."""


def misspelled_part(word: str, keyword: str) -> tuple[str, str] | None:
    """What the keyword is written as at the beginning or the end of an unlisted word, and the rest of the word."""
    if len(word) <= len(keyword) or vocabulary.is_listed(word):
        return None
    for part, rest in _edges(word, keyword):
        if part != keyword and not vocabulary.is_noun(part) and rest:
            return part, rest
    return None


@remembered(maxsize=1024)
def is_often_misspelled(keyword: str) -> bool:
    """Whether there is any common other way to write the keyword."""
    return len(keyword) > 1 and (_is_unsure(keyword) or bool(vocabulary.misspellings_of(keyword)))


def _edges(word: str, keyword: str) -> Iterator[tuple[str, str]]:
    if _is_unsure(keyword):
        size, heard = len(keyword), _heard(keyword)
        if _heard(word[:size]) == heard:
            yield word[:size], word[size:]
        if _heard(word[-size:]) == heard:
            yield word[-size:], word[:-size]
    for way in vocabulary.misspellings_of(keyword):
        if word.startswith(way):
            yield way, word[len(way) :]
        elif word.endswith(way):
            yield way, word[: -len(way)]


def _is_unsure(keyword: str) -> bool:
    """Whether the keyword has one of the vowels that are mixed up."""
    return any(apart(syllable)[1] in "ㅐㅔㅖㅚㅙㅞ" for syllable in keyword)


@remembered(maxsize=1024)
def _heard(part: str) -> str:
    return "".join(together(*_plain(*apart(syllable))) for syllable in part)


def _plain(lead: str, vowel: str, tail: str) -> tuple[str, str, str]:
    if vowel == "ㅖ" and lead != "ㅇ":
        vowel = "ㅔ"
    return lead, _ALIKE.get(vowel, vowel), tail
