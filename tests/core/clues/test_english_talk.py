"""What English says of letters, of their number and of scenes among friends, each beside what merely sounds so."""

import pytest

from cluewright.core.clues import Ruling
from tests.core.clues.judging import verdict

ILLEGAL, SUSPECT, LEGAL = Ruling.ILLEGAL, Ruling.SUSPECT, Ruling.LEGAL


@pytest.mark.parametrize(
    ("clue", "ruling"),
    [
        ("it ends with the chemical symbol for gold", ILLEGAL),
        ("it ends with a bang", LEGAL),
        ("starts with K-E", ILLEGAL),
        ("starts with A-list guests", LEGAL),
        ("twice t and twice e", ILLEGAL),
        ("twice a day", LEGAL),
        ("its t's are double, its k stands alone", ILLEGAL),
        ("its B side was better", LEGAL),
        ("its tail spells a lie backwards", ILLEGAL),
        ("its tail is long", LEGAL),
        ("you never hear the final h", ILLEGAL),
        ("you never hear the final whistle", LEGAL),
        ("the left half of the keyboard is enough", ILLEGAL),
        ("the left half of the keyboard", LEGAL),
        ("needs a hyphen when you write it", SUSPECT),
        ("nobody can spell it", ILLEGAL),
        ("nobody can spell disaster like him", LEGAL),
        ("take 'nettle' and change the start", ILLEGAL),
        ("take sugar and stir", LEGAL),
    ],
)
def test_letters_told_by_what_is_done_with_them(clue: str, ruling: Ruling) -> None:
    found = verdict(clue, "kettle").ruling
    assert (found is LEGAL) is (ruling is LEGAL)


@pytest.mark.parametrize(
    ("clue", "ruling"),
    [
        ("it takes six squares of the grid", ILLEGAL),
        ("it takes six eggs", LEGAL),
        ("hangman: six dashes", ILLEGAL),
        ("hangman's noose", LEGAL),
        ("half a dozen letters", ILLEGAL),
        ("half a dozen roses", LEGAL),
        ("(6), as the crossword says", ILLEGAL),
        ("two words, 4+7", ILLEGAL),
        ("two worlds, 1 sun", LEGAL),
        ("ltrs: VI", ILLEGAL),
    ],
)
def test_letters_counted_in_boxes(clue: str, ruling: Ruling) -> None:
    assert verdict(clue, "kettle").ruling is ruling


@pytest.mark.parametrize(
    ("clue", "ruling"),
    [
        ("us in that tent in Norway", SUSPECT),
        ("us and them", LEGAL),
        ("where you and Bea got lost", SUSPECT),
        ("the day Ines walked out on me", SUSPECT),
        ("the day the music died", LEGAL),
        ("you fell off it, didn't you?", SUSPECT),
        ("the scarf Nan knitted me", SUSPECT),
        ("Lisbon, you and me, 2017", SUSPECT),
        ("Woodstock 1969", LEGAL),
        ("with a photo of us on it", SUSPECT),
        ("with a photo of the suspect on it", LEGAL),
        ("we laughed for weeks", SUSPECT),
        ("what we call our boss", SUSPECT),
        ("what bees call home", LEGAL),
    ],
)
def test_scenes_that_only_friends_know(clue: str, ruling: Ruling) -> None:
    assert verdict(clue, "kettle").ruling is ruling


@pytest.mark.parametrize(
    ("clue", "target", "ruling"),
    [
        ("second on our rack of words", 1, ILLEGAL),
        ("card 1 of 4", 1, ILLEGAL),
        ("our row with the neighbours", 1, None),
    ],
)
def test_our_list_is_the_screen(clue: str, target: int, ruling: Ruling | None) -> None:
    found = [one for one in verdict(clue, "kettle").findings if one.check == "position"]
    assert [one.ruling for one in found] == ([ruling] if ruling else [])
