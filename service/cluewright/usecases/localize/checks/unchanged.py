"""English left as it was. Single words may be the same in both languages (code, team)."""

from collections.abc import Iterator

from cluewright.usecases.localize.unit import Check, Corpus, Level, Unit, words

_SHORT = 3


def run(unit: Unit, _: Corpus) -> Iterator[str]:
    if unit.text == unit.english and len(words(unit.english_plain)) >= _SHORT and not unit.adapted:
        yield "the same as the English"


CHECK = Check("unchanged", Level.WARNING, run)
