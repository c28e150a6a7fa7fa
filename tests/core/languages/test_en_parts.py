"""English words in longer ones: where the sound hides them, behind prefixes, in the singular, under more endings."""

import pytest

from cluewright.core.languages.en import LANGUAGE as EN

from .relating import Relating

_EN_WORDS = Relating(EN)
kind = _EN_WORDS.kind
certain = _EN_WORDS.certain


@pytest.mark.parametrize(
    ("word", "keyword"),
    [
        ("nightshirt", "night"), ("nightshirts", "shirt"), ("graybeard", "beard"), ("password", "word"),
        ("windswept", "wind"), ("snowmobile", "snow"), ("workaholic", "work"), ("weightlifter", "weight"),
        ("ploughshare", "plough"), ("lionhearted", "lion"), ("lighthearted", "light"), ("lightheadedness", "light"),
    ],
)  # fmt: skip
def test_compounds_that_are_said_otherwise_than_their_parts(word: str, keyword: str) -> None:
    assert kind(word, keyword) == "transparent"


@pytest.mark.parametrize(
    ("word", "keyword"),
    [("staircase", "stairs"), ("stairwells", "stairs"), ("eyelid", "eyes"), ("beehive", "bees"), ("wingspan", "wings")],
)
def test_keywords_in_the_plural_are_parts_in_the_singular(word: str, keyword: str) -> None:
    assert kind(word, keyword) == "transparent"


@pytest.mark.parametrize(
    ("word", "keyword"),
    [("horsemanship", "horse"), ("shoplifters", "shop"), ("chairmanship", "chair"), ("housewarming", "house")],
)
def test_compounds_are_seen_under_another_ending(word: str, keyword: str) -> None:
    assert kind(word, keyword)


@pytest.mark.parametrize(
    ("word", "keyword", "expected"),
    [
        ("exoplanet", "planet", "transparent"), ("biochemistry", "chemistry", "transparent"),
        ("microfilm", "film", "opaque"), ("uphill", "hill", "opaque"), ("microwaves", "wave", "opaque"),
        ("tragicomedy", "comedy", "transparent"), ("archangel", "angel", "opaque"),
        ("geologic", "logic", None), ("automate", "mate", None), ("microphone", "phone", None),
        ("pretext", "text", None),
    ],
)  # fmt: skip
def test_what_stands_before_a_noun(word: str, keyword: str, expected: str | None) -> None:
    assert kind(word, keyword) == expected


@pytest.mark.parametrize(
    ("word", "keyword"),
    [
        ("handkerchief", "hand"), ("dandelion", "lion"), ("twilight", "light"), ("crayfish", "fish"),
        ("scapegoat", "goat"), ("surname", "name"), ("underdog", "dog"), ("skyscraper", "sky"), ("watchdog", "dog"),
        ("hangover", "hang"), ("o'clock", "clock"), ("hattrick", "hat"),
    ],
)  # fmt: skip
def test_wholes_that_say_something_else(word: str, keyword: str) -> None:
    assert kind(word, keyword) == "opaque"


@pytest.mark.parametrize(
    ("word", "keyword"),
    [
        ("starve", "stars"), ("chipmunk", "chips"), ("ballet", "balls"), ("bellow", "bells"), ("pineapple", "pins"),
        ("manslaughter", "laughter"), ("snowflake", "lake"), ("wheelchair", "hair"), ("password", "sword"),
        ("nightshirt", "shin"), ("eastern", "easter"), ("passion", "pass"), ("forestall", "forest"),
    ],
)  # fmt: skip
def test_chance_stays_silent(word: str, keyword: str) -> None:
    assert kind(word, keyword) is None


@pytest.mark.parametrize(
    ("word", "base"),
    [
        ("eastern", "east"), ("westerners", "west"), ("northernmost", "north"), ("islander", "island"),
        ("footballers", "football"), ("electricity", "electric"), ("elasticity", "elastic"), ("drunkard", "drink"),
        ("befriended", "friend"), ("tobacconist", "tobacco"), ("elephantine", "elephant"), ("luncheon", "lunch"),
        ("gondolier", "gondola"), ("planetariums", "planet"), ("yesteryear", "year"),
    ],
)  # fmt: skip
def test_surely_made_from(word: str, base: str) -> None:
    assert base in certain(word)


@pytest.mark.parametrize(
    ("word", "base"), [("bankrupt", "bank"), ("kneels", "knee"), ("bombardier", "bomb"), ("corny", "corn")]
)
def test_perhaps_made_from(word: str, base: str) -> None:
    assert base in {form.key for form in EN.forms(word)} - certain(word)


@pytest.mark.parametrize(("word", "base"), [("quarter", "quart"), ("shoulder", "should"), ("publicity", "public")])
def test_not_surely_made_from(word: str, base: str) -> None:
    assert base not in certain(word)
