"""Adjectives: inflection and comparison, undone."""

import re
from collections.abc import Iterator

from .guess import Guess
from .lexicon import entry
from .spelling import closed, opened

_IRREGULAR = {
    "beter": "goed", "betere": "goed", "best": "goed", "beste": "goed", "meest": "veel",
    "meeste": "veel", "minder": "weinig", "mindere": "weinig", "minst": "weinig", "minste": "weinig",
    "liever": "graag", "liefst": "graag",
}  # fmt: skip


_SPOKEN = re.compile("(.+(?:oo|oe|aa)|(?:k|h)?ou)(?:ie|iere|ier|we)")
"""rooie, goeie, kwaaie, ouwe, kouwe: a d between vowels that is not said."""


def undo(word: str) -> Iterator[Guess]:
    """Words that `word` may be a form of, as an adjective: grote and groter from groot, wijze from wijs."""
    irregular = _IRREGULAR.get(word)
    if irregular is not None:
        yield Guess(irregular, "comparison", 3)
    yield from _inflected(word)
    if (spoken := _SPOKEN.fullmatch(word)) and is_adjective(f"{spoken[1]}d"):
        yield Guess(f"{spoken[1]}d", "inflection", 3)
    yield from _comparative(word)
    yield from _superlative(word)


def is_adjective(base: str) -> bool:
    """Whether the dictionary has it with -e too, as adjectives take it (dorre, but no kerse): kerst is no more kers."""
    headword = entry(base)
    return headword is not None and any(entry(stem + "e") in (base, headword) for stem in opened(base))


def _inflected(word: str) -> Iterator[Guess]:
    """rode, dikke, dwaze; iets roods (the genitive -s); blinden (people) from blind."""
    if word.endswith("e") and len(word) > 3:
        yield from (Guess(base, "inflection", 1) for base in closed(word[:-1]))
    if word.endswith("s") and len(word) > 4:
        yield Guess(word[:-1], "inflection", 1)


def _comparative(word: str) -> Iterator[Guess]:
    """groter, dikker, wijzer; duurder (-der after r); with -e and -s too."""
    body = _without_ending(word)
    if body.endswith("er") and len(body) > 4:
        yield from (Guess(base, "comparison", 1) for base in closed(body[:-2]))
    if body.endswith("rder"):
        yield Guess(body[:-3], "comparison", 1)


def _without_ending(word: str) -> str:
    return word[:-1] if word.endswith(("ere", "ers", "dere")) else word


def _superlative(word: str) -> Iterator[Guess]:
    """grootst, liefste, fris(t): only -t after s; allergrootst."""
    body = word[:-1] if word.endswith("ste") else word
    bare = body.removeprefix("aller")
    if bare.endswith("st") and len(bare) > 4:
        for base in (bare[:-2], bare[:-1]):
            yield Guess(base, "comparison", 3 if bare != body and is_adjective(base) else 1)
