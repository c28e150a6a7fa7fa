"""No reader learns more than the rules tell; and the test that says so catches every leak we could think of."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from cluewright.core.engines.davinci_code import ENGINE
from cluewright.core.engines.davinci_code.commands import Guess, PlaceTile
from cluewright.core.engines.davinci_code.events import RoundStarted, RowArranged, TileDrawn, TilePlaced
from cluewright.core.engines.davinci_code.model import State
from cluewright.core.engines.davinci_code.moves import fitting
from cluewright.core.engines.davinci_code.tiles import HYPHEN, rank
from cluewright.core.engines.davinci_code.view import View
from cluewright.core.engines.engine import Context, Rejected, Viewer

from .two_worlds import AnyEngine, run

PAIRS = 200
PAIRS_FOR_A_LEAK = 500


@pytest.mark.parametrize("part", range(5))
def test_a_readers_world_does_not_depend_on_what_it_may_not_know(part: int) -> None:
    for seed in range(part * PAIRS, (part + 1) * PAIRS):
        assert run(ENGINE, seed) is None, f"seed {seed}"


def seeing(hint: Callable[[State], Any]) -> AnyEngine:
    """Everybody sees something of the state, in a place where nobody looks for it."""

    def view(state: State, viewer: Viewer, frame: Any) -> View:
        shown = ENGINE.view(state, viewer, frame)
        return replace(shown, next={"hint": repr(hint(state))}) if state.round else shown

    return replace(ENGINE, view=view)


def telling(*kinds: type[Any]) -> AnyEngine:
    """Everybody is told these events whole."""
    return replace(
        ENGINE, redact=lambda e, viewer: {"all": repr(e)} if isinstance(e, kinds) else ENGINE.redact(e, viewer)
    )


def refusing(refuse: Callable[[State, Any, Context], bool]) -> AnyEngine:
    def decide(state: State, command: Any, context: Context) -> tuple[Any, ...]:
        if refuse(state, command, context):
            raise Rejected("own_tile")
        return ENGINE.decide(state, command, context)

    return replace(ENGINE, decide=decide)


def hidden_values(state: State) -> list[Any]:
    return [placed.tile.value for row in state.rows.values() for placed in row]


def places_of_hyphens(state: State) -> list[int]:
    return [n for row in state.rows.values() for n, placed in enumerate(row) if placed.tile.value == HYPHEN]


def drawn_is_low(state: State) -> bool | None:
    return None if state.drawn is None else state.drawn.tile.value in range(5)


def room_for_the_drawn_tile(state: State) -> int | None:
    return None if state.drawn is None or state.hands else len(fitting(state, state.drawn.seat))


def pool_in_order_of_values(state: State) -> list[str]:
    return [tile.handle for tile in sorted(state.pool, key=lambda tile: rank(tile) or (12, False))]


def oracle_out_of_turn(state: State, command: Any, context: Context) -> bool:
    if not isinstance(command, Guess) or command.seat not in state.rows:
        return False
    row = state.rows[command.seat]
    return 1 <= command.position <= len(row) and row[command.position - 1].tile.value == command.value


def oracle_for_places(state: State, command: Any, context: Context) -> bool:
    if not isinstance(command, PlaceTile) or state.drawn is None or state.hands:
        return False
    return command.position in fitting(state, state.drawn.seat)


LEAKS: dict[str, AnyEngine] = {
    "all values": seeing(hidden_values),
    "the sum of all values": seeing(lambda state: sum(v for v in hidden_values(state) if v != HYPHEN)),
    "where hyphens stand": seeing(places_of_hyphens),
    "the drawn tile is low": seeing(drawn_is_low),
    "how many places a drawn tile has": seeing(room_for_the_drawn_tile),
    "the pool in order of values": seeing(pool_in_order_of_values),
    "the pool": seeing(lambda state: state.pool),
    "dealt tiles told": telling(RoundStarted),
    "drawn tiles told": telling(TileDrawn),
    "placed tiles told": telling(TilePlaced),
    "a right guess out of turn": refusing(oracle_out_of_turn),
    "a fitting place of another's": refusing(oracle_for_places),
}


@pytest.mark.parametrize("leak", sorted(LEAKS))
def test_every_leak_is_caught(leak: str) -> None:
    assert any(run(LEAKS[leak], seed) is not None for seed in range(PAIRS_FOR_A_LEAK))


def test_the_order_of_a_row_is_told_to_its_owner_alone() -> None:
    told = RowArranged("p1", ("a", "b"))
    assert ENGINE.redact(told, "p2") == {"seat": "p1", "skipped": False}
