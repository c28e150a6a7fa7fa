"""Ways to write a word so that it is still read, made by rule: slips of the finger, and tricks with scripts."""

import unicodedata
from collections.abc import Callable, Iterator, Mapping

from cluewright.core.languages.scripts import romanised, scripts_of

Disguise = Callable[[str], str | None]
"""The word in disguise, or None where the trick does not suit it."""

_TO_CYRILLIC = str.maketrans("aceopxyikmthb", "асеорхуікмтһь")
_TO_LATIN = str.maketrans("асеорхукмтн", "aceopxykmth")
_LEET = str.maketrans("aeiost", "43105+")
_ZERO_WIDTH = "\u200b\u200d\u2060\ufeff"
_NEIGHBOURS = {
    "Latin": ("qwertyuiop", "asdfghjkl", "zxcvbnm"),
    "Cyrillic": ("йцукенгшщзхъ", "фывапролджэ", "ячсмитьбю"),
}


def slips(word: str, seed: int) -> Iterator[tuple[str, str]]:
    """One slip of each kind in a word of five letters or more (two syllables in Hangul), past the first letter."""
    hangul = "Hangul" in scripts_of(word)
    letters = unicodedata.normalize("NFD", word) if hangul else word
    if len(word) < (2 if hangul else 5) or not word.isalpha():
        return
    place = 1 + seed % (len(letters) - 2)
    if not hangul:
        yield "dropped", letters[:place] + letters[place + 1 :]
        yield "doubled", letters[:place] + letters[place] + letters[place:]
        if letters[place] != letters[place + 1]:
            yield "swapped", letters[:place] + letters[place + 1] + letters[place] + letters[place + 2 :]
    if changed := _neighbour(letters[place], hangul):
        yield "changed", unicodedata.normalize("NFC", letters[:place] + changed + letters[place + 1 :])


def _neighbour(letter: str, hangul: bool) -> str | None:
    if hangul:
        for first, last in ((0x1100, 0x1112), (0x1161, 0x1175), (0x11A8, 0x11C2)):
            if first <= ord(letter) <= last:
                return chr(ord(letter) + 1 if ord(letter) < last else ord(letter) - 1)
        return None
    for rows in _NEIGHBOURS.values():
        for row in rows:
            if letter in row:
                place = row.index(letter)
                return row[place + 1] if place + 1 < len(row) else row[place - 1]
    return None


def _looking_alike(word: str) -> str:
    return word.casefold().translate(_TO_CYRILLIC if "Latin" in scripts_of(word) else _TO_LATIN)


def _one_looking_alike(word: str) -> str | None:
    changed = _looking_alike(word)
    places = [i for i, (one, other) in enumerate(zip(word.casefold(), changed, strict=False)) if one != other]
    return word[: places[0]] + changed[places[0]] + word[places[0] + 1 :] if places else None


def _leet(word: str) -> str | None:
    hidden = word.casefold().translate(_LEET)
    return hidden if sum(one != other for one, other in zip(word.casefold(), hidden, strict=True)) <= 3 else None


def _hidden(word: str) -> str:
    return "".join(letter + _ZERO_WIDTH[place % len(_ZERO_WIDTH)] for place, letter in enumerate(word))


def _accented(word: str) -> str | None:
    place = next((i for i, letter in enumerate(word) if letter in "aeiouаеиоуыэюя"), None)
    return None if place is None else word[: place + 1] + "\u0301" + word[place + 1 :]


def _wide(word: str) -> str | None:
    return "".join(chr(ord(c) + 0xFEE0) if "!" <= c <= "~" else c for c in word) if word.isascii() else None


def _mathematical(word: str) -> str | None:
    plain = word.casefold()
    return "".join(chr(0x1D41A + ord(c) - 97) if "a" <= c <= "z" else c for c in plain) if word.isascii() else None


def _in_discs(word: str) -> str | None:
    return "".join(chr(0x24D0 + ord(c) - 97) if "a" <= c <= "z" else c for c in word) if word.isascii() else None


def _transcribed(word: str) -> str | None:
    return None if word.isascii() or "Latin" in scripts_of(word) else romanised(word.casefold())


def _taken_apart(word: str) -> str | None:
    if "Hangul" not in scripts_of(word):
        return None
    names = (unicodedata.name(letter, "") for letter in unicodedata.normalize("NFD", word))
    return "".join(_letter(name) for name in names)


def _letter(name: str) -> str:
    """The Hangul letter standing alone that is named as the part of a syllable."""
    part = name.partition("SEONG ")[2]
    alone = {"SSANGKIYEOK": "SSANGKIYEOK"}.get(part, part)
    try:
        return unicodedata.lookup(f"HANGUL LETTER {alone}")
    except KeyError:
        return ""


def _separated(by: str) -> Disguise:
    return lambda word: by.join(word) if 2 <= len(word) <= 12 and " " not in word else None


def _backwards(word: str) -> str | None:
    return word[::-1] if len(word) >= 4 else None


DISGUISES: Mapping[str, Disguise] = {
    "capitals": str.upper,
    "hidden characters": _hidden,
    "soft hyphens": _separated("\u00ad"),
    "spaced": _separated(" "),
    "dotted": _separated("."),
    "hyphened": _separated("-"),
    "underlined": _separated("_"),
    "look-alikes": _looking_alike,
    "one look-alike": _one_looking_alike,
    "digits for letters": _leet,
    "accented": _accented,
    "wide letters": _wide,
    "mathematical": _mathematical,
    "letters in discs": _in_discs,
    "backwards": _backwards,
    "transcribed": _transcribed,
    "taken apart": _taken_apart,
    "in a phrase": lambda word: f"… {word} !",
}
