"""How rounds and games end, what is scored, and what happens when somebody does not go on."""

from typing import Any

import pytest

from cluewright.core.engines.davinci_code import rules
from cluewright.core.engines.davinci_code.commands import Arrange, OpenTile, PlaceTile, Stop
from cluewright.core.engines.davinci_code.events import (
    GameEnded,
    PlayerResigned,
    PointsScored,
    RoundEnded,
    RoundStarted,
    TilePlaced,
    TurnSkipped,
)
from cluewright.core.engines.davinci_code.model import DavinciCodeOutcome, DavinciCodePhase
from cluewright.core.engines.engine import CLOCK, HOST
from cluewright.core.engines.lobby import Abandon, End, Expire, Join, Pause, Resign, Skip, Start

from .sitting import Sitting, sit


def cracking(variant: str = "standard", **house_rules: Any) -> Sitting:
    """p1's next guess, a 6 at place 2, cracks p2's code and ends the round; p1 has drawn an 11."""
    game = sit(variant, **house_rules).deal({"p1": "b1 w3 w4", "p2": "w2 w6"}, "b11 w9 b9 b8")
    game.draw("p1")
    game.guess("p1", "p2", 1, 2)
    return game


def test_the_last_code_wins_even_in_the_middle_of_a_turn() -> None:
    game = cracking()
    game.guess("p1", "p2", 2, 6)
    assert game.state.outcome == DavinciCodeOutcome(("p1",), ("last_code",))
    assert game.row("p1") == "b1 w3 w4 b11"
    view = game.view("p2")
    assert [tile.value for tile in view.players[0].tiles] == [1, 3, 4, 11]
    assert view.commands == ()


def test_points_for_numbers_sixes_cracks_and_the_rest() -> None:
    """10 for a 2, 20 for a 6, 50 for cracking; 1 + 3 + 4 + 11 still hidden: as in the rulebook's example."""
    game = cracking("points", rounds=1)
    events = game.guess("p1", "p2", 2, 6)
    assert [event.points for event in events if isinstance(event, PointsScored)] == [70]
    (over,) = (event for event in events if isinstance(event, RoundEnded))
    assert (over.bonus, over.points) == (19, {"p1": 99, "p2": 0})
    assert game.state.outcome == DavinciCodeOutcome(("p1",), ("points",), {"p1": 99, "p2": 0})


@pytest.mark.parametrize(
    ("house_rules", "points"),
    [
        ({"points_per_number": 1}, 90),
        ({"points_per_six": 0}, 79),
        ({"points_per_crack": 5}, 54),
        ({"winner_bonus": False}, 80),
    ],
)
def test_house_rules_on_points(house_rules: dict[str, object], points: int) -> None:
    game = cracking("points", rounds=1, **house_rules)
    game.guess("p1", "p2", 2, 6)
    assert game.state.points("p1") == points


def test_a_hyphen_scores_what_the_house_says_and_counts_nothing_in_the_bonus() -> None:
    game = sit("hyphen-points", rounds=1, points_per_hyphen=7).deal({"p1": "b1 w-", "p2": "b- w6"}, "b11")
    game.do("p1", Arrange(("w-", "b1")))
    game.do("p2", Arrange(("b-", "w6")))
    game.draw("p1")
    game.guess("p1", "p2", 1, "hyphen")
    assert game.state.points("p1") == 7
    game.guess("p1", "p2", 2, 6)
    assert game.state.points("p1") == 7 + 20 + 50 + 1 + 11


def test_without_points_nothing_is_scored() -> None:
    game = cracking()
    events = game.guess("p1", "p2", 2, 6)
    assert not any(isinstance(event, PointsScored) for event in events)
    (over,) = (event for event in events if isinstance(event, RoundEnded))
    assert (over.bonus, over.points) == (0, {"p1": 0, "p2": 0})


def test_tiles_that_players_open_themselves_score_nobody() -> None:
    game = sit("points", rounds=1).deal({"p1": "b1", "p2": "w2 w6"})
    game.guess("p1", "p2", 1, 3)
    events = game.do("p1", OpenTile(1))
    (over,) = (event for event in events if isinstance(event, RoundEnded))
    assert (over.winner, over.points) == ("p2", {"p1": 0, "p2": 8})


def test_the_next_round_is_set_up_anew_and_points_are_kept() -> None:
    game = cracking("points", rounds=2)
    events = game.guess("p1", "p2", 2, 6)
    assert any(isinstance(event, RoundStarted) and event.round == 2 for event in events)
    view = game.view(None)
    assert (view.round, view.outcome) == (2, None)
    assert [(player.points, player.out, len(player.tiles)) for player in view.players] == [
        (99, False, 4),
        (0, False, 4),
    ]
    assert [(result.round, result.winner, dict(result.points)) for result in view.rounds] == [
        (1, "p1", {"p1": 99, "p2": 0})
    ]
    assert (view.pool.black, view.pool.white) != (0, 0)
    assert sum(len(player.tiles) for player in view.players) + view.pool.black + view.pool.white == 24


@pytest.mark.parametrize(
    ("winners", "outcome"),
    [
        (["p1", "p2", "p2"], DavinciCodeOutcome(("p2",), ("rounds",))),
        (["p1", "p2"], DavinciCodeOutcome(("p1", "p2"), ("shared",))),
    ],
)
def test_most_rounds_win_where_there_are_no_points(winners: list[str], outcome: DavinciCodeOutcome) -> None:
    game = sit(rounds=len(winners)).start()
    for winner in winners:
        game.let_win(winner)
    assert [result.winner for result in game.state.rounds] == winners
    assert game.state.outcome == outcome


def test_equal_totals_share_the_victory() -> None:
    game = sit("points", rounds=2, points_per_number=0, points_per_six=0, points_per_crack=1, winner_bonus=False)
    game.start().let_win("p1")
    game.let_win("p2")
    assert game.state.outcome == DavinciCodeOutcome(("p1", "p2"), ("shared",), {"p1": 1, "p2": 1})


@pytest.mark.parametrize(("players", "each"), [(2, 4), (3, 4), (4, 3)])
def test_with_four_players_each_takes_three(players: int, each: int) -> None:
    game = sit(players=players).start()
    assert {len(row) for row in game.state.rows.values()} == {each}
    assert game.view(None).parameters["tiles_each"] == each
    game.do(HOST, End())
    assert game.view(None).parameters["tiles_each"] == each
    assert sit(players=players).view(None).parameters["tiles_each"] == each


def test_a_house_rule_on_tiles_holds_with_four_players_too() -> None:
    game = sit(players=4, tiles_each=6).start()
    assert {len(row) for row in game.state.rows.values()} == {6}
    assert (game.state.pool, game.state.phase) == ((), DavinciCodePhase.GUESS)


def test_a_game_needs_two_players() -> None:
    game = sit(players=1)
    refused = game.refused(HOST, Start())
    assert (refused.code, refused.rule, refused.params["minimum"]) == ("too_few_players", rules.PLAYERS, 2)
    assert [offer.type for offer in game.view(HOST).commands] == ["end"]


def test_there_are_four_seats() -> None:
    game = sit(players=4)
    assert game.state.seats == ("p1", "p2", "p3", "p4")
    assert game.refused(None, Join("Zoe", "en")).code == "team_full"


def test_whoever_resigns_opens_the_row_and_the_tile_just_drawn() -> None:
    game = sit(players=3).deal({"p1": "b1 w3", "p2": "w2 w6", "p3": "b8 b9"}, "b11 w9")
    game.draw("p1")
    (resigned, *_) = game.do("p1", Resign())
    assert isinstance(resigned, PlayerResigned)
    assert game.row("p1") == "b1* w3* b11*"
    assert (game.state.turn, game.state.drawn) == ("p2", None)
    assert game.view(None).players[0].out
    refused = game.refused("p1", Resign())
    assert (refused.code, refused.rule) == ("player_out", rules.RESIGNED)
    assert game.view("p1").commands == ()


def test_out_of_turn_a_resignation_leaves_the_turn_alone() -> None:
    game = sit(players=3).deal({"p1": "b1 w3", "p2": "w2 w6", "p3": "b8 b9"}, "b11 w9")
    game.draw("p1")
    game.do("p3", Resign())
    assert (game.state.turn, game.state.phase, game.row("p3")) == ("p1", DavinciCodePhase.GUESS, "b8* b9*")


def test_a_round_that_a_resignation_ends_leaves_the_drawn_tile_hidden() -> None:
    game = sit(players=3).deal({"p1": "b1 w3", "p2": "w2", "p3": "b8 b9"}, "b11 w9")
    game.draw("p1")
    game.guess("p1", "p2", 1, 2)
    events = game.do("p3", Resign())
    assert [event.open for event in events if isinstance(event, TilePlaced)] == [False]
    assert game.state.outcome == DavinciCodeOutcome(("p1",), ("last_code",))


def test_the_last_who_has_not_resigned_wins() -> None:
    game = sit("points", players=3, rounds=3).deal({"p1": "b1", "p2": "w2", "p3": "b8"}, "b11")
    game.do("p2", Resign())
    assert game.state.outcome is None
    game.do("p1", Resign())
    assert game.state.outcome == DavinciCodeOutcome(("p3",), ("resignation",), {"p1": 0, "p2": 0, "p3": 0})


def test_whoever_resigned_plays_no_further_round_and_wins_nothing() -> None:
    game = sit("points", players=3, rounds=2, tiles_each=2).deal({"p1": "b1", "p2": "w2 w4", "p3": "b8 w8"}, "b11")
    game.draw("p1")
    game.guess("p1", "p2", 1, 2)
    assert game.state.points("p1") == 10
    game.do("p1", Resign())
    game.let_win("p3")
    assert [len(player.tiles) for player in game.view(None).players] == [0, 2, 2]
    assert game.view(None).players[0].out
    game.let_win("p2")
    assert game.state.outcome is not None
    assert "p1" not in game.state.outcome.winners


def test_while_rows_are_arranged_a_resignation_opens_the_row() -> None:
    game = sit("hyphen", players=3).deal({"p1": "b1 w3", "p2": "w2 w-", "p3": "b8 b9"}, "b11 w9")
    game.do("p2", Resign())
    game.do("p1", Arrange(("b1", "w3")))
    game.do("p3", Arrange(("b8", "b9")))
    assert (game.state.phase, game.state.turn) == (DavinciCodePhase.DRAW, "p1")
    assert all(tile.open for tile in game.view(None).players[1].tiles)


def test_the_host_goes_on_without_a_turn() -> None:
    """Nothing taken: nothing happens. The first guess missing: as a wrong one. After a right guess: as stopping."""
    game = sit().deal({"p1": "b1 w3 w8", "p2": "w2 w6 b9"}, "b11 w9 b0 w0")
    (skipped, *_) = game.do(HOST, Skip(seat="p1"))
    assert isinstance(skipped, TurnSkipped)
    assert (game.state.turn, len(game.state.pool)) == ("p2", 4)
    game.draw("p2")
    assert game.refused(HOST, Skip(seat="p1")).code == "wrong_phase"
    game.do(HOST, Skip(seat="p2"))
    assert game.row("p2") == "w2 w6 b9 b11*"
    game.draw("p1", "white")
    game.guess("p1", "p2", 1, 2)
    game.do(HOST, Skip(seat="p1"))
    assert game.row("p1") == "b1 w3 w8 w9"
    assert game.refused(HOST, Skip(seat="p3")).code == "not_found"


def test_a_tile_that_was_to_join_open_does_so_when_a_resignation_ends_the_round() -> None:
    """Its owner had guessed wrong: it is no part of the bonus."""
    game = sit("hyphen-points", players=3, rounds=1).deal({"p1": "b1", "p2": "w2 w4", "p3": "w8 b9"}, "w11")
    for seat, row in (("p1", ("b1",)), ("p2", ("w2", "w4")), ("p3", ("w8", "b9"))):
        game.do(seat, Arrange(row))
    game.draw("p1", "white")
    game.guess("p1", "p2", 1, 2)
    game.guess("p1", "p2", 2, 4)
    game.guess("p1", "p3", 1, 9)
    events = game.do("p3", Resign())
    assert [event.open for event in events if isinstance(event, TilePlaced)] == [True]
    assert [event.bonus for event in events if isinstance(event, RoundEnded)] == [1]


def test_the_host_goes_on_without_a_guess_when_the_pool_is_empty() -> None:
    """The first guess of a turn is compulsory: without it one of the own tiles is opened, as after a wrong one."""
    game = sit().deal({"p1": "b1 w3", "p2": "w2 w6"})
    game.do(HOST, Skip(seat="p1"))
    assert sum(placed.open for placed in game.state.rows["p1"]) == 1
    left = game.state.rows["p1"][0].open
    game.guess("p2", "p1", 2 if left else 1, 3 if left else 1)
    assert game.state.outcome is not None


def test_the_host_goes_on_without_a_tile_that_should_be_opened() -> None:
    game = sit().deal({"p1": "b1 w3", "p2": "w2 w6"})
    game.guess("p1", "p2", 1, 3)
    game.do(HOST, Skip(seat="p1"))
    assert sum(placed.open for placed in game.state.rows["p1"]) == 1
    assert game.state.turn == "p2"


def test_a_tile_that_should_be_placed_open_is_so_without_its_owner() -> None:
    game = sit("hyphen").deal({"p1": "b1 w3", "p2": "w2 w6"}, "b- w9")
    game.do("p1", Arrange(("b1", "w3")))
    game.do("p2", Arrange(("w2", "w6")))
    game.draw("p1")
    game.guess("p1", "p2", 1, 3)
    game.do(HOST, Skip(seat="p1"))
    assert [placed.open for placed in game.state.rows["p1"] if placed.tile.value == "hyphen"] == [True]


def test_chance_places_hyphens_anew_each_time() -> None:
    """Two skipped turns in a row: the second hyphen's place does not follow from the first one's."""
    pairs = set()
    for seed in range(40):
        game = sit("hyphen", seed=str(seed)).deal({"p1": "b1 w3", "p2": "w2 w6"}, "b- w- b9")
        game.do("p1", Arrange(("b1", "w3")))
        game.do("p2", Arrange(("w2", "w6")))
        for seat, colour in (("p1", "black"), ("p2", "white")):
            game.draw(seat, colour)
            game.do(HOST, Skip(seat=seat))
        rows = [game.row(seat).replace("*", "").split() for seat in ("p1", "p2")]
        pairs.add((rows[0].index("b-"), rows[1].index("w-")))
    assert len(pairs) > 5


def test_the_host_goes_on_without_a_tile_that_should_be_placed() -> None:
    game = sit("hyphen").deal({"p1": "b1 w3", "p2": "w2 w6"}, "b- w9")
    game.do("p1", Arrange(("b1", "w3")))
    game.do("p2", Arrange(("w2", "w6")))
    game.draw("p1")
    game.guess("p1", "p2", 1, 2)
    game.do("p1", Stop())
    game.do(HOST, Skip(seat="p1"))
    assert len(game.state.rows["p1"]) == 3
    assert not any(placed.open for placed in game.state.rows["p1"])
    assert game.refused("p1", PlaceTile(1)).code == "not_your_turn"


def test_a_game_starts_once() -> None:
    assert sit().start().refused(HOST, Start()).code == "wrong_phase"


def test_nobody_resigns_before_the_start() -> None:
    assert sit().refused("p1", Resign()).code == "wrong_phase"


def test_during_a_pause_no_turn_is_skipped_and_the_end_ends_it() -> None:
    game = sit("points").start()
    game.do(HOST, Pause())
    assert game.refused(HOST, Skip(seat=game.state.turn)).code == "game_paused"
    game.do(HOST, End())
    assert not game.view(None).paused
    assert game.state.outcome == DavinciCodeOutcome((), ("ended",), {"p1": 0, "p2": 0})


def test_a_game_that_never_started_has_no_points() -> None:
    game = sit("points")
    assert not any(player.ready or player.out for player in game.view(None).players)
    game.do(HOST, End())
    assert game.state.outcome == DavinciCodeOutcome((), ("ended",))


def test_without_hyphens_every_row_stands_at_once() -> None:
    assert all(player.ready for player in sit().start().view(None).players)


def test_an_ended_game_has_no_winner_and_shows_all() -> None:
    game = sit().start()
    assert game.refused("p1", Skip(seat="p1")).code == "forbidden"
    (ended,) = game.do(HOST, End())
    assert ended == GameEnded((), ("ended",))
    assert all(tile.value is not None for player in game.view(None).players for tile in player.tiles)
    assert game.refused("p1", Resign()).code == "game_over"


def test_an_idle_game_is_abandoned_by_the_clock_alone() -> None:
    game = sit().start()
    assert game.refused(HOST, Abandon()).code == "forbidden"
    assert game.refused(CLOCK, Expire()).code == "wrong_phase"
    assert game.do(CLOCK, Abandon()) == (GameEnded((), ("abandoned",)),)
