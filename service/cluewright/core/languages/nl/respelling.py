"""Words in a spelling that is no longer, or never was, the official one: kado, lokomotief, visch, boomen."""

import re
from collections.abc import Iterator

from .lexicon import entry, listed

_EAU = re.compile(r"(?<=[^aeiou])o(s|otje|otjes)?$")
_HARD_C = re.compile(r"k(?=[aolrtu])|(?<=[aeiou])kk?(?=t)")
_OLD_SCH = re.compile(r"(?<=[aeiounrstp])sch(?=$|en?$|je|dom$|e?lijke?$|heid$)")
_OLD_LONG = re.compile(r"(aa|ee|oo|uu)(?=[bdfgklmnprstvz][aei])")
_BABIES = re.compile(r"ie(?:s|tjes?)$")
_LONGEST = 30


SPELLS_ABROAD = (
    ("ch", "kh"), ("tsj", "ch"), ("sj", "sh"), ("dzj", "j"), ("zj", "zh"), ("oe", "u"), ("ie", "i"), ("j", "y"),
)  # fmt: skip
"""Letters of words of other scripts as Dutch writes them, and as most others do (sjalom, Tsjechov)."""


def respelled(word: str) -> tuple[str, ...]:
    """The dictionary's spelling of a word that it does not list, or of one that sounds as a French loan does."""
    if not 2 < len(word) <= _LONGEST:
        return ()
    plain = word.replace("'", "").replace("-", "")
    found = list(_french(plain))
    if not listed(word):
        found += _older(plain)
    return tuple(dict.fromkeys(other for other in found if other != word and listed(other)))


def _french(word: str) -> Iterator[str]:
    """kado is cadeau, buro bureau, in the plural and the diminutive too. French words in -eau are few, so that no
    other word has one beside it by chance."""
    if _EAU.search(word):
        french = _EAU.sub(lambda end: "eau" + (end[1] or "").removeprefix("o"), word)
        yield from (other for other in (french, "c" + french[1:]) if entry(other) and other[0] in (word[0], "c"))


def _older(word: str) -> Iterator[str]:
    """k for a hard c, sch for s, ie for the y of loans (babietje), and two letters for every long vowel."""
    if "k" in word:
        yield _HARD_C.sub("c", word)
        yield _HARD_C.sub("c", word, count=1)
    if end := _BABIES.search(word):
        yield word[: end.start()] + "y"
    if "sch" in word:
        yield _OLD_SCH.sub("s", word)
    if _OLD_LONG.search(word):
        yield _OLD_LONG.sub(lambda long: long[1][0], word)
