"""Korean: what a team says to one another about its screen, its words' letters and sounds, and things known for a
number; and honest clues like them."""

from unicodedata import normalize

import pytest

from cluewright.core.clues import Clue, Ruling, Table, judge, keyword
from cluewright.core.clues.talk import Subject, talk
from cluewright.core.languages.ko import LANGUAGE


def _says(text: str, subject: Subject) -> bool:
    return any(one.subject == subject for one in talk("ko", normalize("NFKC", text)))


@pytest.mark.parametrize(
    "text",
    [
        "맨 꼭대기에 적힌 거", "끝에서 두 번째 줄", "제일 밑에 깔린 단어", "넘버 투 칸",
        "얘들아, 왼쪽에서 세 번째 봐", "1빠로 뜬 단어",
        "3번 카드 바로 앞", "라스트 키워드", "첫 줄 바로 아래 줄", "둘째 놈", "no.3 슬롯", "2번 칸 보세요",
        "자 다들 4번 칸 주목", "#3",
        "슬롯 투", "막빠", "뒤에서 두 번째 칸", "화면 제일 왼쪽", "2번 바로 다음 칸", "첫 번째 거 옆에 있는 거",
        "1번이랑 3번 사이",
        "abcd 중에 c", "보기 4번", "2행 1열", "포문을 여는 키워드", "ㄷ번", "번호에 1을 더하면 4",
    ],
)  # fmt: skip
def test_a_place_is_named_as_teams_do(text: str) -> None:
    assert _says(text, "position_talk")


@pytest.mark.parametrize(
    "text",
    [
        "두 번째 소원", "맨 앞자리에 앉는 모범생", "3번 출구 앞", "1번 타자", "제일 위에 별을 단다",
        "세 번째 열차 칸", "화면 아래 자막",
        "포 사격", "원투 펀치", "넘버원", "번호를 눌러", "왼쪽으로 세 걸음", "막내 동생", "첫째 아이", "두 번째 친구",
        "표 맨 앞줄",
        "칸 영화제", "1번 찍고 2번 찍고", "시계 방향으로 돌려", "자 이제 골라 봐",
    ],
)  # fmt: skip
def test_other_places_are_none(text: str) -> None:
    assert not _says(text, "position_talk")


WORDS = Table(tuple(keyword(word, "ko") for word in ("우산", "소나기", "젤리", "본능")))


@pytest.mark.parametrize(
    "text",
    [
        "공에서 ㅗ를 ㅏ로 갈아 끼워", "ㅗ 말고 ㅏ", "쌍기역으로 여는 낱말", "'미소나 기쁨' 속에 숨은 말",
        "뒤에 '를' 말고 '을'이 붙어",
        "ㅂ 불규칙 활용", "똑같은 글자 둘로 시작", "'고' 자를 앞에 붙이면 강원도의 군 이름",
        "앞뒤 글자를 맞바꾸면 '지가'",
        "ㅐ인지 ㅔ인지 헷갈리는 철자", "끝말잇기, 바나나 다음 차례", "끝말잇기에서 '리본' 다음으로 딱",
        "뒤집으면 문이 되는 애",
        "사람 모양으로 생긴 글자", "로마자 머리글자 K", "우 더하기 산", "'우'에 '산'을 붙여", "앞은 젤 뒤는 리",
        "영타로 치면 dntks",
        "모스부호로 치면 -.-", "'하다'를 붙이면 동사", "두음법칙이 적용된 단어", "이름 속에 동물이 숨어 있음",
    ],
)  # fmt: skip
def test_letters_are_spoken_of(text: str) -> None:
    found = judge((Clue(text),), WORDS).verdicts[0].findings
    assert any(one.check == "spelling" for one in found)


@pytest.mark.parametrize(
    "text",
    [
        "보물 지도 속에 숨은 섬", "숲 속에 숨은 요정", "글자를 배우는 곳", "사람 모양 인형", "뒤집으면 익는 전",
        "꼬리 자르고 도망",
        "머리를 자르는 곳", "끝말잇기에서 지면 벌칙", "맞춤법 검사", "ㄱ자 집", "모스부호로 보낸 구조 신호",
        "밥에 김을 얹어",
        "눈과 비가 만나", "앞은 바다 뒤는 산", "이름 안에 담긴 뜻", "1 더하기 1",
    ],
)  # fmt: skip
def test_letters_are_not_spoken_of(text: str) -> None:
    assert judge((Clue(text),), WORDS).ruling is Ruling.LEGAL


@pytest.mark.parametrize(
    "text",
    [
        "길게 읽으면 곤충, 짧게 읽으면 꾸중", "끝소리가 [ㄷ]으로 나", "멍멍이와 발음이 구분 안 되는 갑각류",
        "[꼳]이라고 읽음",
        "외국인이 읽으면 '캄밥'", "발음만으로는 게랑 구분 불가", "뜻은 다른데 소리는 같아",
    ],
)  # fmt: skip
def test_sounds_are_spoken_of(text: str) -> None:
    assert _says(text, "sound_talk")


@pytest.mark.parametrize(
    "text",
    [
        "길게 발음하는 선생님", "짧게 말해", "발음기호", "작은 소리로 속삭여", "외국인이 부르는 \"아리랑\"",
        "아기가 부르는 엄마",
        "운을 점치다", "음이 높다",
    ],
)  # fmt: skip
def test_sounds_are_not_spoken_of(text: str) -> None:
    assert not _says(text, "sound_talk")


@pytest.mark.parametrize(
    "text", ["지난 회식 때 김 대리가 옷에 쏟은 그거", "저번 엠티 때 네가 잃어버린 거", "박 부장님이 떨어뜨린 그거"]
)
def test_what_only_colleagues_know_is_private(text: str) -> None:
    assert _says(text, "private_talk")


@pytest.mark.parametrize("text", ["지난 계절의 옷", "지난 여행의 사진", "회식 자리", "결혼식 부케"])
def test_outings_of_anybody_are_not_private(text: str) -> None:
    assert not _says(text, "private_talk")


@pytest.mark.parametrize(
    ("name", "number"),
    [
        ("유니콘", 1), ("홀인원", 1), ("견우와 직녀", 2), ("흥부랑 놀부", 2), ("톰과 제리", 2), ("해트트릭", 3),
        ("동방박사", 3),
        ("삼 형제", 3), ("세 자매", 3), ("사군자", 4), ("사물놀이", 4), ("블랙핑크", 4), ("4총사", 4),
        ("네잎클로버", 4),
    ],
)  # fmt: skip
def test_what_is_known_for_a_number(name: str, number: int) -> None:
    assert LANGUAGE.numbered[name] == number


FOUR = Table(tuple(keyword(word, "ko") for word in ("퇴근", "메뚜기", "벽돌", "왕비")))


def test_a_number_in_a_title_hints_at_its_place_only() -> None:
    assert judge((Clue("아기 돼지 삼 형제", target=3),), FOUR).ruling is Ruling.SUSPECT
    assert judge((Clue("아기 돼지 삼 형제", target=1),), FOUR).ruling is Ruling.LEGAL
