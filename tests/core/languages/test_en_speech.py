"""English sentences about a word's letters, length, place and sound, and among friends; and what is like them."""

import pytest

from cluewright.core.languages.en import LANGUAGE as EN
from cluewright.core.languages.en.idioms import IDIOMS

from .telling import tells

SPELLING = (
    "a house with an M", "house, but M", "like house with an m", "opens with M", "kicks off with an s",
    "contains the word use", "there's a 'use' in it", "has the word use inside", "take the h off house",
    "knock the first h off", "alphabetically between mop and mud", "late in the alphabet",
    "near the end of the alphabet", "it has all vowels but a and i", "every vowel but one",
    "double consonant in the middle", "matching consonants", "read it backwards", "spell it in reverse",
    "with a capital m", "got an extra o", "anagram of house", "it's an anagram", "a palindrome",
)  # fmt: skip
COUNTS = (
    "the longest of the bunch", "a really long word", "quite a short word", "as long as the word yellow",
    "hexasyllabic", "shortest on our list",
)  # fmt: skip
PLACES = (
    "it comes right after number one", "comes just before number three", "directly after word one",
    "the one following the first", "in between first and third", "sits between 1 and 3", "the next one after number 1",
    "what stands in front of number three", "right under the first", "above the last", "adjacent to number two",
    "two places down", "one slot to the right", "the word that comes third", "comes in third", "listed third",
    "the opening word", "starts our list", "heads the list", "closes our row", "not the first, not the last",
    "neither second nor fourth", "one of the middle two", "the outer pair", "lastly",
)  # fmt: skip
SOUNDS = (
    "said with a long i", "mispronounced by many", "resembles 'bite' in sound", "similar-sounding word: bite", "hard k",
    "pronounced differently",
)  # fmt: skip
PRIVATE = (
    "the colour of our front door", "what my nan always knits", "my gran's garden", "what grandad used to grow",
    "our babysitter's hobby", "my first pet", "in our old shed", "where you proposed", "how you proposed",
    "i spilled it", "you were terrified of it as a kid", "sarah is allergic to it", "tom has three of them",
    "uncle bob's hobby", "dave's party", "next door neighbour's", "that time in paris", "last christmas at grandma's",
    "what happened on saturday", "yesterday's lunch", "tonight's dinner", "the cat's name", "your biggest fear",
    "look out of the window", "on the wall over there", "i can see one from here", "she's wearing it",
    "what the kids call it", "remember barcelona?", "back in barcelona, you and me", "from our student days",
    "colour of your eyes",
)  # fmt: skip
FREE = (
    "anagram", "acrostic", "a house with a moat", "a bus with wings", "opens with a key", "starts up",
    "take off", "alphabet soup", "vowels", "read it and weep", "with a big smile", "contains alcohol",
    "a long journey", "as long as it takes", "longest river", "short story", "the shortest day",
    "after the first date", "before the last train", "between nine and five", "number 10 downing street",
    "two steps forward", "tops the charts", "opening night", "last orders", "women and children first",
    "pronounced dead", "pronounced cheekbones", "i now pronounce you man and wife", "with a hard shell", "hard c's",
    "butterflies in my stomach", "thorn in my side", "georgia on my mind", "the air in our lungs",
    "take my breath away", "what you need",
    "where you feed ducks", "how you breed horses", "i nailed it", "i did it my way", "bob's burgers",
    "john lennon", "tom and jerry", "uncle sam", "uncle ben's rice", "aunt sally", "anne of green gables",
    "remember me", "remember, remember the fifth of november", "catch of the day", "that time of the month",
    "yesterday's news", "hello darkness, my old friend", "in the palm of your hand", "cells in our bodies",
    "what the cat dragged in", "in my lady's chamber",
)  # fmt: skip
_KINDS = ("spelling_talk", "count_talk", "position_talk", "sound_talk", "private_talk")


def by_kind(*clues: tuple[str, ...]) -> list[tuple[str, str]]:
    """Each clue with what it speaks of: those of letters come first, then counts, places, sounds, private things."""
    kinds = ("spelling_talk", "count_talk", "position_talk", "sound_talk", "private_talk")
    return [(kind, clue) for kind, each in zip(kinds, clues, strict=True) for clue in each]


def heard_in(clue: str) -> set[str]:
    """The kinds of talk that a clue is taken for, whatever the keywords are."""
    heard = {kind for kind in _KINDS if tells(getattr(EN, kind), clue)}
    return heard - {"private_talk"} if IDIOMS.search(clue) else heard


@pytest.mark.parametrize(
    ("kind", "clue"),
    [
        (kind, clue.casefold())
        for kind, clues in zip(_KINDS, (SPELLING, COUNTS, PLACES, SOUNDS, PRIVATE), strict=True)
        for clue in clues
    ],
)
def test_talk_in_whole_sentences_is_heard(kind: str, clue: str) -> None:
    assert kind in heard_in(clue)


@pytest.mark.parametrize("clue", FREE)
def test_sentences_that_only_resemble_it_are_free(clue: str) -> None:
    assert heard_in(clue) == set()


def test_what_a_word_stands_beside_is_not_taken_for_its_place() -> None:
    found = list(EN.position_talk.finditer("it comes right after number one"))
    assert found
    assert not [match for match in found if match.groupdict().get("n")]


def test_lastly_means_the_last_place() -> None:
    found = list(EN.position_talk.finditer("lastly"))
    assert [match["last"] for match in found] == ["lastly"]


@pytest.mark.parametrize(("word", "place"), [("runner-up", 2), ("silver medal", 2), ("troika", 3), ("fourfold", 4)])
def test_words_that_count_hint_at_places(word: str, place: int) -> None:
    assert EN.place_associations[word] == place


def test_adverbs_of_order_are_places() -> None:
    assert [EN.ordinals[word] for word in ("firstly", "secondly", "thirdly", "fourthly")] == [1, 2, 3, 4]
