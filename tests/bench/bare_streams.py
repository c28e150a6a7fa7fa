"""The bases of streaming: the usual ways to send events, each with a queue for every reader."""

import asyncio
import json
import sys
from collections.abc import AsyncIterator, Iterator
from contextlib import contextmanager
from typing import Any

from fastapi import FastAPI
from fastapi.sse import EventSourceResponse, ServerSentEvent
from starlette.responses import StreamingResponse

from .bare_fastapi import check_health, serve

KINDS = ("StreamingResponse", "sse-starlette", "fastapi.sse")
EVENTS, PUBLISH = "/events", "/publish"
DATA = json.dumps(
    {"id": 9, "type": "game_paused", "version": 9, "at": "2031-05-17T12:00:00Z", "data": {"by": "host"}},
    separators=(",", ":"),
)
_queues: set["asyncio.Queue[bytes | str]"] = set()


@contextmanager
def queue() -> Iterator["asyncio.Queue[bytes | str]"]:
    """A reader's queue, for as long as it reads."""
    mine: asyncio.Queue[bytes | str] = asyncio.Queue()
    _queues.add(mine)
    try:
        yield mine
    finally:
        _queues.discard(mine)


async def plain() -> StreamingResponse:
    async def chunks() -> AsyncIterator[bytes | str]:
        with queue() as mine:
            yield b": hello\n\n"
            while True:
                yield await mine.get()

    return StreamingResponse(chunks(), media_type="text/event-stream")


async def sse_starlette() -> Any:
    from sse_starlette.sse import EventSourceResponse as Answer  # type: ignore[import-not-found,unused-ignore]

    async def events() -> AsyncIterator[dict[str, Any]]:
        with queue() as mine:
            while True:
                yield {"id": "9", "data": await mine.get()}

    return Answer(events())


async def fastapi_sse() -> AsyncIterator[ServerSentEvent]:
    with queue() as mine:
        while True:
            yield ServerSentEvent(raw_data=str(await mine.get()), id="9")


def application(kind: str) -> FastAPI:
    """One way to stream, and an operation that sends an event to everybody."""
    app = FastAPI(openapi_url=None)
    event: bytes | str = f"id: 9\ndata: {DATA}\n\n".encode() if kind == "StreamingResponse" else DATA
    if kind == "fastapi.sse":
        app.get(EVENTS, response_class=EventSourceResponse)(fastapi_sse)
    else:
        app.get(EVENTS, response_model=None)(plain if kind == "StreamingResponse" else sse_starlette)

    async def publish() -> dict[str, int]:
        for waiting in _queues:
            waiting.put_nowait(event)
        return {"readers": len(_queues)}

    app.post(PUBLISH)(publish)
    app.get("/healthz")(check_health)
    return app


if __name__ == "__main__":
    serve(application(sys.argv[1]), int(sys.argv[2]))
