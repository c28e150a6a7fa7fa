"""What only a store behind a connection, shared with others, can get wrong."""

import asyncio
import time
from collections.abc import AsyncIterator, Sequence
from dataclasses import replace
from urllib.parse import urlsplit

import asyncpg
import pytest

from cluewright.store import postgres_schema as schema
from cluewright.store.event_store import ReceiptExists, StoreUnavailable, UnsuitableStore, VersionConflict
from cluewright.store.postgres import PostgresStore, prepare
from cluewright.store.postgres_statements import CHANNEL, delete
from tests.store.steps import RECEIPT, step

from .cluster import Cluster

pytestmark = pytest.mark.anyio
SLOW_COMMIT = """
CREATE FUNCTION dawdle() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN PERFORM pg_sleep(0.5); RETURN NULL; END $$;
CREATE CONSTRAINT TRIGGER dawdle AFTER INSERT ON cluewright.events DEFERRABLE INITIALLY DEFERRED
FOR EACH ROW WHEN (NEW.game = 'slow') EXECUTE FUNCTION dawdle();
"""


@pytest.fixture
async def other(database: str, store: PostgresStore) -> AsyncIterator[PostgresStore]:
    """A second process's store."""
    opened = PostgresStore(database)
    yield opened
    await opened.close()


@pytest.fixture
async def connection(database: str, store: PostgresStore) -> AsyncIterator[asyncpg.Connection]:
    """Somebody else's connection."""
    opened = await asyncpg.connect(database)
    yield opened
    opened.terminate()


def kinds(results: Sequence[BaseException | None]) -> list[str]:
    return sorted(type(result).__name__ for result in results)


async def test_a_game_is_opened_by_one_of_two_processes(store: PostgresStore, other: PostgresStore) -> None:
    for number in range(25):
        game = f"g{number}"
        results = await asyncio.gather(store.append(step(game)), other.append(step(game)), return_exceptions=True)
        assert kinds(results) == ["NoneType", "VersionConflict"]
        assert await store.read(game) == await other.read(game)


async def test_openings_that_meet_at_the_keys_spare_their_batch(
    store: PostgresStore, connection: asyncpg.Connection
) -> None:
    transaction = connection.transaction()
    await transaction.start()
    await connection.execute("INSERT INTO cluewright.events VALUES ('b', 1, 'test.moved@1', '{}', now())")
    writes = [asyncio.ensure_future(store.append(step(game))) for game in "abc"]
    await asyncio.sleep(0.1)
    await transaction.commit()
    results = await asyncio.gather(*writes, return_exceptions=True)
    assert [type(result) for result in results] == [type(None), VersionConflict, type(None)]
    assert await store.positions("abc") == {"a": 1, "c": 1}


async def test_a_key_is_used_by_one_of_two_processes(store: PostgresStore, other: PostgresStore) -> None:
    for number in range(25):
        receipt = replace(RECEIPT, scope="games", key=f"key {number}")
        one, two = (replace(step(f"g{number} {side}"), receipt=receipt) for side in "ab")
        results = await asyncio.gather(store.append(one), other.append(two), return_exceptions=True)
        assert kinds(results) == ["NoneType", "ReceiptExists"]
        assert len(await store.positions([one.game, two.game])) == 1


async def test_a_step_that_meets_the_deletion_of_its_game_does_not_bring_it_back(
    store: PostgresStore, connection: asyncpg.Connection
) -> None:
    await store.append(step())
    transaction = connection.transaction()
    await transaction.start()
    await delete(connection, "g1", "somebody")
    write = asyncio.ensure_future(store.append(step(expected=1)))
    await asyncio.sleep(0.1)
    await transaction.commit()
    with pytest.raises(VersionConflict):
        await write
    assert await store.entry("g1") is None
    assert await store.read("g1") == ()


async def test_two_processes_never_wait_for_each_other_in_a_ring(store: PostgresStore, other: PostgresStore) -> None:
    games = [f"g{number}" for number in range(40)]
    await asyncio.gather(*(store.append(step(game)) for game in games))
    for expected in range(1, 6):
        ways = zip(games, reversed(games), strict=True)
        results = await asyncio.gather(
            *(write for a, b in ways for write in (store.append(step(a, expected)), other.append(step(b, expected)))),
            return_exceptions=True,
        )
        assert set(kinds(results)) == {"NoneType", "VersionConflict"}
    assert await store.positions(games) == dict.fromkeys(games, 6)


async def test_waiting_steps_share_a_commit_and_a_notification(
    store: PostgresStore, connection: asyncpg.Connection
) -> None:
    heard: list[object] = []
    await connection.add_listener(CHANNEL, lambda *notification: heard.append(notification))
    await asyncio.gather(*(store.append(step(f"g{n}")) for n in range(64)))
    await asyncio.sleep(0.2)
    assert 1 <= len(heard) <= 8


async def test_steps_of_one_game_in_one_commit_follow_each_other(store: PostgresStore) -> None:
    await store.append(step("other"))
    first = asyncio.ensure_future(store.append(step("g1")))
    await asyncio.sleep(0)
    results = await asyncio.gather(
        first, *(store.append(step("g1", expected)) for expected in (1, 2, 2, 3)), return_exceptions=True
    )
    assert [type(result) for result in results] == [type(None)] * 3 + [VersionConflict, type(None)]
    assert [event.position for event in await store.read("g1")] == [1, 2, 3, 4]


async def test_others_are_heard_at_once_and_oneself_is_not(store: PostgresStore, other: PostgresStore) -> None:
    await store.changed(0.05)  # hears from here on
    await store.append(step())
    started = time.monotonic()
    await store.changed(0.3)
    assert time.monotonic() - started > 0.25
    await other.append(step(expected=1))
    started = time.monotonic()
    await store.changed(10)
    assert time.monotonic() - started < 1
    await other.delete("g1")
    await store.changed(10)
    assert time.monotonic() - started < 2


async def test_commits_are_synced_though_the_database_says_otherwise(
    database: str, store: PostgresStore, postgres: Cluster
) -> None:
    await postgres.execute(f"ALTER DATABASE {urlsplit(database).path[1:]} SET synchronous_commit = off")
    await store.append(step())
    assert await store._writer.fetchval("SHOW synchronous_commit") == "on"


async def test_a_locked_game_is_unavailable_in_bounded_time_and_works_again(
    database: str, store: PostgresStore, connection: asyncpg.Connection
) -> None:
    impatient = PostgresStore(database, patience=0.5)
    await impatient.append(step())
    transaction = connection.transaction()
    await transaction.start()
    await connection.execute("SELECT 1 FROM cluewright.games WHERE game = 'g1' FOR UPDATE")
    started = time.monotonic()
    with pytest.raises(StoreUnavailable):
        await impatient.append(step(expected=1))
    assert time.monotonic() - started < 2
    await transaction.rollback()
    await impatient.append(step(expected=1))
    await impatient.close()


async def test_closing_finishes_what_was_accepted(store: PostgresStore) -> None:
    writes = [asyncio.ensure_future(store.append(step(f"g{n}"))) for n in range(8)]
    await asyncio.sleep(0)
    await store.close()
    assert await asyncio.gather(*writes) == [None] * 8


async def test_a_connection_that_breaks_in_the_commit_is_unavailable_and_stores_all_or_nothing(
    store: PostgresStore, connection: asyncpg.Connection, postgres: Cluster
) -> None:
    await connection.execute(SLOW_COMMIT)
    await store.append(step("slow"))
    made = replace(step("slow", expected=1, count=3), receipt=replace(RECEIPT, scope="slow"))
    write = asyncio.ensure_future(store.append(made))
    await asyncio.sleep(0.25)  # the statements are through, the commit is sleeping
    await postgres.break_off(store._writer.get_server_pid())
    with pytest.raises(StoreUnavailable):
        await write
    stored = await eventually(store, "slow")
    receipt = await store.receipt("slow", "bearer", "key")
    assert (stored, receipt is not None) in ((1, False), (4, True))
    try:
        await store.append(made)
    except (VersionConflict, ReceiptExists):
        assert stored == 4
    assert len(await store.read("slow")) == 4


async def eventually(store: PostgresStore, game: str) -> int:
    """How many events a game has, once the server is back."""
    until = time.monotonic() + 15
    while True:
        try:
            return len(await store.read(game))
        except StoreUnavailable:
            assert time.monotonic() < until
            await asyncio.sleep(0.05)


async def test_a_server_that_stands_still_is_unavailable_in_bounded_time(
    database: str, store: PostgresStore, connection: asyncpg.Connection
) -> None:
    await connection.execute(SLOW_COMMIT)
    impatient = PostgresStore(database, patience=0.2)
    started = time.monotonic()
    with pytest.raises(StoreUnavailable):
        await impatient.append(step("slow"))
    assert time.monotonic() - started < 2
    await impatient.append(step("fast"))
    await impatient.close()


async def test_a_server_that_is_not_there_is_unavailable() -> None:
    nowhere = "postgresql://nobody@127.0.0.1:1/nothing"
    with pytest.raises(StoreUnavailable):
        prepare(nowhere)
    store = PostgresStore(nowhere)
    for question in (store.append(step()), store.read("g1"), store.count(), store.delete("g1")):
        with pytest.raises(StoreUnavailable):
            await question
    started = time.monotonic()
    await store.changed(0.2)
    assert time.monotonic() - started >= 0.2
    await store.close()


async def test_an_address_that_is_none_is_refused() -> None:
    with pytest.raises(StoreUnavailable):
        prepare("postgresql://host:port/db")


async def test_processes_that_start_at_once_agree_on_the_tables(database: str) -> None:
    await asyncio.gather(*(asyncio.to_thread(prepare, database) for _ in range(6)))
    connection = await asyncpg.connect(database)
    assert await connection.fetchval("SELECT count(*) FROM cluewright.schema_version") == len(schema.MIGRATIONS)
    await connection.close()


async def test_a_newer_schema_is_refused(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    prepare(database)
    monkeypatch.setattr(schema, "MIGRATIONS", ())
    with pytest.raises(UnsuitableStore, match="newer version"):
        prepare(database)


async def test_a_new_migration_is_applied_once_and_whole(
    database: str, store: PostgresStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    await store.append(step())
    extra = "CREATE TABLE cluewright.extra (x integer)"
    monkeypatch.setattr(schema, "MIGRATIONS", (*schema.MIGRATIONS, (extra, "SELECT 1 / 0")))
    with pytest.raises(StoreUnavailable):
        prepare(database)
    monkeypatch.setattr(schema, "MIGRATIONS", (*schema.MIGRATIONS[:-1], (extra,)))
    for _ in range(2):
        prepare(database)
    assert len(await store.read("g1")) == 1
