"""The base of answering: hand-written ASGI that gives the same bytes as the service, with nothing around it."""

import gc
import sys
from dataclasses import dataclass

import pydantic_core
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from cluewright.api.app import create_app
from cluewright.api.clue_bodies import CheckBody
from cluewright.api.clue_checks import ClueChecker
from cluewright.api.settings import Settings
from cluewright.bootstrap import Services, build
from cluewright.core.languages import TAGS, language
from tests.api.caller import Caller

from .bare_fastapi import serve

RULES = "/v1/rulebooks/decrypto"
NOTHING: Message = {"type": "http.response.body", "body": b""}
JSON_HEADER = (b"content-type", b"application/json")


@dataclass(frozen=True, slots=True)
class Kept:
    """An answer as messages; nobody changes them."""

    tag: bytes
    start: Message
    body: Message
    unchanged: Message


class BareAsgi:
    """GET of the rules, with 304; anything else is a clue check."""

    def __init__(self, kept: Kept, checker: ClueChecker) -> None:
        self._kept = {RULES: kept}
        self._checker = checker

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await _live(receive, send)
            return
        kept = self._kept.get(scope["path"])
        await (self._check(receive, send) if kept is None else _give(kept, scope, send))

    async def _check(self, receive: Receive, send: Send) -> None:
        body = CheckBody.model_validate_json(await _body(receive))
        content = pydantic_core.to_json(self._checker.judged(body, "en"))
        headers = [JSON_HEADER, (b"content-length", str(len(content)).encode())]
        await send({"type": "http.response.start", "status": 200, "headers": headers})
        await send({"type": "http.response.body", "body": content})


async def _give(kept: Kept, scope: Scope, send: Send) -> None:
    for name, value in scope["headers"]:
        if name == b"if-none-match" and value == kept.tag:
            await send(kept.unchanged)
            await send(NOTHING)
            return
    await send(kept.start)
    await send(kept.body)


async def _body(receive: Receive) -> bytes:
    message = await receive()
    body: bytes = message.get("body", b"")
    while message.get("more_body"):
        message = await receive()
        body += message.get("body", b"")
    return body


async def _live(receive: Receive, send: Send) -> None:
    while True:
        kind = (await receive())["type"]
        await send({"type": f"{kind}.complete"})
        if kind == "lifespan.shutdown":
            return


def bare_asgi(services: Services, service: ASGIApp) -> BareAsgi:
    """The base beside this service, with the service's own answer."""
    given = Caller(service).get(RULES)
    headers = [(name.encode(), value.encode()) for name, value in given.raw_headers]
    fewer = [(name, value) for name, value in headers if name not in (b"content-type", b"content-length")]
    start: Message = {"type": "http.response.start", "status": 200, "headers": headers}
    unchanged: Message = {"type": "http.response.start", "status": 304, "headers": fewer}
    body: Message = {"type": "http.response.body", "body": given.content}
    return BareAsgi(Kept(given.headers["etag"].encode(), start, body, unchanged), ClueChecker(services.library))


def warm() -> None:
    """Load the analysers of all languages, and leave them out of garbage collection, as the service does."""
    for tag in TAGS:
        found = language(tag)
        assert found is not None
        found.warm()
    gc.freeze()


if __name__ == "__main__":
    warm()
    built = build(Settings())
    serve(bare_asgi(built, create_app(built)), int(sys.argv[1]))
