"""With hyphens: everybody arranges, every drawn tile is placed by its owner, and nothing of it tells who has one."""

import pytest

from cluewright.core.engines.davinci_code import rules
from cluewright.core.engines.davinci_code.commands import Arrange, Guess, PlaceTile, Stop
from cluewright.core.engines.davinci_code.events import RowArranged
from cluewright.core.engines.davinci_code.model import DavinciCodePhase
from cluewright.core.engines.davinci_code.redact import redact
from cluewright.core.engines.davinci_code.view import TileView
from cluewright.core.engines.engine import HOST
from cluewright.core.engines.lobby import Skip

from .sitting import Sitting, sit

HANDS = {"p1": "w- b7 b3", "p2": "w6 b6 w2"}


def dealt(pool: str = "w5 b- b9 w11") -> Sitting:
    return sit("hyphen").deal(HANDS, pool)


def arranged(pool: str = "w5 b- b9 w11") -> Sitting:
    game = dealt(pool)
    game.do("p1", Arrange(("b3", "w-", "b7")))
    game.do("p2", Arrange(("w2", "b6", "w6")))
    return game


def handles(tiles: tuple[TileView, ...]) -> list[str]:
    return [tile.handle for tile in tiles]


def test_the_first_turn_waits_for_every_row() -> None:
    game = dealt()
    assert game.state.phase is DavinciCodePhase.ARRANGE
    game.do("p2", Arrange(("w2", "b6", "w6")))
    assert [player.ready for player in game.view(None).players] == [False, True]
    game.do("p1", Arrange(("w-", "b3", "b7")))
    assert (game.state.phase, game.state.turn) == (DavinciCodePhase.DRAW, "p1")
    assert game.row("p1") == "w- b3 b7"


def test_others_see_the_order_only_once_all_rows_stand() -> None:
    game = dealt()
    game.do("p1", Arrange(("b3", "w-", "b7")))
    assert handles(game.view("p2").players[0].tiles) == ["w-", "b7", "b3"]
    assert handles(game.view("p1").players[0].tiles) == ["b3", "w-", "b7"]
    told = RowArranged("p1", ("b3", "w-", "b7"))
    assert redact(told, "p2") == redact(told, None) == redact(told, HOST) == {"seat": "p1", "skipped": False}
    assert redact(told, "p1") == {"seat": "p1", "skipped": False, "handles": ["b3", "w-", "b7"]}
    game.do("p2", Arrange(("w2", "b6", "w6")))
    assert handles(game.view("p2").players[0].tiles) == ["b3", "w-", "b7"]


@pytest.mark.parametrize("order", [("b7", "b3", "w-"), ("b3", "b7"), ("b3", "b7", "w-", "w-"), ("b3", "b7", "w6"), ()])
def test_only_the_own_tiles_in_ascending_order_make_a_row(order: tuple[str, ...]) -> None:
    refused = dealt().refused("p1", Arrange(order))
    assert (refused.code, refused.rule) == ("misplaced_tile", rules.ORDER)


def test_a_row_is_arranged_once() -> None:
    game = dealt()
    game.do("p1", Arrange(("b3", "w-", "b7")))
    refused = game.refused("p1", Arrange(("w-", "b3", "b7")))
    assert (refused.code, refused.rule) == ("wrong_phase", rules.FIXED_ORDER)
    assert game.refused(HOST, Arrange(("b3", "w-", "b7"))).code == "forbidden"


def test_a_row_of_the_suggested_order_is_accepted() -> None:
    """What the owner sees before arranging is an order that may be sent back as it is."""
    game = sit("hyphen").start()
    for seat in ("p1", "p2"):
        own = next(player for player in game.view(seat).players if player.seat == seat)
        game.do(seat, Arrange(tuple(handles(own.tiles))))
    assert game.state.phase is DavinciCodePhase.DRAW


def test_hyphens_are_suggested_anywhere() -> None:
    """Whoever takes the suggestion tells nothing by it."""
    found = set()
    for seed in range(60):
        game = sit("hyphen", seed=str(seed)).deal(HANDS, "w5")
        found.add(handles(game.view("p1").players[0].tiles).index("w-"))
    assert found == {0, 1, 2}


def test_while_rows_are_arranged_nobody_has_a_turn() -> None:
    assert dealt().refused("p1", Stop()).code == "wrong_phase"


def test_without_a_row_the_host_goes_on() -> None:
    game = dealt()
    game.do("p2", Arrange(("w2", "b6", "w6")))
    game.do(HOST, Skip(seat="p1"))
    assert game.events[-3] == RowArranged("p1", tuple(placed.tile.handle for placed in game.state.rows["p1"]), True)
    assert game.refused(HOST, Skip(seat="p2")).code == "wrong_phase"


@pytest.mark.parametrize("right", [True, False])
@pytest.mark.parametrize(("colour", "fitting"), [("white", [2, 3]), ("black", [1, 2, 3, 4])])
def test_the_owner_places_every_drawn_tile(right: bool, colour: str, fitting: list[int]) -> None:
    """A number beside a hyphen has two places, a hyphen all."""
    game = arranged()
    game.draw("p1", colour)
    game.guess("p1", "p2", 1, 2 if right else 3)
    if right:
        game.do("p1", Stop())
    assert game.state.phase is DavinciCodePhase.PLACE
    offered = next(offer for offer in game.view("p1").commands if offer.type == "place")
    assert offered.schema["properties"]["position"]["enum"] == fitting
    refused = game.refused("p1", PlaceTile(0))
    assert (refused.code, refused.rule) == ("misplaced_tile", rules.ORDER)
    game.do("p1", PlaceTile(fitting[-1]))
    placed = game.state.rows["p1"][fitting[-1] - 1]
    assert (placed.tile.colour, placed.open) == (colour, not right)
    assert game.state.turn == "p2"


def test_until_it_is_placed_the_value_is_the_drawers() -> None:
    game = arranged()
    game.draw("p1", "white")
    game.guess("p1", "p2", 1, 3)
    hers, his = game.view("p1").drawn, game.view("p2").drawn
    assert hers is not None
    assert his is not None
    assert (hers.value, his.value, his.colour) == (5, None, "white")


def test_a_hyphen_can_be_guessed_and_keeps_a_code_uncracked() -> None:
    game = arranged("w5 b9 b10 w11")
    for seat, other, position, value in (("p1", "p2", 1, 2), ("p2", "p1", 1, 3)):
        game.draw(seat)
        game.guess(seat, other, position, value)
        if seat == "p1":
            game.do(seat, Stop())
            game.do(seat, PlaceTile(4))
    game.guess("p2", "p1", 3, 7)
    game.guess("p2", "p1", 4, 9)
    assert not game.view(None).players[0].out
    game.guess("p2", "p1", 2, "hyphen")
    assert game.state.outcome is not None
    assert game.state.outcome.winners == ("p2",)


def test_a_number_is_no_hyphen() -> None:
    game = arranged()
    game.draw("p1")
    (guessed, *_) = game.do("p1", Guess("p2", 1, "hyphen"))
    assert guessed.right is False
