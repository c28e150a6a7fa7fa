"""Words typed with the keyboard set to another language: `ghbdtn` is привет, `dkssud` is 안녕.

The layouts are the usual ones of Windows: QWERTY, ЙЦУКЕН and Korean 두벌식, by the keys that they share. Few people
press the key of ё: it is taken for е.
"""

from functools import lru_cache

from .scripts import jamo

_CYRILLIC = dict(zip("йцукенгшщзхъфывапролджэячсмитьбюё", "qwertyuiop[]asdfghjkl;'zxcvbnm,.t", strict=True))
_HANGUL = dict(zip("ㅂㅈㄷㄱㅅㅛㅕㅑㅐㅔㅁㄴㅇㄹㅎㅗㅓㅏㅣㅋㅌㅊㅍㅠㅜㅡ", "qwertyuiopasdfghjklzxcvbnm", strict=True))
_TOGETHER = {
    "ㅃ": "q",
    "ㅉ": "w",
    "ㄸ": "e",
    "ㄲ": "r",
    "ㅆ": "t",
    "ㅒ": "o",
    "ㅖ": "p",  # with the shift key
    "ㅘ": "hk",
    "ㅙ": "ho",
    "ㅚ": "hl",
    "ㅝ": "nj",
    "ㅞ": "np",
    "ㅟ": "nl",
    "ㅢ": "ml",
    "ㄳ": "rt",
    "ㄵ": "sw",
    "ㄶ": "sg",
    "ㄺ": "fr",
    "ㄻ": "fa",
    "ㄼ": "fq",
    "ㄽ": "ft",
    "ㄾ": "fx",
    "ㄿ": "fv",
    "ㅀ": "fg",
    "ㅄ": "qt",
}
_KEYS = str.maketrans({**_CYRILLIC, **_HANGUL, **_TOGETHER, "`": "t"})


@lru_cache(maxsize=8192)
def keystrokes(word: str) -> str:
    """The keys pressed for a casefolded word, named by what they print in English; shift counts for nothing."""
    return word if word.isascii() else jamo(word).translate(_KEYS)


def are_neighbours(one: str, two: str) -> bool:
    """Whether the keys of two letters touch, or are the same."""
    here, there = (_PLACES.get(keystrokes(letter)) for letter in (one, two))
    return here is not None and there is not None and all(abs(a - b) <= 1 for a, b in zip(here, there, strict=True))


_ROWS = ("qwertyuiop[]", "asdfghjkl;'", "zxcvbnm,.")
_PLACES = {
    key: (row, column + shift)
    for row, (keys, shift) in enumerate(zip(_ROWS, (0.0, 0.25, 0.75), strict=True))
    for column, key in enumerate(keys)
}
"""Row and column of each key; every row begins a little further to the right than the one above it."""
