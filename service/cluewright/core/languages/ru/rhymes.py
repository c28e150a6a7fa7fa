"""What a Russian rhyme repeats, and which rhymes are no finding because whole classes of words end so."""

import re

from cluewright.core.languages.language import Sound

from .akin import akin
from .dictionary import analyses
from .sounds import heard_perhaps

_INFINITIVES = ("ть", "ти", "чь", "ся")
_VOWELS = "аеёиоуыэюя"
_VOWEL = re.compile(f"[{_VOWELS}]")
_LONG = 3
_LAST_SYLLABLE = re.compile(rf"(.?)([{_VOWELS}])([^{_VOWELS}ьъ])$")

_HEARD = str.maketrans("яёюыэбвгджз", "аоуиепфктшс")
_TEXT = "ин ен ат ет ит ак ок ек ик ер аш он ор"
_COMMON = frozenset(_TEXT.split())
"""Last syllables, consonants said as at the end of a word, that hundreds of nouns end in (балет, сосед, секрет). Not
-ан, -ун and -ар: those are fewer, and their consonant alone makes a rhyme (диван, ураган)."""

_FEWER = frozenset(("ит",))
"""Those of them that a few dozen words end in: two of two syllables and with the vowel before alike are heard as a
rhyme (бандит, гранит)."""


def rhyme(sound: Sound) -> tuple[str, ...] | None:
    """What a rhyme repeats: from the stressed vowel on; if nothing follows it, the sound before it too.

    вода rhymes with еда (da), not with река: a bare vowel is no rhyme in Russian. As far as rhyme goes, a
    soft consonant before the vowel is the same as a hard one.
    """
    if sound.stress is None:
        return None
    phones = heard_perhaps(sound)
    tail = phones[sound.stress :]
    if len(tail) > 1 or not sound.stress:
        return tail
    support = phones[sound.stress - 1]
    return (support.removesuffix("'"), *tail)


def is_fair(one: str, other: str) -> bool:
    """Whether a rhyme is no hint at the sound: the two belong together in meaning, or they end alike as hundreds do:
    infinitives, and words of several syllables that share no more than a common last vowel and consonant (балет,
    сосед)."""
    if akin(one, other):
        return True
    both_infinitives = one[-2:] == other[-2:] and one.endswith(_INFINITIVES) and all(map(_is_infinitive, (one, other)))
    return both_infinitives or _poor(one, other)


def _is_infinitive(word: str) -> bool:
    return any(reading.pos == "INFN" and reading.is_lemma for reading in analyses(word))


def _poor(one: str, other: str) -> bool:
    """кот and рот rhyme, so do слон and балкон (one syllable is all there is), магнит and гранит (the vowel before is
    alike as well), балет and билет (the consonant before): балет and сосед do so only by the way."""
    ours, theirs = _LAST_SYLLABLE.search(one), _LAST_SYLLABLE.search(other)
    if not ours or not theirs or ours[1] == theirs[1]:
        return False
    ending = (ours[2] + ours[3]).translate(_HEARD)
    if ending not in _COMMON or ending != (theirs[2] + theirs[3]).translate(_HEARD):
        return False
    vowels = [_VOWEL.findall(word) for word in (one, other)]
    shortest = min(map(len, vowels))
    if shortest == 1:
        return False
    enough = 2 if ending in _FEWER and len(vowels[0]) == len(vowels[1]) else _LONG
    return shortest < enough or vowels[0][-2] != vowels[1][-2]
