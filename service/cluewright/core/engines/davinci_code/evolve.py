"""What the state is after an event. Decides nothing."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import assert_never

from cluewright.core.engines.lobby import (
    GamePaused,
    GameResumed,
    LanguageChosen,
    SeatJoined,
    SeatLeft,
    SeatRenamed,
    evolve_lobby,
)
from cluewright.core.engines.seats import Lobby

from .events import (
    Event,
    GameCreated,
    GameEnded,
    PlayerResigned,
    PointsScored,
    RoundEnded,
    RoundStarted,
    RowArranged,
    RowsShown,
    TileDrawn,
    TileGuessed,
    TileOpened,
    TilePlaced,
    TurnSkipped,
    TurnStarted,
    TurnStopped,
)
from .model import DavinciCodeOutcome, DavinciCodePhase, Drawn, RoundResult, State
from .tiles import Placed, Row, Tile, joined
from .variants import PLACES, VARIANTS, settings


def initial(created: GameCreated) -> State:
    """A game that has been created and waits for players."""
    figures = settings(created.parameters, created.given, 0)
    return State(created, VARIANTS[created.variant], figures, Lobby(PLACES))


def evolve(state: State, event: Event) -> State:
    """The state after the event."""
    match event:
        case GameCreated():
            return initial(event)
        case SeatJoined() | SeatRenamed() | LanguageChosen() | SeatLeft() | GamePaused() | GameResumed():
            return replace(state, lobby=evolve_lobby(state.lobby, event))
        case RoundStarted() | RowArranged() | RowsShown() | RoundEnded() | GameEnded() | PlayerResigned():
            return evolve_round(state, event)
        case _:
            return evolve_turn(state, event)


def evolve_round(
    state: State, event: RoundStarted | RowArranged | RowsShown | RoundEnded | GameEnded | PlayerResigned
) -> State:
    match event:
        case RoundStarted():
            return round_started(state, event)
        case RowArranged():
            row = standing(state.hands[event.seat], event.handles)
            return replace(state, rows={**state.rows, event.seat: row})
        case RowsShown():
            rows = {seat: standing(state.hands[seat], handles) for seat, handles in event.rows.items()}
            return replace(state, hands={}, rows={**state.rows, **rows}, turn_over=True)
        case PlayerResigned():
            return player_resigned(state, event)
        case RoundEnded():
            result = RoundResult(event.round, event.winner, event.points)
            return replace(state, rounds=(*state.rounds, result), scored={}, turn=None, turn_over=False)
        case GameEnded():
            outcome = DavinciCodeOutcome(event.winners, event.reasons, event.points)
            lobby = replace(state.lobby, open=False, paused_at=None)
            return replace(state, phase=DavinciCodePhase.FINISHED, outcome=outcome, lobby=lobby, turn=None)
        case _:
            assert_never(event)


TurnEvent = TurnStarted | TileDrawn | TileGuessed | TileOpened | PointsScored | TurnStopped | TurnSkipped | TilePlaced


def evolve_turn(state: State, event: TurnEvent) -> State:
    match event:
        case TurnStarted():
            phase = DavinciCodePhase.DRAW if event.draws else DavinciCodePhase.GUESS
            return replace(state, phase=phase, turn=event.seat, turn_over=False)
        case TileDrawn():
            pool = tuple(tile for tile in state.pool if tile != event.tile)
            return replace(state, phase=DavinciCodePhase.GUESS, pool=pool, drawn=Drawn(event.seat, event.tile))
        case TileGuessed():
            after = replace(state, guesses=(*state.guesses, event))
            return replace(after, phase=DavinciCodePhase.DECIDE) if event.right else guessed_wrong(after)
        case TileOpened():
            return replace(opened(state, event), turn_over=event.by == event.seat)
        case PointsScored():
            scored = {**state.scored, event.seat: state.scored.get(event.seat, 0) + event.points}
            return replace(state, scored=scored)
        case TurnStopped():
            return to_be_placed(state, is_open=False)
        case TurnSkipped():
            return replace(state, turn_over=True)
        case TilePlaced():
            row = joined(state.rows[event.seat], event.tile, event.position, is_open=event.open)
            return replace(state, rows={**state.rows, event.seat: row}, drawn=None, turn_over=True)
        case _:
            assert_never(event)


def round_started(state: State, event: RoundStarted) -> State:
    return replace(
        state,
        phase=DavinciCodePhase.ARRANGE,
        settings=state.figures(len(event.hands)),
        lobby=replace(state.lobby, open=False),
        round=event.round,
        starter=event.starter,
        hands=event.hands,
        rows={},
        pool=event.pool,
        scored=dict.fromkeys(event.hands, 0),
    )


def standing(tiles: tuple[Tile, ...], handles: tuple[str, ...]) -> Row:
    """These tiles as a row, all hidden, in the order of the handles."""
    by_handle: Mapping[str, Tile] = {tile.handle: tile for tile in tiles}
    return tuple(Placed(by_handle[handle]) for handle in handles)


def player_resigned(state: State, event: PlayerResigned) -> State:
    row: Row = tuple(Placed(tile, True) for tile in event.row)
    mine = event.seat == state.turn
    return replace(
        state,
        resigned=state.resigned | {event.seat},
        rows={**state.rows, event.seat: row},
        drawn=None if mine else state.drawn,
        turn_over=state.turn_over or mine,
    )


def opened(state: State, event: TileOpened) -> State:
    row = tuple(
        Placed(placed.tile, placed.open or place == event.position)
        for place, placed in enumerate(state.rows[event.seat], 1)
    )
    return replace(state, rows={**state.rows, event.seat: row})


def guessed_wrong(state: State) -> State:
    """The drawn tile will join the row open; without one, the player opens a tile of the own row."""
    return replace(state, phase=DavinciCodePhase.OPEN) if state.drawn is None else to_be_placed(state, is_open=True)


def to_be_placed(state: State, *, is_open: bool) -> State:
    if state.drawn is None:
        return replace(state, turn_over=True)
    return replace(state, phase=DavinciCodePhase.PLACE, drawn=replace(state.drawn, open=is_open))
