"""What a reader may do now, each command with a JSON schema of its body. Whatever is offered and fits is accepted."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from cluewright.core.engines.engine import HOST, Offer, SeatId, Viewer
from cluewright.core.engines.offering import offer

from .model import DavinciCodePhase, State
from .moves import fitting
from .tiles import HIGHEST, HYPHEN, arrangements, hidden
from .variants import PLACES


def offers(state: State, viewer: Viewer) -> tuple[Offer, ...]:
    """The commands that this reader may send; none for a spectator and after the end."""
    if state.phase is DavinciCodePhase.FINISHED:
        return ()
    if viewer == HOST:
        return tuple(host_offers(state))
    seat = state.lobby.seat(viewer)
    if seat is None or not state.running or seat.id in state.resigned:
        return ()
    playing = state.lobby.paused_at is None and seat.id in state.owing
    return (*(seat_offers(state, seat.id) if playing else ()), offer("resign"))


def host_offers(state: State) -> Iterator[Offer]:
    if state.phase is DavinciCodePhase.LOBBY:
        if len(state.seats) >= PLACES[0].minimum:
            yield offer("start")
    elif state.lobby.paused_at is not None:
        yield offer("resume")
    else:
        yield offer("skip", seat={"enum": list(state.owing)})
        yield offer("pause")
    yield offer("end")


def seat_offers(state: State, seat: SeatId) -> Iterator[Offer]:
    """What the one whom the game waits for may do."""
    match state.phase:
        case DavinciCodePhase.ARRANGE:
            orders = [[tile.handle for tile in order] for order in arrangements(state.hands[seat])]
            yield offer("arrange", handles={"enum": orders})
        case DavinciCodePhase.DRAW:
            yield offer("draw", colour={"enum": sorted({tile.colour.value for tile in state.pool})})
        case DavinciCodePhase.GUESS:
            yield from guess_offers(state, seat)
        case DavinciCodePhase.DECIDE:
            yield from guess_offers(state, seat)
            yield offer("stop")
        case DavinciCodePhase.PLACE:
            yield offer("place", position={"enum": list(fitting(state, seat))})
        case DavinciCodePhase.OPEN:
            yield offer("open", position={"enum": hidden(state.rows[seat])})


def guess_offers(state: State, seat: SeatId) -> Iterator[Offer]:
    """A guess at each opponent who has something left to guess."""
    number: dict[str, Any] = {"type": "integer", "minimum": 0, "maximum": HIGHEST}
    value = {"anyOf": [number, {"const": HYPHEN}]} if state.variant.hyphens else number
    for other in state.uncracked:
        if other != seat:
            yield offer("guess", seat={"const": other}, position={"enum": hidden(state.rows[other])}, value=value)
