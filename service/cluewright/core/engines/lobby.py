"""Seats and what the host does, the same in every game: join, rename, leave, pause, resume, end, skip.

An engine hands `LobbyCommand`s to `decide_lobby` and `LobbyEvent`s to `evolve_lobby`; the rest (`Start`, `Skip`,
`End`, `Resign`, `Expire`, `Abandon`) means something else in each game and is the engine's own.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from datetime import datetime
from typing import TypeAlias, assert_never

from .engine import HOST, Context, JsonObject, Rejected, SeatId, Viewer
from .seats import Lobby, Place, Seat, require_host, require_open, require_seat


@dataclass(frozen=True, slots=True)
class Join:
    """Take a seat: a given one, the first free one of a team, or (no team) of the emptiest team."""

    name: str
    language: str
    team: str | None = None
    seat: SeatId | None = None


@dataclass(frozen=True, slots=True)
class ChangeSeat:
    """A seat's own name or language; None leaves it as it is."""

    name: str | None = None
    language: str | None = None


@dataclass(frozen=True, slots=True)
class Leave:
    """Give up a seat, one's own or (the host) anybody's, before the game starts."""

    seat: SeatId


@dataclass(frozen=True, slots=True)
class Start:
    """The host starts the game with those who sit."""


@dataclass(frozen=True, slots=True)
class Pause:
    """The host stops all clocks."""


@dataclass(frozen=True, slots=True)
class Resume:
    """The host lets the clocks run on; every deadline moves by the length of the pause."""


@dataclass(frozen=True, slots=True)
class End:
    """The host ends the game without a winner."""


@dataclass(frozen=True, slots=True)
class Skip:
    """The host goes on without what a team or a seat owes: it counts as not made."""

    team: str | None = None
    seat: SeatId | None = None


@dataclass(frozen=True, slots=True)
class Resign:
    """A seat gives the game up for its side."""


@dataclass(frozen=True, slots=True)
class Expire:
    """The clock: a deadline has passed."""


@dataclass(frozen=True, slots=True)
class Abandon:
    """The clock: nobody has played for too long."""


@dataclass(frozen=True, slots=True)
class SeatJoined:
    seat: SeatId
    team: str
    name: str
    language: str


@dataclass(frozen=True, slots=True)
class SeatRenamed:
    seat: SeatId
    name: str


@dataclass(frozen=True, slots=True)
class LanguageChosen:
    """Private: a seat reads in another language from now on."""

    seat: SeatId
    language: str


@dataclass(frozen=True, slots=True)
class SeatLeft:
    seat: SeatId


@dataclass(frozen=True, slots=True)
class GamePaused:
    at: datetime


@dataclass(frozen=True, slots=True)
class GameResumed:
    """`deadline` is the running deadline moved by the pause, or None if none was running."""

    deadline: datetime | None


LobbyCommand: TypeAlias = Join | ChangeSeat | Leave | Pause | Resume
LobbyEvent: TypeAlias = SeatJoined | SeatRenamed | LanguageChosen | SeatLeft | GamePaused | GameResumed

LOBBY_EVENTS: dict[str, type[LobbyEvent]] = {
    "lobby.seat-joined@1": SeatJoined,
    "lobby.seat-renamed@1": SeatRenamed,
    "lobby.language-chosen@1": LanguageChosen,
    "lobby.seat-left@1": SeatLeft,
    "lobby.game-paused@1": GamePaused,
    "lobby.game-resumed@1": GameResumed,
}


def asked_lobby(event: LobbyEvent) -> tuple[Viewer, LobbyCommand]:
    """Who gave which command, as its event tells."""
    match event:
        case SeatJoined():
            return None, Join(event.name, event.language, event.team, event.seat)
        case SeatRenamed():
            return event.seat, ChangeSeat(name=event.name)
        case LanguageChosen():
            return event.seat, ChangeSeat(language=event.language)
        case SeatLeft():
            return event.seat, Leave(event.seat)
        case GamePaused():
            return HOST, Pause()
        case GameResumed():
            return HOST, Resume()
        case _:
            assert_never(event)


def decide_lobby(
    lobby: Lobby, command: LobbyCommand, context: Context, deadline: datetime | None
) -> tuple[LobbyEvent, ...]:
    """What a lobby command does; `deadline` is the one running in the game. Raises Rejected."""
    match command:
        case Join():
            return join(lobby, command)
        case ChangeSeat():
            return change(require_seat(lobby, context), command)
        case Leave():
            return leave(lobby, command, context)
        case Pause():
            return pause(lobby, context)
        case Resume():
            return resume(lobby, context, deadline)
        case _:
            assert_never(command)


def join(lobby: Lobby, command: Join) -> tuple[LobbyEvent, ...]:
    require_open(lobby)
    place = place_for(lobby, command)
    seat_id = command.seat or first_free(lobby, place)
    if lobby.seat(seat_id) is not None:
        raise Rejected("seat_taken", seat=seat_id)
    return (SeatJoined(seat_id, place.team, command.name, command.language),)


def place_for(lobby: Lobby, command: Join) -> Place:
    if command.team is None and command.seat is None:
        return min(lobby.places, key=lambda place: len(lobby.of_team(place.team)) - place.maximum)
    for place in lobby.places:
        if command.team in (None, place.team) and command.seat in (None, *place.seat_ids()):
            return place
    raise Rejected("not_found", what="team")


def first_free(lobby: Lobby, place: Place) -> SeatId:
    for seat_id in place.seat_ids():
        if lobby.seat(seat_id) is None:
            return seat_id
    raise Rejected("team_full", team=place.team, maximum=place.maximum)


def change(seat: Seat, command: ChangeSeat) -> tuple[LobbyEvent, ...]:
    events: list[LobbyEvent] = []
    if command.name is not None and command.name != seat.name:
        events.append(SeatRenamed(seat.id, command.name))
    if command.language is not None and command.language != seat.language:
        events.append(LanguageChosen(seat.id, command.language))
    return tuple(events)


def leave(lobby: Lobby, command: Leave, context: Context) -> tuple[LobbyEvent, ...]:
    if context.actor not in (HOST, command.seat):
        raise Rejected("forbidden")
    require_open(lobby)
    if lobby.seat(command.seat) is None:
        raise Rejected("not_found", what="seat")
    return (SeatLeft(command.seat),)


def pause(lobby: Lobby, context: Context) -> tuple[LobbyEvent, ...]:
    require_host(context)
    if lobby.open or lobby.paused_at is not None:
        raise Rejected("wrong_phase")
    return (GamePaused(context.now),)


def resume(lobby: Lobby, context: Context, deadline: datetime | None) -> tuple[LobbyEvent, ...]:
    require_host(context)
    if lobby.paused_at is None:
        raise Rejected("wrong_phase")
    return (GameResumed(deadline and deadline + (context.now - lobby.paused_at)),)


def evolve_lobby(lobby: Lobby, event: LobbyEvent) -> Lobby:
    """The lobby after the event."""
    match event:
        case SeatJoined():
            return seated(lobby, (*lobby.seats, Seat(event.seat, event.team, event.name, event.language)))
        case SeatRenamed():
            return changed(lobby, event.seat, name=event.name)
        case LanguageChosen():
            return changed(lobby, event.seat, language=event.language)
        case SeatLeft():
            return seated(lobby, tuple(seat for seat in lobby.seats if seat.id != event.seat))
        case GamePaused():
            return replace(lobby, paused_at=event.at)
        case GameResumed():
            return replace(lobby, paused_at=None)
        case _:
            assert_never(event)


def seated(lobby: Lobby, seats: tuple[Seat, ...]) -> Lobby:
    order = [seat_id for place in lobby.places for seat_id in place.seat_ids()]
    return replace(lobby, seats=tuple(sorted(seats, key=lambda seat: order.index(seat.id))))


def changed(lobby: Lobby, seat_id: SeatId, **values: str) -> Lobby:
    seats = tuple(replace(seat, **values) if seat.id == seat_id else seat for seat in lobby.seats)
    return replace(lobby, seats=seats)


def redact_lobby(event: LobbyEvent, viewer: Viewer) -> JsonObject | None:
    """The event's data for this reader: everything is public but the language somebody reads in."""
    match event:
        case SeatJoined():
            return {"seat": event.seat, "team": event.team, "name": event.name}
        case SeatRenamed():
            return {"seat": event.seat, "name": event.name}
        case LanguageChosen():
            return {"seat": event.seat, "language": event.language} if viewer == event.seat else None
        case SeatLeft():
            return {"seat": event.seat}
        case GamePaused():
            return {}
        case GameResumed():
            return {"deadline": event.deadline and event.deadline.isoformat()}
        case _:
            assert_never(event)
