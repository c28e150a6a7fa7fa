"""Questions from lists of words that lie beside the project: inflected forms, and translations of the packs' words.

`inflection.tsv` has the columns language, kind, lemma, form; `translations.tsv` english, language, translation, tier.
The first line is taken for a heading where it reads as one. Lines of another shape are counted, not used.
"""

import unicodedata
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from cluewright.content.library import Library
from cluewright.core.languages.scripts import romanised, scripts_of, unmarked
from cluewright.core.wordpack import Concept
from cluewright.usecases.check_clues import AskedKeyword

from .tally import Question

_HEADINGS = frozenset({"language", "english"})


@dataclass(frozen=True, slots=True)
class Rows:
    """The lines of a file that have the right number of columns, and how many have not."""

    rows: tuple[tuple[str, ...], ...]
    broken: int


def read_rows(path: Path, columns: int) -> Rows:
    """The file's rows. Raises OSError or UnicodeDecodeError."""
    cells = [tuple(line.split("\t")) for line in path.read_text("utf-8").splitlines() if line.strip()]
    rows = tuple(row for row in cells if len(row) == columns and all(row) and row[0] not in _HEADINGS)
    headings = sum(row[0] in _HEADINGS for row in cells[:1])
    return Rows(rows, len(cells) - len(rows) - headings)


def inflection_questions(rows: Rows) -> Iterator[Question]:
    """Each form as a clue for its lemma, grouped by language and kind."""
    for language, kind, lemma, form in rows.rows:
        yield Question(f"{language} {kind}", (AskedKeyword(lemma, language),), form, language)


def translation_questions(library: Library, rows: Rows) -> Iterator[Question]:
    """Each translation of a word that a pack has, as it is, in capitals, without its marks, in Latin letters; grouped
    by that and by language. Words with several concepts are left out: the lists do not say which is meant."""
    for english, tag, form, _tier in rows.rows:
        concept = _only_concept(library, english)
        if concept is not None and not _same(form, english):
            asked = (AskedKeyword(concept.words["en"].text, "en", concept.id),)
            for variant, clue in variants(form):
                yield Question(f"{pack_tag(tag)} {variant}", asked, clue, "en")


_PACK_TAGS = {"nb": "no", "nn": "no", "cmn": "zh", "arb": "ar"}


def pack_tag(tag: str) -> str:
    """The tag that the packs use for this language."""
    return _PACK_TAGS.get(tag, tag)


def variants(form: str) -> Iterator[tuple[str, str]]:
    """The ways to write a foreign word: each that differs from the word itself, with its name."""
    yield "exact", form
    if form.upper() != form:
        yield "capitals", form.upper()
    bare = unmarked(unicodedata.normalize("NFC", form.casefold()))
    if bare != unicodedata.normalize("NFC", form.casefold()):
        yield "unmarked", bare
    if "Latin" not in scripts_of(form) and len(romanised(form.casefold())) >= 4:
        yield "romanised", romanised(form.casefold())


def _only_concept(library: Library, english: str) -> Concept | None:
    found = library.concepts_of(english, "en")
    return found[0] if len(found) == 1 else None


def _same(form: str, english: str) -> bool:
    return unmarked(form.casefold()) == english.casefold()
