"""Opening a game: whatever its rulebook, with everybody's keys."""

import json
import secrets
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from cluewright.core.engines.engine import HOST
from cluewright.core.engines.lobby import SeatJoined
from cluewright.store.event_store import ReceiptExists
from cluewright.usecases.play import Forbidden, Idempotency, KeyReused, Visit

from .facts import Continued, Opened
from .keeping import Games, change, digest, load, remember, store
from .kept import Kept
from .tokens import CROCKFORD, seed_commitment

SCOPE = "games"  # receipts of requests that are about no game yet
ID_LENGTH = 16  # 80 bits: whoever knows the id of a public game may watch it, so it cannot be guessed


class InvalidWish(Exception):
    """A field of the wish names something that there is not: `field` says which."""

    def __init__(self, field: str) -> None:
        super().__init__(field)
        self.field = field


class NotContinuable(Exception):
    """The game named by `after` is not over, is of another kind, or is carried on already."""


class Wish(Protocol):
    """A game as asked for: each rulebook has its own."""

    @property
    def rulebook(self) -> str: ...

    def created(self, games: Games, after: Kept | None) -> Any:
        """The engine's first event. `after` is a game that is over, which this one carries on."""


@dataclass(frozen=True, slots=True)
class Opening:
    """A new game and the keys to it."""

    id: str
    host_token: str
    join_code: str
    seed_commitment: str
    version: int


def new_id() -> str:
    """A game id: 16 characters of Crockford's alphabet in small letters."""
    return "".join(secrets.choice(CROCKFORD.lower()) for _ in range(ID_LENGTH))


async def open_game(
    games: Games, wish: Wish, idempotency: Idempotency | None = None, after: Visit | None = None
) -> Opening:
    """Open a game; the same key and wish give the same game again.

    `after`: the host's visit to the game that this one carries on with the same people. Raises what the wish raises,
    KeyReused, Forbidden, NotContinuable, StoreUnavailable.
    """
    opened = await _opened_before(games, idempotency)
    if opened is None:
        created = wish.created(games, after.kept if after else None)
        seats = _seats_of(after, wish.rulebook, created) if after else ()
        opened = await _store_new(
            games, Opened(wish.rulebook, after.kept.id if after else None), (created, *seats), idempotency
        )
    if after is not None:
        await _link(games, after.kept, opened.id)
    return _opening(games, opened)


async def _opened_before(games: Games, idempotency: Idempotency | None) -> Kept | None:
    """The game that was opened with this key. Raises KeyReused."""
    if idempotency is None:
        return None
    receipt = await games.store.receipt(SCOPE, "", digest("key", idempotency.key))
    if receipt is None:
        return None
    if receipt.request != digest("request", idempotency.request):
        raise KeyReused
    return await load(games, json.loads(receipt.answer))


async def _store_new(games: Games, opened: Opened, events: Sequence[Any], idempotency: Idempotency | None) -> Kept:
    kept = Kept(new_id(), games.engines[opened.rulebook], opened)
    receipt = idempotency.receipt(SCOPE, "", kept.id) if idempotency else None
    try:
        await store(games, kept, (opened, *events), receipt)
    except ReceiptExists:  # the same request, sent twice: the other one was stored
        other = await _opened_before(games, idempotency)
        assert other is not None
        return other
    remember(games, kept)
    return kept


def _seats_of(after: Visit, rulebook: str, created: Any) -> tuple[SeatJoined, ...]:
    """The people of a game that is over, as they sit down to the next. Raises Forbidden or NotContinuable: also where
    the next game has other places at the table."""
    old = after.kept
    if after.viewer != HOST:
        raise Forbidden
    if not old.finished or old.opened.rulebook != rulebook or old.next is not None:
        raise NotContinuable
    if old.engine.initial(created).lobby.places != old.state.lobby.places:
        raise NotContinuable
    return tuple(SeatJoined(seat.id, seat.team, seat.name, seat.language) for seat in old.state.lobby.seats)


async def _link(games: Games, old: Kept, game: str) -> None:
    """Tell the old game's seats where it goes on. A crash before this leaves a game that nobody knows."""
    async with old.lock:
        await change(games, old, lambda: () if old.next else (Continued(game),))


def _opening(games: Games, kept: Kept) -> Opening:
    """What the opener is told, now or again: the first tokens and the first version."""
    return Opening(
        kept.id,
        games.tokens.token(kept.id, HOST, 1),
        games.tokens.join_code(kept.id),
        seed_commitment(kept.id, kept.created.seed),
        kept.log[0].version,
    )
