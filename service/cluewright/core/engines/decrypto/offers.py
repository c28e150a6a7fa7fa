"""What a reader may do now, each command with a JSON schema of its body.

Whatever is offered is accepted if it fits the schema, save for what only the referee can say about clues and for
a code that came before where codes are entered by hand.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from cluewright.core.engines.engine import HOST, JsonObject, Offer, Viewer
from cluewright.core.engines.offering import offer
from cluewright.core.engines.seats import Seat

from .course import uneven
from .decide import owing
from .model import AttemptStatus, Phase, State
from .options import Codes

CLUE_LENGTH = 160
"""Code points of a clue or a keyword, at most."""


def offers(state: State, viewer: Viewer) -> tuple[Offer, ...]:
    """The commands that this reader may send; none for a spectator and after the end."""
    if state.phase is Phase.FINISHED:
        return ()
    if viewer == HOST:
        return tuple(offer(name, **properties) for name, properties in host_offers(state))
    seat = state.lobby.seat(viewer)
    if seat is None or not state.playing():
        return ()
    playing = () if state.lobby.paused_at is not None else seat_offers(state, seat)
    return (*playing, offer("resign"))


def host_offers(state: State) -> Iterator[tuple[str, dict[str, Any]]]:
    if state.phase is Phase.LOBBY:
        if may_start(state):
            yield "start", {}
    elif state.lobby.paused_at is not None:
        yield "resume", {}
    else:
        yield "skip", {"team": {"enum": list(owing(state))}}
        yield "pause", {}
    yield "end", {}


def may_start(state: State) -> bool:
    """Whether the host may start with those who sit."""
    enough = all(len(state.lobby.of_team(place.team)) >= place.minimum for place in state.variant.places)
    return enough and not uneven(state)


def seat_offers(state: State, seat: Seat) -> tuple[Offer, ...]:
    match state.phase:
        case Phase.CLUES:
            return clue_offers(state, seat)
        case Phase.GUESSES:
            return guess_offers(state, seat)
        case Phase.KEYWORD_GUESSES:
            return keyword_offers(state, seat)
        case Phase.LOBBY | Phase.FINISHED:
            return ()


def clue_offers(state: State, seat: Seat) -> tuple[Offer, ...]:
    half = state.half(seat.team)
    if half is None or half.encryptor != seat.id or half.clues is not None:
        return ()
    length = state.settings.code_length
    clue = {"type": "string", "minLength": 1, "maxLength": CLUE_LENGTH}
    code = {"code": code_schema(state)} if state.setup.codes is Codes.ENTERED else {}
    given = offer("give_clues", ("confirm",), clues=listed(clue, length), **code, confirm={"type": "boolean"})
    line = {"type": ["string", "null"], "maxLength": CLUE_LENGTH}
    return given, offer("save_draft", ("code",), clues=listed(line, length), **code)


def guess_offers(state: State, seat: Seat) -> tuple[Offer, ...]:
    half = state.half(state.of)
    if half is None or half.encryptor == seat.id or half.attempts[seat.team].status is not AttemptStatus.OPEN:
        return ()
    body: dict[str, Any] = {"of": {"const": half.team}, "code": code_schema(state)}
    return offer("guess", **body), offer("propose", **body)


def keyword_offers(state: State, seat: Seat) -> tuple[Offer, ...]:
    if state.keyword_guesses[seat.team].status is not AttemptStatus.OPEN:
        return ()
    word = {"type": "string", "minLength": 1, "maxLength": CLUE_LENGTH}
    count = state.settings.keywords_per_team
    return (offer("guess_keywords", keywords={"type": "array", "items": word, "maxItems": count}),)


def code_schema(state: State) -> JsonObject:
    digit = {"type": "integer", "minimum": 1, "maximum": state.settings.keywords_per_team}
    return {**listed(digit, state.settings.code_length), "uniqueItems": True}


def listed(items: JsonObject, count: int) -> dict[str, Any]:
    return {"type": "array", "items": items, "minItems": count, "maxItems": count}
