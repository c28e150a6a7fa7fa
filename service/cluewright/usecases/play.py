"""A command in a game: who sends it, whether it was sent before, what it does, and what its sender is told."""

import json
from bisect import bisect_right
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from cluewright.core.engines.engine import HOST, Rejected, Viewer
from cluewright.store.event_store import Receipt, ReceiptExists

from .games.keeping import Games, change, digest, load, refresh, run_clock
from .games.kept import Kept

Decide = Callable[[], Sequence[Any]]


class Unauthorized(Exception):
    """A token is needed, or the one sent opens nothing here."""


class Forbidden(Exception):
    """The token is good, but not for this."""


class KeyReused(Exception):
    """The Idempotency-Key was used before, with another body."""


class StaleVersion(Exception):
    """The game has moved on since the version that the caller named."""


@dataclass(frozen=True, slots=True)
class Visit:
    """A game together with who looks at it: a seat, the host, or None for a spectator."""

    kept: Kept
    viewer: Viewer
    bearer: str = ""

    @property
    def language(self) -> str | None:
        """The language of the visitor's seat; None for those who have none."""
        return language_of(self.kept, self.viewer)


@dataclass(frozen=True, slots=True)
class Idempotency:
    """What makes a repeat recognisable: the key, and everything that was asked for with it."""

    key: str
    request: str

    def receipt(self, scope: str, bearer: str, answer: object) -> Receipt:
        text = json.dumps(answer, separators=(",", ":"))
        return Receipt(scope, bearer, digest("key", self.key), digest("request", self.request), text)


@dataclass(frozen=True, slots=True)
class Step:
    """What a command did: `events` are the sender's own, as JSON; `state` is what they came from, by position."""

    version: int
    events: tuple[bytes, ...]
    before: int
    after: int
    repeated: bool = False


def language_of(kept: Kept, viewer: Viewer) -> str | None:
    """The language that a seat reads in, or None where the viewer has no seat."""
    seat = kept.state.lobby.seat(viewer)
    return seat.language if seat else None


async def visit(games: Games, game: str, token: str | None) -> Visit:
    """The game, seen by whoever holds the token; without one, by a spectator.

    Raises GameNotFound, or Unauthorized: for a token that opens nothing here, and where only seats may watch.
    """
    kept = await load(games, game)
    if token is None:
        if not kept.public:
            raise Unauthorized
        return Visit(kept, None)
    viewer = games.tokens.holder(kept.id, token, kept.keys())
    if viewer is None:
        raise Unauthorized
    return Visit(kept, viewer, digest("bearer", token))


async def enter(games: Games, game: str, token: str | None) -> Visit:
    """As `visit`, for those who want to do something: a spectator is not enough."""
    found = await visit(games, game, token)
    if found.viewer is None:
        raise Unauthorized
    return found


def require(visitor: Visit, *allowed: str) -> None:
    """Raises Forbidden unless the visitor is one of these."""
    if visitor.viewer not in allowed:
        raise Forbidden


def require_host(visitor: Visit) -> None:
    """Raises Forbidden for everybody else."""
    require(visitor, HOST)


async def act(
    games: Games,
    visitor: Visit,
    command: Any,
    idempotency: Idempotency | None = None,
    fresh: Callable[[], bool] = lambda: True,
) -> Step:
    """Carry out a command and store what it did. A repeat is told again what the first was told.

    `fresh` says whether the game still stands as the caller believes. Raises Rejected, KeyReused, StaleVersion,
    GameNotFound and StoreUnavailable; then nothing was stored (with StoreUnavailable: perhaps).
    """
    kept, engine = visitor.kept, visitor.kept.engine

    def decide() -> Sequence[Any]:
        if not fresh():
            raise StaleVersion
        events: Sequence[Any] = engine.decide(kept.state, command, games.context(visitor.viewer))
        return events

    return await step(games, visitor, decide, idempotency)


async def step(games: Games, visitor: Visit, decide: Decide, idempotency: Idempotency | None = None) -> Step:
    """Store what `decide` says, once for each key. Raises as `act`."""
    async with visitor.kept.lock:
        if idempotency is None:
            before, after = await change(games, visitor.kept, decide)
            return told(visitor.kept, visitor.viewer, before, after)
        return await _repeat(games, visitor, idempotency) or await _once(games, visitor, decide, idempotency)


async def _once(games: Games, visitor: Visit, decide: Decide, idempotency: Idempotency) -> Step:
    kept = visitor.kept
    try:
        before, after = await change(
            games, kept, decide, lambda *span: idempotency.receipt(kept.id, visitor.bearer, span)
        )
    except (ReceiptExists, Rejected, StaleVersion):
        # Perhaps it was the same request, sent twice to two processes, that changed the game in the meantime.
        repeated = await _repeat(games, visitor, idempotency)
        if repeated is None:
            raise
        return repeated
    return told(kept, visitor.viewer, before, after)


async def _repeat(games: Games, visitor: Visit, idempotency: Idempotency) -> Step | None:
    """What the first request with this key was told; None if there was none. Raises KeyReused."""
    kept = visitor.kept
    receipt = await games.store.receipt(kept.id, visitor.bearer, digest("key", idempotency.key))
    if receipt is None:
        return None
    if receipt.request != digest("request", idempotency.request):
        raise KeyReused
    before, after = json.loads(receipt.answer)
    if kept.position < after:
        await refresh(games, kept)
    return told(kept, visitor.viewer, before, after, repeated=True)


def told(kept: Kept, viewer: Viewer, before: int, after: int, repeated: bool = False) -> Step:
    """What this reader is told of the events after one position up to another."""
    feed = kept.feed(viewer)
    first, last = bisect_right(feed.positions, before), bisect_right(feed.positions, after)
    version = kept.log[bisect_right(kept.log, after, key=lambda entry: entry.position) - 1].version
    return Step(version, tuple(feed.messages[first:last]), before, after, repeated)


async def expire(games: Games, game: str) -> None:
    """Let the clock of a game run out if its time has come; nothing happens otherwise. Raises GameNotFound."""
    kept = await load(games, game)
    await run_clock(games, kept)
