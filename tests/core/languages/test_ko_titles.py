"""Korean: titles, words that begin like a keyword by chance, syllables told by words, and rhyme as the thing meant."""

import pytest

from cluewright.core.clues import Clue, Ruling, Table, judge, keyword
from cluewright.core.languages.ko import LANGUAGE


def _ruling(clue: str, word: str) -> Ruling:
    return judge((Clue(clue),), Table((keyword(word, "ko"),))).ruling


@pytest.mark.parametrize(
    ("clue", "word"),
    [
        ("반지의 제왕", "반지"),
        ("마법사의 돌", "마법"),
        ("장미의 이름", "장미"),
        ("범죄도시", "범죄"),
        ("오징어 게임", "오징어"),
        ("책상다리", "책상"),
    ],
)
def test_a_title_is_suspect(clue: str, word: str) -> None:
    assert _ruling(clue, word) is Ruling.SUSPECT


@pytest.mark.parametrize(
    ("clue", "word"),
    [("반지의 제왕 반지", "반지"), ("장미의 가시", "장미"), ("범죄도시 범죄", "범죄"), ("오징어 볶음", "오징어")],
)
def test_a_keyword_beside_a_title_or_in_none_is_illegal(clue: str, word: str) -> None:
    assert _ruling(clue, word) is Ruling.ILLEGAL


@pytest.mark.parametrize(
    ("word", "part"),
    [
        ("모기업", "모기"), ("나이아가라", "나이"), ("나이지리아", "나이"), ("재발견", "재발"), ("신도시", "신도"),
        ("고해상도", "고해"), ("비대면", "비대"), ("코스타리카", "코스"), ("김수영", "수영"), ("여러가지", "가지"),
    ],
)  # fmt: skip
def test_what_begins_like_a_keyword_by_chance_holds_none(word: str, part: str) -> None:
    assert LANGUAGE.compound(word, part) is None


@pytest.mark.parametrize(("clue", "word"), [("고무적인", "고무"), ("해마다", "해마"), ("반지하에 사는", "반지")])
def test_nor_is_it_a_form(clue: str, word: str) -> None:
    assert _ruling(clue, word) is Ruling.LEGAL


@pytest.mark.parametrize(
    ("clue", "word"),
    [("모기향", "모기"), ("반지하고 목걸이", "반지"), ("고무장갑", "고무"), ("해마를", "해마"), ("최고상", "최고")],
)
def test_what_is_made_of_it_still_is(clue: str, word: str) -> None:
    assert _ruling(clue, word) is Ruling.ILLEGAL


@pytest.mark.parametrize(
    ("clue", "word", "ruling"),
    [
        ("바나나의 바", "바위", Ruling.ILLEGAL), ("사과 할 때 사", "사자", Ruling.ILLEGAL),
        ("의자의 자", "사자", Ruling.ILLEGAL), ("바나나의 나", "바위", Ruling.LEGAL),
        ("물고기의 물", "물병", Ruling.LEGAL), ("바다의 왕", "바위", Ruling.LEGAL),
        ("힙합 하는 사람들이 라임 맞춰 쏟아 내는 것", "랩", Ruling.LEGAL),
        ("운율을 맞춰 쓰는 글", "가사", Ruling.LEGAL),
        ("가위랑 라임이 맞음", "바위", Ruling.ILLEGAL), ("라임이 맞는 말", "바위", Ruling.ILLEGAL),
        ("가위와 라임 맞춰 부르는 것", "바위", Ruling.ILLEGAL),
    ],
)  # fmt: skip
def test_letters_told_by_words_and_rhyme_as_the_thing_meant(clue: str, word: str, ruling: Ruling) -> None:
    assert _ruling(clue, word) is ruling
