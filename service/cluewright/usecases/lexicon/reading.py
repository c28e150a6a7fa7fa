"""What every reader of a dictionary's format has in common."""

import gzip
import re
import unicodedata
import zlib
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import IO

from cluewright.core.lexicon import Entry

LONGEST_FORM = 80  # code points; longer ones are explanations, not words
LONGEST_LINE = 16 * 1024 * 1024  # bytes: the longest entries of a large wiki have some megabytes
SHOWN_FAULTS = 10
Bytes = IO[bytes] | gzip.GzipFile
_CONTROL = re.compile(r"[\x00-\x1f\x7f\u0085\u2028\u2029]")
_TAG = re.compile(r"[a-z]{2,8}(-[a-z0-9]{1,8}){0,3}")


class FormatRefused(ValueError):
    """The file as a whole is not of the format that it was said to be; the message says why."""


@dataclass(slots=True)
class Report:
    """What became of a file's lines or elements: how many `entries` were read, how many places were `broken`, and the
    first faults in words."""

    entries: int = 0
    broken: int = 0
    faults: list[str] = field(default_factory=list)

    def fault(self, where: object, what: str) -> None:
        """Count something broken."""
        self.broken += 1
        if len(self.faults) < SHOWN_FAULTS:
            self.faults.append(f"{where}: {what}")


@dataclass(frozen=True, slots=True)
class Origin:
    """Where a file's words come from, in so far as the operator says so; None: as the file or its format says."""

    source: str | None = None
    licence: str | None = None


Renames = Callable[[Iterator[tuple[str, str]]], None]
"""Takes concepts as (name, new name)."""


@dataclass(frozen=True, slots=True)
class Reader:
    """A format. `read` yields a file's entries as it goes, in memory that does not grow with the file, and tells the
    report what it had to leave out; `rename` takes names of concepts that turn out later. Raises FormatRefused
    or OSError for a file that cannot be read at all."""

    format: str
    read: Callable[[Path, Origin, Report, Renames], Iterator[Entry]]


def clean_form(text: str) -> str | None:
    """The form in NFC with single spaces; None where it is empty, too long or holds control characters."""
    form = " ".join(unicodedata.normalize("NFC", text).split())
    usable = len(form) <= LONGEST_FORM and any(map(str.isalnum, form)) and not _CONTROL.search(text.strip())
    return form if usable else None


def clean_tag(text: str) -> str | None:
    """The tag in lower case with two letters for a language that has such a code (`eng` -> en); None if malformed."""
    tag = text.strip().casefold().replace("_", "-")
    if not _TAG.fullmatch(tag):
        return None
    first, rest = tag.partition("-")[::2]
    first = _SAME_LANGUAGE.get(first) or _short_codes().get(first, first)
    return f"{first}-{rest}" if rest else first


# Written Norwegian is one language to the referee, as are Mandarin and Chinese.
_SAME_LANGUAGE = {"nb": "no", "nn": "no", "nob": "no", "nno": "no", "nor": "no", "cmn": "zh", "arb": "ar"}


@cache
def _short_codes() -> dict[str, str]:
    from babel.core import get_global

    return dict(get_global("language_aliases"))


def entry(concept: str, language: str, form: str, origin: tuple[str, str], *, romanised: bool = False) -> Entry | None:
    """An entry with tidy tag and form; None where either is unusable."""
    tag, tidy = clean_tag(language), clean_form(form)
    return Entry(concept, tag, tidy, *origin, romanised=romanised) if tag and tidy else None


@contextmanager
def opened(path: Path) -> Iterator[Bytes]:
    """The file's bytes, unpacked where its name ends in .gz or .dz. Raises FormatRefused for damaged packing."""
    if path.suffix not in (".gz", ".dz"):
        with path.open("rb") as plain:
            yield plain
        return
    try:
        with gzip.open(path) as unpacked:
            yield unpacked
    except (EOFError, gzip.BadGzipFile, zlib.error) as damage:
        raise FormatRefused(f"{path.name} is cut short or damaged") from damage


def lines(path: Path, report: Report) -> Iterator[tuple[int, str]]:
    """Each line with its number, without its ending; lines that are too long or not UTF-8 are reported."""
    with opened(path) as file:
        number = 0
        while raw := file.readline(LONGEST_LINE):
            number += 1
            if len(raw) == LONGEST_LINE and not raw.endswith(b"\n"):
                report.fault(number, "too long a line")
                _skip(file)
                continue
            try:
                yield number, raw.decode("utf-8-sig" if number == 1 else "utf-8").rstrip("\r\n")
            except UnicodeDecodeError:
                report.fault(number, "not UTF-8")


def _skip(file: Bytes) -> None:
    while (rest := file.readline(LONGEST_LINE)) and not rest.endswith(b"\n"):
        continue
