"""What English says of places, letters, sounds and friends in further ways, each beside what merely sounds so."""

import pytest

from cluewright.core.clues import Ruling
from tests.core.clues.judging import verdict

ILLEGAL, SUSPECT, LEGAL = Ruling.ILLEGAL, Ruling.SUSPECT, Ruling.LEGAL


@pytest.mark.parametrize(
    ("clue", "ruling"),
    [
        ("leftmost, everybody", ILLEGAL),
        ("leftmost lane is for slow cars", LEGAL),
        ("caboose of the train of words", ILLEGAL),
        ("caboose of a train", LEGAL),
        ("the most easterly of our four", ILLEGAL),
        ("the most easterly of the islands", LEGAL),
        ("keywords[2], counting from zero", ILLEGAL),
        ("a list of wishes", LEGAL),
        ("nothing stands to its right on the rack", ILLEGAL),
        ("nothing to it", LEGAL),
        ("all the way over to the right", ILLEGAL),
        ("all the way to the top", LEGAL),
        ("left of the animal", ILLEGAL),
        ("left of the plate", LEGAL),
        ("slot numero uno", ILLEGAL),
    ],
)
def test_places_reckoned(clue: str, ruling: Ruling) -> None:
    assert verdict(clue, "kettle").ruling is ruling


@pytest.mark.parametrize(
    ("clue", "ruling"),
    [
        ("t's back to back", ILLEGAL),
        ("two back to back", LEGAL),
        ("a trick whose t has become a b", ILLEGAL),
        ("a frog who has become a prince", LEGAL),
        ("there's an l in it that does no work", ILLEGAL),
        ("there's a fly in it that does no harm", LEGAL),
        ("Americans drop the u", ILLEGAL),
        ("Americans drop the ball", LEGAL),
        ("kay, ee, double tee", ILLEGAL),
        ("gee whiz", LEGAL),
        ("'tset' read from the far end", ILLEGAL),
        ("it is written backwards on an ambulance", LEGAL),
        ("the word has tt", ILLEGAL),
        ("the word has spread", LEGAL),
    ],
)
def test_letters_as_they_stand_on_paper(clue: str, ruling: Ruling) -> None:
    assert verdict(clue, "kettle").ruling is ruling


@pytest.mark.parametrize(
    ("clue", "ruling"),
    [
        ("you say it in two beats", ILLEGAL),
        ("two beats in a heart", LEGAL),
        ("six squares across", ILLEGAL),
        ("six feet across", LEGAL),
        ("longest of our four", ILLEGAL),
        ("longest of the rivers", LEGAL),
        ("280 characters at most", LEGAL),
    ],
)
def test_letters_counted_in_beats_and_boxes(clue: str, ruling: Ruling) -> None:
    assert verdict(clue, "kettle").ruling is ruling


@pytest.mark.parametrize(
    ("clue", "ruling"),
    [
        ("over the phone you'd think I meant a stallion", ILLEGAL),
        ("on the phone you'd be put on hold by one", LEGAL),
        ("if I dictated it, you'd write a flower", ILLEGAL),
        ("if you heard it, you'd run", LEGAL),
        ("Wight and Man are different ones, said the same", ILLEGAL),
        ("the same people said so", LEGAL),
        ("sounds like petal", ILLEGAL),
        ("sounds like trouble", LEGAL),
        ("inhale it and you'll sound like Donald Duck", LEGAL),
    ],
)
def test_what_would_be_heard(clue: str, ruling: Ruling) -> None:
    assert verdict(clue, "kettle").ruling is ruling


@pytest.mark.parametrize(
    ("keyword", "clue"),
    [("mare", "mayor"), ("tapir", "taper"), ("prince", "prints"), ("shore", "surely sure")],
)
def test_british_homophones(keyword: str, clue: str) -> None:
    assert verdict(clue, keyword).ruling is ILLEGAL


@pytest.mark.parametrize(
    ("clue", "ruling"),
    [
        ("the thing Kevin from accounting keeps stealing", SUSPECT),
        ("the thing pirates keep stealing", LEGAL),
        ("why Pete had to leave the campsite", SUSPECT),
        ("why Romeo had to leave Verona", LEGAL),
        ("Uncle Bert, if he'd shave less", SUSPECT),
        ("Uncle Sam wants you", LEGAL),
        ("Zoe's cousin has one", SUSPECT),
        ("Bach's favourite at church", LEGAL),
        ("remember Dad on the beach?", SUSPECT),
        ("the guy we still owe for the boiler", SUSPECT),
        ("the guy in the red suit", LEGAL),
        ("Brighton, you, 2019", SUSPECT),
        ("asks about your holiday", LEGAL),
        ("green when your ex gets married", LEGAL),
        ("Martin Luther King: I have one", LEGAL),
        ("we, my friends, said Freddie Mercury", LEGAL),
    ],
)
def test_friends_by_name(clue: str, ruling: Ruling) -> None:
    assert verdict(clue, "kettle").ruling is ruling


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


@pytest.mark.parametrize(
    ("clue", "keyword", "ruling"),
    [
        ("the w in front is silent", "wrangle", ILLEGAL),
        ("the quiet one in front is silent", "wrangle", LEGAL),
        ("nobody says the first k", "knapsack", ILLEGAL),
        ("nobody says no", "knapsack", LEGAL),
        ("spelled ph but said f", "pheasant", ILLEGAL),
        ("spelled out in the contract", "pheasant", LEGAL),
        ("a c that thinks it's an s", "cider", ILLEGAL),
        ("an X as on a map", "cider", LEGAL),
        ("the only one with an x in it", "sphinx", ILLEGAL),
        ("the only one with wings", "sphinx", LEGAL),
        ("two pairs of doubles when you write it", "bassoon", ILLEGAL),
        ("mixed doubles", "bassoon", LEGAL),
        ("look it up if you cannot spell it", "dictionary", LEGAL),
    ],
)
def test_mute_letters_and_those_that_pose_as_others(clue: str, keyword: str, ruling: Ruling) -> None:
    assert verdict(clue, keyword).ruling is ruling


@pytest.mark.parametrize(
    ("clue", "keyword", "ruling"),
    [
        ("mother without 'er'", "moth", ILLEGAL),
        ("east with a y stuck on", "yeast", ILLEGAL),
        ("put y before east", "yeast", ILLEGAL),
        ("the east end of town", "yeast", LEGAL),
        ("November's tail end, minus the nov", "ember", ILLEGAL),
        ("bread with the r moved", "beard", ILLEGAL),
        ("bread with butter", "kettle", LEGAL),
        ("two letters in it", "kettle", ILLEGAL),
        ("we put letters in it", "kettle", LEGAL),
        ("post your letters in it", "kettle", LEGAL),
        ("what melon becomes if you shuffle it", "lemon", ILLEGAL),
        ("shuffle the deck", "lemon", LEGAL),
        ("c after s, which is unusual", "muscle", ILLEGAL),
        ("c after s, which is unusual", "kettle", LEGAL),
        ("first half is a holiday, second half is a player", "tripod", ILLEGAL),
        ("the second half of the match", "tripod", LEGAL),
    ],
)
def test_words_put_together_from_others(clue: str, keyword: str, ruling: Ruling) -> None:
    assert verdict(clue, keyword).ruling is ruling


@pytest.mark.parametrize(
    ("clue", "ruling"),
    [
        ("remember what you forgot to pack for Malta?", SUSPECT),
        ("remember who you are", LEGAL),
        ("you always pick them off your pizza", SUSPECT),
        ("you pick them in autumn", LEGAL),
        ("on your side of the family", SUSPECT),
        ("the other side of the bed", LEGAL),
        ("I always lose one of mine", SUSPECT),
        ("gold mine in California", LEGAL),
        ("that awful hotel in Blackpool", SUSPECT),
        ("that old house on the hill", LEGAL),
        ("you keep losing yours", SUSPECT),
        ("what was playing when we met", SUSPECT),
        ("I owe you", LEGAL),
        ("just between you and me", LEGAL),
        ("don't you know who I am?", LEGAL),
        ("I have one, said Martin Luther King", LEGAL),
        ("um... er... well...", LEGAL),
        ("sounds like rubbish", ILLEGAL),
        ("the one I'd read out first if going in order", ILLEGAL),
        ("the one I'd call first in an emergency", LEGAL),
        ("position: last", ILLEGAL),
        ("it has a letter count of six", ILLEGAL),
    ],
)
def test_what_friends_share_and_what_all_say(clue: str, ruling: Ruling) -> None:
    assert verdict(clue, "kettle").ruling is ruling


@pytest.mark.parametrize(
    ("clue", "ruling"),
    [
        ("the subject I failed at school", SUSPECT),
        ("the man I love", LEGAL),
        ("the room you turned into a gym", SUSPECT),
        ("the book you borrowed from the library", LEGAL),
        ("we finally sold ours", SUSPECT),
        ("I scratch yours", LEGAL),
        ("one bit me in Thailand", SUSPECT),
        ("one bit Cleopatra", LEGAL),
        ("I keep my keys in it", SUSPECT),
        ("I have a face and two hands", LEGAL),
        ("lost by you in that Prague taxi", SUSPECT),
        ("it sank in 1912", LEGAL),
        ("our first sofa", SUSPECT),
        ("you keep it in your shed", LEGAL),
        ("you recommended it", SUSPECT),
        ("if you heard it, you'd run", LEGAL),
        ("remember Cornwall, honey?", SUSPECT),
        ("Remember the Alamo", LEGAL),
    ],
)
def test_deeds_are_ours_by_who_and_when(clue: str, ruling: Ruling) -> None:
    assert verdict(clue, "ladder").ruling is ruling


@pytest.mark.parametrize(
    ("clue", "keyword", "ruling"),
    [
        ("regex ^zi.*r$", "zipper", ILLEGAL),
        ("begins with the twin of Greek sigma", "serpent", ILLEGAL),
        ("first two: RO", "robe", ILLEGAL),
        ("first two: RO", "serpent", LEGAL),
        ("ends in the Nile delta", "serpent", LEGAL),
        ("hangman tip: guess F first", "fjord", ILLEGAL),
        ("hangman's noose", "fjord", LEGAL),
        ("its first three letters hail a taxi", "cabinet", ILLEGAL),
        ("the first two chapters", "cabinet", LEGAL),
        ("people forget the second p when they write it", "sapphire", ILLEGAL),
        ("write with a B pencil", "sapphire", LEGAL),
        ("the y is at the front", "yeti", ILLEGAL),
        ("the X at the end of a love letter", "yeti", LEGAL),
        ("hidden inside the word microwlight if you squint", "owl", ILLEGAL),
        ("hidden inside the cabinet", "owl", LEGAL),
        ("len(word) == 4", "crab", ILLEGAL),
        ("five, seven and five syllables make up this poem", "haiku", LEGAL),
        ("who swallowed a fly", "haiku", LEGAL),
        ("rymes wiv dog", "frog", ILLEGAL),
        ("nursery and other rhymes", "frog", LEGAL),
    ],
)
def test_letters_pointed_at(clue: str, keyword: str, ruling: Ruling) -> None:
    assert verdict(clue, keyword).ruling is ruling


@pytest.mark.parametrize(
    ("clue", "ruling"),
    [
        ("the one that we put first", ILLEGAL),
        ("what you put on first", LEGAL),
        ("you'll find it in seat number 1", ILLEGAL),
        ("seat number 1", LEGAL),
        ("the card under the numeral 1", ILLEGAL),
        ("in the opening slot", ILLEGAL),
        ("the opening of a slot machine", LEGAL),
        ("it's the one at the end of the row, love", ILLEGAL),
        ("the house at the end of the row", LEGAL),
    ],
)
def test_places_pointed_at(clue: str, ruling: Ruling) -> None:
    assert verdict(clue, "kettle").ruling is ruling


def test_a_fixed_expression_is_no_rhyme() -> None:
    assert verdict("My Way", "bay").ruling is LEGAL
    assert verdict("way", "bay").ruling is SUSPECT


def test_a_number_of_four_is_a_place() -> None:
    keywords = ("kettle", "barn", "lemon", "pier")
    assert verdict("three of four", *keywords).ruling is ILLEGAL
    assert verdict("three of a kind", *keywords).ruling is not ILLEGAL
