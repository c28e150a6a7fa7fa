"""Loading games, adding to them, and letting their clocks run. The one place that writes games to the store."""

import hashlib
import json
from collections import OrderedDict
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime
from typing import Any

from cluewright.content.library import Library
from cluewright.core.engines.engine import CLOCK, Context, Dealer, Frame, Referee, Viewer, settle
from cluewright.store.codec import Codec
from cluewright.store.event_store import Append, EventStore, Receipt, StoredEvent, VersionConflict

from .facts import FACTS, Opened
from .kept import AnyEngine, Kept
from .tokens import Tokens

CACHED_GAMES = 1024
MAX_ATTEMPTS = 64  # a writer that loses this often is not unlucky: something is wrong


class GameNotFound(Exception):
    """There is no such game (any more)."""


def now() -> datetime:
    """The time, in UTC."""
    return datetime.now(UTC)


@dataclass(frozen=True)
class Games:
    """All that games are played with."""

    store: EventStore
    tokens: Tokens
    engines: Mapping[str, AnyEngine]
    library: Library
    referee: Referee
    dealer: Dealer
    clock: Callable[[], datetime] = now
    codecs: Mapping[str, Codec] = field(default_factory=dict)
    cache: "OrderedDict[str, Kept]" = field(default_factory=OrderedDict)

    def context(self, actor: Viewer) -> Context:
        """What a command of this actor is decided with, now."""
        return Context(self.clock(), actor, self.referee, self.dealer)

    def codec(self, rulebook: str) -> Codec:
        """How the events of this rulebook's games are stored."""
        return self.codecs[rulebook]


def codecs_of(engines: Mapping[str, AnyEngine]) -> dict[str, Codec]:
    """One codec for each engine, which also knows the facts kept beside its events."""
    return {name: Codec(FACTS, engine.events) for name, engine in engines.items()}


async def load(games: Games, game: str) -> Kept:
    """The game as it stands in the store, clocks run out where their time has come. Raises GameNotFound."""
    kept = games.cache.get(game)
    if kept is None:
        kept = _build(games, game, await games.store.read(game))
    else:
        await refresh(games, kept)
    if _due(games, kept):
        await run_clock(games, kept)
    return kept


def _build(games: Games, game: str, stored: Sequence[StoredEvent]) -> Kept:
    if not stored:
        raise GameNotFound(game)
    opened = _opened(stored[0])
    kept = games.cache.get(game)  # another request may have built it while this one was reading
    if kept is None:
        kept = Kept(game, games.engines[opened.rulebook], opened)
        remember(games, kept)
    kept.absorb(games.codec(opened.rulebook), stored)
    return kept


def remember(games: Games, kept: Kept) -> None:
    """Keep a game in memory, as long as there is room."""
    games.cache[kept.id] = kept
    _forget_oldest(games.cache)


def _opened(first: StoredEvent) -> Opened:
    return Opened(**json.loads(first.data))


def _forget_oldest(cache: "OrderedDict[str, Kept]") -> None:
    """Games that somebody is watching or changing stay, and so do the latest."""
    for game in list(cache)[: max(0, len(cache) - CACHED_GAMES)]:
        if not cache[game].listeners and not cache[game].lock.locked():
            del cache[game]


async def refresh(games: Games, kept: Kept) -> None:
    """Take in what other processes have stored; notice that the game was deleted."""
    last = (await games.store.positions([kept.id])).get(kept.id)
    if kept.deleted or last is None:
        drop(games, kept)
        raise GameNotFound(kept.id)
    if last > kept.position:
        stored = await games.store.read(kept.id, kept.position)
        kept.absorb(games.codec(kept.opened.rulebook), stored)


def drop(games: Games, kept: Kept) -> None:
    """Forget a deleted game; its streams end."""
    kept.deleted = True
    games.cache.pop(kept.id, None)
    kept.wake()


def _due(games: Games, kept: Kept) -> bool:
    deadline = kept.deadline
    return deadline is not None and deadline <= games.clock() and not kept.finished


async def run_clock(games: Games, kept: Kept) -> None:
    """Let every deadline that has passed take effect, as a step of its own."""
    async with kept.lock:
        await change(games, kept, lambda: settle(kept.engine, kept.state, games.context(CLOCK))[1])


async def change(
    games: Games,
    kept: Kept,
    decide: Callable[[], Sequence[Any]],
    receipt: Callable[[int, int], Receipt] | None = None,
) -> tuple[int, int]:
    """Decide on the present state and store what follows; decide again when somebody else was faster.

    The caller holds the game's lock. `receipt` makes the receipt from the positions before and after the step, which
    are also the answer. Raises what `decide` raises, ReceiptExists, GameNotFound and StoreUnavailable.
    """
    for _ in range(MAX_ATTEMPTS):
        events, before = tuple(decide()), kept.position
        made = receipt(before, before + len(events)) if receipt else None
        if not events and made is None:
            return before, before
        try:
            await store(games, kept, events, made)
        except VersionConflict:
            await refresh(games, kept)
        else:
            return before, before + len(events)
    raise VersionConflict(kept.id)


async def store(games: Games, kept: Kept, events: Sequence[Any], receipt: Receipt | None = None) -> None:
    """Append events after the last one known, then fold them in. Raises VersionConflict."""
    codec, at, last = games.codec(kept.opened.rulebook), games.clock(), kept.position
    new, after = codec.encode(events), preview(kept, events)
    await games.store.append(Append(kept.id, last, new, at, after.deadline, ended=after.finished, receipt=receipt))
    # Another request may have read them back while this one waited: they are numbered from where we wrote.
    numbered = [StoredEvent(last + n, event.type, event.data, at) for n, event in enumerate(new, 1)]
    kept.absorb(codec, numbered)


@dataclass(frozen=True, slots=True)
class Preview:
    """What the directory is told with a step."""

    deadline: datetime | None
    finished: bool


def preview(kept: Kept, events: Sequence[Any]) -> Preview:
    """The directory's line after these events, before they are stored."""
    engine, state = kept.engine, kept.state
    facts = tuple(FACTS.values())
    for event in events:
        if isinstance(event, engine.created):
            state = engine.initial(event)
        elif not isinstance(event, facts):
            state = engine.evolve(state, event)
    finished = engine.finished(state)
    return Preview(None if finished else engine.deadline(state), finished)


def frame(games: Games, kept: Kept, viewer: Viewer) -> Frame:
    """What a view shows beside the rules' own state."""
    following = None
    if kept.next is not None and viewer is not None:
        following = {"id": kept.next, "token": games.tokens.token(kept.next, viewer, 1)}
    return Frame(
        kept.id, games.clock(), kept.version, len(kept.feed(viewer).messages), following, frozenset(+kept.present)
    )


def digest(*parts: str) -> str:
    """What the store is told of tokens, keys and bodies."""
    return hashlib.sha256("\0".join(parts).encode("utf-8", "surrogatepass")).hexdigest()
