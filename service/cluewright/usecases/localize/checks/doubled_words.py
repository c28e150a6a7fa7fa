"""The same word twice in a row: the the."""

import re
from collections.abc import Iterator

from cluewright.usecases.localize.unit import Check, Corpus, Level, Unit

_DOUBLED = re.compile(r"\b([^\W\d_]{2,}) \1\b", re.IGNORECASE)


def run(unit: Unit, _: Corpus) -> Iterator[str]:
    for sentence in unit.sentences:
        for found in _DOUBLED.finditer(sentence):
            yield f"twice in a row: {found[1]}"


CHECK = Check("doubled-words", Level.WARNING, run)
