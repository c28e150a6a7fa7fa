"""The form of address and the register of a language: Dutch je (not u), Russian вы in lower case, Korean 합니다체."""

import re
from collections.abc import Iterator, Mapping

from cluewright.usecases.localize.unit import Check, Corpus, Level, Unit

_WRONG: Mapping[str, tuple[tuple[re.Pattern[str], str], ...]] = {
    "nl": ((re.compile(r"\b[Uu]w?\b"), "address the player as je"),),
    "ru": ((re.compile(r"(?<=[\w,;:—–)»] )(Вы|Вас|Вам|Вами|Ваш\w*)\b"), "write вы in lower case"),),
    "ko": ((re.compile(r"(요|[^니]다)\."), "end sentences in 합니다체"),),
}


def run(unit: Unit, _: Corpus) -> Iterator[str]:
    for pattern, what in _WRONG.get(unit.language, ()):
        if not unit.adapted and any(pattern.search(sentence) for sentence in unit.sentences):
            yield what


CHECK = Check("address", Level.WARNING, run)
