"""Korean talk of letters, counts, places and private things in the middle of a sentence, beside honest look-alikes."""

import pytest

from cluewright.core.clues import Ruling
from tests.core.clues.judging import verdict

ILLEGAL, SUSPECT, LEGAL = Ruling.ILLEGAL, Ruling.SUSPECT, Ruling.LEGAL


@pytest.mark.parametrize(
    ("clue", "ruling"),
    [
        ("왼쪽서 두 번째 게 보이네", ILLEGAL),
        ("왼쪽에서 두 번째 건물", LEGAL),
        ("처음 놓은 단어 말하는 거야", ILLEGAL),
        ("처음 배운 자전거", LEGAL),
        ("양 끝 중에서 오른편", ILLEGAL),
        ("양쪽 중에서 오른쪽 길", LEGAL),
        ("1·2·3 말고 남은 번호", ILLEGAL),
        ("1·2·3차 접종", LEGAL),
        ("꽁무니에 붙은 단어", ILLEGAL),
        ("맨 끝에 붙은 꼬리", LEGAL),
        ("네 번째 칸을 노려", ILLEGAL),
        ("두 번째 칸을 비우세요", LEGAL),
        ("세번째인거", ILLEGAL),
        ("세 번째 줄에 앉은 사람", LEGAL),
        ("1도 2도 3도 아님", ILLEGAL),
        ("위도 아래도 없는 우주", LEGAL),
    ],
)
def test_places(clue: str, ruling: Ruling) -> None:
    assert verdict(clue, "다시마", "선풍기", "초상화", "굴뚝", language="ko").ruling is ruling


@pytest.mark.parametrize(
    ("clue", "ruling"),
    [
        ("글자 수를 두 배 하면 여섯", ILLEGAL),
        ("글자를 세 번 쓰다", LEGAL),
        ("5자 이내로 쓰시오", ILLEGAL),
        ("500자 이내로 자기소개서 쓰기", LEGAL),
        ("몇 글자냐고? 셋", ILLEGAL),
        ("몇 자냐고 묻는 재단사", LEGAL),
        ("사자성어처럼 넉 자로 떨어지는 장난감", ILLEGAL),
        ("석 자로 자른 비단", LEGAL),
        ("손뼉을 세 번 치며 한 자씩 읽어요", ILLEGAL),
        ("손뼉을 세 번 치며 노래해요", LEGAL),
        ("이름을 UTF-8로 저장하면 12바이트", ILLEGAL),
        ("한글 파일 3메가바이트", LEGAL),
    ],
)
def test_counts(clue: str, ruling: Ruling) -> None:
    assert verdict(clue, "다시마", "선풍기", language="ko").ruling is ruling


@pytest.mark.parametrize(
    ("keyword", "clue", "ruling"),
    [
        ("베개", "앞은 ㅔ, 뒤는 ㅐ", ILLEGAL),
        ("초상화", "앞은 검고 뒤는 희다", LEGAL),
        ("여우", "자음이라곤 이응뿐", ILLEGAL),
        ("여우", "이응 모양 도넛", LEGAL),
        ("초상화", "ㄷ자 한옥", LEGAL),
        ("살구", "첫 자가 '살'인 과일", ILLEGAL),
        ("초상화", "첫 자리에 앉다", LEGAL),
        ("돼지", "되 아니고 돼로 쓰는 거 주의", ILLEGAL),
        ("초상화", "낮 말고 밤에 쓰는 것", LEGAL),
        ("모래", "각 어절의 머리만 따서 읽게: 모두 래퍼처럼", ILLEGAL),
        ("초상화", "줄의 맨 앞에 서다", LEGAL),
        ("고구마", "구 빼면 고마", ILLEGAL),
        ("고구마", "커피에서 설탕 빼면", LEGAL),
        ("고구마", "고와 마 사이에 구", ILLEGAL),
        ("고구마", "마구고를 바로잡으면", ILLEGAL),
        ("고구마", "자세를 바로잡으면", LEGAL),
        ("흙", "글자 밑에 ㄹㄱ 두 개가 깔려 있음", ILLEGAL),
        ("나비", "string[0] == '나'", ILLEGAL),
    ],
)
def test_letters(keyword: str, clue: str, ruling: Ruling) -> None:
    assert verdict(clue, keyword, language="ko").ruling is ruling


@pytest.mark.parametrize(
    ("clue", "ruling"),
    [
        ("내 왼쪽 어깨에 있는 비밀", SUSPECT),
        ("어깨에 메는 가방", LEGAL),
        ("제가 내일 세 시에 예약한 데", SUSPECT),
        ("제가 먼저 하겠습니다", LEGAL),
        ("삼촌이 팔아 버린 탈것", SUSPECT),
        ("삼촌이 된 기분", LEGAL),
        ("남편 발에 있는 골칫거리", SUSPECT),
        ("발에 생기는 물집", LEGAL),
        ("내가 죽어도 안 먹는 채소", SUSPECT),
        ("내가 제일 잘 나가", LEGAL),
        ("내 졸업 사진 속 차림", SUSPECT),
        ("졸업 사진 속 학생들", LEGAL),
        ("우리 다음 달에 하는 거", SUSPECT),
        ("다음 주에 하는 시험", LEGAL),
        ("내 책상 서랍에 숨겨 둔 공책", SUSPECT),
        ("서랍에 숨겨 둔 일기장", LEGAL),
    ],
)
def test_private_things(clue: str, ruling: Ruling) -> None:
    assert verdict(clue, "고구마", language="ko").ruling is ruling


@pytest.mark.parametrize(
    ("keyword", "clue", "ruling"),
    [
        ("호랑이", "이랑호가 나타났다", ILLEGAL),
        ("호랑이", "이랑에 심은 호박", LEGAL),
        ("부드럽다", "부드러움", ILLEGAL),
        ("둥글다", "둥근 해", ILLEGAL),
        ("빠르다", "빨리빨리", ILLEGAL),
        ("드물다", "드물게", ILLEGAL),
        ("비빔면", "네넴띤", ILLEGAL),
        ("비빔면", "네모난 떡", LEGAL),
        ("심리", "십 리", ILLEGAL),
        ("심리", "심은 나무", LEGAL),
    ],
)
def test_keywords_in_disguise(keyword: str, clue: str, ruling: Ruling) -> None:
    assert verdict(clue, keyword, language="ko").ruling is ruling
