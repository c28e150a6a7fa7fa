"""A Korean particle written straight after a placeholder: {name}을 is wrong for every value that ends in a vowel."""

import re
from collections.abc import Iterator

from cluewright.content.particles import particles
from cluewright.usecases.localize.unit import Check, Corpus, Level, Unit

_AFTER_VALUE = re.compile(r"⟨\w+⟩[\"'”’」]?(" + "|".join(sorted(particles(), key=len, reverse=True)) + r")(?![가-힣])")
_BOTH_FORMS = re.compile(r"[은는이가을를과와]\([은는이가을를과와으]\)|\(으\)로")


def run(unit: Unit, _: Corpus) -> Iterator[str]:
    if unit.language != "ko":
        return
    for sentence in unit.sentences:
        for found in _AFTER_VALUE.finditer(sentence):
            if found[1] != "입니다":
                yield f"write {{name, particle, {found[1]}}} instead of {found[0]}"
        for found in _BOTH_FORMS.finditer(sentence):
            yield f"{found[0]}: choose the particle by {{name, particle, …}}"


CHECK = Check("particles", Level.ERROR, run)
