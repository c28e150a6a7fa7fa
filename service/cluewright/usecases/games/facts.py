"""What is kept of a game beside its engine's events: facts that the rules know nothing of."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True, slots=True)
class Opened:
    """The first event of every game: which engine plays it. `after` is the game that this one carries on."""

    rulebook: str
    after: str | None = None


@dataclass(frozen=True, slots=True)
class TokenRotated:
    """The seat (or the host) has a new token; the old one is worthless."""

    seat: str


@dataclass(frozen=True, slots=True)
class Continued:
    """Another game carries this one on. Each seat of this one has the same seat there."""

    game: str


FACTS: Mapping[str, type[Any]] = {
    "games.opened@1": Opened,
    "games.token-rotated@1": TokenRotated,
    "games.continued@1": Continued,
}
