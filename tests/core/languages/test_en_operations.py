"""What becomes of a word that is beheaded or heard, which place is left of four, and lines that everybody sings."""

from time import perf_counter

import pytest

from cluewright.core.clues.talk import SUBJECTS
from cluewright.core.languages.en import LANGUAGE as EN

from .test_en_speech import by_kind, heard_in

SPELLING = (
    "behead it and you get ale", "headless it's a host", "decapitated: host", "lose the head and you have a host",
    "chop off the head: host", "without its head, a host", "remove the tail and it's a verb", "the t in it isn't heard",
    "b is there but you don't say it", "shares a letter with zebra", "wh- word",
    "scrabble: 8 points", "plural ends in -es", "its plural just adds an s",
    "w, like in winston", "would be first in a dictionary", "each letter appears once", "letters in alphabetical order",
    "a word you can't type with your left hand", "rot13: tubfg",
    "with an unneeded letter", "not spelled the way it sounds", "children often misspell it", "people forget the h",
    "mind the b", "think c", "today's letter is c", "shares its initial with cookie", "initial shared with cookie",
    "cookie starts the same way", "starts as in gherkin", "gh as in gherkin", "double-u then hale", "host after a g",
    "the alphabet's seventh", "number seven in the alphabet", "on a phone keypad: 44678", "type 4-4-6-7-8",
)  # fmt: skip
COUNTS = (
    "its letters number five",
    "six strokes on a keyboard",
    "mammal (five)",
    "the longest one we have",
    "longer than the other words",
    "2 syll.",
)
PLACES = (
    "neither first, second nor last", "not first, not second, not last", "any but first, second or last",
    "it's neither the first, the second nor the fourth", "all except one, two and four", "none of the first three",
    "not among the first two", "after the first two", "three come before it", "one precedes it",
    "comes after three others", "two above, one below", "one before the end", "number three in line", "numero three",
    "the third column", "window 3", "rounds off our list", "the top half of the screen", "same slot as round one",
)  # fmt: skip
SOUNDS = (
    "hassle's rhyming twin", "a cry, we hear", "aloud: a cry", "audibly a cry", "long a if you're posh",
    "how sean connery says sit", 'a kiwi would say "gust"', "say it slowly: cass-ull",
    "close to a rhyme", "rhyme time: most", "the sound of its ending is like most", "the vowel from boat",
)  # fmt: skip
PRIVATE = (
    "grandma swore by it", "i trapped mine in the car door", "you have one tattooed", "jen dressed up as one",
    "ben's wearing one", "it's on ben's t-shirt", "what ellie's afraid of", "there's one on the wall behind you",
    "same answer you gave yesterday", "like the last clue for this one", "they won't get it", "the film from friday",
    "auntie jean's party piece", "the in-joke", "your halloween costume", "only we get this",
    "we once saw one off iceland", "i dreamt about it last night",
)  # fmt: skip
FREE = (
    "behead it and two grow back", "headless horseman", "topless beach", "docked pay", "without its shell",
    "shares a border with spain", "countdown conundrum",
    "past tense of love", "caesar salad", "keys of a piano", "do you hear the people sing", "laugh out loud",
    "how scots say goodbye", "how cockneys eat eels", "a texan would say howdy", "not one but two",
    "not two, but three", "neither black nor white", "none of the above", "all or nothing", "one or two",
    "the last two standing", "after the first bite", "two above par", "times square", "panel show",
    "completes our family", "wraps up warm", "top half of a bikini", "far right politics", "aunt bessie's pudding",
    "song from frozen", "elephant in the room", "you show me yours", "bob's burgers", "like beckham",
    "i kissed a girl and i liked it", "i got you babe", "reader, i married him", "i saw the sign",
    "last christmas i gave you my heart", "you can't always get what you want", "keep your friends close",
    "mummy's curse", "what simon says", "jane eyre's wedding", "too sexy for my shirt", "what jill carried",
    "poem without a rhyme", "every day starts the same way", "think positive", "mind your p's and q's", "mind the gap",
    "hard to swallow", "in rome do as the romans", "day after tomorrow", "alphabet soup",
    "type two diabetes", "longer than the nile", "zed and two noughts", "the sound of its wings",
)  # fmt: skip


@pytest.mark.parametrize(("kind", "clue"), by_kind(SPELLING, COUNTS, PLACES, SOUNDS, PRIVATE))
def test_talk_of_the_word_itself_is_heard(kind: str, clue: str) -> None:
    assert kind in heard_in(clue)


@pytest.mark.parametrize("clue", FREE)
def test_what_is_said_of_things_and_sung_by_all_is_free(clue: str) -> None:
    assert heard_in(clue) == set()


@pytest.mark.parametrize(
    ("hint", "place"),
    [("athos porthos aramis", 3), ("far left", 1), ("next up", 2), ("finished last", 4), ("john paul george ringo", 4)],
)
def test_threes_and_fours_and_sides_hint_at_places(hint: str, place: int) -> None:
    assert EN.place_associations[hint] == place


@pytest.mark.parametrize("clue", ["goths in disarray", "goths, in a different order", "the letters of goths"])
def test_what_the_letters_are_taken_from_is_told(clue: str) -> None:
    assert [match["mixed"] for match in EN.spelling_talk.finditer(clue) if "mixed" in match.groupdict()] == ["goths"]


@pytest.mark.parametrize("said", ["not one, ", "it's the right ", "without its head, ", "anna bob's ", "goths, "])
def test_what_is_said_over_and_over_is_read_in_linear_time(said: str) -> None:
    started = perf_counter()
    for kind in (*SUBJECTS, "idioms"):
        getattr(EN, kind).search(said * 50)
    assert perf_counter() - started < 1
