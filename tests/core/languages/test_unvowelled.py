"""Arabic, Persian and Hebrew as people type them in Latin letters."""

import pytest

from cluewright.core.clues import Ruling
from cluewright.core.languages.unvowelled import latin_skeleton, may_be_read, skeletons
from tests.core.clues.judging import translated, verdict


@pytest.mark.parametrize(
    ("word", "latin"),
    [
        ("كتاب", "kitab"), ("كتاب", "kitaab"), ("قمر", "qamar"), ("قمر", "kamar"), ("بيت", "bayt"), ("بيت", "beit"),
        ("شمس", "shams"), ("مدرسة", "madrasa"), ("مدرسة", "madrasah"), ("مفتاح", "miftah"), ("وردة", "warda"),
        ("دوست", "doost"), ("خانه", "khaneh"), ("כלב", "kelev"), ("ספר", "sefer"), ("שלום", "shalom"),
        ("שולחן", "shulchan"), ("חתול", "hatul"), ("חתול", "chatul"), ("ירח", "yareach"), ("בית", "bayit"),
    ],
)  # fmt: skip
def test_a_word_is_known_by_its_consonants_and_long_vowels(word: str, latin: str) -> None:
    assert latin_skeleton(latin) in skeletons(word)
    assert may_be_read(word, latin)


@pytest.mark.parametrize(
    ("word", "latin"),
    [("كتاب", "ktub"), ("كتاب", "katb"), ("קמח", "kumquat"), ("بيت", "bat"), ("כלב", "kolobok"), ("ספר", "spray")],
)
def test_another_word_with_such_consonants_is_not_it(word: str, latin: str) -> None:
    assert not (latin_skeleton(latin) in skeletons(word) and may_be_read(word, latin))


@pytest.mark.parametrize("word", ["", "ماء", "يد", "book", "книга", "كتابx", "א" * 9])
def test_of_short_long_and_other_words_there_is_no_skeleton(word: str) -> None:
    assert skeletons(word) == ()


def test_not_every_way_to_write_a_word_is_gone_through() -> None:
    assert 0 < len(skeletons("ثضذظثضذظ")) <= 64


def test_the_longest_clue_is_answered_as_well() -> None:
    assert not may_be_read("ו" * 8, "ou" * 100_000 + "x")


def test_a_geresh_or_a_space_is_passed_over() -> None:
    assert verdict("fingan", translated("coffee", he="פינג'אן")).ruling is Ruling.SUSPECT
    assert may_be_read("בית ספר", "beitsefer")


@pytest.mark.parametrize(("clue", "found"), [("kitab", True), ("kitaab", True), ("Kitab", True), ("kebab", False)])
def test_such_a_translation_is_for_a_human(clue: str, found: bool) -> None:
    ruling = verdict(clue, translated("book", ar="كتاب")).ruling
    assert ruling is (Ruling.SUSPECT if found else Ruling.LEGAL)
