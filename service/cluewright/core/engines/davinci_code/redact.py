"""What a reader is told of an event: its data, built up field by field, or nothing at all."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, assert_never

from cluewright.core.engines.engine import JsonObject, Viewer
from cluewright.core.engines.lobby import (
    GamePaused,
    GameResumed,
    LanguageChosen,
    SeatJoined,
    SeatLeft,
    SeatRenamed,
    redact_lobby,
)

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
from .tiles import Tile, counted


def redact(event: Event, viewer: Viewer) -> JsonObject | None:
    """The event's data for a seat, the host or (None) a spectator; None: this reader is not told of it."""
    match event:
        case SeatJoined() | SeatRenamed() | LanguageChosen() | SeatLeft() | GamePaused() | GameResumed():
            return redact_lobby(event, viewer)
        case GameCreated():
            return created(event)
        case RoundStarted() | RowArranged() | TileDrawn() | TilePlaced():
            return for_owner(event, viewer)
        case _:
            return for_all(event)


def created(event: GameCreated) -> JsonObject:
    return {
        "variant": event.variant,
        "edition": event.edition,
        "parameters": dict(event.parameters),
        "language": event.language,
        "seeded": event.seeded,
    }


def for_owner(event: RoundStarted | RowArranged | TileDrawn | TilePlaced, viewer: Viewer) -> JsonObject:
    match event:
        case RoundStarted():
            hands = {seat: told(tiles, seen=viewer == seat) for seat, tiles in event.hands.items()}
            return {"round": event.round, "starter": event.starter, "hands": hands, "pool": counted(event.pool)}
        case RowArranged():
            own = {"handles": list(event.handles)} if viewer == event.seat else {}
            return {"seat": event.seat, "skipped": event.skipped, **own}
        case TileDrawn():
            value = event.tile.value if viewer == event.seat else None
            return {"seat": event.seat, "colour": event.tile.colour.value, "value": value}
        case TilePlaced():
            (tile,) = told((event.tile,), seen=event.open or viewer == event.seat)
            return {"seat": event.seat, "position": event.position, "open": event.open, **tile}
        case _:
            assert_never(event)


def told(tiles: Sequence[Tile], *, seen: bool) -> list[dict[str, Any]]:
    """The tiles, with their values where they are seen."""
    return [
        {"handle": tile.handle, "colour": tile.colour.value, "value": tile.value if seen else None} for tile in tiles
    ]


PublicEvent = (
    RowsShown
    | TurnStarted
    | TileGuessed
    | TileOpened
    | PointsScored
    | TurnStopped
    | TurnSkipped
    | PlayerResigned
    | RoundEnded
    | GameEnded
)


def for_all(event: PublicEvent) -> JsonObject:
    match event:
        case RowsShown():
            return {"rows": {seat: list(handles) for seat, handles in event.rows.items()}}
        case TurnStarted():
            return {"seat": event.seat, "draws": event.draws}
        case TileGuessed():
            return guessed(event)
        case TileOpened():
            (tile,) = told((event.tile,), seen=True)
            return {"seat": event.seat, "position": event.position, "by": event.by, **tile}
        case PointsScored():
            return {"seat": event.seat, "points": event.points}
        case TurnStopped() | TurnSkipped():
            return {"seat": event.seat}
        case PlayerResigned():
            return {"seat": event.seat, "row": told(event.row, seen=True)}
        case RoundEnded() | GameEnded():
            return ended(event)
        case _:
            assert_never(event)


def guessed(event: TileGuessed) -> JsonObject:
    return {
        "round": event.round,
        "by": event.by,
        "seat": event.seat,
        "position": event.position,
        "value": event.value,
        "right": event.right,
    }


def ended(event: RoundEnded | GameEnded) -> JsonObject:
    if isinstance(event, RoundEnded):
        rows = {seat: told(row, seen=True) for seat, row in event.rows.items()}
        head = {"round": event.round, "winner": event.winner, "bonus": event.bonus}
        return {**head, "points": dict(event.points), "rows": rows}
    return {
        "winners": list(event.winners),
        "reasons": list(event.reasons),
        "points": event.points and dict(event.points),
    }
