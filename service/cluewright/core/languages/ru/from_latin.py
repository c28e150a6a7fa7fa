"""Russian in Latin letters and chat digits (`podushechki`, `6a6o4ka`), read back into Cyrillic ones."""

import re
from itertools import product

_LETTERS = {
    "shch": "щ", "sch": "щ", "sh": "ш", "tch": "ч", "ch": "ч", "zh": "ж", "kh": "х", "ts": "ц", "tz": "ц",
    "yo": "ё", "jo": "ё", "yu": "ю", "ju": "ю", "ya": "я", "ja": "я", "ye": "е", "je": "е", "iy": "ий", "yy": "ый",
    "a": "а", "b": "б", "c": "ц", "d": "д", "e": "е", "f": "ф", "g": "г", "h": "х", "i": "и", "j": "й", "k": "к",
    "l": "л", "m": "м", "n": "н", "o": "о", "p": "п", "q": "к", "r": "р", "s": "с", "t": "т", "u": "у", "v": "в",
    "w": "ш", "x": "х", "z": "з", "'": "ь", "0": "о", "1": "и", "3": "з", "4": "ч", "6": "б",
}  # fmt: skip
_PIECE = re.compile("|".join(sorted(map(re.escape, _LETTERS), key=len, reverse=True)) + "|y")
_VOWELS = frozenset("aeiouy")
_LONGEST = 24
_MOST_DOUBTS = 3


def from_latin(word: str) -> tuple[str, ...]:
    """The words (lower case, ё as е) that a word in Latin letters and digits may stand for; () if it has other signs.
    At most eight: beyond three doubtful letters the likelier reading is taken."""
    pieces = _PIECE.findall(word)
    if len(word) > _LONGEST or "".join(pieces) != word:
        return ()
    doubts = 0
    readings: list[tuple[str, ...]] = []
    for place, piece in enumerate(pieces):
        ways = _ways(piece, pieces[place - 1] if place else "")
        doubts += len(ways) > 1
        readings.append(ways if doubts <= _MOST_DOUBTS else ways[:1])
    return tuple(dict.fromkeys("".join(one).replace("ё", "е") for one in product(*readings)))


def _ways(piece: str, before: str) -> tuple[str, ...]:
    if piece == "y":
        return ("й", "ы") if before[-1:] in _VOWELS else ("ы", "й")
    if piece == "c":
        return ("ц", "к")
    if piece == "e" and before[-1:] in _VOWELS | {""}:
        return ("е", "э")
    return (_LETTERS[piece],)
