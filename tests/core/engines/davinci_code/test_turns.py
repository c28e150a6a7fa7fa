"""A turn: take a tile, guess, go on or stop; and who may do what when."""

from typing import Any

import pytest

from cluewright.core.engines.davinci_code import rules
from cluewright.core.engines.davinci_code.commands import Arrange, Draw, Guess, OpenTile, PlaceTile, Stop
from cluewright.core.engines.davinci_code.events import TileDrawn, TilePlaced, TurnStarted
from cluewright.core.engines.davinci_code.model import DavinciCodePhase
from cluewright.core.engines.engine import HOST
from cluewright.core.engines.lobby import Pause, Resume

from .sitting import Sitting, sit

HANDS = {"p1": "w0 b4 w4 w9", "p2": "w2 b6 w6 b10"}


def dealt(pool: str = "b11 w1 b0 w11") -> Sitting:
    return sit().deal(HANDS, pool)


def test_rows_stand_in_order_whatever_was_taken_first() -> None:
    game = sit().deal({"p1": "w9 w4 w0 b4", "p2": "b10 w6 b6 w2"}, "b11")
    assert (game.row("p1"), game.row("p2")) == ("w0 b4 w4 w9", "w2 b6 w6 b10")


def test_the_worked_example_of_the_rulebook() -> None:
    game = dealt()
    game.draw("p1")
    game.guess("p1", "p2", 4, 10)
    assert game.row("p2") == "w2 b6 w6 b10*"
    assert game.state.phase is DavinciCodePhase.DECIDE
    game.guess("p1", "p2", 1, 1)
    assert game.row("p1") == "w0 b4 w4 w9 b11*"
    assert (game.state.turn, game.state.phase) == ("p2", DavinciCodePhase.DRAW)


def test_whoever_stops_places_the_tile_hidden() -> None:
    game = dealt()
    game.draw("p1")
    game.guess("p1", "p2", 4, 10)
    game.do("p1", Stop())
    assert game.row("p1") == "w0 b4 w4 w9 b11"
    assert game.state.turn == "p2"


def test_a_wrong_first_guess_opens_the_tile() -> None:
    game = dealt()
    game.draw("p1", "white")
    game.guess("p1", "p2", 4, 11)
    assert game.row("p1") == "w0 w1* b4 w4 w9"
    assert game.row("p2") == "w2 b6 w6 b10"


def test_each_colour_has_its_own_next_tile() -> None:
    game = dealt()
    (drawn,) = game.do("p1", Draw("white"))
    assert isinstance(drawn, TileDrawn)
    assert drawn.tile.handle == "w1"
    assert [tile.handle for tile in game.state.pool] == ["b11", "b0", "w11"]


def test_a_colour_that_is_gone_cannot_be_taken() -> None:
    game = dealt("b11")
    refused = game.refused("p1", Draw("white"))
    assert (refused.code, refused.rule) == ("colour_empty", rules.COLOUR_AVAILABLE)
    game.draw("p1")


def test_numbers_that_cannot_be_right_may_be_named() -> None:
    game = dealt()
    game.draw("p1")
    game.guess("p1", "p2", 1, 11)
    assert game.state.guesses[-1].right is False


def in_phase(phase: DavinciCodePhase) -> Sitting:
    """It is p1's turn, in this phase."""
    game = dealt("b11" if phase in (DavinciCodePhase.DRAW, DavinciCodePhase.GUESS, DavinciCodePhase.DECIDE) else "")
    if phase in (DavinciCodePhase.GUESS, DavinciCodePhase.DECIDE):
        game.draw("p1")
    if phase is DavinciCodePhase.DECIDE:
        game.guess("p1", "p2", 4, 10)
    if phase is DavinciCodePhase.OPEN:
        game.guess("p1", "p2", 4, 9)
    assert game.state.phase is phase
    return game


MOVES = {
    "draw": Draw("black"),
    "guess": Guess("p2", 1, 1),
    "stop": Stop(),
    "place": PlaceTile(1),
    "open": OpenTile(1),
    "arrange": Arrange(("w0", "b4", "w4", "w9")),
}
ALLOWED = {
    DavinciCodePhase.DRAW: {"draw"},
    DavinciCodePhase.GUESS: {"guess"},
    DavinciCodePhase.DECIDE: {"guess", "stop"},
    DavinciCodePhase.OPEN: {"open"},
}


@pytest.mark.parametrize("phase", ALLOWED)
@pytest.mark.parametrize("move", MOVES)
def test_every_phase_has_its_moves(phase: DavinciCodePhase, move: str) -> None:
    game = in_phase(phase)
    if move in ALLOWED[phase]:
        game.do("p1", MOVES[move])
    else:
        assert game.refused("p1", MOVES[move]).code == "wrong_phase"


@pytest.mark.parametrize(
    ("phase", "move", "rule"),
    [
        (DavinciCodePhase.DRAW, "guess", rules.DRAW_FIRST),
        (DavinciCodePhase.GUESS, "stop", rules.MUST_GUESS),
        (DavinciCodePhase.OPEN, "stop", rules.GO_ON_OR_STOP),
        (DavinciCodePhase.GUESS, "arrange", rules.FIXED_ORDER),
        (DavinciCodePhase.GUESS, "open", rules.EMPTY_WRONG),
    ],
)
def test_a_refusal_names_its_rule(phase: DavinciCodePhase, move: str, rule: str) -> None:
    assert in_phase(phase).refused("p1", MOVES[move]).rule == rule


@pytest.mark.parametrize("move", [Draw("black"), Guess("p1", 1, 0), Stop(), PlaceTile(1), OpenTile(1)])
def test_only_the_player_in_turn_moves(move: Any) -> None:
    refused = dealt().refused("p2", move)
    assert (refused.code, refused.rule) == ("not_your_turn", rules.OWN_TURN)


@pytest.mark.parametrize("actor", [HOST, None, "p3"])
def test_whoever_has_no_seat_does_not_play(actor: str | None) -> None:
    assert dealt().refused(actor, Draw("black")).code == "forbidden"


def test_before_the_start_nobody_moves() -> None:
    assert sit().refused("p1", Draw("black")).code == "wrong_phase"


@pytest.mark.parametrize(
    ("guess", "code", "rule"),
    [
        (Guess("p1", 1, 0), "own_tile", rules.HIDDEN_TILES_ONLY),
        (Guess("p2", 4, 10), "tile_open", rules.HIDDEN_TILES_ONLY),
        (Guess("p2", 5, 10), "no_such_tile", rules.ROW_TILES_ONLY),
        (Guess("p2", 0, 10), "no_such_tile", rules.ROW_TILES_ONLY),
        (Guess("p2", 1, "hyphen"), "no_hyphens", rules.NO_HYPHEN_GUESS),
        (Guess("p3", 1, 1), "not_found", None),
    ],
)
def test_what_cannot_be_guessed(guess: Guess, code: str, rule: str | None) -> None:
    refused = in_phase(DavinciCodePhase.DECIDE).refused("p1", guess)
    assert (refused.code, refused.rule) == (code, rule)


def test_a_row_that_lies_open_cannot_be_guessed() -> None:
    game = sit(players=3).deal({"p1": "w0 b1", "p2": "b2", "p3": "w3 b4"}, "b11 w11")
    game.draw("p1")
    game.guess("p1", "p2", 1, 2)
    refused = game.refused("p1", Guess("p2", 1, 2))
    assert (refused.code, refused.rule) == ("player_out", rules.HIDDEN_TILES_ONLY)


def test_turns_pass_clockwise_over_those_who_are_out() -> None:
    game = sit(players=3).deal({"p1": "w0 b1", "p2": "b2", "p3": "w3 b4"}, "b11 w11 w10 b10", starter="p3")
    turns = []
    for seat, other in (("p3", "p1"), ("p1", "p2")):
        game.draw(seat)
        events = game.guess(seat, other, 1, 2)
        turns += [event.seat for event in events if isinstance(event, TurnStarted)]
    turns += [event.seat for event in game.do("p1", Stop()) if isinstance(event, TurnStarted)]
    assert turns == ["p1", "p3"]


def test_the_turn_that_takes_the_last_tile_is_an_ordinary_one() -> None:
    game = dealt("b11")
    game.draw("p1")
    game.guess("p1", "p2", 1, 1)
    assert game.row("p1") == "w0 b4 w4 w9 b11*"
    assert (game.state.turn, game.state.phase) == ("p2", DavinciCodePhase.GUESS)


def test_with_an_empty_pool_a_wrong_guess_opens_one_of_ones_own() -> None:
    game = in_phase(DavinciCodePhase.OPEN)
    refused = game.refused("p1", OpenTile(5))
    assert (refused.code, refused.rule) == ("no_such_tile", rules.ROW_TILES_ONLY)
    game.do("p1", OpenTile(3))
    assert game.row("p1") == "w0 b4 w4* w9"
    assert (game.state.turn, game.state.phase) == ("p2", DavinciCodePhase.GUESS)
    game.guess("p2", "p1", 1, 5)
    game.do("p2", OpenTile(1))
    game.guess("p1", "p2", 2, 1)
    assert game.refused("p1", OpenTile(3)).code == "tile_open"


def test_with_an_empty_pool_there_is_nothing_to_place_after_a_right_guess() -> None:
    game = dealt("")
    game.guess("p1", "p2", 4, 10)
    events = game.do("p1", Stop())
    assert not any(isinstance(event, TilePlaced) for event in events)
    assert game.state.turn == "p2"


def test_nobody_plays_during_a_pause() -> None:
    game = dealt()
    game.do(HOST, Pause())
    assert game.refused("p1", Draw("black")).code == "game_paused"
    assert [offer.type for offer in game.view("p1").commands] == ["resign"]
    game.do(HOST, Resume())
    game.draw("p1")
