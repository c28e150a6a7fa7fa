"""The edge of the application, pure ASGI: what holds for every request, whichever route it takes."""

import logging
import time
import traceback
from collections.abc import Mapping

from starlette.requests import ClientDisconnect
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from .context import KEY, Context, query_values
from .metrics import Metrics
from .problem_documents import problem_response
from .problems import ProblemError

log = logging.getLogger("cluewright.errors")

ROUTE = "cluewright.route"
METHODS = frozenset({"GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"})
COMMON_HEADERS: Mapping[str, str] = {
    "Access-Control-Allow-Origin": "*",
    "Access-Control-Expose-Headers": "ETag, Location, Content-Language, Retry-After, RateLimit, RateLimit-Policy",
    "Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'",
    "Cross-Origin-Resource-Policy": "cross-origin",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
}
_RAW_HEADERS = [(name.lower().encode(), value.encode()) for name, value in COMMON_HEADERS.items()]
PREFLIGHT_HEADERS: Mapping[str, str] = {
    "Access-Control-Allow-Methods": "GET, HEAD, POST, PATCH, DELETE",
    "Access-Control-Allow-Headers": "Authorization, Content-Type, Accept-Language, Idempotency-Key, If-Match, "
    "If-None-Match, Last-Event-ID",
    "Access-Control-Max-Age": "86400",
}


def with_common_headers(send: Send) -> Send:
    """A `send` that adds the headers every answer has, where the answer does not set them itself."""

    async def send_with_headers(message: Message) -> None:
        if message["type"] == "http.response.start":
            own = dict(message["headers"])
            added = [(name, value) for name, value in _RAW_HEADERS if name not in own]
            message = {**message, "headers": [*message["headers"], *added]}
        await send(message)

    return send_with_headers


class HeadAnswer:
    """Answers HEAD as GET without the body; an endless answer is told that the caller has gone."""

    def __init__(self, receive: Receive, send: Send) -> None:
        self._receive, self._send, self._done = receive, send, False

    async def receive(self) -> Message:
        return {"type": "http.disconnect"} if self._done else await self._receive()

    async def send(self, message: Message) -> None:
        if message["type"] == "http.response.start":
            await self._send(message)
            await self._send({"type": "http.response.body", "body": b""})
            self._done = True


class Edge:
    """Adds the context and common headers, answers HEAD as GET and CORS preflights, refuses `?token=`, counts,
    and turns anything unforeseen into a bare 500 whose log line holds no data."""

    def __init__(self, app: ASGIApp, context: Context, metrics: Metrics) -> None:
        self._app, self._context, self._metrics = app, context, metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        method, started = scope["method"], time.perf_counter()
        # A copy for HEAD: the server looks at its own scope to know that no body follows.
        inner: Scope = {**scope, "method": "GET"} if method == "HEAD" else scope
        inner[KEY] = self._context
        send = with_common_headers(send)
        if method == "HEAD":
            head = HeadAnswer(receive, send)
            receive, send = head.receive, head.send
        statuses: list[int] = []

        async def noting(message: Message) -> None:
            if message["type"] == "http.response.start":
                statuses.append(message["status"])
            await send(message)

        await self._answer(inner, receive, noting, statuses)
        scope[ROUTE] = route_of(inner)
        label = method if method in METHODS else "other"
        self._metrics.count(label, scope[ROUTE], statuses[0] if statuses else 0, time.perf_counter() - started)

    async def _answer(self, scope: Scope, receive: Receive, send: Send, statuses: list[int]) -> None:
        try:
            early = _early_answer(scope)
            await (early or self._app)(scope, receive, send)
        except ClientDisconnect:
            return
        except Exception as error:
            log.error("%s %s: %s", scope["method"], route_of(scope), describe(error))
            if not statuses:
                await problem_response(ProblemError("internal_error"), scope)(scope, receive, send)


def _early_answer(scope: Scope) -> Response | None:
    if "token" in query_values(scope):
        return problem_response(ProblemError("token_in_url"), scope)
    names = {name for name, _ in scope["headers"]}
    if scope["method"] == "OPTIONS" and b"access-control-request-method" in names:
        return Response(status_code=204, headers=PREFLIGHT_HEADERS)
    return None


def route_of(scope: Scope) -> str:
    """The template of the route that was taken, or `none`: never a path as sent."""
    return str(scope.get(ROUTE) or getattr(scope.get("route"), "path", "none"))


def describe(error: BaseException) -> str:
    """Kinds and places of an exception and its causes; no message, which may hold what a caller sent."""
    frames = traceback.extract_tb(error.__traceback__)[-6:]
    places = " < ".join(f"{frame.filename.rpartition('/')[2]}:{frame.lineno}" for frame in reversed(frames))
    cause = error.__cause__
    return f"{type(error).__name__} at {places}" + (f"; from {describe(cause)}" if cause else "")
