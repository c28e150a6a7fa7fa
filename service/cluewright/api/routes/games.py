"""Games: opening, sitting down, playing, watching."""

from typing import Annotated, Any

import pydantic_core
from fastapi import APIRouter, Header, Path, Query, Request
from starlette.responses import Response

import cluewright
from cluewright.api import game_bodies as bodies
from cluewright.api.answers import language_of, media_type_of
from cluewright.api.context import context_of, services_of
from cluewright.api.events import EventStream, Listener, poll
from cluewright.api.fields import QUERY_INTEGER
from cluewright.api.house_rules import given_house_rules
from cluewright.api.language import lookup
from cluewright.api.openapi import LIVE, problems
from cluewright.api.problems import ProblemError, invalid
from cluewright.api.seats import (
    ANONYMOUS_KEY,
    MAX_KEY,
    VARY,
    GameRoute,
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
from cluewright.core.engines.lobby import ChangeSeat, Join
from cluewright.usecases.games.explaining import explain
from cluewright.usecases.games.keywords import GivenKeyword
from cluewright.usecases.games.opening import Wish, open_game
from cluewright.usecases.games.seating import change_seat, delete_game, door, leave_seat, new_token, take_seat
from cluewright.usecases.games.watching import record, seen, stands
from cluewright.usecases.play import Step, Visit, act, visit

router = APIRouter(route_class=GameRoute, tags=["games"])

GameId = Annotated[str, Path(max_length=32, pattern=r"^[0-9a-z]+$", examples=["7h2k9m4t8w3x5z6a"])]
SeatId = Annotated[str, Path(max_length=24, pattern=r"^[a-z0-9-]+$", examples=["white-1"])]
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
)  # fmt: skip


def _answer(request: Request, content: Any, visitor: Visit | None, status: int = 200, **headers: str) -> Response:
    """JSON that no cache may keep, in the language of the visitor's seat."""
    language = (visitor.language if visitor else None) or language_of(request)
    head = {"Content-Language": language, "Vary": VARY, "Cache-Control": "no-store", **headers}
    body = pydantic_core.to_json(content, by_alias=True)
    return Response(body, status, headers=head, media_type="application/json")


@router.post(
    "/v1/games",
    status_code=201,
    response_model=bodies.Opened,
    responses={**problems("unauthorized", "forbidden", "not_found", "not_continuable", "store_unavailable"), **ONCE},
)
async def create_game(
    request: Request, body: bodies.OpenDecrypto, authorization: Bearer = None, idempotency_key: Key = None
) -> Response:
    """Open a game. Keep the host's token; give the join code to the players."""
    games = games_of(request)
    after = await visit(games, body.after, bearer_token(request)) if body.after else None
    opened = await open_game(games, _wish(body), idempotency_of(request, anonymous=True), after)
    return _answer(request, opened, None, 201, Location=f"/v1/games/{opened.id}")


def _wish(body: bodies.OpenDecrypto) -> Wish:
    keywords = None
    if body.keywords is not None:
        keywords = {team: tuple(map(_given, words)) for team, words in body.keywords.items()}
    return Wish(
        rulebook=body.rulebook,
        variant=body.variant,
        edition=body.edition,
        house_rules=given_house_rules(body.house_rules),
        language=body.language,
        wordpack=body.wordpack,
        exclude=tuple(body.exclude),
        keywords=keywords,
        codes=body.codes,
        clue_policy=body.clue_policy,
        visibility=body.visibility,
        seed=body.seed,
    )


def _given(keyword: str | bodies.KeywordByConcept | bodies.KeywordByTexts) -> GivenKeyword:
    if isinstance(keyword, str):
        return GivenKeyword(text=keyword)
    if isinstance(keyword, bodies.KeywordByConcept):
        return GivenKeyword(concept=keyword.concept)
    return GivenKeyword(texts=keyword.texts)


@router.get("/v1/games/{game}", response_model=bodies.DecryptoGame, responses={**LIVE, **SEATED})
async def read_game(request: Request, game: GameId, authorization: Bearer = None) -> Response:
    """The game as the bearer of the token sees it; without a token, as a spectator does."""
    visitor = await visitor_of(request, game)
    view, tag = seen(games_of(request), visitor)
    return _answer(request, view, visitor, ETag=tag)


@router.delete("/v1/games/{game}", status_code=204, responses=SEATED)
async def remove_game(request: Request, game: GameId, authorization: Bearer = None) -> Response:
    """Forget the game and everything about it. The host alone may."""
    visitor = await member_of(request, game)
    await delete_game(games_of(request), visitor)
    return Response(status_code=204, headers={"Vary": VARY, "Cache-Control": "no-store"})


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
    return _answer(request, key, admitted, 201, Location=f"/v1/games/{game}/seats/{key.seat}")


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
    return _answer(request, bodies.Seat(seat=now.id, team=now.team, name=now.name, language=now.language), visitor)


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
    return _answer(request, await new_token(games_of(request), visitor, seat), visitor)


@router.post(
    "/v1/games/{game}/commands",
    response_model=bodies.Done,
    responses={**LIVE, **SEATED, **ONCE, **RULES, **problems("stale_version")},
)
async def send_command(
    request: Request,
    game: GameId,
    body: bodies.Command,
    authorization: Bearer = None,
    idempotency_key: Key = None,
    if_match: Match = None,
) -> Response:
    """Do something in the game. Refused, nothing has happened; `rule` then says which rule is against it."""
    games = games_of(request)
    visitor = await member_of(request, game)
    kind = visitor.kept.engine.commands.get(body.type)
    if kind is None:
        raise invalid("body", "type", "not_one_of")
    command = kind(**bodies.arguments(body))
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
    return _answer(request, content, visitor, ETag=tag)


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
    return _answer(request, content, visitor)


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
    if streams.full(visitor.kept, visitor.viewer):
        raise ProblemError("rate_limited", headers={"Retry-After": "5"})
    known = len(visitor.kept.feed(visitor.viewer).messages)
    asked = _place(last_event_id, after)
    reset = asked is None or asked > known
    listener = Listener(visitor.kept, visitor.viewer, known if asked is None or reset else asked)
    if _wants_stream(request, polling=after is not None or wait is not None):
        return EventStream(listener, streams, reset, _stream_headers(request, visitor))
    messages = await poll(listener, wait or 0, streams)
    content = {"events": [pydantic_core.from_json(message) for message in messages], "next": listener.place}
    return _answer(request, content, visitor)


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
    return _answer(request, record(games_of(request), visitor.kept, cluewright.__version__), visitor)
