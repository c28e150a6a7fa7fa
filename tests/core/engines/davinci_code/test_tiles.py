"""The order of tiles in a row, and the box they come from."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cluewright.core.engines.davinci_code.tiles import (
    HYPHEN,
    Colour,
    Placed,
    Tile,
    Value,
    arrangements,
    ascending,
    faces,
    joined,
    places,
)

from .sitting import tile, tiles


def test_the_box() -> None:
    plain = Counter(faces(hyphens=False))
    assert plain == Counter((colour, number) for colour in Colour for number in range(12))
    assert Counter(faces(hyphens=True)) - plain == Counter((colour, HYPHEN) for colour in Colour)


@pytest.mark.parametrize(
    ("row", "new", "found"),
    [
        ("", "b0", [1]),
        ("w2 b6 w6 b10", "w0", [1]),
        ("w2 b6 w6 b10", "w11", [5]),
        ("w2 w6 b10", "b6", [2]),
        ("w2 b6 b10", "w6", [3]),
        ("b3 w- b7", "w5", [2, 3]),
        ("b3 w- b7", "w3", [2, 3]),
        ("b3 w- w7", "b7", [2, 3]),
        ("b- w- b7", "b1", [1, 2, 3]),
        ("b3 b7", "w-", [1, 2, 3]),
    ],
)
def test_where_a_tile_may_stand(row: str, new: str, found: list[int]) -> None:
    own = [other for other in tiles(row) if other.handle != new]
    assert list(places(own, tile(new))) == found


hands = st.lists(st.sampled_from(faces(hyphens=True)), min_size=1, max_size=7, unique=True)


@given(hands)
def test_places_are_those_that_keep_the_order(drawn: list[tuple[Colour, Value]]) -> None:
    """In whatever order the others stand, exactly the places given leave the row ascending."""
    mine = [Tile(str(number), colour, value) for number, (colour, value) in enumerate(drawn)]
    for order in list(arrangements(mine[1:]))[:20]:
        fitting = places(order, mine[0])
        row = tuple(Placed(other) for other in order)
        for position in range(1, len(row) + 2):
            after = [placed.tile for placed in joined(row, mine[0], position, is_open=False)]
            assert ascending(after) is (position in fitting)
            assert [other for other in after if other != mine[0]] == list(order)


@given(hands)
def test_arrangements_are_all_orders_that_ascend(drawn: list[tuple[Colour, Value]]) -> None:
    mine = [Tile(str(number), colour, value) for number, (colour, value) in enumerate(drawn)]
    found = list(arrangements(mine))
    hyphens = sum(value == HYPHEN for _, value in drawn)
    expected = [1, len(mine), len(mine) * (len(mine) - 1)][hyphens]
    assert len(set(found)) == len(found) == expected
    assert all(ascending(order) and set(order) == set(mine) for order in found)


def test_what_does_not_ascend() -> None:
    assert not ascending(tiles("w6 b6"))
    assert not ascending(tiles("b3 w- b2"))
    assert ascending(tiles("b6 w- w6 b-"))
