"""The p-language undone, in which Dutch children hide a word: mopolepen is molen, each vowel said twice around a p."""

import re

from .lexicon import entry

_VOWELS = "[aeiouy]+"
_DOUBLED = re.compile(rf"({_VOWELS})p\1")


def plain(word: str) -> str | None:
    """The dictionary's word that this hides; None if there is none. A word by itself (opoe) hides nothing."""
    if "p" not in word or entry(word) is not None:
        return None
    said, doubled = _DOUBLED.subn(r"\1", word)
    left = re.findall(_VOWELS, said)
    return said if doubled and doubled == len(left) and len(said) > 2 and entry(said) is not None else None
