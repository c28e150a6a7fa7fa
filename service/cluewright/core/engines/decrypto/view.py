"""What a reader may see. A value stands in a view only because a line here put it there.

One way in for whole views, `view`; events have the other, `redact` in redact.py.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime
from enum import StrEnum
from typing import Any, Literal

from cluewright.core.clues.clue import Keyword
from cluewright.core.codes import Code
from cluewright.core.engines.engine import HOST, Frame, JsonObject, Offer, SeatId, Viewer
from cluewright.core.engines.seats import Seat

from .model import Attempt, AttemptStatus, Half, KeywordGuess, Outcome, Phase, State, deadline
from .offers import offers


class Role(StrEnum):
    """What the reader is this round."""

    ENCRYPTOR = "encryptor"
    GUESSER = "guesser"
    INTERCEPTOR = "interceptor"
    SPECTATOR = "spectator"


@dataclass(frozen=True, slots=True)
class ProposalView:
    seat: SeatId
    of: str
    code: Code


@dataclass(frozen=True, slots=True)
class YouView:
    """The reader. `keywords` in the reader's language where they have a word in it; `code`, `clues` and `draft`
    only for this round's encryptor; `proposals` of the own team."""

    seat: SeatId | None
    team: str | None
    name: str | None
    language: str | None
    host: bool
    role: Role
    keywords: tuple[str, ...] | None
    code: Code | None
    clues: tuple[str | None, ...] | None
    draft: tuple[str | None, ...] | None
    proposals: tuple[ProposalView, ...]


@dataclass(frozen=True, slots=True)
class SeatView:
    seat: SeatId
    name: str
    encryptor: bool
    connected: bool


@dataclass(frozen=True, slots=True)
class TokensView:
    interceptions: int
    miscommunications: int


@dataclass(frozen=True, slots=True)
class KeywordGuessView:
    status: AttemptStatus
    keywords: tuple[str, ...] | None
    right: int | None


@dataclass(frozen=True, slots=True)
class TeamView:
    """`keywords` only once the game is over; `keyword_guess` only in the tie-break and after it."""

    seats: tuple[SeatView, ...]
    tokens: TokensView
    clues_ready: bool
    keywords: tuple[str, ...] | None
    keyword_guess: KeywordGuessView | None


@dataclass(frozen=True, slots=True)
class AttemptView:
    status: AttemptStatus
    code: Code | None


@dataclass(frozen=True, slots=True)
class NoteView:
    """One round on a team's note sheet, from the moment its clues are read; `code` once it is revealed."""

    round: int
    encryptor: SeatId
    clues: tuple[str | None, ...]
    attempts: Mapping[str, AttemptView]
    code: Code | None


@dataclass(frozen=True, slots=True)
class View:
    """A game as one reader sees it. Reveals nothing that the rules have not told this reader."""

    id: str
    rulebook: Literal["decrypto"]
    variant: str
    edition: str
    parameters: Mapping[str, Any]
    seeded: bool
    version: int
    event: int
    now: datetime
    round: int
    phase: Phase
    paused: bool
    of: str | None
    deadline: datetime | None
    you: YouView
    teams: Mapping[str, TeamView]
    note_sheets: Mapping[str, tuple[NoteView, ...]]
    commands: tuple[Offer, ...]
    next: JsonObject | None
    outcome: Outcome | None


def view(state: State, viewer: Viewer, frame: Frame) -> View:
    """The game as a seat, the host or (None) a spectator sees it."""
    seat = state.lobby.seat(viewer)
    return View(
        id=frame.id,
        rulebook="decrypto",
        variant=state.variant.id,
        edition=state.setup.edition,
        parameters=state.setup.parameters,
        seeded=state.setup.seeded,
        version=frame.version,
        event=frame.event,
        now=frame.now,
        round=state.round,
        phase=state.phase,
        paused=state.lobby.paused_at is not None,
        of=state.of,
        deadline=deadline(state),
        you=you(state, viewer, seat),
        teams={team: team_view(state, team, seat, frame) for team in state.variant.teams},
        note_sheets={team: note_sheet(state, team, seat) for team in state.variant.coding},
        commands=offers(state, viewer),
        next=frame.next,
        outcome=state.outcome,
    )


def you(state: State, viewer: Viewer, seat: Seat | None) -> YouView:
    half = own_half(state, seat)
    draft = half.draft if half is not None else None
    return YouView(
        seat=None if seat is None else seat.id,
        team=None if seat is None else seat.team,
        name=None if seat is None else seat.name,
        language=None if seat is None else seat.language,
        host=viewer == HOST,
        role=role(state, seat, half),
        keywords=None if seat is None else shown(state, seat.team, seat),
        code=half.code if half is not None and not half.revealed else None,
        clues=None if half is None else half.clues,
        draft=None if draft is None else draft.clues,
        proposals=proposals(state, seat),
    )


def own_half(state: State, seat: Seat | None) -> Half | None:
    """This round's half whose encryptor the reader is."""
    half = None if seat is None else state.half(seat.team)
    return half if half is not None and seat is not None and half.encryptor == seat.id else None


def role(state: State, seat: Seat | None, half: Half | None) -> Role:
    if seat is None:
        return Role.SPECTATOR
    if seat.team not in state.variant.coding:
        return Role.INTERCEPTOR
    return Role.GUESSER if half is None else Role.ENCRYPTOR


def proposals(state: State, seat: Seat | None) -> tuple[ProposalView, ...]:
    half = state.half(state.of)
    if half is None or seat is None:
        return ()
    return tuple(ProposalView(p.seat, p.of, p.code) for p in half.proposals if p.team == seat.team)


def shown(state: State, team: str, seat: Seat | None) -> tuple[str, ...] | None:
    """A team's keywords in the reader's language, else the game's, else as they are."""
    if team not in state.keywords:
        return None
    languages = [state.setup.language] if seat is None else [seat.language, state.setup.language]
    return tuple(text_in(keyword, languages) for keyword in state.keywords[team])


def text_in(keyword: Keyword, languages: list[str]) -> str:
    texts = {text.language: text.text for text in keyword.texts}
    return next((texts[tag] for tag in languages if tag in texts), keyword.text)


def team_view(state: State, team: str, seat: Seat | None, frame: Frame) -> TeamView:
    half = state.half(team)
    tokens = state.tokens.get(team)
    over = state.phase is Phase.FINISHED
    return TeamView(
        seats=tuple(
            SeatView(s.id, s.name, half is not None and half.encryptor == s.id, s.id in frame.connected)
            for s in state.lobby.of_team(team)
        ),
        tokens=TokensView(tokens.interceptions, tokens.miscommunications) if tokens else TokensView(0, 0),
        clues_ready=half is not None and half.clues is not None,
        keywords=shown(state, team, seat) if over else None,
        keyword_guess=keyword_guess(state.keyword_guesses.get(team), own=seat is not None and seat.team == team),
    )


def keyword_guess(guess: KeywordGuess | None, *, own: bool) -> KeywordGuessView | None:
    if guess is None:
        return None
    told = own or guess.status is AttemptStatus.MADE
    return KeywordGuessView(guess.status, guess.keywords if told else None, guess.right if told else None)


def note_sheet(state: State, team: str, seat: Seat | None) -> tuple[NoteView, ...]:
    return tuple(
        NoteView(
            half.round,
            half.encryptor,
            half.clues,
            {name: attempt(half.attempts[name], own=seat is not None and seat.team == name) for name in half.attempts},
            half.code if half.revealed else None,
        )
        for half in state.halves
        if half.team == team and half.read and half.clues is not None
    )


def attempt(made: Attempt, *, own: bool) -> AttemptView:
    told = own or made.status is AttemptStatus.MADE
    return AttemptView(made.status, made.code if told else None)
