"""Quotation marks as the language writes them: “…” in English, Dutch and Korean, «…» in Russian; never straight."""

from collections.abc import Iterator

from cluewright.usecases.localize.unit import Check, Corpus, Level, Unit

_FOREIGN = {"nl": "«»", "ru": "“”", "ko": "«»"}


def run(unit: Unit, _: Corpus) -> Iterator[str]:
    if '"' in unit.plain and '"' not in unit.english_plain:
        yield "straight quotation marks"
    for mark in _FOREIGN.get(unit.language, ""):
        if mark in unit.plain:
            yield f"{mark} is not how this language quotes"


CHECK = Check("quotes", Level.WARNING, run)
