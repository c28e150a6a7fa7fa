"""All chance in a game of Da Vinci Code: it follows from the seed alone, so that a record can be checked."""

from __future__ import annotations

from collections.abc import Sequence

from cluewright.core.engines.engine import SeatId
from cluewright.core.seeds import key, permutation, pick

from .events import RoundStarted
from .model import State
from .tiles import Tile, arrangements, faces

HANDLES = 1 << 16


def deal(state: State, number: int) -> RoundStarted:
    """A round's beginning: a lot for the starting player, mixed tiles, and so many for each who plays."""
    players = state.playing
    tiles = mixed(state, number)
    each = state.figures(len(players)).tiles_each
    hands = {seat: tiles[place * each : (place + 1) * each] for place, seat in enumerate(players)}
    starter = players[pick(chance(state, "starter", number), len(players))]
    return RoundStarted(number, starter, hands, tiles[len(players) * each :])


def next_tile(state: State, colour: str) -> Tile | None:
    """The tile that comes when somebody takes one of this colour; None where the pool has none."""
    return next((tile for tile in state.pool if tile.colour == colour), None)


def mixed(state: State, number: int) -> tuple[Tile, ...]:
    """All tiles in the order in which they will be taken, each with a handle that says nothing of it."""
    box = faces(state.variant.hyphens)
    order = permutation(chance(state, "tiles", number), len(box))
    handles = permutation(chance(state, "handles", number), HANDLES, len(box))
    return tuple(Tile(f"{handle:04x}", *box[place]) for handle, place in zip(handles, order, strict=True))


def suggestion(state: State, seat: SeatId) -> tuple[Tile, ...]:
    """An order in which the seat's tiles may stand, hyphens wherever chance puts them: taking it tells nothing."""
    possible = tuple(arrangements(state.hands[seat]))
    return possible[pick(chance(state, "arrangement", state.round, seat), len(possible))]


def any_of(state: State, what: str, choices: Sequence[int]) -> int:
    """One of the choices, for whoever does not choose; another one at another point of the game."""
    point = sum(len(row) for row in state.rows.values()), len(state.guesses)
    return choices[pick(chance(state, what, state.round, *point), len(choices))]


def chance(state: State, *labels: str | int) -> bytes:
    """The key of one decision of chance."""
    return key(state.setup.seed.encode(), ("davinci-code", *labels))
