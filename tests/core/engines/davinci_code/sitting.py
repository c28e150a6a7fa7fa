"""A game of Da Vinci Code at hand, dealt by chance or as written: "w2 b6 w6 b-" is a row, b- the black hyphen."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from cluewright.core.engines.davinci_code import ENGINE
from cluewright.core.engines.davinci_code.commands import Draw, Guess, OpenTile
from cluewright.core.engines.davinci_code.course import follow_up
from cluewright.core.engines.davinci_code.events import GameCreated, RoundStarted
from cluewright.core.engines.davinci_code.model import DavinciCodePhase, State
from cluewright.core.engines.davinci_code.tiles import HYPHEN, Colour, Row, Tile, Value
from cluewright.core.engines.davinci_code.view import View
from cluewright.core.engines.engine import HOST, Engine, Viewer
from cluewright.core.engines.lobby import Join, Start
from cluewright.core.parameters import resolve
from tests.core.engines.sitting import AnySitting

NAMES = ("Sam", "Nora", "Kim", "Lev")
COLOURS = {"b": Colour.BLACK, "w": Colour.WHITE}


def tile(name: str) -> Tile:
    """The tile of this name, which is its handle too."""
    return Tile(name, COLOURS[name[0]], HYPHEN if name[1:] == "-" else int(name[1:]))


def tiles(names: str) -> tuple[Tile, ...]:
    return tuple(tile(name) for name in names.split())


def written(row: Row) -> str:
    """A row in words; open tiles with a star."""
    marks = {Colour.BLACK: "b", Colour.WHITE: "w"}
    values = ((placed, "-" if placed.tile.value == HYPHEN else str(placed.tile.value)) for placed in row)
    return " ".join(f"{marks[placed.tile.colour]}{value}{'*' * placed.open}" for placed, value in values)


def created(variant: str = "standard", seed: str = "a seed", seeded: bool = False, **house_rules: Any) -> GameCreated:
    """The first event of a game."""
    found = resolve("davinci-code", variant, None, house_rules)
    given = tuple(sorted(found.given))
    return GameCreated(variant, "nl", found.as_json(), "en", seed, seeded, given)


@dataclass
class Sitting(AnySitting):
    """One game of Da Vinci Code."""

    setup: GameCreated
    engine: Engine[Any, Any, Any, Any] = ENGINE
    state: State = field(init=False)

    def view(self, viewer: Viewer) -> View:
        view: View = super().view(viewer)
        return view

    def seat(self, players: int = 2) -> Sitting:
        """So many players sit down."""
        for name in NAMES[:players]:
            self.do(None, Join(name, "en"))
        return self

    def start(self) -> Sitting:
        self.do(HOST, Start())
        return self

    def deal(self, hands: Mapping[str, str], pool: str = "", starter: str = "p1") -> Sitting:
        """A round begins with these tiles; those of the pool are drawn in this order."""
        dealt = {seat: tiles(names) for seat, names in hands.items()}
        return self.round(RoundStarted(self.state.round + 1, starter, dealt, tiles(pool)))

    def round(self, started: RoundStarted) -> Sitting:
        """A round begins, and goes on by itself as far as it does."""
        self.take((started,))
        while following := follow_up(self.state):
            self.take(following)
        return self

    def row(self, seat: str) -> str:
        return written(self.state.rows[seat])

    def draw(self, seat: str, colour: str = "black") -> None:
        self.do(seat, Draw(colour))

    def guess(self, seat: str, other: str, position: int, value: Value) -> tuple[Any, ...]:
        return self.do(seat, Guess(other, position, value))

    def let_win(self, winner: str) -> None:
        """The round goes on until this player has cracked every other code; the others guess nothing."""
        number = self.state.round
        while self.state.round == number and self.state.outcome is None:
            seat = self.state.turn
            assert seat is not None
            if self.state.phase is DavinciCodePhase.OPEN:
                hidden = [place for place, placed in enumerate(self.state.rows[seat], 1) if not placed.open]
                self.do(seat, OpenTile(hidden[0]))
                continue
            if self.state.phase is DavinciCodePhase.DRAW:
                self.draw(seat, self.state.pool[0].colour)
            other, place, value = self.something_hidden(seat)
            self.guess(seat, other, place, value if seat == winner else (value + 1) % 12)

    def something_hidden(self, seat: str) -> tuple[str, int, int]:
        """A hidden number of somebody else's: whose, where, and what it is."""
        return next(
            (other, place, int(placed.tile.value))
            for other in self.state.uncracked
            for place, placed in enumerate(self.state.rows[other], 1)
            if other != seat and not placed.open
        )


def sit(variant: str = "standard", players: int = 2, **house_rules: Any) -> Sitting:
    """A game with so many players, not yet started."""
    return Sitting(created(variant, **house_rules)).seat(players)
