"""Events to readers: server-sent events, and long polling for those who cannot read a stream.

A reader's events are encoded once, however many streams it has. A stream keeps no queue, only its place: a slow
reader costs nothing but its connection, and loses that when it stops reading. What is sent, and when, depends only on
what the reader may know: a private step of somebody else wakes no stream.
"""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Iterator
from dataclasses import dataclass

from starlette.responses import Response
from starlette.types import Receive, Scope, Send

from cluewright.core.engines.engine import Viewer
from cluewright.usecases.games.kept import Kept

KEEP_ALIVE = b": keep-alive\n\n"
MAX_SENT_AT_ONCE = 64


@dataclass(frozen=True, slots=True)
class Patience:
    """Seconds: between keep-alives, until a reader that takes nothing is dropped, until a stream must be renewed."""

    keep_alive: float = 15.0
    stalled: float = 10.0
    life: float = 3600.0


class Streams:
    """The open streams of one process, so that they can be counted and closed."""

    def __init__(self, patience: Patience | None = None, most: int = 2000, most_each: int = 8) -> None:
        self.patience = patience or Patience()
        self.closing = asyncio.Event()
        self._most, self._most_each = most, most_each
        self._open: dict[tuple[str, Viewer], int] = {}

    def close(self) -> None:
        """End every stream now; new ones end at once."""
        self.closing.set()

    @contextlib.contextmanager
    def admitted(self, kept: Kept, viewer: Viewer) -> Iterator[bool]:
        """Whether one more stream may be opened; while it is open, its seat counts as connected."""
        key = (kept.id, viewer)
        mine = self._open.get(key, 0)
        spectator = viewer is None
        if sum(self._open.values()) >= self._most or (mine >= self._most_each and not spectator):
            yield False
            return
        self._open[key] = mine + 1
        if viewer is not None:
            kept.present[viewer] += 1
        try:
            yield True
        finally:
            self._open[key] -= 1
            if not self._open[key]:
                del self._open[key]
            if viewer is not None:
                kept.present[viewer] -= 1


class Listener:
    """One reader's place in a game's events. `place` is the number of the last event handed out."""

    def __init__(self, kept: Kept, viewer: Viewer, generation: int, place: int) -> None:
        self.kept, self.viewer, self.place = kept, viewer, place
        self._generation = generation
        self._wake = asyncio.Event()

    def __enter__(self) -> "Listener":
        self.kept.listeners.add(self._look)
        return self

    def __exit__(self, *_: object) -> None:
        self.kept.listeners.discard(self._look)

    def _look(self) -> None:
        """Wake up only for what this reader is told of, or for the end of its right to be told."""
        if self.over or self.waiting:
            self._wake.set()

    @property
    def over(self) -> bool:
        """The game is gone, or the token has died."""
        return self.kept.deleted or (self.viewer is not None and self.kept.keys().get(self.viewer) != self._generation)

    @property
    def waiting(self) -> bool:
        """Whether there are events after this place."""
        return len(self.kept.feed(self.viewer).messages) > self.place

    def take(self) -> list[tuple[int, bytes]]:
        """The next events with their numbers, some at a time."""
        messages = self.kept.feed(self.viewer).messages[self.place : self.place + MAX_SENT_AT_ONCE]
        numbered = list(enumerate(messages, self.place + 1))
        self.place += len(numbered)
        return numbered

    async def wait(self, seconds: float, closing: asyncio.Event) -> None:
        """Return when there is something to do, when the time is up, or when the streams are being closed."""
        self._wake.clear()
        if self.over or self.waiting or closing.is_set():
            return
        wakes = [asyncio.ensure_future(event.wait()) for event in (self._wake, closing)]
        try:
            await asyncio.wait(wakes, timeout=seconds, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for wake in wakes:
                wake.cancel()


def listener(kept: Kept, viewer: Viewer, place: int) -> Listener:
    """A listener at this place, for as long as the reader's present token lives."""
    return Listener(kept, viewer, kept.keys().get(viewer or "", 0), place)


async def poll(listening: Listener, seconds: float, streams: Streams) -> tuple[list[bytes], int]:
    """The events after the place, as soon as there are any, else none when the time is up; and the new place."""
    with listening:
        if not listening.waiting:
            await listening.wait(seconds, streams.closing)
        if listening.over:
            return [], listening.place
        return [message for _, message in listening.take()], listening.place


def frame(number: int, message: bytes) -> bytes:
    """One event on the wire. The message is JSON in one line."""
    return b"id: %d\ndata: %b\n\n" % (number, message)


class EventStream(Response):
    """The endless answer: events from a place on, keep-alives in between, until the reader or the right has gone."""

    media_type = "text/event-stream"

    def __init__(self, listening: Listener, streams: Streams, last: int | None, headers: dict[str, str]) -> None:
        super().__init__(headers={**headers, "X-Accel-Buffering": "no"})
        del self.headers["content-length"]
        self._listening, self._streams = listening, streams
        self._reset = last is not None and last != listening.place

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        self._send = send
        gone = asyncio.ensure_future(_disconnected(receive))
        with self._listening, self._streams.admitted(self._listening.kept, self._listening.viewer):
            sending = asyncio.ensure_future(self._run())
            try:
                await asyncio.wait((gone, sending), return_when=asyncio.FIRST_COMPLETED)
            finally:
                gone.cancel()
                sending.cancel()
        with contextlib.suppress(asyncio.CancelledError, TimeoutError):
            await sending

    async def _run(self) -> None:
        patience = self._streams.patience
        await self._send({"type": "http.response.start", "status": 200, "headers": self.raw_headers})
        await self._write(b"retry: 2000\n\n" + (self._reset_notice() if self._reset else b""))
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(patience.life):
                async for chunk in self._chunks(patience.keep_alive):
                    await self._write(chunk)
        await self._send({"type": "http.response.body", "body": b"", "more_body": False})

    def _reset_notice(self) -> bytes:
        return b'event: reset\ndata: {"event":%d}\n\n' % self._listening.place

    async def _chunks(self, keep_alive: float) -> AsyncIterator[bytes]:
        listening, closing = self._listening, self._streams.closing
        while not (listening.over or closing.is_set()):
            if listening.waiting:
                yield b"".join(frame(number, message) for number, message in listening.take())
                continue
            await listening.wait(keep_alive, closing)
            if not (listening.waiting or listening.over or closing.is_set()):
                yield KEEP_ALIVE

    async def _write(self, chunk: bytes) -> None:
        """Send, or give the reader up: TimeoutError when it takes nothing for too long."""
        async with asyncio.timeout(self._streams.patience.stalled):
            await self._send({"type": "http.response.body", "body": chunk, "more_body": True})


async def _disconnected(receive: Receive) -> None:
    while (await receive())["type"] != "http.disconnect":
        continue
