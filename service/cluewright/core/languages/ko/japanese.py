"""Japanese words as Koreans write them down: 링고 is ringo, 카제 kaze, 츠키 tsuki.

Hangul is put into the Latin letters in which Japanese is usually transcribed, so that it can be compared with what the
translations' own letters are transcribed to. Where two readings are possible (a first 가 is ga or ka), both are given.
"""

from collections.abc import Iterator

from cluewright.core.languages.scripts import transcription_key

from . import vocabulary
from .letters import apart, is_hangul

_LONGEST = 6
_LEADS = {
    "ㄱ": "g", "ㄲ": "k", "ㅋ": "k", "ㄴ": "n", "ㄷ": "d", "ㄸ": "t", "ㅌ": "t", "ㄹ": "r", "ㅁ": "m", "ㅂ": "b",
    "ㅃ": "p", "ㅍ": "p", "ㅅ": "s", "ㅆ": "s", "ㅇ": "", "ㅈ": "z", "ㅉ": "ts", "ㅊ": "ch", "ㅎ": "h",
}  # fmt: skip
_VOWELS = {
    "ㅏ": "a", "ㅣ": "i", "ㅜ": "u", "ㅡ": "u", "ㅔ": "e", "ㅐ": "e", "ㅗ": "o", "ㅑ": "ya", "ㅠ": "yu", "ㅛ": "yo",
    "ㅘ": "wa",
}  # fmt: skip
_TAILS = {"": "", "ㄴ": "n", "ㅇ": "n", "ㅁ": "n", "ㅅ": "t", "ㄱ": "k", "ㅂ": "p"}
_WHOLE = {
    "츠": "tsu", "쓰": "tsu", "쯔": "tsu", "즈": "zu", "지": "ji", "시": "shi", "치": "chi", "찌": "chi", "후": "fu",
    "샤": "sha", "슈": "shu", "쇼": "sho", "차": "cha", "추": "chu", "초": "cho", "쟈": "ja", "자": "ja", "주": "ju",
    "조": "jo", "챠": "cha", "츄": "chu", "쵸": "cho",
}  # fmt: skip
"""Syllables that Japanese has in another shape than its table of sounds would have it."""

_VOICELESS_FIRST = {"g": "k", "d": "t", "b": "p", "j": "ch"}
"""What a lax consonant at the beginning may be: 도리 is tori."""


def keys_as_japanese(word: str) -> tuple[str, ...]:
    """What to look a Hangul word up by, if it may be a Japanese one written down; () for Korean ones."""
    if not (is_hangul(word) and 1 < len(word) <= _LONGEST) or vocabulary.is_listed(word) or vocabulary.is_stem(word):
        return ()
    said = [_syllable(one) for one in word]
    if not all(said):
        return ()
    return tuple(dict.fromkeys(key for way in _ways(said) if len(way) > 3 and (key := transcription_key(way))))


def _syllable(syllable: str) -> str:
    """One syllable in Latin letters; "" if Japanese has none like it."""
    lead, vowel, closing = apart(syllable)
    open_one = chr(ord(syllable) - (ord(syllable) - 0xAC00) % 28)
    if closing not in _TAILS or vowel not in _VOWELS:
        return ""
    return _WHOLE.get(open_one, _LEADS[lead] + _VOWELS[vowel]) + _TAILS[closing]


def _ways(said: list[str]) -> Iterator[str]:
    """The whole word, with its first consonant as it is heard or without voice."""
    whole = "".join(said)
    yield whole
    if voiceless := _VOICELESS_FIRST.get(whole[0]):
        yield voiceless + whole[1:]
