"""Which command an event answered: so that a record can be played again, command by command."""

from __future__ import annotations

from cluewright.core.engines.engine import CLOCK, HOST, Viewer
from cluewright.core.engines.lobby import (
    Abandon,
    End,
    GamePaused,
    GameResumed,
    LanguageChosen,
    Resign,
    SeatJoined,
    SeatLeft,
    SeatRenamed,
    Skip,
    Start,
    asked_lobby,
)

from .commands import Arrange, Command, Draw, Guess, OpenTile, PlaceTile, Stop
from .events import (
    Event,
    GameEnded,
    PlayerResigned,
    RoundStarted,
    RowArranged,
    TileDrawn,
    TileGuessed,
    TileOpened,
    TilePlaced,
    TurnSkipped,
    TurnStopped,
)
from .model import State


def asked(state: State, event: Event) -> tuple[Viewer, Command] | None:
    """Who gave which command, as its first event tells; None for an event that only follows from others."""
    match event:
        case SeatJoined() | SeatRenamed() | LanguageChosen() | SeatLeft() | GamePaused() | GameResumed():
            return asked_lobby(event)
        case RoundStarted():
            return HOST, Start()
        case TurnSkipped():
            return HOST, Skip(seat=event.seat)
        case PlayerResigned():
            return event.seat, Resign()
        case GameEnded():
            return game_ended(event)
        case _:
            return moved(event)


def game_ended(event: GameEnded) -> tuple[Viewer, Command] | None:
    match event.reasons:
        case ("ended",):
            return HOST, End()
        case ("abandoned",):
            return CLOCK, Abandon()
        case _:
            return None


def moved(event: Event) -> tuple[Viewer, Command] | None:
    match event:
        case RowArranged():
            return (HOST, Skip(seat=event.seat)) if event.skipped else (event.seat, Arrange(event.handles))
        case TileDrawn():
            return event.seat, Draw(event.tile.colour)
        case TileGuessed():
            return event.by, Guess(event.seat, event.position, event.value)
        case TurnStopped():
            return event.seat, Stop()
        case TilePlaced():
            return event.seat, PlaceTile(event.position)
        case TileOpened():
            return event.seat, OpenTile(event.position)
        case _:
            return None
