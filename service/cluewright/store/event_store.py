"""What a store of games promises, whatever holds the bytes.

A game is a list of events numbered from 1 without a gap. Writers say which position they saw last; only one
of two writers that saw the same position succeeds. An answer to an Idempotency-Key is stored in the same
transaction as the events it speaks of, so that after a crash either both are there or neither is.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import datetime
from typing import Protocol


class VersionConflict(Exception):
    """Somebody else appended to the game after the position that the writer saw. Nothing was stored."""


class ReceiptExists(Exception):
    """This key was already used by this bearer. Nothing was stored."""


class StoreUnavailable(Exception):
    """The store cannot answer (locked, full, read-only, broken, closed). A write may or may not be stored."""


class UnsuitableStore(Exception):
    """The file is not ours, or was written by a newer version: refused at start, untouched."""


@dataclass(frozen=True, slots=True)
class NewEvent:
    """An event to be stored: its stable name ("decrypto.clues-given@1") and its JSON text."""

    type: str
    data: str


@dataclass(frozen=True, slots=True)
class StoredEvent:
    """An event as stored. `position` counts from 1 within the game; `at` is aware, in UTC."""

    position: int
    type: str
    data: str
    at: datetime


@dataclass(frozen=True, slots=True)
class Receipt:
    """What a bearer was answered for an Idempotency-Key.

    `bearer`, `key` and `request` are digests: the store learns neither tokens nor keys. `scope` is the game's
    id, or a fixed word for requests that are about no game yet.
    """

    scope: str
    bearer: str
    key: str
    request: str
    answer: str


@dataclass(frozen=True, slots=True)
class Append:
    """One step of one game. `expected` is the last position seen; 0 opens the game.

    `deadline` (when the game next needs the clock) and `ended` go into the directory with the events.
    """

    game: str
    expected: int
    events: tuple[NewEvent, ...]
    at: datetime
    deadline: datetime | None = None
    ended: bool = False
    receipt: Receipt | None = None


@dataclass(frozen=True, slots=True)
class GameEntry:
    """A game's line in the directory: enough to find what is due, idle or over without reading any events."""

    game: str
    position: int
    created_at: datetime
    active_at: datetime
    deadline: datetime | None
    ended_at: datetime | None


class EventStore(Protocol):
    """Every method may raise StoreUnavailable. Once `append` has returned, the step survives a power cut where
    the store is on a disk."""

    async def append(self, step: Append) -> None:
        """Store all of the step or nothing. Raises VersionConflict or ReceiptExists."""

    async def read(self, game: str, after: int = 0) -> tuple[StoredEvent, ...]:
        """The game's events after a position, in order; empty for an unknown game."""

    async def entry(self, game: str) -> GameEntry | None:
        """The game's line in the directory, or None when there is no such game."""

    async def positions(self, games: Iterable[str]) -> dict[str, int]:
        """The last position of each of these games that exists."""

    async def receipt(self, scope: str, bearer: str, key: str) -> Receipt | None:
        """The receipt of this bearer for this key."""

    async def due(self, now: datetime, limit: int = 100) -> tuple[str, ...]:
        """Games that are not over and whose deadline has passed, the longest overdue first."""

    async def idle(self, before: datetime, *, ended: bool, limit: int = 100) -> tuple[str, ...]:
        """Games (over, or not over) untouched since `before`, the longest idle first."""

    async def delete(self, game: str) -> bool:
        """Forget the game, its events and its receipts. False when there was none."""

    async def count(self) -> int:
        """How many games are not over."""

    async def changed(self, seconds: float) -> None:
        """Wait until another process may have changed a game, at the longest so many seconds. Never raises."""

    async def close(self) -> None:
        """Finish the writes that were accepted, then refuse all others. May be called twice."""
