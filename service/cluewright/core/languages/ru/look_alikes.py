"""Russian words with Latin letters among their own that look the same: бaнaнчик with Latin a."""

import re

_LOOKS = {
    "a": "а", "b": "в", "c": "с", "e": "е", "h": "н", "k": "к", "m": "м", "n": "п", "o": "о", "p": "р", "t": "т",
    "u": "и", "x": "х", "y": "у", "r": "г",
}  # fmt: skip
_AS_RUSSIAN = str.maketrans(_LOOKS)
_MIXED = re.compile(f"[{''.join(_LOOKS)}]*[а-яё][а-яё{''.join(_LOOKS)}]*")


def in_russian_letters(word: str) -> str:
    """A word of Russian letters and Latin ones that look like such, in Russian letters; any other as it is."""
    return word.translate(_AS_RUSSIAN) if not word.isascii() and _MIXED.fullmatch(word) else word
