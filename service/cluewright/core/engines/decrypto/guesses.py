"""What everybody else may do: propose, answer, and name the opponents' keywords."""

from __future__ import annotations

from cluewright.core.codes import Code
from cluewright.core.engines.engine import Context, Rejected
from cluewright.core.engines.seats import Seat, require_seat

from . import rules
from .clues import require_code
from .commands import Guess, GuessKeywords, Propose
from .events import CodeProposed, Event, GuessSealed, KeywordsGuessed
from .model import AttemptStatus, Half, Phase, State


def propose(state: State, command: Propose, context: Context) -> tuple[Event, ...]:
    """A suggestion that only the own team sees."""
    seat = answering(state, command.of, command.code, context)
    return (CodeProposed(seat.team, seat.id, command.of, command.code),)


def guess(state: State, command: Guess, context: Context) -> tuple[Event, ...]:
    """The team's answer: the first given counts, and stays sealed until all answers are in."""
    seat = answering(state, command.of, command.code, context)
    return (GuessSealed(seat.team, seat.id, command.of, command.code),)


def answering(state: State, of: str, code: Code, context: Context) -> Seat:
    """The actor's seat, if its team may answer now; raises Rejected."""
    seat = require_seat(state.lobby, context)
    if state.phase is not Phase.GUESSES:
        raise Rejected("wrong_phase", rules.ROUND_ORDER)
    half = state.half(of)
    if half is None or of != state.of:
        raise Rejected("not_your_turn", rules.ROUND_ORDER)
    require_answer_open(half, seat)
    require_code(state, code, rules.ANSWER_IS_A_CODE)
    return seat


def require_answer_open(half: Half, seat: Seat) -> None:
    if half.encryptor == seat.id:
        raise Rejected("encryptor_may_not_guess", rules.ENCRYPTOR_STAYS_SILENT)
    status = half.attempts[seat.team].status
    if status is AttemptStatus.NOT_ALLOWED:
        raise Rejected("no_interception_yet", rules.NO_FIRST_ROUND_INTERCEPTION)
    if status is not AttemptStatus.OPEN:
        raise Rejected("already_guessed", rules.ONE_GUESS)


def guess_keywords(state: State, command: GuessKeywords, context: Context) -> tuple[Event, ...]:
    """Tie-break: once for each team, sealed until both have guessed."""
    seat = require_seat(state.lobby, context)
    if state.phase is not Phase.KEYWORD_GUESSES:
        raise Rejected("wrong_phase", rules.KEYWORD_GUESS)
    if state.keyword_guesses[seat.team].status is not AttemptStatus.OPEN:
        raise Rejected("already_guessed", rules.KEYWORD_GUESS)
    if len(command.keywords) > state.settings.keywords_per_team:
        raise Rejected("too_many_keywords", rules.KEYWORD_GUESS, maximum=state.settings.keywords_per_team)
    return (KeywordsGuessed(seat.team, seat.id, command.keywords),)
