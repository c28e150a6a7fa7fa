"""Korean: what is the keyword after all, and what only looks so, beyond the classes that have a file of their own."""

import pytest

from cluewright.core.clues import Clue, Ruling, Table, Verdict, judge, keyword


def ruled(clue: str, *words: str, code: tuple[int, ...] = ()) -> Verdict:
    return judge((Clue(clue),), Table(tuple(keyword(word, "ko") for word in words), code=code)).verdicts[0]


def ruling(clue: str, word: str) -> Ruling:
    return ruled(clue, word).ruling


@pytest.mark.parametrize(
    ("clue", "word"),
    [
        ("물로 씻어요", "물"),
        ("발로 차요", "발"),
        ("칼로 썰어요", "칼"),
        ("코로 숨 쉬어요", "코"),
        ("꿀로 만든 과자", "꿀"),
    ],
)
def test_with_is_a_particle_behind_a_short_noun(clue: str, word: str) -> None:
    assert ruling(clue, word) is Ruling.ILLEGAL


@pytest.mark.parametrize(
    ("clue", "word"),
    [("홀로 지낸다", "홀"), ("절로 난다", "절"), ("날로 먹다", "날"), ("칼로리", "칼"), ("별로", "별")],
)
def test_adverbs_and_loans_have_no_such_particle(clue: str, word: str) -> None:
    assert ruling(clue, word) is Ruling.LEGAL


@pytest.mark.parametrize(
    ("clue", "word"),
    [
        ("웃겨 죽겠네", "웃음"),
        ("얼린 주스", "얼음"),
        ("죽이는 독", "죽음"),
        ("믿기지 않는", "믿음"),
        ("시뻘건 국물", "빨간색"),
    ],
)
def test_a_noun_and_the_passive_or_causative_of_its_verb_are_one_word(clue: str, word: str) -> None:
    assert ruling(clue, word) is Ruling.ILLEGAL


@pytest.mark.parametrize(
    ("clue", "word"), [("시간이 걸리다", "걸음"), ("종이 울리다", "울음"), ("땅에 묻히다", "물음")]
)
def test_not_so_where_two_verbs_sound_alike_or_the_meaning_has_moved(clue: str, word: str) -> None:
    assert ruling(clue, word) is not Ruling.ILLEGAL


@pytest.mark.parametrize(
    ("clue", "word"),
    [("개구리알", "구리"), ("미나리무침", "나리"), ("고구마밭", "구마"), ("해파리냉채", "파리"), ("국수주의", "국수")],
)
def test_a_word_that_holds_another_by_chance_does_so_in_compounds(clue: str, word: str) -> None:
    assert ruling(clue, word) is Ruling.LEGAL


@pytest.mark.parametrize(
    ("clue", "word"), [("살얼음판", "얼음"), ("돌고래쇼", "고래"), ("눈물바다", "눈"), ("물고기밥", "고기")]
)
def test_a_part_that_no_longer_tells_is_opaque_in_compounds(clue: str, word: str) -> None:
    assert ruling(clue, word) is Ruling.SUSPECT


@pytest.mark.parametrize(("clue", "word"), [("돌다리 밑", "다리"), ("이불빨래", "이불"), ("땅거미줄", "거미줄")])
def test_other_compounds_stay_what_they_are(clue: str, word: str) -> None:
    assert ruling(clue, word) is Ruling.ILLEGAL


@pytest.mark.parametrize(
    ("clue", "word"),
    [("손에 땀을 쥐게", "쥐"), ("주먹을 쥐고", "쥐"), ("이불을 개고", "개"), ("켜 놓은 불", "노란색"), ("꿈틀", "꿈")],
)
def test_a_verb_is_no_noun_that_sounds_like_its_stem(clue: str, word: str) -> None:
    assert ruling(clue, word) is Ruling.LEGAL


@pytest.mark.parametrize(
    ("clue", "word"),
    [
        ("나비잖아", "나비"), ("나비거든요", "나비"), ("나비라니", "나비"), ("나비냐", "나비"), ("작은나비", "나비"),
        ("우는아이", "아이"), ("나비만한 것", "나비"), ("나비같은거", "나비"), ("꽃투성이", "꽃"),
        ("먼지투성이", "먼지"),
    ],
)  # fmt: skip
def test_what_is_written_in_one_with_a_noun_does_not_hide_it(clue: str, word: str) -> None:
    assert ruling(clue, word) is Ruling.ILLEGAL


@pytest.mark.parametrize(("clue", "word"), [("람쥐", "다람쥐"), ("아지", "강아지"), ("하철", "지하철")])
def test_a_keyword_without_its_first_syllable_may_be_meant(clue: str, word: str) -> None:
    assert ruling(clue, word) is Ruling.SUSPECT


@pytest.mark.parametrize(("clue", "word"), [("양이 많다", "고양이"), ("구리", "개구리"), ("나기", "소나기")])
def test_what_is_left_may_be_a_word(clue: str, word: str) -> None:
    assert ruling(clue, word) is Ruling.LEGAL


@pytest.mark.parametrize(
    "clue",
    [
        "네번 한번 세번",
        "포 원 쓰리",
        "포원쓰리",
        "네개 한개 세개",
        "사일삼번",
        "4번 그다음 1번 그리고 3번",
        "네째 첫째 세째",
    ],
)
def test_the_code_is_heard_in_counts_and_in_english(clue: str) -> None:
    found = ruled(clue, "치즈", "삽", "구름", "장갑", code=(4, 1, 3))
    illegal = {one.check for one in found.findings if one.ruling is Ruling.ILLEGAL}
    assert "code" in illegal
    assert illegal <= {"code", "position"}


@pytest.mark.parametrize("clue", ["한번 먹어 봐", "하루 세번", "원", "포", "원 투 쓰리"])
def test_counts_and_such_words_alone_are_no_code(clue: str) -> None:
    assert ruled(clue, "치즈", "병원", "구름", "장갑", code=(4, 1, 3)).ruling is Ruling.LEGAL


@pytest.mark.parametrize("clue", ["빨강, 노랑, 초록", "월, 화, 수", "아침, 점심, 저녁", "빨강·주황·노랑"])
def test_a_row_is_one_clue(clue: str) -> None:
    assert ruling(clue, "치즈") is Ruling.LEGAL


def test_other_lists_are_not() -> None:
    assert ruling("빨강, 자전거, 겨울", "치즈") is Ruling.SUSPECT


@pytest.mark.parametrize(
    ("clue", "check"),
    [
        ("고래랑 라임 딱 맞음", "pronunciation"), ("고래랑 라임이 완전 똑같아", "pronunciation"),
        ("발음은 고래와 매우 흡사", "pronunciation"), ("고래랑 헷갈리는 발음", "pronunciation"),
        ("고래 비슷하게 소리 남", "pronunciation"), ("고래랑 끝이 같은 말", "pronunciation"),
        ("고래랑 라임 쩔어", "pronunciation"),
        ("모음이 죄다 똑같음", "spelling"), ("받침이 아예 없어요", "spelling"), ("받침이 모두 이응", "spelling"),
        ("글자가 반복돼", "spelling"), ("비읍으로 출발", "spelling"), ("획이 엄청 많음", "spelling"),
        ("영어로 쓰면 a가 세 개", "spelling"), ("래로 끝나는 말", "spelling"),
        ("세 자리 글자", "letter-count"), ("길이가 3인 단어", "letter-count"), ("단어 길이 둘", "letter-count"),
        ("글자 수가 제일 많아", "letter-count"), ("우리 것 중 제일 짧은 이름", "letter-count"),
        ("위치는 두 번째", "position"), ("순서상 처음", "position"), ("순서로 치면 세 번째", "position"),
        ("숫자 2에 해당하는 것", "position"), ("꼴찌 단어", "position"), ("번호가 제일 큰 단어", "position"),
        ("첫 번째 것 바로 다음", "position"), ("가운데 둘 중 앞에 거", "position"),
    ],
)  # fmt: skip
def test_such_talk_is_illegal_with_whatever_stresses_it(clue: str, check: str) -> None:
    found = ruled(clue, "모래", "탄산", "구름", "장갑")
    assert (found.ruling, found.findings[0].check) == (Ruling.ILLEGAL, check)


@pytest.mark.parametrize(
    "clue",
    [
        "레몬과 라임", "기타랑 소리가 비슷한 악기", "소리가 똑같이 큰 북", "맨 앞 칸에 타요", "바로 시작해요",
        "받침대가 없어요",
        "획을 긋는 붓", "라임이랑 비슷한 과일", "구구단을 외자", "제일 긴 다리", "세 자리 숫자", "길이가 3미터",
        "두 번째로 큰 도시", "우리가 사는 곳", "내 집처럼 편안한", "끝이 같은 길", "번호가 제일 큰 버스", "꼴찌 팀",
    ],
)  # fmt: skip
def test_what_only_sounds_like_such_talk(clue: str) -> None:
    assert ruled(clue, "모래", "탄산", "구름", "장갑").ruling is Ruling.LEGAL


@pytest.mark.parametrize(
    "clue",
    [
        "니가 맨날 잃어버리는 거", "엄마가 싫어해", "너도 알지?", "형이 나한테 준 거",
        "우리 팀장이 자주 하는 말", "자기야 그거 있잖아",
        "네가 입고 있는 옷 색깔", "오늘 네 양말 색", "내가 사는 곳",
    ],
)  # fmt: skip
def test_what_only_the_team_can_know_is_private(clue: str) -> None:
    assert [one.check for one in ruled(clue, "모래", "탄산", "구름", "장갑").findings] == ["private"]


@pytest.mark.parametrize(
    ("clue", "word", "expected"),
    [
        ("지나가면 안녕", "가면", Ruling.LEGAL),
        ("쳐다보지도 않는다", "지도", Ruling.LEGAL),
        ("차가운 물", "가운", Ruling.LEGAL),
        ("건물이라면 몰라도", "라면", Ruling.LEGAL),
        ("김치라면", "라면", Ruling.SUSPECT),
        ("보물지도", "지도", Ruling.ILLEGAL),
        ("대출이자", "이자", Ruling.SUSPECT),
        ("무도회가면", "가면", Ruling.ILLEGAL),
    ],
)
def test_endings_are_no_nouns(clue: str, word: str, expected: Ruling) -> None:
    assert ruling(clue, word) is expected
