"""All that a Russian word may be a form of: its lemmas, the words it was made from, its partner in aspect."""

import re
from collections.abc import Iterable, Iterator
from dataclasses import replace

from cluewright.core.languages.language import Form
from cluewright.core.remembering import remembered

from .clippings import CLIPPED
from .dictionary import Analysis, analyses, fold, is_open_class, spelled_by_ear
from .drift import DRIFTED
from .first_names import FIRST_NAMES
from .guesses import guesses
from .look_alikes import in_russian_letters, spelled_as_usual
from .parts import is_part
from .readings import kind, plausible
from .relatives import of_first_name, relatives

_GUESSES = 4
"""Readings that are kept of a word that the dictionary does not have."""

_LONG = 5
"""Letters that a word must have to be taken for another that is heard alike."""

_MADE = frozenset({"derivation", "diminutive", "root"})

_FULL_ENDING = re.compile(
    "(?:ый|ий|ого|его|ому|ему|ым|им|ом|ем|ая|яя|ой|ей|ую|юю|ою|ею|ое|ее|ые|ие|ых|их|ыми|ими)(ся)?$"
)


def forms(word: str) -> tuple[Form, ...]:
    """All plausible hypotheses about a word, the word itself first, then lemmas, then bases; keys have no ё. Not what
    is only a part of it (`parts`)."""
    return _all_forms(word)[0]


def parts(word: str) -> tuple[Form, ...]:
    """What a compound was made from, as far as its family tells; its roots as `forms` writes them."""
    return _all_forms(word)[1]


@remembered(maxsize=4096)
def _all_forms(word: str) -> tuple[tuple[Form, ...], tuple[Form, ...]]:
    """The forms of a word and its parts."""
    plain = fold(word)
    found: dict[str, Form] = {word: Form(word, "same"), plain: Form(plain, "same")}
    for form in _hypotheses(in_russian_letters(word)):
        earlier = found.get(form.key)
        if earlier is None or (form.certain and not earlier.certain):
            # What one rule finds and another makes sure of is still what the first called it: рыбка, a little рыба.
            called = earlier.kind if earlier and form.kind == "derivation" and earlier.kind in _CALLED else form.kind
            found[form.key] = replace(form, kind=called)
    lemmas = {plain, *(form.key for form in found.values() if form.kind not in _MADE)}
    sorted_out = {form: _is_part(form, lemmas) for form in found.values()}
    own = tuple(form for form, part in sorted_out.items() if not part)
    return own, tuple(form for form, part in sorted_out.items() if part)


_CALLED = frozenset({"diminutive", "case", "plural"})


def _is_part(form: Form, lemmas: Iterable[str]) -> bool:
    return form.kind in _MADE and any(is_part(lemma, form.key) for lemma in lemmas)


def _hypotheses(word: str) -> Iterator[Form]:
    readings = analyses(word)
    if fold(word) in FIRST_NAMES:
        readings = tuple(reading for reading in readings if reading.pos == "NOUN")
        yield from of_first_name(fold(word))
    for lemma in dict.fromkeys((fold(word), *(fold(reading.lemma) for reading in readings[:_GUESSES]))):
        little = lemma.endswith("ик") and lemma not in DRIFTED and _is_noun_only(readings)  # мультик, but велик: great
        yield from (Form(whole, "derivation", little) for whole in CLIPPED.get(lemma, ()))
    if not any(reading.known for reading in readings):
        if fold(word) in FIRST_NAMES:
            return
        if (usual := spelled_as_usual(word)) != word:
            yield from _hypotheses(usual)
            yield from _by_ear(usual)
        yield from guesses(fold(word), readings[:_GUESSES])
        yield from _by_ear(fold(word))
        return
    kept = tuple(plausible(readings))
    for reading, certain in kept:
        yield Form(fold(reading.lemma), kind(reading), certain)
        if reading.pos == "INFN":
            yield from _participle(fold(word), reading, certain)
    drifted = fold(word) in DRIFTED  # whatever else it can be read as: домовой is not the дом's, but its spirit
    for reading, certain in kept:
        if is_open_class(reading.pos) and certain:  # стекло, the glass, has none of the family of стечь
            yield from relatives(reading, not drifted)


def _by_ear(word: str) -> Iterator[Form]:
    """An unknown word, as one that is written with another vowel; short ones are too like each other."""
    for meant in spelled_by_ear(word) if len(word) >= _LONG else ():
        yield from (replace(form, certain=False) for form in _hypotheses(meant) if len(form.key) > 3)


def _is_noun_only(readings: Iterable[Analysis]) -> bool:
    """Whether the dictionary has the word, and as nothing but a noun."""
    return all(reading.known and reading.pos == "NOUN" for reading in readings)


def _participle(word: str, reading: Analysis, certain: bool) -> Iterator[Form]:
    """Participles as adjectives: сделана and сделанного to сделанный."""
    if "PRTS" in reading.grammemes:
        stem = word if word.endswith(("н", "т")) else word[:-1]
        yield Form(stem + ("ный" if stem.endswith("н") else "ый"), "inflection", certain)
    elif "PRTF" in reading.grammemes:
        ending = _FULL_ENDING.search(word)
        if ending:
            soft = word[: ending.start()].endswith(("щ", "ш"))
            yield Form(word[: ending.start()] + ("ий" if soft else "ый") + (ending[1] or ""), "inflection", certain)
