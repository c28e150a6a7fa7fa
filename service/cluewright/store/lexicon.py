"""A lexicon in one SQLite file that is written once and then only read.

While it is built, entries come in any number and order into a plain table; closing it sorts them on disk into two
tables without row ids, one by word and one by sense, so that a look-up touches two places of the file.
"""

import os
import sqlite3
from collections.abc import Iterable, Iterator
from contextlib import contextmanager, suppress
from itertools import islice
from pathlib import Path

from cluewright.core.lexicon import Entry, entry_key

APPLICATION = 0x636C7758  # "clwX": what PRAGMA application_id says of a lexicon
FORMAT = 1
BATCH = 10_000
MOST_ENTRIES = 20_000  # of one look-up: a word of every sense in a thousand languages stays below

_STAGING = """
CREATE TABLE language (id INTEGER PRIMARY KEY, tag TEXT NOT NULL UNIQUE);
CREATE TABLE source (id INTEGER PRIMARY KEY, name TEXT NOT NULL, licence TEXT NOT NULL, UNIQUE (name, licence));
CREATE TABLE concept (id INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE);
CREATE TABLE staged (concept, language, source, form, key, romanised);
CREATE TABLE renamed (name TEXT PRIMARY KEY, becomes TEXT NOT NULL) WITHOUT ROWID;
"""
_SORTING = """
CREATE TABLE entry (
  concept INTEGER, language INTEGER, form TEXT, source INTEGER, romanised INTEGER,
  PRIMARY KEY (concept, language, form, source, romanised)) WITHOUT ROWID;
INSERT INTO entry SELECT DISTINCT concept, language, form, source, romanised FROM staged ORDER BY 1, 2, 3, 4, 5;
CREATE TABLE word (key TEXT, language INTEGER, concept INTEGER, PRIMARY KEY (key, language, concept)) WITHOUT ROWID;
INSERT INTO word SELECT DISTINCT key, language, concept FROM staged WHERE NOT romanised ORDER BY 1, 2, 3;
DROP TABLE staged;
"""
_MERGING = """
INSERT OR IGNORE INTO concept (name) SELECT becomes FROM renamed;
CREATE TEMP TABLE merged AS
  SELECT old.id AS old, new.id AS new FROM renamed
  JOIN concept AS old ON old.name = renamed.name JOIN concept AS new ON new.name = renamed.becomes;
CREATE UNIQUE INDEX temp.merged_old ON merged (old);
UPDATE staged SET concept = (SELECT new FROM merged WHERE old = concept) WHERE concept IN (SELECT old FROM merged);
DELETE FROM concept WHERE id NOT IN (SELECT concept FROM staged);
DROP TABLE merged;
DROP TABLE renamed;
"""
_FIND = """
SELECT concept.name, entry.language, entry.form, entry.source, entry.romanised
FROM (SELECT DISTINCT concept FROM word WHERE key = ?{language}) AS found
CROSS JOIN entry ON entry.concept = found.concept
JOIN concept ON concept.id = entry.concept
LIMIT ?
"""
_IN_ONE = _FIND.format(language=" AND language = ?")
_IN_ANY = _FIND.format(language="")
_ALL = """
SELECT concept.name, entry.language, entry.form, entry.source, entry.romanised
FROM entry JOIN concept ON concept.id = entry.concept ORDER BY entry.concept
"""


class LexiconUnusable(ValueError):
    """The file is no lexicon of this format, or cannot be read; the message names it."""


class SqliteLexicon:
    """A Lexicon in a file that nobody writes to while it is open. May be used from any thread."""

    def __init__(self, path: Path) -> None:
        """Open it. Raises LexiconUnusable."""
        self.path = path
        try:
            uri = f"{path.absolute().as_uri()}?mode=ro&immutable=1"
            self._connection = sqlite3.connect(uri, uri=True, check_same_thread=False)
            found = [
                self._connection.execute(f"PRAGMA {name}").fetchone()[0] for name in ("application_id", "user_version")
            ]
        except sqlite3.Error as error:
            raise LexiconUnusable(f"{path}: {error}") from error
        if found != [APPLICATION, FORMAT]:
            self._connection.close()
            raise LexiconUnusable(f"{path}: no lexicon, or one of another version")
        self._tags: dict[int, str] = dict(self._connection.execute("SELECT id, tag FROM language"))
        self._numbers = {tag: number for number, tag in self._tags.items()}
        rows = self._connection.execute("SELECT id, name, licence FROM source")
        self._sources: dict[int, tuple[str, str]] = {number: (name, licence) for number, name, licence in rows}

    @property
    def name(self) -> str:
        """The file's name without its ending."""
        return self.path.stem

    def senses(self, word: str, language: str | None = None) -> tuple[Entry, ...]:
        """Every entry of every sense that has this word (in this language, or in any), by sense. Raises
        LexiconUnusable where the file is damaged."""
        key = entry_key(word)
        given = (key, self._numbers.get(language), MOST_ENTRIES) if language else (key, MOST_ENTRIES)
        try:
            rows = self._connection.execute(_IN_ONE if language else _IN_ANY, given).fetchall()
        except sqlite3.Error as error:
            raise LexiconUnusable(f"{self.path}: {error}") from error
        return tuple(map(self._entry, rows))

    def has(self, word: str, language: str) -> bool:
        """Whether the word stands in the lexicon, in this language."""
        sql = "SELECT 1 FROM word WHERE key = ? AND language = ? LIMIT 1"
        return self._connection.execute(sql, (entry_key(word), self._numbers.get(language))).fetchone() is not None

    def entries(self) -> Iterator[Entry]:
        """Everything in it, by sense."""
        for row in self._connection.execute(_ALL):
            yield self._entry(row)

    def _entry(self, row: tuple[str, int, str, int, int]) -> Entry:
        concept, language, form, source, romanised = row
        return Entry(concept, self._tags[language], form, *self._sources[source], bool(romanised))

    def counts(self) -> dict[str, int]:
        """How many `entries`, `concepts`, `languages` and `words` (spellings to look up) it has."""
        tables = {"entries": "entry", "concepts": "concept", "languages": "language", "words": "word"}
        return {
            name: self._connection.execute(f"SELECT count(*) FROM {table}").fetchone()[0]  # noqa: S608
            for name, table in tables.items()
        }

    def sources(self) -> tuple[tuple[str, str, int], ...]:
        """Each source with its licence and how many entries come from it, the most first."""
        sql = (
            "SELECT name, licence, count(*) FROM entry JOIN source ON source.id = source"
            " GROUP BY source ORDER BY 3 DESC, 1, 2"
        )
        return tuple(self._connection.execute(sql).fetchall())

    def close(self) -> None:
        self._connection.close()


class LexiconBuilder:
    """Takes entries; memory does not grow with their number. Made by `building`."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection
        connection.executescript(_STAGING)
        connection.execute("BEGIN")
        self._ids: dict[tuple[str, ...], int] = {}

    def add(self, entries: Iterable[Entry]) -> int:
        """Take them all; returns how many there were."""
        count, waiting = 0, iter(entries)
        while batch := list(islice(waiting, BATCH)):
            self._connection.executemany(
                "INSERT OR IGNORE INTO concept (name) VALUES (?)", {(e.concept,) for e in batch}
            )
            self._connection.executemany(
                "INSERT INTO staged VALUES ((SELECT id FROM concept WHERE name = ?), ?, ?, ?, ?, ?)",
                map(self._row, batch),
            )
            count += len(batch)
        return count

    def rename(self, concepts: Iterable[tuple[str, str]]) -> None:
        """Later names of concepts as (name, new name): concepts that come to have one name become one."""
        names = iter(concepts)
        while batch := list(islice(names, BATCH)):
            self._connection.executemany("INSERT OR REPLACE INTO renamed VALUES (?, ?)", batch)

    def _row(self, entry: Entry) -> tuple[str, int, int, str, str, bool]:
        language = self._id("INSERT INTO language (tag) VALUES (?)", entry.language)
        source = self._id("INSERT INTO source (name, licence) VALUES (?, ?)", entry.source, entry.licence)
        return entry.concept, language, source, entry.form, entry_key(entry.form), entry.romanised

    def _id(self, insert: str, *values: str) -> int:
        """The number of a language or source: there are few of them."""
        known = self._ids.get(values)
        if known is None:
            known = self._ids[values] = int(self._connection.execute(insert, values).lastrowid or 0)
        return known

    def finish(self) -> None:
        """Sort everything into its place."""
        self._connection.execute("COMMIT")
        self._connection.executescript(_MERGING)
        self._connection.executescript(_SORTING)
        self._connection.executescript(
            f"PRAGMA application_id = {APPLICATION}; PRAGMA user_version = {FORMAT}; ANALYZE;"
        )
        self._connection.execute("VACUUM")


@contextmanager
def building(path: Path) -> Iterator[LexiconBuilder]:
    """Build a lexicon beside `path` and put it there whole, or, where anything goes wrong, not at all."""
    draft = path.with_name(f"{path.name}.{os.getpid()}.part")
    connection = sqlite3.connect(draft, isolation_level=None)
    try:
        connection.executescript("PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF; PRAGMA temp_store = FILE;")
        builder = LexiconBuilder(connection)
        yield builder
        builder.finish()
        connection.close()
        draft.replace(path)
    finally:
        connection.close()
        with suppress(FileNotFoundError):
            draft.unlink()
