"""Korean clues as the whole referee sees them."""

import pytest

from cluewright.core.clues import Ruling

from .judging import checks, finding, translated, verdict

TABLE = ("강", "기차", "판사", "두부")


@pytest.mark.parametrize(
    "clue",
    [
        "이백사십삼", "이백 사십삼", "이백사십삼번지", "243호", "둘하고 넷하고 셋", "이-사-삼입니다", "암호는 이사삼",
    ]
)  # fmt: skip
def test_the_code_is_heard_however_it_is_said(clue: str) -> None:
    assert finding(clue, *TABLE, language="ko", check="code", code=(2, 4, 3)).ruling is Ruling.ILLEGAL


@pytest.mark.parametrize("clue", ["이백", "삼백 나한", "사과", "119", "342호", "둘도 없는 친구"])
def test_other_numbers_are_no_code(clue: str) -> None:
    assert "code" not in checks(verdict(clue, *TABLE, language="ko", code=(2, 4, 3)))


def test_what_digits_count_is_no_code_as_long_as_none_is_known() -> None:
    assert "code" not in checks(verdict("312호", *TABLE, language="ko"))


@pytest.mark.parametrize(
    ("clue", "keyword", "ruling"),
    [
        ("taramchwi", "다람쥐", Ruling.ILLEGAL), ("дарамджви", "다람쥐", Ruling.ILLEGAL),
        ("ddukbokki", "떡볶이", Ruling.ILLEGAL), ("byul", "별", Ruling.SUSPECT), ("chigap", "지갑", Ruling.SUSPECT),
        ("관서도", "도서관", Ruling.SUSPECT),
    ],
)  # fmt: skip
def test_a_keyword_in_other_letters_or_backwards(clue: str, keyword: str, ruling: Ruling) -> None:
    assert finding(clue, keyword, *TABLE, language="ko", check="keyword").ruling is ruling


@pytest.mark.parametrize(
    ("clue", "keyword"), [("more", "모래"), ("mute", "무대"), ("mocha", "모자"), ("Sacha", "사자"), ("기사", "사기")]
)
def test_chance_in_other_letters_is_let_pass(clue: str, keyword: str) -> None:
    assert "keyword" not in checks(verdict(clue, keyword, *TABLE, language="ko"))


@pytest.mark.parametrize(("clue", "keyword"), [("덮밥", "덮다"), ("군밤", "굽다"), ("뒤섞인", "섞다")])
def test_a_verb_is_found_in_words_no_longer_than_itself(clue: str, keyword: str) -> None:
    assert finding(clue, keyword, *TABLE, language="ko", check="keyword").ruling is Ruling.ILLEGAL


@pytest.mark.parametrize("clue", ["수리수리 마수리", "아브라카다브라"])
def test_spells_are_no_slips_of_the_keyboard(clue: str) -> None:
    assert "keyword" not in checks(verdict(clue, "마술", *TABLE, language="ko"))


@pytest.mark.parametrize("clue", ["이름 석 자", "내 머리 속의 지우개"])
def test_a_syllable_of_a_phrase_is_no_foreign_word(clue: str) -> None:
    sock = translated("양말", "ko", en="sock")
    assert "translation" not in checks(verdict(clue, sock, *TABLE, language="ko"))


def test_a_strange_syllable_of_a_phrase_may_be_one() -> None:
    assert "translation" in checks(verdict("캣 타워", translated("고양이", "ko", en="cat"), *TABLE, language="ko"))


@pytest.mark.parametrize("clue", ["알람시계를", "알람시계처럼"])
def test_a_keyword_of_two_words_is_found_run_together_and_inflected(clue: str) -> None:
    assert finding(clue, "알람 시계", *TABLE, language="ko", check="keyword").ruling is Ruling.ILLEGAL


@pytest.mark.parametrize(("clue", "keyword", "foreign"), [("눈에 콩깍지", "수녀", "nun"), ("보는 눈", "뼈", "bone")])
def test_inflected_words_of_a_sentence_are_no_foreign_words(clue: str, keyword: str, foreign: str) -> None:
    shown = translated(keyword, "ko", en=foreign)
    assert "translation" not in checks(verdict(clue, shown, *TABLE, language="ko"))


def test_little_words_of_english_are_hardly_a_form_of_another_language() -> None:
    year = translated("해", "ko", cs="rok")  # though Czechs count five let
    assert verdict("Let it be", year, *TABLE, language="ko").ruling is Ruling.LEGAL


def test_a_word_with_a_particle_sounds_like_the_keyword_by_chance() -> None:
    assert finding("목이 마르다", "모기", *TABLE, language="ko", check="pronunciation").ruling is Ruling.SUSPECT
    assert finding("목이", "모기", *TABLE, language="ko", check="pronunciation").ruling is Ruling.ILLEGAL


def test_a_word_of_a_phrase_may_be_typed_in_latin_letters() -> None:
    found = finding("xhRl 간 빼먹기", "토끼", *TABLE, language="ko", check="keyword")
    assert (found.ruling, found.method, found.excerpt) == (Ruling.ILLEGAL, "keyboard", "xhRl")


@pytest.mark.parametrize(
    ("clue", "sure"), [("꼬리가 아홉 개", False), ("아홉개", False), ("사냥하는 개", True), ("개 아홉", True)]
)
def test_a_counter_after_a_number_may_be_just_that(clue: str, sure: bool) -> None:
    assert verdict(clue, "개", language="ko").ruling is (Ruling.ILLEGAL if sure else Ruling.SUSPECT)


@pytest.mark.parametrize(
    ("clue", "ruling"),
    [
        ("여러 가지", Ruling.SUSPECT),
        ("몇 가지 맛", Ruling.SUSPECT),
        ("온갖 가지를 모은 곳", Ruling.LEGAL),
        ("보라색 가지", Ruling.ILLEGAL),
        ("가지 여러 개", Ruling.ILLEGAL),
    ],
)
def test_a_counter_counts_after_some_number_or_other_too(clue: str, ruling: Ruling) -> None:
    assert verdict(clue, "가지", language="ko", checks=frozenset({"keyword"})).ruling is ruling


@pytest.mark.parametrize(("clue", "keyword"), [("사자 탕수육", "사탕"), ("고기 양념 이랑", "고양이")])
def test_syllables_that_begin_the_words_spell_a_keyword(clue: str, keyword: str) -> None:
    found = [one for one in verdict(clue, keyword, language="ko").findings if one.check == "spelling"]
    assert [(one.method, one.ruling) for one in found] == [("acrostic", Ruling.SUSPECT)]


@pytest.mark.parametrize(("clue", "keyword"), [("미운 오리 새끼", "마이산"), ("사자 탕수육", "탕사")])
def test_three_consonants_are_those_of_too_many_phrases(clue: str, keyword: str) -> None:
    assert "spelling" not in checks(verdict(clue, keyword, language="ko"))


@pytest.mark.parametrize("clue", ["'고구마'라고 쓴다", "‘고구마’랑 비슷한 맛", '"고구마"는 아니고'])
def test_a_keyword_in_quotation_marks_with_a_particle_is_said(clue: str) -> None:
    assert verdict(clue, "고구마", language="ko").ruling is Ruling.ILLEGAL


@pytest.mark.parametrize(("word", "clue"), [("닭", "암탉"), ("강아지", "수캉아지"), ("돼지", "수퇘지")])
def test_a_part_may_begin_otherwise_inside_a_word(word: str, clue: str) -> None:
    assert finding(clue, word, "겨울", language="ko", check="keyword").ruling is Ruling.ILLEGAL
