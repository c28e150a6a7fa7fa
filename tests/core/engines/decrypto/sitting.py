"""A game of Decrypto at hand, with players who do what is asked of them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from cluewright.core.clues.clue import Keyword, keyword
from cluewright.core.codes import Code
from cluewright.core.engines.decrypto import ENGINE
from cluewright.core.engines.decrypto.commands import GiveClues, Guess, GuessKeywords
from cluewright.core.engines.decrypto.events import GameCreated
from cluewright.core.engines.decrypto.model import State
from cluewright.core.engines.decrypto.options import CluePolicy, Codes
from cluewright.core.engines.decrypto.view import View
from cluewright.core.engines.engine import HOST, Context, DealRequest, Engine, Viewer
from cluewright.core.engines.lobby import Join, Start
from cluewright.core.parameters import resolve
from tests.core.engines.referee import referee
from tests.core.engines.sitting import NOON, AnySitting

WORDS = {
    "white": ("black", "dragonfly", "cocktail", "sombrero", "ladder", "violin"),
    "black": ("antiquity", "bone", "morning", "nightmare", "compass", "gravel"),
}
PLAYERS = {
    "teams": (("Bob", "white"), ("Alice", "white"), ("Mallory", "black"), ("Eve", "black")),
    "interceptor": (("Bob", "white"), ("Alice", "white"), ("Mallory", "interceptor")),
}


def words(team: str, count: int = 4) -> tuple[Keyword, ...]:
    """The first keywords of a team, in English."""
    return tuple(keyword(word, "en", concept=word) for word in WORDS[team][:count])


def dealer(request: DealRequest) -> Mapping[str, tuple[Keyword, ...]]:
    """Deals the same words in every game."""
    return {team: words(team, request.per_team) for team in request.teams}


def created(variant: str = "teams", edition: str = "en", **options: Any) -> GameCreated:
    """The first event of a game; what GameCreated does not know are house rules."""
    own = {name: options.pop(name) for name in GameCreated.__dataclass_fields__ if name in options}
    figures = resolve("decrypto", variant, edition, options).as_json()
    return GameCreated(variant, edition, figures, own.pop("language", "en"), own.pop("seed", "a seed"), **own)


@dataclass
class Sitting(AnySitting):
    """One game of Decrypto."""

    setup: GameCreated
    engine: Engine[Any, Any, Any, Any] = ENGINE
    state: State = field(init=False)

    def context(self, actor: Viewer) -> Context:
        return Context(self.now, actor, referee, dealer)

    def view(self, viewer: Viewer) -> View:
        view: View = super().view(viewer)
        return view

    def seat(self) -> Sitting:
        """Let the variant's usual players join."""
        for name, team in PLAYERS[self.setup.variant]:
            self.do(None, Join(name, "en", team))
        return self

    def start(self) -> Sitting:
        self.do(HOST, Start())
        return self

    def encryptor(self, team: str) -> str:
        half = self.state.half(team)
        assert half is not None
        return half.encryptor

    def guesser(self, team: str) -> str:
        """Somebody of the team who is not its encryptor, if there is anybody else."""
        seats = [seat.id for seat in self.state.lobby.of_team(team)]
        half = self.state.half(team)
        return next((seat for seat in seats if half is None or seat != half.encryptor), seats[0])

    def clues(self, code: Code | None = None) -> None:
        """Every encryptor gives fresh clues, for this code where codes are entered."""
        for team in self.state.variant.coding:
            lines = tuple(f"{team} {self.state.round} {place}" for place in range(self.state.settings.code_length))
            self.do(self.encryptor(team), GiveClues(lines, code))

    def answer(self, team: str, of: str, right: bool) -> None:
        """A team's answer: the code itself, or the code turned round."""
        half = self.state.half(of)
        assert half is not None
        assert half.code is not None
        self.do(self.guesser(team), Guess(of, half.code if right else half.code[::-1]))

    def round(self, *, white: tuple[bool, bool] = (True, False), black: tuple[bool, bool] = (True, False)) -> None:
        """A whole round: for each team's code whether its own team deciphers it and whether it is intercepted."""
        self.clues()
        for team, (deciphered, intercepted) in zip(self.state.variant.coding, (white, black), strict=False):
            opponent = self.state.variant.opponent(team)
            if self.state.round >= self.state.settings.first_interception_round:
                self.answer(opponent, team, intercepted)
            self.answer(team, team, deciphered)

    def name_keywords(self, team: str, count: int) -> None:
        """A team names so many of the other's keywords, and fills up with nonsense."""
        right = WORDS[self.state.variant.opponent(team)][:count]
        self.do(f"{team}-1", GuessKeywords((*right, *(f"nonsense {n}" for n in range(4 - count)))))


def sit(variant: str = "teams", edition: str = "en", **options: Any) -> Sitting:
    """A game that has started, with the usual players."""
    return Sitting(created(variant, edition, **options)).seat().start()


__all__ = ["NOON", "CluePolicy", "Codes", "Sitting", "created", "sit", "words"]
