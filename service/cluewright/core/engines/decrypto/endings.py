"""Who has won at the end of a round, and what breaks a tie."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import datetime, timedelta

from cluewright.core.clues.clue import Keyword

from .events import Event, GameEnded, KeywordGuessesOpened, TimerStarted
from .model import State


def round_ending(state: State, now: datetime) -> tuple[Event, ...]:
    """What ends the game after both codes of a round; nothing where it goes on. Ends are looked at only here."""
    marks = {team: (has_won(state, team), has_lost(state, team)) for team in state.variant.teams}
    for team in state.variant.teams:
        won, lost = marks[team]
        other_won, other_lost = marks[state.variant.opponent(team)]
        if (won or other_lost) and not (lost or other_won):
            reasons = (("interceptions", won), ("miscommunications", other_lost))
            return end(state, (team,), tuple(reason for reason, holds in reasons if holds))
    if any(won or lost for won, lost in marks.values()):
        return tie_break(state, now)
    return last_round(state, now) if state.round >= state.settings.max_rounds else ()


def has_won(state: State, team: str) -> bool:
    return state.tokens[team].interceptions >= state.settings.interceptions_to_win


def has_lost(state: State, team: str) -> bool:
    limit = state.settings.miscommunications_to_lose
    return limit is not None and state.tokens[team].miscommunications >= limit


def last_round(state: State, now: datetime) -> tuple[Event, ...]:
    """Nobody has won by the last round: a variant's survivor does, else the tie-break decides."""
    if state.variant.survivor is not None:
        return end(state, (state.variant.survivor,), ("rounds",))
    return tie_break(state, now)


def tie_break(state: State, now: datetime) -> tuple[Event, ...]:
    """The first step of the tie-break's order that tells the teams apart; if none does, they share the victory."""
    for step in state.settings.tie_break:
        if step == "keywords" and not state.keyword_guesses:
            return (KeywordGuessesOpened(), *guess_timer(state, now))
        scores = points(state) if step == "points" else keywords_right(state)
        leaders = leading(scores or {})
        if len(leaders) == 1:
            return end(state, leaders, (step,))
    return end(state, state.variant.coding, ("shared",))


def leading(scores: Mapping[str, int]) -> tuple[str, ...]:
    best = max(scores.values(), default=0)
    return tuple(team for team, score in scores.items() if score == best)


def points(state: State) -> Mapping[str, int] | None:
    """Interceptions less miscommunications; None before the start and where a single team has codes."""
    if not state.tokens or len(state.variant.coding) == 1:
        return None
    tokens = ((team, state.tokens[team]) for team in state.variant.coding)
    return {team: has.interceptions - has.miscommunications for team, has in tokens}


def keywords_right(state: State) -> Mapping[str, int] | None:
    """How many of the opponents' keywords each team named; None unless all guesses have been revealed."""
    if not state.keyword_guesses or any(guess.right is None for guess in state.keyword_guesses.values()):
        return None
    return {team: guess.right or 0 for team, guess in state.keyword_guesses.items()}


def end(state: State, winners: tuple[str, ...], reasons: tuple[str, ...]) -> tuple[Event, ...]:
    """The end of the game; every keyword is open from now on."""
    opened = {team: tuple(texts(keyword) for keyword in words) for team, words in state.keywords.items()}
    return (GameEnded(winners, reasons, points(state), keywords_right(state), opened or None),)


def texts(keyword: Keyword) -> Mapping[str, str]:
    """The keyword's text by language; `und` where the language is not known."""
    return {text.language or "und": text.text for text in keyword.texts}


def guess_timer(state: State, now: datetime) -> tuple[Event, ...]:
    """The timer on answers, where the game has one."""
    seconds = state.settings.guess_timer_seconds
    return () if seconds is None else (TimerStarted(now + timedelta(seconds=seconds)),)
