"""Events to readers: server-sent events, and long polling for those who cannot read a stream.

A reader's events are encoded once, however many streams it has. A stream keeps no queue, only its place: a slow
reader costs nothing but its connection, and loses that when it stops reading. What is sent, and when, depends only on
what the reader may know: a private step of somebody else wakes no stream.
"""

import asyncio
import contextlib
import time
from collections.abc import AsyncIterator, Iterator
from dataclasses import dataclass

from starlette.responses import Response
from starlette.types import Receive, Scope, Send

from cluewright.core.engines.engine import Viewer
from cluewright.usecases.games.kept import Kept

KEEP_ALIVE = b": keep-alive\n\n"
RETRY = b"retry: 2000\n\n"
MAX_SENT_AT_ONCE = 64


@dataclass(frozen=True, slots=True)
class Patience:
    """Seconds: between keep-alives, until a reader that takes nothing is dropped, until a stream must be renewed."""

    keep_alive: float = 15.0
    stalled: float = 10.0
    life: float = 3600.0


class Listener:
    """One reader's place in a game's events. `place` is the number of the last event handed out; `client` is whom the
    limits count the reader as, if they do."""

    def __init__(self, kept: Kept, viewer: Viewer, place: int, client: str | None = None) -> None:
        self.kept, self.viewer, self.place, self.client = kept, viewer, place, client
        self._generation = self._present_generation()
        self._waking: asyncio.Future[None] | None = None

    def look(self) -> None:
        """Wake up, but only for what this reader is told of, or for the end of its right to be told."""
        if self.over or self.waiting:
            self.wake()

    def wake(self) -> None:
        """End the present wait."""
        if self._waking is not None and not self._waking.done():
            self._waking.set_result(None)

    @property
    def over(self) -> bool:
        """The game is gone, or the token has died."""
        return self.kept.deleted or self._present_generation() != self._generation

    def _present_generation(self) -> int:
        """That of this reader's token; spectators have none. Asked for every reader at every event."""
        return 0 if self.viewer is None else self.kept.keys().get(self.viewer, 0)

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

    async def wait(self, seconds: float) -> None:
        """Return when it is woken, or when the time is up."""
        loop = asyncio.get_running_loop()
        self._waking = loop.create_future()
        alarm = loop.call_later(seconds, self.wake)
        try:
            await self._waking
        finally:
            alarm.cancel()


class Streams:
    """The open streams and waiting polls of one process, so that they can be counted and closed."""

    def __init__(
        self, patience: Patience | None = None, most: int = 2000, most_each: int = 8, most_of_one: int = 256
    ) -> None:
        self.patience = patience or Patience()
        self.closing = False
        self._most, self._most_each, self._most_of_one = most, most_each, most_of_one
        self._listeners: set[Listener] = set()

    def close(self) -> None:
        """End every stream now; new ones end at once."""
        self.closing = True
        for listener in tuple(self._listeners):
            listener.wake()

    def full(self, kept: Kept, viewer: Viewer, client: str | None = None) -> bool:
        """Whether this reader may not have one more stream, nor the client that it belongs to: one alone must not take
        those of all."""
        mine = sum(one.kept is kept and one.viewer == viewer for one in self._listeners)
        of_client = sum(one.client == client for one in self._listeners) if client is not None else 0
        return (
            len(self._listeners) >= self._most
            or (viewer is not None and mine >= self._most_each)
            or of_client >= self._most_of_one
        )

    @contextlib.contextmanager
    def listening(self, listener: Listener) -> Iterator[None]:
        """Keep the listener told; as long as it listens, its seat counts as connected."""
        kept, viewer = listener.kept, listener.viewer
        kept.listeners.add(listener.look)
        self._listeners.add(listener)
        if viewer is not None:
            kept.present[viewer] += 1
        try:
            yield
        finally:
            kept.listeners.discard(listener.look)
            self._listeners.discard(listener)
            if viewer is not None:
                kept.present[viewer] -= 1


async def poll(listener: Listener, seconds: float, streams: Streams) -> list[bytes]:
    """The events after the listener's place as soon as there are any; none when the time is up."""
    with streams.listening(listener):
        if not (listener.waiting or streams.closing):
            await listener.wait(seconds)
        return [] if listener.over else [message for _, message in listener.take()]


def frame(number: int, message: bytes) -> bytes:
    """One event on the wire. The message is JSON in one line."""
    return b"id: %d\ndata: %b\n\n" % (number, message)


class EventStream(Response):
    """The endless answer: events from a place on, keep-alives in between, until the reader or the right has gone."""

    media_type = "text/event-stream"

    def __init__(self, listener: Listener, streams: Streams, reset: bool, headers: dict[str, str]) -> None:
        """`reset`: the reader named a place that there is not; it is told to look at the whole game again."""
        super().__init__(headers={**headers, "X-Accel-Buffering": "no"})
        del self.headers["content-length"]
        self._listener, self._streams, self._reset = listener, streams, reset

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        with self._streams.listening(self._listener):
            tasks = [asyncio.ensure_future(work) for work in (_disconnected(receive), self._run(send))]
            try:
                await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
            finally:
                for task in tasks:
                    task.cancel()
                await asyncio.gather(*tasks, return_exceptions=True)

    async def _run(self, send: Send) -> None:
        patience = self._streams.patience
        write = _Writer(send, patience.stalled)
        await send({"type": "http.response.start", "status": 200, "headers": self.raw_headers})
        await write(RETRY + (b'event: reset\ndata: {"event":%d}\n\n' % self._listener.place if self._reset else b""))
        renew_at = time.monotonic() + patience.life
        async for chunk in self._chunks(patience.keep_alive):
            await write(chunk)
            if time.monotonic() > renew_at:
                break
        await send({"type": "http.response.body", "body": b"", "more_body": False})

    async def _chunks(self, keep_alive: float) -> AsyncIterator[bytes]:
        listener = self._listener
        while not (listener.over or self._streams.closing):
            if listener.waiting:
                yield b"".join(frame(number, message) for number, message in listener.take())
                continue
            await listener.wait(keep_alive)
            if not (listener.waiting or listener.over or self._streams.closing):
                yield KEEP_ALIVE


@dataclass(frozen=True, slots=True)
class _Writer:
    """Sends chunks, or gives the reader up: TimeoutError when it takes nothing for `stalled` seconds."""

    send: Send
    stalled: float

    async def __call__(self, chunk: bytes) -> None:
        async with asyncio.timeout(self.stalled):
            await self.send({"type": "http.response.body", "body": chunk, "more_body": True})


async def _disconnected(receive: Receive) -> None:
    while (await receive())["type"] != "http.disconnect":
        continue
