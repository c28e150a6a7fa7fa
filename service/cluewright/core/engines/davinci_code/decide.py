"""What a command does. Every refusal names the rule it rests on; nothing here changes a state."""

from __future__ import annotations

from typing import assert_never

from cluewright.core.engines.engine import Context, Rejected, SeatId, with_consequences
from cluewright.core.engines.lobby import (
    Abandon,
    ChangeSeat,
    End,
    Expire,
    Join,
    Leave,
    Pause,
    Resign,
    Resume,
    Skip,
    Start,
    decide_lobby,
)
from cluewright.core.engines.seats import require_clock, require_host, require_running, require_seat

from . import rules
from .commands import Arrange, Command, DavinciCodeCommand, Draw, Guess, OpenTile, PlaceTile, Stop
from .course import follow_up, start, without
from .endings import end
from .events import Event, PlayerResigned
from .evolve import evolve
from .model import DavinciCodePhase, State
from .moves import arrange, draw, guess, open_tile, place_tile, row_of, stop


def decide(state: State, command: Command, context: Context) -> tuple[Event, ...]:
    """The events of a command and all that follows from them by itself; raises Rejected where it is refused."""
    return with_consequences(state, directly(state, command, context), evolve, follow_up)


def directly(state: State, command: Command, context: Context) -> tuple[Event, ...]:
    if state.phase is DavinciCodePhase.FINISHED and not isinstance(command, ChangeSeat):
        raise Rejected("game_over")
    match command:
        case Join() | ChangeSeat() | Leave() | Pause() | Resume():
            return decide_lobby(state.lobby, command, context, None)
        case Start() | Skip() | End():
            return by_host(state, command, context)
        case Resign():
            return resign(state, context)
        case Expire() | Abandon():
            return by_clock(state, command, context)
        case _:
            return by_player(state, command, context)


def by_host(state: State, command: Start | Skip | End, context: Context) -> tuple[Event, ...]:
    require_host(context)
    match command:
        case Start():
            return start(state)
        case Skip():
            return skip(state, command)
        case End():
            return end(state, (), ("ended",))
        case _:
            assert_never(command)


def by_clock(state: State, command: Expire | Abandon, context: Context) -> tuple[Event, ...]:
    require_clock(context)
    if isinstance(command, Abandon):
        return end(state, (), ("abandoned",))
    raise Rejected("wrong_phase")


def by_player(state: State, command: DavinciCodeCommand, context: Context) -> tuple[Event, ...]:
    require_running(state.lobby)
    seat = require_seat(state.lobby, context).id
    if isinstance(command, Arrange):
        return arrange(state, seat, command)
    require_turn(state, seat)
    match command:
        case Draw():
            return draw(state, seat, command)
        case Guess():
            return guess(state, seat, command)
        case Stop():
            return stop(state, seat)
        case PlaceTile():
            return place_tile(state, seat, command)
        case OpenTile():
            return open_tile(state, seat, command)
        case _:
            assert_never(command)


def require_turn(state: State, seat: SeatId) -> None:
    if state.turn is None:
        raise Rejected("wrong_phase")
    if state.turn != seat:
        raise Rejected("not_your_turn", rules.OWN_TURN)


def skip(state: State, command: Skip) -> tuple[Event, ...]:
    """The host goes on without what a seat owes."""
    require_running(state.lobby)
    if command.seat not in state.seats:
        raise Rejected("not_found", what="seat")
    if command.seat not in state.owing:
        raise Rejected("wrong_phase", rules.OWN_TURN)
    return without(state, command.seat)


def resign(state: State, context: Context) -> tuple[Event, ...]:
    """The whole row is opened (davinci-code.end.resigned), the tile just drawn with it."""
    seat = require_seat(state.lobby, context).id
    if not state.running:
        raise Rejected("wrong_phase")
    if seat in state.resigned:
        raise Rejected("player_out", rules.RESIGNED)
    return (PlayerResigned(seat, row_of(state, seat)),)
