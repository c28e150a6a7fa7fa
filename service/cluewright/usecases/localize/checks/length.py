"""A text over its limit, or so much longer or shorter than the English that something was added or left out."""

from collections.abc import Iterator

from cluewright.usecases.localize.unit import Check, Corpus, Level, Unit

_BOUNDS = {"ko": (0.22, 1.3)}
_USUAL = (0.5, 2.0)
_LONG = 40


def run(unit: Unit, _: Corpus) -> Iterator[str]:
    if unit.max_length is not None and len(unit.plain) > unit.max_length:
        yield f"longer than {unit.max_length} characters"
    readings = [len(sentence) for sentence in unit.sentences]
    ratio = max(readings) / max(len(unit.english_plain), 1)
    shortest, longest = _BOUNDS.get(unit.language, _USUAL)
    if len(unit.english_plain) >= _LONG and not unit.adapted and "{" not in unit.english:
        if ratio < shortest:
            yield "much shorter than the English"
        elif ratio > longest:
            yield "much longer than the English"


CHECK = Check("length", Level.WARNING, run)
