"""What a word is an inflection of, before it is taken apart: the parts of boekenkasten are those of boekenkast."""

import re

from cluewright.core.remembering import remembered

from . import derivation
from .lexicon import entry
from .morphology import inflections, is_base
from .verbs import INSEPARABLE, PARTICLES, is_verb

_DOUBLED_ET = re.compile(r"([bdgklmnpr])\1et$")


@remembered(maxsize=512)
def wholes(word: str) -> tuple[str, ...]:
    """The word and what it is an inflection of.

    The dictionary's own base tells more than the word (bedrukkers is from bedrukker, not from bed), but
    of an unknown word there are bases that make no sense (koekenpannet, of koekenpannetje).
    """
    bases = tuple(form for form in inflections(word) if form.certain and 4 < len(form.key) <= len(word))
    if entry(word) is None and (known := tuple(form.key for form in bases if _is_headword(form.key))):
        return known
    guessed = (form.key for form in bases if form.kind != "conjugation" or entry(form.key) is not None)
    return (word, *(base for base in guessed if base != word and (entry(base) or not _DOUBLED_ET.search(base))))


def _is_headword(base: str) -> bool:
    return entry(base) == base or any(form.certain for form in derivation.undo(base))


@remembered(maxsize=2048)
def after_prefix(whole: str) -> str:
    """The verb in a verb with a prefix or particle: bij-leveren has no bijl in it, be-loven no oven."""
    if not whole.endswith("n") or not (is_verb(whole) or entry(whole) == whole):
        return ""
    rests = (whole[len(first) :] for first in (*PARTICLES, *INSEPARABLE) if whole.startswith(first))
    return next((rest for rest in rests if len(rest) > 3 and is_verb(rest)), "")


def is_of(keyword: str, verb: str) -> bool:
    return keyword == verb or any(form.key == keyword for form in (*inflections(verb), *derivation.undo(verb)))


def is_inflected(whole: str) -> bool:
    """lampen ends in pen by grammar only, so it is not taken apart, but lamp would be.

    A longer headword is a relation of another sort: brandweerman is filed under brandweermens.
    """
    headword = entry(whole)
    return headword is not None and len(headword) < len(whole) and not is_base(whole)
