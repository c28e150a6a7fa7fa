"""A word with holes in it: some of its letters replaced by signs, cut off, or simply left out."""

import re

from cluewright.core.languages.scripts import initial_consonants, jamo

_SIGN = r"[_*?.·•…#○●◯□■△×@%&$~^]"
_SIGNS = re.compile(f"{_SIGN}+")
_APART = re.compile(rf"\s*({_SIGN})\s*")
_VOWELS = re.compile("[aeiouyàáâäèéêëìíîïòóôöùúûüаеёиоуыэюя]+")


def closed_up(text: str) -> str:
    """A clue without the spaces beside such signs (`c _ w` -> c_w)."""
    return _APART.sub(r"\1", text.strip())


def has_holes(written: str) -> bool:
    """Whether a clue is one word with signs among its letters, or a hyphen where more letters belong."""
    letters = _SIGNS.sub("", written.strip("-"))
    return letters.isalpha() and letters != written


def fits(written: str, word: str) -> bool:
    """Whether a word agrees with what has holes, letter for letter: each sign stands for one letter, or a run of signs
    for any (`c_w`, `sc…on`); a hyphen at either end stands for the rest (`-ern`)."""
    if written[0] == "-" or written[-1] == "-":
        part = written.strip("-")
        found = word.endswith(part) if written[0] == "-" else word.startswith(part)
        return found and 1 < len(part) < len(word)
    if len(written) == len(word):
        return all(w == c or _SIGNS.fullmatch(w) for w, c in zip(written, word, strict=True))
    parts = _SIGNS.split(written)
    head, tail = parts[0], parts[-1]
    simple = len(parts) == 2 and len(written) < len(word) + 4 and "&" not in written  # A&E is no ambulance
    return simple and bool(head) and word.startswith(head) and word.endswith(tail) and len(head + tail) < len(word)


def is_half_written(said: str, word: str) -> bool:
    """Whether something is a Hangul word of which some syllables are shown by one letter only (`고ㅇ이` for 고양이)."""
    if len(said) != len(word) or said == word or not initial_consonants(word):
        return False
    alone = [sign not in word and len(jamo(sign)) == 1 for sign in said]
    shown = zip(said, word, strict=True)
    return any(alone) and not all(alone) and all(sign == whole or sign in jamo(whole)[:2] for sign, whole in shown)


def is_skeleton(said: str, word: str) -> bool:
    """Whether something is the word's consonants in a row, with or without a few of its vowels (`knght`, `pno`)."""
    bones = _VOWELS.sub("", word)
    if said == word or _VOWELS.sub("", said) != bones or len(bones) < 2 or len(said) < 3:
        return False
    rest = iter(word)
    begun = said[0] == word[0] or (said == bones and len(bones) > 2)  # crbt has all the consonants of acrobat
    return begun and (said == bones or len(said) < len(word) - 1) and all(c in rest for c in said)


def has_vowels(text: str) -> bool:
    """Whether there is a vowel in it; a mere skeleton has none."""
    return _VOWELS.search(text) is not None
