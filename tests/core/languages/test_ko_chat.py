"""Korean: verbs and adjectives as people type them in chats."""

import pytest

from cluewright.core.languages.ko import LANGUAGE
from cluewright.core.languages.ko.chat import plainly_written

KO = LANGUAGE


def respelled(word: str) -> dict[str, bool]:
    return {form.key: form.certain for form in KO.forms(word) if form.kind == "spelling"}


@pytest.mark.parametrize(
    ("written", "verb"),
    [
        ("추웡", "춥다"), ("추워용", "춥다"), ("추웟다", "춥다"), ("추버", "춥다"), ("먹엉", "먹다"),
        ("먹었당", "먹다"), ("머거", "먹다"),
        ("먹쟈", "먹다"), ("조앙", "좋다"), ("조은", "좋다"), ("시러요", "싫다"), ("업써", "없다"), ("놀아용", "놀다"),
        ("우서", "웃다"),
    ],
)  # fmt: skip
def test_a_chat_spelling_may_be_the_verb(written: str, verb: str) -> None:
    assert respelled(written)[verb] is False


@pytest.mark.parametrize(
    ("written", "verb"),
    [
        ("슬퍼용", "슬프다"), ("슬푸다", "슬프다"), ("기뻐염", "기쁘다"), ("배고팡", "배고프다"),
        ("배고프당", "배고프다"),
        ("무서웡", "무섭다"), ("귀여웡", "귀엽다"), ("고맙슴다", "고맙다"), ("기다려용", "기다리다"),
    ],
)  # fmt: skip
def test_a_longer_verb_with_a_chat_ending_is_that_verb(written: str, verb: str) -> None:
    assert respelled(written)[verb] is True


@pytest.mark.parametrize(
    "word",
    [
        "사장", "한강", "모닝", "빌딩", "푸딩", "마늘", "식당", "동경", "주당", "마그마", "베이징", "스타일", "고등어",
        "다낭",
        "우유", "보름", "수염", "여름", "거름", "노라", "이따가", "실어", "송", "", "x", "가" * 40,
    ],
)  # fmt: skip
def test_words_of_their_own_are_no_chat_spelling(word: str) -> None:
    assert not respelled(word)


def test_only_short_hangul_words_are_read_so() -> None:
    assert not [*plainly_written("cat"), *plainly_written("강"), *plainly_written("가" * 11)]
    assert ("추워", True) in plainly_written("추웡")
    assert ("먹어", False) in plainly_written("머거")
