"""English as it is chatted: words cut short or said fondly; and names in which a word stands by chance."""

import pytest

from cluewright.core.languages.en import LANGUAGE as EN
from cluewright.core.languages.en.chatty import DOUBTFUL, SURE
from cluewright.core.languages.en.names import BY_CHANCE, FAMOUS, MADE_OF_WORDS

from .relating import Relating

_EN_WORDS = Relating(EN)
certain = _EN_WORDS.certain
possible = _EN_WORDS.possible


@pytest.mark.parametrize(
    ("word", "whole"),
    [
        ("champers", "champagne"), ("mozzies", "mosquito"), ("fridge", "refrigerator"), ("fridge's", "refrigerator"),
        ("telly", "television"), ("tv", "television"), ("brekkie", "breakfast"), ("bday", "birthday"),
        ("hankies", "handkerchief"), ("shrooms", "mushroom"), ("hippos", "hippopotamus"), ("sarnies", "sandwich"),
    ],
)  # fmt: skip
def test_a_word_cut_short_or_said_fondly_is_the_word(word: str, whole: str) -> None:
    assert whole in certain(word)


@pytest.mark.parametrize("word", ["champers", "mozzie", "brekkie", "bday"])
def test_it_is_no_misspelling(word: str) -> None:
    assert EN.known(word)


@pytest.mark.parametrize(
    ("word", "whole"),
    [
        ("bikes", "bicycle"), ("biking", "bicycle"), ("phoned", "telephone"), ("burger", "hamburger"),
        ("lab", "laboratory"), ("granny", "grandmother"), ("vet", "veteran"), ("veggie", "vegetarian"),
    ],
)  # fmt: skip
def test_of_those_that_are_words_as_well_a_human_should_judge(word: str, whole: str) -> None:
    assert whole in possible(word)
    assert whole not in certain(word)


@pytest.mark.parametrize(
    ("word", "whole"),
    [
        ("proves", "professor"), ("sissy", "sister"), ("ready", "advertisement"), ("phony", "telephone"),
        ("crockery", "crocodile"), ("docked", "doctor"), ("picked", "picture"), ("subsist", "submarine"),
        ("revamp", "vampire"), ("temper", "temperature"),
    ],
)  # fmt: skip
def test_but_no_word_is_made_from_a_short_one(word: str, whole: str) -> None:
    assert whole not in possible(word)


def test_no_short_word_is_listed_twice() -> None:
    assert not SURE.keys() & DOUBTFUL.keys()


@pytest.mark.parametrize(
    ("name", "word"),
    [
        ("europe", "rope"), ("mothercare", "moth"), ("lamborghini", "lamb"), ("horace", "race"), ("windsor", "wind"),
        ("germany", "germ"), ("madagascar", "scar"), ("campbell", "bell"), ("stephen", "hen"), ("wallace", "wall"),
    ],
)  # fmt: skip
def test_a_word_that_stands_in_a_name_by_chance_is_not_said(name: str, word: str) -> None:
    assert EN.known(name)
    assert EN.compound(name, word) is None
    assert word not in possible(name)


def test_but_a_word_that_it_is_made_of_is() -> None:
    assert EN.compound("mothercare", "mother") is not None


def test_names_are_listed_once() -> None:
    assert not BY_CHANCE & (FAMOUS | MADE_OF_WORDS)


@pytest.mark.parametrize(
    ("word", "base"),
    [
        ("butchery", "butcher"), ("bakery", "baker"), ("robberies", "robber"), ("delivery", "deliver"),
        ("gladiatorial", "gladiator"), ("presidential", "president"), ("managerial", "manager"),
        ("criminally", "crime"), ("bewitched", "witch"), ("warriors", "war"), ("galactic", "galaxy"),
    ],
)  # fmt: skip
def test_trades_and_offices_are_named_after_people(word: str, base: str) -> None:
    assert base in certain(word)


@pytest.mark.parametrize(
    ("word", "base"),
    [
        ("battery", "batter"), ("pottery", "pot"), ("flattery", "flat"), ("greenery", "greener"), ("archery", "arch"),
        ("confidential", "confident"), ("tutorial", "tutor"), ("potential", "potent"), ("existential", "existent"),
        ("tourism", "tourist"), ("deadly", "death"), ("grateful", "gratitude"),
    ],
)  # fmt: skip
def test_but_what_drifted_or_only_looks_so_is_not_certain(word: str, base: str) -> None:
    assert base not in certain(word)


@pytest.mark.parametrize(
    ("word", "base"), [("organism", "organist"), ("schism", "schist"), ("notify", "note"), ("german", "germ")]
)
def test_and_some_are_no_family_at_all(word: str, base: str) -> None:
    assert base not in possible(word)


@pytest.mark.parametrize(
    ("word", "part"), [("churchgoers", "church"), ("fishmonger", "fish"), ("theatregoer", "theatre")]
)
def test_words_that_come_last_only_make_compounds(word: str, part: str) -> None:
    found = EN.compound(word, part)
    assert found is not None
    assert found.kind == "transparent"
