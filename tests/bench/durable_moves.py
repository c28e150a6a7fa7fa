"""Goals 4 and 5: moves that survive a power cut, beside what the disk can sync and beside one commit for each move.

Each game waits for its own last move, as players do. One commit for each move is the same store with batches of one.
"""

import asyncio
import os
import statistics
import time
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from dataclasses import dataclass, field
from datetime import UTC, datetime
from itertools import count
from pathlib import Path
from types import ModuleType
from unittest.mock import patch

import uvloop

from cluewright.store import sqlite
from cluewright.store.event_store import Append, EventStore, NewEvent
from tests.postgres.cluster import VARIABLE

from .machine import syncs_per_second
from .report import Row, Wanted, row
from .timing import ratios

GAMES = (1, 16, 64)
ROUNDS = 7
SECONDS, WARMING = 0.3, 0.15
AT = datetime(2031, 5, 17, 12, tzinfo=UTC)
EVENT = NewEvent("bench.clues-given@1", '{"team":"white","clues":["Mexico","Insect","Horror"],"by":"white-1"}')
Opening = Callable[[], AbstractAsyncContextManager[EventStore]]


@dataclass
class Measured:
    """Moves a second, grouped and one by one, and the disk's rate beside each pair."""

    grouped: list[float] = field(default_factory=list)
    single: list[float] = field(default_factory=list)
    disk: list[float] = field(default_factory=list)


def rows(folder: Path) -> Iterator[Row]:
    """SQLite always; PostgreSQL where a server is named."""
    yield from _sqlite(folder)
    if os.environ.get(VARIABLE):
        yield from _postgres(folder)
    else:
        yield Row("5", "moves in PostgreSQL", "not measured", "", f"set {VARIABLE}")


def _sqlite(folder: Path) -> Iterator[Row]:
    files = count()

    @asynccontextmanager
    async def opened() -> AsyncIterator[EventStore]:
        store = sqlite.SqliteStore(folder / f"{next(files)}.db")
        yield store
        await store.close()

    bounds = {1: 0.35, 16: 1.2, 64: 1.2}
    for games in GAMES:
        found = _measured(games, opened, sqlite, folder)
        yield _beside_disk("4", f"SQLite, games at once: {games}", found, bounds[games])
        yield _beside_single("4", f"SQLite, games at once: {games}", found, None if games == 1 else 3)


def _postgres(folder: Path) -> Iterator[Row]:
    from cluewright.store import postgres
    from tests.postgres.cluster import cluster

    with cluster() as server:
        name = f"cluewright_bench_{os.getpid()}"
        asyncio.run(server.execute(f"CREATE DATABASE {name}"))
        url = server.database(name)
        postgres.prepare(url)

        @asynccontextmanager
        async def opened() -> AsyncIterator[EventStore]:
            store = postgres.PostgresStore(url)
            yield store
            await store.close()

        try:
            found = _measured(64, opened, postgres, folder)
        finally:
            asyncio.run(server.execute(f"DROP DATABASE {name} WITH (FORCE)"))
    yield _beside_disk("5", "PostgreSQL, 64 games", found, 0.8)
    yield _beside_single("5", "PostgreSQL, 64 games", found, 3)


def _measured(games: int, opened: Opening, store: ModuleType, folder: Path) -> Measured:
    found = Measured()
    for _ in range(ROUNDS):
        before = syncs_per_second(folder, 0.15)
        found.grouped.append(uvloop.run(_rate(games, opened)))
        found.disk.append((before + syncs_per_second(folder, 0.15)) / 2)
        with patch.object(store, "BATCH", 1):
            found.single.append(uvloop.run(_rate(games, opened)))
    return found


async def _rate(games: int, opened: Opening) -> float:
    """Moves a second, once the first have been made."""
    async with opened() as store:
        rooms = [_Room(store) for _ in range(games)]
        await asyncio.gather(*(room.play(WARMING) for room in rooms))
        before, started = sum(room.moves for room in rooms), time.perf_counter()
        await asyncio.gather(*(room.play(SECONDS) for room in rooms))
        return (sum(room.moves for room in rooms) - before) / (time.perf_counter() - started)


@dataclass
class _Room:
    store: EventStore
    moves: int = 0
    id: str = field(default_factory=lambda: os.urandom(12).hex())

    async def play(self, seconds: float) -> None:
        until = time.perf_counter() + seconds
        while time.perf_counter() < until:
            await self.store.append(Append(self.id, self.moves, (EVENT,), AT))
            self.moves += 1


def _beside_disk(goal: str, what: str, found: Measured, least: float) -> Row:
    measured, base = f"{statistics.median(found.grouped):.0f}/s", f"L = {statistics.median(found.disk):.0f}/s"
    wanted, found_ratios = Wanted(least, at_least=True, unit=" L"), ratios(found.grouped, found.disk)
    title = f"{what}: beside the disk"
    return row(goal, title, measured, base, statistics.median(found_ratios), wanted, rounds=found_ratios)


def _beside_single(goal: str, what: str, found: Measured, least: float | None) -> Row:
    title = f"{what}: beside a commit each"
    measured, base = f"{statistics.median(found.grouped):.0f}/s", f"{statistics.median(found.single):.0f}/s"
    each = ratios(found.grouped, found.single)
    wanted = None if least is None else Wanted(least, at_least=True)
    return row(goal, title, measured, base, statistics.median(each), wanted, rounds=each)
