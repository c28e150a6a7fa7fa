"""One connection of the server: what a caller may send before it is answered, and how long it may take.

The server itself sets no bounds here: an endless head fills the memory, a thousand open connections that say nothing
use up what the process may open, and requests sent one behind the other are all made ready at once.
"""

import asyncio
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

MAX_HEAD = 64 * 1024  # bytes, as the body's cap: of request line, headers and trailers
MAX_WAITING = 64  # requests sent before the first one is answered
SECONDS = 30.0  # for a whole request, from the first byte (or from the connection) to the last


class Connection(HttpToolsProtocol):
    """Closes a connection whose request is too large in its head, too many, or too slow in coming."""

    seconds = SECONDS

    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self._unread = 0
        self._expected: float | None = None
        self._alarm: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._expected = self.loop.time()
        self._alarm = self.loop.call_later(self.seconds, self._look)

    def connection_lost(self, exc: Exception | None) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self._expected is None:
            self._expected = self.loop.time()
        self._unread += len(data)
        super().data_received(data)
        if self._unread > MAX_HEAD and not self.transport.is_closing():
            self.send_400_response("Request head too large.")

    def on_message_begin(self) -> None:
        if self._expected is None:  # behind another one, in the same bytes
            self._expected = self.loop.time()
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        if len(self.pipeline) >= MAX_WAITING:
            raise ValueError("too many requests at once")  # the parser's owner answers 400 and closes
        self._unread = 0
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        self._unread = 0
        super().on_body(body)

    def on_message_complete(self) -> None:
        self._expected = None
        super().on_message_complete()

    def _look(self) -> None:
        """Once in a while, because an alarm for each request would cost more than the request: is one overdue?"""
        now = self.loop.time()
        due = now + self.seconds if self._expected is None else self._expected + self.seconds
        if due <= now:
            self.transport.close()
        else:
            self._alarm = self.loop.call_at(due, self._look)
