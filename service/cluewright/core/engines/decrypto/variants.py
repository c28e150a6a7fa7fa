"""The variants of Decrypto as facts, and a game's figures with their types.

The engine reads these and never asks which variant it is playing.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, fields
from typing import Any

from cluewright.core.codes import RepeatedCodes
from cluewright.core.engines.seats import Place

from . import rules

WHITE = "white"
BLACK = "black"
INTERCEPTOR = "interceptor"


@dataclass(frozen=True, slots=True)
class Variant:
    """`coding` are the teams that have keywords and a code each round, in playing order; `survivor` is the team
    that wins when the last round ends undecided (None: the tie-break decides); `seating` and `screen` are the rules
    on who plays and on how many keywords lie on the table."""

    id: str
    places: tuple[Place, ...]
    coding: tuple[str, ...]
    seating: str
    screen: str
    survivor: str | None = None

    @property
    def teams(self) -> tuple[str, ...]:
        """All sides, in seat order."""
        return tuple(place.team for place in self.places)

    def opponent(self, team: str) -> str:
        """The other side."""
        return next(other for other in self.teams if other != team)


VARIANTS: Mapping[str, Variant] = {
    variant.id: variant
    for variant in (
        Variant("teams", (Place(WHITE, 2, 4), Place(BLACK, 2, 4)), (WHITE, BLACK), rules.TEAMS, rules.KEYWORDS),
        Variant(
            "interceptor",
            (Place(WHITE, 2, 2), Place(INTERCEPTOR, 1, 1)),
            (WHITE,),
            rules.SIDES,
            rules.INTERCEPTOR_KEYWORDS,
            survivor=WHITE,
        ),
    )
}


@dataclass(frozen=True, slots=True)
class Settings:
    """A game's figures (see the parameter table); what does not apply to a variant has its neutral value."""

    interceptions_to_win: int
    miscommunications_to_lose: int | None
    failed_decode_gives: str
    max_rounds: int
    first_interception_round: int
    keywords_per_team: int
    code_length: int
    repeated_codes: RepeatedCodes
    clue_reuse: str
    timer_seconds: int
    use_timer: bool
    guess_timer_seconds: int | None
    repeat_moves_encryptors: bool = False
    tie_break: tuple[str, ...] = ()


def settings(parameters: Mapping[str, Any]) -> Settings:
    """Typed figures out of resolved parameters, read from memory or from JSON."""
    known = {field.name for field in fields(Settings)}
    values = {name: value for name, value in parameters.items() if name in known}
    values["repeated_codes"] = RepeatedCodes(values["repeated_codes"])
    values["tie_break"] = tuple(values.get("tie_break", ()))
    return Settings(**values)
