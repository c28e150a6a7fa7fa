"""What the state is after an event. Decides nothing."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any, assert_never

from cluewright.core.clues.clue import Keyword
from cluewright.core.engines.engine import Rejected
from cluewright.core.engines.lobby import (
    GamePaused,
    GameResumed,
    LanguageChosen,
    SeatJoined,
    SeatLeft,
    SeatRenamed,
    evolve_lobby,
)
from cluewright.core.engines.seats import Lobby

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
    TokenKind,
)
from .model import (
    Attempt,
    AttemptStatus,
    Draft,
    Half,
    KeywordGuess,
    Outcome,
    Phase,
    Proposal,
    State,
    Tokens,
)
from .spelling import plain
from .variants import VARIANTS, Settings, Variant, settings


def initial(created: GameCreated) -> State:
    """A game that has been created and waits for players. Raises Rejected if given keywords do not fit it."""
    variant, figures = VARIANTS[created.variant], settings(created.parameters)
    if created.keywords is not None:
        require_keywords(created.keywords, variant, figures)
    return State(created, variant, figures, Lobby(variant.places))


def require_keywords(keywords: Mapping[str, tuple[Keyword, ...]], variant: Variant, figures: Settings) -> None:
    """Each team that has keywords has as many as it should, and no word lies on the table twice."""
    counts = {team: len(words) for team, words in keywords.items()}
    if counts != dict.fromkeys(variant.coding, figures.keywords_per_team):
        raise Rejected("invalid_keywords", variant.screen, expected=figures.keywords_per_team)
    seen = [form for words in keywords.values() for word in words for form in {plain(text.text) for text in word.texts}]
    if len(set(seen)) != len(seen):
        raise Rejected("invalid_keywords", variant.screen, expected=figures.keywords_per_team)


def evolve(state: State, event: Event) -> State:
    """The state after the event."""
    match event:
        case GameCreated():
            return initial(event)
        case SeatJoined() | SeatRenamed() | LanguageChosen() | SeatLeft() | GamePaused():
            return replace(state, lobby=evolve_lobby(state.lobby, event))
        case GameResumed():
            return replace(state, lobby=evolve_lobby(state.lobby, event), deadline=event.deadline)
        case KeywordGuessesOpened() | KeywordsGuessed() | KeywordGuessMissed() | KeywordGuessRevealed():
            return evolve_keyword_guesses(state, event)
        case GameStarted() | RoundStarted() | TimerStarted() | TokenAwarded() | GameEnded():
            return evolve_course(state, event)
        case CodeDrawn() | DraftSaved() | CluesChecked() | CluesGiven() | CluesRead():
            return evolve_clues(state, event)
        case _:
            return evolve_guesses(state, event)


def evolve_course(state: State, event: GameStarted | RoundStarted | TimerStarted | TokenAwarded | GameEnded) -> State:
    match event:
        case GameStarted():
            return started(state, event)
        case RoundStarted():
            return round_started(state, event)
        case TimerStarted():
            return replace(state, deadline=event.deadline)
        case TokenAwarded():
            return awarded(state, event)
        case GameEnded():
            return ended(state, event)
        case _:
            assert_never(event)


def evolve_clues(state: State, event: CodeDrawn | DraftSaved | CluesChecked | CluesGiven | CluesRead) -> State:
    match event:
        case CodeDrawn():
            return with_half(state, event.team, code=event.code)
        case DraftSaved():
            return with_half(state, event.team, draft=Draft(event.clues, event.code))
        case CluesChecked():
            return with_half(state, event.team, checks=half_of(state, event.team).checks + 1)
        case CluesGiven():
            return with_half(state, event.team, code=event.code, clues=event.clues, draft=None)
        case CluesRead():
            read = with_half(state, event.team, read=True)
            return replace(read, phase=Phase.GUESSES, of=event.team, deadline=None)
        case _:
            assert_never(event)


def evolve_guesses(
    state: State, event: CodeProposed | GuessSealed | GuessMissed | AttemptRevealed | CodeRevealed
) -> State:
    match event:
        case CodeProposed():
            return proposed(state, event)
        case GuessSealed():
            return with_attempt(state, event.of, event.team, Attempt(AttemptStatus.SEALED, event.code))
        case GuessMissed():
            return with_attempt(state, event.of, event.team, Attempt(AttemptStatus.ABSENT))
        case AttemptRevealed():
            return with_attempt(state, event.of, event.team, Attempt(AttemptStatus.MADE, event.code))
        case CodeRevealed():
            return replace(with_half(state, event.team, revealed=True), deadline=None)
        case _:
            assert_never(event)


KeywordGuessEvent = KeywordGuessesOpened | KeywordsGuessed | KeywordGuessMissed | KeywordGuessRevealed


def evolve_keyword_guesses(state: State, event: KeywordGuessEvent) -> State:
    match event:
        case KeywordGuessesOpened():
            guesses = {team: KeywordGuess() for team in state.variant.coding}
            return replace(state, phase=Phase.KEYWORD_GUESSES, of=None, keyword_guesses=guesses, deadline=None)
        case KeywordsGuessed():
            return with_guess(state, event.team, KeywordGuess(AttemptStatus.SEALED, event.keywords))
        case KeywordGuessMissed():
            return with_guess(state, event.team, KeywordGuess(AttemptStatus.ABSENT, None, 0))
        case KeywordGuessRevealed():
            guess = KeywordGuess(AttemptStatus.MADE, event.keywords, event.right)
            return with_guess(state, event.team, guess)
        case _:
            assert_never(event)


def started(state: State, event: GameStarted) -> State:
    return replace(
        state,
        phase=Phase.CLUES,
        keywords=event.keywords,
        tokens={team: Tokens() for team in state.variant.teams},
        lobby=replace(state.lobby, open=False),
    )


def round_started(state: State, event: RoundStarted) -> State:
    halves = tuple(
        Half(event.round, team, event.encryptors[team], attempts(state, event.round, team))
        for team in state.variant.coding
    )
    return replace(state, phase=Phase.CLUES, round=event.round, of=None, halves=(*state.halves, *halves), deadline=None)


def attempts(state: State, number: int, owner: str) -> Mapping[str, Attempt]:
    """How each team's answer to one code begins: interception waits for its first round."""
    early = number < state.settings.first_interception_round
    intercept = Attempt(AttemptStatus.NOT_ALLOWED if early else AttemptStatus.OPEN)
    own = Attempt(AttemptStatus.OPEN)
    return {team: own if team == owner else intercept for team in state.variant.teams}


def awarded(state: State, event: TokenAwarded) -> State:
    had = state.tokens[event.team]
    if event.kind is TokenKind.INTERCEPTION:
        has = replace(had, interceptions=had.interceptions + 1)
    else:
        has = replace(had, miscommunications=had.miscommunications + 1)
    return replace(state, tokens={**state.tokens, event.team: has})


def ended(state: State, event: GameEnded) -> State:
    outcome = Outcome(event.winners, event.reasons, event.points, event.keywords_right)
    lobby = replace(state.lobby, open=False, paused_at=None)
    return replace(state, phase=Phase.FINISHED, of=None, deadline=None, outcome=outcome, lobby=lobby)


def proposed(state: State, event: CodeProposed) -> State:
    """A seat has one proposal for each code: its last."""
    half = half_of(state, event.of)
    others = (proposal for proposal in half.proposals if proposal.seat != event.seat)
    mine = Proposal(event.team, event.seat, event.of, event.code)
    return with_half(state, event.of, proposals=(*others, mine))


def half_of(state: State, team: str) -> Half:
    """This round's half of a team that has codes."""
    half = state.half(team)
    assert half is not None
    return half


def with_half(state: State, team: str, **values: Any) -> State:
    target = half_of(state, team)
    halves = tuple(replace(half, **values) if half is target else half for half in state.halves)
    return replace(state, halves=halves)


def with_attempt(state: State, of: str, team: str, attempt: Attempt) -> State:
    return with_half(state, of, attempts={**half_of(state, of).attempts, team: attempt})


def with_guess(state: State, team: str, guess: KeywordGuess) -> State:
    return replace(state, keyword_guesses={**state.keyword_guesses, team: guess})
