"""English left as it was. Names and single words may be the same in both (code, team)."""

from collections.abc import Iterator

from cluewright.usecases.localize.unit import Check, Corpus, Level, Unit, words

_SHORT = 3


def run(unit: Unit, corpus: Corpus) -> Iterator[str]:
    if any(unit.text == term.preferred(unit.language) for term in corpus.glossary.terms):
        return
    if unit.text == unit.english and len(words(unit.english_plain)) >= _SHORT and not unit.adapted:
        yield "the same as the English"


CHECK = Check("unchanged", Level.WARNING, run)
