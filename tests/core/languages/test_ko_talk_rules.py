"""Korean: what is talk of the word in sentences of every kind, and what only looks so."""

import pytest

from cluewright.core.clues import Clue, Table, judge, keyword
from cluewright.core.languages.ko import LANGUAGE, numbers
from cluewright.core.languages.ko.phrasing import NTH, NUMBER, patterns

KEYWORDS = ("기린", "곰", "토마토", "호수")


def checks(clue: str, keywords: tuple[str, ...] = KEYWORDS) -> set[str]:
    verdict = judge((Clue(clue),), Table(tuple(keyword(one, "ko") for one in keywords))).verdicts[0]
    return {finding.check for finding in verdict.findings}


def test_patterns_of_numbers_read_all_that_are_listed() -> None:
    number, ordinal = (next(patterns(f"{one}$").each()) for one in (NUMBER, NTH))
    assert [word for word in numbers.NUMBERS if not number.fullmatch(word)] == []
    assert [word for word in numbers.ORDINALS if not ordinal.fullmatch(word)] == []


@pytest.mark.parametrize(
    ("clue", "check"),
    [
        ("원고지 세 칸을 채우지", "letter-count"),
        ("다섯 칸", "letter-count"),
        ("스위스처럼 앞뒤가 같은 철자", "spelling"),
        ("한글로 쓰면 동그라미가 많이 보여", "spelling"),
        ("자기가 나한테 프러포즈한 장소", "private"),
        ("십자말풀이라면 네 칸", "letter-count"),
        ("두 칸에 적는 이름", "letter-count"),
        ("네모 칸 세 개", "letter-count"),
        ("삼 획으로 쓰는 글자", "letter-count"),
        ("넷 중에서 꼴찌 자리에 앉은 애", "position"),
        ("네 개 중 막내", "position"),
        ("목록에서 꼴찌", "position"),
        ("꼴찌로 적힌 단어", "position"),
        ("꼭대기에 적힌 단어", "position"),
        ("네 키워드 중 맨 앞", "position"),
        ("명단 두 번째", "position"),
        ("두 번째와 네 번째 사이", "position"),
        ("세 번째 바로 위", "position"),
        ("앞에서 두 개 건너뛰고 그다음", "position"),
        ("제일 늦게 나오는 단어", "position"),
        ("세 번째로 적힌 말", "position"),
        ("끝에 같은 글자가 연달아 나와", "spelling"),
        ("같은 음절이 반복돼", "spelling"),
        ("앞뒤 글자가 같아", "spelling"),
        ("글자가 되풀이되는 과일", "spelling"),
        ("'토'가 두 번 나오는", "spelling"),
        ("ㅣ가 둘", "spelling"),
        ("기 자로 시작하는 동물", "spelling"),
        ("기역 이 리을 이 니은", "spelling"),
        ("기역이랑 리을", "spelling"),
        ("기차 할 때 '기'", "spelling"),
        ("가나다에서 제일 앞", "spelling"),
        ("영어 대문자 G", "spelling"),
        ("끝말잇기로 이어 '린스'", "spelling"),
        ("물구나무서면 문이 되는 글자", "spelling"),
        ("뒤집힌 문", "keyword"),
        ("반 바퀴 돌리면 문", "keyword"),
        ("들리기엔 기름", "pronunciation"),
        ("앞소리만 바꾸면 미린", "pronunciation"),
        ("'키린'을 부드럽게", "pronunciation"),
    ],
)
def test_talk_of_the_word_is_found(clue: str, check: str) -> None:
    assert check in checks(clue)


@pytest.mark.parametrize(
    "clue",
    [
        "철수가 좋아하는 거",
        "지영이가 무서워하는 동물",
        "민수가 어제 산 거",
        "수진이 생일 선물",
        "김 대리 별명",
        "걔가 좋아하는 거",
        "아까 얘기했던 그거",
        "할머니가 주신 거",
        "와이프가 사 오라고 한 것",
        "내 가방에 든 거",
        "우리 부부가 처음 산 집",
        "너 때문에 망가진 거",
        "우리만의 유행어",
    ],
)
def test_what_somebody_known_does_is_private(clue: str) -> None:
    assert "private" in checks(clue)


@pytest.mark.parametrize(
    "clue",
    [
        "시대의 한 획을 긋다",
        "붓글씨 한 획",
        "구획",
        "지하철 네 번째 칸",
        "기차 세 칸",
        "아흔아홉 칸",
        "나에게 넌 해 질 녘 노을",
        "원고지에 글 쓰는 사람",
        "빈칸 채우기 시험",
        "학교 종이 땡땡땡",
        "광땡",
        "천둥처럼 들려",
        "각운을 맞추는 시인",
        "기억나지 않습니다",
        "우리 아이 첫 이유식",
        "막내딸",
        "꼴찌의 반란",
        "뒤집힌 배",
        "거꾸로 타는 보일러",
        "물구나무서기 동작",
        "끝말잇기 대회",
        "선생님이 좋아하는 학생",
        "흥부가 고쳐 준 것",
        "할머니가 주는 용돈",
        "순자 누나",
        "첫 글자를 배우는 아이",
    ],
)
def test_what_only_looks_so_is_free(clue: str) -> None:
    assert checks(clue) == set()


def test_a_vowel_is_added_after_the_joining_s() -> None:
    assert LANGUAGE.sounds("깻잎")[-1].phones == LANGUAGE.sounds("깬닙")[0].phones


@pytest.mark.parametrize(("said", "meant"), [("낭구", "나무"), ("토깨이", "토끼"), ("하르방", "할아버지")])
def test_dialects_say_the_same_word(said: str, meant: str) -> None:
    assert meant in {form.key for form in LANGUAGE.forms(said) if form.certain}


@pytest.mark.parametrize("clue", ["뼈예요", "손이에요", "칼말고", "코였다", "손이랍니다"])
def test_one_syllable_with_the_verb_to_be_is_the_keyword(clue: str) -> None:
    assert checks(clue, ("뼈", "손", "칼", "코")) == {"keyword"}


@pytest.mark.parametrize("word", ["겠지", "코겠지", "시겠다", "겠"])
def test_an_ending_with_nothing_before_it_is_read_too(word: str) -> None:
    assert word in {form.key for form in LANGUAGE.forms(word)}
    assert LANGUAGE.compound(word, "코") is None


@pytest.mark.parametrize("word", ["고양이가", "바다가", "사람이"])
def test_a_subject_is_the_same_word(word: str) -> None:
    assert {form.kind for form in LANGUAGE.forms(word) if form.key == word[:-1]} == {"particle"}


def test_one_syllable_said_long_is_itself() -> None:
    assert checks("거어엄", ("검", "호수", "기린", "감자")) == {"keyword"}


@pytest.mark.parametrize(
    ("clue", "check"),
    [
        ("다섯 개의 음절", "letter-count"),
        ("세 박자 이름", "letter-count"),
        ("이름이 길어", "letter-count"),
        ("홀수 글자", "letter-count"),
        ("글자가 달랑 하나", "letter-count"),
        ("입을 세 번 벌려", "letter-count"),
    ],
)
def test_length_is_told_in_many_ways(clue: str, check: str) -> None:
    assert check in checks(clue)


@pytest.mark.parametrize("clue", ["사번 이번 일번", "4층 2층 1층", "사층 이층 일층", "사이일번지"])
def test_a_code_may_count_something(clue: str) -> None:
    table = Table(tuple(keyword(one, "ko") for one in KEYWORDS), code=(4, 2, 1))
    verdict = judge((Clue(clue),), table).verdicts[0]
    assert "code" in {finding.check for finding in verdict.findings}


@pytest.mark.parametrize(
    ("clue", "word"),
    [
        ("배가 고플 때", "배고픔"),
        ("맛이 있는 집", "맛있다"),
        ("화가 난 얼굴", "화나다"),
        ("지루한 수업", "지루함"),
        ("막춤", "춤"),
    ],
)
def test_a_word_written_apart_is_the_same(clue: str, word: str) -> None:
    assert "keyword" in checks(clue, (word, "기린", "호수", "감자"))


def test_a_particle_between_two_words_joins_no_others() -> None:
    assert LANGUAGE.joined(("비가", "치는")) == LANGUAGE.joined(("산이", "있는")) == ()


@pytest.mark.parametrize(
    ("clue", "check"),
    [
        ("사당과 혼동되는 말", "pronunciation"),
        ("'사당'이랑 헷갈려", "pronunciation"),
        ("전화로 들으면 사당", "pronunciation"),
        ("사당의 센 발음", "pronunciation"),
        ("발음하기 쉬운 말", "pronunciation"),
        ("마지막 소리가 '탕'", "pronunciation"),
        ("총소리로 끝나는 말", "pronunciation"),
        ("설탕이랑 끝이 같아", "pronunciation"),
        ("혀끝소리로 시작", "pronunciation"),
        ("곰탕 각운", "pronunciation"),
        ("표기랑 발음이 달라", "pronunciation"),
        ("일본 사람이 말하면 사탄", "pronunciation"),
        ("말장난으로 사탄", "pronunciation"),
        ("모음이 아아", "spelling"),
        ("아 모음만 있는 말", "spelling"),
        ("사과의 사, 설탕의 탕", "spelling"),
        ("사과의 앞, 설탕의 뒤", "spelling"),
        ("끝에 탕이 붙는 말", "spelling"),
        ("앞에 사가 오는 말", "spelling"),
        ("사가 앞에", "spelling"),
        ("탕이 뒤에", "spelling"),
        ("탕 자 돌림", "spelling"),
        ("탕으로 끝나는데 국은 아니야", "spelling"),
        ("땡탕", "spelling"),
        ("'설'을 '사'로 바꾸면", "spelling"),
        ("받침은 뒤에만", "spelling"),
        ("이행시: 사랑해 탕수육", "spelling"),
        ("사: 사랑 탕: 탕수육", "spelling"),
        ("사전에서 사타구니 옆", "spelling"),
        ("동그라미로 끝나는 글자", "spelling"),
        ("키보드에서 t 다음 k", "spelling"),
    ],
)
def test_sounds_and_letters_are_told_in_many_ways(clue: str, check: str) -> None:
    assert check in checks(clue, ("사탕", "기린", "호수", "감자"))


@pytest.mark.parametrize(
    "clue",
    [
        "시작과 끝이 같아",
        "동생과 닮은 얼굴",
        "발음이 어려운 언어",
        "총소리로 시작하는 경주",
        "왕의 딸, 왕의 꿈",
        "점이 많은 말",
        "국어사전 옆",
        "물로 끝나는 이야기",
        "천둥의 소리",
    ],
)
def test_likeness_and_ends_of_things_are_free(clue: str) -> None:
    assert checks(clue) == set()


@pytest.mark.parametrize(("clue", "place"), [("비틀즈 멤버", 4), ("준우승", 2), ("3인방", 3)])
def test_some_words_hint_at_a_place(clue: str, place: int) -> None:
    assert LANGUAGE.place_associations[clue] == place


@pytest.mark.parametrize(
    ("clue", "target"),
    [
        ("1번 다음", 2),
        ("3번 바로 앞", 2),
        ("4번 앞", 3),
        ("모니터에서 세 번째", 3),
        ("슬롯 3", 3),
        ("세 번째에 있는", 3),
        ("최후의 단어", 4),
    ],
)
def test_a_place_beside_another_is_whatever_keyword_is_meant(clue: str, target: int) -> None:
    table = Table(tuple(keyword(one, "ko") for one in KEYWORDS))
    verdict = judge((Clue(clue, target=target),), table).verdicts[0]
    assert "position" in {finding.check for finding in verdict.findings}
