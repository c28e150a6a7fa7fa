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
