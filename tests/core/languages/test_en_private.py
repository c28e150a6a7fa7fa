"""English: what only the table knows, told of friends, mishaps and neighbours."""

import pytest

from cluewright.core.languages.en import LANGUAGE as EN

from .telling import is_private


@pytest.mark.parametrize(
    "clue",
    [
        "priya's gamertag", "gemma's sleeping bag", "the camping fiasco", "that bake sale debacle",
        "as the little one said at dinner", "the reason gemma limps", "year 8 residential",
        "the people from number 14", "the temp from payroll brought one", "a badger, iykyk",
        "where you and i almost drowned", "you two fought over it", "my old email address",
        "they were behind the old caravan near whitby", "dave threw it at gemma",
    ],
)  # fmt: skip
def test_friends_are_known_to_the_table_only(clue: str) -> None:
    assert is_private(EN, clue)


@pytest.mark.parametrize(
    "clue",
    [
        "bond's go-to drink", "a magician's party trick", "lisa's voice", "the bank in it pays",
        "the titanic disaster", "what the toddler sleeps in",
        "the girl next door type", "the man at number 10", "year of the rat", "the challenger disaster",
        "last christmas, i gave you this", "your mother's mother", "we all had one at school",
        "all i want for my birthday is candles", "the little one that said neigh", "a house at number one",
    ],
)  # fmt: skip
def test_what_everybody_knows_is_not_private(clue: str) -> None:
    assert not is_private(EN, clue)
