"""Words made of the keyword and more at once, so that what stands left and right of it are no words.

Such are those of `bearers` (langharig), and compounds whose first part is derived from the keyword (versnellingsbak,
vrijheidsbeeld, verjongingskuur) or is its diminutive (lampjesslinger).
"""

import re
from collections.abc import Iterator

from cluewright.core.languages.language import Compound
from cluewright.core.remembering import remembered

from .bearers import bearer
from .lexicon import entry, listed
from .morphology import forms, inflections, is_base

_JOINED = re.compile(r"(.{3,}?(?:heid|ing|schap|dom|teit))s(.{3,})")
"""These endings take an s before another part, which nothing else does so regularly."""

_DOER = re.compile(r"ers?(?=...)")
"""The end of who or what does it, before another part: vechters-baas, koetsiers-jas."""


def made_of(word: str, keyword: str) -> Compound | None:
    """The keyword in such a word. What a first part was made into has often drifted, so that a human must rule."""
    if found := bearer(word, keyword) or _small(word, keyword):
        return found
    return Compound("opaque", keyword) if keyword in _first_bases(word) else None


def _small(word: str, keyword: str) -> Compound | None:
    """The keyword's diminutive, in the plural, before another part; the keyword may have got a vowel (gaatjes)."""
    at = word.find("jes", len(keyword) - 1)
    while at > 0:
        first, rest = word[: at + 2], word[at + 3 :]
        if len(rest) > 2 and listed(rest) and _is_small(first, keyword):
            return Compound("transparent", first + "s")
        at = word.find("jes", at + 1)
    return None


def _is_small(word: str, keyword: str) -> bool:
    return any(form.key == keyword and form.certain and form.kind == "diminutive" for form in inflections(word))


@remembered(maxsize=1024)
def _first_bases(word: str) -> frozenset[str]:
    """What the first part is derived from: snel for versnellings-bak."""
    joined = _JOINED.fullmatch(word)
    cuts = (*((joined.groups(),) if joined else ()), *_done_by(word))
    made = next((cut for cut in cuts if entry(cut[0]) == cut[0] and is_base(cut[1])), None)
    if made is None:
        return frozenset()
    return frozenset(form.key for form in forms(made[0]) if form.kind == "derivation" and form.key != made[0])


def _done_by(word: str) -> Iterator[tuple[str, str]]:
    """Where the word may be cut behind a doer: (vechter, baas)."""
    for end in _DOER.finditer(word, 3):
        yield word[: end.start() + 2], word[end.end() :]
