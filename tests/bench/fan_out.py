"""Goal 6: one game with many readers. Processor time for each event that reaches a reader, and memory for each reader.

The readers read real sockets. Each event is sent when everybody has the one before.
"""

import asyncio
import json
import statistics
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import cycle
from typing import cast

import uvloop

from .bare_streams import EVENTS, KINDS, PUBLISH
from .machine import installed
from .processes import SERVICE, Command, Server, ask, running
from .report import Row, Wanted, row
from .timing import ratio

READERS, SENT, ROUNDS = 1000, 12, 2
MARK = b'"type":"game_'
Publish = Callable[[], object]


@dataclass(frozen=True, slots=True)
class Figures:
    """Microseconds of processor time for one event to one reader, and KiB for one reader."""

    cpu: float
    memory: float


def rows() -> Iterator[Row]:
    """Ours beside each way there is to compare with."""
    ways = [kind for kind in KINDS if kind != "sse-starlette" or installed(kind)]
    found: dict[str, list[Figures]] = {name: [] for name in ("ours", *ways)}
    for _ in range(ROUNDS):
        for name in found:
            found[name].append(_measured(name))
    ours = found.pop("ours")
    for name, bases in found.items():
        yield _beside(name, ours, bases)
    if "sse-starlette" not in found:
        yield Row("6", "events beside sse-starlette", "not measured", "", "sse-starlette is not installed")
    memory, wanted = statistics.median(one.memory for one in ours), Wanted(20, unit=" KiB")
    others = ", ".join(f"{name} {statistics.median(one.memory for one in bases):.0f}" for name, bases in found.items())
    yield row("6", f"memory of one of {READERS} readers", f"{memory:.1f} KiB", others, memory, wanted)


def _beside(name: str, ours: list[Figures], bases: list[Figures]) -> Row:
    mine, theirs = ([one.cpu for one in figures] for figures in (ours, bases))
    what, measured = f"event to a reader beside {name}", f"{statistics.median(mine):.1f} µs CPU"
    base, value = f"{name} {statistics.median(theirs):.1f} µs", ratio(mine, theirs)
    return row("6", what, measured, base, value, Wanted(0.5) if name == "sse-starlette" else None, theirs)


def _measured(name: str) -> Figures:
    command: Command = SERVICE if name == "ours" else ("-m", "tests.bench.bare_streams", name, "{port}")
    with running(command) as server:
        if name == "ours":
            server.ready()
            path, publish = _own_game(server)
        else:
            path, publish = EVENTS, lambda: _expect(server, "POST", PUBLISH, None)
        return uvloop.run(_read(server, path, publish))


def _own_game(server: Server) -> tuple[str, Publish]:
    """A started game whose host pauses and resumes it: two events that everybody is told of."""
    opened = _expect(server, "POST", "/v1/games", {"rulebook": "decrypto"})
    path = f"/v1/games/{opened['id']}"
    for number in range(4):
        seat = {"name": f"P{number}", "team": ("white", "black")[number % 2], "join_code": opened["join_code"]}
        _expect(server, "POST", f"{path}/seats", {**seat, "language": "en"})

    def command(kind: str) -> None:
        _expect(server, "POST", f"{path}/commands", {"type": kind}, f"Bearer {opened['host_token']}")

    command("start")
    kinds = cycle(("pause", "resume"))
    return f"{path}/events", lambda: command(next(kinds))


def _expect(server: Server, method: str, path: str, body: object, bearer: str = "") -> dict[str, str]:
    headers = {"content-type": "application/json", **({"authorization": bearer} if bearer else {})}
    status, _, content = ask(server.port, method, path, json.dumps(body).encode(), headers)
    if status not in (200, 201):
        raise RuntimeError(f"{method} {path}: {status} {content!r}")
    answer: dict[str, str] = json.loads(content)
    return answer


@dataclass(eq=False)
class _Reader(asyncio.Protocol):
    request: bytes
    events: int = 0
    open: bool = False
    rest: bytes = b""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)  # uvloop's are no subclass
        self.transport.write(self.request)

    def data_received(self, data: bytes) -> None:
        self.open, data = True, self.rest + data
        self.events += data.count(MARK)
        self.rest = data[-len(MARK) + 1 :]


async def _read(server: Server, path: str, publish: Publish) -> Figures:
    request = f"GET {path} HTTP/1.1\r\nhost: bench\r\naccept: text/event-stream\r\n\r\n".encode()
    first = await _connected(server, request, 20)  # what the first readers bring along is not counted
    empty = server.resident()
    readers = [*first, *await _connected(server, request, READERS - len(first))]
    memory = (server.resident() - empty) / (READERS - len(first))
    await _told(publish, readers)
    before = server.cpu()
    for _ in range(SENT):
        await _told(publish, readers)
    spent = server.cpu() - before
    for reader in readers:
        reader.transport.abort()
    return Figures(spent / (SENT * READERS) * 1e6, memory)


async def _connected(server: Server, request: bytes, count: int) -> list[_Reader]:
    loop, readers = asyncio.get_running_loop(), [_Reader(request) for _ in range(count)]
    for reader in readers:
        await loop.create_connection(lambda reader=reader: reader, "127.0.0.1", server.port)  # type: ignore[misc]
    while not all(reader.open for reader in readers):
        await asyncio.sleep(0.01)
    await asyncio.sleep(0.3)
    return readers


async def _told(publish: Publish, readers: list[_Reader]) -> None:
    """Send one event and wait until everybody has it. Raises TimeoutError."""
    wanted = [reader.events + 1 for reader in readers]
    await asyncio.to_thread(publish)
    async with asyncio.timeout(20):
        while any(reader.events < count for reader, count in zip(readers, wanted, strict=True)):
            await asyncio.sleep(0.002)
