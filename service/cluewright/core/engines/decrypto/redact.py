"""What a reader is told of an event: its data, built up field by field, or nothing at all."""

from __future__ import annotations

from typing import Any, assert_never

from cluewright.core.engines.engine import JsonObject, Viewer
from cluewright.core.engines.lobby import (
    GamePaused,
    GameResumed,
    LanguageChosen,
    SeatJoined,
    SeatLeft,
    SeatRenamed,
    redact_lobby,
)

from .endings import texts
from .events import (
    AttemptRevealed,
    CluesChecked,
    CluesGiven,
    CluesRead,
    CodeDrawn,
    CodeProposed,
    CodeRevealed,
    DraftSaved,
    Event,
    GameCreated,
    GameEnded,
    GameStarted,
    GuessMissed,
    GuessSealed,
    KeywordGuessesOpened,
    KeywordGuessMissed,
    KeywordGuessRevealed,
    KeywordsGuessed,
    RoundStarted,
    TimerStarted,
    TokenAwarded,
)
from .variants import VARIANTS

TEAM_OF = {seat: place.team for variant in VARIANTS.values() for place in variant.places for seat in place.seat_ids()}
"""Every seat there can be, with its team."""


def redact(event: Event, viewer: Viewer) -> JsonObject | None:
    """The event's data for a seat, the host or (None) a spectator; None: this reader is not told of it."""
    match event:
        case SeatJoined() | SeatRenamed() | LanguageChosen() | SeatLeft() | GamePaused() | GameResumed():
            return redact_lobby(event, viewer)
        case CodeDrawn() | DraftSaved() | CluesChecked() | CluesGiven():
            return for_encryptor(event, viewer)
        case CodeProposed() | GuessSealed() | KeywordsGuessed():
            return for_team(event, viewer)
        case GameCreated():
            return created(event)
        case GameStarted():
            own = event.keywords.get(TEAM_OF.get(viewer or "", ""))
            return {"keywords": None if own is None else [dict(texts(keyword)) for keyword in own]}
        case _:
            return for_all(event)


def for_encryptor(event: CodeDrawn | DraftSaved | CluesChecked | CluesGiven, viewer: Viewer) -> JsonObject | None:
    own = viewer == event.encryptor
    match event:
        case CodeDrawn():
            return {"round": event.round, "team": event.team, "code": list(event.code)} if own else None
        case DraftSaved():
            return {"team": event.team, "clues": list(event.clues)} if own else None
        case CluesChecked():
            return {"team": event.team} if own else None
        case CluesGiven():
            public = {"round": event.round, "team": event.team, "given_by": event.given_by.value}
            return {**public, "clues": list(event.clues), "code": list(event.code)} if own else public
        case _:
            assert_never(event)


def for_team(event: CodeProposed | GuessSealed | KeywordsGuessed, viewer: Viewer) -> JsonObject | None:
    own = TEAM_OF.get(viewer or "") == event.team
    match event:
        case CodeProposed():
            told = {"team": event.team, "seat": event.seat, "of": event.of, "code": list(event.code)}
            return told if own else None
        case GuessSealed():
            public = {"team": event.team, "of": event.of}
            return {**public, "seat": event.seat, "code": list(event.code)} if own else public
        case KeywordsGuessed():
            secret = {"seat": event.seat, "keywords": list(event.keywords)}
            return {"team": event.team, **(secret if own else {})}
        case _:
            assert_never(event)


def created(event: GameCreated) -> JsonObject:
    return {
        "variant": event.variant,
        "edition": event.edition,
        "parameters": dict(event.parameters),
        "language": event.language,
        "codes": event.codes.value,
        "clue_policy": event.clue_policy.value,
        "seeded": event.seeded,
    }


PublicEvent = (
    RoundStarted
    | TimerStarted
    | CluesRead
    | GuessMissed
    | AttemptRevealed
    | CodeRevealed
    | TokenAwarded
    | KeywordGuessesOpened
    | KeywordGuessMissed
    | KeywordGuessRevealed
    | GameEnded
)


def for_all(event: PublicEvent) -> JsonObject:
    match event:
        case RoundStarted():
            return {"round": event.round, "encryptors": dict(event.encryptors), "moved": event.moved}
        case TimerStarted():
            return {"deadline": event.deadline.isoformat()}
        case CluesRead():
            return {"round": event.round, "team": event.team, "encryptor": event.encryptor, "clues": list(event.clues)}
        case GuessMissed() | AttemptRevealed() | CodeRevealed() | TokenAwarded():
            return of_code(event)
        case KeywordGuessesOpened():
            return {}
        case KeywordGuessMissed():
            return {"team": event.team}
        case KeywordGuessRevealed():
            return {"team": event.team, "keywords": list(event.keywords), "right": event.right}
        case GameEnded():
            return game_ended(event)
        case _:
            assert_never(event)


def of_code(event: GuessMissed | AttemptRevealed | CodeRevealed | TokenAwarded) -> JsonObject:
    match event:
        case GuessMissed():
            return {"team": event.team, "of": event.of}
        case AttemptRevealed():
            return {"team": event.team, "of": event.of, "code": list(event.code)}
        case CodeRevealed():
            return {"round": event.round, "team": event.team, "code": list(event.code)}
        case TokenAwarded():
            return {"team": event.team, "kind": event.kind.value, "of": event.of}
        case _:
            assert_never(event)


def game_ended(event: GameEnded) -> JsonObject:
    keywords: dict[str, Any] = {team: [dict(word) for word in words] for team, words in (event.keywords or {}).items()}
    return {
        "winners": list(event.winners),
        "reasons": list(event.reasons),
        "points": event.points and dict(event.points),
        "keywords_right": event.keywords_right and dict(event.keywords_right),
        "keywords": keywords,
    }
