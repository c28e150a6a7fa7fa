"""Korean: words of one family that no ending shows, and words that only look as if they were of one."""

import pytest

from cluewright.core.clues import Clue, Ruling, Table, judge, keyword
from cluewright.core.languages.ko import LANGUAGE
from cluewright.core.languages.patterns import Phrases

from .relating import Relating

KO = LANGUAGE

_KO_WORDS = Relating(KO)
kind = _KO_WORDS.kind
certain = _KO_WORDS.certain


def ruling(clue: str, *keywords: str) -> Ruling:
    return judge((Clue(clue),), Table(tuple(keyword(one, "ko") for one in keywords))).verdicts[0].ruling


def says(phrases: Phrases, text: str) -> bool:
    return phrases.search(text) is not None


@pytest.mark.parametrize(
    ("clue", "word"),
    [
        ("새파란 하늘", "파란색"), ("샛노란 은행잎", "노란색"), ("새빨개진 볼", "빨간색"), ("똥그란 눈", "동그라미"),
        ("동그란 것", "동그라미"), ("막춤 추는 사람", "춤"), ("쿨쿨 자는 곰", "잠"), ("빗는 것", "빗"),
        ("이파리", "잎"), ("무르팍", "무릎"),
        ("고옹구웅마아", "고구마"), ("구우웅름", "구름"), ("어린애", "아이"), ("좀비물", "좀비"),
    ],
)  # fmt: skip
def test_a_word_of_the_same_family_is_illegal(clue: str, word: str) -> None:
    assert ruling(clue, word) == Ruling.ILLEGAL


@pytest.mark.parametrize(
    ("clue", "word"),
    [
        ("뻘건 국물", "빨간색"), ("누리끼리한 벽지", "노란색"), ("둥그런 것", "동그라미"),
        ("우스운 광대", "웃음"), ("웃픈 이야기", "웃음"), ("어둑어둑", "어둠"), ("깊숙이", "깊이"),
        ("얄미운 녀석", "미움"),
        ("불타는 금요일", "불"), ("싹튼 우정", "싹"), ("꽃피는 고향", "꽃"), ("재밌는 놀이", "재미"),
        ("맛난 음식", "맛"),
        ("밤마다 꾸는 것", "꿈"),
    ],
)  # fmt: skip
def test_a_word_of_a_family_with_another_vowel_or_meaning_is_suspect(clue: str, word: str) -> None:
    assert ruling(clue, word) == Ruling.SUSPECT


@pytest.mark.parametrize(
    ("clue", "word"),
    [
        ("추운 날", "춤"), ("자라", "잠"), ("자동차", "잠"), ("파란만장", "파란색"), ("파도", "파란색"),
        ("푸른 숲", "파란색"),
        ("붉은 노을", "빨간색"), ("살피다", "살"), ("불편한 의자", "불"), ("둥지", "동그라미"), ("우산", "웃음"),
        ("자세히", "자"), ("숨기고", "숨"), ("돌아가는", "돌"), ("물리치는", "물"), ("힘차는", "차"),
        ("별로 안 추움", "별"),
        ("불과", "불"), ("비치는", "비"), ("돌보는", "돌"), ("공들이다", "공"), ("철없는 아이", "철"),
        ("사아앙", "고구마"),
    ],
)  # fmt: skip
def test_words_of_another_family_are_legal(clue: str, word: str) -> None:
    assert ruling(clue, word) == Ruling.LEGAL


@pytest.mark.parametrize(
    ("word", "noun"),
    [
        ("빗물", "빗"), ("빗방울", "빗"), ("빗장", "빗"), ("깃발", "깃"), ("깃발", "발"), ("젓가락", "젓"),
        ("갓길", "갓"),
        ("못자리", "못"), ("잣대", "잣"), ("햇감자", "해"), ("옷장", "오"), ("잣나무", "자"), ("맛집", "마"),
        ("샛별", "새"),
        ("손톱", "톱"), ("데스크톱", "톱"), ("디스코", "코"), ("풀코스", "풀"), ("펜팔", "팔"), ("글라이더", "글"),
        ("글씨", "씨"),
        ("강쥐", "쥐"), ("강쥐", "강"), ("잎새", "새"), ("밤샘", "샘"), ("겨울철", "철"), ("좀비물", "물"),
        ("물음표", "물"),
    ],
)  # fmt: skip
def test_a_syllable_of_another_root_is_no_part(word: str, noun: str) -> None:
    assert kind(word, noun) is None


@pytest.mark.parametrize(
    ("word", "noun"),
    [
        ("빗물", "비"), ("참빗", "빗"), ("깃털", "깃"), ("새우젓", "젓"), ("갓길", "길"), ("햇빛", "해"),
        ("옷장", "옷"),
        ("샛별", "별"), ("손톱", "손"), ("쇠톱", "톱"), ("데스크톱", "데스크"), ("펜팔", "펜"), ("글씨", "글"),
        ("밤샘", "밤"),
        ("겨울철", "겨울"), ("설탕물", "물"), ("레몬물", "물"), ("물컵", "물"), ("콧수염", "코"), ("뱃사공", "배"),
    ],
)  # fmt: skip
def test_what_the_word_is_made_of_is_a_part(word: str, noun: str) -> None:
    assert kind(word, noun) == "transparent"


def test_unusual_talk_of_letters_counts_places_and_sounds() -> None:
    assert all(
        says(KO.spelling_talk, one)
        for one in ("머릿글자 히읗", "앞뒤 똑같은 단어", "반복되는 글자 있음", "호 어쩌고", "호O이".lower())
    )
    assert all(says(KO.count_talk, one) for one in ("총 네 자", "한글로 세 자"))
    assert all(
        says(KO.position_talk, one) for one in ("우리 화면 첫 번째", "우리 첫 단어", "제일 먼저 나오는 말", "칸 1")
    )
    assert all(says(KO.sound_talk, one) for one in ("라임 맞추면 황금", "금으로 끝나는 라임", "어감이 비슷"))
    assert all(says(KO.private_talk, one) for one in ("내 책상에 있는 거", "지난번 걔가 준 거", "우리 과 동기"))


@pytest.mark.parametrize(
    "clue",
    [
        "어쩌고저쩌고", "그 뭐시기", "똑같은 글자판", "라임 오렌지", "우리 팀 첫 골", "화면 조정", "총 네 번",
        "모두 네 자매",
        "가장 먼저 나오는 새싹", "직장 동료", "냉장고에 있는 것", "앞뒤가 다른 사람", "좌우대칭 건물", "이니셜 목걸이",
        "걔는 왜 그래", "어감이 좋은 이름",
    ],
)  # fmt: skip
def test_ordinary_phrases_that_look_like_such_talk_are_legal(clue: str) -> None:
    assert ruling(clue, "호수", "감자", "연필", "바퀴") == Ruling.LEGAL


def test_what_a_verb_says_is_done_stands_in_compounds() -> None:
    assert kind("행복지수", "행복하다") == kind("청소기", "청소하다") == kind("결혼식장", "결혼하다") == "transparent"
    assert kind("조선", "조용하다") is None
    assert kind("말괄량이", "말하다") is None


def test_big_brothers_are_big_and_pretty_ones_pretty() -> None:
    assert kind("큰형", "크다") == kind("작은형", "작다") == kind("먹방", "먹다") == "transparent"
    assert kind("나선형", "나서다") is None
    assert "예쁘다" in certain("이쁜") & certain("예쁜이")
    assert "날다" in certain("날개")


def test_shoes_and_cups_to_be_won_are_other_things() -> None:
    assert kind("신발", "발") == kind("월드컵", "컵") == "opaque"
    assert says(KO.sound_talk, "'납이'를 이어서 읽으면")
    assert not says(KO.sound_talk, "책을 이어서 읽으면")
