"""A word that the glossary forbids in this language."""

from collections.abc import Iterator

from cluewright.usecases.localize.unit import Check, Corpus, Level, Unit


def run(unit: Unit, corpus: Corpus) -> Iterator[str]:
    for term in corpus.glossary.terms:
        for word in term.forbidden_in(unit.plain, unit.language, unit.id):
            yield f"{word}: use {term.preferred(unit.language)}"


CHECK = Check("forbidden-terms", Level.ERROR, run)
