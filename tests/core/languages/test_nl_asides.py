"""Dutch: places, rhymes, relatives and letters told in passing, and words with a prefix that left its base behind."""

import pytest

from cluewright.core.languages.nl import LANGUAGE as NL
from cluewright.core.languages.patterns import Phrases

from .relating import Relating

DUTCH = Relating(NL)


def hit(phrases: Phrases, text: str) -> bool:
    """Whether there is such talk."""
    return phrases.search(text) is not None


@pytest.mark.parametrize(
    "clue",
    [
        "hij zit tussen de tweede en de vierde in", "staat net boven de laatste", "ligt tussen nummer twee en vier",
        "staat helemaal bovenaan het lijstje", "die staat voor de vierde", "komt na de eerste", "ik sta vooraan",
    ],
)  # fmt: skip
def test_places_are_told_by_who_stands_there(clue: str) -> None:
    assert hit(NL.position_talk, clue)


@pytest.mark.parametrize(
    "clue",
    [
        "tussen de eerste en de tweede helft", "staat voor de deur", "zit achter de tralies", "komt na de regen",
        "staat bovenaan de hitlijst", "tussen een en twee uur 's nachts", "staat boven de wet",
    ],
)  # fmt: skip
def test_what_stands_elsewhere_is_not_on_the_screen(clue: str) -> None:
    assert not hit(NL.position_talk, clue)


@pytest.mark.parametrize(
    ("said", "place"), [("goed voor brons", 3), ("zilveren plak bij de spelen", 2), ("gouden medaille", 1)]
)
def test_medals_hint_at_a_place(said: str, place: int) -> None:
    assert NL.place_associations[said] == place
    assert said.split()[-1] not in NL.place_associations


@pytest.mark.parametrize("clue", ["maak het rijmpje af: geef hier die", "vul het versje aan", "rijm op het woord dak"])
def test_a_rhyme_is_left_to_others(clue: str) -> None:
    assert hit(NL.sound_talk, clue)


@pytest.mark.parametrize(
    "clue", ["rijm op de takken", "rijm op alle ramen", "vers van de pers", "kinderrijm voor het slapen"]
)
def test_rime_is_no_rhyme(clue: str) -> None:
    assert not hit(NL.sound_talk, clue)


@pytest.mark.parametrize(
    "clue",
    ["waar tante truus altijd haar drank verstopt", "tante bep bakt ze elke kerst", "wat oom henk rookt op zolder"],
)
def test_what_a_relative_does_is_private(clue: str) -> None:
    assert hit(NL.private_talk, clue)


@pytest.mark.parametrize("clue", ["waar oom dagobert in zwemt", "oom tom heeft er een hut", "waar tante zit te breien"])
def test_what_everybodys_uncle_does_is_not(clue: str) -> None:
    assert not hit(NL.private_talk, clue)


@pytest.mark.parametrize(
    "clue", ["broos zonder kop", "onthoofde broos", "haal het begin van broos weg", "broos min kop"]
)
def test_a_word_without_its_beginning_is_for_the_keywords_to_know(clue: str) -> None:
    assert [match["around"] for match in NL.spelling_talk.finditer(clue) if "around" in match.groupdict()] == ["broos"]


def test_both_spelling_alphabets_are_known() -> None:
    assert [NL.letters[name] for name in ("marie", "eduard", "simon", "napoleon")] == ["m", "e", "s", "n"]


@pytest.mark.parametrize(("one", "other"), [("coup", "koe"), ("coups", "koe"), ("clou", "kloe"), ("ragout", "raagoe")])
def test_french_words_may_end_in_letters_that_nobody_says(one: str, other: str) -> None:
    assert {sound.phones for sound in NL.sounds(one)} & {sound.phones for sound in NL.sounds(other)}


@pytest.mark.parametrize("word", ["zout", "stout", "hout", "bout"])
def test_dutch_words_do_not(word: str) -> None:
    assert all(sound.phones[-1] == "t" for sound in NL.sounds(word))


@pytest.mark.parametrize(("word", "base"), [("bevallen", "vallen"), ("onthouden", "houden"), ("onweer", "weer")])
def test_a_prefix_leaves_the_root_to_be_seen(word: str, base: str) -> None:
    assert DUTCH.related(word, base) == "suspect"


def test_being_so_is_clear_however_far_the_word_has_gone() -> None:
    assert DUTCH.related("eerlijkheid", "eerlijk") == "illegal"
    assert DUTCH.related("eerlijkheid", "eer") == "suspect"


@pytest.mark.parametrize(
    ("word", "keyword"),
    [
        ("reuzeappel", "appel"), ("megavis", "vis"), ("oerslang", "slang"), ("nanorobot", "robot"),
        ("gouddief", "goud"), ("dierenspel", "spel"), ("schoolles", "les"), ("vismania", "vis"),
        ("olifantologie", "olifant"), ("kattenmemes", "kat"), ("waterproof", "water"), ("regenjasje", "jasje"),
        ("waterijsjes", "ijsje"),
    ],
)  # fmt: skip
def test_words_just_made_up_are_taken_apart(word: str, keyword: str) -> None:
    assert DUTCH.kind(word, keyword) == "transparent"


@pytest.mark.parametrize(
    ("word", "keyword"),
    [
        ("monomaan", "maan"), ("polymeer", "meer"), ("interval", "val"), ("speleoloog", "spel"), ("grotesk", "grot"),
        ("kaastaart", "staart"), ("stoplicht", "plicht"), ("vergeten", "eten"), ("barones", "baron"),
    ],
)  # fmt: skip
def test_prefixes_and_endings_by_chance_leave_no_word(word: str, keyword: str) -> None:
    assert DUTCH.kind(word, keyword) is None


def test_what_is_made_for_a_thief_is_no_adjective() -> None:
    assert DUTCH.related("gouddief", "goud") == "legal"
    assert DUTCH.related("schoolles", "school") == "legal"
