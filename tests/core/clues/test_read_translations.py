"""Translations written in another script after their sound."""

import pytest

from cluewright.core.clues import Ruling

from .judging import checks, translated, verdict


@pytest.mark.parametrize(
    ("shown", "language", "form", "clue"),
    [
        ("고양이", "en", "cat", "캣"),
        ("빨간색", "en", "red", "레드"),
        ("검정", "en", "black", "블랙"),
        ("사랑", "la", "amor", "아모르"),
        ("땅", "it", "terra", "테라"),
        ("커피", "fr", "café", "카페"),
        ("커피", "it", "caffè", "카페를"),
    ],
)
def test_a_foreign_word_in_hangul_is_for_a_human(shown: str, language: str, form: str, clue: str) -> None:
    found = verdict(clue, translated(shown, "ko", **{language: form}), language="ko")
    assert found.ruling is Ruling.SUSPECT
    assert [one.method for one in found.findings] == ["transcribed"]


@pytest.mark.parametrize(
    ("shown", "language", "form", "clue"),
    [
        ("카누", "hi", "कैनो", "카지노"),  # an ordinary word, not one from so far away
        ("달", "fr", "mane", "매운"),  # where one syllable ends and the next begins, no vowel is left out
        ("얼음", "cs", "led", "레드"),  # three letters look like too much in a language that few know
    ],
)
def test_chance_likeness_in_hangul_passes(shown: str, language: str, form: str, clue: str) -> None:
    assert verdict(clue, translated(shown, "ko", **{language: form}), language="ko").ruling is Ruling.LEGAL


@pytest.mark.parametrize(("clue", "foreign", "found"), [("пара", "palla", False), ("палла", "palla", True)])
def test_only_hangul_makes_one_of_r_and_l(clue: str, foreign: str, *, found: bool) -> None:
    ball = translated("мяч", "ru", it=foreign)
    assert ("translation" in checks(verdict(clue, ball, "море", language="ru"))) is found
