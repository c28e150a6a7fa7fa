"""English closed compounds, told from chance by their sound.

A compound sounds like its parts in a row: rain-coat does, but justice is not said just-ice, nor carpet car-pet. Where
no pronunciation is known both parts must be long words.
"""

from collections.abc import Iterator
from itertools import product

from cluewright.core.languages.language import Compound, CompoundKind

from .derivation import derived
from .drifted import HIDDEN, OPAQUE, UNRELATED
from .inflection import inflected
from .sounds import sounds
from .vocabulary import exists, is_ordinary, pronunciations

_LINKS = ("", "s")
_PREFIXES = frozenset({"con", "dis", "sub", "non", "pro", "par", "out", "off", "for", "per", "pan", "mid"})
_ENDINGS = frozenset(
    {"ed", "er", "ers", "ing", "est", "en", "ly", "age", "able", "less", "ness", "ship", "hood", "like"}
)


def compound(word: str, keyword: str) -> Compound | None:
    """The keyword, or a word made from it, as a part of a longer English word, at the word's start or end."""
    if len(keyword) < 3 or len(word) < len(keyword) + 3 or word in UNRELATED:
        return None
    wholes = (word, *(form.key for form in inflected(word) if form.certain))
    kinds = {kind for whole in wholes if (kind := _joined(whole, keyword))}
    if not kinds:
        return None
    clear = "transparent" in kinds and OPAQUE.isdisjoint(wholes)
    return Compound("transparent" if clear else "opaque", keyword)


def _joined(whole: str, keyword: str) -> CompoundKind | None:
    """How the keyword is part of a word: clearly, doubtfully, or not at all."""
    if HIDDEN.get(whole) == keyword:
        return "opaque"
    for first, second, link in _splits(whole, keyword):
        if kind := _fits(whole, first, second, link):
            return kind
    return None


def _splits(whole: str, keyword: str) -> Iterator[tuple[str, str, str]]:
    """The ways to take a word apart so that one part is the keyword or made from it (fisher-man for fish)."""
    for link in _LINKS:
        if whole.startswith(keyword + link):
            yield keyword, whole[len(keyword) + len(link) :], link
    if whole.endswith(keyword):
        yield from ((before, keyword, link) for before, link in _without_link(whole.removesuffix(keyword)))
    stem = keyword.removesuffix("e")
    if whole.startswith(stem):
        for end in range(len(keyword) + 1, min(len(keyword) + 4, len(whole) - 2)):
            if _is_made_from(whole[:end], keyword):
                yield whole[:end], whole[end:], ""
    start = whole.find(stem, 3)
    if start > 0 and _is_made_from(whole[start:], keyword):
        yield whole[:start], whole[start:], ""


def _is_made_from(part: str, keyword: str) -> bool:
    if part == keyword or not is_ordinary(part):
        return False
    return any(form.key == keyword and form.certain for form in (*inflected(part), *derived(part)))


def _without_link(start: str) -> tuple[tuple[str, str], ...]:
    return ((start, ""), (start.removesuffix("s"), "s")) if start.endswith("s") else ((start, ""),)


def _fits(whole: str, first: str, second: str, link: str) -> CompoundKind | None:
    shorter = min(len(first), len(second))
    if shorter < 3 or second in _ENDINGS or not (is_ordinary(first) and is_ordinary(second)):
        return None
    if not pronunciations(whole):
        # A rare word that three letters begin or end may do so by chance.
        doubtful = exists(whole) and shorter == 3
        return None if doubtful and first in _PREFIXES else "opaque" if doubtful else "transparent"
    said = {sound.phones for sound in sounds(whole)}
    pairs = product(sounds(first), sounds(second))
    heard = any(_run_together(one.phones, two.phones, link) & said for one, two in pairs)
    return "transparent" if heard else None


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
