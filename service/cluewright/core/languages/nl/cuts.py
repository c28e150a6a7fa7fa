"""Where compounds are cut that letters alone do not decide: rij-strook, not rijst-rook; bad-pet, in no dictionary."""

from .compound_words import PREFIXES
from .lexicon import entry
from .uncounted import UNCOUNTED

_CUT = """
    bos-rand buurt-huis gast-huis hek-sloep hek-spijl hek-stijl lood-arm peet-oom plaat-strip rij-strook rust-huis
    smal-spoor val-kuil val-luik val-strik vaste-land zee-gras-veld zee-leeuw zee-meeuw zee-pijl zee-reis wol-kleed
    verjaardags-taart bruids-taart heide-land weide-land zee-ster pop-ster top-ster
    avond-ster film-ster kerst-ster morgen-ster sport-ster wereld-ster piano-les taal-les vleer-muis nijl-paard
    huwelijks-reis overlijdens-bericht zonne-brand vuilnis-bak zand-bak vier-kant
"""

CUTS = {word.replace("-", ""): tuple(word.split("-")) for word in _CUT.split()}
"""Compounds that can be cut in two places -> their parts as everybody hears them: no rijst is in a rijstrook."""

_LINKED = frozenset(
    (
        "ambt", "arbeid", "bakboord", "bedrijf", "beroep", "bestuur", "boer", "dag", "dorp", "geluid", "gevecht",
        "gezin", "jongen", "keizer", "koning", "land", "leven", "lichaam", "meisje", "oorlog", "omgang", "opvoeder",
        "rijk", "staat", "stad", "stuurboord", "trekker", "verkeer", "volk", "vrede",
    )
)  # fmt: skip
_ALWAYS_LINKED_ENDS = ("heid", "schap", "teit", "dom")
_LINKED_ENDS = (*_ALWAYS_LINKED_ENDS, "ing")


def is_linked(first: str) -> bool:
    """Whether the first part, with an s, is a noun that has one before another part: volks-taal, landings-licht are no
    staal and slicht. Nouns that are not known to have one are cut before the s (dobbel-steen)."""
    noun = first[:-1]
    return first.endswith("s") and (noun in _LINKED or (len(noun) > 5 and noun.endswith(_LINKED_ENDS)))


def has_always_link(noun: str) -> bool:
    """Whether the noun is never before another part without an s: lichaam, minderheid; but ketting-slot, dag-licht."""
    return len(noun) > 3 and (noun in _LINKED or (len(noun) > 5 and noun.endswith(_ALWAYS_LINKED_ENDS)))


_LINKED_BY_E = frozenset(("zonnen", "manen", "koninginnen", "paarden", "padden", "rozen", "ruggen"))
"""Plurals of nouns that may be written with a bare e before another part: koninginne-nacht, paarde-nek."""


def _is_plural(first: str) -> bool:
    """Whether the first part is a plural in -en, which nouns have before another part: konijnen-oor is no noor."""
    noun = entry(first) if first.endswith("en") else None
    return noun not in (None, first) and has_diminutive(noun or "") and first not in _LINKED_BY_E


def is_certain(first: str, end: str) -> bool:
    """Whether the first part ends where the last begins, though that may be a word with a letter more: dans-tent."""
    noun = has_diminutive(first) or first in UNCOUNTED
    return is_linked(first) or _is_plural(first) or (len(end) > 3 and noun and first[:-1] not in PREFIXES)


NEW_HEADS = frozenset(("bel", "net", "pen", "pet", "ster", "uur", "vel"))
"""Short words that are a head even after three letters, in a word that no dictionary has: badpet, ijsster."""


def is_new(whole: str, head: str) -> bool:
    """Whether a word that no dictionary has is three letters and a short head. Of -ster only the s before it tells
    that it is no ending (ijsster)."""
    first = whole[: -len(head)]
    if len(first) != 3 or head not in NEW_HEADS or entry(whole) is not None or not is_noun(first):
        return False
    return head != "ster" or first.endswith("s")


def is_noun(first: str) -> bool:
    """zeep is filed under its verb, but has a diminutive; verpleeg is the verb alone."""
    return entry(first) == first or first in (entry(first + "je"), entry(first + "tje"))


def has_diminutive(word: str) -> bool:
    """Whether the dictionary knows it small, which proves a noun: a rover is one, laks and barderen are none."""
    return word in (entry(word + "je"), entry(word + "tje"), entry(word + "pje"))
