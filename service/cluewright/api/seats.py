"""Who is asking: from the Authorization header to a seat, and from what went wrong to a problem document."""

from collections.abc import Callable, Mapping
from typing import Any

import pydantic_core
from fastapi import Request
from starlette.responses import Response

from cluewright.core.engines.engine import HOST, Rejected
from cluewright.core.parameters import InvalidParameters
from cluewright.store.codec import UnknownEvent
from cluewright.store.event_store import StoreUnavailable, VersionConflict
from cluewright.usecases.games.decrypto import InvalidKeywords
from cluewright.usecases.games.explaining import explain, rule_url
from cluewright.usecases.games.keeping import GameNotFound, Games
from cluewright.usecases.games.opening import InvalidWish, NotContinuable
from cluewright.usecases.games.seating import SeatNotFound
from cluewright.usecases.play import (
    Forbidden,
    Idempotency,
    KeyReused,
    StaleVersion,
    Unauthorized,
    Visit,
    enter,
    visit,
)
from cluewright.usecases.play import language_of as language_of_seat

from .answers import language_of
from .context import services_of
from .problems import STATUSES, FieldError, ProblemError, invalid
from .strict_route import StrictRoute

VARY = "Accept, Accept-Language, Authorization"
MAX_KEY = 128
ANONYMOUS_KEY = 22  # what nobody can guess: whoever repeats it is given the host's token


def games_of(request: Request) -> Games:
    """All games of this process."""
    return services_of(request).games


def bearer_token(request: Request) -> str | None:
    """The token sent, or None without an Authorization header. Raises Unauthorized for anything else in it."""
    sent = request.headers.getlist("authorization")
    if not sent:
        return None
    scheme, _, token = sent[0].partition(" ")
    if len(sent) > 1 or scheme.lower() != "bearer" or not token.strip():
        raise Unauthorized
    return token.strip()


async def visitor_of(request: Request, game: str) -> Visit:
    """Whoever looks at the game: a seat, the host, or a spectator where spectators may."""
    return await visit(games_of(request), game, bearer_token(request))


async def member_of(request: Request, game: str) -> Visit:
    """Whoever wants to do something in the game: a seat or the host. Without a token nothing is looked up, and that
    a game does not exist only its host is told."""
    token, games = bearer_token(request), games_of(request)
    if token is None:
        raise Unauthorized
    try:
        return await enter(games, game, token)
    except GameNotFound:
        if games.tokens.holder(game, token, {HOST: 1}) is None:
            raise Unauthorized from None
        raise


def idempotency_of(request: Request, anonymous: bool = False) -> Idempotency | None:
    """The Idempotency-Key with what it stands for: method, path and body. Raises the 422 for a bad one."""
    key = request.headers.get("idempotency-key")
    if key is None:
        return None
    least = ANONYMOUS_KEY if anonymous else 1
    if not least <= len(key) <= MAX_KEY:
        code = "too_short" if len(key) < least else "too_long"
        raise invalid("header", "Idempotency-Key", code, min_length=least, max_length=MAX_KEY)
    body: bytes = getattr(request, "_body", b"")
    return Idempotency(key, f"{request.method} {request.url.path}\n{body.decode()}")


def answer(request: Request, content: Any, visitor: Visit | None, status: int = 200, **headers: str) -> Response:
    """JSON that no cache may keep, in the language of the visitor's seat."""
    language = (visitor.language if visitor else None) or language_of(request)
    head = {"Content-Language": language, "Vary": VARY, "Cache-Control": "no-store", **headers}
    body = pydantic_core.to_json(content, by_alias=True)
    return Response(body, status, headers=head, media_type="application/json")


class GameRoute(StrictRoute):
    """Turns whatever is raised in a game's request into a problem document in the language of the asker's seat."""

    def get_route_handler(self) -> Callable[[Request], Any]:
        answer = super().get_route_handler()

        async def handle(request: Request) -> Response:
            try:
                response: Response = await answer(request)
                return response
            except ProblemError as error:
                raise _in_seat_language(request, error) from None
            except tuple(PROBLEMS) as error:
                raise _in_seat_language(request, problem_of(request, error)) from error

        return handle


def _in_seat_language(request: Request, error: ProblemError) -> ProblemError:
    error.headers.setdefault("Vary", VARY)
    error.language = error.language or seat_language(request)
    return error


def seat_language(request: Request) -> str | None:
    """The language of the seat whose token was sent, where there is one; nothing is loaded for it."""
    games = games_of(request)
    kept = games.cache.get(request.path_params.get("game", ""))
    try:
        token = bearer_token(request)
    except Unauthorized:
        return None
    if kept is None or token is None:
        return None
    holder = games.tokens.holder(kept.id, token, kept.keys())
    return None if holder is None else language_of_seat(kept, holder)


def problem_of(request: Request, error: Exception) -> ProblemError:
    """The problem document for something that a use case raised."""
    kind = next(kind for kind in PROBLEMS if isinstance(error, kind))
    return PROBLEMS[kind](request, error)


def _simple(code: str, **headers: str) -> Callable[[Request, Any], ProblemError]:
    return lambda _request, _error: ProblemError(code, headers=headers)


def _rejected(request: Request, error: Rejected) -> ProblemError:
    kept = games_of(request).cache.get(request.path_params.get("game", ""))
    rulebook = kept.opened.rulebook if kept else ""
    members: dict[str, Any] = {}
    if error.rule is not None:
        members |= {"rule": error.rule, "rule_url": rule_url(rulebook, error.rule)}
    if error.verdicts:
        services = services_of(request)
        language = seat_language(request) or "en"
        members["findings"] = explain(error.verdicts, services.library.catalogs, language, rulebook)
    if "remaining" in error.params:
        members["remaining"] = error.params["remaining"]
    assert error.code in STATUSES, error.code
    return ProblemError(error.code, params=error.params, members=members)


def _invalid_parameters(_request: Request, error: InvalidParameters) -> ProblemError:
    selections = ("variant", "edition")
    fields = tuple(
        FieldError(
            "body",
            f"/{problem.name}" if problem.name in selections else f"/house_rules/{problem.name}",
            problem.code if problem.code == "out_of_bounds" else "invalid",
            {"bounds": problem.bounds},
        )
        if problem.code != "unknown_parameter"
        else FieldError("body", "/house_rules", "unknown_field")
        for problem in error.problems
    )
    return ProblemError("invalid_request", errors=fields)


def _invalid_keywords(_request: Request, error: InvalidKeywords) -> ProblemError:
    codes = {"unknown": "not_one_of", "count": "out_of_bounds", "repeated": "repeated", "team": "unknown_field"}
    place = "" if error.place is None else f"/{error.place}"
    pointer = "/keywords" if error.reason == "team" else f"/keywords/{error.team}{place}"
    return ProblemError("invalid_request", errors=(FieldError("body", pointer, codes[error.reason]),))


def _invalid_wish(_request: Request, error: InvalidWish) -> ProblemError:
    return invalid("body", error.field, "not_one_of")


PROBLEMS: Mapping[type[Exception], Callable[[Request, Any], ProblemError]] = {
    Rejected: _rejected,
    Unauthorized: _simple("unauthorized", **{"WWW-Authenticate": 'Bearer realm="cluewright"'}),
    Forbidden: _simple("forbidden"),
    GameNotFound: _simple("not_found"),
    SeatNotFound: _simple("not_found"),
    KeyReused: _simple("idempotency_key_reused"),
    StaleVersion: _simple("stale_version"),
    NotContinuable: _simple("not_continuable"),
    InvalidParameters: _invalid_parameters,
    InvalidKeywords: _invalid_keywords,
    InvalidWish: _invalid_wish,
    StoreUnavailable: _simple("store_unavailable", **{"Retry-After": "1"}),
    VersionConflict: _simple("store_unavailable", **{"Retry-After": "1"}),
    UnknownEvent: _simple("store_unavailable", **{"Retry-After": "60"}),
}
