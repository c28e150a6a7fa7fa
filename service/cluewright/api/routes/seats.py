"""Seats: taking one, changing it, giving it up, and new tokens for old."""

from typing import Annotated

from fastapi import APIRouter, Path, Request
from starlette.responses import Response

from cluewright.api import game_bodies as bodies
from cluewright.api.answers import language_of
from cluewright.api.context import context_of
from cluewright.api.language import lookup
from cluewright.api.openapi import LIVE, problems
from cluewright.api.seats import VARY, GameRoute, answer, bearer_token, games_of, idempotency_of, member_of
from cluewright.core.engines.lobby import ChangeSeat, Join
from cluewright.usecases.games.seating import change_seat, door, leave_seat, new_token, take_seat

from .games import ONCE, SEATED, Bearer, GameId, Key

router = APIRouter(route_class=GameRoute, tags=["games"])

SeatId = Annotated[str, Path(max_length=24, pattern=r"^[a-z0-9-]+$", examples=["white-1"])]


@router.post(
    "/v1/games/{game}/seats",
    status_code=201,
    response_model=bodies.SeatKey,
    responses={**SEATED, **ONCE, **problems("wrong_phase", "seat_taken", "team_full", "game_over")},
)
async def join_game(
    request: Request, game: GameId, body: bodies.TakeSeat, authorization: Bearer = None, idempotency_key: Key = None
) -> Response:
    """Take a seat, with the join code in the body or the host's token."""
    games = games_of(request)
    visitor = await member_of(request, game) if bearer_token(request) else None
    admitted = await door(games, game, body.join_code, visitor)
    join = Join(body.name, _served(request, body.language) or language_of(request), body.team, body.seat)
    key = await take_seat(games, admitted, join, idempotency_of(request, anonymous=admitted.viewer is None))
    return answer(request, key, admitted, 201, Location=f"/v1/games/{game}/seats/{key.seat}")


def _served(request: Request, language: str | None) -> str | None:
    """The served language that comes nearest; English for one that is not served."""
    if language is None:
        return None
    return lookup((language.lower(),), context_of(request.scope).languages) or "en"


@router.patch(
    "/v1/games/{game}/seats/{seat}", response_model=bodies.Seat, responses={**LIVE, **SEATED, **problems("game_over")}
)
async def update_seat(
    request: Request, game: GameId, seat: SeatId, body: bodies.ChangeSeat, authorization: Bearer = None
) -> Response:
    """Change the own seat's name or language."""
    visitor = await member_of(request, game)
    change = ChangeSeat(body.name, _served(request, body.language))
    now = await change_seat(games_of(request), visitor, seat, change)
    return answer(request, bodies.Seat(seat=now.id, team=now.team, name=now.name, language=now.language), visitor)


@router.delete(
    "/v1/games/{game}/seats/{seat}", status_code=204, responses={**SEATED, **problems("wrong_phase", "game_over")}
)
async def remove_seat(request: Request, game: GameId, seat: SeatId, authorization: Bearer = None) -> Response:
    """Give a seat up before the game starts: the own one, or (the host) anybody's."""
    visitor = await member_of(request, game)
    await leave_seat(games_of(request), visitor, seat)
    return Response(status_code=204, headers={"Vary": VARY, "Cache-Control": "no-store"})


@router.post("/v1/games/{game}/seats/{seat}/token", response_model=bodies.SeatKey, responses={**LIVE, **SEATED})
async def renew_token(request: Request, game: GameId, seat: SeatId, authorization: Bearer = None) -> Response:
    """A new token for the own seat (the host: for any seat, or `host`). The old one dies, its streams close."""
    visitor = await member_of(request, game)
    return answer(request, await new_token(games_of(request), visitor, seat), visitor)
