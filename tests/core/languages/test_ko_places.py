"""Korean: talk of where on the screen a keyword stands, and honest phrases about places."""

from unicodedata import normalize

import pytest

from cluewright.core.clues.talk import Subject, talk
from cluewright.core.languages.ko import LANGUAGE


def _says(text: str, subject: Subject) -> bool:
    return any(one.subject == subject for one in talk("ko", normalize("NFKC", text)))


@pytest.mark.parametrize(
    "text",
    [
        "맨 끝에 있는 거", "제일 끝에 있는 단어", "끝에 있는 단어", "처음에 나온 단어", "가운데 있는 단어",
        "두 번째로 나온 단어", "둘째로 적힌 단어", "두 번째에 있는 거", "세 번째 꺼", "3번에 있는 거", "왼쪽 끝",
        "밑에서 둘째", "네 개 중 첫 번째", "넷 중 마지막", "목록 맨 위", "첫 키워드", "키워드 1", "일 번 단어",
        "바로 옆 단어", "1번 다음 거", "2번과 4번 사이", "야 걍 맨 왼쪽꺼ㅋㅋ",
        "첨에 나오는거 ㅇㅇ", "두번짼데 설명 귀찮",
        "끝에서 두 번째로 서 있는 친구", "퍼스트 키워드라고 하면 알지?", "앞에 딱 하나만 있는 애",
        "1이랑 3 사이에 낀 거", "오른쪽 이웃이 없는 외로운 낱말", "제3의 칸에 사는 분", "no.2 ㄱㄱ",
        "이 목록의 문을 여는 자",
        "우리 표의 첫 열을 참조하시오", "우리 낱말들 중 왼쪽 끝자락",
    ],
)  # fmt: skip
def test_talk_of_a_place(text: str) -> None:
    assert _says(text, "position_talk")


@pytest.mark.parametrize(
    "text",
    [
        "맨 끝에 앉는 아이", "맨 위에 있는 별", "끝에 있는 섬", "가운데 손가락", "두 번째 지구는 없다", "3번 타자",
        "2번 버스", "마지막 황제", "왼쪽 신발", "세 번째 소원", "중간에 있는 나라", "첫 단추", "셋 중 하나",
        "바로 옆집", "가장 위에 있는 층", "왼쪽에 앉은 친구", "앞에 하나 뒤에 둘 달린 자전거 바퀴", "퍼스트 클래스",
        "제3의 눈", "끝에서 두 번째 자음",
    ],
)  # fmt: skip
def test_places_in_the_world_are_no_such_talk(text: str) -> None:
    assert not _says(text, "position_talk")


@pytest.mark.parametrize(
    ("text", "kind"),
    [
        ("받침이 한 개 있어", "spelling_talk"), ("쌍자음으로 시작하는 새", "spelling_talk"),
        ("쌍받침", "spelling_talk"),
        ("된소리로 시작", "spelling_talk"), ("첫 자가 호", "spelling_talk"), ("'랑'이 들어가는 단어", "spelling_talk"),
        ("네자", "count_talk"), ("글자 개수는 4", "count_talk"), ("자모 아홉 개", "count_talk"),
        ("라임이 딱 맞음", "sound_talk"), ("소리 나는 대로 쓰면", "sound_talk"), ("끝소리가 같음", "sound_talk"),
        ("우리 부장님", "private_talk"), ("우리 과 교수님", "private_talk"), ("우리 처음 만난 곳", "private_talk"),
        ("내 책상 위에 있는 거", "private_talk"), ("지난번에 네가 운 이유", "private_talk"),
        ("오늘 점심 메뉴", "private_talk"),
    ],
)  # fmt: skip
def test_talk_of_letters_counts_sounds_and_private_things(text: str, kind: Subject) -> None:
    assert _says(text, kind)


@pytest.mark.parametrize("text", ["아기처럼 들리는 울음", "소리 없는 아우성", "시의 운율"])
def test_sounds_of_the_world_are_no_talk_of_sound(text: str) -> None:
    assert not _says(text, "sound_talk")


@pytest.mark.parametrize(
    "text",
    [
        "젤 오른쪽꺼ㅋㅋㅋ", "맨 앞꺼ㅇㅇ", "세번째ㅇㅇ", "2번ㄱㄱ", "마지막꺼ㅎㅎ", "짝수 자리인데 더 앞이야",
        "이 더하기 이 번째 단어",
        "3-1번 칸", "내 순서는 셋째야", "세 칸째에 있어", "걍 3빠임ㅋㅋ", "왼쪽 끝에서 두 칸 옮기면 나와",
        "뒤에서 한 걸음 가면 만나는 애", "이 카드는 네 번째에 놓여", "우리 단어가 드디어 세 번째로 호명",
        "단어판에서 이등으로 나온 놈",
        "양쪽에 이웃이 다 있는 놈 중 왼쪽", "맨 앞이랑 맨 뒤는 빼고 남은 둘 중 앞엣것", "두 번째 거는 절대 아님!!",
        "암호에 2가 떴다", "그니까 걍 젤 오른쪽꺼", "얘 뒤엔 더 이상 아무도 없어", "학생들 셋째 칸 주목",
        "첫 타석에 등장하는 낱말",
        "여기서 보면 맨 왼쪽에 있는 놈", "가장 안쪽에 있는 키워드", "좌측 끝 구석에 처박힌 단어", "배열 첨자 1",
    ],
)  # fmt: skip
def test_a_place_is_told_by_its_row_in_chats_by_steps_and_by_what_is_left(text: str) -> None:
    assert _says(text, "position_talk")


@pytest.mark.parametrize(
    "text",
    [
        "홀수인데 앞뒤가 같은 수", "왼쪽 절반은 초콜릿 오른쪽 절반은 바닐라", "앞에서 두 칸 가고 옆으로 꺾는 말",
        "출석 부를 때 제일 먼저 대답하는 아이",
        "이 단어가 두 번째로 많이 쓰이는 언어", "1+1 행사하는 편의점", "일 더하기 일은 귀요미",
        "내 번호표는 언제 불리나",
        "두 칸째 뛰어넘는 계단", "선착순 1빠", "양옆에 친구를 두고 걷는 길", "처음과 끝만 남은 사랑",
        "암호에 3번 실패하면 잠김",
        "즉 세 번째 소원", "이거 뒤에 아무것도 없어", "기차 두 번째 칸 보세요", "결승선을 통과하는 주자",
        "우측 끝 차선", "가장 바깥 행성",
        "위에서 한 걸음 내려오면 있는 것", "이 카드는 두 번째라 연회비 무료", "앞에 셋이나 줄 서 있는 화장실",
        "내 차례 한번 오면 던지는 것",
    ],
)  # fmt: skip
def test_rows_steps_and_numbers_of_the_world_are_no_such_talk(text: str) -> None:
    assert not _says(text, "position_talk")


@pytest.mark.parametrize(
    ("name", "number"),
    [
        ("매란국죽에서 국화", 3), ("윷놀이 도", 1), ("윷판에서 개", 2), ("도레미파 중에 미", 3), ("수금지화의 금성", 2),
        ("장구 북 꽹과리 징", 4), ("서당개 3년", 3), ("매조", 2), ("흑싸리", 4), ("토끼해", 4), ("오이도행", 4),
    ],
)  # fmt: skip
def test_what_comes_in_an_order_that_all_know_is_known_for_its_number(name: str, number: int) -> None:
    assert LANGUAGE.numbered[name] == number


@pytest.mark.parametrize("name", ["하늘 천", "따 지", "곱빼기", "세종대왕", "중지", "관우"])
def test_what_is_told_of_other_things_as_often_is_not(name: str) -> None:
    assert name not in LANGUAGE.numbered
