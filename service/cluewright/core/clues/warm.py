"""All that the referee loads once, in steps, so that a server can answer between them."""

from collections.abc import Callable, Iterator
from functools import partial

from cluewright.core.languages import TAGS, inflections, language, subject_model, themes

from . import shapes, talk
from .clue import Clue, Table, keyword
from .judge import judge

_SLIPS = {"en": ("colour", "colrs"), "ko": ("고양이", "먀옹이"), "nl": ("kleur", "klurig"), "ru": ("корова", "кароова")}
"""By language a keyword, and a clue that no quick look at it can settle, so that all there is gets used."""


def steps() -> Iterator[Callable[[], object]]:
    """What must be called before a clue of any language is judged as fast as it will be later. Each may be called
    again, from any thread. What needs memory for a moment only comes first, so that the rest can use it."""
    yield from (partial(talk.warm, tag) for tag in TAGS)
    yield from (one.warm for tag in TAGS if (one := language(tag)))
    yield from (partial(subject_model.learned, tag) for tag in TAGS)
    yield inflections.warm
    yield themes.warm
    yield shapes.warm
    for tag, (word, clue) in _SLIPS.items():
        yield partial(judge, (Clue(clue),), Table((keyword(word, tag),)))
