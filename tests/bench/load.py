"""A load on a server: some connections, each sending the next request as soon as the last answer is complete."""

import asyncio
import re
import statistics
import time
from dataclasses import dataclass, field
from typing import cast

import uvloop

from .processes import Server
from .timing import percentile

HOST, CONNECTIONS = "127.0.0.1", 16
_LENGTH = re.compile(rb"content-length: (\d+)", re.IGNORECASE)


@dataclass(frozen=True, slots=True)
class Asked:
    """A request as bytes, and the status that every answer to it must have."""

    head: tuple[str, ...]
    status: int
    body: bytes = b""

    def on_the_wire(self) -> bytes:
        length = (f"content-length: {len(self.body)}",) if self.body else ()
        return "\r\n".join((*self.head, "host: bench", *length, "", "")).encode() + self.body


@dataclass(frozen=True, slots=True)
class Figures:
    """Microseconds of the server's processor time for each request, and the 50th and 99th percentile of milliseconds
    until the answer was there."""

    cpu: float
    p50: float
    p99: float


@dataclass
class _Load:
    asked: Asked
    milliseconds: list[float] = field(default_factory=list)
    going: bool = True


class _Connection(asyncio.Protocol):
    """Answers to one request are all of the same length, which the first one tells."""

    def __init__(self, load: _Load) -> None:
        self._load, self._request = load, load.asked.on_the_wire()
        self._status = b"HTTP/1.1 %d" % load.asked.status
        self._length = self._got = 0

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)  # uvloop's are no subclass
        self._ask()

    def _ask(self) -> None:
        self._got, self._since = 0, time.perf_counter()
        self._transport.write(self._request)

    def data_received(self, data: bytes) -> None:
        if not self._got and not data.startswith(self._status):
            raise RuntimeError(data[:200])
        if not self._length:
            self._length = _length(data)
        self._got += len(data)
        if self._got < self._length:
            return
        self._load.milliseconds.append((time.perf_counter() - self._since) * 1000)
        if self._load.going:
            self._ask()


def _length(data: bytes) -> int:
    head, separator, _ = data.partition(b"\r\n\r\n")
    found = _LENGTH.search(head)
    return len(head) + len(separator) + (int(found[1]) if found else 0)


def loaded(server: Server, asked: Asked, seconds: float = 0.6) -> Figures:
    """Put the load on for so long. Raises RuntimeError for an answer of another status."""
    return uvloop.run(_loaded(server, asked, seconds))


async def _loaded(server: Server, asked: Asked, seconds: float) -> Figures:
    loop, load, faults = asyncio.get_running_loop(), _Load(asked), list[str]()
    loop.set_exception_handler(lambda _, context: faults.append(repr(context.get("exception"))))
    made = [
        await loop.create_connection(lambda: _Connection(load), "127.0.0.1", server.port) for _ in range(CONNECTIONS)
    ]
    await asyncio.sleep(0.1)
    load.milliseconds.clear()
    before = server.cpu()
    await asyncio.sleep(seconds)
    spent, count = server.cpu() - before, len(load.milliseconds)
    load.going = False
    for transport, _ in made:
        transport.abort()
    if faults or not count:
        raise RuntimeError(faults[:1] or "no answers")
    return Figures(spent / count * 1e6, statistics.median(load.milliseconds), percentile(load.milliseconds, 0.99))
