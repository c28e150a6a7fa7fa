"""Goals 2 and 3 without a server: what the application itself costs."""

from collections.abc import Awaitable, Callable, Iterator
from typing import Any

import uvloop
from fastapi import FastAPI, Response
from starlette.types import ASGIApp, Message

from cluewright.api.app import create_app
from cluewright.api.rulebook_answers import RulebookAnswer
from cluewright.bootstrap import Services
from tests.api.caller import Caller

from .bare_asgi import RULES, bare_asgi, warm
from .questions import CLUES, CLUES_UNJUDGED
from .report import Row, Wanted, row
from .timing import calls_in_turn, ratio

Call = Callable[[], Awaitable[None]]
GET_HEADERS = [(b"host", b"bench"), (b"accept", b"application/json")]
POST_HEADERS = [(b"host", b"bench"), (b"content-type", b"application/json")]


def rows(services: Services) -> Iterator[Row]:
    """The rules, prepared and through a response model; clue checks beside bare ASGI."""
    service = create_app(services)
    warm()
    bare, modelled = bare_asgi(services, service), through_response_model(Caller(service).get(RULES).content)
    yield from _rules(uvloop.run(calls_in_turn({"ours": get(service), "bare": get(bare), "model": get(modelled)})))
    yield _shell("POST clue check, in process", _posted(service, bare, CLUES), Wanted(1.6))
    yield _shell("the same without checks, in process", _posted(service, bare, CLUES_UNJUDGED))


def _posted(service: ASGIApp, bare: ASGIApp, body: bytes) -> dict[str, list[float]]:
    return uvloop.run(calls_in_turn({"ours": post(service, body), "bare": post(bare, body)}, count=100))


def _rules(found: dict[str, list[float]]) -> Iterator[Row]:
    ours, base = min(found["ours"]), f"bare ASGI {min(found['bare']):.2f} µs"
    yield row("2", "rules GET, in process", f"{ours:.2f} µs", base, ours, Wanted(3, unit=" µs"), found["bare"])
    base, wanted = f"response_model {min(found['model']):.0f} µs", Wanted(25, at_least=True)
    saved = ratio(found["model"], found["ours"])
    yield row("2", "the same beside response_model", f"{ours:.2f} µs", base, saved, wanted, found["model"])


def _shell(what: str, found: dict[str, list[float]], most: Wanted | None = None) -> Row:
    ours, base = f"{min(found['ours']):.0f} µs", f"bare ASGI {min(found['bare']):.0f} µs"
    return row("3", what, ours, base, ratio(found["ours"], found["bare"]), most, found["bare"])


def through_response_model(content: bytes) -> FastAPI:
    """The rules as FastAPI gives them by itself: a model, validated and serialised for each request."""
    app, answer = FastAPI(openapi_url=None), RulebookAnswer.model_validate_json(content)

    @app.get(RULES, response_model=RulebookAnswer)
    async def read(response: Response) -> RulebookAnswer:
        response.headers["etag"] = '"1"'
        return answer

    return app


def get(app: ASGIApp) -> Call:
    """GET of the rules, again and again."""
    return _calls(app, "GET", RULES, GET_HEADERS, b"")


def post(app: ASGIApp, body: bytes) -> Call:
    """A clue check, again and again."""
    return _calls(app, "POST", "/v1/clues/checks", POST_HEADERS, body)


def _calls(app: ASGIApp, method: str, path: str, headers: list[tuple[bytes, bytes]], body: bytes) -> Call:
    scope: dict[str, Any] = {
        "type": "http", "method": method, "path": path, "raw_path": path.encode(), "query_string": b"",
        "headers": headers, "client": ("127.0.0.1", 1), "server": ("bench", 80), "scheme": "http",
        "http_version": "1.1", "root_path": "", "asgi": {"version": "3.0"},
    }  # fmt: skip
    request: Message = {"type": "http.request", "body": body, "more_body": False}

    async def receive() -> Message:
        return request

    async def send(message: Message) -> None:
        assert message.get("status", 200) == 200

    async def call() -> None:
        await app({**scope}, receive, send)

    return call
