"""Games: opening, sitting down, playing, watching."""

from typing import Annotated, Any

import pydantic_core
from fastapi import APIRouter, Header, Path, Query, Request
from starlette.responses import Response

import cluewright
from cluewright.api import game_bodies as bodies
from cluewright.api.answers import language_of, media_type_of
from cluewright.api.commands import UnreadCommand, arguments, read_command
from cluewright.api.context import services_of
from cluewright.api.events import EventStream, Listener, poll
from cluewright.api.fields import QUERY_INTEGER
from cluewright.api.openapi import LIVE, problems
from cluewright.api.problems import ProblemError
from cluewright.api.rate_limits import limited_client
from cluewright.api.seats import (
    ANONYMOUS_KEY,
    MAX_KEY,
    VARY,
    GameRoute,
    answer,
    bearer_token,
    games_of,
    idempotency_of,
    member_of,
    visitor_of,
)
from cluewright.api.strict_route import limits
from cluewright.core.clues.verdict import worst
from cluewright.core.engines.decrypto.commands import CheckClues
from cluewright.core.engines.decrypto.events import CluesChecked, CluesGiven
from cluewright.usecases.games.explaining import explain
from cluewright.usecases.games.opening import open_game
from cluewright.usecases.games.seating import delete_game
from cluewright.usecases.games.watching import record, seen, stands
from cluewright.usecases.play import Step, Visit, act, visit

router = APIRouter(route_class=GameRoute, tags=["games"])

GameId = Annotated[str, Path(max_length=32, pattern=r"^[0-9a-z]+$", examples=["7h2k9m4t8w3x5z6a"])]
Bearer = Annotated[str | None, Header(alias="Authorization", description="`Bearer` and the token.")]
Key = Annotated[
    str | None,
    Header(
        alias="Idempotency-Key",
        description="A repeat with the same key is done once.",
        json_schema_extra={"minLength": ANONYMOUS_KEY, "maxLength": MAX_KEY},
    ),
]
Match = Annotated[str | None, Header(alias="If-Match", description="Version or entity tag that the game must have.")]
STREAM = "text/event-stream"
MAX_WAIT = 60
SEATED = problems("unauthorized", "forbidden", "not_found", "store_unavailable")
ONCE = problems("idempotency_key_reused")
RULES = problems(
    "wrong_phase", "not_your_turn", "not_encryptor", "encryptor_may_not_guess", "already_guessed",
    "no_interception_yet", "invalid_code", "clue_illegal", "clue_needs_confirmation", "too_few_players", "game_over",
    "colour_empty", "tile_open", "own_tile", "player_out", "no_such_tile", "no_hyphens", "misplaced_tile",
)  # fmt: skip


@router.post(
    "/v1/games",
    status_code=201,
    response_model=bodies.Opened,
    responses={**problems("unauthorized", "forbidden", "not_found", "not_continuable", "store_unavailable"), **ONCE},
)
async def create_game(
    request: Request, body: bodies.OpenGame, authorization: Bearer = None, idempotency_key: Key = None
) -> Response:
    """Open a game. Keep the host's token; give the join code to the players."""
    games = games_of(request)
    after = await visit(games, body.after, bearer_token(request)) if body.after else None
    opened = await open_game(games, body.wish(), idempotency_of(request, anonymous=True), after)
    return answer(request, opened, None, 201, Location=f"/v1/games/{opened.id}")


@router.get("/v1/games/{game}", response_model=bodies.Game, responses={**LIVE, **SEATED})
async def read_game(request: Request, game: GameId, authorization: Bearer = None) -> Response:
    """The game as the bearer of the token sees it; without a token, as a spectator does."""
    visitor = await visitor_of(request, game)
    view, tag = seen(games_of(request), visitor)
    return answer(request, view, visitor, ETag=tag)


@router.delete("/v1/games/{game}", status_code=204, responses=SEATED)
async def remove_game(request: Request, game: GameId, authorization: Bearer = None) -> Response:
    """Forget the game and everything about it. The host alone may."""
    visitor = await member_of(request, game)
    await delete_game(games_of(request), visitor)
    return Response(status_code=204, headers={"Vary": VARY, "Cache-Control": "no-store"})


@router.post(
    "/v1/games/{game}/commands",
    response_model=bodies.Done,
    responses={**LIVE, **SEATED, **ONCE, **RULES, **problems("stale_version")},
)
async def send_command(
    request: Request,
    game: GameId,
    body: UnreadCommand,
    authorization: Bearer = None,
    idempotency_key: Key = None,
    if_match: Match = None,
) -> Response:
    """Do something in the game. Refused, nothing has happened; `rule` then says which rule is against it."""
    games = games_of(request)
    visitor = await member_of(request, game)
    sent = read_command(visitor.kept.opened.rulebook, body)
    command = visitor.kept.engine.commands[sent.type](**arguments(sent))
    conditions = ",".join(request.headers.getlist("if-match"))
    done = await act(
        games, visitor, command, idempotency_of(request), lambda: not conditions or stands(games, visitor, conditions)
    )
    return _done(request, visitor, done)


def _done(request: Request, visitor: Visit, done: Step) -> Response:
    view, tag = seen(games_of(request), visitor)
    content = {
        "version": done.version,
        "view": view,
        "events": [pydantic_core.from_json(event) for event in done.events],
        "findings": _findings(request, visitor, done, CluesGiven),
    }
    return answer(request, content, visitor, ETag=tag)


def _findings(request: Request, visitor: Visit, done: Step, kind: type[CluesGiven | CluesChecked]) -> list[Any]:
    """What the referee said of the clues in this step, if it was this visitor who gave them."""
    kept = visitor.kept
    mine = [
        entry.event
        for entry in kept.log
        if done.before < entry.position <= done.after
        and isinstance(entry.event, kind)
        and entry.event.encryptor == visitor.viewer
    ]
    catalogs = services_of(request).library.catalogs
    language = visitor.language or language_of(request)
    return [found for event in mine for found in explain(event.verdicts, catalogs, language, kept.opened.rulebook)]


@router.post(
    "/v1/games/{game}/clue-checks",
    response_model=bodies.Checked,
    responses={**LIVE, **SEATED, **problems("wrong_phase", "not_encryptor", "clue_quota", "game_over")},
)
async def check_own_clues(
    request: Request, game: GameId, body: bodies.CheckClues, authorization: Bearer = None
) -> Response:
    """Ask the referee before giving clues: this round's encryptor alone may, so many times, and nobody notices."""
    visitor = await member_of(request, game)
    if visitor.kept.opened.rulebook != "decrypto":
        raise ProblemError("not_found")
    done = await act(games_of(request), visitor, CheckClues(tuple(body.clues)))
    (checked,) = (
        entry.event
        for entry in visitor.kept.log
        if done.before < entry.position <= done.after and isinstance(entry.event, CluesChecked)
    )
    content = {
        "verdict": worst(verdict.ruling for verdict in checked.verdicts).value,
        "clues": [
            {"text": verdict.text, "language": verdict.language, "verdict": verdict.ruling.value}
            for verdict in checked.verdicts
        ],
        "findings": _findings(request, visitor, done, CluesChecked),
    }
    return answer(request, content, visitor)


@router.get(
    "/v1/games/{game}/events",
    response_model=bodies.Events,
    responses={200: {"content": {STREAM: {"schema": {"type": "string"}}}}, **SEATED},
)
@limits(produces=(STREAM, "application/json"))
async def read_events(
    request: Request,
    game: GameId,
    after: Annotated[int | None, Query(ge=0, strict=True), QUERY_INTEGER] = None,
    wait: Annotated[int | None, Query(ge=0, le=MAX_WAIT, strict=True), QUERY_INTEGER] = None,
    last_event_id: Annotated[str | None, Header(alias="Last-Event-ID")] = None,
    authorization: Bearer = None,
) -> Response:
    """This reader's events: as server-sent events, or (with `after` or `wait`, or as JSON) as soon as there are any."""
    visitor = await visitor_of(request, game)
    streams = services_of(request).streams
    client = limited_client(request.scope, services_of(request).settings)
    if streams.full(visitor.kept, visitor.viewer, client):
        raise ProblemError("rate_limited", headers={"Retry-After": "5"})
    known = len(visitor.kept.feed(visitor.viewer).messages)
    asked = _place(last_event_id, after)
    reset = asked is None or asked > known
    listener = Listener(visitor.kept, visitor.viewer, known if asked is None or reset else asked, client)
    if _wants_stream(request, polling=after is not None or wait is not None):
        return EventStream(listener, streams, reset, _stream_headers(request, visitor))
    messages = await poll(listener, wait or 0, streams)
    content = {"events": [pydantic_core.from_json(message) for message in messages], "next": listener.place}
    return answer(request, content, visitor)


def _place(last_event_id: str | None, after: int | None) -> int | None:
    """The number that the reader has got to; 0 when it says nothing, None when it says what no event is called."""
    if last_event_id is None:
        return after or 0
    return (
        int(last_event_id) if last_event_id.isascii() and last_event_id.isdigit() and len(last_event_id) < 10 else None
    )


def _wants_stream(request: Request, polling: bool) -> bool:
    accept = ",".join(request.headers.getlist("accept"))
    if polling and STREAM not in accept:
        return False
    return media_type_of(request, (STREAM, "application/json")) == STREAM


def _stream_headers(request: Request, visitor: Visit) -> dict[str, str]:
    language = visitor.language or language_of(request)
    return {"Content-Language": language, "Vary": VARY, "Cache-Control": "no-store"}


@router.get(
    "/v1/games/{game}/record", response_model=bodies.Record, responses={**LIVE, **SEATED, **problems("game_not_over")}
)
async def read_record(request: Request, game: GameId, authorization: Bearer = None) -> Response:
    """Everything about a game that is over, secrets included."""
    visitor = await visitor_of(request, game)
    return answer(request, record(games_of(request), visitor.kept, cluewright.__version__), visitor)
