"""Events to JSON and back, each under a stable name such as "decrypto.clues-given@1".

The names are what is stored, so classes may be renamed and moved. A name that nobody knows is refused, never
skipped: a game with a hole in it would be another game.
"""

from collections.abc import Iterable, Mapping
from typing import Any

from pydantic import TypeAdapter

from .event_store import NewEvent, StoredEvent


class UnknownEvent(Exception):
    """An event was stored by a version that knew more than this one."""


class Codec:
    """Reads and writes the events of one stream: those of an engine and those of whoever keeps the game."""

    def __init__(self, *tables: Mapping[str, type[Any]]) -> None:
        """`tables` give each event class its name; a name or class that comes twice is a programming error."""
        classes = [(name, kind) for table in tables for name, kind in table.items()]
        self._adapters: dict[str, TypeAdapter[Any]] = {name: TypeAdapter(kind) for name, kind in classes}
        self._names: dict[type[Any], str] = {kind: name for name, kind in classes}
        assert len(self._adapters) == len(self._names) == len(classes), "a name or a class stands twice"

    def name(self, event: object) -> str:
        """The stable name of an event's class."""
        return self._names[type(event)]

    def encode(self, events: Iterable[object]) -> tuple[NewEvent, ...]:
        """Ready to be stored."""
        return tuple(self._encode(event) for event in events)

    def _encode(self, event: object) -> NewEvent:
        name = self.name(event)
        return NewEvent(name, self._adapters[name].dump_json(event).decode())

    def decode(self, stored: StoredEvent) -> Any:
        """The event as it was. Raises UnknownEvent for a name from another version."""
        adapter = self._adapters.get(stored.type)
        if adapter is None:
            raise UnknownEvent(stored.type)
        return adapter.validate_json(stored.data)
