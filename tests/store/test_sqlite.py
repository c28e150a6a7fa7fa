"""What only a store on disk can get wrong."""

import asyncio
import sqlite3
import time
from dataclasses import replace
from pathlib import Path

import pytest

from cluewright.store import schema, statements
from cluewright.store.event_store import Append, StoreUnavailable, UnsuitableStore
from cluewright.store.sqlite import SqliteStore

from .steps import RECEIPT, step

pytestmark = pytest.mark.anyio


async def test_a_game_outlives_the_store_object(tmp_path: Path) -> None:
    first = SqliteStore(tmp_path / "games.db")
    await first.append(replace(step(), receipt=RECEIPT))
    await first.close()
    second = SqliteStore(tmp_path / "games.db")
    assert len(await second.read("g1")) == 1
    assert await second.receipt("g1", "bearer", "key") == RECEIPT
    await second.close()


async def test_two_stores_share_a_file(tmp_path: Path) -> None:
    one, two = SqliteStore(tmp_path / "games.db"), SqliteStore(tmp_path / "games.db")
    results = await asyncio.gather(one.append(step()), two.append(step()), return_exceptions=True)
    assert sorted(type(result).__name__ for result in results) == ["NoneType", "VersionConflict"]
    assert await one.read("g1") == await two.read("g1")
    await one.close()
    await two.close()


async def test_waiting_writes_share_a_commit(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "games.db")
    commits: list[str] = []
    store._connection.set_trace_callback(lambda sql: commits.append(sql) if sql == "COMMIT" else None)
    await asyncio.gather(*(store.append(step(f"g{n}")) for n in range(64)))
    await store.close()
    assert 1 <= len(commits) <= 16


async def test_commits_are_synced(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "games.db")
    assert store._connection.execute("PRAGMA synchronous").fetchone() == (2,)
    assert store._connection.execute("PRAGMA journal_mode").fetchone() == ("wal",)
    await store.close()


async def test_closing_finishes_what_was_accepted(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "games.db")
    writes = [asyncio.ensure_future(store.append(step(f"g{n}"))) for n in range(8)]
    await asyncio.sleep(0)
    await store.close()
    assert await asyncio.gather(*writes) == [None] * 8


async def test_a_locked_file_is_unavailable_in_bounded_time_and_works_again(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "games.db", busy_seconds=0.2)
    other = sqlite3.connect(tmp_path / "games.db", isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    started = time.monotonic()
    with pytest.raises(StoreUnavailable):
        await store.append(step())
    assert time.monotonic() - started < 1.0
    other.execute("ROLLBACK")
    await store.append(step())
    other.close()
    await store.close()


async def test_a_full_disk_is_unavailable_and_loses_nothing(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "games.db")
    await store.append(step())
    pages = store._connection.execute("PRAGMA page_count").fetchone()[0]
    store._connection.execute(f"PRAGMA max_page_count = {pages}")
    with pytest.raises(StoreUnavailable):
        await store.append(step(expected=1, count=2000))
    assert len(await store.read("g1")) == 1
    store._connection.execute("PRAGMA max_page_count = 100000")
    await store.append(step(expected=1, count=2000))
    assert len(await store.read("g1")) == 2001
    await store.close()


async def test_a_step_that_breaks_half_way_is_undone_and_spares_its_batch(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = SqliteStore(tmp_path / "games.db")
    enter = statements._enter

    def break_for_bad(connection: sqlite3.Connection, made: Append, at: int) -> None:
        if made.game == "bad":
            raise ZeroDivisionError
        enter(connection, made, at)

    monkeypatch.setattr(statements, "_enter", break_for_bad)
    results = await asyncio.gather(*(store.append(step(game)) for game in ("a", "bad", "b")), return_exceptions=True)
    assert [type(result).__name__ for result in results] == ["NoneType", "ZeroDivisionError", "NoneType"]
    assert await store.read("bad") == ()
    assert await store.positions(["a", "b"]) == {"a": 1, "b": 1}
    await store.close()


def test_a_foreign_file_is_refused_untouched(tmp_path: Path) -> None:
    path = tmp_path / "other.db"
    with sqlite3.connect(path) as other:
        other.execute("CREATE TABLE things (x)")
    other.close()
    before = path.read_bytes()
    with pytest.raises(UnsuitableStore):
        SqliteStore(path)
    assert path.read_bytes() == before


async def test_a_newer_schema_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    store = SqliteStore(tmp_path / "games.db")
    await store.close()
    monkeypatch.setattr(schema, "MIGRATIONS", ())
    with pytest.raises(UnsuitableStore, match="newer version"):
        SqliteStore(tmp_path / "games.db")


async def test_a_new_migration_is_applied_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    store = SqliteStore(tmp_path / "games.db")
    await store.append(step())
    await store.close()
    monkeypatch.setattr(schema, "MIGRATIONS", (*schema.MIGRATIONS, ("CREATE TABLE extra (x)",)))
    for _ in range(2):
        store = SqliteStore(tmp_path / "games.db")
        assert len(await store.read("g1")) == 1
        await store.close()


@pytest.mark.parametrize("content", [b"not a database at all, but long enough to look like one" * 40])
def test_a_file_that_is_no_database_is_unavailable(tmp_path: Path, content: bytes) -> None:
    (tmp_path / "games.db").write_bytes(content)
    with pytest.raises(StoreUnavailable):
        SqliteStore(tmp_path / "games.db")


def test_a_missing_folder_is_unavailable(tmp_path: Path) -> None:
    with pytest.raises(StoreUnavailable):
        SqliteStore(tmp_path / "nowhere" / "games.db")
