"""Extracts of a wiki dictionary as JSON lines: one word and part of speech a line, as wiktextract writes them.

Translations stand with the word or with one of its senses; those with the same `sense` make up one concept. Newer
extracts call a language's code `lang_code`, older ones `code`. Words without translations carry nothing for us.
"""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from cluewright.core.lexicon import Entry
from cluewright.usecases.lexicon.reading import Origin, Reader, Renames, Report, entry, lines

SOURCE = "wiktionary"
LICENCE = "CC BY-SA 4.0"


def read(path: Path, origin: Origin, report: Report, rename: Renames) -> Iterator[Entry]:
    """Its entries: each translated word in its own language, and its translations with their transcriptions."""
    given = origin.source or SOURCE, origin.licence or LICENCE
    for number, line in lines(path, report):
        if not line.strip():
            continue
        try:
            page = json.loads(line)
        except (ValueError, RecursionError):
            report.fault(number, "not JSON")
            continue
        if isinstance(page, dict):
            yield from _entries(page, given, number, report)
        else:
            report.fault(number, "an object is expected")


def _entries(page: dict[str, Any], given: tuple[str, str], number: int, report: Report) -> Iterator[Entry]:
    word, language = page.get("word"), page.get("lang_code")
    translations = list(_translations(page))
    if not translations:
        return
    if not isinstance(word, str) or not isinstance(language, str):
        report.fault(number, "a word without its language")
        return
    name = f"{language}:{word}:{page.get('pos', '')}"
    named: set[str] = set()
    for sense, one in translations:
        concept = f"{name}:{sense}" if sense else name
        if concept not in named:
            named.add(concept)
            head = entry(concept, language, word, given)
            yield from (head,) if head else ()
        yield from _translation(one, concept, given, number, report)


def _translations(page: dict[str, Any]) -> Iterator[tuple[str, Any]]:
    """Each translation with the sense it belongs to, as far as the page says."""
    for one in _list(page.get("translations")):
        yield _text(one, "sense"), one
    for place, sense in enumerate(_list(page.get("senses"))):
        for one in _list(sense.get("translations") if isinstance(sense, dict) else None):
            yield _text(one, "sense") or str(place), one


def _list(value: Any) -> list[Any]:
    return value if isinstance(value, list) else []


def _text(value: Any, name: str) -> str:
    found = value.get(name) if isinstance(value, dict) else None
    return found.strip() if isinstance(found, str) else ""


def _translation(one: Any, concept: str, given: tuple[str, str], number: int, report: Report) -> Iterator[Entry]:
    form, language = _text(one, "word"), _text(one, "lang_code") or _text(one, "code")
    if not form and isinstance(one, dict):
        return  # a note, or a request for a translation
    found = entry(concept, language, form, given)
    if found is None:
        report.fault(number, f"an unusable translation: {form[:40]!r}")
        return
    yield found
    roman = _text(one, "roman")
    if roman and (spelled := entry(concept, language, roman, given, romanised=True)):
        yield spelled


READER = Reader("kaikki", read)
