"""Checking a record: that it replays, that its seed is the one committed to, and that every draw follows from it."""

import hmac
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Any

from pydantic_core import to_json

from cluewright.core.engines.engine import Dealer, Rejected
from cluewright.store.codec import Codec, UnknownEvent
from cluewright.store.event_store import StoredEvent

from .kept import AnyEngine
from .tokens import seed_commitment
from .watching import RECORD_FORMAT

UNREPLAYABLE = (LookupError, ValueError, TypeError, AssertionError, AttributeError, Rejected)
"""What replaying raises where an event does not follow from those before it."""


class RecordUnreadable(Exception):
    """This is no record, or one of a later version."""


@dataclass(frozen=True, slots=True)
class Verification:
    """What came of checking a record. `events` were replayed; `stuck` is the number (from 1) of the event that does not
    follow from those before it, or None. `draws` followed from the seed, `wrong` are the numbers of those that do not.
    `committed`: the seed is the one that was committed to."""

    events: int
    draws: int
    wrong: tuple[int, ...]
    stuck: int | None
    committed: bool

    @property
    def passed(self) -> bool:
        return self.committed and not self.wrong and self.stuck is None


def verify(
    record: Any,
    engines: Mapping[str, AnyEngine],
    codecs: Mapping[str, Codec],
    dealer: Dealer,
    commitment: str | None = None,
) -> Verification:
    """Replay a record as `GET /v1/games/{id}/record` gave it. `commitment` is the one that was told when the game was
    opened; without it the record's own is taken. Raises RecordUnreadable."""
    engine, events = _read(record, engines, codecs)
    seed = str(record["seed"])
    told = commitment if commitment is not None else str(record["seed_commitment"])
    promised = hmac.compare_digest(seed_commitment(str(record["id"]), seed).encode(), told.strip().encode())
    replayed, draws, wrong = _replay(engine, events, dealer)
    stuck = replayed + 1 if replayed < len(events) else None
    return Verification(replayed, draws, wrong, stuck, promised and events[0].seed == seed)


def _read(
    record: Any, engines: Mapping[str, AnyEngine], codecs: Mapping[str, Codec]
) -> tuple[AnyEngine, Sequence[Any]]:
    try:
        if record["format"] != RECORD_FORMAT:
            raise RecordUnreadable
        engine, codec = engines[record["rulebook"]], codecs[record["rulebook"]]
        events = [_decoded(codec, number, entry) for number, entry in enumerate(record["events"], 1)]
    except (KeyError, TypeError, ValueError, UnknownEvent):
        raise RecordUnreadable from None
    if not events or not isinstance(events[0], engine.created) or not {"id", "seed", "seed_commitment"} <= set(record):
        raise RecordUnreadable
    return engine, events


def _decoded(codec: Codec, number: int, entry: Mapping[str, Any]) -> Any:
    at = datetime.fromisoformat(entry["at"])
    return codec.decode(StoredEvent(number, entry["type"], to_json(entry["data"]).decode(), at))


def _replay(engine: AnyEngine, events: Sequence[Any], dealer: Dealer) -> tuple[int, int, tuple[int, ...]]:
    """How many events follow from those before them, how many draws are right, and which are not."""
    draws, wrong, state = 0, list[int](), None
    for number, event in enumerate(events, 1):
        try:
            expected = None if state is None else engine.redrawn(state, event, dealer)
            state = engine.initial(event) if state is None else engine.evolve(state, event)
        except UNREPLAYABLE:
            return number - 1, draws, tuple(wrong)
        if expected == event:
            draws += 1
        elif expected is not None:
            wrong.append(number)
    return len(events), draws, tuple(wrong)
