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
        ("코드 숫자로 1에 해당하는 것", ILLEGAL),
        ("코드를 짜는 사람 한 명", LEGAL),
        ("순서가 세 번째인 것", ILLEGAL),
        ("순서를 기다리는 세 번째 손님", LEGAL),
        ("막내 자리에 있는 단어", ILLEGAL),
        ("지하철 맨 앞 칸", LEGAL),
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
        ("석 자로 쓰는 음식", ILLEGAL),
        ("석 자로 자른 비단", LEGAL),
        ("자모를 다 세면 네 개", ILLEGAL),
        ("자음 열네 개와 모음 열 개로 된 발명", LEGAL),
        ("글자를 세 봐, 셋이야", ILLEGAL),
        ("열 획으로 쓴다", ILLEGAL),
        ("새 역사의 획을 그었다", LEGAL),
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
        ("사마귀", "'귀'라는 글자로 끝나는 벌레", ILLEGAL),
        ("호랑이", "이마에 '왕'이라는 글자가 있는 동물", LEGAL),
        ("칡", "ㄹㄱ 받침", ILLEGAL),
        ("찻잔", "잔과 받침", LEGAL),
        ("다시마", "다로 시작하는 해산물", ILLEGAL),
        ("다시마", "물로 시작하는 하루", LEGAL),
        ("주사위", "위사주 재배열", ILLEGAL),
        ("수정액", "글자를 지우는 것", LEGAL),
        ("상자", "선물 받은 물건을 담은 것", LEGAL),
        ("산책", "산책로", ILLEGAL),
        ("외롭다", "외로이 서 있는 섬", ILLEGAL),
        ("외롭다", "ㅎ호2 이", LEGAL),
        ("굽다", "아궁이", LEGAL),
        ("우산", "접이식우산", ILLEGAL),
        ("혁명가", "자유, 평등, 박애", LEGAL),
        ("햄릿", "사느냐, 죽느냐, 그것이 문제로다", LEGAL),
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
        ("발음하면 끝이 '마'로 나", ILLEGAL),
        ("말하면 끝이 없는 이야기", LEGAL),
        ("'마' 하고 소리가 끝나", ILLEGAL),
        ("다 같은 소리를 낸다", LEGAL),
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
        ("요즘 내 고민", SUSPECT),
        ("우리 민족의 고민", LEGAL),
        ("나 세 번 떨어진 시험", SUSPECT),
        ("나 홀로 남은 섬", LEGAL),
        ("너 입학식 때 머리", SUSPECT),
        ("내가 힘들 때 곁에 있는 친구", LEGAL),
        ("엄마가 여행 갈 때마다 끓여 놓으시던 음식", SUSPECT),
        ("할머니가 들려주시던 이야기", LEGAL),
        ("내 옛날 짝꿍의 꿈", SUSPECT),
        ("내 마음의 고향", LEGAL),
        ("내 두 번째 차", SUSPECT),
        ("네 번째 차", LEGAL),
        ("나한테 선물했던 거", SUSPECT),
        ("나에게 주어진 것", LEGAL),
        ("지금 이 방에 있는 거", SUSPECT),
        ("방에 있는 가구", LEGAL),
    ],
)
def test_private_things(clue: str, ruling: Ruling) -> None:
    assert verdict(clue, "고구마", language="ko").ruling is ruling


@pytest.mark.parametrize(
    ("target", "clue", "ruling"),
    [
        (1, "금메달", SUSPECT),
        (3, "삼거리", SUSPECT),
        (4, "4번 타자", SUSPECT),
        (2, "금메달", LEGAL),
        (2, "이인용 자전거", SUSPECT),
        (4, "네모", SUSPECT),
    ],
)
def test_what_is_known_for_a_number(target: int, clue: str, ruling: Ruling) -> None:
    code = (target, *(place for place in (1, 2, 3, 4) if place != target))[:3]
    assert verdict(clue, "고구마", "선풍기", "초상화", "굴뚝", language="ko", code=code).ruling is ruling
