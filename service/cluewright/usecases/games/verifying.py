"""Checking a record: the game is played again, command by command, and must come out as recorded.

So every draw is the one that the committed seed gives, and every consequence the one that the rules give. What the
referee said of clues, the texts of dealt keywords and the time are taken from the record: they are not the seed's.
"""

import hmac
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, fields, replace
from datetime import datetime
from typing import Any

from pydantic_core import to_json

from cluewright.core.clues.clue import Clue, Keyword, Table
from cluewright.core.clues.verdict import Judgement, Reach, Ruling, Verdict, worst
from cluewright.core.engines.decrypto.events import CluesChecked, CluesGiven, GameStarted
from cluewright.core.engines.engine import CLOCK, Context, Dealer, DealRequest, Rejected, fold
from cluewright.store.codec import Codec, UnknownEvent
from cluewright.store.event_store import StoredEvent

from .kept import AnyEngine
from .tokens import seed_commitment
from .watching import RECORD_FORMAT

UNPLAYABLE = (LookupError, ValueError, Rejected)
"""What playing raises where a command could not have been given, or a name stands for nothing."""


class RecordUnreadable(Exception):
    """This is no record, or one of a later version."""


@dataclass(frozen=True, slots=True)
class Verification:
    """What came of checking a record. So many `events`, `draws` among them, are what the rules and the seed make of the
    game; `broken` is the number (from 1) of the first that is not, or is missing; None: the game is whole. `committed`:
    the seed is the one that was committed to. `seeded`: whoever opened the game chose it."""

    events: int
    draws: int
    broken: int | None
    committed: bool
    seeded: bool

    @property
    def passed(self) -> bool:
        return self.committed and self.broken is None


@dataclass(frozen=True, slots=True)
class Entry:
    """A recorded event and its time."""

    event: Any
    at: datetime


def verify(
    record: Any,
    engines: Mapping[str, AnyEngine],
    codecs: Mapping[str, Codec],
    dealer: Dealer,
    commitment: str | None = None,
) -> Verification:
    """Play a record again, as `GET /v1/games/{id}/record` gave it. `commitment` is the one that was told when the game
    was opened; without it the record's own is taken. Raises RecordUnreadable."""
    engine, entries = _read(record, engines, codecs)
    seed = str(record["seed"])
    told = commitment if commitment is not None else str(record["seed_commitment"])
    promised = hmac.compare_digest(seed_commitment(str(record["id"]), seed).encode(), told.strip().encode())
    played, whole = _played(engine, entries, dealer)
    return Verification(
        events=played,
        draws=sum(isinstance(entry.event, engine.draws) for entry in entries[:played]),
        broken=None if whole else played + 1,
        committed=promised and entries[0].event.seed == seed,
        seeded=entries[0].event.seeded,
    )


def _read(record: Any, engines: Mapping[str, AnyEngine], codecs: Mapping[str, Codec]) -> tuple[AnyEngine, list[Entry]]:
    try:
        if record["format"] != RECORD_FORMAT:
            raise RecordUnreadable
        engine, codec = engines[record["rulebook"]], codecs[record["rulebook"]]
        entries = [_decoded(codec, number, entry) for number, entry in enumerate(record["events"], 1)]
    except (KeyError, TypeError, ValueError, UnknownEvent):
        raise RecordUnreadable from None
    if not entries or not isinstance(entries[0].event, engine.created):
        raise RecordUnreadable
    if not {"id", "seed", "seed_commitment"} <= set(record):
        raise RecordUnreadable
    return engine, entries


def _decoded(codec: Codec, number: int, entry: Mapping[str, Any]) -> Entry:
    at = datetime.fromisoformat(entry["at"])
    return Entry(codec.decode(StoredEvent(number, entry["type"], to_json(entry["data"]).decode(), at)), at)


def _played(engine: AnyEngine, entries: Sequence[Entry], dealer: Dealer) -> tuple[int, bool]:
    """How many events, from the first on, come out as recorded when the game is played again; whether that is all, and
    the game is over."""
    played = 0
    try:
        state, played = engine.initial(entries[0].event), 1
        while played < len(entries):
            answer = _answer(engine, state, entries[played:], dealer)
            recorded = [entry.event for entry in entries[played : played + len(answer)]]
            same = _same_length(answer, recorded)
            played += same
            if same < len(answer) or not answer:
                return played, False
            state = fold(engine, state, recorded)
    except UNPLAYABLE:
        return played, False
    return played, engine.finished(state)


def _answer(engine: AnyEngine, state: Any, entries: Sequence[Entry], dealer: Dealer) -> Sequence[Any]:
    """What comes of the command that the first of these events answered; nothing where it cannot have been first."""
    asked = engine.asked(state, entries[0].event)
    if asked is None:
        return ()
    actor, command = asked
    due = engine.deadline(state)
    now = max(entries[0].at, due) if actor == CLOCK and due is not None else entries[0].at
    events = [entry.event for entry in entries]
    context = Context(now, actor, RecordedReferee(events), RecordedDealer(dealer, events))
    answer: Sequence[Any] = engine.decide(state, command, context)
    return answer


def _same_length(answer: Sequence[Any], recorded: Sequence[Any]) -> int:
    """How many events, from the first on, are as recorded."""
    pairs = list(zip(answer, recorded, strict=False))
    return next((number for number, pair in enumerate(pairs) if not _alike(*pair)), len(pairs))


def _alike(event: Any, recorded: Any) -> bool:
    """Equal but for moments: the clock has gone on between deciding and storing."""
    if type(event) is not type(recorded):
        return False
    names = [field.name for field in fields(event)]
    moments = {name: getattr(recorded, name) for name in names if isinstance(getattr(event, name), datetime)}
    return bool(replace(event, **moments) == recorded)


@dataclass(frozen=True, slots=True)
class RecordedDealer:
    """Deals what was dealt, if the seed still gives the same concepts: their texts are those of the time."""

    dealer: Dealer
    events: Sequence[Any]

    def __call__(self, request: DealRequest, /) -> Mapping[str, tuple[Keyword, ...]]:
        dealt = self.dealer(request)
        recorded = next((event.keywords for event in self.events if isinstance(event, GameStarted)), dealt)
        return recorded if _concepts(recorded) == _concepts(dealt) else dealt


def _concepts(keywords: Mapping[str, tuple[Keyword, ...]]) -> Mapping[str, list[str | None]]:
    return {team: [keyword.concept for keyword in words] for team, words in keywords.items()}


@dataclass(frozen=True, slots=True)
class RecordedReferee:
    """Says again what was said: the recorded verdicts on these clues; of lines in a draft, that those given were legal
    and those left out were not."""

    events: Sequence[Any]

    def __call__(self, clues: tuple[Clue, ...], table: Table, /) -> Judgement:
        texts = [clue.text for clue in clues]
        said = (event.verdicts for event in self.events if isinstance(event, CluesGiven | CluesChecked))
        verdicts = next((v for v in said if [one.text for one in v] == texts), None) or tuple(map(self._line, texts))
        return Judgement(worst(v.ruling for v in verdicts), "und", verdicts, Reach((), {}, (), ()))

    def _line(self, text: str) -> Verdict:
        given = any(text in event.clues for event in self.events if isinstance(event, CluesGiven))
        return Verdict(text, "und", Ruling.LEGAL if given else Ruling.ILLEGAL, ())
