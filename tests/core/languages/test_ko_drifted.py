"""Korean: words that hold another one by chance, and compounds whose meaning has moved on, are never ruled illegal."""

import pytest

from cluewright.core.clues import Clue, Ruling, Table, judge, keyword
from cluewright.core.languages.ko import LANGUAGE
from cluewright.core.languages.language import Sound


def _kind(word: str, part: str) -> str | None:
    found = LANGUAGE.compound(word, part)
    return found.kind if found else None


@pytest.mark.parametrize(
    ("word", "part"),
    [
        ("소매치기", "소매"), ("소매치기범", "소매"), ("소매치기를", "소매"), ("쥐며느리", "며느리"),
        ("쥐며느리", "쥐"), ("붕어빵", "붕어"),
        ("벼락부자", "벼락"), ("청사진", "사진"), ("밥도둑", "도둑"), ("효자손", "효자"), ("나비넥타이", "나비"),
        ("은행나무", "은행"),
        ("개미허리", "개미"), ("사탕수수", "사탕"), ("황소개구리", "황소"),
    ],
)  # fmt: skip
def test_a_part_that_no_longer_tells_is_opaque(word: str, part: str) -> None:
    assert _kind(word, part) == "opaque"


@pytest.mark.parametrize(
    ("word", "part"),
    [
        ("막바지", "바지"), ("눈보라", "보라"), ("이유식", "이유"), ("지난해", "난해"), ("파출소", "출소"),
        ("대변인", "대변"),
        ("마찬가지", "가지"), ("장갑차", "장갑"), ("마리오네트극", "마리오"), ("사자성어", "사자"),
        ("문지방", "지방"), ("수족관", "수족"),
        ("반도체", "반도"), ("피로연", "피로"), ("새끼줄", "새끼"), ("아기자기", "아기"),
    ],
)  # fmt: skip
def test_what_is_there_by_chance_is_no_part(word: str, part: str) -> None:
    assert _kind(word, part) is None


@pytest.mark.parametrize(
    ("word", "part"),
    [
        ("비옷", "비"), ("모래시계", "시계"), ("나비넥타이", "넥타이"), ("은행나무", "나무"), ("운동화끈", "운동화"),
        ("축구화끈", "축구화"),
        ("멋쟁이", "멋"), ("말주변", "말"), ("대포알", "대포"),
    ],
)  # fmt: skip
def test_what_is_a_kind_or_a_thing_of_the_keyword_is_clear(word: str, part: str) -> None:
    assert _kind(word, part) == "transparent"


def _said(word: str) -> tuple[Sound, ...]:
    return LANGUAGE.sounds(word)


@pytest.mark.parametrize(
    ("one", "other"), [("논리", "놀이"), ("금연", "금년"), ("먹이", "멍니"), ("독약", "동냑"), ("활약", "활략")]
)
def test_no_sound_is_put_into_what_is_one_word(one: str, other: str) -> None:
    assert not set(_said(one)) & set(_said(other))


@pytest.mark.parametrize(("word", "heard"), [("꽃잎", "꼰닙"), ("밭일", "반닐"), ("서울역", "서울력")])
def test_a_sound_is_put_between_two_words(word: str, heard: str) -> None:
    assert set(_said(word)) & set(_said(heard))


@pytest.mark.parametrize(
    ("said", "word"),
    [
        ("논리", "놀이"), ("나는 가수다", "날개"), ("세 가지 소원", "가지"), ("운동장 한 바퀴", "바퀴"),
        ("자동사", "자동기"),
        ("목이 마르다", "모기"), ("물이 흐른다", "무리"), ("배신", "신"), ("강의", "강"), ("비밀", "밀"),
        ("금요일", "금"), ("괴물", "물"),
        ("사과문", "사과"), ("배우자", "배우"), ("모자이크", "모자"), ("요리조리", "요리"),
    ],
)  # fmt: skip
def test_honest_clues_are_never_ruled_illegal(said: str, word: str) -> None:
    table = Table((keyword(word, "ko"), keyword("바위", "ko")))
    assert judge((Clue(said),), table).ruling is not Ruling.ILLEGAL


@pytest.mark.parametrize(
    ("word", "noun"), [("기다리는", "다리"), ("모자라면", "모자"), ("바지런한", "바지"), ("나무라지", "나무")]
)
def test_a_form_of_another_verb_holds_the_noun_by_chance(word: str, noun: str) -> None:
    assert _kind(word, noun) is None
