"""Russian ё written as е: еще for ещё. Words where both spellings exist (все, всё) are left to the reader."""

import re
from collections.abc import Iterator

from cluewright.core.languages.ru.yo import with_yo
from cluewright.usecases.localize.unit import Check, Corpus, Level, Unit

_WORD = re.compile(r"[а-яё]+", re.IGNORECASE)


def run(unit: Unit, _: Corpus) -> Iterator[str]:
    if unit.language != "ru":
        return
    for word in _WORD.findall(unit.plain):
        right = with_yo(word.lower())
        if right is not None and right != word.lower():
            yield f"{word}: {right}"


CHECK = Check("yo", Level.ERROR, run)
