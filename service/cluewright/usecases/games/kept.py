"""A game as it is kept in memory: its events folded into what requests need.

Everything here follows from the stored events alone, so it may be dropped at any time and built again.
"""

import asyncio
import json
from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from datetime import datetime
from typing import Any

from cluewright.core.engines.engine import HOST, Engine, Viewer, event_type
from cluewright.core.engines.lobby import SeatJoined, SeatLeft
from cluewright.store.codec import Codec
from cluewright.store.event_store import StoredEvent

from .facts import Continued, Opened, TokenRotated

AnyEngine = Engine[Any, Any, Any, Any]


@dataclass(frozen=True, slots=True)
class Logged:
    """An event of the engine, with the version that the game had after it."""

    position: int
    type: str
    event: Any
    at: datetime
    version: int


@dataclass(slots=True)
class Feed:
    """One reader's events, numbered from 1, as JSON that all streams of this reader share.

    `positions[n - 1]` is where event n stands in the store; `read` counts the log entries looked at.
    """

    messages: list[bytes] = field(default_factory=list)
    positions: list[int] = field(default_factory=list)
    read: int = 0


class Kept:
    """One game. `position` is that of the last event folded in; `version` counts the public ones; `created` is the
    engine's first event, which holds the seed and says who may watch; `joined` is the generation of the token that
    each joining gave, by position; `present` counts the open streams of each seat."""

    def __init__(self, game: str, engine: AnyEngine, opened: Opened) -> None:
        self.id = game
        self.engine = engine
        self.opened = opened
        self.state: Any = None
        self.created: Any = None
        self.position = 0
        self.version = 0
        self.next: str | None = None
        self.generations: dict[str, int] = {HOST: 1}
        self.log: list[Logged] = []
        self.lock = asyncio.Lock()
        self.present: Counter[str] = Counter()
        self.joined: dict[int, int] = {}
        self.listeners: set[Callable[[], None]] = set()
        self.deleted = False
        self._feeds: dict[Viewer, Feed] = {}

    def absorb(self, codec: Codec, stored: Iterable[StoredEvent]) -> None:
        """Fold in events that follow the last one; those already known are skipped."""
        before = self.position
        for entry in stored:
            if entry.position == self.position + 1:
                self._take(codec.decode(entry), entry)
                self.position = entry.position
        if self.position != before:
            self.wake()

    def _take(self, event: Any, entry: StoredEvent) -> None:
        match event:
            case Opened():
                return
            case TokenRotated():
                self.generations[event.seat] = self.generation(event.seat) + 1
            case Continued():
                self.next = event.game
            case _:
                self._evolve(event, entry)

    def _evolve(self, event: Any, entry: StoredEvent) -> None:
        engine = self.engine
        if self.created is None:
            self.created, self.state = event, engine.initial(event)
        else:
            self.state = engine.evolve(self.state, event)
        self.version += engine.is_public(event)
        self.log.append(Logged(entry.position, event_type(entry.type), event, entry.at, self.version))
        if isinstance(event, SeatJoined):
            self.joined[entry.position] = self.generation(event.seat)
        if isinstance(event, SeatLeft):  # whoever sits there next must not be readable with the old token
            self.generations[event.seat] = self.generation(event.seat) + 1

    def generation(self, seat: str) -> int:
        """The generation of the token that is good for this seat now."""
        return self.generations.get(seat, 1)

    def keys(self) -> dict[str, int]:
        """Everybody who holds a token, the host first, with its generation."""
        return {holder: self.generation(holder) for holder in (HOST, *self.engine.seats(self.state))}

    @property
    def public(self) -> bool:
        """Whether anybody who knows the game's id may watch."""
        visibility: str = self.created.visibility
        return visibility == "public"

    @property
    def finished(self) -> bool:
        finished: bool = self.engine.finished(self.state)
        return finished

    @property
    def deadline(self) -> datetime | None:
        return self.engine.deadline(self.state)

    def feed(self, viewer: Viewer) -> Feed:
        """All that this reader has been told up to now."""
        feed = self._feeds.setdefault(viewer, Feed())
        for entry in self.log[feed.read :]:
            data = self.engine.redact(entry.event, viewer)
            if data is not None:
                feed.messages.append(_envelope(len(feed.messages) + 1, entry, data))
                feed.positions.append(entry.position)
        feed.read = len(self.log)
        return feed

    def wake(self) -> None:
        """Tell every stream that there may be something new for it."""
        for listener in tuple(self.listeners):
            listener()


def _envelope(number: int, entry: Logged, data: Any) -> bytes:
    message = {"id": number, "type": entry.type, "at": timestamp(entry.at), "version": entry.version, "data": data}
    return json.dumps(message, ensure_ascii=False, separators=(",", ":"), default=_plain).encode()


def _plain(value: object) -> object:
    if isinstance(value, datetime):
        return timestamp(value)
    raise TypeError(type(value).__name__)


def timestamp(moment: datetime) -> str:
    """RFC 3339 in UTC, to the millisecond."""
    return moment.isoformat(timespec="milliseconds").replace("+00:00", "Z")
