"""Opening a game: its figures, its keywords if they are given, its seed, and everybody's keys."""

import json
import secrets
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from cluewright.core.engines.decrypto.events import GameCreated
from cluewright.core.engines.decrypto.options import CluePolicy, Codes
from cluewright.core.engines.decrypto.variants import VARIANTS
from cluewright.core.engines.engine import HOST
from cluewright.core.engines.lobby import SeatJoined
from cluewright.core.parameters import Parameters, resolve
from cluewright.core.seeds import new_seed
from cluewright.store.event_store import ReceiptExists
from cluewright.usecases.play import Forbidden, Idempotency, KeyReused, Visit

from .facts import Continued, Opened
from .keeping import Games, change, digest, load, remember, store
from .kept import Kept
from .keywords import GivenKeyword, UnknownWord, given_keyword, same_words
from .tokens import CROCKFORD, seed_commitment
from .watching import used_concepts

SCOPE = "games"  # receipts of requests that are about no game yet
ID_LENGTH = 16  # 80 bits: whoever knows the id of a public game may watch it, so it cannot be guessed


class InvalidKeywords(Exception):
    """Given keywords that cannot be played with: `team` and `place` (from 0) say which, `reason` what is wrong
    (unknown, count, repeated, team)."""

    def __init__(self, reason: str, team: str, place: int | None = None) -> None:
        super().__init__(reason)
        self.reason, self.team, self.place = reason, team, place


class InvalidWish(Exception):
    """A field of the wish names something that there is not: `field` says which."""

    def __init__(self, field: str) -> None:
        super().__init__(field)
        self.field = field


class NotContinuable(Exception):
    """The game named by `after` is not over, is of another kind, or is carried on already."""


@dataclass(frozen=True, slots=True)
class Wish:
    """A game as asked for. `after` is a game that is over, with its host's token."""

    rulebook: str
    variant: str | None = None
    edition: str | None = None
    house_rules: Mapping[str, object] = field(default_factory=dict)
    language: str = "en"
    wordpack: str = "classic"
    exclude: tuple[str, ...] = ()
    keywords: Mapping[str, tuple[GivenKeyword, ...]] | None = None
    codes: str = "drawn"
    clue_policy: str = "reject"
    visibility: str = "public"
    seed: str | None = None


@dataclass(frozen=True, slots=True)
class Opening:
    """A new game and the keys to it."""

    id: str
    host_token: str
    join_code: str
    seed_commitment: str
    version: int


def new_id() -> str:
    """A game id: 16 characters of Crockford's alphabet in small letters."""
    return "".join(secrets.choice(CROCKFORD.lower()) for _ in range(ID_LENGTH))


async def open_game(
    games: Games, wish: Wish, idempotency: Idempotency | None = None, after: Visit | None = None
) -> Opening:
    """Open a game; the same key and wish give the same game again.

    `after`: the host's visit to the game that this one carries on with the same people. Raises InvalidParameters,
    InvalidKeywords, InvalidWish, KeyReused, Forbidden, NotContinuable, StoreUnavailable.
    """
    opened = await _opened_before(games, idempotency)
    if opened is None:
        created = CREATORS[wish.rulebook](games, wish, after.kept if after else None)
        seats = _seats_of(after, wish.rulebook, created) if after else ()
        opened = await _store_new(
            games, Opened(wish.rulebook, after.kept.id if after else None), (created, *seats), idempotency
        )
    if after is not None:
        await _link(games, after.kept, opened.id)
    return _opening(games, opened)


async def _opened_before(games: Games, idempotency: Idempotency | None) -> Kept | None:
    """The game that was opened with this key. Raises KeyReused."""
    if idempotency is None:
        return None
    receipt = await games.store.receipt(SCOPE, "", digest("key", idempotency.key))
    if receipt is None:
        return None
    if receipt.request != digest("request", idempotency.request):
        raise KeyReused
    return await load(games, json.loads(receipt.answer))


async def _store_new(games: Games, opened: Opened, events: Sequence[Any], idempotency: Idempotency | None) -> Kept:
    kept = Kept(new_id(), games.engines[opened.rulebook], opened)
    receipt = idempotency.receipt(SCOPE, "", kept.id) if idempotency else None
    try:
        await store(games, kept, (opened, *events), receipt)
    except ReceiptExists:  # the same request, sent twice: the other one was stored
        other = await _opened_before(games, idempotency)
        assert other is not None
        return other
    remember(games, kept)
    return kept


def _seats_of(after: Visit, rulebook: str, created: Any) -> tuple[SeatJoined, ...]:
    """The people of a game that is over, as they sit down to the next. Raises Forbidden or NotContinuable: also where
    the next game has other places at the table."""
    old = after.kept
    if after.viewer != HOST:
        raise Forbidden
    if not old.finished or old.opened.rulebook != rulebook or old.next is not None:
        raise NotContinuable
    if old.engine.initial(created).lobby.places != old.state.lobby.places:
        raise NotContinuable
    return tuple(SeatJoined(seat.id, seat.team, seat.name, seat.language) for seat in old.state.lobby.seats)


async def _link(games: Games, old: Kept, game: str) -> None:
    """Tell the old game's seats where it goes on. A crash before this leaves a game that nobody knows."""
    async with old.lock:
        await change(games, old, lambda: () if old.next else (Continued(game),))


def _opening(games: Games, kept: Kept) -> Opening:
    """What the opener is told, now or again: the first tokens and the first version."""
    return Opening(
        kept.id,
        games.tokens.token(kept.id, HOST, 1),
        games.tokens.join_code(kept.id),
        seed_commitment(kept.id, kept.created.seed),
        kept.log[0].version,
    )


def decrypto_created(games: Games, wish: Wish, after: Kept | None) -> GameCreated:
    """The first event of a game of Decrypto."""
    _check(games, wish)
    parameters = resolve("decrypto", wish.variant, wish.edition, wish.house_rules)
    keywords = None if wish.keywords is None else _given(games, wish, parameters)
    return GameCreated(
        variant=parameters.variant,
        edition=parameters.edition,
        parameters=parameters.as_json(),
        language=wish.language,
        seed=wish.seed or new_seed(),
        seeded=wish.seed is not None,
        codes=Codes(wish.codes),
        clue_policy=CluePolicy(wish.clue_policy),
        visibility=wish.visibility,
        wordpack=wish.wordpack,
        exclude=_excluded(games, (*wish.exclude, *(used_concepts(after) if after else ()))),
        keywords=keywords,
    )


def _excluded(games: Games, concepts: Iterable[str]) -> tuple[str, ...]:
    """Each once, and only those that there are: what is left out goes on from game to game."""
    return tuple(dict.fromkeys(concept for concept in concepts if concept in games.library.concepts))


def _check(games: Games, wish: Wish) -> None:
    """The pack exists, and has words in the game's language where they are to be dealt from it."""
    pack = games.library.packs.get(wish.wordpack)
    if pack is None:
        raise InvalidWish("wordpack")
    if wish.keywords is None and wish.language not in pack.languages:
        raise InvalidWish("language")


def _given(games: Games, wish: Wish, parameters: Parameters) -> dict[str, tuple[Any, ...]]:
    given = wish.keywords or {}
    teams = VARIANTS[parameters.variant].coding
    for team in given:
        if team not in teams:
            raise InvalidKeywords("team", team)
    keywords = {team: _of_team(games, wish, team, given.get(team, ()), parameters) for team in teams}
    for team in teams:
        if same_words(keyword for other in teams[: teams.index(team) + 1] for keyword in keywords[other]):
            raise InvalidKeywords("repeated", team)
    return keywords


def _of_team(
    games: Games, wish: Wish, team: str, given: Sequence[GivenKeyword], parameters: Parameters
) -> tuple[Any, ...]:
    if len(given) != parameters.values["keywords_per_team"]:
        raise InvalidKeywords("count", team)
    keywords = []
    for place, keyword in enumerate(given):
        try:
            keywords.append(given_keyword(games.library, keyword, wish.language))
        except UnknownWord:
            raise InvalidKeywords("unknown", team, place) from None
    return tuple(keywords)


CREATORS: Mapping[str, Callable[[Games, Wish, Kept | None], Any]] = {"decrypto": decrypto_created}
