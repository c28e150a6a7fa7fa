"""Korean particles by final sound: 토큰을 but 카드를, 2를 but 3을, 서울로 but 집으로.

A particle has two forms, one after a final consonant (받침) and one after a vowel. 으로 is the odd one: after ㄹ it
takes the vowel's form (서울로). Values that are not Hangul are judged by how they are read in Korean: digits by their
Sino-Korean reading, Latin and Cyrillic words by the sound that their Korean spelling would end in.
"""

import unicodedata

_PAIRS = {
    pair[0]: pair
    for pair in [
        ("을", "를"), ("은", "는"), ("이", "가"), ("과", "와"), ("으로", "로"), ("아", "야"), ("이나", "나"),
        ("이다", "다"), ("입니다", "입니다"), ("이며", "며"), ("이고", "고"), ("이라", "라"), ("이라고", "라고"),
        ("이라는", "라는"), ("이란", "란"), ("이든", "든"), ("이면", "면"), ("이지만", "지만"),
    ]
}  # fmt: skip
_BY_VOWEL_FORM = {vowel: consonant for consonant, vowel in _PAIRS.values()}
_RIEUL = 8  # index of ㄹ among the final consonants of a Hangul syllable
_NASAL_OR_STOP = 1  # any final consonant but ㄹ
_DIGITS = {"0": 1, "1": _RIEUL, "2": 0, "3": 1, "4": 0, "5": 0, "6": 1, "7": _RIEUL, "8": _RIEUL, "9": 0}
_SHORT_VOWELS = set("aeiouyаеёиоуыэюя")


def particles() -> frozenset[str]:
    """Every form, of either kind, that `attach` can choose between."""
    return frozenset(_PAIRS) | frozenset(_BY_VOWEL_FORM)


def attach(value: str, particle: str) -> str:
    """The value followed by the form of the particle that fits its final sound; both forms where that is unknown."""
    consonant, vowel = _PAIRS[_BY_VOWEL_FORM.get(particle, particle)]
    final = final_sound(value)
    if final is None:
        return f"{value}{consonant}({vowel})"
    closed = final != 0 and not (final == _RIEUL and consonant == "으로")
    return value + (consonant if closed else vowel)


def final_sound(value: str) -> int | None:
    """0 for a vowel, 8 for ㄹ, another number for another consonant; None where the reading is not known."""
    word = value.rstrip(" '\"’”»」』)].,!?…").casefold()
    if not word:
        return None
    last = unicodedata.normalize("NFC", word)[-1]
    if "가" <= last <= "힣":
        return (ord(last) - 0xAC00) % 28
    if last.isascii() and last.isdigit():
        return _number_sound(word)
    if "LATIN" in unicodedata.name(last, "") or "CYRILLIC" in unicodedata.name(last, ""):
        return _foreign_sound(word)
    return None


def _number_sound(word: str) -> int:
    """10 십, 100 백, 1000 천, 10000 만 all end in a consonant; otherwise the last digit decides."""
    return _DIGITS[word[-1]]


def _foreign_sound(word: str) -> int:
    """The last letter as Korean would spell it: -l ㄹ, nasals and short stops close the syllable, the rest open it."""
    last, before = word[-1], word[-2:-1]
    if last in "lл":
        return _RIEUL
    if last in "mnмн" or word.endswith("ng"):
        return _NASAL_OR_STOP
    if last in "kptcкпт" and before in _SHORT_VOWELS and word[-3:-2] not in _SHORT_VOWELS:
        return _NASAL_OR_STOP
    return 0
