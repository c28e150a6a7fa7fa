"""Taking, changing and leaving a seat, and new tokens for old."""

from dataclasses import dataclass

from cluewright.core.engines.engine import HOST
from cluewright.core.engines.lobby import ChangeSeat, Join, Leave, SeatJoined
from cluewright.core.engines.seats import Seat
from cluewright.usecases.play import Forbidden, Idempotency, Unauthorized, Visit, act, require, step

from .facts import TokenRotated
from .keeping import GameNotFound, Games, drop, load
from .kept import Kept


class SeatNotFound(Exception):
    """Nobody sits there."""


@dataclass(frozen=True, slots=True)
class Key:
    """A seat and the token for it."""

    seat: str
    token: str


async def door(games: Games, game: str, join_code: str | None, visitor: Visit | None) -> Visit:
    """Let in whoever has the game's join code, or is its host. Raises Unauthorized, Forbidden or GameNotFound."""
    if visitor is not None and visitor.viewer == HOST:
        return visitor
    kept = await load(games, game)
    if join_code is None:
        raise Unauthorized if visitor is None else Forbidden
    if not games.tokens.admits(kept.id, join_code):
        raise Forbidden
    return Visit(kept, None)


async def take_seat(games: Games, visitor: Visit, join: Join, idempotency: Idempotency | None = None) -> Key:
    """A seat for whoever was let in, and its token. The same key gives the same seat and token again.

    Raises Rejected, KeyReused, GameNotFound, StoreUnavailable.
    """
    done = await act(games, visitor, join, idempotency)
    kept = visitor.kept
    position, seat = next(
        (entry.position, entry.event.seat)
        for entry in kept.log
        if done.before < entry.position <= done.after and isinstance(entry.event, SeatJoined)
    )
    return Key(seat, games.tokens.token(kept.id, seat, kept.joined[position]))


async def change_seat(games: Games, visitor: Visit, seat: str, change: ChangeSeat) -> Seat:
    """A seat's own name or language. Raises Forbidden for any other seat, Rejected."""
    require(visitor, seat)
    await act(games, visitor, change)
    return sitting(visitor.kept, seat)


async def leave_seat(games: Games, visitor: Visit, seat: str) -> None:
    """Give a seat up before the game starts: its own, or (the host) anybody's. Its token and streams die.

    Raises Forbidden, SeatNotFound or Rejected.
    """
    require(visitor, HOST, seat)
    sitting(visitor.kept, seat)
    await act(games, visitor, Leave(seat))


async def new_token(games: Games, visitor: Visit, seat: str) -> Key:
    """A new token for the own seat, or (the host) for anybody's; the old one dies and its streams close.

    Raises Forbidden or SeatNotFound.
    """
    require(visitor, HOST, seat)
    kept = visitor.kept
    if seat != HOST:
        sitting(kept, seat)
    await step(games, visitor, lambda: (TokenRotated(seat),))
    return Key(seat, games.tokens.token(kept.id, seat, kept.generation(seat)))


def sitting(kept: Kept, seat: str) -> Seat:
    """The seat as it is taken now. Raises SeatNotFound."""
    found: Seat | None = kept.state.lobby.seat(seat)
    if found is None:
        raise SeatNotFound(seat)
    return found


async def delete_game(games: Games, visitor: Visit) -> None:
    """Forget the game; only its host may. Its streams end. Raises Forbidden or GameNotFound."""
    require(visitor, HOST)
    if not await games.store.delete(visitor.kept.id):
        raise GameNotFound(visitor.kept.id)
    drop(games, visitor.kept)
