"""Streams and long polls: everything once and in order, nothing that the reader may not know, no reader for ever."""

import asyncio
import json
import random
from collections.abc import AsyncIterator
from dataclasses import dataclass, field, replace
from typing import Any

import pytest
from starlette.types import ASGIApp, Message

from cluewright.api.app import create_app
from cluewright.api.events import Patience, Streams
from cluewright.api.settings import Settings
from cluewright.bootstrap import Services
from cluewright.core.engines.decrypto.commands import GiveClues, SaveDraft
from cluewright.core.engines.engine import HOST
from cluewright.core.engines.lobby import ChangeSeat, Join, Pause, Resume, Start
from cluewright.usecases.games.decrypto import DecryptoWish
from cluewright.usecases.games.keeping import Games, load
from cluewright.usecases.games.keywords import GivenKeyword
from cluewright.usecases.games.opening import open_game
from cluewright.usecases.games.seating import delete_game, leave_seat, new_token
from cluewright.usecases.games.watching import seen
from cluewright.usecases.play import Visit, act

from .playing import PLAYERS, WORDS, Clock, games

pytestmark = pytest.mark.anyio


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@dataclass
class Reader:
    """One request that may stay open. `stuck`: takes nothing any more."""

    app: ASGIApp
    target: str
    headers: dict[str, str]
    messages: list[Message] = field(default_factory=list)
    stuck: bool = False

    def __post_init__(self) -> None:
        self._gone, self._taken = asyncio.Event(), asyncio.Event()
        self.task = asyncio.ensure_future(self._run())

    async def _run(self) -> None:
        path, _, query = self.target.partition("?")
        headers = [(name.lower().encode(), value.encode()) for name, value in self.headers.items()]
        scope = {
            "type": "http", "method": "GET", "path": path, "raw_path": path.encode(), "query_string": query.encode(),
            "headers": headers, "client": ("127.0.0.1", 1), "server": ("test", 80), "scheme": "http",
            "http_version": "1.1", "root_path": "", "asgi": {"version": "3.0"},
        }  # fmt: skip
        await self.app(scope, self._receive, self._send)

    async def _receive(self) -> Message:
        await self._gone.wait()
        return {"type": "http.disconnect"}

    async def _send(self, message: Message) -> None:
        while self.stuck:
            await asyncio.sleep(3600)
        self.messages.append(message)
        self._taken.set()

    async def leave(self) -> None:
        """Hang up."""
        self._gone.set()
        await asyncio.wait_for(self.task, 2)

    async def ended(self) -> None:
        """Wait until the server has ended the answer."""
        await asyncio.wait_for(asyncio.shield(self.task), 2)

    @property
    def status(self) -> int:
        status: int = self.messages[0]["status"]
        return status

    @property
    def text(self) -> str:
        return b"".join(message.get("body", b"") for message in self.messages[1:]).decode()

    def events(self) -> list[Any]:
        """The events read so far; each one's number is checked against its id line."""
        found = []
        for block in self.text.split("\n\n"):
            lines = dict(line.split(": ", 1) for line in block.splitlines() if not line.startswith(":"))
            if "id" in lines:
                event = json.loads(lines["data"])
                assert event["id"] == int(lines["id"])
                found.append(event)
        return found

    async def read(self, count: int) -> list[Any]:
        """Wait for so many events."""
        async with asyncio.timeout(2):
            while len(self.events()) < count:
                self._taken.clear()
                await self._taken.wait()
        return self.events()


@dataclass
class Room:
    """A started game and an application whose streams have little patience."""

    games: Games
    app: ASGIApp
    streams: Streams
    game: str
    readers: list[Reader] = field(default_factory=list)

    def token(self, who: str, generation: int = 1) -> str:
        return self.games.tokens.token(self.game, who, generation)

    async def read(self, who: str | None, what: str = "/events", **headers: str) -> Reader:
        """A reader that is connected as somebody or (None) as a spectator."""
        given = {name.replace("_", "-"): value for name, value in headers.items()}
        if who is not None:
            given["authorization"] = f"Bearer {self.token(who)}"
        reader = Reader(self.app, f"/v1/games/{self.game}{what}", given)
        self.readers.append(reader)
        await settle()
        return reader

    async def visit(self, who: str | None) -> Visit:
        return Visit(await load(self.games, self.game), who)

    async def do(self, who: str, command: Any) -> None:
        await act(self.games, await self.visit(who), command)
        await settle()

    async def public_step(self) -> None:
        """A step that everybody is told of: two events."""
        await self.do(HOST, Pause())
        await self.do(HOST, Resume())

    async def private_step(self) -> None:
        """A step that only White's encryptor is told of."""
        await self.do("white-1", SaveDraft(("a secret", None, None)))


async def settle() -> None:
    """Let everything happen that can happen now."""
    for _ in range(20):
        await asyncio.sleep(0)
    await asyncio.sleep(0.005)


PATIENT = Patience(keep_alive=60, stalled=60, life=3600)


@pytest.fixture
async def room(services: Services, request: pytest.FixtureRequest) -> AsyncIterator[Room]:
    mine = games(services, Clock())
    streams = Streams(getattr(request, "param", PATIENT), most_each=3)
    given = {team: tuple(GivenKeyword(text=word) for word in words) for team, words in WORDS.items()}
    opened = await open_game(mine, DecryptoWish(keywords=given, codes="entered"))
    room = Room(mine, create_app(replace(services, games=mine, streams=streams)), streams, opened.id)
    for name, team in PLAYERS:
        await act(mine, await room.visit(None), Join(name, "en", team))
    await room.do(HOST, Start())
    yield room
    for reader in room.readers:
        reader.task.cancel()
    await asyncio.gather(*(reader.task for reader in room.readers), return_exceptions=True)


STARTED = ["game_created", *["seat_joined"] * 4, "game_started", "round_started"]


async def test_a_stream_tells_what_was_and_what_comes(room: Room) -> None:
    reader = await room.read("black-1")
    assert [event["type"] for event in await reader.read(7)] == STARTED
    await room.public_step()
    assert [event["type"] for event in await reader.read(9)][7:] == ["game_paused", "game_resumed"]
    headers = dict(reader.messages[0]["headers"])
    assert headers[b"content-type"].startswith(b"text/event-stream")
    assert headers[b"cache-control"] == b"no-store"
    assert b"content-length" not in headers
    await reader.leave()


async def test_a_cut_stream_goes_on_where_it_was(room: Room) -> None:
    dice, told, connections = random.Random(3), 0, 0
    numbers: list[int] = []
    while len(numbers) < 60:
        connections += 1
        reader = await room.read("black-1", last_event_id=str(told))
        for _ in range(dice.randrange(3)):
            await room.public_step()
        numbers += [event["id"] for event in reader.events()]
        told = numbers[-1] if numbers else 0
        await reader.leave()
    assert connections > 10
    assert numbers == list(range(1, len(numbers) + 1))


@pytest.mark.parametrize("place", ["8", "999999999", "x", "-1", "1" * 400])
async def test_a_place_that_there_is_not_is_reset(room: Room, place: str) -> None:
    reader = await room.read("black-1", last_event_id=place)
    assert 'event: reset\ndata: {"event":7}\n\n' in reader.text
    assert reader.events() == []
    await room.public_step()
    assert [event["id"] for event in await reader.read(2)] == [8, 9]


async def test_the_last_place_needs_no_reset(room: Room) -> None:
    reader = await room.read("black-1", last_event_id="7")
    assert reader.text == "retry: 2000\n\n"


async def test_nobody_hears_of_private_steps(room: Room) -> None:
    readers = [await room.read(who) for who in ("white-1", "white-2", "black-1", HOST, None)]
    lengths = [len(reader.messages) for reader in readers]
    await room.private_step()
    await room.do("white-1", ChangeSeat(language="ko"))
    grown = [len(reader.messages) - before for reader, before in zip(readers, lengths, strict=True)]
    assert grown == [2, 0, 0, 0, 0]


async def test_each_reader_has_numbers_of_its_own(room: Room) -> None:
    await room.private_step()
    await room.public_step()
    for who, count in (("white-1", 10), ("black-1", 9), (None, 9)):
        reader = await room.read(who)
        assert [event["id"] for event in await reader.read(count)] == list(range(1, count + 1))


async def test_a_stream_dies_with_its_token(room: Room) -> None:
    mine, other = await room.read("white-1"), await room.read("white-2")
    await new_token(room.games, await room.visit(HOST), "white-1")
    await mine.ended()
    assert not other.task.done()
    await room.public_step()
    assert "game_paused" not in mine.text


async def test_a_stream_dies_with_its_seat(services: Services) -> None:
    mine = games(services, Clock())
    opened = await open_game(mine, DecryptoWish())
    room = Room(mine, create_app(replace(services, games=mine)), services.streams, opened.id)
    await act(mine, await room.visit(None), Join("Ann", "en", "white"))
    reader = await room.read("white-1")
    await leave_seat(mine, await room.visit(HOST), "white-1")
    await reader.ended()


async def test_streams_die_with_their_game(room: Room) -> None:
    readers = [await room.read(who) for who in ("white-1", None)]
    await delete_game(room.games, await room.visit(HOST))
    for reader in readers:
        await reader.ended()


async def test_closing_ends_every_stream_and_poll(room: Room) -> None:
    readers = [await room.read("white-1"), await room.read(None, "/events?after=7&wait=60")]
    room.streams.close()
    for reader in readers:
        await reader.ended()
    late = await room.read("white-2")
    await late.ended()


@pytest.mark.parametrize("room", [Patience(keep_alive=0.02, stalled=60, life=3600)], indirect=True)
async def test_silence_is_kept_alive(room: Room) -> None:
    reader = await room.read("black-1", last_event_id="7")
    await asyncio.sleep(0.1)
    assert reader.text.count(": keep-alive\n\n") >= 2


@pytest.mark.parametrize("room", [Patience(keep_alive=0.02, stalled=60, life=0.1)], indirect=True)
async def test_a_stream_must_be_renewed(room: Room) -> None:
    reader = await room.read("black-1")
    await reader.ended()
    assert reader.messages[-1] == {"type": "http.response.body", "body": b"", "more_body": False}


@pytest.mark.parametrize("room", [Patience(keep_alive=60, stalled=0.05, life=3600)], indirect=True)
async def test_a_reader_that_takes_nothing_is_dropped(room: Room) -> None:
    slow, quick = await room.read("black-1"), await room.read("black-2")
    slow.stuck = True
    await room.public_step()
    assert len(await quick.read(9)) == 9
    await slow.ended()
    assert not quick.task.done()


async def test_a_seat_has_few_streams(room: Room) -> None:
    readers = [await room.read("white-1") for _ in range(4)]
    assert [reader.status for reader in readers] == [200, 200, 200, 429]
    await readers[0].leave()
    assert (await room.read("white-1")).status == 200
    assert (await room.read("white-2")).status == 200


async def test_one_client_cannot_take_the_streams_of_all(room: Room, services: Services) -> None:
    streams, settings = Streams(PATIENT, most_of_one=2), Settings(rate_limit_loopback=True)
    app = create_app(replace(services, games=room.games, streams=streams, settings=settings))
    own = replace(room, app=app, streams=streams)
    readers = [await own.read(None) for _ in range(3)]
    assert [reader.status for reader in readers] == [200, 200, 429]
    await readers[0].leave()
    assert (await own.read(None)).status == 200


async def test_who_reads_is_connected(room: Room) -> None:
    async def connected() -> list[str]:
        view, _ = seen(room.games, await room.visit(None))
        return [s["seat"] for side in view["teams"].values() for s in side["seats"] if s["connected"]]

    assert await connected() == []
    reader = await room.read("black-1")
    assert await connected() == ["black-1"]
    await reader.leave()
    assert await connected() == []


async def test_a_poll_waits_for_what_its_reader_may_know(room: Room) -> None:
    reader = await room.read("black-1", "/events?after=7&wait=60")
    await room.private_step()
    assert reader.messages == []
    await room.do(HOST, Pause())
    await reader.ended()
    body = json.loads(reader.text)
    assert ([event["type"] for event in body["events"]], body["next"]) == (["game_paused"], 8)


async def test_a_poll_ends_empty_with_its_token(room: Room) -> None:
    reader = await room.read("white-1", "/events?after=8&wait=60")
    await new_token(room.games, await room.visit(HOST), "white-1")
    await act(room.games, await room.visit(HOST), Pause())  # before the poll has had time to notice
    await reader.ended()
    assert json.loads(reader.text)["events"] == []


async def test_a_poll_gives_up_in_time(room: Room) -> None:
    reader = await room.read("black-1", "/events?after=7&wait=0")
    await reader.ended()
    assert json.loads(reader.text) == {"events": [], "next": 7}


async def test_json_is_answered_to_those_who_ask_for_it(room: Room) -> None:
    reader = await room.read("black-1", accept="application/json")
    await reader.ended()
    assert len(json.loads(reader.text)["events"]) == 7


async def test_a_stream_may_be_asked_for_from_a_number(room: Room) -> None:
    reader = await room.read("black-1", "/events?after=5", accept="text/event-stream")
    assert [event["id"] for event in await reader.read(2)] == [6, 7]


async def test_clues_are_told_when_they_are_read_aloud(room: Room) -> None:
    reader = await room.read("black-2")
    await room.do("white-1", GiveClues(("one", "two", "three"), (4, 2, 1)))
    assert "three" not in reader.text
    await room.do("black-1", GiveClues(("four", "five", "six"), (4, 3, 2)))
    assert "three" in reader.text
    assert "six" not in reader.text
