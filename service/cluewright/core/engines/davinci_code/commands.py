"""What a seat or the host may ask for; names as on the wire, see COMMANDS."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, TypeAlias

from cluewright.core.engines.engine import SeatId
from cluewright.core.engines.lobby import Abandon, End, Expire, LobbyCommand, Pause, Resign, Resume, Skip, Start

from .tiles import Value


@dataclass(frozen=True, slots=True)
class Arrange:
    """Stand the dealt tiles up in this order, from the own left; where hyphens are in play."""

    handles: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Draw:
    """Take a tile of this colour from the pool."""

    colour: str


@dataclass(frozen=True, slots=True)
class Guess:
    """Say what the tile at this position (from 1, from its owner's left) of an opponent's row is."""

    seat: SeatId
    position: int
    value: Value


@dataclass(frozen=True, slots=True)
class Stop:
    """After a right guess: guess no further this turn."""


@dataclass(frozen=True, slots=True)
class PlaceTile:
    """Put the drawn tile into the own row, so that it has this position, from 1; where hyphens are in play."""

    position: int


@dataclass(frozen=True, slots=True)
class OpenTile:
    """After a wrong guess without a drawn tile: open this hidden tile of the own row."""

    position: int


DavinciCodeCommand: TypeAlias = Arrange | Draw | Guess | Stop | PlaceTile | OpenTile
HostCommand: TypeAlias = Start | Skip | End
Command: TypeAlias = DavinciCodeCommand | LobbyCommand | HostCommand | Resign | Expire | Abandon

COMMANDS: Mapping[str, type[Any]] = {
    "start": Start,
    "arrange": Arrange,
    "draw": Draw,
    "guess": Guess,
    "stop": Stop,
    "place": PlaceTile,
    "open": OpenTile,
    "resign": Resign,
    "skip": Skip,
    "pause": Pause,
    "resume": Resume,
    "end": End,
}
"""Command types that come in as a game's commands; joining and seats have their own requests."""
