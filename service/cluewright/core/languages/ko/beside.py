"""What may stand beside a keyword in a word, so that both are its parts."""

from . import vocabulary
from .compound_tables import (
    AROUND,
    BARE_AND_NEW,
    BEFORE_ALL,
    CLEAR,
    COARSE,
    IN_WATER,
    NEVER_FIRST,
    NEVER_LAST,
    PREFIXES,
    RIVALLED,
    SUFFIXES,
)
from .letters import tail
from .native import is_native, sounds_chinese
from .stems import readings


def is_clear(noun: str) -> bool:
    """Whether this is a noun of one syllable that makes compounds."""
    return noun in CLEAR


def is_verb(word: str) -> bool:
    """Whether this is a form of a listed verb or adjective (모자라다)."""
    return any(vocabulary.is_stem(one.stem) for one in readings(word))


def is_part(rest: str, keyword: str, *, first: bool) -> bool:
    """Whether what is left beside the keyword can be a part of a word. `first`: the keyword comes first."""
    if len(keyword) == 1:
        return _beside_one_syllable(rest, keyword, first=first)
    if len(rest) == 1:
        return rest in (SUFFIXES if first else PREFIXES | RIVALLED) or vocabulary.is_short_noun(rest)
    if first:
        return is_word(rest) or rest in SUFFIXES or _is_doing(rest)
    return is_word(rest) or rest in PREFIXES or vocabulary.is_stem(rest) or _is_quality(rest) or _is_manner(rest)


def _is_quality(rest: str) -> bool:
    """Whether this says what the noun behind it is like or does, written in one with it: 작은나비, 우는아이."""
    return any(one.ending in ("ㄴ", "은", "는") and vocabulary.is_stem(one.stem) for one in readings(rest))


def _is_doing(rest: str) -> bool:
    """Whether this says who or what does something to the noun before it: 우산꽂이, 고래잡이."""
    return rest[-1] == "이" and bool(tail(rest[:-1])) and vocabulary.is_stem(rest[:-1])


def _is_manner(rest: str) -> bool:
    """Whether this says how the noun behind it is made or used: 접이식우산, 손잡이형컵."""
    return len(rest) > 2 and rest[-1] in "식형용" and _is_doing(rest[:-1])


def is_word(rest: str) -> bool:
    """Whether this is a listed noun, or one with another noun or a suffix behind it."""
    if vocabulary.is_noun(rest):
        return True
    return any(
        (vocabulary.is_noun(rest[:at]) and (vocabulary.is_noun(rest[at:]) or rest[at:] in SUFFIXES))
        for at in range(2, len(rest))
    )


def _beside_one_syllable(rest: str, keyword: str, *, first: bool) -> bool:
    """A single syllable makes a compound with native parts; with any listed noun only if it is native itself, or
    stands where no Chinese-Korean syllable like it would."""
    if keyword not in CLEAR or rest == keyword or keyword in (NEVER_FIRST if first else NEVER_LAST):
        return False
    if keyword == "물" and not first and rest in vocabulary.loans() and rest not in IN_WATER:
        return False
    native = not sounds_chinese(keyword)
    if rest in (COARSE if first else BARE_AND_NEW):
        return first or native or not all(map(sounds_chinese, rest))
    if len(rest) == 1:
        return rest in CLEAR | AROUND and (native or not sounds_chinese(rest))
    if is_native(rest):
        return True
    return (native or (first and keyword in BEFORE_ALL)) and vocabulary.is_noun(rest)
