"""What holds in every game, whatever is played: checked over random games under many house rules."""

from collections import Counter
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cluewright.core.engines.davinci_code.events import (
    GameEnded,
    PlayerResigned,
    PointsScored,
    RoundEnded,
    RoundStarted,
    TileDrawn,
    TileGuessed,
    TileOpened,
    TilePlaced,
    TurnStarted,
)
from cluewright.core.engines.davinci_code.model import State
from cluewright.core.engines.davinci_code.tiles import HYPHEN, ascending, faces

from .chance import games, house

seeds = given(st.integers(0, 2**32))
many = settings(max_examples=20, deadline=None)


def on_the_table(state: State) -> Counter[Any]:
    """Every tile there is in this round, wherever it is."""
    rows = [placed.tile for row in state.rows.values() for placed in row]
    hands = [tile for seat, tiles in state.hands.items() if seat not in state.rows for tile in tiles]
    drawn = [] if state.drawn is None else [state.drawn.tile]
    return Counter((tile.colour, tile.value) for tile in (*rows, *hands, *drawn, *state.pool))


@many
@seeds
def test_no_tile_is_lost_or_comes_twice(seed: int) -> None:
    """V1: pool, rows and drawn tile are the whole box."""
    for game, _, _ in games(seed):
        if game.state.running:
            assert on_the_table(game.state) == Counter(faces(game.state.variant.hyphens))


@many
@seeds
def test_rows_ascend_and_older_tiles_keep_their_order(seed: int) -> None:
    """V3, V4, V8: ascending, nothing moves among the others, and what is open stays open."""
    for game, before, _ in games(seed):
        for seat, row in game.state.rows.items():
            assert ascending([placed.tile for placed in row])
            if before.round == game.state.round and not before.hands and seat not in game.state.resigned:
                old = before.rows[seat]
                now = [placed.tile for placed in row]
                assert [tile for tile in now if tile in {p.tile for p in old}] == [p.tile for p in old]
                opened = {placed.tile for placed in row if placed.open}
                assert {placed.tile for placed in old if placed.open} <= opened


@many
@seeds
def test_a_guess_opens_the_tile_or_costs_one(seed: int) -> None:
    """V5-V7: an opponent's hidden tile; right: exactly that one is opened; wrong: the turn is over, at a price."""
    for _, before, events in games(seed):
        for guessed in (event for event in events if isinstance(event, TileGuessed)):
            target = before.rows[guessed.seat][guessed.position - 1]
            assert guessed.by == before.turn != guessed.seat
            assert not target.open
            assert guessed.right is (target.tile.value == guessed.value)
            opened = [event for event in events if isinstance(event, TileOpened)]
            assert [event.tile for event in opened] == ([target.tile] if guessed.right else [])
            placed = [event for event in events if isinstance(event, TilePlaced)]
            if not guessed.right and before.drawn is not None and not before.variant.hyphens:
                assert [(event.tile, event.open) for event in placed] == [(before.drawn.tile, True)]


@many
@seeds
def test_points_follow_from_the_guesses(seed: int) -> None:
    """V12, told independently of the engine."""
    for game, before, events in games(seed):
        figures, scored = game.state.settings, [event for event in events if isinstance(event, PointsScored)]
        right = next((event for event in events if isinstance(event, TileGuessed) and event.right), None)
        if right is None or not game.state.variant.scored:
            assert scored == []
            continue
        price = {6: figures.points_per_six, HYPHEN: figures.points_per_hyphen}.get(
            right.value, figures.points_per_number
        )
        last = sum(not placed.open for placed in before.rows[right.seat]) == 1
        assert scored == [PointsScored(right.by, price + (figures.points_per_crack if last else 0))]


@many
@seeds
def test_a_round_ends_when_one_code_is_left_and_its_owner_wins(seed: int) -> None:
    """V9."""
    for game, before, events in games(seed):
        ended = [event for event in events if isinstance(event, RoundEnded)]
        if ended:
            assert len(ended) == 1
            assert ended[0].round == before.round
            assert ended[0].winner in before.uncracked
        elif game.state.turn is not None and not game.state.hands:
            assert len(game.state.uncracked) >= 2
            assert game.state.turn in game.state.uncracked


@many
@seeds
def test_turns_pass_to_the_next_who_is_not_out(seed: int) -> None:
    for game, before, events in games(seed):
        for event in events:
            if isinstance(event, TurnStarted) and not any(isinstance(e, RoundStarted) for e in events) and before.turn:
                seats = game.state.seats
                after = seats.index(before.turn) + 1
                clockwise = (*seats[after:], *seats[:after])
                out = {e.seat for e in events if isinstance(e, PlayerResigned)}
                assert event.seat == next(s for s in clockwise if s in game.state.uncracked and s not in out)


@many
@seeds
def test_draws_follow_the_pool(seed: int) -> None:
    for _, before, events in games(seed):
        for event in events:
            if isinstance(event, TileDrawn):
                assert event.tile == next(tile for tile in before.pool if tile.colour is event.tile.colour)


@pytest.mark.parametrize("reason", ["last_code", "points", "rounds", "shared", "resignation"])
def test_random_games_reach_every_end(reason: str) -> None:
    """So that the properties above have something to say about each of them."""
    for seed in range(400):
        for game, _, events in games(seed, 600):
            if any(isinstance(event, GameEnded) and reason in event.reasons for event in events):
                assert game.state.outcome is not None
                return
    pytest.fail(f"no random game ended by {reason}")


def test_handles_tell_nothing_of_values() -> None:
    """Over many deals, the tile of the lowest handle is each value about as often as any other."""
    lowest: Counter[Any] = Counter()
    for seed in range(600):
        game = house(Random(seed), started=1)
        rows = [placed.tile for row in game.state.rows.values() for placed in row]
        tiles = [*rows, *(tile for hand in game.state.hands.values() for tile in hand), *game.state.pool]
        lowest[min(tiles, key=lambda tile: tile.handle).value] += 1
    assert all(lowest[number] > 20 for number in range(12)), lowest
