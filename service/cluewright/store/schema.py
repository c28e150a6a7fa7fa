"""The tables of the SQLite store, as numbered steps that are never edited, only added to."""

import sqlite3
from datetime import UTC, datetime

from .event_store import UnsuitableStore

APPLICATION_ID = 0x434C5557  # "CLUW": tells our files from other programs' SQLite files

MIGRATIONS: tuple[tuple[str, ...], ...] = (
    (
        """CREATE TABLE games (
            game TEXT PRIMARY KEY, position INTEGER NOT NULL, created_at INTEGER NOT NULL,
            active_at INTEGER NOT NULL, deadline INTEGER, ended_at INTEGER) WITHOUT ROWID""",
        "CREATE INDEX games_due ON games (deadline) WHERE deadline IS NOT NULL AND ended_at IS NULL",
        "CREATE INDEX games_idle ON games (active_at)",
        """CREATE TABLE events (
            game TEXT NOT NULL, position INTEGER NOT NULL, type TEXT NOT NULL, data TEXT NOT NULL,
            at INTEGER NOT NULL, PRIMARY KEY (game, position)) WITHOUT ROWID""",
        """CREATE TABLE receipts (
            scope TEXT NOT NULL, bearer TEXT NOT NULL, key TEXT NOT NULL, game TEXT NOT NULL,
            request TEXT NOT NULL, answer TEXT NOT NULL, PRIMARY KEY (scope, bearer, key)) WITHOUT ROWID""",
        "CREATE INDEX receipts_game ON receipts (game)",
    ),
)


def migrate(connection: sqlite3.Connection) -> None:
    """Bring the file to the newest schema, each step in a transaction of its own.

    Raises UnsuitableStore, and changes nothing, for another program's file or one of a newer version.
    """
    _refuse_foreign(connection)
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute(f"PRAGMA application_id = {APPLICATION_ID}")
    connection.execute("CREATE TABLE IF NOT EXISTS schema_version (version INTEGER PRIMARY KEY, applied_at TEXT)")
    for version in range(_version(connection) + 1, len(MIGRATIONS) + 1):
        _apply(connection, version)


def _refuse_foreign(connection: sqlite3.Connection) -> None:
    application: int = connection.execute("PRAGMA application_id").fetchone()[0]
    tables: int = connection.execute("SELECT count(*) FROM sqlite_master").fetchone()[0]
    if application != APPLICATION_ID and (application or tables):
        raise UnsuitableStore("this SQLite file belongs to another program")
    if application == APPLICATION_ID and _version(connection) > len(MIGRATIONS):
        raise UnsuitableStore(
            f"the store has schema {_version(connection)}, this version knows {len(MIGRATIONS)}: "
            "start the newer version again, or restore the backup made before upgrading"
        )


def _version(connection: sqlite3.Connection) -> int:
    known = connection.execute("SELECT 1 FROM sqlite_master WHERE name = 'schema_version'").fetchone()
    if known is None:
        return 0
    version: int = connection.execute("SELECT coalesce(max(version), 0) FROM schema_version").fetchone()[0]
    return version


def _apply(connection: sqlite3.Connection, version: int) -> None:
    connection.execute("BEGIN IMMEDIATE")
    try:
        if _version(connection) < version:  # another process may have been faster
            for statement in MIGRATIONS[version - 1]:
                connection.execute(statement)
            connection.execute("INSERT INTO schema_version VALUES (?, ?)", (version, datetime.now(UTC).isoformat()))
        connection.execute("COMMIT")
    except BaseException:
        connection.execute("ROLLBACK")
        raise
