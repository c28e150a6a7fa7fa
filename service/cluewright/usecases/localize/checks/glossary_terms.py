"""A term of the glossary that is in the English, but not in the translation in any of its accepted forms."""

from collections.abc import Iterator

from cluewright.usecases.localize.unit import Check, Corpus, Level, Unit


def run(unit: Unit, corpus: Corpus) -> Iterator[str]:
    if unit.adapted:
        return
    for term in corpus.glossary.terms:
        if not term.applies_to(unit.id):
            continue
        if term.says(unit.english_plain, "en") and not term.says_or_lacks(unit.plain, unit.language):
            yield f"{term.preferred('en')}: {term.preferred(unit.language)} is expected"


CHECK = Check("glossary-terms", Level.WARNING, run)
