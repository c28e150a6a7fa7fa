"""Two games that differ only in what one reader cannot know; whatever that reader gets must be equal, byte for byte.

In both worlds the same things happen as far as the reader may know. What differs: the others' keywords, codes, unread
clues, drafts and sealed answers. What happens in the first world only: the others' private doings (drafts, questions
to the referee, proposals, languages, refused commands). The reader itself tries the same in both worlds, with values
taken from the secrets of both. Once the rules reveal something that differs, the two games are no longer comparable.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from random import Random
from typing import Any

from cluewright.core.clues.clue import keyword
from cluewright.core.engines.decrypto.commands import CheckClues, GiveClues, Guess, GuessKeywords, Propose, SaveDraft
from cluewright.core.engines.decrypto.events import (
    AttemptRevealed,
    CluesGiven,
    CluesRead,
    CodeDrawn,
    CodeRevealed,
    GameEnded,
    GivenBy,
    KeywordGuessRevealed,
    RoundStarted,
    TokenAwarded,
)
from cluewright.core.engines.decrypto.model import Phase
from cluewright.core.engines.engine import HOST, Engine, Rejected, Viewer, settle
from cluewright.core.engines.lobby import ChangeSeat, Start

from .chance import HOUSES, anything, command, readers
from .sitting import WORDS, Codes, Sitting, created

OTHER_WORDS = {
    "white": ("ox", "watermelon", "가위", "стрекоза", "ice", "parliament"),
    "black": ("я", "thunderstorm", "сомбреро", "oak", "wheelbarrow", "꽃"),
}
EVERY_WORD = tuple(word for words in (*WORDS.values(), *OTHER_WORDS.values()) for word in words)
DECLASSIFIED = (
    RoundStarted,
    CluesRead,
    AttemptRevealed,
    CodeRevealed,
    TokenAwarded,
    KeywordGuessRevealed,
    GameEnded,
)
AnyEngine = Engine[Any, Any, Any, Any]
Leak = str


@dataclass
class Worlds:
    """Both games, and the reader whose eyes we look through. `close`: codes, clues and answers are alike too, so that
    the games stay comparable for long."""

    first: Sitting
    second: Sitting
    reader: Viewer
    random: Random
    close: bool

    @property
    def team(self) -> str | None:
        seat = self.first.state.lobby.seat(self.reader)
        return seat.team if seat else None


def worlds(engine: AnyEngine, random: Random) -> Worlds:
    """Two started games with different secrets."""
    variant, options = random.choice(HOUSES)
    first, second = (seated(engine, variant, {**options, "seed": str(random.random())}) for _ in range(2))
    reader = random.choice(readers(first))
    team = next((seat.team for seat in first.state.lobby.seats if seat.id == reader), None)
    deal(first, WORDS)
    deal(second, {other: words if other != team else WORDS[other] for other, words in OTHER_WORDS.items()})
    pair = Worlds(first, second, reader, random, close=random.random() < 0.5)
    both(pair, HOST, Start(), Start())
    return pair


def seated(engine: AnyEngine, variant: str, options: dict[str, Any]) -> Sitting:
    return Sitting(created(variant, **options), engine).seat()


def deal(game: Sitting, words: Mapping[str, tuple[str, ...]]) -> None:
    """Lay these keywords on the table instead of the dealer's."""
    count, coding = game.state.settings.keywords_per_team, game.state.variant.coding
    given = {team: tuple(keyword(word, "en") for word in words[team][:count]) for team in coding}
    game.state = replace(game.state, setup=replace(game.state.setup, keywords=given))


def both(pair: Worlds, actor: Viewer, one: Any, other: Any) -> None:
    """A command in each world; where the referee refuses one of them, it is not given at all."""
    answers = [answer(pair.first, actor, one), answer(pair.second, actor, other)]
    if any(isinstance(found, Rejected) for found in answers):
        return
    pair.first.take(answers[0])
    pair.second.take(alike(pair, answers[0], answers[1]))


def alike(pair: Worlds, events: Any, others: Any) -> tuple[Any, ...]:
    """The second world's events, with the codes that the reader gets (and now and then all codes) as in the first."""
    every = pair.close or pair.random.random() < 0.6
    codes = {event.team: event.code for event in events if is_draw(event)}
    return tuple(
        replace(event, code=codes[event.team])
        if is_draw(event) and event.team in codes and (every or event.encryptor == pair.reader)
        else event
        for event in others
    )


def is_draw(event: Any) -> bool:
    """Whether the server drew a code here: at the start of a round, or for an encryptor who entered none."""
    return isinstance(event, CodeDrawn) or (isinstance(event, CluesGiven) and event.given_by is not GivenBy.ENCRYPTOR)


def answer(game: Sitting, actor: Viewer, made: Any) -> Any:
    """What a command would do, or its refusal."""
    try:
        return game.engine.decide(game.state, made, game.context(actor))
    except Rejected as refused:
        return refused


def run(engine: AnyEngine, seed: int, steps: int = 70) -> Leak | None:
    """Play two worlds; the first difference that the reader notices, or None."""
    random = Random(seed)
    pair = worlds(engine, random)
    for _ in range(steps):
        if facts(pair.first) != facts(pair.second) or pair.first.state.phase is Phase.FINISHED:
            return None
        leak = difference(pair) or random.choices(DOINGS, WEIGHTS)[0](pair)
        if leak is not None:
            return leak
    return None


def facts(game: Sitting) -> list[Any]:
    """What the rules have revealed to everybody."""
    return [event for event in game.events if isinstance(event, DECLASSIFIED)]


def difference(pair: Worlds) -> Leak | None:
    first, second = told(pair.first, pair.reader), told(pair.second, pair.reader)
    if first == second:
        return None
    return next((f"{one}\n{other}" for one, other in zip(first, second, strict=False) if one != other), "counts")


def told(game: Sitting, reader: Viewer) -> list[str]:
    """All that the reader gets: view, own event stream, numbers."""
    redacted = (game.engine.redact(event, reader) for event in game.events)
    return [repr(game.view(reader)), *(repr(event) for event in redacted if event is not None)]


def reader_acts(pair: Worlds) -> Leak | None:
    """The reader does the same in both worlds; both must answer alike."""
    made = attack(pair)
    first, second = (answer(game, pair.reader, made) for game in (pair.first, pair.second))
    if isinstance(first, Rejected) or isinstance(second, Rejected):
        return None if refusal(first) == refusal(second) else f"{made}: {refusal(first)} / {refusal(second)}"
    pair.first.take(first)
    pair.second.take(alike(pair, first, second))
    return None


def refusal(found: Any) -> str:
    if not isinstance(found, Rejected):
        return "accepted"
    return repr((found.code, found.rule, found.params, found.verdicts))


def attack(pair: Worlds) -> Any:
    """What a curious reader would try: what is offered, or the other world's secrets."""
    random, offers = pair.random, pair.first.view(pair.reader).commands
    choices = [offer for offer in offers if offer.type not in ("resign", "end", "skip", "pause")]
    if choices and random.random() < 0.3:
        return command(random.choice(choices), random)
    halves = [half for game in (pair.first, pair.second) for half in game.state.current() if half.code]
    half = random.choice(halves) if halves else None
    if half is not None and random.random() < 0.6:
        return random.choice((Guess, Propose))(half.team, half.code or ())
    if random.random() < 0.7:
        return with_words(pair, random)
    return anything(pair.first, random)[1]


def with_words(pair: Worlds, random: Random) -> Any:
    """Clues made of everybody's keywords and of clues that have not been read."""
    length = pair.first.state.settings.code_length
    unread = [half.clues for game in (pair.first, pair.second) for half in game.state.current() if half.clues]
    if unread and random.random() < 0.5:
        lines = tuple(line or "line" for line in random.choice(unread))
    else:
        lines = tuple(random.choice(EVERY_WORD) for _ in range(length))
    half = pair.first.state.half(pair.team)
    code = half.code if half is not None and half.encryptor == pair.reader else None
    entered = (*range(1, length + 1),) if pair.first.setup.codes is Codes.ENTERED else None
    kinds = (CheckClues(lines), GiveClues(lines, code or entered, confirm=True), GuessKeywords(lines))
    return random.choice(kinds)


def others_in_private(pair: Worlds) -> Leak | None:
    """What the others do without this reader's knowledge happens in the first world only."""
    others = [seat for seat in pair.first.state.lobby.seats if seat.id != pair.reader]
    seat, random, length = pair.random.choice(others), pair.random, pair.first.state.settings.code_length
    lines = tuple(random.choice((None, "secret", "word")) for _ in range(length))
    doings: list[Any] = [
        SaveDraft(lines),
        CheckClues(tuple(line or "" for line in lines)),
        ChangeSeat(language=random.choice(("nl", "ko"))),
    ]
    if seat.team != pair.team:
        doings.append(Propose(pair.first.state.of or "white", tuple(random.sample(range(1, length + 1), length))))
    found = answer(pair.first, seat.id, random.choice(doings))
    if not isinstance(found, Rejected):
        pair.first.take(found)
    return None


def others_openly(pair: Worlds) -> Leak | None:
    """What is seen to happen happens in both worlds, with other contents where these are secret."""
    choices = [
        (actor, offer)
        for actor in readers(pair.first)
        if actor != pair.reader
        for offer in pair.first.view(actor).commands
        if offer.type not in ("resign", "end", "save_draft", "propose")
    ]
    playing = [choice for choice in choices if choice[0] != HOST or choice[1].type == "resume"] or choices
    if not playing:
        return None
    actor, offer = pair.random.choice(playing if pair.random.random() < 0.95 else choices)
    one = sensible(pair, pair.first, command(offer, pair.random))
    both(pair, actor, one, counterpart(pair, actor, one))
    return None


def sensible(pair: Worlds, game: Sitting, made: Any) -> Any:
    """Clues that no referee minds, answers that are right half of the time."""
    if isinstance(made, GiveClues):
        return GiveClues(tuple(f"{pair.random.random()}" for _ in made.clues), made.code, confirm=True)
    half = game.state.half(made.of) if isinstance(made, Guess) else None
    return Guess(half.team, half.code) if half and half.code and pair.random.random() < 0.5 else made


def counterpart(pair: Worlds, actor: Viewer, made: Any) -> Any:
    """The same command in the second world, with other contents if this reader may not know them."""
    seat = pair.first.state.lobby.seat(actor)
    known = seat is None or (seat.team == pair.team and not isinstance(made, GiveClues))
    alike_too = pair.close and not isinstance(made, GuessKeywords)
    if known or alike_too or pair.random.random() < 0.6:
        return made
    if isinstance(made, GiveClues):
        return replace(made, clues=tuple(f"{pair.random.random()}" * 2 for _ in made.clues))
    if isinstance(made, Guess):
        return Guess(made.of, made.code[::-1])
    return GuessKeywords(("other", "words")) if isinstance(made, GuessKeywords) else made


def time_passes(pair: Worlds) -> Leak | None:
    seconds = pair.random.choice((1, 10, 30))
    happened = []
    for game in (pair.first, pair.second):
        game.clock += seconds
        happened.append(settle(game.engine, game.state, game.context(None))[1])
    pair.first.take(happened[0])
    pair.second.take(alike(pair, happened[0], happened[1]))
    return None


DOINGS: list[Callable[[Worlds], Leak | None]] = [reader_acts, others_in_private, others_openly, time_passes]
WEIGHTS = [4, 3, 5, 0.4]
