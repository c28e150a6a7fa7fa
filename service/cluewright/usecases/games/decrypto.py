"""A game of Decrypto as asked for: its figures, and its keywords if they are given."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field

from cluewright.core.clues.clue import Keyword
from cluewright.core.engines.decrypto.events import GameCreated
from cluewright.core.engines.decrypto.options import CluePolicy, Codes
from cluewright.core.engines.decrypto.variants import VARIANTS
from cluewright.core.parameters import Parameters, resolve
from cluewright.core.seeds import new_seed

from .keeping import Games
from .kept import Kept
from .keywords import GivenKeyword, UnknownWord, given_keyword, same_words
from .opening import InvalidWish


class InvalidKeywords(Exception):
    """Given keywords that cannot be played with: `team` and `place` (from 0) say which, `reason` what is wrong
    (unknown, count, repeated, team)."""

    def __init__(self, reason: str, team: str, place: int | None = None) -> None:
        super().__init__(reason)
        self.reason, self.team, self.place = reason, team, place


@dataclass(frozen=True, slots=True)
class DecryptoWish:
    """A game of Decrypto as asked for."""

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
    rulebook: str = "decrypto"

    def created(self, games: Games, after: Kept | None) -> GameCreated:
        """The game's first event. Raises InvalidParameters, InvalidKeywords, InvalidWish."""
        _check(games, self)
        parameters = resolve(self.rulebook, self.variant, self.edition, self.house_rules)
        keywords = None if self.keywords is None else _given(games, self, parameters)
        used = after.engine.used_concepts(after.state) if after else ()
        return GameCreated(
            variant=parameters.variant,
            edition=parameters.edition,
            parameters=parameters.as_json(),
            language=self.language,
            seed=self.seed or new_seed(),
            seeded=self.seed is not None,
            codes=Codes(self.codes),
            clue_policy=CluePolicy(self.clue_policy),
            visibility=self.visibility,
            wordpack=self.wordpack,
            exclude=_excluded(games, (*self.exclude, *used)),
            keywords=keywords,
        )


def _excluded(games: Games, concepts: Iterable[str]) -> tuple[str, ...]:
    """Each once, and only those that there are: what is left out goes on from game to game."""
    return tuple(dict.fromkeys(concept for concept in concepts if concept in games.library.concepts))


def _check(games: Games, wish: DecryptoWish) -> None:
    """The pack exists, and has words in the game's language where they are to be dealt from it."""
    pack = games.library.packs.get(wish.wordpack)
    if pack is None:
        raise InvalidWish("wordpack")
    if wish.keywords is None and wish.language not in pack.languages:
        raise InvalidWish("language")


def _given(games: Games, wish: DecryptoWish, parameters: Parameters) -> dict[str, tuple[Keyword, ...]]:
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
    games: Games, wish: DecryptoWish, team: str, given: Sequence[GivenKeyword], parameters: Parameters
) -> tuple[Keyword, ...]:
    if len(given) != parameters.values["keywords_per_team"]:
        raise InvalidKeywords("count", team)
    keywords = []
    for place, keyword in enumerate(given):
        try:
            keywords.append(given_keyword(games.library, keyword, wish.language))
        except UnknownWord:
            raise InvalidKeywords("unknown", team, place) from None
    return tuple(keywords)
