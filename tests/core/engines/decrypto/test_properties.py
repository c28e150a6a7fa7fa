"""What holds in every game, whatever is played: checked over random games under many house rules."""

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cluewright.core.codes import all_codes
from cluewright.core.engines.decrypto.events import (
    AttemptRevealed,
    CluesGiven,
    CluesRead,
    CodeDrawn,
    CodeRevealed,
    GameEnded,
    GameStarted,
    GuessSealed,
    RoundStarted,
    TokenAwarded,
    TokenKind,
)
from cluewright.core.engines.decrypto.model import Phase, State

from .chance import games
from .sitting import Sitting

seeds = given(st.integers(0, 2**32))
many = settings(max_examples=60, deadline=None)


@many
@seeds
def test_tokens_follow_from_the_answers(seed: int) -> None:
    """D6-D8: an interception token for a right interception, from its round on; what a failure gives; never fewer."""
    for game, before, events in games(seed):
        awarded = [event for event in events if isinstance(event, TokenAwarded)]
        for revealed in (event for event in events if isinstance(event, CodeRevealed)):
            assert awarded == due(game, before, events, revealed)
        for team, had in before.tokens.items():
            has = game.state.tokens[team]
            assert 0 <= has.interceptions - had.interceptions <= 2
            assert 0 <= has.miscommunications - had.miscommunications <= 1


def due(game: Sitting, before: State, events: tuple[Any, ...], revealed: CodeRevealed) -> list[TokenAwarded]:
    """The tokens that the rules give for one code, told independently of the engine."""
    answers = {event.team: event.code for event in events if isinstance(event, AttemptRevealed)}
    other = before.variant.opponent(revealed.team)
    tokens = []
    if answers.get(other) == revealed.code:
        assert revealed.round >= before.settings.first_interception_round
        tokens.append(TokenAwarded(other, TokenKind.INTERCEPTION, revealed.team))
    if answers.get(revealed.team) != revealed.code:
        gives = before.settings.failed_decode_gives
        if gives == "miscommunication":
            tokens.append(TokenAwarded(revealed.team, TokenKind.MISCOMMUNICATION, revealed.team))
        elif gives == "interception":
            tokens.append(TokenAwarded(other, TokenKind.INTERCEPTION, revealed.team))
    return tokens


@many
@seeds
def test_rounds_keep_their_order(seed: int) -> None:
    """D5, D11, D12: clues, then each code's answers, then its reveal; White's half first; limits hold."""
    for game, before, events in games(seed):
        for event in events:
            if isinstance(event, RoundStarted):
                assert event.round == before.round + 1 <= game.state.settings.max_rounds
                assert all(half.revealed for half in before.halves) or before.of == before.variant.coding[-1]
        order = [event.team for event in game.events if isinstance(event, CluesRead)]
        assert order == [team for _ in range(len(order)) for team in game.state.variant.coding][: len(order)]
        guesses = [event for event in game.events if isinstance(event, GuessSealed)]
        sealed = [(game_round(game, event), event.of, event.team) for event in guesses]
        assert len(sealed) == len(set(sealed))


def game_round(game: Sitting, event: Any) -> int:
    """The round in which an event of the game fell."""
    position = next(place for place, other in enumerate(game.events) if other is event)
    return sum(isinstance(other, RoundStarted) for other in game.events[:position])


@many
@seeds
def test_codes_and_clues_are_what_the_rules_say(seed: int) -> None:
    """D2-D4: codes out of the deck, at most one a team and round; as many clues as digits, given once."""
    for game, _, _ in games(seed):
        figures = game.state.settings
        deck = all_codes(figures.keywords_per_team, figures.code_length)
        drawn = [event for event in game.events if isinstance(event, CodeDrawn)]
        given_clues = [event for event in game.events if isinstance(event, CluesGiven)]
        for events in (drawn, given_clues):
            assert all(event.code in deck for event in events)
            assert len({(event.round, event.team) for event in events}) == len(events)
        assert all(len(event.clues) == figures.code_length for event in given_clues)


@many
@seeds
def test_encryptors_rotate_and_stay_out_of_their_own_code(seed: int) -> None:
    """D3: each round the next seat of the team; the encryptor of a code never answers for the own team."""
    for game, before, events in games(seed):
        for event in events:
            if isinstance(event, RoundStarted) and before.halves:
                for team, encryptor in event.encryptors.items():
                    last = next(half.encryptor for half in reversed(before.halves) if half.team == team)
                    assert (encryptor != last) is not event.moved
            if isinstance(event, GuessSealed):
                half = before.half(event.of)
                assert half is not None
                assert half.encryptor != event.seat
                assert game.state.lobby.seat(event.seat) is not None


@many
@seeds
def test_keywords_are_distinct_and_open_only_at_the_end(seed: int) -> None:
    """D1, D14."""
    for game, _, events in games(seed):
        for event in events:
            if isinstance(event, GameStarted):
                words = [word.text for keywords in event.keywords.values() for word in keywords]
                assert len(set(words)) == len(words) == len(event.keywords) * game.state.settings.keywords_per_team
        shown = game.view(None).teams["white"].keywords
        assert (shown is not None) is (game.state.phase is Phase.FINISHED and bool(game.state.keywords))


@many
@seeds
def test_natural_ends_come_after_whole_rounds(seed: int) -> None:
    """D9, I4, I5: tokens and rounds end a game only when every code of the round has been revealed."""
    for game, _, events in games(seed):
        for event in events:
            if isinstance(event, GameEnded) and event.reasons[0] not in ("resignation", "ended", "abandoned"):
                assert all(half.revealed for half in game.state.halves)
                assert event.winners


@pytest.mark.parametrize("reason", ["interceptions", "miscommunications", "points", "keywords", "rounds"])
def test_random_games_reach_every_natural_end(reason: str) -> None:
    """So that the properties above have something to say about each of them."""
    for seed in range(400):
        for game, _, _ in games(seed):
            outcome = game.state.outcome
            if outcome is not None and reason in outcome.reasons:
                return
    pytest.fail(f"no random game ended by {reason}")
