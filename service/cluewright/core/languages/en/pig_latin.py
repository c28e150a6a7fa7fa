"""Pig Latin and its like undone, in which English-speaking children hide a word from all but one another: `onkeymay`
for monkey, and in Ubbi Dubbi `tubiguber` for tiger; and the oaths taken out that grown-ups put into theirs."""

import re
from collections.abc import Iterator

from .vocabulary import exists, is_ordinary

_VOWELS = frozenset("aeiou")
_SOUNDED = re.compile("[aeiouy]+")
# What secret languages put before each vowel.
_PUT_IN = ("ub", "ab", "ob", "ib", "op", "ag", "eg", "egg", "ig", "idig", "ithag", "iz", "arp", "ov", "av", "urf")
_SWORN = (
    "bloody bleeding bleedin blooming bloomin blinking flipping flippin freaking freakin frigging friggin fucking "
    "fuckin effing ruddy goddamn goddam damn darn fricking frickin motherfucking motherfuckin sodding bastard "
    "shitting diddly "
)
OATHS = frozenset(_SWORN.split())
"""What is said in the middle of a word: abso-bloody-lutely."""

_AFTER_VOWEL = ("way", "yay", "hay", "ay")


def plain(word: str) -> Iterator[str]:
    """The ordinary words that this could be in Pig Latin: their first consonants put last, with `ay` after them; after
    a vowel only `way`, `yay` or `ay`. What is a word or a name by itself (doorway, Galloway) hides none."""
    if not word.endswith("ay") or len(word) < 5 or not word.isascii() or exists(word):
        return
    yield from (said for said in _readings(word) if len(said) > 2 and is_ordinary(said))


def _readings(word: str) -> Iterator[str]:
    if word[0] in _VOWELS:
        yield from (word.removesuffix(end) for end in _AFTER_VOWEL if word.endswith(end))
    body = word.removesuffix("ay")
    for moved in range(1, min(4, len(body) - 1)):
        first, rest = body[-moved:], body[:-moved]
        if _is_moved(first) and (rest[0] in _VOWELS or rest[0] == "y" or first.endswith("qu")):
            yield first + rest


def _is_moved(first: str) -> bool:
    """Whether a word could begin with these and no more consonants: a q takes its u along."""
    return _VOWELS.isdisjoint(first.removesuffix("u") if first.endswith("qu") else first)


def unsworn(word: str) -> Iterator[str]:
    """The ordinary words that this is with an oath in the middle, or a bit before each of its vowels."""
    if len(word) < 6 or not word.isascii() or exists(word):
        return
    for oath in OATHS:
        before, found, after = word.partition(oath)
        if found and before and after and len(oath) > 3 and is_ordinary(before + after):
            yield before + after
    for bit in _PUT_IN:
        said = re.sub(f"{bit}(?=[aeiouy])", "", word)
        if len(word) - len(said) == len(bit) * len(_SOUNDED.findall(said)) and len(said) > 2 and is_ordinary(said):
            yield said
