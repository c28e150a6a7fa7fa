"""Everything that is measured, in one go."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

from cluewright.content.library import Library

from . import pack_words, word_lists
from .cases import load_cases, rule
from .goals import Measured
from .speed import measure_cost, measure_speed
from .tally import Question, Tally, ask, tally

INFLECTION = "inflection.tsv"
TRANSLATIONS = "translations.tsv"


def evaluate(library: Library, cases: Path | None, data: Path | None) -> Measured:
    """Measure the referee: on the cases of a folder, on the lists of a folder (each where it is there), on the packs'
    own words, and its speed. Raises CaseInvalid, YamlRefused, OSError or UnicodeDecodeError for files that cannot be
    used."""
    measured = Measured(
        speed=measure_speed(library),  # first: nothing has been looked up yet
        cost=measure_cost() if Path("/proc/self/statm").exists() else None,
        pack_translations=_tally(library, pack_words.translation_questions(library)),
        pairs=_tally(library, pack_words.pair_questions(library), flags_are_odd=True),
        slips=_tally(library, pack_words.slip_questions(library)),
        disguises=_tally(library, pack_words.disguise_questions(library)),
    )
    if cases is not None:
        measured = replace(measured, cases=tuple(rule(library, case) for case in load_cases(cases)))
    return measured if data is None else _with_lists(library, measured, data)


def _with_lists(library: Library, measured: Measured, data: Path) -> Measured:
    forms = _rows(data / INFLECTION)
    translations = _rows(data / TRANSLATIONS)
    return replace(
        measured,
        inflection=_tally(library, word_lists.inflection_questions(forms)),
        row_pairs=_tally(library, pack_words.row_pair_questions(forms), flags_are_odd=True),
        translations=_tally(library, word_lists.translation_questions(library, translations)),
        broken_rows=forms.broken + translations.broken,
    )


def _rows(path: Path) -> word_lists.Rows:
    return word_lists.read_rows(path, 4) if path.exists() else word_lists.Rows((), 0)


def _tally(library: Library, questions: Iterator[Question], *, flags_are_odd: bool = False) -> tuple[Tally, ...]:
    return tally(ask(library, questions), flags_are_odd=flags_are_odd)
