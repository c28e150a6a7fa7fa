"""Which command an event answered: so that a record can be played again, command by command."""

from __future__ import annotations

from cluewright.core.engines.engine import CLOCK, HOST, Viewer
from cluewright.core.engines.lobby import (
    Abandon,
    End,
    Expire,
    GamePaused,
    GameResumed,
    LanguageChosen,
    Resign,
    SeatJoined,
    SeatLeft,
    SeatRenamed,
    Skip,
    Start,
    asked_lobby,
)

from .commands import CheckClues, Command, GiveClues, Guess, GuessKeywords, Propose, SaveDraft
from .events import (
    CluesChecked,
    CluesGiven,
    CodeProposed,
    DraftSaved,
    Event,
    GameEnded,
    GameStarted,
    GivenBy,
    GuessMissed,
    GuessSealed,
    KeywordGuessMissed,
    KeywordsGuessed,
)
from .model import State
from .options import Codes

Asked = tuple[Viewer, Command]


def asked(state: State, event: Event) -> Asked | None:
    """Who gave which command, as its first event tells; None for an event that only follows from others."""
    match event:
        case SeatJoined() | SeatRenamed() | LanguageChosen() | SeatLeft() | GamePaused() | GameResumed():
            return asked_lobby(event)
        case GameStarted():
            return HOST, Start()
        case GuessMissed() | KeywordGuessMissed():
            return (CLOCK, Expire()) if state.deadline is not None else (HOST, Skip(team=event.team))
        case CluesGiven():
            return clues_given(state, event)
        case GameEnded():
            return game_ended(state, event)
        case _:
            return by_player(event)


def by_player(event: Event) -> Asked | None:
    match event:
        case DraftSaved():
            return event.encryptor, SaveDraft(event.clues, event.code)
        case CluesChecked():
            return event.encryptor, CheckClues(tuple(verdict.text for verdict in event.verdicts))
        case CodeProposed():
            return event.seat, Propose(event.of, event.code)
        case GuessSealed():
            return event.seat, Guess(event.of, event.code)
        case KeywordsGuessed():
            return event.seat, GuessKeywords(event.keywords)
        case _:
            return None


def clues_given(state: State, event: CluesGiven) -> Asked:
    match event.given_by:
        case GivenBy.CLOCK:
            return CLOCK, Expire()
        case GivenBy.HOST:
            return HOST, Skip(team=event.team)
        case GivenBy.ENCRYPTOR:
            code = event.code if state.setup.codes is Codes.ENTERED else None
            return event.encryptor, GiveClues(tuple(clue or "" for clue in event.clues), code, confirm=True)


def game_ended(state: State, event: GameEnded) -> Asked | None:
    match event.reasons:
        case ("ended",):
            return HOST, End()
        case ("abandoned",):
            return CLOCK, Abandon()
        case ("resignation",):
            loser = state.variant.opponent(event.winners[0])
            return state.lobby.of_team(loser)[0].id, Resign()
        case _:
            return None
