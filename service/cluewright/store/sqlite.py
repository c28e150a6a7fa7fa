"""Games in one SQLite file.

All writes go through one thread, which takes everything that is waiting and commits it at once: a disk that
can sync a thousand times a second then carries several thousand moves. WAL with synchronous=FULL: with NORMAL
a power cut loses moves that were already answered. Readers have connections of their own and never wait for
the writer.
"""

import asyncio
import queue
import sqlite3
import threading
from collections.abc import Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import TypeVar

from . import statements
from .event_store import (
    Append,
    GameEntry,
    Receipt,
    ReceiptExists,
    StoredEvent,
    StoreUnavailable,
    VersionConflict,
)
from .schema import migrate

Result = TypeVar("Result")
Statement = Callable[[sqlite3.Connection], object]

BUSY_SECONDS = 3.0  # how long to wait for another process that holds the file locked
BATCH = 256  # writes in one commit: bounds how long the first of them waits


@dataclass(frozen=True, slots=True)
class _Job:
    statement: Statement
    future: "asyncio.Future[object]"
    loop: asyncio.AbstractEventLoop

    def settle(self, outcome: object) -> None:
        if self.future.done():
            return  # the caller has gone; what was committed stays committed
        if isinstance(outcome, BaseException):
            self.future.set_exception(outcome)
        else:
            self.future.set_result(outcome)


class SqliteStore:
    """An EventStore in a file. Several processes may share it; each writes in its own turn."""

    def __init__(self, path: Path, *, busy_seconds: float = BUSY_SECONDS) -> None:
        """Open or create the file. Raises UnsuitableStore or StoreUnavailable."""
        self._path = path
        self._busy_seconds = busy_seconds
        self._queue: queue.SimpleQueue[_Job | None] = queue.SimpleQueue()
        self._local = threading.local()
        self._open_readers: list[sqlite3.Connection] = []
        self._closed = False
        self._connection = self._open_writer()
        self._readers = ThreadPoolExecutor(2, thread_name_prefix="store-reader")
        self._writer = threading.Thread(target=self._write_all, name="store-writer", daemon=True)
        self._writer.start()

    async def append(self, step: Append) -> None:
        await self._write(lambda connection: statements.append(connection, step))

    async def read(self, game: str, after: int = 0) -> tuple[StoredEvent, ...]:
        return await self._read(lambda connection: statements.read(connection, game, after))

    async def entry(self, game: str) -> GameEntry | None:
        return await self._read(lambda connection: statements.entry(connection, game))

    async def positions(self, games: Iterable[str]) -> dict[str, int]:
        wanted = tuple(games)
        return await self._read(lambda connection: statements.positions(connection, wanted))

    async def receipt(self, scope: str, bearer: str, key: str) -> Receipt | None:
        return await self._read(lambda connection: statements.receipt(connection, scope, bearer, key))

    async def due(self, now: datetime, limit: int = 100) -> tuple[str, ...]:
        return await self._read(lambda connection: statements.due(connection, now, limit))

    async def idle(self, before: datetime, *, ended: bool, limit: int = 100) -> tuple[str, ...]:
        return await self._read(lambda connection: statements.idle(connection, before, ended, limit))

    async def delete(self, game: str) -> bool:
        return await self._write(lambda connection: statements.delete(connection, game))

    async def count(self) -> int:
        return await self._read(statements.count)

    async def changed(self, seconds: float) -> None:
        await asyncio.sleep(seconds)  # nobody tells: the caller has to look

    async def close(self) -> None:
        if self._closed:
            return
        self._closed = True
        self._queue.put(None)
        await asyncio.to_thread(self._writer.join)
        await asyncio.to_thread(self._readers.shutdown)
        for connection in self._open_readers:
            connection.close()
        self._connection.close()

    # ---- reading

    async def _read(self, query: Callable[[sqlite3.Connection], Result]) -> Result:
        if self._closed:
            raise StoreUnavailable("closed")
        return await asyncio.get_running_loop().run_in_executor(self._readers, self._query, query)

    def _query(self, query: Callable[[sqlite3.Connection], Result]) -> Result:
        try:
            return query(self._reader())
        except sqlite3.Error as error:
            raise StoreUnavailable(type(error).__name__) from error

    def _reader(self) -> sqlite3.Connection:
        connection: sqlite3.Connection | None = getattr(self._local, "connection", None)
        if connection is None:
            connection = self._connect()
            connection.execute("PRAGMA query_only = ON")
            self._local.connection = connection
            self._open_readers.append(connection)
        return connection

    # ---- writing

    async def _write(self, statement: Callable[[sqlite3.Connection], Result]) -> Result:
        if self._closed:
            raise StoreUnavailable("closed")
        loop = asyncio.get_running_loop()
        future: asyncio.Future[object] = loop.create_future()
        self._queue.put(_Job(statement, future, loop))
        return await future  # type: ignore[return-value]

    def _write_all(self) -> None:
        while True:
            batch, last = self._take()
            if batch:
                _settle(batch, self._commit(batch))
            if last:
                return

    def _take(self) -> tuple[list[_Job], bool]:
        """Everything that waits, up to BATCH; and whether the store is closing."""
        job = self._queue.get()
        batch: list[_Job] = []
        while job is not None:
            batch.append(job)
            if len(batch) == BATCH:
                return batch, False
            try:
                job = self._queue.get_nowait()
            except queue.Empty:
                return batch, False
        return batch, True

    def _commit(self, batch: list[_Job]) -> list[object]:
        """Each job's result or exception. A job that cannot be carried out leaves the others alone."""
        try:
            return self._transact(batch)
        except sqlite3.OperationalError as error:  # locked, full, read-only: the same for all of them
            return [_unavailable(error)] * len(batch)
        except Exception as error:
            if len(batch) == 1:
                return [_unavailable(error) if isinstance(error, sqlite3.Error) else error]
            return [outcome for job in batch for outcome in self._commit([job])]

    def _transact(self, batch: list[_Job]) -> list[object]:
        connection = self._connection
        try:
            connection.execute("BEGIN IMMEDIATE")
            outcomes = [_outcome(connection, job.statement) for job in batch]
            connection.execute("COMMIT")
        except BaseException:
            _roll_back(connection)
            raise
        return outcomes

    # ---- connections

    def _open_writer(self) -> sqlite3.Connection:
        try:
            connection = self._connect()
            migrate(connection)
            connection.execute("PRAGMA synchronous = FULL")
            connection.execute("PRAGMA secure_delete = ON")  # a deleted game leaves no names behind
        except sqlite3.Error as error:
            raise StoreUnavailable(f"{self._path}: {error}") from error
        return connection

    def _connect(self) -> sqlite3.Connection:
        return sqlite3.connect(self._path, timeout=self._busy_seconds, isolation_level=None, check_same_thread=False)


def _outcome(connection: sqlite3.Connection, statement: Statement) -> object:
    """The statement's result, or its refusal: statements refuse before they write anything, so the rest of the
    transaction is sound."""
    try:
        return statement(connection)
    except (VersionConflict, ReceiptExists) as refusal:
        return refusal


def _unavailable(error: sqlite3.Error) -> StoreUnavailable:
    unavailable = StoreUnavailable(type(error).__name__)
    unavailable.__cause__ = error
    return unavailable


def _roll_back(connection: sqlite3.Connection) -> None:
    try:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
    except sqlite3.Error:
        # The next BEGIN says what is wrong, to callers who can be told.
        return


def _settle(batch: list[_Job], outcomes: list[object]) -> None:
    """Hand the results over, with one wake-up for each event loop."""
    loops: dict[asyncio.AbstractEventLoop, list[tuple[_Job, object]]] = {}
    for job, outcome in zip(batch, outcomes, strict=True):
        loops.setdefault(job.loop, []).append((job, outcome))
    for loop, settled in loops.items():
        if not loop.is_closed():
            loop.call_soon_threadsafe(_deliver, settled)


def _deliver(settled: list[tuple[_Job, object]]) -> None:
    for job, outcome in settled:
        job.settle(outcome)
