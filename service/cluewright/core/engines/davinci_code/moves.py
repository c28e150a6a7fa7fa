"""What each move of a player does, where the rules allow it; raises Rejected where they do not."""

from __future__ import annotations

from cluewright.core.engines.engine import Rejected, SeatId

from . import rules
from .commands import Arrange, Draw, Guess, OpenTile, PlaceTile
from .dealing import any_of, next_tile, suggestion
from .endings import worth
from .events import Event, PointsScored, RowArranged, TileDrawn, TileGuessed, TileOpened, TilePlaced, TurnStopped
from .model import DavinciCodePhase, State
from .tiles import HYPHEN, Placed, Row, Tile, ascending, hidden, joined, places


def arrange(state: State, seat: SeatId, command: Arrange) -> tuple[Event, ...]:
    """The seat's tiles stand in this order, and stay so (davinci-code.setup.stand, .fixed-order)."""
    if state.phase is not DavinciCodePhase.ARRANGE or seat not in state.owing:
        raise Rejected("wrong_phase", rules.FIXED_ORDER)
    tiles = {tile.handle: tile for tile in state.hands[seat]}
    if sorted(command.handles) != sorted(tiles) or not ascending([tiles[handle] for handle in command.handles]):
        raise Rejected("misplaced_tile", rules.ORDER)
    return (RowArranged(seat, command.handles),)


def draw(state: State, seat: SeatId, command: Draw) -> tuple[Event, ...]:
    """The next tile of a colour (davinci-code.turn.draw-first)."""
    if state.phase is not DavinciCodePhase.DRAW:
        raise Rejected("wrong_phase", rules.DRAW_FIRST)
    tile = next_tile(state, command.colour)
    if tile is None:
        raise Rejected("colour_empty", rules.COLOUR_AVAILABLE)
    return (TileDrawn(seat, tile),)


def guess(state: State, seat: SeatId, command: Guess) -> tuple[Event, ...]:
    """One hidden tile of an opponent, and what it is (davinci-code.turn.guess); a right guess opens it."""
    if state.phase not in (DavinciCodePhase.GUESS, DavinciCodePhase.DECIDE):
        raise Rejected("wrong_phase", rules.DRAW_FIRST if state.phase is DavinciCodePhase.DRAW else None)
    target = hidden_tile(state, seat, command)
    if command.value == HYPHEN and not state.variant.hyphens:
        raise Rejected("no_hyphens", rules.NO_HYPHEN_GUESS)
    right = target.value == command.value
    guessed = TileGuessed(state.round, seat, command.seat, command.position, command.value, right)
    if not right:
        return (guessed,)
    opened = TileOpened(command.seat, command.position, target, seat)
    points = worth(state, command.seat, target)
    scored = (PointsScored(seat, points),) if state.variant.scored else ()
    return (guessed, opened, *scored)


def hidden_tile(state: State, seat: SeatId, command: Guess) -> Tile:
    """The tile that is meant; raises Rejected unless it stands hidden in an opponent's row."""
    if command.seat not in state.seats:
        raise Rejected("not_found", what="seat")
    if command.seat == seat:
        raise Rejected("own_tile", rules.HIDDEN_TILES_ONLY)
    if command.seat not in state.uncracked:
        raise Rejected("player_out", rules.HIDDEN_TILES_ONLY)
    return still_hidden(state.rows[command.seat], command.position)


def still_hidden(row: Row, position: int) -> Tile:
    if not 1 <= position <= len(row):
        raise Rejected("no_such_tile", rules.ROW_TILES_ONLY, count=len(row))
    if row[position - 1].open:
        raise Rejected("tile_open", rules.HIDDEN_TILES_ONLY)
    return row[position - 1].tile


def stop(state: State, seat: SeatId) -> tuple[Event, ...]:
    """Only after a right guess (davinci-code.turn.must-guess, .go-on-or-stop)."""
    if state.phase is not DavinciCodePhase.DECIDE:
        raise Rejected(
            "wrong_phase", rules.MUST_GUESS if state.phase is DavinciCodePhase.GUESS else rules.GO_ON_OR_STOP
        )
    return (TurnStopped(seat),)


def place_tile(state: State, seat: SeatId, command: PlaceTile) -> tuple[Event, ...]:
    """The drawn tile joins the row where its owner says, if it fits there."""
    if state.phase is not DavinciCodePhase.PLACE:
        raise Rejected("wrong_phase")
    if command.position not in fitting(state, seat):
        raise Rejected("misplaced_tile", rules.ORDER)
    assert state.drawn is not None
    return (placed_at(state, seat, command.position, is_open=bool(state.drawn.open)),)


def open_tile(state: State, seat: SeatId, command: OpenTile) -> tuple[Event, ...]:
    """Wrong, and no tile was drawn: one of one's own is opened (davinci-code.turn.empty-wrong)."""
    if state.phase is not DavinciCodePhase.OPEN:
        raise Rejected("wrong_phase", rules.EMPTY_WRONG)
    tile = still_hidden(state.rows[seat], command.position)
    return (TileOpened(seat, command.position, tile, seat),)


def fitting(state: State, seat: SeatId) -> range:
    """The positions at which the drawn tile may join the row of its drawer."""
    assert state.drawn is not None
    return places([placed.tile for placed in state.rows[seat]], state.drawn.tile)


def placed_at(state: State, seat: SeatId, position: int, *, is_open: bool) -> TilePlaced:
    assert state.drawn is not None
    return TilePlaced(seat, state.drawn.tile, position, is_open)


def placed_by_chance(state: State, seat: SeatId, *, is_open: bool) -> TilePlaced:
    """The drawn tile at its place: where there are several, chance chooses, so that the place tells nothing."""
    return placed_at(state, seat, any_of(state, "place", fitting(state, seat)), is_open=is_open)


def opened_by_chance(state: State, seat: SeatId) -> TileOpened:
    """One of the seat's own hidden tiles, for a player who does not choose."""
    position = any_of(state, "open", hidden(state.rows[seat]))
    return TileOpened(seat, position, state.rows[seat][position - 1].tile, seat)


def row_of(state: State, seat: SeatId) -> tuple[Tile, ...]:
    """All tiles of a seat in the order in which they stand or would stand, one just drawn among them."""
    row: Row = state.rows.get(seat, ())
    if not row and seat in state.hands:
        row = tuple(Placed(tile) for tile in suggestion(state, seat))
    if state.drawn is not None and state.drawn.seat == seat:
        row = joined(row, state.drawn.tile, fitting(state, seat)[0], is_open=True)
    return tuple(placed.tile for placed in row)
