"""A game of any rulebook at hand: commands go in, events and state come out, and every reader's view is a call away."""

from __future__ import annotations

from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from typing import Any

import pytest

from cluewright.core.engines.engine import Context, Engine, Frame, Rejected, Viewer, settle

NOON = datetime(2026, 1, 1, 12, tzinfo=UTC)


@dataclass
class AnySitting:
    """One game. `clock` counts seconds from noon."""

    setup: Any
    engine: Engine[Any, Any, Any, Any]
    clock: float = 0
    events: list[Any] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.state = self.engine.initial(self.setup)
        self.events.append(self.setup)

    @property
    def now(self) -> datetime:
        return NOON + timedelta(seconds=self.clock)

    def context(self, actor: Viewer) -> Context:
        return Context(self.now, actor)

    def do(self, actor: Viewer, command: Any) -> tuple[Any, ...]:
        """Carry out a command, or raise Rejected."""
        events: tuple[Any, ...] = self.engine.decide(self.state, command, self.context(actor))
        self.take(events)
        return events

    def take(self, events: tuple[Any, ...]) -> None:
        for event in events:
            self.state = self.engine.evolve(self.state, event)
        self.events.extend(events)

    def attempt(self, actor: Viewer, command: Any) -> tuple[tuple[Any, ...], Rejected | None]:
        """The command's events, or its refusal, which must leave no trace."""
        before = self.state
        try:
            return self.do(actor, command), None
        except Rejected as refused:
            assert self.state is before, "a refusal leaves no trace"
            return (), refused

    def refused(self, actor: Viewer, command: Any) -> Rejected:
        """The refusal of a command that must be refused and must leave no trace."""
        before = self.state
        with pytest.raises(Rejected) as caught:
            self.do(actor, command)
        assert self.state == before
        return caught.value

    def wait(self, seconds: float) -> tuple[Any, ...]:
        """Let time pass, and the clock act where it is due."""
        self.clock += seconds
        self.state, events = settle(self.engine, self.state, self.context(None))
        self.events.extend(events)
        return events

    def view(self, viewer: Viewer) -> Any:
        public = sum(self.engine.is_public(event) for event in self.events)
        own = sum(self.engine.redact(event, viewer) is not None for event in self.events)
        return self.engine.view(self.state, viewer, Frame("game", self.now, public, own))
