"""Korean: where a longer word falls apart, roots that only sound like a noun, and parts that are misspelled."""

import pytest

from cluewright.core.languages.ko import LANGUAGE, vocabulary
from cluewright.core.languages.ko.cuts import is_cut, is_doubtful

from .relating import Relating

KO = LANGUAGE

kind = Relating(KO).kind


@pytest.mark.parametrize(
    ("word", "keyword"),
    [
        ("주차장", "차장"), ("영화관", "화관"), ("음식물", "식물"), ("우주인", "주인"), ("무인도", "인도"),
        ("경기도", "기도"), ("운전사", "전사"), ("미용사", "용사"), ("문화재", "화재"), ("주차장에서", "차장"),
    ],
)  # fmt: skip
def test_a_word_of_three_syllables_is_two_and_one(word: str, keyword: str) -> None:
    assert kind(word, keyword) is None


@pytest.mark.parametrize(
    ("word", "beginning", "end"),
    [
        ("불경기", "불경", "경기"), ("무관심", "무관", "관심"), ("신도시", "신도", "도시"), ("대가족", "대가", "가족"),
        ("비자금", "비자", "자금"), ("소행성", "소행", "행성"), ("옷장사", "옷장", "장사"), ("안주인", "안주", "주인"),
    ],
)  # fmt: skip
def test_listed_ones_are_one_and_two(word: str, beginning: str, end: str) -> None:
    assert kind(word, beginning) is None
    assert kind(word, end) == "transparent"


@pytest.mark.parametrize(
    ("word", "keyword"), [("대학생", "대학"), ("대학생", "학생"), ("소대장", "대장"), ("한식당", "식당")]
)
def test_some_are_both(word: str, keyword: str) -> None:
    assert kind(word, keyword) == "transparent"


@pytest.mark.parametrize(("word", "keyword"), [("지도시간", "도시"), ("공부부담", "부부"), ("군사장비", "사장")])
def test_two_nouns_hold_no_third_across_their_boundary(word: str, keyword: str) -> None:
    assert is_cut(word, keyword)
    assert kind(word, keyword) != "transparent"


@pytest.mark.parametrize(
    ("word", "keyword"), [("김치볶음밥", "볶음"), ("대나무숲", "나무"), ("요리기구", "기구"), ("물", "물")]
)
def test_other_words_are_not_cut_there(word: str, keyword: str) -> None:
    assert not is_cut(word, keyword)


def test_an_unlisted_word_that_can_be_cut_twice_is_only_suspect() -> None:
    assert is_doubtful("지도사", "도사")
    assert kind("지도사", "도사") == "opaque"
    assert not is_doubtful("소고기", "고기")


def test_words_listed_as_one_and_two_are_three_syllables_and_look_like_two_and_one() -> None:
    prefixed = vocabulary._listed("prefixed")
    assert all(len(word) == 3 for word in prefixed)


@pytest.mark.parametrize(
    ("word", "keyword"),
    [
        ("도시락", "도시"), ("바지락", "바지"), ("보리수", "보리"), ("지구력", "지구"), ("의사소통", "의사"),
        ("사자성어", "사자"), ("담벼락", "벼락"), ("바가지", "가지"), ("흥미진진", "미진"), ("손님", "손"),
        ("카페인", "카페"), ("우체통", "체통"), ("스타일", "스타"), ("고래고래", "고래"),
    ],
)  # fmt: skip
def test_words_that_begin_or_end_like_another_by_chance(word: str, keyword: str) -> None:
    assert kind(word, keyword) is None


@pytest.mark.parametrize(("word", "keyword"), [("의사소통", "소통"), ("사자성어", "성어"), ("잠재력", "잠재")])
def test_of_which_the_other_part_counts(word: str, keyword: str) -> None:
    assert kind(word, keyword) == "transparent"


@pytest.mark.parametrize(("word", "keyword"), [("구두쇠", "구두"), ("노루발", "노루"), ("장기자랑", "장기")])
def test_words_whose_parts_no_longer_tell(word: str, keyword: str) -> None:
    assert kind(word, keyword) == "opaque"


@pytest.mark.parametrize(
    ("word", "noun"),
    [("거북하다", "거북"), ("신선한", "신선"), ("유리한", "유리"), ("아담해", "아담"), ("부산스럽게", "부산")],
)
def test_adjectives_whose_root_only_sounds_like_a_noun(word: str, noun: str) -> None:
    assert noun not in {form.key for form in KO.forms(word)}
    assert kind(word, noun) is None


@pytest.mark.parametrize(("word", "noun"), [("수상하다", "수상"), ("이상한", "이상")])
def test_roots_that_may_be_the_noun_are_suspect(word: str, noun: str) -> None:
    assert [form.certain for form in KO.forms(word) if form.key == noun] == [False]


@pytest.mark.parametrize(
    ("word", "keyword"),
    [
        ("김치찌게", "찌개"), ("부대찌게를", "찌개"), ("조게구이", "조개"), ("쌍무지게", "무지개"), ("벌래집", "벌레"),
        ("손목시게", "시계"), ("되지갈비", "돼지"), ("국물떡볶기", "떡볶이"),
        ("나무젇가락", "젓가락"), ("소세지빵", "소시지"),
    ],
)  # fmt: skip
def test_a_part_written_as_it_is_said(word: str, keyword: str) -> None:
    assert kind(word, keyword) == "transparent"


@pytest.mark.parametrize(
    ("word", "keyword"),
    [("모레아침", "모래"), ("세우다", "새우"), ("해저터널", "해적"), ("재벌집", "제비"), ("내모든것", "네모")],
)
def test_other_words_that_sound_alike_are_no_parts(word: str, keyword: str) -> None:
    assert kind(word, keyword) is None


@pytest.mark.parametrize(
    ("word", "adjective"),
    [
        ("매콤한", "맵다"), ("매콤", "맵다"), ("달콤한", "달다"), ("쓰디쓴", "쓰다"), ("널찍한", "넓다"),
        ("거뭇거뭇", "검다"), ("무더위", "덥다"), ("푸르른", "푸르다"), ("무시무시한", "무섭다"), ("차가운", "차다"),
    ],
)  # fmt: skip
def test_shades_of_a_quality(word: str, adjective: str) -> None:
    own = {form.key for form in KO.forms(word)}
    keys = own | {form.key for key in own for form in KO.forms(key)}
    assert adjective in keys


@pytest.mark.parametrize(
    ("word", "keyword"),
    [
        ("매운맛", "맵다"), ("구운감자", "굽다"), ("검붉은", "붉다"), ("짙푸른", "푸르다"), ("식칼", "칼"),
        ("출근길", "길"), ("디딤돌", "돌"), ("귓속말", "말"), ("눈썰매장", "눈"), ("귀마개", "귀"),
    ],
)  # fmt: skip
def test_further_parts_of_compounds(word: str, keyword: str) -> None:
    assert kind(word, keyword) == "transparent"


@pytest.mark.parametrize("word", ["모자란", "모자라더라", "모자라"])
def test_a_verb_that_begins_like_a_noun_is_no_noun_with_a_particle(word: str) -> None:
    assert "모자" not in Relating(KO).possible(word)


@pytest.mark.parametrize(
    ("word", "noun"),
    [("사과하고", "사과"), ("고양이라더라", "고양이"), ("모자란다면서", "모자라다"), ("눈물겨운", "눈물")],
)
def test_a_verb_made_of_a_noun_and_a_noun_that_is_something_are_the_noun(word: str, noun: str) -> None:
    assert noun in Relating(KO).certain(word)


def test_a_water_strider_is_nobody_made_of_salt() -> None:
    assert "소금" not in Relating(KO).possible("소금쟁이")


@pytest.mark.parametrize(("word", "keyword"), [("민물고기", "물고기"), ("바닷물고기", "물고기")])
def test_what_falls_apart_where_the_keyword_does_is_a_kind_of_it(word: str, keyword: str) -> None:
    assert kind(word, keyword) == "transparent"
