"""When two spellings name the same keyword."""

from __future__ import annotations

import unicodedata

from cluewright.core.clues.clue import Keyword


def count_right(keywords: tuple[Keyword, ...], guesses: tuple[str, ...]) -> int:
    """How many of the keywords are named, whatever their order; each guess counts for one keyword at most."""
    left, right = [plain(guess) for guess in guesses], 0
    for keyword in keywords:
        named = next((guess for guess in left if guess in accepted(keyword)), None)
        if named is not None:
            left.remove(named)
            right += 1
    return right


def accepted(keyword: Keyword) -> frozenset[str]:
    """What counts as naming the keyword: its texts and their other spellings, in every language of the table."""
    return frozenset(plain(form.text) for form in (*keyword.texts, *keyword.accepted))


def plain(text: str) -> str:
    """A spelling without case, accents, spaces and punctuation (ё is е): what is left must be equal."""
    spread = unicodedata.normalize("NFKD", text.casefold())
    return "".join(letter for letter in spread if letter.isalnum())
