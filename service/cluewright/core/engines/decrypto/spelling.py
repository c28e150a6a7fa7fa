"""When two spellings name the same keyword."""

from __future__ import annotations

import unicodedata

from cluewright.core.clues.clue import Keyword
from cluewright.core.languages.scripts import unmarked

TONAL = frozenset({"vi"})
"""Languages whose marks tell words apart: bò is a cow, bố a father."""


def count_right(keywords: tuple[Keyword, ...], guesses: tuple[str, ...]) -> int:
    """How many of the keywords are named, whatever their order; each guess counts for one keyword at most."""
    left, right = [frozenset({plain(guess), exact(guess)}) for guess in guesses], 0
    for keyword in keywords:
        named = next((guess for guess in left if not guess.isdisjoint(accepted(keyword))), None)
        if named is not None:
            left.remove(named)
            right += 1
    return right


def accepted(keyword: Keyword) -> frozenset[str]:
    """What counts as naming the keyword: its texts and their other spellings, in every language of the table."""
    forms = (*keyword.texts, *keyword.accepted)
    return frozenset(exact(form.text) if form.language in TONAL else plain(form.text) for form in forms)


def plain(text: str) -> str:
    """A spelling without case, accents, spaces and punctuation (ё is е): what is left must be equal. Marks that make
    another letter stay: Indic and Thai vowels, Japanese voicing."""
    return _letters(unmarked(unicodedata.normalize("NFKC", text).casefold()))


def exact(text: str) -> str:
    """As `plain`, with every mark."""
    return _letters(unicodedata.normalize("NFKC", text).casefold())


def _letters(text: str) -> str:
    return "".join(char for char in text if char.isalnum() or unicodedata.category(char).startswith("M"))
