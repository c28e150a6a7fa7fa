"""Korean: further ways of talking about letters, counts, places and sounds, and honest clues like them."""

import pytest

from cluewright.core.clues import Clue, Ruling, Table, judge, keyword
from cluewright.core.languages.ko import LANGUAGE
from cluewright.core.languages.patterns import Phrases

KO = LANGUAGE


def says(phrases: Phrases, text: str) -> bool:
    return phrases.search(text) is not None


def test_third_prize_hints_at_the_third_place() -> None:
    assert KO.place_associations["동메달"] == 3
    assert "금메달" not in KO.place_associations


def test_rain_is_found_in_raindrops_though_its_syllable_has_changed() -> None:
    table = Table((keyword("비", "ko"), keyword("감자", "ko")))
    assert judge((Clue("빗방울"),), table).ruling is not Ruling.LEGAL


@pytest.mark.parametrize(
    "text",
    [
        "'문'을 180도 돌리면 나오는 글자", "거꾸로하면문", "180도돌린글자", "문을 뒤집은 글자", "거꾸로 보면 문",
        '"문"을 거꾸로', "뒤집으면 곰",
        "거꾸로 읽어도 같은 말", "앞뒤가 똑같은 단어", "ㅏ를 ㅓ로 바꾸면 너무", "'자'를 빼면 사",
        "마늘과 한 글자 차이", "고○○", "고땡땡",
        "고로 시작해서 이로 끝남",
    ],
)  # fmt: skip
def test_turned_changed_and_hidden_syllables_are_talk_of_spelling(text: str) -> None:
    assert says(KO.spelling_talk, text)


@pytest.mark.parametrize(
    "text",
    [
        "180도", "180도로 예열", "고개를 180도 돌린다", "뒤집으면 다시 시작",
        "글자를 읽다", "카페인을 빼면 디카페인", "천재와 바보는 한 끗 차이",
    ],
)  # fmt: skip
def test_things_are_turned_and_left_out_too(text: str) -> None:
    assert not says(KO.spelling_talk, text)


SOAP = Table(tuple(keyword(word, "ko") for word in ("비누", "망치", "자전거", "고래")))


@pytest.mark.parametrize(
    "text",
    [
        "거꾸로 누비", "누비를 거꾸로", "누비 거꾸로", "뒤집으면 치망", "거전자를 뒤집은 말", "뒤섞은 전거자",
        "비읍 니은",
        "미음 이응 치읓", "ㅣㅜ", "ㅏ ㅓ ㅓ", "두 번째 글자 전", "첫음절이 고", "끝 음절 치", "영어로 s", "알파벳 b",
        "끝말잇기 오이 다음",
    ],
)  # fmt: skip
def test_a_keyword_turned_or_read_out_by_letters_is_spelled(text: str) -> None:
    assert any(one.check == "spelling" for one in judge((Clue(text),), SOAP).verdicts[0].findings)


@pytest.mark.parametrize(
    "text",
    [
        "거꾸로 매달린다", "뒤집으면 완성", "글씨가 거꾸로 보인다", "거꾸로 강을 거슬러", "반대로 비추는", "섞은 소주",
        "뒤집은 팬케이크", "청개구리는 반대로", "ㅠㅠ", "ㅜㅜ", "ㅡㅡ", "ㅋㅋㅋ", "영어로 노래", "끝말잇기", "미음",
        "알파벳 놀이",
    ],
)  # fmt: skip
def test_what_is_turned_is_seldom_a_keyword(text: str) -> None:
    assert not judge((Clue(text),), SOAP).verdicts[0].findings


def test_further_talk_of_counts_places_and_sounds() -> None:
    assert says(KO.count_talk, "석 자")
    assert not says(KO.count_talk, "내 코가 석 자")
    assert says(KO.position_talk, "제일 왼쪽 거")
    assert says(KO.position_talk, "왼쪽 첫 번째")
    assert not says(KO.position_talk, "왼쪽으로 가세요")
    assert says(KO.sound_talk, "마늘이랑 비슷하게 들림")


@pytest.mark.parametrize(
    "text",
    [
        "커로 시작", "k로 시작", "영어로 b로 끝남", "이니셜이 k", "'나'와 '비'",
        "자음 두 번째로 시작", "가나다순으로 앞쪽",
        "쌍자음 없음", "자음 두 개", "무받침", "획수가 많음",
    ],
)  # fmt: skip
def test_letters_are_talked_of_in_few_words_too(text: str) -> None:
    assert says(KO.spelling_talk, text)


@pytest.mark.parametrize("text", ["가나다순", "처음부터 시작", "자음과 모음", "이니셜 d", "자음", "한 획을 긋다"])
def test_what_is_written_is_a_meaning_too(text: str) -> None:
    assert not says(KO.spelling_talk, text)


@pytest.mark.parametrize(
    ("text", "kind"),
    [
        ("글자 수 홀수", "count_talk"), ("하나뿐인 글자", "count_talk"), ("맨 처음 거", "position_talk"),
        ("일 번", "position_talk"),
        ("맨 왼쪽", "position_talk"), ("립이랑 라임", "sound_talk"), ("'잎'처럼 들림", "sound_talk"),
        ("동음이의어", "sound_talk"),
        ("비슷한 소리의 낱말", "sound_talk"), ("너만 아는 이야기", "private_talk"), ("나의 첫 알바", "private_talk"),
        ("니가 무서워하는 거", "private_talk"), ("내 폰 배경화면", "private_talk"), ("울 엄마", "private_talk"),
        ("나 어릴 때 별명", "private_talk"), ("저번 회식", "private_talk"), ("자기가 사 준 거", "private_talk"),
    ],
)  # fmt: skip
def test_further_talk_of_every_kind(text: str, kind: str) -> None:
    assert says(getattr(KO, kind), text)


@pytest.mark.parametrize(
    "text",
    [
        "첫 단어",
        "같은 소리",
        "제일 앞",
        "어제 내린 비",
        "우리 아이가 달라졌어요",
        "내 집 마련",
        "그때 그 사람",
        "네 멋대로 해라",
    ],
)
def test_titles_and_honest_phrases_are_no_such_talk(text: str) -> None:
    for patterns in (KO.spelling_talk, KO.count_talk, KO.position_talk, KO.sound_talk):
        assert not says(patterns, text)
    assert not says(KO.private_talk, text) or says(KO.idioms, text)


@pytest.mark.parametrize(
    ("text", "kind"),
    [
        ("우리 신혼여행지", "private_talk"), ("네 전 남친", "private_talk"), ("니가 맨날 입는 거", "private_talk"),
        ("네가 못 먹는 거", "private_talk"), ("우리 단톡방 이름", "private_talk"),
        ("우리끼리 하는 농담", "private_talk"),
        ("지금 내 주머니 속", "private_talk"), ("갈이라고 읽어", "sound_talk"), ("콧소리로 말하면", "sound_talk"),
        ("펜이랑 라임 안 맞음", "sound_talk"), ("발음만 다른 말", "sound_talk"), ("1번이야", "position_talk"),
        ("처음 거", "position_talk"), ("한글로 세 칸", "count_talk"), ("2자", "count_talk"), ("2자 단어", "count_talk"),
    ],
)  # fmt: skip
def test_talk_as_it_is_said(text: str, kind: str) -> None:
    assert says(getattr(KO, kind), text)


@pytest.mark.parametrize(
    ("text", "kind"),
    [
        ("우리가 사는 곳", "private_talk"), ("내 전 재산", "private_talk"), ("우리 전통", "private_talk"),
        ("점자로 읽는", "sound_talk"), ("소리 내어 읽다", "sound_talk"), ("영어 발음", "sound_talk"),
        ("1번 국도", "position_talk"), ("처음처럼", "position_talk"), ("세 칸 열차", "count_talk"),
        ("8자 매듭", "count_talk"), ("11자 복근", "count_talk"), ("3자 대면", "count_talk"),
    ],
)  # fmt: skip
def test_what_only_looks_like_such_talk(text: str, kind: str) -> None:
    assert not says(getattr(KO, kind), text)


@pytest.mark.parametrize(
    "text", ["지금 우리 학교는", "좋은 놈, 나쁜 놈, 이상한 놈", "의, 식, 주", "봄, 여름, 가을, 겨울"]
)
def test_fixed_expressions_are_neither_private_nor_lists(text: str) -> None:
    assert not judge((Clue(text),), SOAP).verdicts[0].findings
