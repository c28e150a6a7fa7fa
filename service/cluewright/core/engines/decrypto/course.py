"""How a game runs by itself: what follows once everybody has done what was waited for."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import timedelta

from cluewright.core.clues.clue import Keyword
from cluewright.core.codes import Code, RepeatedCodes, all_codes, draw_code
from cluewright.core.engines.engine import Context, DealRequest, Rejected, SeatId
from cluewright.core.engines.seats import require_open, require_players

from .endings import guess_timer, round_ending, tie_break
from .events import (
    AttemptRevealed,
    CluesRead,
    CodeDrawn,
    CodeRevealed,
    Event,
    GameStarted,
    KeywordGuessRevealed,
    RoundStarted,
    TimerStarted,
    TokenAwarded,
    TokenKind,
)
from .model import AttemptStatus, Half, KeywordGuess, Phase, State
from .options import Codes
from .spelling import count_right


def start(state: State, context: Context) -> tuple[Event, ...]:
    """Keywords are dealt unless they were given, and the first round begins."""
    require_open(state.lobby)
    require_players(state.lobby, state.variant.seating)
    if uneven(state):
        raise Rejected("teams_uneven", state.variant.seating)
    keywords = state.setup.keywords or deal(state, context)
    return (GameStarted(keywords), *start_round(state, context))


def uneven(state: State) -> bool:
    """Whether teams that may be equally large differ by more than one player."""
    limits = {(place.minimum, place.maximum) for place in state.variant.places}
    sizes = [len(state.lobby.of_team(place.team)) for place in state.variant.places]
    return len(limits) == 1 and max(sizes) - min(sizes) > 1


def deal(state: State, context: Context) -> Mapping[str, tuple[Keyword, ...]]:
    assert context.dealer is not None, "a game without given keywords needs a dealer"
    languages = (state.setup.language, *(seat.language for seat in state.lobby.seats))
    return context.dealer(
        DealRequest(
            state.setup.wordpack,
            state.setup.exclude,
            state.variant.coding,
            state.settings.keywords_per_team,
            tuple(dict.fromkeys(languages)),
            state.setup.seed,
        )
    )


def start_round(state: State, context: Context) -> tuple[Event, ...]:
    """New encryptors, and (decrypto.round.one-code) a code card for each team."""
    number = state.round + 1
    codes = draw_codes(state)
    moved = state.settings.repeat_moves_encryptors and any(comes_again(state, team, codes[team]) for team in codes)
    encryptors = {team: next_encryptor(state, team, 1 + moved) for team in state.variant.coding}
    drawn = (CodeDrawn(number, team, encryptors[team], code) for team, code in codes.items())
    return (RoundStarted(number, encryptors, moved), *drawn, *round_timer(state, context))


def draw_codes(state: State) -> Mapping[str, Code]:
    """A code for each team, or none where encryptors enter what they drew from a box."""
    if state.setup.codes is Codes.ENTERED:
        return {}
    return {team: draw(state, team) for team in state.variant.coding}


def draw(state: State, team: str) -> Code:
    """The team's next card. A deck that `never` repeats is shuffled afresh once all its cards have been played."""
    deck = all_codes(state.settings.keywords_per_team, state.settings.code_length)
    played = state.codes_of(team)
    shuffles = len(played) // len(deck) if state.settings.repeated_codes is RepeatedCodes.NEVER else 0
    labels = ("decrypto", "code", team, shuffles)
    previous = played[shuffles * len(deck) :]
    return draw_code(state.setup.seed.encode(), labels, deck, previous, state.settings.repeated_codes)


def comes_again(state: State, team: str, code: Code) -> bool:
    """Whether this is the team's code of the round before."""
    return state.codes_of(team)[-1:] == (code,)


def next_encryptor(state: State, team: str, steps: int) -> SeatId:
    """The role goes from seat to seat (decrypto.round.encryptor-rotates), beginning with the first."""
    seats = [seat.id for seat in state.lobby.of_team(team)]
    last = next((half.encryptor for half in reversed(state.halves) if half.team == team), seats[-1])
    return seats[(seats.index(last) + steps) % len(seats)]


def round_timer(state: State, context: Context) -> tuple[Event, ...]:
    """Where a single encryptor writes, the sand timer runs from the start of the round."""
    return clue_timer(state, context) if len(state.variant.coding) == 1 else ()


def clue_timer(state: State, context: Context) -> tuple[Event, ...]:
    """The sand timer, where the game uses one."""
    if not state.settings.use_timer:
        return ()
    return (TimerStarted(context.now + timedelta(seconds=state.settings.timer_seconds)),)


def follow_up(state: State, context: Context) -> tuple[Event, ...]:
    """What happens next without anybody's doing; nothing while somebody is waited for."""
    match state.phase:
        case Phase.CLUES:
            return after_clues(state, context)
        case Phase.GUESSES:
            return after_guesses(state, context)
        case Phase.KEYWORD_GUESSES:
            return after_keyword_guesses(state, context)
        case Phase.LOBBY | Phase.FINISHED:
            return ()


def after_clues(state: State, context: Context) -> tuple[Event, ...]:
    if any(half.clues is None for half in state.current()):
        return ()
    return read_aloud(state, state.current()[0], context)


def read_aloud(state: State, half: Half, context: Context) -> tuple[Event, ...]:
    assert half.clues is not None
    return (CluesRead(half.round, half.team, half.encryptor, half.clues), *guess_timer(state, context.now))


def after_guesses(state: State, context: Context) -> tuple[Event, ...]:
    half = state.half(state.of)
    assert half is not None
    if any(attempt.status is AttemptStatus.OPEN for attempt in half.attempts.values()):
        return ()
    if not half.revealed:
        return reveal(state, half)
    unread = next((other for other in state.current() if not other.read), None)
    if unread is not None:
        return read_aloud(state, unread, context)
    return round_ending(state, context.now) or start_round(state, context)


def reveal(state: State, half: Half) -> tuple[Event, ...]:
    """Both answers are said, the interception first; then the code; then the tokens are handed out."""
    assert half.code is not None
    opponent = state.variant.opponent(half.team)
    answers = ((team, half.attempts[team].code) for team in (opponent, half.team))
    said = tuple(AttemptRevealed(team, half.team, code) for team, code in answers if code is not None)
    return (*said, CodeRevealed(half.round, half.team, half.code), *tokens(state, half, opponent))


def tokens(state: State, half: Half, opponent: str) -> tuple[TokenAwarded, ...]:
    """What the answers earn; a missing deciphering is a wrong one, a missing interception costs nothing."""
    awards: list[TokenAwarded] = []
    if half.attempts[opponent].code == half.code:
        awards.append(TokenAwarded(opponent, TokenKind.INTERCEPTION, half.team))
    if half.attempts[half.team].code != half.code:
        awards.extend(for_failure(state, half.team, opponent))
    return tuple(awards)


def for_failure(state: State, team: str, opponent: str) -> tuple[TokenAwarded, ...]:
    match state.settings.failed_decode_gives:
        case "miscommunication":
            return (TokenAwarded(team, TokenKind.MISCOMMUNICATION, team),)
        case "interception":
            return (TokenAwarded(opponent, TokenKind.INTERCEPTION, team),)
        case _:
            return ()


def after_keyword_guesses(state: State, context: Context) -> tuple[Event, ...]:
    guesses = state.keyword_guesses
    if any(guess.status is AttemptStatus.OPEN for guess in guesses.values()):
        return ()
    sealed = {team: guess for team, guess in guesses.items() if guess.status is AttemptStatus.SEALED}
    if sealed:
        return tuple(reveal_keywords(state, team, guess) for team, guess in sealed.items())
    return tie_break(state, context.now)


def reveal_keywords(state: State, team: str, guess: KeywordGuess) -> KeywordGuessRevealed:
    words = guess.keywords or ()
    return KeywordGuessRevealed(team, words, count_right(state.keywords[state.variant.opponent(team)], words))
