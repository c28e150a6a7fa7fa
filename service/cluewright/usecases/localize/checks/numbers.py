"""Numbers that differ from the English: `round 5` must not become `ronde 4`. Placeholders are not looked at here."""

import re
from collections.abc import Iterator

from cluewright.usecases.localize.unit import Check, Corpus, Level, Unit

_NUMBER = re.compile(r"\d+")


def run(unit: Unit, _: Corpus) -> Iterator[str]:
    if unit.adapted:
        return
    mine, theirs = (frozenset(_NUMBER.findall(text)) for text in (unit.plain, unit.english_plain))
    for number in sorted(mine - theirs):
        yield f"{number} is not in the English"
    for number in sorted(theirs - mine):
        yield f"{number} is missing"


CHECK = Check("numbers", Level.ERROR, run)
