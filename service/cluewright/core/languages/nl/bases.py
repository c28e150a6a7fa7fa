"""A keyword in what a word is derived from: gevaar in levensgevaar-lijk; and in a compound that everybody reads so."""

import re
from collections.abc import Callable

from cluewright.core.languages.language import Compound

from .compound_words import OPAQUE
from .derivation import undo
from .lexicon import entry, listed

_DERIVED = re.compile(r"(?:lijke?|loze|loos|ige?|ische?|heid|achtige?|aar|ster)$")
_SHORTEST = 10  # letters; shorter words are no derivations of compounds


def in_a_base(plain: str, keyword: str, compound: Callable[[str, str], Compound | None]) -> Compound | None:
    """The keyword as a part of a listed compound that the word is made from; `compound` takes such a one apart."""
    if plain in OPAQUE and len(keyword) > 3 and plain.endswith(keyword) and not _is_cut_later(plain, keyword):
        return Compound("opaque", keyword)
    if len(plain) < _SHORTEST or not _DERIVED.search(plain):
        return None
    bases = (form.key for form in undo(plain) if form.certain and len(form.key) > 6)
    of_compounds = (base for base in bases if entry(base) == base and keyword in base and len(base) < len(plain))
    return next((found for base in of_compounds if (found := compound(base, keyword))), None)


def _is_cut_later(plain: str, keyword: str) -> bool:
    """Whether the word falls into two others within the keyword: stop-licht has no plicht; elle-boog has a boog."""
    cuts = range(len(plain) - len(keyword) + 1, len(plain) - 2)
    return any(listed(plain[:cut]) and listed(plain[cut:]) for cut in cuts)
