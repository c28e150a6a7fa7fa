"""Russian: first names are words of their own, whatever they look like."""

import pytest

from cluewright.core.languages.ru import LANGUAGE
from cluewright.core.languages.ru.first_names import FIRST_NAMES, NAMED_AFTER, plainer
from cluewright.core.languages.ru.stress import stressable

from .relating import Relating

RU = LANGUAGE

_RU_WORDS = Relating(RU)
related = _RU_WORDS.related
rhymes = _RU_WORDS.rhymes


@pytest.mark.parametrize("name", ["наташа", "вовка", "семён", "семен", "алёнушка", "димон", "ирка", "глеб"])
def test_first_names_are_known(name: str) -> None:
    assert RU.known(name)


@pytest.mark.parametrize(
    ("name", "word"),
    [
        ("варя", "повар"), ("варя", "варенье"), ("коля", "укол"), ("женя", "жена"), ("женька", "женщина"),
        ("костя", "кость"), ("костик", "кость"), ("танечка", "танец"), ("наденька", "день"), ("катя", "катать"),
        ("тихон", "тишина"), ("наталия", "талия"),
    ],
)  # fmt: skip
def test_a_name_is_no_form_of_the_word_it_looks_like(name: str, word: str) -> None:
    assert related(name, word) == "legal"


@pytest.mark.parametrize(
    ("name", "word"), [("светлана", "свет"), ("надя", "надежда"), ("люба", "любовь"), ("снежана", "снег")]
)
def test_a_name_is_suspect_of_the_word_that_is_heard_in_it(name: str, word: str) -> None:
    assert related(name, word) == "suspect"


@pytest.mark.parametrize(
    ("name", "word"), [("рая", "рай"), ("павлина", "павлин"), ("гена", "ген"), ("галька", "галькой")]
)
def test_a_noun_that_is_spelt_like_a_name_is_still_a_form_of_its_own(name: str, word: str) -> None:
    assert related(name, word) == "illegal"


@pytest.mark.parametrize(
    ("pet", "name"),
    [("наташка", "наташа"), ("иванушка", "иван"), ("машенька", "маша"), ("зойка", "зоя"), ("сашку", "саша")],
)
def test_a_pet_name_is_the_name(pet: str, name: str) -> None:
    assert related(pet, name) == "illegal"


@pytest.mark.parametrize(
    ("name", "word"),
    [("маша", "каша"), ("наташа", "каша"), ("антошка", "картошка"), ("вова", "корова"), ("глеб", "хлеб")],
)
def test_names_rhyme(name: str, word: str) -> None:
    assert rhymes(name, word)


def test_names_that_are_stressed_alike_do_not_rhyme_by_their_ends() -> None:
    assert not rhymes("никита", "комета")
    assert not rhymes("фома", "рома́шка")


def test_every_name_has_a_vowel_where_its_stress_is() -> None:
    assert all(name[place] in "аеиоуыэюя" and "ё" not in name for name, place in FIRST_NAMES.items())
    assert all(len(stressable(name)) == 1 for name in FIRST_NAMES)
    assert not {"паша", "вера", "лев", "роман"} & FIRST_NAMES.keys()


def test_names_are_listed_with_the_words_heard_in_them() -> None:
    assert NAMED_AFTER.keys() <= FIRST_NAMES.keys()
    assert plainer("сашка") == ("саша",)
    assert plainer("иван") == ()
