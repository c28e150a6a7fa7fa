"""English closed compounds, told from chance by their sound.

A compound sounds like its parts in a row: rain-coat does, but justice is not said just-ice, nor carpet car-pet. Where
no pronunciation is known both parts must be long words.
"""

from itertools import product

from cluewright.core.languages.language import Compound

from .drifted import DRIFTED, OPAQUE
from .inflection import inflected
from .sounds import sounds
from .vocabulary import exists, is_ordinary, pronunciations

_LINKS = ("", "s")
_ENDINGS = frozenset(
    {"ed", "er", "ers", "ing", "est", "en", "ly", "age", "able", "less", "ness", "ship", "hood", "like"}
)


def compound(word: str, keyword: str) -> Compound | None:
    """The keyword as a part of a longer English word, at the word's start or end."""
    if len(keyword) < 3 or len(word) < len(keyword) + 3 or word in DRIFTED:
        return None
    for whole in (word, *(form.key for form in inflected(word) if form.certain)):
        if _is_compound(whole, keyword):
            return Compound("opaque" if whole in OPAQUE else "transparent", keyword)
    return None


def _is_compound(whole: str, keyword: str) -> bool:
    for link in _LINKS:
        if whole.startswith(keyword + link) and _fits(whole, keyword, whole[len(keyword + link) :], link):
            return True
    return whole.endswith(keyword) and any(
        _fits(whole, before, keyword, link) for before, link in _without_link(whole.removesuffix(keyword))
    )


def _without_link(start: str) -> tuple[tuple[str, str], ...]:
    return ((start, ""), (start.removesuffix("s"), "s")) if start.endswith("s") else ((start, ""),)


def _fits(whole: str, first: str, second: str, link: str) -> bool:
    if min(len(first), len(second)) < 3 or second in _ENDINGS or not (is_ordinary(first) and is_ordinary(second)):
        return False
    if not pronunciations(whole):
        return not exists(whole) or min(len(first), len(second)) > 3
    said = {sound.phones for sound in sounds(whole)}
    pairs = product(sounds(first), sounds(second))
    return any(_run_together(one.phones, two.phones, link) & said for one, two in pairs)


def _run_together(first: tuple[str, ...], second: tuple[str, ...], link: str) -> set[tuple[str, ...]]:
    """The ways two words sound as one: with a linking s, with a doubled consonant said once, with a weak -man."""
    joined: set[tuple[str, ...]] = set()
    for middle in (("s",), ("z",)) if link else ((),):
        start = first + middle
        joined.add(start + second)
        if start[-1] == second[0]:
            joined.add(start + second[1:])
        if second in _WEAK:
            joined.add(start + _WEAK[second])
    return joined


# man and land lose their vowel at the end of a compound; so do -men and -board now and then.
_WEAK = {
    ("m", "&", "n"): ("m", "@", "n"),
    ("m", "e", "n"): ("m", "@", "n"),
    ("l", "&", "n", "d"): ("l", "@", "n", "d"),
    ("b", "A", "r", "d"): ("b", "3", "d"),
}
