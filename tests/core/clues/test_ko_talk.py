"""Korean talk of places, counts, letters, sounds and private things, each beside an honest look-alike."""

import pytest

from cluewright.core.clues import Ruling
from tests.core.clues.judging import verdict

ILLEGAL, SUSPECT, LEGAL = Ruling.ILLEGAL, Ruling.SUSPECT, Ruling.LEGAL


@pytest.mark.parametrize(
    ("clue", "ruling"),
    [
        ("내 앞에 놓인 네 단어 중 두 번째", ILLEGAL),
        ("칸막이 두 번째 칸에 들어 있지롱", ILLEGAL),
        ("맨 꼭대기 칸", ILLEGAL),
        ("트리 꼭대기의 별", LEGAL),
        ("둘째 줄에 쓰여 있어", ILLEGAL),
        ("앞에서 두 번째 줄에 앉아요", LEGAL),
        ("아래에서 위로 두 번째", ILLEGAL),
        ("위에서 아래로 흐르는 물", LEGAL),
        ("1번 말고 그 옆", ILLEGAL),
        ("3번 우물", LEGAL),
        ("왼쪽부터 하나, 둘, 셋, 그리고 이거", ILLEGAL),
        ("하나 둘 셋 찰칵", LEGAL),
        ("앞에 세 개 지나야 나오는 카드", ILLEGAL),
        ("세 칸 앞으로 가는 말", LEGAL),
        ("2라는 번호가 붙은 카드", ILLEGAL),
        ("대기 번호 3번 고객님", LEGAL),
    ],
)
def test_places(clue: str, ruling: Ruling) -> None:
    assert verdict(clue, "고구마", "선풍기", "초상화", "굴뚝", language="ko").ruling is ruling


@pytest.mark.parametrize(
    ("clue", "ruling"),
    [
        ("넉 자짜리 과일", ILLEGAL),
        ("여섯 자 비단", LEGAL),
        ("이름이 세 자인 동물", ILLEGAL),
        ("칸이 세 개인 가로 열쇠", ILLEGAL),
        ("칸이 세 개인 책장", LEGAL),
        ("글자 수로는 넷 중 제일 길어", ILLEGAL),
        ("글자 수 제한이 있는 문자 메시지", LEGAL),
        ("두 글자인데 달다", ILLEGAL),
        ("한 글자 한 글자 꾹꾹 눌러 쓴 편지", LEGAL),
        ("이 글자 읽어 보세요", LEGAL),
        ("대문에 써 붙인 네 글자, 입춘대길", LEGAL),
        ("빈칸 채우기: ○○○", ILLEGAL),
        ("빈칸을 채우세요", LEGAL),
    ],
)
def test_counts(clue: str, ruling: Ruling) -> None:
    assert verdict(clue, "고구마", "선풍기", language="ko").ruling is ruling


@pytest.mark.parametrize(
    ("keyword", "clue", "ruling"),
    [
        ("쥐", "'ㅈ'에 'ㅟ' 붙임", ILLEGAL),
        ("이구아나", "ㅣ-ㅜ-ㅏ-ㅏ 순으로 모음", ILLEGAL),
        ("초상화", "ㅜ.ㅜ", LEGAL),
        ("백조", "'조백'의 순서를 바꿔 보셈", ILLEGAL),
        ("초상화", "순서를 바꿔 탑승", LEGAL),
        ("표범", "사전에서 '표백' 바로 다음쯤에 나오는 말", ILLEGAL),
        ("초상화", "사전에서 단어를 찾다", LEGAL),
        ("거위", "가나다순으로 꽂으면 이 넷 중 첫째", ILLEGAL),
        ("출석부", "가나다순이면 강부터 황까지", LEGAL),
        ("사이", "앞뒤를 맞바꾸면 '이사'란 말", ILLEGAL),
        ("초상화", "앞뒤가 바뀐 티셔츠", LEGAL),
        ("삼행시", "운을 띄워 주세요", LEGAL),
        ("맞춤법", "'되'와 '돼'를 틀리면 정떨어지더라", LEGAL),
        ("신비롭다", "신비로이 빛나는 오로라", ILLEGAL),
    ],
)
def test_letters(keyword: str, clue: str, ruling: Ruling) -> None:
    assert verdict(clue, keyword, language="ko").ruling is ruling


@pytest.mark.parametrize(
    ("clue", "ruling"),
    [
        ("발음해 보면 '보따리'랑 끝이 같아", ILLEGAL),
        ("발음이 정확한 아나운서", LEGAL),
        ("한자로 黑, 한국식으로 읽어 봐", ILLEGAL),
        ("한국식으로 먹는 법", LEGAL),
        ("소리는 같고 뜻이 다른 말", ILLEGAL),
        ("같은 뜻의 다른 말", LEGAL),
        ("라임은 '조그마'", ILLEGAL),
        ("라임 맛 사탕", LEGAL),
    ],
)
def test_sounds(clue: str, ruling: Ruling) -> None:
    assert verdict(clue, "고구마", language="ko").ruling is ruling


@pytest.mark.parametrize(
    ("clue", "ruling"),
    [
        ("우리가 금요일마다 만나는 거기", SUSPECT),
        ("우리가 매일 마시는 것", LEGAL),
        ("네가 그날 내 떡볶이를 다 뺏어 먹고 그렇게 됐지", SUSPECT),
        ("우리 신랑 왼쪽 어깨에 있는 거", SUSPECT),
        ("신랑이 입는 옷", LEGAL),
        ("유라가 수능 끝나고 엄마 졸라서 한 거", SUSPECT),
        ("춘향이가 탄 것", LEGAL),
        ("태식이 형이 축제 무대에서 줄 끊어 먹은 거", SUSPECT),
        ("제 차에 아이가 타고 있어요", LEGAL),
    ],
)
def test_private_things(clue: str, ruling: Ruling) -> None:
    assert verdict(clue, "고구마", language="ko").ruling is ruling


@pytest.mark.parametrize(
    ("target", "clue", "ruling"),
    [(1, "금메달", SUSPECT), (3, "삼거리", SUSPECT), (4, "4번 타자", SUSPECT), (2, "금메달", LEGAL)],
)
def test_what_is_known_for_a_number(target: int, clue: str, ruling: Ruling) -> None:
    code = (target, *(place for place in (1, 2, 3, 4) if place != target))[:3]
    assert verdict(clue, "고구마", "선풍기", "초상화", "굴뚝", language="ko", code=code).ruling is ruling
