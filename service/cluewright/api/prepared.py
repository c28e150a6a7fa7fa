"""Answers that stay the same within a release, kept ready in front of the application.

It is a small HTTP cache (RFC 9111) in the process: an answer that a route marked as fixed is repeated, byte for byte,
to requests that are equal in all its Vary names. A test compares it with the application behind it.
"""

from collections import Counter, OrderedDict
from dataclasses import dataclass, field

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from .answers import FIXED, NOT_IN_304, none_match
from .edge import ROUTE, route_of
from .metrics import Metrics

MAX_ANSWERS = 2048
MAX_BYTES = 32 * 1024 * 1024  # of their bodies, each once
MAX_VARYING = 512
ACCEPT, ACCEPT_LANGUAGE, ACCEPT_ENCODING = b"accept", b"accept-language", b"accept-encoding"
_DROPPED = frozenset(name.encode() for name in NOT_IN_304)
Key = tuple[str, bytes, bytes | None, bytes | None, bytes | None]


@dataclass(frozen=True, slots=True)
class Prepared:
    """One answer, ready to send as it is: nobody may change its messages."""

    route: str
    tag: bytes
    start: Message
    body: Message
    unchanged: Message


@dataclass(slots=True)
class Recording:
    """Takes note of an answer on its way out: of its bytes only if the route marked it as fixed, for others may be
    endless."""

    scope: Scope
    send: Send
    start: Message | None = None
    chunks: list[bytes] = field(default_factory=list)

    async def __call__(self, message: Message) -> None:
        if message["type"] == "http.response.start":
            self.start = message
        elif FIXED in self.scope:
            self.chunks.append(message.get("body", b""))
        await self.send(message)


class PreparedAnswers:
    """Pure ASGI, outermost: answers GET and HEAD from what is prepared, prepares what it sees pass."""

    def __init__(self, app: ASGIApp, metrics: Metrics) -> None:
        self._app, self._metrics = app, metrics
        self._answers: OrderedDict[Key, Prepared] = OrderedDict()
        self._bodies: dict[bytes, bytes] = {}
        self._uses: Counter[bytes] = Counter()
        self._size = 0

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http" or scope["method"] not in ("GET", "HEAD"):
            await self._app(scope, receive, send)
            return
        headers = dict(scope["headers"])
        if len(headers) != len(scope["headers"]):  # repeated headers are for the application to join
            await self._app(scope, receive, send)
            return
        find = headers.get
        key = (scope["path"], scope["query_string"], find(ACCEPT), find(ACCEPT_LANGUAGE), find(ACCEPT_ENCODING))
        answer = self._answers.get(key)
        if answer is None:
            await self._prepare(key, scope, receive, send)
            return
        condition = headers.get(b"if-none-match")
        message = answer.unchanged if condition is not None and _matches(condition, answer.tag) else answer.start
        scope[ROUTE] = answer.route
        self._metrics.requests[scope["method"], answer.route, message["status"]] += 1
        await send(message)
        await send(answer.body if message is answer.start and scope["method"] == "GET" else _NOTHING)

    async def _prepare(self, key: Key, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["method"] != "GET" or sum(len(part) for part in key[1:] if part) > MAX_VARYING:
            await self._app(scope, receive, send)
            return
        recording = Recording(scope, send)
        await self._app(scope, receive, recording)
        if FIXED in scope and recording.start is not None and recording.start["status"] == 200:
            self._keep(key, route_of(scope), recording.start, b"".join(recording.chunks))

    def _keep(self, key: Key, route: str, start: Message, body: bytes) -> None:
        headers = list(start["headers"])
        tag = dict(headers)[b"etag"]
        if key in self._answers:  # two of the same at once
            return
        if tag not in self._bodies:
            self._bodies[tag] = body
            self._size += len(body)
        self._uses[tag] += 1
        body = self._bodies[tag]
        kept = [(name, value) for name, value in headers if name not in _DROPPED]
        unchanged = {"type": "http.response.start", "status": 304, "headers": kept}
        self._answers[key] = Prepared(route, tag, start, {"type": "http.response.body", "body": body}, unchanged)
        while len(self._answers) > MAX_ANSWERS or self._size > MAX_BYTES:
            self._forget_oldest()

    def _forget_oldest(self) -> None:
        _, oldest = self._answers.popitem(last=False)
        self._uses[oldest.tag] -= 1
        if not self._uses[oldest.tag]:
            del self._uses[oldest.tag]
            self._size -= len(self._bodies.pop(oldest.tag))


def _matches(condition: bytes, tag: bytes) -> bool:
    return condition == tag or none_match(condition.decode("latin-1"), tag.decode())


_NOTHING: Message = {"type": "http.response.body", "body": b""}
