"""Goal 7: a move without storage or network: decide, evolve, and the view of everybody at the table."""

import copy
import json
import statistics
from collections.abc import Iterator
from typing import Any

from pydantic import TypeAdapter

from cluewright.core.engines.decrypto import ENGINE
from cluewright.core.engines.decrypto.commands import GiveClues
from cluewright.core.engines.decrypto.model import State
from cluewright.core.engines.engine import Frame, fold
from tests.core.engines.decrypto.sitting import NOON, Sitting, sit

from .report import Row, row
from .timing import in_turn, ratio

CLUES = GiveClues(("white 5 0", "white 5 1", "white 5 2"))


def rows() -> Iterator[Row]:
    """Beside the plain way to do the same: copy a mutable state, and write it out as JSON for each reader. The engines
    that the goal speaks of are not at hand, so there is no verdict."""
    game = fifth_round()
    plain = TypeAdapter(State).dump_python(game.state, mode="json")
    readers = (*ENGINE.seats(game.state), None)
    works = {
        "move": lambda: moved(game),
        "all": lambda: [shown(state, reader) for state in [moved(game)] for reader in readers],
        "base": lambda: [json.dumps(state) for state in [copy.deepcopy(plain)] for _ in readers],
    }
    found = in_turn(works)
    ours, base = statistics.median(found["all"]), statistics.median(found["base"])
    alone = f"{statistics.median(found['move']):.0f} µs"
    yield Row("7", "decide and evolve alone", alone, "", "")
    measured, beside = f"{ours:.0f} µs", f"deepcopy, json.dumps {base:.0f} µs"
    what = f"decide, evolve, {len(readers)} views"
    yield row("7", what, measured, beside, ratio(found["all"], found["base"]))
    yield Row("7", "the same beside boardgame.io, Colyseus", "not measured", "", "they need Node", "≤ 0.6×")


def fifth_round() -> Sitting:
    """A game of four in its fifth round, about to give clues."""
    game = sit()
    for _ in range(4):
        game.round(white=(True, False), black=(True, False))
    return game


def moved(game: Sitting) -> State:
    """The state after White's clues."""
    actor = game.encryptor("white")
    state: State = fold(ENGINE, game.state, ENGINE.decide(game.state, CLUES, game.context(actor)))
    return state


def shown(state: State, reader: str | None) -> Any:
    """What a reader sees of it."""
    return ENGINE.view(state, reader, Frame("game", NOON))
