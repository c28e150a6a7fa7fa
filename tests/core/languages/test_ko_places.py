"""Korean: talk of where on the screen a keyword stands, and honest phrases about places."""

import pytest

from cluewright.core.clues.talk import Subject, talk


def _says(text: str, subject: Subject) -> bool:
    return any(one.subject == subject for one in talk("ko", text))


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
