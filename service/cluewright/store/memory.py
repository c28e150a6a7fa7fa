"""Games in memory: for tests, demonstrations and benchmarks. Nothing survives the process."""

import asyncio
from collections.abc import Iterable
from dataclasses import replace
from datetime import datetime

from .event_store import (
    Append,
    GameEntry,
    Receipt,
    ReceiptExists,
    StoredEvent,
    StoreUnavailable,
    VersionConflict,
)


class MemoryStore:
    """An EventStore of plain dictionaries. One event loop only: no step is ever interrupted half-way."""

    def __init__(self) -> None:
        self._entries: dict[str, GameEntry] = {}
        self._events: dict[str, list[StoredEvent]] = {}
        self._receipts: dict[tuple[str, str, str], tuple[str, Receipt]] = {}
        self._closed = False

    async def append(self, step: Append) -> None:
        self._refuse_closed()
        entry = self._entries.get(step.game)
        if (entry.position if entry else 0) != step.expected:
            raise VersionConflict(step.game)
        receipt = step.receipt
        if receipt and (receipt.scope, receipt.bearer, receipt.key) in self._receipts:
            raise ReceiptExists(step.game)
        self._store(step, entry)

    def _store(self, step: Append, entry: GameEntry | None) -> None:
        events = self._events.setdefault(step.game, [])
        for event in step.events:
            events.append(StoredEvent(len(events) + 1, event.type, event.data, step.at))
        old = entry or GameEntry(step.game, 0, step.at, step.at, None, None)
        ended_at = (old.ended_at or step.at) if step.ended else None
        self._entries[step.game] = replace(
            old, position=len(events), active_at=step.at, deadline=step.deadline, ended_at=ended_at
        )
        if step.receipt:
            receipt = step.receipt
            self._receipts[receipt.scope, receipt.bearer, receipt.key] = (step.game, receipt)

    async def read(self, game: str, after: int = 0) -> tuple[StoredEvent, ...]:
        self._refuse_closed()
        return tuple(self._events.get(game, ())[after:])

    async def entry(self, game: str) -> GameEntry | None:
        self._refuse_closed()
        return self._entries.get(game)

    async def positions(self, games: Iterable[str]) -> dict[str, int]:
        self._refuse_closed()
        return {game: self._entries[game].position for game in games if game in self._entries}

    async def receipt(self, scope: str, bearer: str, key: str) -> Receipt | None:
        self._refuse_closed()
        found = self._receipts.get((scope, bearer, key))
        return found[1] if found else None

    async def due(self, now: datetime, limit: int = 100) -> tuple[str, ...]:
        self._refuse_closed()
        due = [
            (entry.deadline, game)
            for game, entry in self._entries.items()
            if entry.deadline is not None and entry.deadline <= now and entry.ended_at is None
        ]
        return tuple(game for _, game in sorted(due)[:limit])

    async def idle(self, before: datetime, *, ended: bool, limit: int = 100) -> tuple[str, ...]:
        self._refuse_closed()
        idle = [
            (entry.active_at, game)
            for game, entry in self._entries.items()
            if entry.active_at < before and (entry.ended_at is not None) == ended
        ]
        return tuple(game for _, game in sorted(idle)[:limit])

    async def delete(self, game: str) -> bool:
        self._refuse_closed()
        self._events.pop(game, None)
        self._receipts = {key: held for key, held in self._receipts.items() if held[0] != game}
        return self._entries.pop(game, None) is not None

    async def count(self) -> int:
        self._refuse_closed()
        return sum(entry.ended_at is None for entry in self._entries.values())

    async def changed(self, seconds: float) -> None:
        await asyncio.sleep(seconds)  # nobody tells: the caller has to look

    async def close(self) -> None:
        self._closed = True

    def _refuse_closed(self) -> None:
        if self._closed:
            raise StoreUnavailable("closed")
