"""Random play: commands made up from what a reader is offered, and now and then from what nobody offered."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from cluewright.core.engines.davinci_code.commands import (
    COMMANDS,
    Arrange,
    Draw,
    Guess,
    OpenTile,
    PlaceTile,
    Stop,
)
from cluewright.core.engines.davinci_code.model import DavinciCodePhase, State
from cluewright.core.engines.engine import HOST, Offer, Viewer
from cluewright.core.engines.lobby import ChangeSeat, Join, Leave, Resign, Skip

from .sitting import Sitting, created

HOUSES: tuple[tuple[str, dict[str, Any]], ...] = (
    ("standard", {}),
    ("standard", {"tiles_each": 6}),
    ("standard", {"rounds": 3, "tiles_each": 2}),
    ("hyphen", {}),
    ("hyphen", {"tiles_each": 2, "rounds": 2}),
    ("points", {"rounds": 1}),
    ("points", {"tiles_each": 2, "points_per_six": 0, "winner_bonus": False}),
    ("hyphen-points", {"rounds": 2, "points_per_hyphen": 30}),
)


def house(random: Random, started: float = 0.95) -> Sitting:
    """A game under some house rules, mostly started."""
    variant, options = random.choice(HOUSES)
    game = Sitting(created(variant, seed=str(random.random()), **options)).seat(random.randint(2, 4))
    return game.start() if random.random() < started else game


def games(seed: int, steps: int = 150) -> Iterator[tuple[Sitting, State, tuple[Any, ...]]]:
    """A random game, step by step: the game, the state before the step and the step's events."""
    random = Random(seed)
    game = house(random)
    for _ in range(steps):
        before = game.state
        if before.phase is DavinciCodePhase.FINISHED:
            return
        yield game, before, step(game, random)


def step(game: Sitting, random: Random) -> tuple[Any, ...]:
    strange = random.random() < 0.15
    actor, command = (anything if strange else offered)(game, random)
    events, refused = game.attempt(actor, command)
    assert refused is None or strange, (actor, command, refused.code)
    return events


def value(schema: Any, random: Random) -> Any:
    """Some value that fits the schema."""
    if "const" in schema:
        return schema["const"]
    if "enum" in schema:
        chosen = random.choice(schema["enum"])
        return tuple(chosen) if isinstance(chosen, list) else chosen
    if "anyOf" in schema:
        return value(random.choice(schema["anyOf"]), random)
    return random.randint(schema["minimum"], schema["maximum"])


def command(offer: Offer, random: Random) -> Any:
    """The offered command with a body that fits its schema."""
    properties = offer.schema["properties"]
    return COMMANDS[offer.type](**{name: value(properties[name], random) for name in properties if name != "type"})


def readers(game: Sitting) -> list[Viewer]:
    return [*game.state.seats, HOST, None]


FINAL = ("resign", "end")


def offered(game: Sitting, random: Random) -> tuple[Viewer, Any]:
    """A command that somebody is offered; guesses are right half of the time. There is always one before the end."""
    choices = [(reader, offer) for reader in readers(game) for offer in game.view(reader).commands]
    going_on = [(reader, offer) for reader, offer in choices if offer.type not in FINAL]
    if not going_on or random.random() < 0.01:
        actor, offer = random.choice(choices)
    else:
        weights = [0.05 if reader == HOST and offer.type != "resume" else 1.0 for reader, offer in going_on]
        ((actor, offer),) = random.choices(going_on, weights)
    return actor, aimed(game, command(offer, random), random)


def aimed(game: Sitting, made: Any, random: Random) -> Any:
    if isinstance(made, Guess) and random.random() < 0.5:
        return Guess(made.seat, made.position, game.state.rows[made.seat][made.position - 1].tile.value)
    return made


def anything(game: Sitting, random: Random) -> tuple[Viewer, Any]:
    """A command of any kind by anybody: mostly one that must be refused."""
    seat = random.choice(("p1", "p2", "p3", "p4", "p9"))
    position = random.randint(-1, 9)
    handles = [tile.handle for tiles in game.state.hands.values() for tile in tiles]
    made = random.choice(
        [
            Arrange(tuple(random.sample(handles, min(len(handles), 4)))),
            Draw(random.choice(("black", "white"))),
            Guess(seat, position, random.choice([*range(12), "hyphen"])),
            PlaceTile(position),
            OpenTile(position),
            Stop(),
            Join("Zoe", "ko"),
            Leave(seat),
            ChangeSeat("Zed", "nl"),
            Skip(seat=seat),
            Skip(team="players"),
            Resign() if random.random() < 0.05 else Stop(),
        ]
    )
    return random.choice(readers(game)), made
