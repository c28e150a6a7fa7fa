"""The variants of Da Vinci Code as facts, and a game's figures with their types.

The engine reads these and never asks which variant it is playing.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, fields
from typing import Any

from cluewright.core.engines.seats import Place
from cluewright.core.parameters import RULEBOOKS

PLACES = (Place("players", 2, 4, "p{number}"),)
"""Everybody plays alone: one team as far as seats go, p1 to p4, clockwise."""


@dataclass(frozen=True, slots=True)
class Variant:
    """`hyphens`: the two tiles with a hyphen are in play; `scored`: points decide, not rounds won."""

    id: str
    hyphens: bool = False
    scored: bool = False


VARIANTS: Mapping[str, Variant] = {
    variant.id: variant
    for variant in (
        Variant("standard"),
        Variant("hyphen", hyphens=True),
        Variant("points", scored=True),
        Variant("hyphen-points", hyphens=True, scored=True),
    )
}


@dataclass(frozen=True, slots=True)
class Settings:
    """A game's figures (see the parameter table)."""

    tiles_each: int
    rounds: int
    points_per_number: int
    points_per_six: int
    points_per_crack: int
    points_per_hyphen: int
    winner_bonus: bool


def settings(parameters: Mapping[str, Any], given: tuple[str, ...], players: int) -> Settings:
    """Typed figures at this number of players, out of resolved parameters read from memory or from JSON: some defaults
    depend on it, house rules (`given`) do not."""
    usual = {
        spec.name: spec.with_players[players]
        for spec in RULEBOOKS["davinci-code"].specs
        if players in spec.with_players and spec.name not in given
    }
    return Settings(**{field.name: usual.get(field.name, parameters[field.name]) for field in fields(Settings)})
