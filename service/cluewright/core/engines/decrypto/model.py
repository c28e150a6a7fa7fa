"""The state of a game: everything the rules remember, secrets included. No part of it leaves but through view.py."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import datetime
from enum import StrEnum

from cluewright.core.clues.clue import Keyword
from cluewright.core.codes import Code
from cluewright.core.engines.engine import SeatId
from cluewright.core.engines.seats import Lobby

from .events import GameCreated
from .variants import Settings, Variant


class Phase(StrEnum):
    LOBBY = "lobby"
    CLUES = "clues"
    GUESSES = "guesses"
    KEYWORD_GUESSES = "keyword_guesses"
    FINISHED = "finished"


class AttemptStatus(StrEnum):
    """Where an answer stands: awaited, given but secret, said aloud, not given, or not allowed this round."""

    OPEN = "open"
    SEALED = "sealed"
    MADE = "made"
    ABSENT = "absent"
    NOT_ALLOWED = "not_allowed"


@dataclass(frozen=True, slots=True)
class Tokens:
    interceptions: int = 0
    miscommunications: int = 0


@dataclass(frozen=True, slots=True)
class Attempt:
    """A team's answer to one code; `code` is None until it is sealed."""

    status: AttemptStatus
    code: Code | None = None


@dataclass(frozen=True, slots=True)
class KeywordGuess:
    """A team's guess at the other's keywords; `right` is None until it is revealed or missed."""

    status: AttemptStatus = AttemptStatus.OPEN
    keywords: tuple[str, ...] | None = None
    right: int | None = None


@dataclass(frozen=True, slots=True)
class Draft:
    clues: tuple[str | None, ...]
    code: Code | None = None


@dataclass(frozen=True, slots=True)
class Proposal:
    team: str
    seat: SeatId
    of: str
    code: Code


@dataclass(frozen=True, slots=True)
class Half:
    """One team's code in one round: a round is a half for each team that has codes.

    `code` is None until drawn or entered, `clues` until given; `checks` counts the encryptor's questions to the
    referee. `attempts` by team, the own one deciphers.
    """

    round: int
    team: str
    encryptor: SeatId
    attempts: Mapping[str, Attempt]
    code: Code | None = None
    draft: Draft | None = None
    checks: int = 0
    clues: tuple[str | None, ...] | None = None
    read: bool = False
    revealed: bool = False
    proposals: tuple[Proposal, ...] = ()


@dataclass(frozen=True, slots=True)
class Outcome:
    """Who won (nobody: the game was ended) and why; `points` and `keywords_right` by team where they apply."""

    winners: tuple[str, ...]
    reasons: tuple[str, ...]
    points: Mapping[str, int] | None = None
    keywords_right: Mapping[str, int] | None = None


@dataclass(frozen=True, slots=True)
class State:
    """`halves` are all half rounds from the first on; `of` is the team whose code is being guessed."""

    setup: GameCreated
    variant: Variant
    settings: Settings
    lobby: Lobby
    phase: Phase = Phase.LOBBY
    round: int = 0
    of: str | None = None
    halves: tuple[Half, ...] = ()
    keywords: Mapping[str, tuple[Keyword, ...]] = field(default_factory=dict)
    tokens: Mapping[str, Tokens] = field(default_factory=dict)
    keyword_guesses: Mapping[str, KeywordGuess] = field(default_factory=dict)
    deadline: datetime | None = None
    outcome: Outcome | None = None

    def current(self) -> tuple[Half, ...]:
        """The halves of this round, in playing order."""
        return tuple(half for half in self.halves if half.round == self.round)

    def half(self, team: str | None) -> Half | None:
        """This round's half of a team, None where the team has none."""
        return next((half for half in self.current() if half.team == team), None)

    def codes_of(self, team: str) -> tuple[Code, ...]:
        """The team's codes so far, oldest first."""
        return tuple(half.code for half in self.halves if half.team == team and half.code is not None)

    def playing(self) -> bool:
        """Started and not over."""
        return self.phase not in (Phase.LOBBY, Phase.FINISHED)


def deadline(state: State) -> datetime | None:
    """When the clock must act: never during a pause or after the end."""
    return None if state.lobby.paused_at is not None else state.deadline


def finished(state: State) -> bool:
    return state.phase is Phase.FINISHED
