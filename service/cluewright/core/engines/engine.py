"""What every rules engine offers, and what it is told from outside.

An engine is a record of pure functions. A game is the list of its events: the first is the engine's own
`GameCreated`, `initial` turns it into a state, `evolve` folds in every later one. `decide` is the only
place that says what a command does; `view` and `redact` are the only ways out, and both are built up from
what the reader may know.

Who reads or acts is named by a string: a seat id ("white-1"), `HOST` (the holder of the host token, who
need not sit) or None (a spectator, or somebody about to join). `CLOCK` acts when a deadline has passed.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from datetime import datetime
from typing import Any, Generic, Protocol, TypeAlias, TypeVar

from cluewright.core.clues.clue import Clue, Keyword, Table
from cluewright.core.clues.verdict import Judgement, Verdict

SeatId: TypeAlias = str
Viewer: TypeAlias = str | None
JsonObject: TypeAlias = Mapping[str, Any]

HOST = "host"
CLOCK = "clock"

State = TypeVar("State")
Command = TypeVar("Command")
Event = TypeVar("Event")
View = TypeVar("View")


class Rejected(Exception):
    """A command that the rules refuse: nothing happened and nothing may be stored.

    `code` is one of the stable problem codes, `rule` the rulebook's rule it rests on, `params` fill the
    problem's text, and `verdicts` are the referee's words on each clue, for the giver alone.
    """

    def __init__(
        self, code: str, rule: str | None = None, *, verdicts: tuple[Verdict, ...] = (), **params: Any
    ) -> None:
        super().__init__(code)
        self.code = code
        self.rule = rule
        self.params: JsonObject = params
        self.verdicts = verdicts


class Referee(Protocol):
    """Judges the clues of one giver: one verdict for each clue, in order. Must not depend on anything else."""

    def __call__(self, clues: tuple[Clue, ...], table: Table, /) -> Judgement: ...


@dataclass(frozen=True, slots=True)
class DealRequest:
    """What a game needs dealt: so many keywords for each team out of a word pack, keyed by the seed.

    Each keyword must have a text in every one of the `languages`, the first being the game's own.
    """

    wordpack: str
    exclude: tuple[str, ...]
    teams: tuple[str, ...]
    per_team: int
    languages: tuple[str, ...]
    seed: str


class Dealer(Protocol):
    """Gives each team its keywords, or raises Rejected("wordpack_exhausted")."""

    def __call__(self, request: DealRequest, /) -> Mapping[str, tuple[Keyword, ...]]: ...


@dataclass(frozen=True, slots=True)
class Context:
    """What comes from outside with a command: the time (aware, UTC), who acts, referee and dealer."""

    now: datetime
    actor: Viewer
    referee: Referee | None = None
    dealer: Dealer | None = None


@dataclass(frozen=True, slots=True)
class Frame:
    """What a view shows that the rules do not know: ids and counters kept by whoever keeps the game."""

    id: str
    now: datetime
    version: int = 0
    event: int = 0
    next: JsonObject | None = None
    connected: frozenset[SeatId] = field(default_factory=frozenset)


@dataclass(frozen=True, slots=True)
class Offer:
    """A command that the reader may send now, with a JSON schema of its body."""

    type: str
    schema: JsonObject


@dataclass(frozen=True, slots=True)
class Engine(Generic[State, Command, Event, View]):
    """One game's rules.

    `id`            the rulebook's id
    `variants`      ids of its variants, the default one first
    `commands`      command type on the wire -> class; what is not here cannot come from outside
    `events`        codec name ("decrypto.clues-given@1") -> class; every event has one
    `created`       the class of the first event
    `initial`       first event -> state
    `decide`        (state, command, context) -> events, or raises Rejected; pure
    `evolve`        (state, event) -> state; accepts every event that decide has ever produced
    `view`          (state, viewer, frame) -> View: all that this reader may see
    `redact`        (event, viewer) -> the event's data for this reader, or None: the reader is not told
    `is_public`     whether an event raises the game's `version`; one that does not leaves no public trace
    `deadline`      when the clock must act next, or None
    `expire`        the command by which the clock acts
    `abandon`       the command by which an idle game ends
    `offers`        (state, viewer) -> what this reader may do now
    `seats`         the seats taken, in seat order
    `used_concepts` concepts of word packs that a next game with the same people leaves out
    `finished`      whether the game is over
    `asked`         (state, event) -> who gave which command, as its first event tells; None: it cannot have been first
    `draws`         the events that chance decides
    """

    id: str
    variants: tuple[str, ...]
    commands: Mapping[str, type[Any]]
    events: Mapping[str, type[Any]]
    created: type[Any]
    initial: Callable[[Any], State]
    decide: Callable[[State, Command, Context], tuple[Event, ...]]
    evolve: Callable[[State, Event], State]
    view: Callable[[State, Viewer, Frame], View]
    redact: Callable[[Event, Viewer], JsonObject | None]
    is_public: Callable[[Event], bool]
    deadline: Callable[[State], datetime | None]
    expire: Command
    abandon: Command
    offers: Callable[[State, Viewer], tuple[Offer, ...]]
    seats: Callable[[State], tuple[SeatId, ...]]
    used_concepts: Callable[[State], tuple[str, ...]]
    finished: Callable[[State], bool]
    asked: Callable[[State, Event], tuple[Viewer, Command] | None]
    draws: tuple[type[Any], ...]


def replay(engine: Engine[State, Command, Event, View], events: Iterable[Event]) -> State:
    """The state after these events, the first of which is the engine's `created`."""
    remaining: Iterator[Event] = iter(events)
    return fold(engine, engine.initial(next(remaining)), remaining)


def fold(engine: Engine[State, Command, Event, View], state: State, events: Iterable[Event]) -> State:
    """The state after these events happened in `state`."""
    for event in events:
        state = engine.evolve(state, event)
    return state


def with_consequences(
    state: State,
    events: Iterable[Event],
    evolve: Callable[[State, Event], State],
    follow_up: Callable[[State], tuple[Event, ...]],
) -> tuple[Event, ...]:
    """These events and all that follows from them by itself, step by step, until somebody is waited for."""
    happened: list[Event] = []
    following = tuple(events)
    while following:
        for event in following:
            state = evolve(state, event)
        happened.extend(following)
        following = follow_up(state)
    return tuple(happened)


def settle(
    engine: Engine[State, Command, Event, View], state: State, context: Context
) -> tuple[State, tuple[Event, ...]]:
    """Let the clock act for every deadline that has passed; call it before any command is decided.

    The events are to be stored like any command's. The actor of `context` does not matter.
    """
    happened: list[Event] = []
    while (due := engine.deadline(state)) is not None and due <= context.now:
        clock = Context(context.now, CLOCK, context.referee, context.dealer)
        events = engine.decide(state, engine.expire, clock)
        state = fold(engine, state, events)
        happened.extend(events)
    return state, tuple(happened)


def event_type(codec_name: str) -> str:
    """The type that a stream shows: "decrypto.clues-given@1" -> "clues_given"."""
    return codec_name.partition(".")[2].partition("@")[0].replace("-", "_")
