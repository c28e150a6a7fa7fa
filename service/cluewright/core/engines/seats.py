"""Who sits where, and who may act: the part of a game's state that every engine shares."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime

from .engine import CLOCK, HOST, Context, Rejected, SeatId, Viewer


@dataclass(frozen=True, slots=True)
class Place:
    """Where players of one team sit: how few, how many, and how their seats are called."""

    team: str
    minimum: int
    maximum: int
    pattern: str = "{team}-{number}"

    def seat_ids(self) -> tuple[SeatId, ...]:
        """All seats of the team, in order."""
        numbers = range(1, self.maximum + 1)
        return tuple(self.pattern.format(team=self.team, number=number) for number in numbers)


@dataclass(frozen=True, slots=True)
class Seat:
    """A seat somebody has taken."""

    id: SeatId
    team: str
    name: str
    language: str


@dataclass(frozen=True, slots=True)
class Lobby:
    """Who sits where; `seats` are in seat order, team by team. `paused_at` is the time of a pause, or None."""

    places: tuple[Place, ...]
    seats: tuple[Seat, ...] = ()
    open: bool = True
    paused_at: datetime | None = None

    def seat(self, viewer: Viewer) -> Seat | None:
        """The seat that the viewer has, or None for the host, a spectator and a seat given up."""
        return next((seat for seat in self.seats if seat.id == viewer), None)

    def of_team(self, team: str) -> tuple[Seat, ...]:
        return tuple(seat for seat in self.seats if seat.team == team)


def require_open(lobby: Lobby) -> None:
    """Seats change only before the game starts; raises Rejected."""
    if not lobby.open:
        raise Rejected("wrong_phase")


def require_running(lobby: Lobby) -> None:
    """Nobody plays during a pause; raises Rejected."""
    if lobby.paused_at is not None:
        raise Rejected("game_paused")


def require_host(context: Context) -> None:
    """Only the holder of the host token; raises Rejected."""
    if context.actor != HOST:
        raise Rejected("forbidden")


def require_clock(context: Context) -> None:
    """Only the server itself; raises Rejected."""
    if context.actor != CLOCK:
        raise Rejected("forbidden")


def require_seat(lobby: Lobby, context: Context) -> Seat:
    """The actor's seat; raises Rejected for whoever has none."""
    seat = lobby.seat(context.actor)
    if seat is None:
        raise Rejected("forbidden")
    return seat


def require_players(lobby: Lobby, rule: str) -> None:
    """Every team has its least number of players; raises Rejected naming the `rule`."""
    for place in lobby.places:
        if len(lobby.of_team(place.team)) < place.minimum:
            raise Rejected("too_few_players", rule, team=place.team, minimum=place.minimum)
