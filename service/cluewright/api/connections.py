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
        self._alarm: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._expect()

    def connection_lost(self, exc: Exception | None) -> None:
        self._arrived()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        self._expect()
        self._unread += len(data)
        super().data_received(data)
        if self._unread > MAX_HEAD and not self.transport.is_closing():
            self.send_400_response("Request head too large.")

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._expect()

    def on_headers_complete(self) -> None:
        if len(self.pipeline) >= MAX_WAITING:
            raise ValueError("too many requests at once")  # the parser's owner answers 400 and closes
        self._unread = 0
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        self._unread = 0
        super().on_body(body)

    def on_message_complete(self) -> None:
        self._arrived()
        super().on_message_complete()

    def _expect(self) -> None:
        """A request is to come, and not to be waited for for ever."""
        if self._alarm is None:
            self._alarm = self.loop.call_later(self.seconds, self.transport.close)

    def _arrived(self) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
