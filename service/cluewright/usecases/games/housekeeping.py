"""What happens in games without anybody asking: clocks run out, idle games end, old ones are forgotten."""

import asyncio
import itertools
import logging
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass
from datetime import timedelta

from cluewright.core.engines.engine import CLOCK
from cluewright.store.event_store import StoreUnavailable

from .keeping import GameNotFound, Games, change, drop, load, refresh

log = logging.getLogger("cluewright.games")
SLOW = 120  # clearing up every minute is enough
BATCH = 100  # unless there is more to clear up than this: games may be opened faster than so many a minute


@dataclass(frozen=True, slots=True)
class Lifetimes:
    """How long a game may lie idle before it is given up, and how long it is kept once it is over."""

    idle: timedelta = timedelta(hours=24)
    over: timedelta = timedelta(days=30)


async def run_clocks(games: Games) -> None:
    """Let the deadlines that have passed take effect. Raises StoreUnavailable."""
    for game in await games.store.due(games.clock()):
        with _one_game():
            await load(games, game)


async def notice_others(games: Games) -> None:
    """Take in what other processes did to the games that are being watched here. Raises StoreUnavailable."""
    watched = {game: kept for game, kept in games.cache.items() if kept.listeners}
    if not watched:
        return
    positions = await games.store.positions(watched)
    for game, kept in watched.items():
        if positions.get(game) != kept.position:
            with _one_game():
                await refresh(games, kept)


async def clear_up(games: Games, lifetimes: Lifetimes) -> int:
    """End idle games as abandoned, forget those that have been over for long: BATCH of each at most. Gives how many
    were touched."""
    now, abandoned = games.clock(), 0
    for game in await games.store.idle(now - lifetimes.idle, ended=False, limit=BATCH):
        with _one_game():
            await _abandon(games, game)
            abandoned += 1
    old = await games.store.idle(now - lifetimes.over, ended=True, limit=BATCH)
    for game in old:
        await games.store.delete(game)
        if game in games.cache:
            drop(games, games.cache[game])
    return abandoned + len(old)


async def _abandon(games: Games, game: str) -> None:
    kept = await load(games, game)
    async with kept.lock:
        engine = kept.engine
        await change(
            games,
            kept,
            lambda: () if kept.finished else engine.decide(kept.state, engine.abandon, games.context(CLOCK)),
        )


@asynccontextmanager
async def housekeeping(games: Games, lifetimes: Lifetimes, every: float = 0.5) -> AsyncIterator[None]:
    """Keep house in the background, every so many seconds, for as long as the context lasts."""
    tasks = (
        asyncio.create_task(_keep_house(games, lifetimes, every), name="housekeeping"),
        asyncio.create_task(_follow_others(games, every), name="following-others"),
    )
    try:
        yield
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


async def _keep_house(games: Games, lifetimes: Lifetimes, every: float) -> None:
    backlog = False
    for number in itertools.count():
        with _going_on():
            await run_clocks(games)
            if backlog or number % SLOW == 0:
                backlog = await clear_up(games, lifetimes) >= BATCH
        await asyncio.sleep(every)


async def _follow_others(games: Games, every: float) -> None:
    """Look as soon as the store says that there is something to see, and now and then in any case."""
    while True:
        with _going_on():
            await notice_others(games)
        await games.store.changed(every)


@contextmanager
def _one_game() -> Iterator[None]:
    """What is wrong with one game is logged, and must not stop the others."""
    try:
        yield
    except GameNotFound:
        return  # deleted in the meantime; its streams have been told
    except StoreUnavailable:
        raise
    except Exception as error:
        log.error("housekeeping of a game failed: %s", type(error).__name__)


@contextmanager
def _going_on() -> Iterator[None]:
    """Whatever goes wrong is logged, and tried again next time."""
    try:
        yield
    except StoreUnavailable as unavailable:
        log.warning("housekeeping put off: the store is unavailable (%s)", unavailable)
    except Exception as error:
        log.error("housekeeping failed: %s", type(error).__name__)
