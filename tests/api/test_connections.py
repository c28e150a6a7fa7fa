"""Callers who send too much, or too little: over real sockets, to the connection alone."""

import asyncio
from collections.abc import Awaitable, Callable

import pytest
import uvicorn
from starlette.types import Receive, Scope, Send
from uvicorn.server import ServerState

from cluewright.api.connections import MAX_HEAD, MAX_WAITING, Connection

Client = Callable[[asyncio.StreamReader, asyncio.StreamWriter], Awaitable[bytes]]
PLAIN = b"GET / HTTP/1.1\r\n\r\n"
CHUNKED = b"POST / HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\n"
LAST = b"GET / HTTP/1.1\r\nConnection: close\r\n\r\n"


async def application(scope: Scope, receive: Receive, send: Send) -> None:
    while (message := await receive()).get("more_body"):
        continue
    if message["type"] == "http.request":
        await send({"type": "http.response.start", "status": 204, "headers": []})
        await send({"type": "http.response.body", "body": b""})


def meet(client: Client) -> bytes:
    """What a client gets to read until the connection is closed."""

    async def run() -> bytes:
        config = uvicorn.Config(application, log_level="critical")
        config.load()
        state = ServerState()
        server = await asyncio.get_running_loop().create_server(
            lambda: Connection(config=config, server_state=state, app_state={}), "127.0.0.1", 0
        )
        async with server:
            reader, writer = await asyncio.open_connection(*server.sockets[0].getsockname())
            try:
                return await asyncio.wait_for(client(reader, writer), 5)
            finally:
                writer.close()

    return asyncio.run(run())


def sending(*parts: bytes) -> Client:
    async def client(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> bytes:
        for part in parts:
            writer.write(part)
            await asyncio.sleep(0.01)
        try:
            return await reader.read()
        except ConnectionError:  # closed with something of ours unread
            return b""

    return client


@pytest.mark.parametrize(
    ("start", "more"),
    [
        (b"GET / HTTP/1.1\r\n", b"X: " + b"a" * 8_000 + b"\r\n"),
        (b"GET / HTTP/1.1\r\nX: ", b"a" * 8_000),
        (b"GET /", b"a" * 8_000),
        (CHUNKED + b"1\r\na\r\n0\r\n", b"X: " + b"a" * 8_000 + b"\r\n"),
    ],
)
def test_an_endless_head_is_cut_off(start: bytes, more: bytes) -> None:
    answer = meet(sending(start, *[more] * (MAX_HEAD // len(more) + 2)))
    assert not answer or answer.startswith(b"HTTP/1.1 400 ")


def test_what_is_within_the_bounds_is_answered() -> None:
    head = b"GET / HTTP/1.1\r\nX: " + b"a" * (MAX_HEAD - 100) + b"\r\n\r\n"
    body = b"1000\r\n" + b"a" * 0x1000 + b"\r\n"
    answer = meet(sending(head, head, CHUNKED, *[body] * 40, b"0\r\n\r\n", *[PLAIN] * 3, LAST))
    assert answer.count(b"HTTP/1.1 204 ") == 7
    assert b"HTTP/1.1 400 " not in answer


def test_requests_sent_all_at_once_are_not_all_taken() -> None:
    assert meet(sending(PLAIN * (MAX_WAITING - 1) + LAST)).count(b"HTTP/1.1 204 ") == MAX_WAITING
    assert meet(sending(PLAIN * (MAX_WAITING * 100) + LAST)).count(b"HTTP/1.1 204 ") <= 1


@pytest.mark.parametrize("parts", [(), (b"GET / HTT",), (PLAIN, b"\r\n"), (PLAIN, b"GET"), (CHUNKED, b"1\r\na\r\n")])
def test_who_leaves_a_request_half_said_is_not_waited_for(
    parts: tuple[bytes, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Connection, "seconds", 0.2)
    assert meet(sending(*parts)).count(b"HTTP/1.1 ") <= 1


def test_who_waits_for_an_answer_is_not_cut_off(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Connection, "seconds", 0.2)

    async def client(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> bytes:
        writer.write(PLAIN)
        await reader.readuntil(b"\r\n\r\n")
        await asyncio.sleep(0.5)
        writer.write(LAST)
        return await reader.read()

    assert meet(client).startswith(b"HTTP/1.1 204 ")
