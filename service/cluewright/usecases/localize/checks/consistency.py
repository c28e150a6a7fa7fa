"""The same English translated in two ways, or two different English texts translated alike."""

from collections.abc import Iterator

from cluewright.usecases.localize.unit import Check, Corpus, Level, Unit

_LONG = 24


def run(unit: Unit, corpus: Corpus) -> Iterator[str]:
    if unit.adapted:
        return
    for other in corpus.by_english[unit.domain, unit.english]:
        if other.text and other.text != unit.text and not other.adapted and len(unit.english) >= _LONG:
            yield f"{other.id} has another translation of the same English"
    for other in corpus.by_text[unit.domain, unit.text]:
        if other.english != unit.english and len(unit.text) >= _LONG and not other.adapted:
            yield f"{other.id} has the same translation of another English text"


CHECK = Check("consistency", Level.WARNING, run)
