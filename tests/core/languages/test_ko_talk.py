"""Korean: numbers, talk about words, private talk, and what the referee makes of it all."""

import pytest

from cluewright.core.clues import Clue, Ruling, Table, judge, keyword
from cluewright.core.languages.ko import LANGUAGE
from cluewright.core.languages.patterns import Phrases

KO = LANGUAGE


def says(phrases: Phrases, text: str) -> bool:
    return phrases.search(text) is not None


@pytest.mark.parametrize(
    ("word", "value"),
    [
        ("하나", 1),
        ("두", 2),
        ("열여덟", 18),
        ("스물 한", 21),
        ("아흔아홉", 99),
        ("영", 0),
        ("십", 10),
        ("사십삼", 43),
        ("백", 100),
        ("스무", 20),
    ],
)
def test_numbers_are_read_in_both_series(word: str, value: int) -> None:
    assert KO.numbers[word] == value


def test_ordinals_letters_and_hints() -> None:
    assert KO.ordinals["셋째"] == KO.ordinals["세번째"] == KO.ordinals["3번"] == 3
    assert "이번" not in KO.ordinals
    assert KO.letters["시옷"] == "ㅅ"
    assert KO.place_associations["듀엣"] == 2
    assert KO.place_associations["삼각대"] == KO.place_associations["삼총사"] == 3


@pytest.mark.parametrize(
    ("clue", "check"),
    [
        ("ㅁ으로 시작하는 것", "spelling"), ("시옷이 들어가요", "spelling"), ("초성은 ㄱㅇ", "spelling"),
        ("첫 글자가 거", "spelling"),
        ("거꾸로 읽으면 울거", "spelling"), ("받침이 있는 말", "spelling"), ("두 글자", "letter-count"),
        ("2글자", "letter-count"),
        ("이음절 단어", "letter-count"), ("글자 수는 둘", "letter-count"), ("2번 단어", "position"),
        ("두 번째 낱말", "position"),
        ("맨 마지막 단어", "position"), ("왼쪽에서 둘째", "position"), ("겨울과 발음이 비슷한 것", "pronunciation"),
        ("겨울처럼 들려요", "pronunciation"), ("운이 맞는 말", "pronunciation"),
    ],
)  # fmt: skip
def test_talk_about_the_word_is_illegal(clue: str, check: str) -> None:
    verdict = judge((Clue(clue),), Table(tuple(keyword(k, "ko") for k in ("거울", "감자", "호수", "비둘기")))).verdicts[
        0
    ]
    assert (check, Ruling.ILLEGAL) in {(finding.check, finding.ruling) for finding in verdict.findings}


@pytest.mark.parametrize(
    "text",
    [
        "처음 시작",
        "자음과 모음",
        "글자",
        "세 자매",
        "두 번 접는다",
        "마지막 잎새",
        "운 좋은 날",
        "소리가 나는 장난감",
        "번호표",
        "한 자리",
    ],
)
def test_ordinary_phrases_are_no_talk_about_words(text: str) -> None:
    for patterns in (KO.spelling_talk, KO.count_talk, KO.position_talk, KO.sound_talk):
        assert not says(patterns, text)


@pytest.mark.parametrize(
    "text",
    [
        "우리 엄마",
        "내 동생이 좋아하는 것",
        "어제 우리가 먹은 것",
        "우리 신혼여행",
        "기억나지",
        "우리가 처음 만난 곳",
        "지난주에 같이 갔던 데",
        "내가 제일 좋아하는 음식",
        "우리 신혼여행에서 산 것",
        "내 생일에 받은 것",
        "우리 첫 데이트에서 산 것",
        "우리 여행에서 산 것",
        "우리여행에서 본 것",
        "우리 집에 있는 것",
        "네 생일에 받은 것",
    ],
)
def test_private_references_are_recognised(text: str) -> None:
    assert says(KO.private_talk, text)


NOT_OURS = ("네 개의 다리", "네 번의 결혼식과 한 번의 장례식", "제휴가", "결혼식에서 던지는 것", "생일에 먹는 국")


@pytest.mark.parametrize("text", ["우리나라", "우리말", "나의 살던 고향", "네 이웃을 사랑하라", *NOT_OURS])
def test_fixed_expressions_are_not_private(text: str) -> None:
    assert not says(KO.private_talk, text) or says(KO.idioms, text)


@pytest.mark.parametrize(
    "clue",
    [
        "햇빛",
        "얼굴을 비추는 것",
        "백설공주",
        "감옥",
        "평화의 상징",
        "물",
        "튀김",
        "유리",
    ],
)
def test_honest_clues_pass(clue: str) -> None:
    table = Table(tuple(keyword(k, "ko") for k in ("거울", "감자", "호수", "비둘기")))
    assert judge((Clue(clue),), table).ruling is Ruling.LEGAL


@pytest.mark.parametrize(
    "clue",
    ["거울아 거울아", "거울에 비친 얼굴", "손거울", "ㄱㅓㅇㅜㄹ", "거 울", "ㄱㅇ", "울거", "깨진 거울들", "감자였다"],
)
def test_keywords_in_disguise_are_illegal(clue: str) -> None:
    table = Table(tuple(keyword(k, "ko") for k in ("거울", "감자", "호수", "비둘기")))
    assert judge((Clue(clue),), table).ruling is Ruling.ILLEGAL


HELD = ("거울", "감자", "호수", "비둘기")


@pytest.mark.model  # one of them is only leaned to
@pytest.mark.parametrize(
    ("clue", "ruling"),
    [
        ("ㅎ으로 시작하는 말", Ruling.ILLEGAL), ("히읗이 들어가요", Ruling.ILLEGAL),
        ("‘자’로 끝나는 말", Ruling.ILLEGAL),
        ("초성은 ㄱㅈ", Ruling.ILLEGAL), ("첫 글자가 거", Ruling.ILLEGAL), ("기러기 아버지 미나리", Ruling.ILLEGAL),
        ("ㅁ이 하나", Ruling.ILLEGAL), ("ㅊ으로 시작하는 말", Ruling.SUSPECT), ("치읓이 들어가요", Ruling.SUSPECT),
        ("‘쥐’로 끝나는 말", Ruling.SUSPECT), ("초성은 ㅎㅎ", Ruling.SUSPECT), ("첫 글자가 소", Ruling.SUSPECT),
        ("비읍", Ruling.ILLEGAL), ("리을", Ruling.SUSPECT), ("치읓", Ruling.LEGAL), ("로마", Ruling.LEGAL),
        ("외자", Ruling.ILLEGAL), ("외자 유치", Ruling.LEGAL),
    ],
)  # fmt: skip
def test_letters_that_are_talked_of_are_looked_for_in_the_keywords(clue: str, ruling: Ruling) -> None:
    table = Table(tuple(keyword(k, "ko") for k in HELD))
    assert judge((Clue(clue),), table).ruling is ruling


@pytest.mark.parametrize(
    ("clue", "private"),
    [
        ("우리가 첫 데이트 때 시킨 것", True),
        ("네가 그린 노래", True),
        ("우리가 사는 곳", False),
        ("내가 그린 기린", False),
    ],
)
def test_what_somebody_did_once_is_private_and_what_everybody_does_is_not(clue: str, private: bool) -> None:
    assert says(KO.private_talk, clue) is private


@pytest.mark.parametrize(
    ("shown", "clue", "ruling"),
    [
        ("검정", "감정", Ruling.SUSPECT),
        ("거위", "가위", Ruling.SUSPECT),
        ("검정", "김정", Ruling.LEGAL),
        ("말", "멀", Ruling.LEGAL),
        ("노랑", "누렁이", Ruling.LEGAL),
    ],
)
def test_words_that_differ_by_a_light_and_a_dark_vowel_sound_alike(shown: str, clue: str, ruling: Ruling) -> None:
    found = judge((Clue(clue),), Table((keyword(shown, "ko"),), checks=frozenset({"pronunciation"}))).verdicts[0]
    assert found.ruling is ruling
    assert {one.method for one in found.findings} == ({"alike"} if found.findings else set())


WORKED = ("검정", "잠자리", "칵테일", "솜브레로")
BOTH = (Ruling.LEGAL, Ruling.SUSPECT)


@pytest.mark.parametrize(
    ("shown", "clue", "check", "rulings"),
    [
        (WORKED, "칵테일처럼", "keyword", (Ruling.ILLEGAL,)),
        (WORKED, "ㅅ", "spelling", (Ruling.ILLEGAL,)),
        (WORKED, "‘로’로 끝나는 말", "spelling", (Ruling.ILLEGAL,)),
        (WORKED, "3", "letter-count", (Ruling.SUSPECT,)),
        (WORKED, "세 글자", "letter-count", (Ruling.ILLEGAL,)),
        (WORKED, "셋째", "position", (Ruling.ILLEGAL,)),
        (WORKED, "동메달", "position", BOTH),
        (WORKED, "감정", "pronunciation", (Ruling.SUSPECT,)),
        (WORKED, "‘감정’과 비슷한 발음", "pronunciation", (Ruling.ILLEGAL,)),
        (WORKED, "우리가 첫 데이트 때 시킨 것", "private", (Ruling.SUSPECT,)),
        (("눈사람",), "눈", "keyword", (Ruling.LEGAL,)),
        (("눈",), "눈사람", "keyword", (Ruling.ILLEGAL,)),
        (("양",), "고양이", "keyword", (Ruling.LEGAL,)),
        (("양",), "고양이가", "keyword", (Ruling.LEGAL,)),
        (("소",), "젖소", "keyword", (Ruling.ILLEGAL,)),
        (("고양이",), "고양잉", "keyword", (Ruling.ILLEGAL,)),
        (("컴퓨터",), "컴퓨타", "keyword", (Ruling.ILLEGAL,)),
    ],
)
def test_the_examples_of_the_rulebook(
    shown: tuple[str, ...], clue: str, check: str, rulings: tuple[Ruling, ...]
) -> None:
    found = judge((Clue(clue),), Table(tuple(keyword(one, "ko") for one in shown))).verdicts[0]
    assert found.ruling in rulings
    assert found.ruling is Ruling.LEGAL or check in {one.check for one in found.findings}
