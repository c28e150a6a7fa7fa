"""Calls the application as a server would, in the process: exact bytes in, every header out."""

import asyncio
import json
from dataclasses import dataclass, field
from typing import Any

from starlette.types import ASGIApp, Message

Headers = dict[str, str] | list[tuple[str, str]]


@dataclass(frozen=True)
class Answer:
    """What came back. `raw_headers` in order; `headers` by lower-case name, repeated ones joined."""

    status: int
    raw_headers: list[tuple[str, str]]
    content: bytes
    headers: dict[str, str] = field(init=False)

    def __post_init__(self) -> None:
        joined: dict[str, str] = {}
        for name, value in self.raw_headers:
            joined[name] = f"{joined[name]}, {value}" if name in joined else value
        object.__setattr__(self, "headers", joined)

    def json(self) -> Any:
        return json.loads(self.content)


@dataclass(frozen=True)
class Caller:
    """A client of one application. Every call is a whole event loop, so nothing carries over but the app."""

    app: ASGIApp
    client: tuple[str, int] = ("127.0.0.1", 1)

    def __call__(
        self,
        method: str,
        target: str,
        body: bytes | list[bytes] = b"",
        headers: Headers | None = None,
        client: str | None = None,
    ) -> Answer:
        chunks = body if isinstance(body, list) else [body]
        path, _, query = target.partition("?")
        given = list(headers.items() if isinstance(headers, dict) else headers or ())
        if body and isinstance(body, bytes):
            given.append(("content-length", str(len(body))))
        scope = {
            "type": "http",
            "asgi": {"version": "3.0"},
            "http_version": "1.1",
            "method": method,
            "scheme": "http",
            "path": path,
            "raw_path": path.encode(),
            "query_string": query.encode("latin-1"),
            "root_path": "",
            "headers": [(name.lower().encode(), value.encode("latin-1")) for name, value in given],
            "client": (client, 1) if client else self.client,
            "server": ("test", 80),
        }
        return asyncio.run(self._run(scope, chunks))

    async def _run(self, scope: dict[str, Any], chunks: list[bytes]) -> Answer:
        sent: list[Message] = []
        waiting = list(chunks)

        async def receive() -> Message:
            if not waiting:
                return {"type": "http.disconnect"}
            return {"type": "http.request", "body": waiting.pop(0), "more_body": bool(waiting)}

        async def send(message: Message) -> None:
            sent.append(message)

        await self.app(scope, receive, send)
        start, *bodies = sent
        raw = [(name.decode("latin-1").lower(), value.decode("latin-1")) for name, value in start["headers"]]
        return Answer(start["status"], raw, b"".join(message.get("body", b"") for message in bodies))

    def get(self, target: str, **headers: str) -> Answer:
        """GET with headers written as keywords (`accept_language="ko"`)."""
        return self("GET", target, headers={name.replace("_", "-"): value for name, value in headers.items()})

    def post(self, target: str, value: Any, **headers: str) -> Answer:
        """POST of a JSON value."""
        given = {name.replace("_", "-"): text for name, text in headers.items()}
        return self("POST", target, json.dumps(value).encode(), {"content-type": "application/json", **given})
