"""The SQL of the PostgreSQL store: each function one question, or one change inside the caller's transaction.

A batch of steps is written with one statement for each table, whatever its length.
"""

from collections.abc import Sequence
from datetime import datetime
from typing import Any

from .event_store import Append, GameEntry, Receipt, StoredEvent, VersionConflict

CHANNEL = "cluewright_changes"


async def append(connection: Any, steps: Sequence[Append], sender: str) -> list[VersionConflict | None]:
    """Write the steps that fit, in order, and tell the other processes once; gives each step's refusal or None.

    The directory lines are locked in the order of their names, so that two processes never wait for each other in a
    ring. A receipt's key that was used before, or a game that another process opens at the same moment, is refused by
    the primary keys: UniqueViolationError, for the whole batch.
    """
    positions = await _lock(connection, steps)
    refusals = [_admit(positions, step) for step in steps]
    accepted = [step for step, refusal in zip(steps, refusals, strict=True) if refusal is None]
    if accepted:
        await _write(connection, accepted)
        await notify(connection, sender)
    return refusals


def _admit(positions: dict[str, int], step: Append) -> VersionConflict | None:
    """Refuse a step that saw another position; count one that did not for the steps behind it."""
    if positions.get(step.game, 0) != step.expected:
        return VersionConflict(step.game)
    positions[step.game] = step.expected + len(step.events)
    return None


async def _lock(connection: Any, steps: Sequence[Append]) -> dict[str, int]:
    rows = await connection.fetch(
        "SELECT game, position FROM cluewright.games WHERE game = ANY($1) ORDER BY game FOR UPDATE",
        sorted({step.game for step in steps}),
    )
    return {row[0]: row[1] for row in rows}


async def _write(connection: Any, steps: Sequence[Append]) -> None:
    events = [
        (step.game, step.expected + number, event.type, event.data, step.at)
        for step in steps
        for number, event in enumerate(step.events, 1)
    ]
    await connection.execute(
        "INSERT INTO cluewright.events (game, position, type, data, at) "
        "SELECT * FROM unnest($1::text[], $2::integer[], $3::text[], $4::text[], $5::timestamptz[])",
        *_columns(sorted(events), 5),
    )
    await _enter(connection, steps)
    receipts = [
        (made.scope, made.bearer, made.key, step.game, made.request, made.answer)
        for step in steps
        if (made := step.receipt)
    ]
    if receipts:
        await connection.execute(
            "INSERT INTO cluewright.receipts (scope, bearer, key, game, request, answer) "
            "SELECT * FROM unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::text[], $6::text[])",
            *_columns(sorted(receipts), 6),
        )


async def _enter(connection: Any, steps: Sequence[Append]) -> None:
    """The directory's lines, one for each game: of several steps the last one's, but the first one's beginning."""
    lines: dict[str, tuple[str, int, datetime, datetime, datetime | None, datetime | None]] = {}
    for step in steps:
        before = lines.get(step.game)
        ended_at = (before and before[5]) or step.at
        created_at = before[2] if before else step.at
        position = step.expected + len(step.events)
        lines[step.game] = (step.game, position, created_at, step.at, step.deadline, ended_at if step.ended else None)
    await connection.execute(
        "INSERT INTO cluewright.games AS old (game, position, created_at, active_at, deadline, ended_at) "
        "SELECT * FROM unnest($1::text[], $2::integer[], $3::timestamptz[], $4::timestamptz[], $5::timestamptz[], "
        "$6::timestamptz[]) ON CONFLICT (game) DO UPDATE SET position = excluded.position, "
        "active_at = excluded.active_at, deadline = excluded.deadline, "
        "ended_at = CASE WHEN excluded.ended_at IS NULL THEN NULL ELSE coalesce(old.ended_at, excluded.ended_at) END",
        *_columns([lines[game] for game in sorted(lines)], 6),
    )


def _columns(rows: Sequence[tuple[Any, ...]], width: int) -> list[list[Any]]:
    return [[row[column] for row in rows] for column in range(width)]


async def notify(connection: Any, sender: str) -> None:
    """Wake the other processes when this transaction commits."""
    await connection.execute("SELECT pg_notify($1, $2)", CHANNEL, sender)


async def read(connection: Any, game: str, after: int) -> tuple[StoredEvent, ...]:
    rows = await connection.fetch(
        "SELECT position, type, data, at FROM cluewright.events WHERE game = $1 AND position > $2 ORDER BY position",
        game,
        after,
    )
    return tuple(StoredEvent(*row) for row in rows)


async def entry(connection: Any, game: str) -> GameEntry | None:
    row = await connection.fetchrow(
        "SELECT game, position, created_at, active_at, deadline, ended_at FROM cluewright.games WHERE game = $1", game
    )
    return GameEntry(*row) if row else None


async def positions(connection: Any, games: Sequence[str]) -> dict[str, int]:
    rows = await connection.fetch("SELECT game, position FROM cluewright.games WHERE game = ANY($1)", games)
    return {row[0]: row[1] for row in rows}


async def receipt(connection: Any, scope: str, bearer: str, key: str) -> Receipt | None:
    row = await connection.fetchrow(
        "SELECT request, answer FROM cluewright.receipts WHERE scope = $1 AND bearer = $2 AND key = $3",
        scope,
        bearer,
        key,
    )
    return Receipt(scope, bearer, key, row[0], row[1]) if row else None


async def due(connection: Any, now: datetime, limit: int) -> tuple[str, ...]:
    rows = await connection.fetch(
        "SELECT game FROM cluewright.games WHERE deadline <= $1 AND ended_at IS NULL ORDER BY deadline, game LIMIT $2",
        now,
        limit,
    )
    return tuple(row[0] for row in rows)


async def idle(connection: Any, before: datetime, ended: bool, limit: int) -> tuple[str, ...]:
    rows = await connection.fetch(
        "SELECT game FROM cluewright.games WHERE active_at < $1 AND (ended_at IS NOT NULL) = $2 "
        "ORDER BY active_at, game LIMIT $3",
        before,
        ended,
        limit,
    )
    return tuple(row[0] for row in rows)


async def delete(connection: Any, game: str, sender: str) -> bool:
    """The directory's line first: a writer of the same game holds it until all of its step is there to be deleted."""
    gone: str = await connection.execute("DELETE FROM cluewright.games WHERE game = $1", game)
    await connection.execute("DELETE FROM cluewright.events WHERE game = $1", game)
    await connection.execute("DELETE FROM cluewright.receipts WHERE game = $1", game)
    await notify(connection, sender)
    return gone != "DELETE 0"


async def count(connection: Any) -> int:
    number: int = await connection.fetchval("SELECT count(*) FROM cluewright.games WHERE ended_at IS NULL")
    return number
