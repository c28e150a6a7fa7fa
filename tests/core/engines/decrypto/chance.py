"""Random play: commands made up from what a reader is offered, and now and then from what nobody offered."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from cluewright.core.engines.decrypto.commands import (
    COMMANDS,
    CheckClues,
    GiveClues,
    Guess,
    GuessKeywords,
    Propose,
    SaveDraft,
)
from cluewright.core.engines.decrypto.model import Phase, State
from cluewright.core.engines.decrypto.options import CluePolicy, Codes
from cluewright.core.engines.decrypto.rules import CODE_REPEATS
from cluewright.core.engines.engine import HOST, Offer, Viewer
from cluewright.core.engines.lobby import ChangeSeat, Join, Leave, Skip

from .sitting import WORDS, Sitting, created

VOCABULARY = ("Mexico", "a?", "bones", "Sombrero", "", "dawn", "421", *WORDS["white"][:4], *WORDS["black"][:4])
HOUSES: tuple[tuple[str, dict[str, Any]], ...] = (
    ("teams", {}),
    ("teams", {"edition": "nl", "keywords_per_team": 3, "code_length": 2}),
    ("teams", {"edition": "ru", "use_timer": True, "guess_timer_seconds": 20}),
    ("teams", {"edition": "ko", "max_rounds": 2, "first_interception_round": 1}),
    ("teams", {"edition": "online", "codes": Codes.ENTERED, "clue_policy": CluePolicy.WARN}),
    ("teams", {"tie_break": ["keywords"], "max_rounds": 1}),
    ("teams", {"tie_break": ["keywords", "points"], "clue_reuse": "game", "max_rounds": 3}),
    ("teams", {"codes": Codes.ENTERED, "repeated_codes": "never", "keywords_per_team": 3, "code_length": 2}),
    ("interceptor", {}),
    ("interceptor", {"interceptions_to_win": 8, "max_rounds": 2}),
    ("interceptor", {"use_timer": True, "clue_policy": CluePolicy.OFF, "repeated_codes": "never"}),
    ("interceptor", {"failed_decode_gives": "miscommunication", "miscommunications_to_lose": 2, "max_rounds": 8}),
)


def house(random: Random) -> Sitting:
    """A game under some house rules, mostly started."""
    variant, options = random.choice(HOUSES)
    game = Sitting(created(variant, seed=str(random.random()), **options)).seat()
    return game.start() if random.random() < 0.9 else game


REFEREES = {"clue_illegal", "clue_needs_confirmation"}


def games(seed: int, steps: int = 120) -> Iterator[tuple[Sitting, State, tuple[Any, ...]]]:
    """A random game, step by step: the game, the state before the step and the step's events."""
    random = Random(seed)
    game = house(random)
    for _ in range(steps):
        before = game.state
        if before.phase is Phase.FINISHED:
            return
        yield game, before, step(game, random)


def step(game: Sitting, random: Random) -> tuple[Any, ...]:
    if random.random() < 0.1:
        return game.wait(random.choice((1, 10, 30)))
    strange = random.random() < 0.25
    actor, command = (anything if strange else offered)(game, random)
    events, refused = game.attempt(actor, command)
    may = refused is None or strange or refused.rule == CODE_REPEATS or refused.code in REFEREES
    assert may, (actor, command, refused)
    return events


def value(schema: Any, random: Random) -> Any:
    """Some value that fits the schema; strings are words of the game, so that they mean something."""
    if "const" in schema:
        return schema["const"]
    if "enum" in schema:
        return random.choice(schema["enum"])
    match schema["type"]:
        case "array":
            return array(schema, random)
        case "integer":
            return random.randint(schema["minimum"], schema["maximum"])
        case "boolean":
            return random.random() < 0.5
        case "string":
            return random.choice([word for word in VOCABULARY if len(word) >= schema["minLength"]])
        case kinds:
            assert kinds == ["string", "null"]
            return random.choice([None, *VOCABULARY])


def array(schema: Any, random: Random) -> tuple[Any, ...]:
    count = random.randint(schema.get("minItems", 0), schema["maxItems"])
    if schema.get("uniqueItems"):
        items = schema["items"]
        return tuple(random.sample(range(items["minimum"], items["maximum"] + 1), count))
    return tuple(value(schema["items"], random) for _ in range(count))


def command(offer: Offer, random: Random) -> Any:
    """The offered command with a body that fits its schema."""
    properties = offer.schema["properties"]
    names = [n for n in properties if n != "type" and (n in offer.schema["required"] or random.random() < 0.5)]
    return COMMANDS[offer.type](**{name: value(properties[name], random) for name in names})


def readers(game: Sitting) -> list[Viewer]:
    return [*(seat.id for seat in game.state.lobby.seats), HOST, None]


FINAL = ("resign", "end")


def offered(game: Sitting, random: Random) -> tuple[Viewer, Any]:
    """A command that somebody is offered, well aimed half of the time. There is always one before the end."""
    choices = [(reader, offer) for reader in readers(game) for offer in game.view(reader).commands]
    going_on = [(reader, offer) for reader, offer in choices if offer.type not in FINAL]
    if not going_on or random.random() < 0.003:
        actor, offer = random.choice(choices)
    else:
        weights = [0.05 if reader == HOST and offer.type != "resume" else 1.0 for reader, offer in going_on]
        ((actor, offer),) = random.choices(going_on, weights)
    return actor, aimed(game, command(offer, random), random)


def aimed(game: Sitting, made: Any, random: Random) -> Any:
    if random.random() < 0.5:
        return made
    if isinstance(made, Guess):
        half = game.state.half(made.of)
        assert half is not None
        assert half.code is not None
        return Guess(made.of, half.code)
    if isinstance(made, GuessKeywords):
        return GuessKeywords(WORDS[random.choice(("white", "black"))][: game.state.settings.keywords_per_team])
    if isinstance(made, GiveClues):
        lines = (f"{random.random()}" for _ in made.clues)
        return GiveClues(tuple(lines), made.code, made.confirm)
    return made


def anything(game: Sitting, random: Random) -> tuple[Viewer, Any]:
    """A command of any kind by anybody: mostly one that must be refused."""
    code = tuple(random.randint(0, 5) for _ in range(random.randint(0, 4)))
    of = random.choice(("white", "black", "interceptor"))
    lines = tuple(random.choice(VOCABULARY) for _ in range(random.randint(0, 4)))
    made = random.choice(
        [
            Guess(of, code),
            Propose(of, code),
            GiveClues(lines, random.choice([None, code])),
            SaveDraft(lines),
            CheckClues(lines),
            GuessKeywords(lines),
            Join("Zoe", "ko", of),
            Leave("white-1"),
            ChangeSeat("Zed", "nl"),
            Skip(of),
        ]
    )
    return random.choice(readers(game)), made
