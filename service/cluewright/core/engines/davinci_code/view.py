"""What a reader may see. A value stands in a view only because a line here put it there.

One way in for whole views, `view`; events have the other, `redact` in redact.py.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime
from typing import Any, Literal

from cluewright.core.engines.engine import HOST, Frame, JsonObject, Offer, SeatId, Viewer
from cluewright.core.engines.seats import Seat

from .dealing import suggestion
from .model import DavinciCodeOutcome, DavinciCodePhase, RoundResult, State
from .offers import offers
from .tiles import Colour, Placed, Tile, Value, counted


@dataclass(frozen=True, slots=True)
class DavinciCodeYouView:
    """The reader."""

    seat: SeatId | None
    name: str | None
    language: str | None
    host: bool


@dataclass(frozen=True, slots=True)
class TileView:
    """A tile in a row; `value` is null where it is hidden from the reader."""

    handle: str
    colour: Colour
    value: Value | None
    open: bool


@dataclass(frozen=True, slots=True)
class PlayerView:
    """A player's row from the owner's left to the right; until all rows stand, others see the tiles in the order taken.

    `out`: no tile is hidden any more; `ready`: the row stands; `points` are all of the game up to now.
    """

    seat: SeatId
    name: str
    tiles: tuple[TileView, ...]
    out: bool
    points: int
    ready: bool
    connected: bool


@dataclass(frozen=True, slots=True)
class DrawnView:
    """The tile apart from its drawer's row; `value` for the drawer alone."""

    seat: SeatId
    colour: Colour
    value: Value | None


@dataclass(frozen=True, slots=True)
class PoolView:
    """How many tiles of each colour are left to be taken."""

    black: int
    white: int


@dataclass(frozen=True, slots=True)
class GuessView:
    """A guess and the answer to it; `position` is the one that the tile had then."""

    round: int
    by: SeatId
    seat: SeatId
    position: int
    value: Value
    right: bool


@dataclass(frozen=True, slots=True)
class View:
    """A game as one reader sees it. Reveals nothing that the rules have not told this reader.

    `turn` acts; in the phase `arrange`, which only games with hyphens have, everybody does who is not `ready`.
    `deadline` is always null: there is no clock in this game.
    """

    id: str
    rulebook: Literal["davinci-code"]
    variant: str
    edition: str
    parameters: Mapping[str, Any]
    seeded: bool
    version: int
    event: int
    now: datetime
    round: int
    phase: DavinciCodePhase
    paused: bool
    turn: SeatId | None
    starter: SeatId | None
    deadline: datetime | None
    you: DavinciCodeYouView
    players: tuple[PlayerView, ...]
    drawn: DrawnView | None
    pool: PoolView
    guesses: tuple[GuessView, ...]
    rounds: tuple[RoundResult, ...]
    commands: tuple[Offer, ...]
    next: JsonObject | None
    outcome: DavinciCodeOutcome | None


def view(state: State, viewer: Viewer, frame: Frame) -> View:
    """The game as a seat, the host or (None) a spectator sees it."""
    seat = state.lobby.seat(viewer)
    return View(
        id=frame.id,
        rulebook="davinci-code",
        variant=state.variant.id,
        edition=state.setup.edition,
        parameters=parameters(state),
        seeded=state.setup.seeded,
        version=frame.version,
        event=frame.event,
        now=frame.now,
        round=state.round,
        phase=state.phase,
        paused=state.lobby.paused_at is not None,
        turn=state.turn,
        starter=state.starter,
        deadline=None,
        you=DavinciCodeYouView(
            seat=None if seat is None else seat.id,
            name=None if seat is None else seat.name,
            language=None if seat is None else seat.language,
            host=viewer == HOST,
        ),
        players=tuple(player(state, other, viewer, frame) for other in state.lobby.seats),
        drawn=drawn(state, viewer),
        pool=PoolView(**counted(state.pool)),
        guesses=tuple(GuessView(g.round, g.by, g.seat, g.position, g.value, g.right) for g in state.guesses),
        rounds=state.rounds,
        commands=offers(state, viewer),
        next=frame.next,
        outcome=state.outcome,
    )


def parameters(state: State) -> Mapping[str, Any]:
    """The figures that hold with those who sit, or who were dealt the last round."""
    figures = state.settings if state.round else state.figures(len(state.seats))
    return {**state.setup.parameters, "tiles_each": figures.tiles_each}


def player(state: State, seat: Seat, viewer: Viewer, frame: Frame) -> PlayerView:
    return PlayerView(
        seat=seat.id,
        name=seat.name,
        tiles=tiles(state, seat.id, viewer),
        out=seat.id in state.resigned or (seat.id in state.rows and seat.id not in state.uncracked),
        points=state.points(seat.id),
        ready=seat.id in state.rows,
        connected=seat.id in frame.connected,
    )


def tiles(state: State, seat: SeatId, viewer: Viewer) -> tuple[TileView, ...]:
    """A seat's tiles. Until all rows stand, the order in which they stand is the owner's affair."""
    own = viewer == seat or state.phase is DavinciCodePhase.FINISHED
    if seat in state.hands and seat not in state.resigned:
        if not own:
            return tuple(tile_view(Placed(tile), own=False) for tile in state.hands[seat])
        if seat not in state.rows:
            return tuple(tile_view(Placed(tile), own=True) for tile in suggestion(state, seat))
    return tuple(tile_view(placed, own=own) for placed in state.rows.get(seat, ()))


def tile_view(placed: Placed, *, own: bool) -> TileView:
    tile: Tile = placed.tile
    return TileView(tile.handle, tile.colour, tile.value if own or placed.open else None, placed.open)


def drawn(state: State, viewer: Viewer) -> DrawnView | None:
    if state.drawn is None:
        return None
    seat, tile = state.drawn.seat, state.drawn.tile
    own = viewer == seat or state.phase is DavinciCodePhase.FINISHED
    return DrawnView(seat, tile.colour, tile.value if own else None)
