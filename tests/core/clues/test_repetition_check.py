"""The same clue again, and whose earlier clues count."""

import pytest

from cluewright.core.clues import ClueReuse, Ruling, UsedClue

from .judging import finding, verdict, verdicts


@pytest.mark.parametrize(
    ("before", "clue"),
    [
        ("Night", "night"),
        ("night", "NIGHT!"),
        ("café", "Cafe"),
        ("ice-cold", "ice cold"),
        ("moon light", "moonlight"),
        ("seven", "7"),
        ("21", "twenty-one"),
        ("three pigs", "3 pigs"),
        ("21 pilots", "Twenty One Pilots"),
        ("세 마리", "3마리"),
    ],
)
def test_writing_it_otherwise_does_not_make_it_new(before: str, clue: str) -> None:
    found = finding(clue, "owl", check="repetition", used=(UsedClue(before),))
    assert (found.ruling, found.method, found.matched) == (Ruling.ILLEGAL, "used", before)


@pytest.mark.parametrize(
    ("before", "clue"),
    [
        ("night", "nights"),
        ("a dark night", "dark nights"),
        ("run", "running"),
        ("hot dog", "hotdogs"),
        ("hotdogs", "hot dog"),
    ],
)
def test_inflecting_it_does_not_make_it_new_either(before: str, clue: str) -> None:
    found = finding(clue, "owl", check="repetition", used=(UsedClue(before),))
    assert (found.ruling, found.method) == (Ruling.SUSPECT, "used-form")


@pytest.mark.parametrize(
    ("before", "clue"),
    [
        ("night", "knight"),
        ("dark night", "night"),
        ("moon", "sun"),
        ("teach", "teacher"),
        ("hot dog", "dogs"),
        ("7", "007"),
        ("seven", "7 seas"),
        ("seven", "zeven"),
    ],
)
def test_another_clue_is_another_clue(before: str, clue: str) -> None:
    assert verdict(clue, "owl", used=(UsedClue(before),)).ruling is Ruling.LEGAL


def test_clues_given_together_are_compared() -> None:
    first, second = verdicts(("moon", "Moon"), "owl", "sun")
    assert first.ruling is Ruling.LEGAL
    assert [(one.check, one.method) for one in second.findings] == [("repetition", "twice")]


@pytest.mark.parametrize(
    ("scope", "used", "ruling"),
    [
        (ClueReuse.GAME, UsedClue("moon", "Eve", own_team=False), Ruling.ILLEGAL),
        (ClueReuse.TEAM, UsedClue("moon", "Eve", own_team=False), Ruling.LEGAL),
        (ClueReuse.TEAM, UsedClue("moon", "Bob"), Ruling.ILLEGAL),
        (ClueReuse.PLAYER, UsedClue("moon", "Bob"), Ruling.LEGAL),
        (ClueReuse.PLAYER, UsedClue("moon", "Ann"), Ruling.ILLEGAL),
        (ClueReuse.OFF, UsedClue("moon", "Ann"), Ruling.LEGAL),
    ],
)
def test_whose_clues_count_is_a_house_rule(scope: ClueReuse, used: UsedClue, ruling: Ruling) -> None:
    assert verdict("moon", "owl", used=(used,), clue_reuse=scope, player="Ann").ruling is ruling
