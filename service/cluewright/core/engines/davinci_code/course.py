"""How a game runs by itself: what follows once everybody has done what was waited for."""

from __future__ import annotations

from cluewright.core.engines.engine import SeatId
from cluewright.core.engines.seats import require_open, require_players

from . import rules
from .dealing import deal, suggestion
from .endings import end, last_round_end, round_end
from .events import Event, RowArranged, RowsShown, TurnSkipped, TurnStarted
from .model import DavinciCodePhase, State
from .moves import opened_by_chance, placed_by_chance


def start(state: State) -> tuple[Event, ...]:
    """The first round begins with those who sit."""
    require_open(state.lobby)
    require_players(state.lobby, rules.PLAYERS)
    return (deal(state, 1),)


def follow_up(state: State) -> tuple[Event, ...]:
    """What happens next without anybody's doing; nothing while somebody is waited for."""
    if not state.running:
        return ()
    if len(state.playing) == 1:
        return end(state, state.playing, ("resignation",))
    if state.phase is DavinciCodePhase.ARRANGE and state.hands:
        return rows_shown(state)
    if len(state.rounds) == state.round:
        return last_round_end(state) if state.round == state.settings.rounds else (deal(state, state.round + 1),)
    if len(state.uncracked) == 1:
        return round_over(state, state.uncracked[0])
    if state.drawn is not None and state.drawn.open is not None and not state.variant.hyphens:
        return (placed_by_chance(state, state.drawn.seat, is_open=state.drawn.open),)
    return (next_turn(state),) if state.turn_over else ()


def rows_shown(state: State) -> tuple[Event, ...]:
    """Once every row stands, the order of all tiles is seen. Without hyphens there is one order, and no choice."""
    if state.variant.hyphens and state.owing:
        return ()
    return (RowsShown({seat: handles(state, seat) for seat in state.hands if seat not in state.resigned}),)


def handles(state: State, seat: SeatId) -> tuple[str, ...]:
    """The tiles of a seat in the order in which they stand, or will."""
    if seat in state.rows:
        return tuple(placed.tile.handle for placed in state.rows[seat])
    return tuple(tile.handle for tile in suggestion(state, seat))


def next_turn(state: State) -> TurnStarted:
    """Clockwise to the next who is not out (davinci-code.setup.lots, .end.out), from the starting player on."""
    seats = state.seats
    if state.turn is None:
        assert state.starter is not None
        first = seats.index(state.starter)
    else:
        first = seats.index(state.turn) + 1
    clockwise = (*seats[first:], *seats[:first])
    return TurnStarted(next(seat for seat in clockwise if seat in state.uncracked), bool(state.pool))


def round_over(state: State, winner: SeatId) -> tuple[Event, ...]:
    """A drawn tile joins its row, hidden unless a guess was wrong (davinci-code.end.drawn-tile); then it is over."""
    if state.drawn is not None:
        return (placed_by_chance(state, state.drawn.seat, is_open=bool(state.drawn.open)),)
    return (round_end(state, winner),)


def without(state: State, seat: SeatId) -> tuple[Event, ...]:
    """What a seat owes counts as not made, and a missing first guess as a wrong one: the drawn tile joins the row open,
    or with an empty pool one of the own row is opened. After a right guess it is as if the player had stopped."""
    if state.phase is DavinciCodePhase.ARRANGE:
        return (RowArranged(seat, handles(state, seat), skipped=True),)
    missing = state.phase is DavinciCodePhase.GUESS
    if state.drawn is not None:
        return (TurnSkipped(seat), placed_by_chance(state, seat, is_open=missing or bool(state.drawn.open)))
    if missing or state.phase is DavinciCodePhase.OPEN:
        return (TurnSkipped(seat), opened_by_chance(state, seat))
    return (TurnSkipped(seat),)
