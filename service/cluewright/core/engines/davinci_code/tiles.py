"""Tiles, and the one rule on how they stand: numbers ascend, black left of white; a hyphen stands anywhere."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum
from itertools import permutations
from typing import Final, Literal, TypeAlias

HIGHEST: Final = 11
HYPHEN: Final = "hyphen"
Value: TypeAlias = int | Literal["hyphen"]
"""What stands on a tile: a number from 0 to 11, or a hyphen, which is no number."""


class Colour(StrEnum):
    """The colour of a tile's back and front: open to all, always."""

    BLACK = "black"
    WHITE = "white"


@dataclass(frozen=True, slots=True)
class Tile:
    """`handle` names the tile in this round and says nothing of its value."""

    handle: str
    colour: Colour
    value: Value


@dataclass(frozen=True, slots=True)
class Placed:
    """A tile in a row: `open` to all, or seen by its owner alone."""

    tile: Tile
    open: bool = False


Row: TypeAlias = tuple[Placed, ...]
"""A player's tiles from the owner's left to the right."""


def faces(hyphens: bool) -> tuple[tuple[Colour, Value], ...]:
    """All tiles of the box, in order: 24, or 26 with the hyphens."""
    numbers: list[tuple[Colour, Value]] = [(colour, number) for number in range(HIGHEST + 1) for colour in Colour]
    return (*numbers, *((colour, HYPHEN) for colour in Colour if hyphens))


def rank(tile: Tile) -> tuple[int, bool] | None:
    """Where a number belongs among numbers; None for a hyphen, which belongs anywhere."""
    return None if tile.value == HYPHEN else (int(tile.value), tile.colour is Colour.WHITE)


def ascending(tiles: Sequence[Tile]) -> bool:
    """Whether the tiles may stand in this order (davinci-code.setup.stand, .hyphens.anywhere)."""
    ranks = [found for tile in tiles if (found := rank(tile)) is not None]
    return ranks == sorted(ranks)


def places(tiles: Sequence[Tile], tile: Tile) -> range:
    """The positions, from 1, that the tile may have once it has joined the row: one, unless hyphens are about."""
    own = rank(tile)
    if own is None:
        return range(1, len(tiles) + 2)
    ranks = [rank(other) for other in tiles]
    first = max((place for place, other in enumerate(ranks, 1) if other is not None and other < own), default=0)
    last = min((place for place, other in enumerate(ranks) if other is not None and other > own), default=len(ranks))
    return range(first + 1, last + 2)


def arrangements(tiles: Sequence[Tile]) -> Iterator[tuple[Tile, ...]]:
    """Every order in which these tiles may stand: one, unless there are hyphens among them."""
    numbers = sorted((tile for tile in tiles if rank(tile) is not None), key=lambda tile: rank(tile) or (0, False))
    hyphens = [tile for tile in tiles if rank(tile) is None]
    for taken in permutations(range(len(tiles)), len(hyphens)):
        at, left = dict(zip(taken, hyphens, strict=True)), iter(numbers)
        yield tuple(at[place] if place in at else next(left) for place in range(len(tiles)))


def hidden(row: Row) -> list[int]:
    """The positions of the tiles that do not lie open, from 1."""
    return [position for position, placed in enumerate(row, 1) if not placed.open]


def counted(pool: Sequence[Tile]) -> dict[Colour, int]:
    """How many tiles there are of each colour."""
    return {colour: sum(tile.colour is colour for tile in pool) for colour in Colour}


def joined(row: Row, tile: Tile, position: int, *, is_open: bool) -> Row:
    """The row once the tile has joined it at this position, from 1; the order of the others stays."""
    return (*row[: position - 1], Placed(tile, is_open), *row[position - 1 :])
