"""Stores to test, empty and fresh for every test."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from cluewright.store.event_store import EventStore
from cluewright.store.memory import MemoryStore
from cluewright.store.sqlite import SqliteStore


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(params=["memory", "sqlite"])
async def store(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[EventStore]:
    store: EventStore = MemoryStore() if request.param == "memory" else SqliteStore(tmp_path / "games.db")
    yield store
    await store.close()
