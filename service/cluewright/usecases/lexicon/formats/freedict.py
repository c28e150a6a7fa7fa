"""Dictionaries for dictd: `<from>-<to>.index` (word, place, length) beside `<from>-<to>.dict` or `.dict.dz`.

An article's first line is the word itself with its pronunciation; the lines below give translations, numbered or
not, separated by commas and semicolons, with remarks in brackets. Every article is one concept.
"""

import re
import shutil
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from string import ascii_lowercase, ascii_uppercase, digits
from typing import IO

from cluewright.core.lexicon import Entry
from cluewright.usecases.lexicon.reading import (
    Bytes,
    FormatRefused,
    Origin,
    Reader,
    Renames,
    Report,
    clean_tag,
    entry,
    lines,
    opened,
)

LICENCE = "unknown"
LARGEST_ARTICLE = 64 * 1024
LARGEST_FILE = 4 * 1024**3  # bytes unpacked
MOST_WORDS = 4  # in a translation; longer ones are explanations
_DIGITS = {character: value for value, character in enumerate(ascii_uppercase + ascii_lowercase + digits + "+/")}
_NAME = re.compile(r"(?:freedict-)?([a-z]{2,3})-([a-z]{2,3})", re.IGNORECASE)
_REMARK = re.compile(r"<[^<>]*>|\[[^\[\]]*\]|\([^()]*\)|/[^/]*/|\{[^{}]*\}")
_NUMBER = re.compile(r"^\s*(?:\d+\s*[.)]|[a-z]\)|[-–•*])\s*")
_SKIPPED = re.compile(r"^\s*(?:\"|'|see:|synonym|antonym|note:|\S+:\s*$)", re.IGNORECASE)


def read(path: Path, origin: Origin, report: Report, rename: Renames) -> Iterator[Entry]:
    """The entries of a dictionary, whichever of its two files is named. Raises FormatRefused where the other is
    missing or the names do not say the languages."""
    index, articles, languages = _files(path)
    given = origin.source or f"freedict-{'-'.join(languages)}", origin.licence or LICENCE
    with _seekable(articles) as file:
        for number, line in lines(index, report):
            cells = line.split("\t")
            if cells[0].startswith("00") or not line.strip():
                continue  # what the dictionary says of itself
            article = _article(cells, file)
            if article is None:
                report.fault(number, "word, place, length are expected")
                continue
            found = list(_entries(cells[0], article, languages, given))
            if len(found) < 2:
                report.fault(number, f"no translation: {cells[0][:40]!r}")
            else:
                yield from found


def _files(path: Path) -> tuple[Path, Path, tuple[str, str]]:
    base = path.with_name(re.sub(r"\.(index|dict|dict\.dz)$", "", path.name))
    index = base.with_name(f"{base.name}.index")
    articles = [one for ending in (".dict", ".dict.dz") if (one := base.with_name(base.name + ending)).is_file()]
    named = _NAME.fullmatch(base.name)
    pair = [clean_tag(code) for code in named.groups()] if named else []
    if not articles or not index.is_file() or len(pair) != 2 or not all(pair):
        raise FormatRefused("two files <from>-<to>.index and <from>-<to>.dict or .dict.dz are expected")
    return index, articles[0], (str(pair[0]), str(pair[1]))


@contextmanager
def _seekable(path: Path) -> Iterator[IO[bytes]]:
    """The articles, unpacked into a temporary file where they are packed: they are read out of order."""
    if path.suffix != ".dz":
        with path.open("rb") as plain:
            yield plain
        return
    with tempfile.TemporaryFile() as unpacked, opened(path) as packed:
        shutil.copyfileobj(_Limited(packed, LARGEST_FILE), unpacked)
        yield unpacked


class _Limited:
    """A file that must end before it has given too much."""

    def __init__(self, file: Bytes, most: int) -> None:
        self._file = file
        self._left = most

    def read(self, size: int = -1) -> bytes:
        found = self._file.read(size)
        self._left -= len(found)
        if self._left < 0:
            raise FormatRefused("the packed file is too large")
        return found


def _article(cells: list[str], file: IO[bytes]) -> str | None:
    if len(cells) < 3 or not cells[0].strip():
        return None
    place, length = _decoded(cells[1]), _decoded(cells[2])
    if place is None or length is None or not 0 < length <= LARGEST_ARTICLE:
        return None
    file.seek(place)
    content = file.read(length)
    try:
        return content.decode() if len(content) == length else None
    except UnicodeDecodeError:
        return None


def _decoded(number: str) -> int | None:
    """A number in dictd's own base 64, the most significant digit first."""
    value = 0
    for character in number.strip():
        if character not in _DIGITS or value >= 1 << 40:
            return None
        value = value * 64 + _DIGITS[character]
    return value if number.strip() else None


def _entries(word: str, article: str, languages: tuple[str, str], given: tuple[str, str]) -> Iterator[Entry]:
    concept = f"{given[0]}:{word}"
    head = entry(concept, languages[0], word, given)
    if head is None:
        return
    yield head
    for line in article.splitlines()[1:]:
        if not _SKIPPED.match(line):
            for part in re.split("[,;]", _NUMBER.sub("", _REMARK.sub(" ", line))):
                found = entry(concept, languages[1], " ".join(part.split()), given)
                if found and len(found.form.split()) <= MOST_WORDS:
                    yield found


READER = Reader("freedict", read)
