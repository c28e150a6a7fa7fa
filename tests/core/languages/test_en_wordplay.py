"""What English says of a word that is taken apart, clapped or said aloud; of places, friends; and lists as sayings."""

import pytest

from cluewright.core.languages.en import LANGUAGE as EN

from .test_en_speech import by_kind, heard_in

SPELLING = (
    "contains a flying mammal in its tail",
    "ham is hidden in it",
    "begins exactly like it ends", "starts the way it finishes", "ends as it begins", "starts and ends the same",
    "same at both ends", "ch at both ends", "has an h at both ends", "both ends are ch", "no letter is repeated",
    "all different letters", "mix up the letters", "take off its head and it's a fish", "behead the word",
    "put a k on the end", "stick another t on the front", "c is its first", "m twice", "h and h in it",
    "mm in the middle", "lots of m", "silent gh", "the kn is silent", "its gh isn't pronounced",
    "only has the vowel u",
    "consonant cluster", "you spell it c-h", "contains a smaller word", "a shorter word inside",
    "there's a word in it",
    "look inside the word", "looks like the word lurch", "rearranged, it's a bird", "initials ch", "its initials",
    "always capitalised", "needs a capital letter", "written with a capital", "it has a hyphen in it", "first: c",
    "starts w/ c", "c-blank-h", "sail with w",
)  # fmt: skip
COUNTS = (
    "a couple of syllables", "several syllables", "clap three times to say its syllables", "clap it out",
    "two beats when you say it", "six squares in a crossword", "takes six tiles in scrabble", "a six letterer",
    "eight keystrokes", "the shortest word we have", "one of the longer words", "the word is quite short",
    "add up its letters", "three characters in all", "five letters from the end",
)  # fmt: skip
PLACES = (
    "the uppermost one", "the lowermost word", "the highest word", "lowest on the list",
    "the one all the way on the left", "the word that's far over on the right", "furthest to the right",
    "the far-right one", "bottom-right word", "middle of our row", "at the far end of the list", "three on the list",
    "third entry", "item 3", "spot number three", "the one in second", "it sits at number three", "the very last one",
    "not the first one", "not on either end", "it's placed third on our list", "one of the outer ones",
    "the odd-numbered one", "its number is three", "code digit three", "keyword c", "it's penultimate",
    "somewhere between two and four", "read third",
)  # fmt: skip
SOUNDS = (
    "the stress shifts when it becomes a verb",
    "sounds exactly like a country", "say it out loud", "say it aloud and you hear a country",
    "say it three times fast",    "say it with a lisp", "in a posh accent it's a cry",
    "to the ear, a country", "phonetic: hweil",
    "aurally it's a country", "ay sound in the middle", "the vowel sound in day", "accent on the first", "lisp it",
    "metal is its rhyme", "said by a cockney it would be way",
)  # fmt: skip
PRIVATE = (
    "what's standing on your mantelpiece",
    "how i get to work these days", "the one on dave's left shoulder", "how we lost it",
    "what tom said yesterday", "what lisa brought to the party", "where sarah works", "just like dave",
    "dave would know", "what she told us", "what's behind you", "what's on your shirt",
    "the print on your t-shirt",
    "i've got three of these", "you always order it", "where i was born", "the town you're from",
    "the month i was born",    "lunch today", "what you're having for dinner", "yesterday's film",
    "my worst subject", "the gift from anna",
    "the guy to my right", "next to my bed", "what they called me at school", "in this very room",
)  # fmt: skip
FREE = (
    "begins at the end", "begins where it ends", "trim the ends",
    "cut off its head and two grow back", "put an x on the map", "silent tv", "silent night", "contains nuts",
    "the word of god", "word on the street", "meaning of the word", "his initials", "every country has a capital",
    "clap along", "seven characters in search of an author", "a cast of five characters", "lowest of the low",
    "swipe all the way to the left",
    "one left", "third item on the receipt", "the middle one", "sounds fishy", "say it with flowers",
    "say it loud", "a sound investment", "it makes a z sound", "music to the ear", "poem that rhymes", "busta rhymes",
    "long vowel movement", "what will be", "what katy did", "like mike", "today's special",
    "a scorpion has a sting in its tail",
    "how we make kings", "how i met your mother", "the stress of moving", "adam's rib",
    "my hero", "our mutual friend", "under my umbrella", "grandma's cookies", "you had one job",
    "in the town where i was born",
)  # fmt: skip
SAYINGS = (
    "eat, sleep, repeat", "tall, dark and handsome", "knife, fork, spoon", "game, set, match",
    "reduce, reuse, recycle",
    "north, south, east, west", "spring, summer, autumn, winter", "red, amber, green", "breakfast, lunch, dinner",
)  # fmt: skip


@pytest.mark.parametrize(("kind", "clue"), by_kind(SPELLING, COUNTS, PLACES, SOUNDS, PRIVATE))
def test_talk_of_the_word_itself_is_heard(kind: str, clue: str) -> None:
    assert kind in heard_in(clue)


@pytest.mark.parametrize("clue", FREE)
def test_what_is_said_of_things_is_free(clue: str) -> None:
    assert heard_in(clue) == set()


@pytest.mark.parametrize("clue", SAYINGS)
def test_a_saying_or_a_series_is_one_thing(clue: str) -> None:
    assert EN.idioms.search(clue)


@pytest.mark.parametrize("clue", ["rain, apple, horse", "north, apple, horse", "eat, horse, repeat"])
def test_a_list_of_different_things_is_none(clue: str) -> None:
    assert not EN.idioms.search(clue)


@pytest.mark.parametrize(("corner", "place"), [("top left", 1), ("uppermost", 1), ("bottom right", 4)])
def test_corners_of_the_screen_hint_at_places(corner: str, place: int) -> None:
    assert EN.place_associations[corner] == place


@pytest.mark.parametrize(
    "clue", ["two letters from home", "three letters to santa", "several letters a day", "syllables in a haiku"]
)
def test_letters_by_post_are_not_counted(clue: str) -> None:
    said = [match["n"] for match in EN.count_talk.finditer(clue) if "n" in match.groupdict()]
    assert not [one for one in said if one in EN.numbers]
