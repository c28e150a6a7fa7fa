"""One server for the whole run, a new database for every test."""

import asyncio
import itertools
import os
from collections.abc import AsyncIterator, Iterator

import pytest

from cluewright.store.event_store import EventStore
from cluewright.store.postgres import PostgresStore, prepare

from .cluster import Cluster, cluster

NUMBERS = itertools.count(1)


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="session")
def postgres() -> Iterator[Cluster]:
    with cluster() as running:
        yield running


@pytest.fixture
def database(postgres: Cluster) -> Iterator[str]:
    """The URL of an empty database."""
    name = f"cluewright_test_{os.getpid()}_{next(NUMBERS)}"
    asyncio.run(postgres.execute(f"CREATE DATABASE {name}"))
    yield postgres.database(name)
    asyncio.run(postgres.execute(f"DROP DATABASE {name} WITH (FORCE)"))


@pytest.fixture
async def store(database: str) -> AsyncIterator[EventStore]:
    prepare(database)
    opened = PostgresStore(database)
    yield opened
    await opened.close()
