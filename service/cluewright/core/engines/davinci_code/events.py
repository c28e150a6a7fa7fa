"""What has happened in a game of Da Vinci Code. Each class says who is told; `redact` in redact.py sees to it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, TypeAlias

from cluewright.core.engines.engine import SeatId
from cluewright.core.engines.lobby import LOBBY_EVENTS, LanguageChosen, LobbyEvent

from .tiles import Tile, Value

REASONS = ("last_code", "rounds", "points", "shared", "resignation", "ended", "abandoned")
"""Why a game can end."""


@dataclass(frozen=True, slots=True)
class GameCreated:
    """The first event. Public but for `seed`. `parameters` are resolved; `given` names those a house rule set."""

    variant: str
    edition: str
    parameters: Mapping[str, Any]
    language: str
    seed: str
    seeded: bool = False
    given: tuple[str, ...] = ()
    visibility: str = "public"


@dataclass(frozen=True, slots=True)
class RoundStarted:
    """Colours and handles are public; each seat is told its own values.

    `hands` are the tiles that each player took, in the order taken; `pool` are the others, in the order in which they
    will be drawn: the first of a colour is its next.
    """

    round: int
    starter: SeatId
    hands: Mapping[SeatId, tuple[Tile, ...]]
    pool: tuple[Tile, ...]


@dataclass(frozen=True, slots=True)
class RowArranged:
    """That a seat's row stands is public; in which order, its own affair until all rows stand. `skipped`: the host went
    on without its owner, and chance put the hyphens."""

    seat: SeatId
    handles: tuple[str, ...]
    skipped: bool = False


@dataclass(frozen=True, slots=True)
class RowsShown:
    """Public: all rows stand, and everybody sees the order of their tiles."""

    rows: Mapping[SeatId, tuple[str, ...]]


@dataclass(frozen=True, slots=True)
class TurnStarted:
    """Public. `draws`: there is a tile to be taken first."""

    seat: SeatId
    draws: bool


@dataclass(frozen=True, slots=True)
class TileDrawn:
    """The colour is public; the value is the drawer's."""

    seat: SeatId
    tile: Tile


@dataclass(frozen=True, slots=True)
class TileGuessed:
    """Public: a guess and the answer to it."""

    round: int
    by: SeatId
    seat: SeatId
    position: int
    value: Value
    right: bool


@dataclass(frozen=True, slots=True)
class TileOpened:
    """Public: the tile at this position of a seat's row lies open, guessed or opened (`by`) by its owner."""

    seat: SeatId
    position: int
    tile: Tile
    by: SeatId


@dataclass(frozen=True, slots=True)
class PointsScored:
    """Public: what a right guess earned."""

    seat: SeatId
    points: int


@dataclass(frozen=True, slots=True)
class TurnStopped:
    """Public: the player guesses no further."""

    seat: SeatId


@dataclass(frozen=True, slots=True)
class TurnSkipped:
    """Public: the host goes on without what this player still had to do."""

    seat: SeatId


@dataclass(frozen=True, slots=True)
class TilePlaced:
    """Colour, handle and position are public, and so is the value of an `open` tile; a hidden one's is the owner's."""

    seat: SeatId
    tile: Tile
    position: int
    open: bool


@dataclass(frozen=True, slots=True)
class PlayerResigned:
    """Public: the player's whole `row` lies open, a tile just drawn included."""

    seat: SeatId
    row: tuple[Tile, ...]


@dataclass(frozen=True, slots=True)
class RoundEnded:
    """Public: who won, the bonus for what stands hidden in the winner's row, everybody's points of this round, and all
    rows with their values."""

    round: int
    winner: SeatId
    bonus: int
    points: Mapping[SeatId, int]
    rows: Mapping[SeatId, tuple[Tile, ...]]


@dataclass(frozen=True, slots=True)
class GameEnded:
    """Public: outcome (`reasons` out of REASONS); `points` by seat where points are counted."""

    winners: tuple[SeatId, ...]
    reasons: tuple[str, ...]
    points: Mapping[SeatId, int] | None = None


DavinciCodeEvent: TypeAlias = (
    GameCreated
    | RoundStarted
    | RowArranged
    | RowsShown
    | TurnStarted
    | TileDrawn
    | TileGuessed
    | TileOpened
    | PointsScored
    | TurnStopped
    | TurnSkipped
    | TilePlaced
    | PlayerResigned
    | RoundEnded
    | GameEnded
)
Event: TypeAlias = DavinciCodeEvent | LobbyEvent


DRAWS = (RoundStarted, TileDrawn)
"""What chance decides: the seed says how."""


def is_public(event: Event) -> bool:
    """Whether the event raises the game's version: every move at this table is seen by all."""
    return not isinstance(event, LanguageChosen)


EVENTS: Mapping[str, type[Any]] = {
    **LOBBY_EVENTS,
    "davinci-code.game-created@1": GameCreated,
    "davinci-code.round-started@1": RoundStarted,
    "davinci-code.row-arranged@1": RowArranged,
    "davinci-code.rows-shown@1": RowsShown,
    "davinci-code.turn-started@1": TurnStarted,
    "davinci-code.tile-drawn@1": TileDrawn,
    "davinci-code.tile-guessed@1": TileGuessed,
    "davinci-code.tile-opened@1": TileOpened,
    "davinci-code.points-scored@1": PointsScored,
    "davinci-code.turn-stopped@1": TurnStopped,
    "davinci-code.turn-skipped@1": TurnSkipped,
    "davinci-code.tile-placed@1": TilePlaced,
    "davinci-code.player-resigned@1": PlayerResigned,
    "davinci-code.round-ended@1": RoundEnded,
    "davinci-code.game-ended@1": GameEnded,
}
"""Every event by the name it is stored under; a changed shape gets a new number, an old one stays readable."""
