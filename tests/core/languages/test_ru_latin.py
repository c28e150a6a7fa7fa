"""Russian in Latin letters is read back; surnames made from a word may be meant as names."""

import pytest

from cluewright.core.clues import Clue, Ruling, Table, judge
from cluewright.core.clues.clue import keyword
from cluewright.core.languages.ru import LANGUAGE


@pytest.mark.parametrize(
    ("latin", "word"),
    [("podushechki", "подушечки"), ("6a6o4ka", "бабочка"), ("poduwka", "подушка"), ("chayka", "чайка"),
     ("syr", "сыр"), ("eto", "это"), ("yolka", "елка"), ("shchuka", "щука"), ("cvetok", "цветок")],
)  # fmt: skip
def test_what_it_may_stand_for(latin: str, word: str) -> None:
    assert word in LANGUAGE.from_latin(latin)


@pytest.mark.parametrize("latin", ["naïve", "a-b", "c" * 25, "стол", "r2d2"])
def test_other_signs_are_not_read(latin: str) -> None:
    assert LANGUAGE.from_latin(latin) == ()


def test_doubts_are_bounded() -> None:
    assert len(LANGUAGE.from_latin("cycycycycycycycycycycycy")) <= 8


def ruling(text: str, word: str) -> Ruling:
    return judge((Clue(text),), Table((keyword(word, "ru"),), language="ru")).ruling


@pytest.mark.parametrize(
    ("text", "word"),
    [("podushechki", "подушка"), ("babochkami", "бабочка"), ("6a6o4ek", "бабочка"), ("volkov", "волк"),
     ("stolik", "стол"), ("волков", "волк")],
)  # fmt: skip
def test_forms_in_latin_letters_are_the_keyword(text: str, word: str) -> None:
    assert ruling(text, word) is Ruling.ILLEGAL


@pytest.mark.parametrize(("text", "word"), [("Volkov", "волк"), ("писатель Волков", "волк"), ("Ежов", "ёж")])
def test_surnames_only_suggest_it(text: str, word: str) -> None:
    assert ruling(text, word) is Ruling.SUSPECT


@pytest.mark.parametrize(("text", "word"), [("sonata", "сон"), ("stolitsa", "стол"), ("kitchen", "кит")])
def test_other_words_are_let_pass(text: str, word: str) -> None:
    assert ruling(text, word) is Ruling.LEGAL
