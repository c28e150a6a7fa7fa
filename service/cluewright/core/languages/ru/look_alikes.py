"""Russian words with Latin letters among their own that look the same: бaнaнчик with Latin a."""

import re

_LOOKS = {
    "a": "а", "b": "в", "c": "с", "e": "е", "h": "н", "k": "к", "m": "м", "n": "п", "o": "о", "p": "р", "t": "т",
    "u": "и", "x": "х", "y": "у", "r": "г",
}  # fmt: skip
_AS_RUSSIAN = str.maketrans(_LOOKS)
_OLD = str.maketrans({"ѣ": "е", "і": "и", "ѳ": "ф", "ѵ": "и", "ѫ": "у", "ѧ": "я"})
"""Letters that were given up in 1918."""
_BEFORE_1918 = re.compile("[ѣіѳѵѫѧ]|[бвгджзйклмнпрстфхцчшщ]ъ$")
_BY_EAR = str.maketrans({"а": "я", "о": "ё", "у": "ю", "е": "е", "э": "е"})
_SOUNDED = re.compile("й[аоуеэ]")
"""A vowel that is written as it is heard, for fun: йаду for яду."""
_MIXED = re.compile(f"[{''.join(_LOOKS)}]*[а-яё][а-яё{''.join(_LOOKS)}]*")


def spelled_as_usual(word: str) -> str:
    """A word spelt as before 1918 (хлѣбъ) or as in the jokes of the net (йаду, йожик), in today's spelling; any other
    as it is."""
    if _BEFORE_1918.search(word):
        word = word.translate(_OLD).removesuffix("ъ")
    return _SOUNDED.sub(lambda match: match[0][1].translate(_BY_EAR), word) if "й" in word else word


def in_russian_letters(word: str) -> str:
    """A word of Russian letters and Latin ones that look like such, in Russian letters; any other as it is."""
    return word.translate(_AS_RUSSIAN) if not word.isascii() and _MIXED.fullmatch(word) else word
