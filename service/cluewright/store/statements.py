"""The SQL of the SQLite store: each function one question or one change, inside the caller's transaction.

Times are stored as whole microseconds since 1970, so that nothing is rounded and the index sorts them.
"""

import sqlite3
from datetime import UTC, datetime, timedelta

from .event_store import Append, GameEntry, Receipt, ReceiptExists, StoredEvent, VersionConflict

EPOCH = datetime(1970, 1, 1, tzinfo=UTC)
MICROSECOND = timedelta(microseconds=1)
DIRECTORY = "game, position, created_at, active_at, deadline, ended_at"


def append(connection: sqlite3.Connection, step: Append) -> None:
    """All refusals come before the first write: the caller shares this transaction with others."""
    row = connection.execute("SELECT position FROM games WHERE game = ?", (step.game,)).fetchone()
    if (row[0] if row else 0) != step.expected:
        raise VersionConflict(step.game)
    if step.receipt and receipt(connection, step.receipt.scope, step.receipt.bearer, step.receipt.key):
        raise ReceiptExists(step.game)
    at = _number(step.at)
    connection.executemany(
        "INSERT INTO events VALUES (?, ?, ?, ?, ?)",
        [(step.game, step.expected + n, event.type, event.data, at) for n, event in enumerate(step.events, 1)],
    )
    _enter(connection, step, at)
    if step.receipt:
        made = step.receipt
        connection.execute(
            "INSERT INTO receipts (scope, bearer, key, game, request, answer) VALUES (?, ?, ?, ?, ?, ?)",
            (made.scope, made.bearer, made.key, step.game, made.request, made.answer),
        )


def _enter(connection: sqlite3.Connection, step: Append, at: int) -> None:
    connection.execute(
        f"INSERT INTO games ({DIRECTORY}) VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT (game) DO UPDATE SET "  # noqa: S608
        "position = excluded.position, active_at = excluded.active_at, deadline = excluded.deadline, "
        "ended_at = CASE WHEN excluded.ended_at IS NULL THEN NULL "
        "ELSE coalesce(ended_at, excluded.ended_at) END",
        (
            step.game,
            step.expected + len(step.events),
            at,
            at,
            None if step.deadline is None else _number(step.deadline),
            at if step.ended else None,
        ),
    )


def read(connection: sqlite3.Connection, game: str, after: int) -> tuple[StoredEvent, ...]:
    rows = connection.execute(
        "SELECT position, type, data, at FROM events WHERE game = ? AND position > ? ORDER BY position",
        (game, after),
    )
    return tuple(StoredEvent(position, name, data, _moment(at)) for position, name, data, at in rows)


def entry(connection: sqlite3.Connection, game: str) -> GameEntry | None:
    row = connection.execute(f"SELECT {DIRECTORY} FROM games WHERE game = ?", (game,)).fetchone()  # noqa: S608
    if row is None:
        return None
    game, position, created_at, active_at, deadline, ended_at = row
    return GameEntry(
        game,
        position,
        _moment(created_at),
        _moment(active_at),
        _moment_or_none(deadline),
        _moment_or_none(ended_at),
    )


def positions(connection: sqlite3.Connection, games: tuple[str, ...]) -> dict[str, int]:
    found: dict[str, int] = {}
    for game in games:
        row = connection.execute("SELECT position FROM games WHERE game = ?", (game,)).fetchone()
        if row:
            found[game] = row[0]
    return found


def receipt(connection: sqlite3.Connection, scope: str, bearer: str, key: str) -> Receipt | None:
    row = connection.execute(
        "SELECT request, answer FROM receipts WHERE scope = ? AND bearer = ? AND key = ?",
        (scope, bearer, key),
    ).fetchone()
    return Receipt(scope, bearer, key, row[0], row[1]) if row else None


def due(connection: sqlite3.Connection, now: datetime, limit: int) -> tuple[str, ...]:
    rows = connection.execute(
        "SELECT game FROM games WHERE deadline <= ? AND ended_at IS NULL ORDER BY deadline, game LIMIT ?",
        (_number(now), limit),
    )
    return tuple(row[0] for row in rows)


def idle(connection: sqlite3.Connection, before: datetime, ended: bool, limit: int) -> tuple[str, ...]:
    rows = connection.execute(
        "SELECT game FROM games WHERE active_at < ? AND (ended_at IS NOT NULL) = ? ORDER BY active_at, game LIMIT ?",
        (_number(before), ended, limit),
    )
    return tuple(row[0] for row in rows)


def delete(connection: sqlite3.Connection, game: str) -> bool:
    connection.execute("DELETE FROM events WHERE game = ?", (game,))
    connection.execute("DELETE FROM receipts WHERE game = ?", (game,))
    return connection.execute("DELETE FROM games WHERE game = ?", (game,)).rowcount > 0


def count(connection: sqlite3.Connection) -> int:
    number: int = connection.execute("SELECT count(*) FROM games WHERE ended_at IS NULL").fetchone()[0]
    return number


def _number(moment: datetime) -> int:
    return (moment - EPOCH) // MICROSECOND


def _moment(number: int) -> datetime:
    return EPOCH + number * MICROSECOND


def _moment_or_none(number: int | None) -> datetime | None:
    return None if number is None else _moment(number)
