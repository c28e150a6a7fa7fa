"""How a Korean word is said: linking, neutralised and assimilated consonants, tensing, aspiration, palatals.

Every syllable gives three phones: onset (ㅇ for none), vowel, coda ("" for none). ㅐ and ㅔ, and ㅙ, ㅚ and ㅞ, are one
sound each in today's speech (개, 게).
"""

from collections.abc import Iterator
from itertools import pairwise

from cluewright.core.languages.language import Sound

from . import vocabulary
from .letters import PAIRS, apart, is_hangul, tail, together, with_tail

_CODA = {
    **dict.fromkeys("ㄲㅋㄳㄺ", "ㄱ"),
    **dict.fromkeys("ㅅㅆㅈㅊㅌㅎ", "ㄷ"),
    **dict.fromkeys("ㅍㅄㄿ", "ㅂ"),
    **dict.fromkeys("ㄵㄶ", "ㄴ"),
    **dict.fromkeys("ㄼㄽㄾㅀ", "ㄹ"),
    "ㄻ": "ㅁ",
}
_VOWEL = {"ㅔ": "ㅐ", "ㅖ": "ㅒ", "ㅙ": "ㅚ", "ㅞ": "ㅚ"}
_PLAIN_VOWEL = {"ㅑ": "ㅏ", "ㅕ": "ㅓ", "ㅛ": "ㅗ", "ㅠ": "ㅜ", "ㅖ": "ㅐ", "ㅒ": "ㅐ"}
_ASPIRATED = {"ㄱ": "ㅋ", "ㄷ": "ㅌ", "ㅂ": "ㅍ", "ㅈ": "ㅊ"}
_TENSE = {"ㄱ": "ㄲ", "ㄷ": "ㄸ", "ㅂ": "ㅃ", "ㅅ": "ㅆ", "ㅈ": "ㅉ"}
_NASAL = {"ㄱ": "ㅇ", "ㄷ": "ㄴ", "ㅂ": "ㅁ"}
_PALATAL = {"ㄷ": "ㅈ", "ㅌ": "ㅊ", "ㄾ": "ㅊ"}
_LONGEST = 40


def sounds(word: str) -> tuple[Sound, ...]:
    """The ways to say a word of whole syllables; () for anything else.

    A second way puts ㄴ between two nouns where the latter begins with 이 or 야 (꽃잎: 꼰닙).
    """
    if not is_hangul(word) or len(word) > _LONGEST:
        return ()
    found = [_said(word), *(_said(one) for one in _with_inserted_n(word))]
    return tuple(Sound(phones) for phones in dict.fromkeys(found))


def rhyme(sound: Sound) -> tuple[str, ...] | None:
    """Vowels and codas of all syllables: what must be equal for a rhyme. None for one open syllable (소, 코):
    too little to be heard as a rhyme."""
    rimes = tuple(phone for at, phone in enumerate(sound.phones) if at % 3)
    return None if len(rimes) == 2 and not rimes[1] else rimes


_TWINS = {"ㅓ": "ㅏ", "ㅜ": "ㅗ", "ㅕ": "ㅑ", "ㅠ": "ㅛ", "ㅝ": "ㅘ"}
"""Dark vowels and the light ones that they change with in words of one meaning (반짝, 번쩍)."""


def echo(sound: Sound) -> tuple[str, ...] | None:
    """The sound with dark vowels made light: equal in words as alike as 감정 and 검정. None for one syllable."""
    return tuple(_TWINS.get(phone, phone) for phone in sound.phones) if len(sound.phones) > 3 else None


def _with_inserted_n(word: str) -> Iterator[str]:
    """꽃잎 -> 꽃닢: spelled as if the ㄴ that is said were written."""
    for at in range(1, len(word)):
        lead, vowel, coda = apart(word[at])
        open_front = lead == "ㅇ" and vowel in "ㅣㅑㅕㅛㅠ" and apart(word[at - 1])[2]
        if open_front and _are_two(word[:at], word[at:]):
            yield word[:at] + together("ㄴ", vowel, coda) + word[at + 1 :]


def _are_two(first: str, second: str) -> bool:
    """Whether these are two words in one: 꽃+잎, 서울+역; but no 놀+이 and no 금+연, which are one word each."""
    if len(second) == 1 and second not in (_LAST_OF_TWO if len(first) == 1 else _LAST_OF_THREE):
        return False
    return _is_noun(first) and _is_noun(second)


_LAST_OF_TWO = frozenset("잎윷엿일옆")
"""Nouns of one syllable that Korean words end in; others are rather the end of a Chinese-Korean word or an ending."""

_LAST_OF_THREE = _LAST_OF_TWO | frozenset("약역열용유")


def _is_noun(part: str) -> bool:
    """Whether this is a noun, or one with the ㅅ that joins it to another (깻)."""
    bare = with_tail(part, "") if tail(part) == "ㅅ" else part
    return any(vocabulary.is_noun(one) or vocabulary.is_short_noun(one) for one in (part, bare))


def _said(word: str) -> tuple[str, ...]:
    spoken = [list(apart(syllable)) for syllable in word]
    for first, second in pairwise(spoken):
        if first[2]:
            _meet(first, second)
    spoken[-1][2] = _CODA.get(spoken[-1][2], spoken[-1][2])
    return tuple(phone for index, syllable in enumerate(spoken) for phone in _plain(syllable, index))


def _plain(syllable: list[str], index: int) -> tuple[str, str, str]:
    """져 is said 저; 의 anywhere but at the beginning 이, after a consonant too."""
    onset, vowel, coda = syllable
    if onset in "ㅈㅉㅊ" or (vowel in "ㅖㅒ" and onset != "ㅇ"):
        vowel = _PLAIN_VOWEL.get(vowel, vowel)
    if vowel == "ㅢ" and (index or onset != "ㅇ"):
        vowel = "ㅣ"
    return onset, _VOWEL.get(vowel, vowel), coda


def _meet(first: list[str], second: list[str]) -> None:
    """What a coda and the next onset do to one another; both are changed in place."""
    if second[0] == "ㅇ":
        _link(first, second)
    elif first[2] in ("ㅎ", "ㄶ", "ㅀ") and second[0] in _ASPIRATED:
        second[0] = _ASPIRATED[second[0]]
        first[2] = {"ㅎ": "", "ㄶ": "ㄴ", "ㅀ": "ㄹ"}[first[2]]
    elif second[0] == "ㅎ" and (joined := _ASPIRATED.get(_last(first[2]))):
        second[0] = "ㅊ" if joined == "ㅌ" and first[2] in ("ㄷ", "ㄵ") and _fronted(second) else joined
        first[2] = PAIRS[first[2]][0] if first[2] in PAIRS else ""
    else:
        _assimilate(first, second)


def _fronted(syllable: list[str]) -> bool:
    """Whether ㄷ and ㅌ turn to ㅈ and ㅊ before it: 이, and 여 as endings have it (닫혀, but not 맏형)."""
    return syllable[1] == "ㅣ" or (syllable[1] == "ㅕ" and syllable[2] in ("", "ㅆ"))


def _last(coda: str) -> str:
    """The consonant of a coda that meets ㅎ: its second if it has two, neutralised unless it is ㅈ."""
    end = PAIRS.get(coda, coda)[-1]
    return end if end == "ㅈ" else _CODA.get(end, end)


def _link(first: list[str], second: list[str]) -> None:
    """음악 -> 으막, 같이 -> 가치, 좋아 -> 조아, 닭이 -> 달기."""
    coda = first[2]
    if coda == "ㅇ":
        return
    if coda in _PALATAL and _fronted(second):
        second[0] = _PALATAL[coda]
        first[2] = "ㄹ" if coda == "ㄾ" else ""
    elif coda == "ㅎ":
        first[2] = ""
    elif coda in ("ㄶ", "ㅀ"):
        first[2], second[0] = "", PAIRS[coda][0]
    elif coda in PAIRS:
        first[2], end = PAIRS[coda][0], PAIRS[coda][1]
        second[0] = "ㅆ" if end == "ㅅ" else end
    else:
        first[2], second[0] = "", coda


def _assimilate(first: list[str], second: list[str]) -> None:
    """국물 -> 궁물, 신라 -> 실라, 독립 -> 동닙, 학교 -> 학꾜."""
    coda = _CODA.get(first[2], first[2])
    onset = second[0]
    if coda in _NASAL:
        if onset in "ㄴㅁㄹ":
            coda = _NASAL[coda]
            second[0] = "ㄴ" if onset == "ㄹ" else onset
        else:
            second[0] = _TENSE.get(onset, onset)
    elif coda in "ㅁㅇ" and onset == "ㄹ":
        second[0] = "ㄴ"
    elif {coda, onset} == {"ㄴ", "ㄹ"}:
        coda = second[0] = "ㄹ"
    first[2] = coda
