"""English words as Russians write them down after their sound: white is уайт or вайт, fire is фаер or файер.

Nobody keeps to one way of doing it, so both sides are levelled: what an English word may sound like to a Russian ear,
and what somebody wrote.
"""

import re
from itertools import islice, product

from cluewright.core.languages.en.vocabulary import pronunciations
from cluewright.core.remembering import remembered

from .dictionary import analyses, exists, fold, is_common

_VOWELS = {
    "a": "ао", "&": "эа", "@": "аэ", "A": "о", "W": ("ау",), "O": ("ай",), "e": "э", "3": ("эр", "ор"), "E": ("эй",),
    "i": "и", "I": "и", "o": ("оу", "о"), "y": ("ой",), "u": "у", "U": "у",
}  # fmt: skip
"""What the vowels of `en/sounds.py` are heard as, the likeliest first."""

_CONSONANTS = {
    "p": "п", "b": "б", "t": "т", "d": "д", "k": "к", "g": "г", "f": "ф", "v": "в", "T": "стф", "D": "здв", "s": "с",
    "z": "з", "S": "ш", "Z": "ж", "C": "ч", "J": ("дж",), "m": "м", "n": "н", "N": ("нг",), "l": "л", "r": "р",
    "h": "х", "j": "й", "w": "в",
}  # fmt: skip
_HEARD = {**_CONSONANTS, **_VOWELS}

_BY_LETTER = {"a": "а", "e": "э", "i": "и", "o": "о", "u": "а", "y": "и"}
_SPELLED = re.compile("[aeiouy]+")

_LONGEST = 12
_SHORTEST = 3
_WAYS = 24

_LEVELLED = (
    (re.compile("[ьъ]"), ""),
    (re.compile("дж"), "ж"),
    (re.compile("тч"), "ч"),
    (re.compile("[её]"), "э"),
    (re.compile("ю"), "у"),
    (re.compile("я"), "а"),
    (re.compile("ы"), "и"),
    (re.compile("щ"), "ш"),
    (re.compile("у(?=[аэио])"), "в"),
    (re.compile("й(?=[аэиоу])"), ""),
    (re.compile(r"(.)\1+"), r"\1"),
    (re.compile("з$"), "с"),
)
"""Differences that are none to the ear, or that writers do not agree about."""

_NATIVE_END = re.compile("[^л]ь$|ться$")
"""What no English word is written with: гусь is no goose."""

_RUSSIAN_END = re.compile("(?:[ыиау]|ов|ом|ами|чик|ик|очка)$")
"""What Russians put onto English words when they talk: машрумы, воркшопов."""

_ENGLISH_FIRST_LIST = """
    бест блек бридж ворд гейм гест дор кинг кэт лав мани мун пис рейн роуд сан сити скай стоун стрит тайм фингер
    флор фри френд харт хаус хенд хэнд чайлд чейн шарк
"""
_ENGLISH_FIRST = frozenset(_ENGLISH_FIRST_LIST.split())
"""English to everybody who hears them, though the dictionary has them as rare words, or as forms of others."""


@remembered(maxsize=4096)
def english_keys(word: str) -> tuple[str, ...]:
    """What an English word (lower case) is found under when it is written in Russian letters; () for one without a
    listed sound or too short to be told."""
    found: dict[str, None] = {}
    for said in pronunciations(word)[:3]:
        phones = said.replace("'", "")
        if len(phones) <= _LONGEST:
            ways = islice(product(*_heard(word, phones)), _WAYS)
            found |= dict.fromkeys(_levelled("".join(way)) for way in ways)
    return tuple(key for key in found if len(key) >= _SHORTEST)


def keys_as_english(word: str) -> tuple[str, ...]:
    """What to look up a word in Russian letters by, if it may be an English one; () for any word of Russian that is
    more than that."""
    plain = fold(word)
    if len(plain) > _LONGEST or _NATIVE_END.search(plain):
        return ()
    if plain not in _ENGLISH_FIRST and (is_common(word) or _is_place(word)):
        return ()
    bare = _RUSSIAN_END.sub("", plain)
    keys = dict.fromkeys(map(_levelled, (plain, bare) if len(bare) > _SHORTEST and not exists(plain) else (plain,)))
    return tuple(key for key in keys if len(key) >= _SHORTEST)


def _is_place(word: str) -> bool:
    """Whether this is where something is: nobody hears cream in Крым."""
    return any(reading.known and "Geox" in reading.grammemes for reading in analyses(word))


def _heard(word: str, phones: str) -> list[tuple[str, ...]]:
    """For each phone what it may be written as. A vowel may also go by its letter (мандэй, манки), where there are as
    many letters for vowels as vowels."""
    groups = _SPELLED.findall(word)
    count = sum(phone in _VOWELS for phone in phones)
    if len(groups) == count + 1 and word.endswith("e"):
        groups.pop()
    left = iter(groups if len(groups) == count else ())
    found: list[tuple[str, ...]] = []
    for phone in phones:
        ways = tuple(_HEARD[phone])
        letter = next(left, "") if phone in _VOWELS else ""
        if phone in "@3" and letter:
            spelled = _BY_LETTER[letter[0]] + ("р" if phone == "3" else "")
            ways = tuple(dict.fromkeys((*ways, spelled)))
        found.append(ways)
    return found


def _levelled(word: str) -> str:
    for pattern, plain in _LEVELLED:
        word = pattern.sub(plain, word)
    return word
