"""A game of Da Vinci Code as asked for."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from cluewright.core.engines.davinci_code.events import GameCreated
from cluewright.core.parameters import resolve
from cluewright.core.seeds import new_seed

from .keeping import Games
from .kept import Kept


@dataclass(frozen=True, slots=True)
class DavinciCodeWish:
    """A game of Da Vinci Code as asked for."""

    variant: str | None = None
    edition: str | None = None
    house_rules: Mapping[str, object] = field(default_factory=dict)
    language: str = "en"
    visibility: str = "public"
    seed: str | None = None
    rulebook: str = "davinci-code"

    def created(self, games: Games, after: Kept | None) -> GameCreated:
        """The game's first event. Raises InvalidParameters."""
        parameters = resolve(self.rulebook, self.variant, self.edition, self.house_rules)
        return GameCreated(
            variant=parameters.variant,
            edition=parameters.edition,
            parameters=parameters.as_json(),
            language=self.language,
            seed=self.seed or new_seed(),
            seeded=self.seed is not None,
            given=tuple(sorted(parameters.given)),
            visibility=self.visibility,
        )
