"""Classes of English talk about places, letters and sounds, each said in several ways, and what only looks like it."""

import pytest

from cluewright.core.languages import language
from cluewright.core.languages.patterns import Phrases

from .telling import tells

found = language("en")
assert found is not None
EN = found

PLACES = (
    "next to the top", "numero uno on the board", "look right after number one", "check slot tres, mate",
    "leftmost column on the note sheet", "guys, it's your #4", "deuxième on the rack", "last but one, chaps",
    "skip the opening pair, then stop", "answer b, if they were a to d", "second, guys", "four, lads",
    "team, think three", "first, mates", "third on the code sheet, please", "penultimate, team",
    "second from bottom", "between one and three, chaps", "sandwiched between #2 and #4", "flanked by 2 and 4",
    "one below the first", "slot three's predecessor", "opens our list", "rounds off our row", "segundo slot",
    "primero, amigos", "option d of our four", "c out of a, b, c, d", "count to three and stop", "numba two, guys",
    "northernmost of our cards", "one of the top two on our screen", "the digit here is three", "put down a three",
    "nothing stands before it", "index 1 if you count from zero", "iii on the rack", "furthest to the right",
)  # fmt: skip
NO_PLACES = (
    "the first one is free", "a table for two, please", "that's all folks", "third from the sun", "mate in three",
    "first on the shopping list", "the last one standing", "between two stools", "top of the league", "plan b",
    "grades from a to d", "jump the queue", "skip the first two episodes", "opens the batting", "think positive",
    "rounds off an evening", "count to four and jump", "northernmost city on earth", "word on the street", "no clue",
    "after the first snow", "the last row at the cinema", "card three aces", "bottom right pocket",
)  # fmt: skip
LETTERS = (
    "its tail is an x", "turn the u into an a and wear it", "opens with the 13th of the twenty-six",
    "contains the snake-shaped letter", "you only need the top row of your keyboard", "one letter away from glass",
    "look inside 'simple monday'", "scrabble: both ten-pointers, side by side", "hangman so far: _ o c k e _",
    "the initial looks like a tent", "starts one key to the right of q", "in morse it begins dot dot dot dash",
    "swap its t for an r and drive it", "make the c a b and it flies", "slip an l behind its p", "c _ t",
    "its two o's are hugging", "differs from noon by one letter", "one rung from tulips in a word ladder",
    "ends with the curvy letter", "hidden in 'music attic'", "its plural takes an s", "move the m to the end",
    "identical to noon in all but its first letter", "m plus the thing cows say", "wordle: m, green o, green o, n",
    "can be typed with the left hand only", "act, with its front two swapped",
)  # fmt: skip
NO_LETTERS = (
    "x marks the spot", "got a d in maths", "take the a train", "the t in boston", "drop the f-bomb", "the x factor",
    "add a t-shirt to the cart", "snake-shaped balloon", "a letter to santa", "the headless horseman",
    "top row at the stadium", "dots and dashes", "starts with a dash of salt",
    "break up after a fight", "swap places", "turn it into a pumpkin", "turn the key into the lock",
    "ten-point stag", "scrabble tile", "a rare capital city", "gets an a for effort", "pick up an e in a rave",
    "needs a c in maths", "put an x on the map", "begins where it ends", "trim the hedge",
)  # fmt: skip
SOUNDS = (
    "by the sound of it, it grows on your head", "almost 'house' to the ear", "'sum' with a lisp",
    "'lock' with an extra noise up front", "'ship' with the vowel drawn out", "'pin', but voice the consonant",
    "'team' without its final sound", "sexton blake in rhyming slang", "on the phone it could be nude",
    "drop the opening sound and you need a key", "lock, with one more consonant", "one sound away from king",
    "how sean connery might say 'sip'", "pear with a voiced first consonant", "minimal pair with king",
    "vowel of 'sheep' shortened", "mispronounced 'crock'", "the partner of 'king' in a couplet",
    "would fit 'king' in a nursery rhyme", "if 'dock' started with a k sound", "a scot rolling his r's over it",
)  # fmt: skip
NO_SOUNDS = (
    "music to my ears", "sweet to the ear", "makes a loud noise at the front", "without a sound",
    "cartoon duck with a lisp", "the king's speech", "the sound of 'psycho' strings", "cockney rhyming slang",
    "on the radio all day", "heard in \"jaws\"", "what a scot calls a lake", "how italians say hello",
    "voiced by tom hanks", "held the note", "singer with a nasal voice", "the last sound you hear",
    "by the sound of the sea", "listen: birds", "what a child calls its mother",
)  # fmt: skip
PRIVATE = (
    "grandma kept hers behind the bread bin", "the tattoo dave regrets", "our soggy fortnight in wales",
    "the shirt kate wore", "why tom missed the bus", "our disastrous camping trip last year", "sarah at karaoke",
    "you lot know what he did",
)  # fmt: skip
NOT_PRIVATE = (
    "i left mine in san francisco", "our man in havana", "the ship jack drew rose on", "my grandfather's clock",
    "we'll always have paris", "i see dead people", "your place or mine",
)  # fmt: skip


def _is_private(clue: str) -> bool:
    lifted = [match.span() for match in EN.idioms.finditer(clue)]
    return any(
        not any(start < match.end() and match.start() < end for start, end in lifted)
        for match in EN.private_talk.finditer(clue)
    )


@pytest.mark.parametrize(
    ("talk", "said", "free"),
    [
        (EN.position_talk, PLACES, NO_PLACES),
        (EN.spelling_talk, LETTERS, NO_LETTERS),
        (EN.sound_talk, SOUNDS, NO_SOUNDS),
    ],
    ids=["places", "letters", "sounds"],
)
def test_classes_of_talk(talk: Phrases, said: tuple[str, ...], free: tuple[str, ...]) -> None:
    assert [clue for clue in said if not talk.search(clue)] == []
    assert [clue for clue in free if tells(talk, clue)] == []


def test_private_talk() -> None:
    assert [clue for clue in PRIVATE if not _is_private(clue)] == []
    assert [clue for clue in NOT_PRIVATE if _is_private(clue)] == []


@pytest.mark.parametrize(
    ("clue", "group", "part"),
    [
        ("grain, beheaded", "around", "grain"),
        ("what's left of scat with its head off", "around", "scat"),
        ("you would break it after kan-", "begins", "kan"),
        ("tango at its heart", "within", "t"),
        ("starts with charlie", "begins", "c"),
        ('you find it in "education"', "around", "education"),
    ],
)
def test_what_is_said_of_parts_is_told_to_the_keywords(clue: str, group: str, part: str) -> None:
    assert part in [match.groupdict().get(group) for match in EN.spelling_talk.finditer(clue)]


@pytest.mark.parametrize(
    ("clue", "said"),
    [("elmer fudd calls it a wing", "wing"), ("crock, to scooby-doo", "crock"), ("a lisping sip", "sip")],
)
def test_who_says_it_so(clue: str, said: str) -> None:
    assert said in [match["said"] for match in EN.quoted_talk.finditer(clue)]


@pytest.mark.parametrize(
    ("name", "place"),
    [("cyclops", 1), ("romulus and remus", 2), ("bactrian", 2), ("neapolitan ice cream", 3), ("trike", 3),
     ("horsemen of the apocalypse", 4), ("lucky clover leaves", 4), ("mount rushmore", 4)],
)  # fmt: skip
def test_names_known_for_a_number(name: str, place: int) -> None:
    assert EN.numbered[name] == place


def test_names_known_for_a_number_are_short_and_in_lower_case() -> None:
    assert [name for name in EN.numbered if name != name.lower() or len(name.split()) > 5] == []


def test_words_with_an_oath_in_the_middle() -> None:
    assert "elephant" in EN.joined(("ele", "bloody", "phant"))
    assert "elephant" in {form.key for form in EN.forms("elebloodyphant")}
    assert "tiger" in {form.key for form in EN.forms("tubiguber")}
    assert EN.joined(("hell", "bloody", "fire")) == ()


def test_rhymes_that_are_near_in_meaning() -> None:
    assert EN.is_fair_rhyme("smash", "crash")
    assert not EN.is_fair_rhyme("cow", "now")
