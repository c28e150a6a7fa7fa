"""What a command does. Every refusal names the rule it rests on; nothing here changes a state."""

from __future__ import annotations

from typing import assert_never

from cluewright.core.engines.engine import Context, Rejected, with_consequences
from cluewright.core.engines.lobby import (
    Abandon,
    ChangeSeat,
    End,
    Expire,
    Join,
    Leave,
    Pause,
    Resign,
    Resume,
    Skip,
    Start,
    decide_lobby,
)
from cluewright.core.engines.seats import require_clock, require_host, require_running, require_seat

from . import rules
from .clues import check_clues, give_clues, hand_in, save_draft, timer_for_others
from .commands import CheckClues, Command, DecryptoCommand, GiveClues, Guess, GuessKeywords, Propose, SaveDraft
from .course import follow_up, start
from .endings import end
from .events import Event, GivenBy, GuessMissed, KeywordGuessMissed
from .evolve import evolve
from .guesses import guess, guess_keywords, propose
from .model import AttemptStatus, Phase, State, deadline


def decide(state: State, command: Command, context: Context) -> tuple[Event, ...]:
    """The events of a command and all that follows from them by itself; raises Rejected where it is refused."""
    return with_consequences(state, directly(state, command, context), evolve, lambda state: follow_up(state, context))


def directly(state: State, command: Command, context: Context) -> tuple[Event, ...]:
    if state.phase is Phase.FINISHED and not isinstance(command, ChangeSeat):
        raise Rejected("game_over")
    match command:
        case Join() | ChangeSeat() | Leave() | Pause() | Resume():
            return decide_lobby(state.lobby, command, context, state.deadline)
        case Start() | Skip() | End():
            return by_host(state, command, context)
        case Resign():
            return resign(state, context)
        case Expire() | Abandon():
            return by_clock(state, command, context)
        case _:
            return by_player(state, command, context)


def by_player(state: State, command: DecryptoCommand, context: Context) -> tuple[Event, ...]:
    require_running(state.lobby)
    match command:
        case GiveClues():
            return give_clues(state, command, context)
        case SaveDraft():
            return save_draft(state, command, context)
        case CheckClues():
            return check_clues(state, command, context)
        case Propose():
            return propose(state, command, context)
        case Guess():
            return guess(state, command, context)
        case GuessKeywords():
            return guess_keywords(state, command, context)
        case _:
            assert_never(command)


def by_host(state: State, command: Start | Skip | End, context: Context) -> tuple[Event, ...]:
    require_host(context)
    match command:
        case Start():
            return start(state, context)
        case Skip():
            return skip(state, command, context)
        case End():
            return end(state, (), ("ended",))
        case _:
            assert_never(command)


def by_clock(state: State, command: Expire | Abandon, context: Context) -> tuple[Event, ...]:
    require_clock(context)
    if isinstance(command, Abandon):
        return end(state, (), ("abandoned",))
    due = deadline(state)
    if due is None or due > context.now:
        raise Rejected("wrong_phase")
    missing = (without(state, team, GivenBy.CLOCK, context) for team in owing(state))
    return tuple(event for events in missing for event in events)


def resign(state: State, context: Context) -> tuple[Event, ...]:
    seat = require_seat(state.lobby, context)
    if not state.playing():
        raise Rejected("wrong_phase")
    return end(state, (state.variant.opponent(seat.team),), ("resignation",))


def skip(state: State, command: Skip, context: Context) -> tuple[Event, ...]:
    """The host goes on without what one team owes."""
    require_running(state.lobby)
    seat = state.lobby.seat(command.seat)
    team = seat.team if seat is not None else command.team
    if team not in state.variant.teams:
        raise Rejected("not_found", what="team")
    if team not in owing(state):
        raise Rejected("wrong_phase", rules.ROUND_ORDER)
    return without(state, team, GivenBy.HOST, context)


def owing(state: State) -> tuple[str, ...]:
    """The teams that the game waits for."""
    match state.phase:
        case Phase.CLUES:
            return tuple(half.team for half in state.current() if half.clues is None)
        case Phase.GUESSES:
            half = state.half(state.of)
            statuses = {} if half is None else {team: attempt.status for team, attempt in half.attempts.items()}
        case Phase.KEYWORD_GUESSES:
            statuses = {team: guess.status for team, guess in state.keyword_guesses.items()}
        case Phase.LOBBY | Phase.FINISHED:
            return ()
    return tuple(team for team, status in statuses.items() if status is AttemptStatus.OPEN)


def without(state: State, team: str, by: GivenBy, context: Context) -> tuple[Event, ...]:
    """What a team owes counts as not made: the draft is handed in, an answer is missing."""
    half = state.half(team)
    if state.phase is Phase.KEYWORD_GUESSES:
        return (KeywordGuessMissed(team),)
    if state.phase is Phase.GUESSES or half is None:
        assert state.of is not None
        return (GuessMissed(team, state.of),)
    timer = timer_for_others(state, half, context) if by is GivenBy.HOST else ()
    return (*hand_in(state, half, by, context), *timer)
