"""Names and things that are known for a number hint at a place only where they are said for the keyword there."""

import pytest

from cluewright.core.clues import Clue, Ruling, Table, judge
from cluewright.core.clues.clue import keyword

TABLE = Table(tuple(keyword(word, "en") for word in ("tunnel", "planet", "wolf", "ribbon")), language="en")


def ruling(text: str, target: int | None) -> Ruling:
    return judge((Clue(text, "en", target),), TABLE).ruling


@pytest.mark.parametrize(
    ("text", "target"),
    [("Romulus and Remus", 2), ("a barbershop quartet", 4), ("the Bee Gees again", 3), ("quartets on stage", 4)],
)
def test_they_hint_at_the_place_that_they_are_said_for(text: str, target: int) -> None:
    assert ruling(text, target) is Ruling.SUSPECT
    assert ruling(text, target - 1) is Ruling.LEGAL


@pytest.mark.parametrize("text", ["Romulus and Remus", "a barbershop quartet", "the Bee Gees again"])
def test_without_a_known_target_they_are_clues_like_any_other(text: str) -> None:
    assert ruling(text, None) is Ruling.LEGAL
