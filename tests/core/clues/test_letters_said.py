"""Letters that a clue says one by one."""

import pytest

from cluewright.core.clues import Ruling

from .judging import verdict


def acrostics(clue: str, keyword: str, tag: str) -> list[Ruling]:
    return [one.ruling for one in verdict(clue, keyword, language=tag).findings if one.method == "acrostic"]


@pytest.mark.parametrize(
    ("tag", "keyword", "clue", "rulings"),
    [
        ("en", "cow", "cats often wander", [Ruling.SUSPECT]),
        ("en", "crow", "cats rarely order wine", [Ruling.ILLEGAL]),
        ("ko", "고슴도치", "가을 산에 단풍 참", [Ruling.ILLEGAL]),  # by the consonants of four syllables
        ("ko", "소나무", "산에 눈이 많다", []),  # three are chance
    ],
)
def test_first_letters_spell_a_keyword(tag: str, keyword: str, clue: str, rulings: list[Ruling]) -> None:
    assert acrostics(clue, keyword, tag) == rulings


def test_a_keyword_with_its_syllables_apart_is_no_acrostic() -> None:
    assert acrostics("사 탕", "사탕", "ko") == []
