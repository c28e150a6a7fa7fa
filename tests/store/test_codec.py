"""Events survive being stored, under names that do not depend on the code."""

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import UTC, datetime

import pytest

from cluewright.store.codec import Codec, UnknownEvent
from cluewright.store.event_store import StoredEvent

NOW = datetime(2031, 5, 17, 12, 0, 0, 123456, UTC)


@dataclass(frozen=True, slots=True)
class Moved:
    seat: str
    code: tuple[int, ...]
    at: datetime
    texts: Mapping[str, str]
    note: str | None = None


CODEC = Codec({"test.moved@1": Moved})


def test_an_event_comes_back_equal() -> None:
    event = Moved("white-1", (4, 2, 1), NOW, {"ko": "소", "ru": "ёлка"})
    (new,) = CODEC.encode([event])
    assert new.type == "test.moved@1"
    assert CODEC.decode(StoredEvent(1, new.type, new.data, NOW)) == event


def test_an_unknown_event_is_refused() -> None:
    with pytest.raises(UnknownEvent):
        CODEC.decode(StoredEvent(1, "test.moved@2", "{}", NOW))


def test_one_class_has_one_name() -> None:
    with pytest.raises(AssertionError):
        Codec({"test.moved@1": Moved}, {"test.shifted@1": Moved})
