"""What a part of a longer word may begin with there: a quick no before it is looked for in earnest."""

from cluewright.core.remembering import remembered

from . import vocabulary
from .letters import apart, is_hangul

_PLAIN = str.maketrans("ㄲㅋㄸㅌㅃㅍㅆㅉㅊ", "ㄱㄱㄷㄷㅂㅂㅅㅈㅈ")
"""Consonants that change where words meet (암탉), or that people mistake for one another."""

_MISTAKEN = str.maketrans("ㅐㅖㅒㅞㅙㅚ", "ㅔㅔㅔㅔㅔㅔ")
"""Vowels that sound alike (찌게)."""


def may_hold(word: str, part: str) -> bool:
    """Whether both are Hangul, and any syllable of the word may be the first of the part, in whatever shape that stands
    there."""
    return is_hangul(word) and is_hangul(part) and not _heads(part).isdisjoint(_beginnings(word))


@remembered(maxsize=1024)
def _heads(part: str) -> frozenset[str]:
    return frozenset(_beginning(way[0]) for way in (part, *vocabulary.contractions_of(part)))


@remembered(maxsize=4096)
def _beginnings(word: str) -> frozenset[str]:
    return frozenset(map(_beginning, word))


def _beginning(syllable: str) -> str:
    lead, vowel, _ = apart(syllable)
    return lead.translate(_PLAIN) + vowel.translate(_MISTAKEN)
