"""Translations as gettext files: msgctxt is the stable id, msgid the English it was translated from.

Updates merge BY ID. gettext's own tools, and Babel's, match by the English text: they drop a translation whose source
was reworded, and may hand it to another text. Here a reworded source keeps its translation, marked fuzzy, with the
English it was made from beside it.
"""

import io
import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from babel.messages.catalog import Catalog
from babel.messages.pofile import PoFileError, denormalize, read_po, write_po

from .compiled import parsed_file
from .sources import Sources, SourceText

_VOLATILE = (
    "POT-Creation-Date",
    "PO-Revision-Date",
    "Generated-By",
    "Last-Translator",
    "Language-Team",
    "Report-Msgid",
)


MAX_BYTES = 2 * 1024 * 1024
_PLURAL = re.compile(r"^[\s#~|]*msgid_plural", re.MULTILINE)


class TranslationRefused(ValueError):
    """The file or folder is no translation that can be read; the message names it."""


@dataclass(frozen=True, slots=True)
class Entry:
    """One translation. `english`: what it was translated from; `previous`: the English before the last rewording;
    `comments`: the translator's own."""

    id: str
    english: str
    text: str
    fuzzy: bool = False
    previous: str | None = None
    comments: tuple[str, ...] = ()


def read_entries(path: Path) -> dict[str, Entry]:
    """The file's entries by id; entries without an id are not ours and are left out. Raises TranslationRefused."""
    if not path.is_file() or path.stat().st_size > MAX_BYTES:
        raise TranslationRefused(f"{path.name}: not a file of at most {MAX_BYTES} bytes")
    rows: list[Any] = parsed_file(path, parse_entries)
    return {
        text_id: Entry(text_id, english, text, fuzzy, previous, tuple(comments))
        for text_id, english, text, fuzzy, previous, comments in rows
    }


def parse_entries(content: bytes, name: str) -> list[list[Any]]:
    """The fields of each entry, in the order of `Entry`. Raises TranslationRefused."""
    try:
        text = content.decode()
        if _PLURAL.search(text):  # its forms would be made in whatever number the head names
            raise TranslationRefused(f"{name}: plural forms belong into the message")
        catalog = read_po(io.StringIO(text), ignore_obsolete=True)
    except (ValueError, LookupError, PoFileError) as problem:
        if isinstance(problem, TranslationRefused):
            raise
        raise TranslationRefused(f"{name}: not a gettext file in UTF-8") from problem
    return [
        [str(message.context), message.id, message.string, message.fuzzy, *_comments(message.user_comments)]
        for message in catalog
        if message.context and isinstance(message.string, str) and isinstance(message.id, str)
    ]


def _comments(lines: Iterable[str]) -> tuple[str | None, list[str]]:
    """The previous English and the translator's own comments: Babel reads `#| msgid` as one of the latter."""
    own = [line for line in lines if not line.startswith("|")]
    previous = [line.removeprefix("|").strip().removeprefix("msgid").strip() for line in lines if line not in own]
    return (denormalize("\n".join(previous)) if previous else None), own


def merged(entries: Mapping[str, Entry], sources: Sources) -> list[Entry]:
    """The translations brought up to date with the English texts, in the order of the sources.

    A new text comes in empty, a reworded one keeps its translation as fuzzy with the English it was made from, one that
    is gone goes. Merging again changes nothing.
    """
    return [_updated(entries.get(source.id), source) for source in sources.values()]


def _updated(entry: Entry | None, source: SourceText) -> Entry:
    if entry is None or not entry.text:
        return Entry(source.id, source.english, "", comments=entry.comments if entry else ())
    if entry.english == source.english:
        return entry
    return Entry(source.id, source.english, entry.text, True, entry.previous or entry.english, entry.comments)


def written(entries: Iterable[Entry], sources: Sources, language: str | None, domain: str) -> str:
    """The file's text: the same for the same entries, with no date or tool in it. `language` None gives a template."""
    catalog = Catalog(locale=language.replace("-", "_") if language else None, project="cluewright", fuzzy=False)
    catalog.header_comment = f"# cluewright: {domain}" + (f", {language}" if language else ", template")
    for entry in entries:
        source = sources[entry.id]
        catalog.add(
            entry.english,
            entry.text,
            context=entry.id,
            flags={"fuzzy"} if entry.fuzzy else set(),
            locations=[(source.file, None)],  # type: ignore[list-item]  # Babel allows a file without a line
            auto_comments=[source.note] if source.note else [],
            user_comments=list(entry.comments),
            previous_id=entry.previous or (),
        )
    buffer = io.BytesIO()
    write_po(buffer, catalog, width=0, include_previous=True)
    lines = buffer.getvalue().decode().splitlines()
    return "\n".join(line for line in lines if not line.startswith(tuple(f'"{name}' for name in _VOLATILE))) + "\n"


def template(sources: Sources, domain: str) -> str:
    """The POT file of a domain."""
    return written(merged({}, sources), sources, None, domain)
