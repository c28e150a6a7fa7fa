"""The state of a game of Da Vinci Code. It holds every secret: nobody gets it, everybody gets a view."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import datetime
from enum import StrEnum

from cluewright.core.engines.engine import SeatId
from cluewright.core.engines.seats import Lobby

from .events import GameCreated, TileGuessed
from .tiles import Row, Tile, hidden
from .variants import Settings, Variant, settings


class DavinciCodePhase(StrEnum):
    """What is waited for. From DRAW on it is `turn` that acts; in ARRANGE everybody whose row does not stand yet."""

    LOBBY = "lobby"
    ARRANGE = "arrange"
    DRAW = "draw"
    GUESS = "guess"
    DECIDE = "decide"
    PLACE = "place"
    OPEN = "open"
    FINISHED = "finished"


@dataclass(frozen=True, slots=True)
class Drawn:
    """The tile apart from its drawer's row. `open` says how it will join it; None: that is not known yet."""

    seat: SeatId
    tile: Tile
    open: bool | None = None


@dataclass(frozen=True, slots=True)
class RoundResult:
    """A round that is over: who won it, and what everybody scored in it."""

    round: int
    winner: SeatId
    points: Mapping[SeatId, int]


@dataclass(frozen=True, slots=True)
class DavinciCodeOutcome:
    """Who won (nobody: the game was ended) and why; `points` by seat where points are counted."""

    winners: tuple[SeatId, ...]
    reasons: tuple[str, ...]
    points: Mapping[SeatId, int] | None = None


@dataclass(frozen=True, slots=True)
class State:
    """`hands` are the tiles as taken, until all rows stand; `rows` are the rows that do, by seat.

    `turn_over`: the player in turn has done all, and the next one's turn begins. `scored` are the points of this
    round.
    """

    setup: GameCreated
    variant: Variant
    settings: Settings
    lobby: Lobby
    phase: DavinciCodePhase = DavinciCodePhase.LOBBY
    round: int = 0
    starter: SeatId | None = None
    turn: SeatId | None = None
    turn_over: bool = False
    hands: Mapping[SeatId, tuple[Tile, ...]] = field(default_factory=dict)
    rows: Mapping[SeatId, Row] = field(default_factory=dict)
    pool: tuple[Tile, ...] = ()
    drawn: Drawn | None = None
    resigned: frozenset[SeatId] = frozenset()
    scored: Mapping[SeatId, int] = field(default_factory=dict)
    guesses: tuple[TileGuessed, ...] = ()
    rounds: tuple[RoundResult, ...] = ()
    outcome: DavinciCodeOutcome | None = None

    @property
    def seats(self) -> tuple[SeatId, ...]:
        """All seats taken, clockwise."""
        return tuple(seat.id for seat in self.lobby.seats)

    @property
    def playing(self) -> tuple[SeatId, ...]:
        """Those who have not resigned, clockwise."""
        return tuple(seat for seat in self.seats if seat not in self.resigned)

    @property
    def uncracked(self) -> tuple[SeatId, ...]:
        """Those in this round with a hidden tile in their row, clockwise (davinci-code.end.cracked)."""
        return tuple(seat for seat in self.seats if hidden(self.rows.get(seat, ())))

    @property
    def owing(self) -> tuple[SeatId, ...]:
        """Those whom the game waits for."""
        if self.phase is DavinciCodePhase.ARRANGE:
            return tuple(seat for seat in self.hands if seat not in self.rows)
        return () if self.turn is None else (self.turn,)

    @property
    def running(self) -> bool:
        """Started and not over."""
        return self.phase not in (DavinciCodePhase.LOBBY, DavinciCodePhase.FINISHED)

    def figures(self, players: int) -> Settings:
        """The game's figures with this number of players."""
        return settings(self.setup.parameters, self.setup.given, players)

    def points(self, seat: SeatId) -> int:
        """All points of a seat up to now."""
        return sum(result.points.get(seat, 0) for result in self.rounds) + self.scored.get(seat, 0)


def deadline(state: State) -> datetime | None:
    """Never: the rulebook has no clock in this game."""
    return None


def finished(state: State) -> bool:
    return state.phase is DavinciCodePhase.FINISHED
