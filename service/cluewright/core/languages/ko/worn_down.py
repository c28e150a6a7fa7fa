"""Nouns worn down in quick speech and written so: 뱅기 for 비행기, 셤 for 시험, 추꾸 for 축구, 떠뽀끼 for 떡볶이.

Both functions give listed nouns only, for a word that is none itself.
"""

from collections.abc import Iterator

from . import vocabulary
from .letters import LEADS, VOWELS, apart, is_hangul, tail, together, with_tail

_LONGEST = 10
_MOST_TENSED = 2
"""Tense consonants in a word beyond which no tails are given back: each makes it ten words."""

_FAINT = "ㅎㅇ"
"""Onsets that are lost between two vowels."""

_GLIDED = {"ㅕ": "ㅣㅓ", "ㅑ": "ㅣㅏ", "ㅛ": "ㅣㅗ", "ㅠ": "ㅣㅜ", "ㅘ": "ㅗㅏ", "ㅝ": "ㅜㅓ"}
"""Two vowels that have run together to one."""

_TENSED = {"ㄲ": "ㄱ", "ㄸ": "ㄷ", "ㅃ": "ㅂ", "ㅆ": "ㅅ", "ㅉ": "ㅈ"}
_SWALLOWED = "ㄱㄷㅂㅅㅈㅊㅌㅍㄲ"
"""Tails that leave nothing but a tense consonant behind them."""


def run_together(word: str) -> Iterator[str]:
    """Of what the first two syllables may have become one: 뱅기: 비행기; 셤지: 시험지. Later ones seldom do (동한 is no
    동해안)."""
    if not (is_hangul(word) and 1 < len(word) <= _LONGEST):
        return
    lead, vowel, closing = apart(word[0])
    ways = [(_OPEN[lead], vowel)]
    if glided := _GLIDED.get(vowel):
        ways.append(((together(lead, glided[0]),), glided[1]))
    for firsts, second in ways:
        for rest in (together(faint, second, closing) + word[1:] for faint in _FAINT):
            yield from (first + rest for first in firsts if vocabulary.is_noun(first + rest))


_OPEN = {lead: tuple(together(lead, vowel) for vowel in VOWELS) for lead in LEADS}
"""All syllables without a tail, by what they begin with."""


def with_swallowed_tails(word: str) -> Iterator[str]:
    """What is said so with a tail that its tense consonant has swallowed: 추꾸: 축구; 하꾜: 학교; 떠뽀끼: 떡볶이."""
    if not (is_hangul(word) and 1 < len(word) <= _LONGEST):
        return
    if not 1 <= sum(apart(syllable)[0] in _TENSED for syllable in word[1:]) <= _MOST_TENSED:
        return
    known = [""]
    for syllable in word:
        known = [way for before in known for way in _restored(before, syllable)]
    yield from (way for way in known if way != word and vocabulary.is_noun(way))


def _restored(before: str, syllable: str) -> Iterator[str]:
    """What has been read, and this syllable, as it stands or with the tail before it given back."""
    yield before + syllable
    lead, vowel, closing = apart(syllable)
    if not before or tail(before) or lead not in _TENSED:
        return
    if vowel == "ㅣ" and not closing and lead in "ㄲㅆ":
        yield with_tail(before, lead) + "이"
    for back in _SWALLOWED:
        yield with_tail(before, back) + together(_TENSED[lead], vowel, closing)
