"""English places as they are typed in a chat, counted out, seen in a picture; names known for a number."""

import pytest

from cluewright.core.languages.en import LANGUAGE as EN


@pytest.mark.parametrize(
    "clue",
    [
        "third lol", "da second 1", "it's the 4th innit", "first word pls", "all the way to the left lads",
        "where your eyes land when you look at our words", "where you stop reading the list",
        "the former of the middle two", "of the inner pair, pick the latter", "one in from the far right",
        "sits one short of the end", "skip two, then halt", "leave out three and read", "the earlier of what remains",
        "past the middle if you go from left to right",
        "put your hand under the list and look at the ring finger", "the other three come before it",
        "the whole gang is to its left", "if our words were a queue, the baby",
        "if these keywords lived in a street, the corner house", "the rear of our little row",
        "port-side bookend", "odd, but not the smaller", "even and the higher of the two", "the digit we need is odd",
        "the larger even slot", "the smallest digit in our code",
    ],
)  # fmt: skip
def test_places_are_told(clue: str) -> None:
    assert EN.position_talk.search(clue)


@pytest.mark.parametrize(
    "clue",
    [
        "first mate", "the first please", "third base", "first yo-yo trick", "all the way to the top",
        "where your eyes go first in a painting", "where you stop reading and fall asleep", "upper of the two decks",
        "the middle of the night", "no bookends, but a whole library", "one step in from the rain",
        "stops just short of the finish line", "skip two turns and pay the bank", "skip one class and get detention",
        "eeny meeny miny moe", "count to ten: one, two, three, here i come", "past the halfway line he shoots",
        "finger on the screen to swipe, thumb to zoom", "thumb on the first string, ring finger on the third",
        "the rest come after him, he plays the pipe", "the others are on the left bank", "next door to number ten",
        "if the words were sung", "a parade of elephants", "leader of the pack", "starboard has the green light",
        "west end musical", "even the strongest need one", "odd, but the biggest in the sea", "the odd one out",
        "even number of legs", "soup: the rest come after it", "the smaller of the two pandas",
        "neighbours on both sides complain of the noise",
    ],
)  # fmt: skip
def test_what_is_near_such_talk_is_free(clue: str) -> None:
    assert not EN.position_talk.search(clue)


@pytest.mark.parametrize(
    ("name", "number"),
    [
        ("firstborn", 1), ("noah's guests", 2), ("melchior caspar and balthazar", 3), ("octopus hearts", 3),
        ("pestilence famine death war", 4), ("raphael michelangelo donatello leonardo", 4), ("just off the podium", 4),
        ("caboose", 4),
    ],
)  # fmt: skip
def test_names_known_for_a_number(name: str, number: int) -> None:
    assert EN.numbered[name] == number
    assert all(len(one.split()) < 6 for one in EN.numbered)
