"""Games in PostgreSQL, for several processes and machines at once. Needs the extra `cluewright[postgres]`.

Each process writes through one connection, which takes everything that is waiting and commits it at once, as the file
store does; each commit tells the other processes with one notification, so that their streams wake. A connection that
breaks in the middle of a commit leaves it unknown whether the step is stored: the caller learns that the store is
unavailable, and asks again under the same Idempotency-Key.
"""

import asyncio
import secrets
from collections.abc import Awaitable, Callable, Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from datetime import datetime
from typing import Any, TypeVar

import asyncpg

from . import postgres_statements as statements
from .event_store import Append, GameEntry, Receipt, ReceiptExists, StoredEvent, StoreUnavailable, VersionConflict
from .postgres_schema import migrate

Result = TypeVar("Result")

PATIENCE = 3.0  # seconds for a connection, a statement or a lock
BATCH = 256  # steps in one commit: bounds how long the first of them waits
READERS = 4
GATHER = 0.02  # seconds: notifications that come together are answered with one look
# What one step of a batch may have brought about alone: the others are tried without it.
OWN_FAULTS = (asyncpg.IntegrityConstraintViolationError, asyncpg.DataError, asyncpg.TransactionRollbackError)
UNAVAILABLE = (OSError, TimeoutError, asyncpg.PostgresError, asyncpg.InterfaceError)


@dataclass(frozen=True, slots=True)
class _Job:
    step: Append
    future: "asyncio.Future[None]"

    def settle(self, outcome: Exception | None) -> None:
        if self.future.done():
            return  # the caller has gone; what was committed stays committed
        if outcome is None:
            self.future.set_result(None)
        else:
            self.future.set_exception(outcome)


class PostgresStore:
    """An EventStore in a database. Connections are opened when they are first needed, and again when they broke; the
    object belongs to the event loop that uses it first."""

    def __init__(self, url: str, *, patience: float = PATIENCE) -> None:
        """`url`: postgresql://user:password@host/database. See `prepare`, which must have been called once."""
        self._url, self._patience = url, patience
        self._name = secrets.token_hex(8)  # tells our own notifications from those of others
        self._waiting: list[_Job] = []
        self._writing: asyncio.Task[None] | None = None
        self._writer: Any = None
        self._listener: Any = None
        self._pool: Any = None
        self._opening = asyncio.Lock()
        self._news = asyncio.Event()
        self._closed = False

    async def append(self, step: Append) -> None:
        self._refuse_closed()
        job = _Job(step, asyncio.get_running_loop().create_future())
        self._waiting.append(job)
        if self._writing is None or self._writing.done():
            self._writing = asyncio.create_task(self._write_all(), name="store-writer")
        await job.future

    async def read(self, game: str, after: int = 0) -> tuple[StoredEvent, ...]:
        return await self._ask(lambda connection: statements.read(connection, game, after))

    async def entry(self, game: str) -> GameEntry | None:
        return await self._ask(lambda connection: statements.entry(connection, game))

    async def positions(self, games: Iterable[str]) -> dict[str, int]:
        wanted = tuple(games)
        return await self._ask(lambda connection: statements.positions(connection, wanted))

    async def receipt(self, scope: str, bearer: str, key: str) -> Receipt | None:
        return await self._ask(lambda connection: statements.receipt(connection, scope, bearer, key))

    async def due(self, now: datetime, limit: int = 100) -> tuple[str, ...]:
        return await self._ask(lambda connection: statements.due(connection, now, limit))

    async def idle(self, before: datetime, *, ended: bool, limit: int = 100) -> tuple[str, ...]:
        return await self._ask(lambda connection: statements.idle(connection, before, ended, limit))

    async def delete(self, game: str) -> bool:
        async def in_transaction(connection: Any) -> bool:
            async with connection.transaction():
                return await statements.delete(connection, game, self._name)

        return await self._ask(in_transaction)

    async def count(self) -> int:
        return await self._ask(statements.count)

    async def changed(self, seconds: float) -> None:
        try:
            async with asyncio.timeout(seconds):
                await self._news_from_others()
        except TimeoutError:
            return  # nothing was heard; the caller may look for itself
        await asyncio.sleep(GATHER)
        self._news.clear()

    async def close(self) -> None:
        if self._closed:
            return
        self._closed = True
        if self._writing is not None:
            await self._writing
        for connection in (self._writer, self._listener):
            if connection is not None:
                connection.terminate()
        if self._pool is not None:
            self._pool.terminate()

    def _refuse_closed(self) -> None:
        if self._closed:
            raise StoreUnavailable("closed")

    # ---- reading

    async def _ask(self, query: Callable[[Any], Awaitable[Result]]) -> Result:
        self._refuse_closed()
        try:
            pool = await self._readers()
            async with pool.acquire(timeout=self._patience) as connection:
                return await query(connection)
        except UNAVAILABLE as error:
            raise _unavailable(error) from error

    async def _readers(self) -> Any:
        async with self._opening:
            if self._pool is None:
                # Nothing is set on these connections, so nothing need be reset between two questions.
                self._pool = await asyncpg.create_pool(
                    self._url, min_size=0, max_size=READERS, reset=_leave, **_options(self._patience)
                )
        return self._pool

    # ---- writing

    async def _write_all(self) -> None:
        while self._waiting:
            batch, self._waiting = self._waiting[:BATCH], self._waiting[BATCH:]
            outcomes = await self._commit([job.step for job in batch])
            for job, outcome in zip(batch, outcomes, strict=True):
                job.settle(outcome)

    async def _commit(self, steps: Sequence[Append]) -> Sequence[Exception | None]:
        """Each step's refusal or failure, None where it is stored. A step that cannot be stored leaves the others
        alone."""
        try:
            connection = await self._writer_connection()
            async with connection.transaction():
                return await statements.append(connection, steps, self._name)
        except OWN_FAULTS as error:
            if len(steps) == 1:
                return [_refusal(error, steps[0])]
        except UNAVAILABLE as error:
            self._drop_writer()
            return [_unavailable(error) for _ in steps]
        except Exception as error:
            if len(steps) == 1:
                return [error]
        return [outcome for step in steps for outcome in await self._commit([step])]

    async def _writer_connection(self) -> Any:
        if self._writer is None or self._writer.is_closed():
            self._writer = await _connect(self._url, self._patience)
            # Whatever the server's default is, an answered step survives a crash.
            await self._writer.execute(
                "SELECT set_config('synchronous_commit', 'on', false) "
                "WHERE current_setting('synchronous_commit') = 'off'"
            )
        return self._writer

    def _drop_writer(self) -> None:
        """Forget a connection that failed; what it was doing, the server undoes or has done."""
        if self._writer is not None:
            self._writer.terminate()
            self._writer = None

    # ---- listening

    async def _news_from_others(self) -> None:
        try:
            await self._listen()
        except UNAVAILABLE:
            # There is no hearing anything this time. What is wrong, the caller learns when it asks.
            await asyncio.Event().wait()
        await self._news.wait()

    async def _listen(self) -> None:
        if self._listener is None or self._listener.is_closed():
            self._listener = await _connect(self._url, self._patience)
            await self._listener.add_listener(statements.CHANNEL, self._hear)
            self._news.set()  # whatever was said before there was anybody to hear it

    def _hear(self, connection: object, process: int, channel: str, sender: object) -> None:
        if sender != self._name:
            self._news.set()


def prepare(url: str, patience: float = PATIENCE) -> None:
    """Make or renew the tables. Raises UnsuitableStore for a newer version's, StoreUnavailable.

    May be called where an event loop is running: works in a thread of its own.
    """
    with ThreadPoolExecutor(1) as thread:
        thread.submit(lambda: asyncio.run(_prepare(url, patience))).result()


async def _prepare(url: str, patience: float) -> None:
    try:
        connection = await _connect(url, patience)
        try:
            await migrate(connection)
        finally:
            connection.terminate()
    except (*UNAVAILABLE, ValueError) as error:
        raise StoreUnavailable(f"PostgreSQL: {error or type(error).__name__}") from error


async def _connect(url: str, patience: float) -> Any:
    return await asyncpg.connect(url, **_options(patience))


def _options(patience: float) -> dict[str, Any]:
    return {"timeout": patience, "command_timeout": patience, "server_settings": {"application_name": "cluewright"}}


async def _leave(connection: object) -> None:
    """A pool's `reset` that asks the server nothing."""


def _refusal(error: Exception, step: Append) -> Exception:
    """Two processes that both saw no such game, or no such receipt, met at the primary keys."""
    if isinstance(error, asyncpg.UniqueViolationError):
        refused = ReceiptExists if error.table_name == "receipts" else VersionConflict
        return refused(step.game)
    return _unavailable(error)


def _unavailable(error: BaseException) -> StoreUnavailable:
    unavailable = StoreUnavailable(type(error).__name__)
    unavailable.__cause__ = error
    return unavailable
