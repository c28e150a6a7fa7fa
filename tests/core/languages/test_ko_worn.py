"""Korean: nouns worn down in speech, grown together with verbs, or foreign ones written after their sound."""

import pytest

from cluewright.core.clues import Clue, Ruling, Table, judge, keyword
from cluewright.core.languages.ko import LANGUAGE
from cluewright.core.languages.ko.english import hangul_of_english
from cluewright.core.languages.ko.grown_together import noun_before_verb
from cluewright.core.languages.ko.japanese import keys_as_japanese
from cluewright.core.languages.ko.worn_down import run_together, with_swallowed_tails
from cluewright.core.languages.scripts import transcription_key

KO = LANGUAGE


def ruling(clue: str, *keywords: str, target: int | None = None) -> Ruling:
    table = Table(tuple(keyword(one, "ko") for one in keywords))
    return judge((Clue(clue, target=target),), table).verdicts[0].ruling


@pytest.mark.parametrize(
    ("clue", "word"),
    [
        ("셤지", "시험지"), ("추꾸", "축구"), ("하꾜", "학교"), ("떠뽀끼를", "떡볶이"),
        ("달님이시여", "달"), ("별이여", "별"), ("산이로다", "산"), ("빵이라네", "빵"), ("강이구먼", "강"),
        ("집집마다", "집"), ("거북", "거북이"), ("숟갈", "숟가락"), ("곰탱이", "곰"),
        ("비오는 날", "비"), ("북치는 소년", "북"), ("배타고 간다", "배"),
        ("뭉게구름", "구름"), ("보물찾기", "보물"), ("열쇠고리", "열쇠"), ("등대지기", "등대"), ("뇌세포", "뇌"),
    ],
)  # fmt: skip
def test_the_keyword_in_quick_speech_or_grown_together_is_illegal(clue: str, word: str) -> None:
    assert ruling(clue, word) == Ruling.ILLEGAL


@pytest.mark.parametrize(
    ("clue", "word"),
    [
        ("비치는 것", "비"), ("산타는 할아버지", "산"), ("배우고 싶다", "배"), ("젓갈", "젓가락"), ("배우", "배"),
        ("동한", "동해안"), ("병원균", "병원"), ("사과문", "사과"),
    ],
)  # fmt: skip
def test_what_only_looks_so_is_legal(clue: str, word: str) -> None:
    assert ruling(clue, word) == Ruling.LEGAL


def test_only_listed_nouns_are_given_back() -> None:
    assert list(run_together("뱅기")) == ["비행기"]
    assert list(with_swallowed_tails("추꾸")) == ["축구"]
    assert not list(run_together("컵"))
    assert not list(with_swallowed_tails("구름"))


def test_a_long_row_of_tense_consonants_is_left_alone() -> None:
    assert not list(with_swallowed_tails("까" * 10))


def test_a_verb_s_form_that_may_be_a_noun_s_end_shows_nothing() -> None:
    assert noun_before_verb("춤추는", "춤") is False, "춤추다 is a verb of its own"
    assert noun_before_verb("책읽는", "책")
    assert not noun_before_verb("피난가", "피")


@pytest.mark.parametrize(
    ("english", "hangul"),
    [
        ("rainbow", "레인보우"), ("monkey", "몽키"), ("glove", "글로브"), ("chicken", "치킨"), ("mountain", "마운틴"),
        ("angel", "에인젤"),
    ],
)  # fmt: skip
def test_english_is_written_in_everyday_ways_too(english: str, hangul: str) -> None:
    assert hangul in hangul_of_english(english)


def test_a_word_of_one_syllable_may_be_the_english_one() -> None:
    assert KO.as_borrowed("키") == ("키",)
    assert not KO.as_borrowed("소")


@pytest.mark.parametrize(
    ("hangul", "romaji"), [("카제", "kaze"), ("츠키", "tsuki"), ("기츠네", "kitsune"), ("사카나", "sakana")]
)
def test_japanese_written_after_its_sound_is_found_by_its_transcription(hangul: str, romaji: str) -> None:
    assert transcription_key(romaji) in keys_as_japanese(hangul)


def test_what_cannot_be_japanese_or_is_korean_has_no_such_key() -> None:
    assert not any(map(keys_as_japanese, ("엄격", "하늘", "가")))


FOUR = ("등대", "수세미", "피자", "안경")


@pytest.mark.parametrize(
    ("clue", "target"),
    [
        ("끝에서 두 번째", 3), ("뒤에서 두번째 거", 3), ("밑에서 첫 번째", 4), ("오른쪽에서 두 번째", 3),
        ("마지막 바로 앞", 3), ("마지막에서 두 번째", 3), ("일번이요", 1), ("첫 칸", 1), ("둘째 줄", 2),
        ("순서상 세 번째", 3), ("순번 3", 3), ("우리 단어 중 세 번째", 3), ("제일 끝에 있는 친구", 4),
    ],
)  # fmt: skip
def test_a_place_counted_from_either_end_is_illegal(clue: str, target: int) -> None:
    assert ruling(clue, *FOUR, target=target) == Ruling.ILLEGAL


@pytest.mark.parametrize(("clue", "target"), [("맨 끝", 4), ("맨 앞", 1), ("마지막", 4), ("넘버 쓰리", 3)])
def test_an_end_alone_hints_at_its_place(clue: str, target: int) -> None:
    assert "association" in _methods(clue, target)
    assert "association" not in _methods(clue, 2)


def _methods(clue: str, target: int) -> set[str]:
    table = Table(tuple(keyword(one, "ko") for one in FOUR))
    return {one.method for one in judge((Clue(clue, target=target),), table).verdicts[0].findings}


@pytest.mark.parametrize(
    "clue",
    [
        "크리스마스 장식 맨 위에 있는 거", "건물 제일 위에 있는 것", "몸 맨 뒤에 있는 것", "교실 첫 줄",
        "마지막에서 두 번째 달은 11월", "뒤에서 두 번째 자리가 명당", "왼쪽에서 네 번째 손가락",
    ],
)  # fmt: skip
def test_places_elsewhere_are_legal(clue: str) -> None:
    assert ruling(clue, *FOUR, target=1) == Ruling.LEGAL


@pytest.mark.parametrize(
    ("clue", "expected"),
    [
        ("경으로 끝나", Ruling.ILLEGAL), ("에스로 시작", Ruling.ILLEGAL), ("국어사전 맨 앞쪽에 나옴", Ruling.ILLEGAL),
        ("쌍자음 과일", Ruling.ILLEGAL), ("빈칸 두 개", Ruling.ILLEGAL), ("획이 열 개", Ruling.ILLEGAL),
        ("환경하고 끝소리 같음", Ruling.ILLEGAL), ("언뜻 들으면 비자", Ruling.ILLEGAL), ("라임: 비자", Ruling.ILLEGAL),
        ("잘못 들으면 큰일", Ruling.LEGAL), ("책 읽을 때 써요", Ruling.LEGAL), ("국어사전", Ruling.LEGAL),
    ],
)  # fmt: skip
def test_talk_of_letters_counts_and_sounds(clue: str, expected: Ruling) -> None:
    assert ruling(clue, *FOUR) == expected


@pytest.mark.parametrize(
    "clue",
    [
        "우리 둘만 아는 그거", "너랑 나랑 싸운 이유", "내 mbti", "우리 고3 때 담임", "엄마가 해 주던 반찬",
        "제가 좋아하는 색",
        "지금 내가 입고 있는 거", "네 가방 속", "너 어제 그거", "우리 과 엠티에서 했던 거", "내 왼쪽에 앉은 사람",
    ],
)  # fmt: skip
def test_what_only_the_team_knows_is_suspect(clue: str) -> None:
    assert ruling(clue, *FOUR) == Ruling.SUSPECT


@pytest.mark.parametrize(
    "clue",
    [
        "강아지가 좋아하는 것", "개가 좋아하는 것", "고양이가 매일 하는 일", "우리만의 세상",
        "나는 네가 지난여름에 한 일을 알고 있다",
        "나무 위에 사는 것", "지금 만나러 갑니다", "너 자신을 알라",
    ],
)  # fmt: skip
def test_what_anybody_knows_is_not_private(clue: str) -> None:
    assert ruling(clue, *FOUR) == Ruling.LEGAL
