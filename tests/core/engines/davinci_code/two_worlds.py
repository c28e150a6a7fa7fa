"""Two games that differ only in what one reader cannot know; whatever that reader gets must be equal, byte for byte.

The second world is the first with some pairs of tiles of one colour exchanged that the reader has not seen: hidden ones
of others, or of the pool. The same is done in both; what the rules refuse in one of them is not done in the other
either, unless it is the reader who tries. Once the rules reveal something that differs (a value, a right guess in one
world alone), the two games are no longer comparable.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from random import Random
from typing import Any

from pydantic import TypeAdapter

from cluewright.core.engines.davinci_code.commands import Guess
from cluewright.core.engines.davinci_code.dealing import deal
from cluewright.core.engines.davinci_code.events import RoundStarted
from cluewright.core.engines.davinci_code.model import DavinciCodePhase
from cluewright.core.engines.davinci_code.tiles import Tile, arrangements
from cluewright.core.engines.davinci_code.view import View
from cluewright.core.engines.engine import Engine, Rejected, Viewer
from cluewright.core.engines.lobby import ChangeSeat

from .chance import HOUSES, anything, command, readers
from .sitting import Sitting, created

AnyEngine = Engine[Any, Any, Any, Any]
Leak = str
VIEW: TypeAdapter[View] = TypeAdapter(View)
SWAPS = 3


@dataclass
class Worlds:
    """Both games, and the reader whose eyes we look through."""

    first: Sitting
    second: Sitting
    reader: Viewer
    random: Random


def run(engine: AnyEngine, seed: int, steps: int = 40) -> Leak | None:
    """Play a pair of games; what leaked first, or None."""
    pair = worlds(engine, Random(seed))
    if pair is None:
        return None
    for _ in range(steps):
        if (leak := compare(pair)) is not None:
            return leak
        if pair.first.state.phase is DavinciCodePhase.FINISHED:
            return None
        done = reader_tries(pair) if pair.random.random() < 0.3 else others_act(pair)
        if isinstance(done, Leak) or not done:
            return done or None
    return None


def worlds(engine: AnyEngine, random: Random) -> Worlds | None:
    """Two games that have just been dealt; None where no exchange leaves everything as it looks."""
    variant, options = random.choice(HOUSES)
    players = random.randint(2, 4)
    first, second = (
        Sitting(created(variant, seed="the same", **{**options, "rounds": 1}), engine).seat(players) for _ in range(2)
    )
    reader = random.choice(readers(first))
    dealt = deal_of(first, str(random.random()))
    other = exchanged(dealt, reader, random, first.state.variant.hyphens)
    if other is None:
        return None
    first.round(dealt)
    second.round(other)
    return Worlds(first, second, reader, random)


def deal_of(game: Sitting, seed: str) -> RoundStarted:
    """A round as dealt by chance."""
    return deal(replace(game.state, setup=replace(game.state.setup, seed=seed)), 1)


def exchanged(dealt: RoundStarted, reader: Viewer, random: Random, hyphens: bool) -> RoundStarted | None:
    """The deal with a few pairs of unseen tiles exchanged, if that changes no row's looks."""
    unseen = [tile for seat, hand in dealt.hands.items() if seat != reader for tile in hand] + list(dealt.pool)
    for _ in range(60):
        swap: dict[str, Tile] = {}
        for _ in range(random.randint(1, SWAPS)):
            one, two = random.sample(unseen, 2)
            if one.colour is two.colour and not {one.handle, two.handle} & swap.keys():
                swap |= {one.handle: replace(one, value=two.value), two.handle: replace(two, value=one.value)}
        hands = {seat: new(hand, swap) for seat, hand in dealt.hands.items()}
        if swap and (hyphens or all(looks_alike(dealt.hands[seat], hands[seat]) for seat in hands)):
            return replace(dealt, hands=hands, pool=new(dealt.pool, swap))
    return None


def new(tiles: tuple[Tile, ...], swap: Mapping[str, Tile]) -> tuple[Tile, ...]:
    return tuple(swap.get(tile.handle, tile) for tile in tiles)


def looks_alike(hand: tuple[Tile, ...], other: tuple[Tile, ...]) -> bool:
    """Whether both hands stand in the same order of handles."""
    return order_of(hand) == order_of(other)


def order_of(hand: tuple[Tile, ...]) -> list[str]:
    return [tile.handle for tile in next(arrangements(hand))]


def compare(pair: Worlds) -> Leak | None:
    """The first difference in what the reader has got."""
    one, two = seen(pair.first, pair.reader), seen(pair.second, pair.reader)
    return None if one == two else f"{pair.reader}: {one} != {two}"


def seen(game: Sitting, reader: Viewer) -> tuple[bytes, list[Any]]:
    told = [game.engine.redact(event, reader) for event in game.events]
    return VIEW.dump_json(game.view(reader)), [data for data in told if data is not None]


def others_act(pair: Worlds) -> bool:
    """Something happens in both worlds; False once they are no longer comparable."""
    if pair.random.random() < 0.1:
        return in_private(pair)
    choices = [(who, offer) for who in readers(pair.first) for offer in pair.first.view(who).commands]
    choices = [(who, offer) for who, offer in choices if offer.type not in ("end", "resign", "pause", "resume", "skip")]
    if not choices:
        return False
    who, offer = pair.random.choice(choices)
    return both(pair, who, fitting(pair, command(offer, pair.random)))


def fitting(pair: Worlds, made: Any) -> Any:
    """Guesses that are wrong in both worlds or right in both keep the worlds comparable for long."""
    if not isinstance(made, Guess):
        return made
    tiles = [game.state.rows[made.seat][made.position - 1].tile for game in (pair.first, pair.second)]
    if tiles[0].value == tiles[1].value and pair.random.random() < 0.5:
        return replace(made, value=tiles[0].value)
    return made


def both(pair: Worlds, actor: Viewer, made: Any) -> bool:
    answers = [answer(game, actor, made) for game in (pair.first, pair.second)]
    if any(isinstance(found, Rejected) for found in answers):
        return actor != pair.reader or [type(found) for found in answers] == [Rejected, Rejected]
    for game, events in zip((pair.first, pair.second), answers, strict=True):
        game.take(events)
    return [declassified(event, pair.reader) for event in answers[0]] == [
        declassified(event, pair.reader) for event in answers[1]
    ]


def declassified(event: Any, reader: Viewer) -> Any:
    """What the rules now tell the reader, whatever the engine says: values that came to light, and answers."""
    match type(event).__name__:
        case "TileGuessed":
            return event.right
        case "TileOpened":
            return event.tile.value
        case "TileDrawn" | "TilePlaced":
            open_to_all = getattr(event, "open", False)
            position = getattr(event, "position", None)
            return position, event.tile.value if open_to_all or event.seat == reader else None
        case "RowsShown" | "RoundEnded" | "PlayerResigned":
            return event
        case "PointsScored":
            return event.points
        case name:
            return name


def answer(game: Sitting, actor: Viewer, made: Any) -> Any:
    """What a command would do, or its refusal."""
    try:
        return game.engine.decide(game.state, made, game.context(actor))
    except Rejected as refused:
        return refused


def reader_tries(pair: Worlds) -> bool | Leak:
    """The reader tries something strange; a refusal must be the same in both worlds."""
    made = well_aimed(pair) if pair.random.random() < 0.5 else anything(pair.first, pair.random)[1]
    found = [answer(game, pair.reader, made) for game in (pair.first, pair.second)]
    refusals = [(r.code, r.rule, dict(r.params)) if isinstance(r, Rejected) else None for r in found]
    if refusals[0] != refusals[1]:
        return f"refused: {refusals[0]} != {refusals[1]}"
    return True if refusals[0] is not None else both(pair, pair.reader, made)


def well_aimed(pair: Worlds) -> Guess:
    """A guess that is right in one of the worlds, whoever's turn it is."""
    rows = pair.random.choice((pair.first, pair.second)).state.rows
    tiles = [(seat, place, placed.tile) for seat, row in rows.items() for place, placed in enumerate(row, 1)]
    seat, place, tile = pair.random.choice(tiles) if tiles else ("p1", 1, pair.first.state.pool[0])
    return Guess(seat, place, tile.value)


def in_private(pair: Worlds) -> bool:
    """Somebody else reads in another language from now on, in the first world only."""
    others = [seat for seat in pair.first.state.seats if seat != pair.reader]
    actor = pair.random.choice(others)
    language = pair.random.choice(("nl", "ru", "ko"))
    pair.first.do(actor, ChangeSeat(language=language))
    return True
