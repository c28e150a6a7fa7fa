"""A text that has no translation, or one of an older English text."""

from collections.abc import Iterator

from cluewright.usecases.localize.unit import Check, Corpus, Level, Unit


def run(unit: Unit, _: Corpus) -> Iterator[str]:
    if not unit.text:
        yield "not translated"
    elif unit.fuzzy:
        yield "translated from an older English text"


CHECK = Check("missing", Level.ERROR, run)
