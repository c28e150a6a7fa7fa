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


@pytest.mark.parametrize(
    ("shown", "play", "language", "form", "clue"),
    [
        ("심장", "ko", "es", "corazón", "코라손"),
        ("свинья", "ru", "de", "Schwein", "швайн"),
        ("собака", "ru", "fr", "chien", "шьен"),
        ("подкова", "ru", "nl", "hoefijzer", "хуфейзер"),
        ("vrede", "nl", "he", "שלום", "sjalom"),
    ],
)
def test_a_foreign_word_is_known_as_its_language_says_it(
    shown: str, play: str, language: str, form: str, clue: str
) -> None:
    found = verdict(clue, translated(shown, play, **{language: form}), language=play)
    assert "translation" in checks(found)


def test_a_language_lends_its_spelling_only_where_it_is_played() -> None:
    assert "translation" not in checks(verdict("sjalom", translated("мир", "ru", he="שלום"), language="ru"))
