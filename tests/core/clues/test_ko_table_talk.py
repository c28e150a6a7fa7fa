"""Korean talk at the table: places by their neighbours, riddles, lengths, echoes, private circles; with look-alikes."""

import pytest

from cluewright.core.clues import Ruling
from tests.core.clues.judging import verdict

ILLEGAL, SUSPECT, LEGAL = Ruling.ILLEGAL, Ruling.SUSPECT, Ruling.LEGAL


@pytest.mark.parametrize(
    ("clue", "ruling"),
    [
        ("꼴찌 바로 앞자리 거", ILLEGAL),
        ("꼴찌 바로 앞에서 달린다", LEGAL),
        ("홀수 번호 중 뒤의 것", ILLEGAL),
        ("홀수 층에만 서는 엘리베이터", LEGAL),
        ("순서를 뒤집으면 1번이 되는 카드", ILLEGAL),
        ("순서를 뒤집어 말하는 아이", LEGAL),
        ("카드 한 장 넘기고 바로 나오는 것", ILLEGAL),
        ("카드 한 장 넘기면 다음 달", LEGAL),
        ("2보다 크고 4보다 작은 번호", ILLEGAL),
        ("2보다 크고 4보다 작은 숫자", LEGAL),
        ("앞 두 장은 무시해", ILLEGAL),
        ("앞뒤로 흔드는 그네", LEGAL),
        ("도레미파로 치면 미", ILLEGAL),
        ("도레미파솔라시", LEGAL),
    ],
)
def test_places_by_their_neighbours(clue: str, ruling: Ruling) -> None:
    assert verdict(clue, "고구마", "선풍기", "초상화", "굴뚝", language="ko").ruling is ruling


@pytest.mark.parametrize(
    ("keyword", "clue", "ruling"),
    [
        ("기러기", "앞에서 읽으나 뒤에서 읽으나 똑같은 새", ILLEGAL),
        ("초상화", "앞에서 보나 뒤에서 보나 똑같은 쌍둥이", LEGAL),
        ("바가지", "가운데를 쏙 빼면 '바지'가 되는 말", ILLEGAL),
        ("초상화", "속을 파면 바가지가 돼", LEGAL),
        ("마차", "끝말잇기: 치마 → ○○ → 차표", ILLEGAL),
        ("고등어", "고 다음 등 다음 어", ILLEGAL),
        ("소시지", "모음만 읽으면 오-이-이", ILLEGAL),
        ("해삼", "해마다 삼월, 각 앞자리", ILLEGAL),
        ("한자", "획 많은 글자 쓰다 손목 나감", LEGAL),
        ("이니셜", "반지 안쪽에 새긴 이름의 앞 글자", LEGAL),
        ("숙주", "마지막 주자가 뒤집었다!", LEGAL),
    ],
)
def test_riddles(keyword: str, clue: str, ruling: Ruling) -> None:
    assert verdict(clue, keyword, language="ko").ruling is ruling


@pytest.mark.parametrize(
    ("clue", "ruling"),
    [
        ("길이로만 말할게: 석 자", ILLEGAL),
        ("대문 옆에 내건 이름 석 자", LEGAL),
        ("글자로는 셋", ILLEGAL),
        ("글자로만 남은 나라", LEGAL),
        ("칸이 세 개 필요해", ILLEGAL),
        ("칸이 세 개인 책장", LEGAL),
        ("글자 수만큼 다리가 있는 동물", ILLEGAL),
        ("이름이 여덟 글자라 서류 칸에 안 들어가요", LEGAL),
        ("한자로 된 간판", LEGAL),
    ],
)
def test_lengths(clue: str, ruling: Ruling) -> None:
    assert verdict(clue, "고구마", "선풍기", language="ko").ruling is ruling


@pytest.mark.parametrize(
    ("keyword", "clue", "ruling"),
    [
        ("늑장", "'막장'이랑 끝소리가 착착 붙네", ILLEGAL),
        ("고추", "고초를 흘려 말하면", ILLEGAL),
        ("고추", "상추를 흘려 놓으면", LEGAL),
        ("고추", "입 모양이 고치랑 같아", ILLEGAL),
        ("초상화", "입 모양으로 뜻을 읽는다", LEGAL),
        ("모히토", "레몬이랑 라임", LEGAL),
        ("가치", "우리 같이 갈래?", ILLEGAL),
    ],
)
def test_echoes(keyword: str, clue: str, ruling: Ruling) -> None:
    assert verdict(clue, keyword, language="ko").ruling is ruling


@pytest.mark.parametrize(
    ("clue", "ruling"),
    [
        ("나랑 미란이가 처음 알게 된 계기", SUSPECT),
        ("회사 내 서랍 밑바닥에 몇 년째 잠들어 있는 것", SUSPECT),
        ("서랍에 넣어 두는 것", LEGAL),
        ("너 이거 사러 갔다가 넘어졌잖아", SUSPECT),
        ("우리 이번 주말에 하기로 한 거", SUSPECT),
        ("만나기로 한 시계탑", LEGAL),
        ("나한테 준 거", SUSPECT),
        ("나한테 넘어온 공", LEGAL),
    ],
)
def test_private_circles(clue: str, ruling: Ruling) -> None:
    assert verdict(clue, "고구마", language="ko").ruling is ruling
