"""Arabic, Persian and Hebrew in Latin letters as people type them: كتاب is kitab, שלום shalom.

These scripts leave the short vowels out, so that nothing spells such a word letter by letter. It is known by its
consonants (`skeleton`), and then by what may stand between them (`may_be_read`).
"""

import re
from itertools import islice, product

from cluewright.core.remembering import remembered

WITHOUT_VOWELS = frozenset({"ar", "fa", "he"})
"""The languages that are written so."""

_ANY = "|a|e|i|o|u|aa|ee|'"
_YA, _VAV = "y|ay|ey|iy|i|ee|e|ei|ai", "w|aw|ow|v|u|oo|ou|o|au"
_LONG = {
    "ا": "a|aa|e|o", "آ": "a|aa|o", "أ": "a|e|i|o|u", "إ": "i|e", "ى": "a|aa", "و": _VAV, "ي": _YA, "ی": _YA,
    "ة": "a|ah|e|eh|at", "ئ": _ANY, "ؤ": _ANY, "ع": _ANY, "ء": "|'", "א": _ANY, "ע": _ANY, "ו": _VAV, "י": _YA,
}  # fmt: skip
"""How people write the letters that are no consonant, or not always."""

_CONSONANTS = {
    "ب": "b", "ت": "t", "ث": "th|t|s", "ج": "j|g|dj", "خ": "kh", "د": "d", "ذ": "dh|z|d", "ر": "r", "ز": "z",
    "س": "s", "ش": "sh|ch", "ص": "s", "ض": "d|dh|z", "ط": "t", "ظ": "z|dh", "غ": "gh|g", "ف": "f",
    "ق": "q|k|gh", "ك": "k", "ک": "k", "ل": "l", "م": "m", "ن": "n", "پ": "p", "چ": "ch", "گ": "g", "ژ": "zh|j",
    "ح": "h", "ه": "h|", "ה": "h|", "ח": "ch|h|kh", "ב": "b|v", "ג": "g", "ד": "d", "ז": "z", "ט": "t",
    "כ": "k|kh|ch", "ך": "kh|ch|k", "ל": "l", "מ": "m", "ם": "m", "נ": "n", "ן": "n", "ס": "s", "פ": "p|f",
    "ף": "f", "צ": "tz|ts|z", "ץ": "tz|ts", "ק": "k|q", "ר": "r", "ש": "sh|s", "ת": "t|th",
}  # fmt: skip
"""How people write a consonant in Latin letters."""

_CLASSES = (
    ("tz", "c"), ("ts", "c"), ("sh", "S"), ("kh", "k"), ("ch", "k"), ("gh", "g"), ("dh", "d"), ("th", "t"), ("zh", "j"),
    ("dj", "j"), ("q", "k"), ("v", "b"), ("f", "p"), ("w", ""), ("y", ""), ("h", ""), ("'", ""),
)  # fmt: skip
_VOWEL = re.compile("[aeiou]+")
_DOUBLE = re.compile(r"(.)\1+")
_WAYS = 64
_MOST = 8
"""Letters of a word that is looked at so; among longer ones there are too many ways."""


def latin_skeleton(word: str) -> str:
    """What is left of a word in Latin letters without its vowels, what is written in several ways made alike."""
    for letters, plain in _CLASSES:
        word = word.replace(letters, plain)
    return _DOUBLE.sub(r"\1", _VOWEL.sub("", word))


@remembered(maxsize=4096)
def skeletons(word: str) -> tuple[str, ...]:
    """The skeletons that a word in one of these scripts may have in Latin letters, 64 ways to write it at most; () for
    any other word, and for one of which hardly anything would be left."""
    word = word.replace("'", "")  # a geresh
    if not 2 < len(word) <= _MOST or not all(letter in _CONSONANTS or letter in _LONG for letter in word):
        return ()
    ways = product(*(_CONSONANTS.get(letter, "").split("|") for letter in word))
    found = dict.fromkeys(latin_skeleton("".join(way)) for way in islice(ways, _WAYS))
    return tuple(one for one in found if len(one) > 2 or (len(one) == 2 and any(letter in _LONG for letter in word)))


def may_be_read(word: str, latin: str) -> bool:
    """Whether somebody may write the word so: its long vowels are there, and at most two short ones after a letter.
    Signs of other kinds are passed over. The time it takes grows with the length of either, and no faster."""
    ends = {0}
    for letter in word:
        ways = (_LONG.get(letter) or _CONSONANTS.get(letter, "")).split("|")
        ends = {start + len(way) for start in ends for way in _also_doubled(ways) if latin.startswith(way, start)}
        ends = {end + more for end in ends for more in range(3) if not latin[end : end + more].strip("aeiou'")}
    return len(latin) in ends


def _also_doubled(ways: list[str]) -> list[str]:
    return [*ways, *(2 * way for way in ways if len(way) == 1)]
