"""Names and things that are known for a number hint at a place only where they are said for the keyword there."""

import pytest

from cluewright.core.clues import Clue, Ruling, Table, judge
from cluewright.core.clues.clue import keyword

TABLE = Table(tuple(keyword(word, "en") for word in ("tunnel", "planet", "wolf", "ribbon")), language="en")


def ruling(text: str, target: int | None) -> Ruling:
    return judge((Clue(text, "en", target),), TABLE).ruling


@pytest.mark.parametrize(
    ("text", "target"),
    [("Romulus and Remus", 2), ("a barbershop quartet", 4), ("the Bee Gees again", 3), ("quartets on stage", 4)],
)
def test_they_hint_at_the_place_that_they_are_said_for(text: str, target: int) -> None:
    assert ruling(text, target) is Ruling.SUSPECT
    assert ruling(text, target - 1) is Ruling.LEGAL


@pytest.mark.parametrize("text", ["Romulus and Remus", "a barbershop quartet", "the Bee Gees again"])
def test_without_a_known_target_they_are_clues_like_any_other(text: str) -> None:
    assert ruling(text, None) is Ruling.LEGAL


@pytest.mark.parametrize(
    ("text", "language", "target"),
    [
        ("the upper middle word", "en", 2), ("that far-right card, no politics intended", "en", 4),
        ("third of the keywords from the top", "en", 3), ("uiterst rechtse woord van het scherm", "nl", 4),
        ("третье с левого края", "ru", 3), ("вторая карточка, если считать", "ru", 2),
        ("내 앞에 놓인 네 단어 중 두 번째", "ko", 2), ("왼쪽 끝 단어", "ko", 1),
    ],
)  # fmt: skip
def test_words_for_the_screen_tell_a_place_in_any_order(text: str, language: str, target: int) -> None:
    assert judge((Clue(text, language, target),), TABLE).ruling is Ruling.ILLEGAL


@pytest.mark.parametrize(
    ("text", "language", "target"),
    [
        ("the upper middle class", "en", 2), ("his word is law", "en", 4), ("the third estate", "en", 3),
        ("uiterst rechtse partij", "nl", 4), ("без начала и без конца", "ru", 3), ("아기의 첫 단어", "ko", 1),
    ],
)  # fmt: skip
def test_places_elsewhere_and_words_without_a_place_tell_none(text: str, language: str, target: int) -> None:
    assert judge((Clue(text, language, target),), TABLE).ruling is Ruling.LEGAL


@pytest.mark.parametrize("language", ["en", "nl", "ru", "ko"])
def test_a_roman_number_alone_hints_at_its_place(language: str) -> None:
    shown = tuple(keyword(one, language) for one in ("A", "B", "C", "D"))
    [found] = judge((Clue("III", target=3),), Table(shown)).verdicts
    assert ("position", Ruling.SUSPECT) in {(one.check, one.ruling) for one in found.findings}


@pytest.mark.parametrize(
    ("text", "language", "label"),
    [
        ("#1: riders sit on it", "en", "#1:"), ("1) riders sit on it", "en", "1)"), ("#2 loopt weg", "nl", "#2"),
        ("№2 ходит с подносом", "ru", "№2"), ("1번: 풀잎 아침", "ko", "1번:"),
        ("1번 힌트: 풀잎 아침", "ko", "1번 힌트:"),
    ],
)  # fmt: skip
def test_a_label_hints_at_the_place_that_the_clue_is_meant_for(text: str, language: str, label: str) -> None:
    place = next(int(sign) for sign in label if sign.isdecimal())
    [found] = judge((Clue(text, language, place),), TABLE).verdicts[0].findings
    assert (found.check, found.ruling, found.excerpt) == ("position", Ruling.SUSPECT, label)
    assert judge((Clue(text, language, 4),), TABLE).ruling is Ruling.LEGAL


@pytest.mark.parametrize("text", ["#1 hit by ABBA", "2 - 1 win", "3-wheeled", "2 wheels"])
def test_a_number_that_belongs_to_the_clue_is_no_label(text: str) -> None:
    assert judge((Clue(text, "en", int(next(filter(str.isdecimal, text)))),), TABLE).ruling is Ruling.LEGAL


@pytest.mark.parametrize(
    ("text", "language"), [("slot 2: rider", "en"), ("keyword 2: denim", "en"), ("слово 2 ходит с подносом", "ru")]
)
def test_words_for_the_screen_with_a_digit_tell_a_place(text: str, language: str) -> None:
    assert judge((Clue(text, language, 2),), TABLE).ruling is Ruling.ILLEGAL


def test_what_is_known_for_a_number_is_no_hint_in_a_long_clue() -> None:
    shown = Table(tuple(keyword(word, "en") for word in ("saddle", "toffee", "bottle", "harpist")))
    assert judge((Clue("a genie", "en", 3),), shown).ruling is Ruling.SUSPECT
    assert judge((Clue("it contains milk, messages or the odd genie", "en", 3),), shown).ruling is Ruling.LEGAL
