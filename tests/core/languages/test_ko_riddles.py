"""Korean: riddles about how a keyword is written, by parts of other words, by strokes and by letters put on and off."""

import pytest

from cluewright.core.clues import Clue, Table, judge, keyword


def _checks(clue: str, *words: str) -> set[str]:
    keywords = tuple(keyword(word, "ko") for word in (*words, "염소", "버튼", "택시")[:4])
    return {one.check for one in judge((Clue(clue),), Table(keywords)).verdicts[0].findings}


@pytest.mark.parametrize(
    ("clue", "word"),
    [
        ("기차의 끝과 나비의 처음", "차나무"), ("바나나의 머리에 지구 꼬리", "바구니"),
        ("사과랑 다리, 각각 머리만 따자", "사다리"),
        ("장미, 화분 대가리만 모으면", "장화"), ("운동장인데 장이 쉬는 날", "운동"),
        ("비행기에서 행이 외출하면", "비기"),
        ("라디오, 오가 도망가면", "라디"), ("주전자에서 전 뽑아 봐", "주자"), ("소나기에서 나 꺼내면", "소기"),
        ("곰 밑에 이응을 받쳐", "공"), ("나 옆에 니은 하나 붙이기", "난"), ("머리를 시옷으로 갈아 보자", "산"),
        ("나비가 니은을 벗고 미음을 썼네", "마비"), ("공 꼭대기에서 작대기 하나 지우면", "옹"),
        ("몸에서 세로줄 하나 떼면", "봄"),
        ("써 보면 네모가 두 개 들어 있어", "몸"), ("끝말잇기에서 꺼내면 바로 이기는 말", "산기슭"),
        ("멍멍이와 야옹이를 붙여 읽으면", "개고양이"), ("나무와 물을 한자 독음으로 적어", "목수"),
        ("알파벳으로는 엠, 오, 엠", "엄마"),
        ("모음이 온통 우, 우", "두부"), ("미음으로 문 여는 동물", "말"), ("원어로는 z가 나란히 든 음식", "피자"),
    ],
)  # fmt: skip
def test_a_riddle_about_letters_is_found(clue: str, word: str) -> None:
    assert "spelling" in _checks(clue, word)


@pytest.mark.parametrize(
    ("clue", "word"),
    [
        ("사자의 머리와 염소의 몸, 뱀의 꼬리", "키메라"), ("여우랑 너구리 꼬리", "목도리"), ("새우 대가리", "튀김"),
        ("감자밭에서 감자 캐는", "호미"), ("전화기, 배터리가 나가면", "충전기"), ("벽에서 못 하나 빼면", "장도리"),
        ("논에서 줄 하나 빼면", "모내기"), ("횡단보도 위 가로줄 하나 지우면", "도로"),
        ("적어 보면 동그라미 쳐 주는 선생님", "시험"),
        ("기역 니은 배우는 곳", "유치원"), ("낫 놓고 기역 자도 모르는", "문맹"), ("끝말잇기에서 지면 꿀밤", "놀이"),
        ("파스랑 반창고 붙여 쓰는 데", "무릎"), ("마지막 한 자까지 받아 적는", "속기사"),
        ("꼬리를 자르면 다시 자라는", "도마뱀"),
        ("a가 연달아 나온 성적표", "장학금"), ("초성 퀴즈 푸는 프로그램", "방송"),
        ("머리 위에 이응 같은 고리", "천사"),
        ("밑에 미음을 깔고", "죽"), ("옆에 시옷처럼 선 사람", "컴퍼스"), ("문어 다리 먹는 날", "안주"),
        ("기차, 차가 출발하면", "역"),
        ("짜장면, 면이 풀리면", "배달"), ("나물 빼고 먹는 비빔밥", "고추장"),
    ],
)  # fmt: skip
def test_an_honest_clue_with_letters_heads_and_tails_is_legal(clue: str, word: str) -> None:
    assert "spelling" not in _checks(clue, word, "시장", "수건", "하늘")
