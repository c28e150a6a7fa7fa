"""The access log: route template, method, status and milliseconds. No path, query, header or body as sent."""

import logging
import time

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from .edge import METHODS, route_of

log = logging.getLogger("cluewright.access")


class AccessLog:
    """Pure ASGI: one line for each answered request."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        started, statuses = time.perf_counter(), [0]
        method = scope["method"] if scope["method"] in METHODS else "other"

        async def noting(message: Message) -> None:
            if message["type"] == "http.response.start":
                statuses[0] = message["status"]
            await send(message)

        await self._app(scope, receive, noting)
        log.info("%s %s %d %.1f ms", method, route_of(scope), statuses[0], (time.perf_counter() - started) * 1000)
