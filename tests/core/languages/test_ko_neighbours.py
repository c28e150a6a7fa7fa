"""Korean: places told by what is beside them, beats and keys told for syllables, and honest clues like these."""

import pytest

from cluewright.core.clues import Clue, Ruling, Table, Verdict, judge, keyword
from cluewright.core.clues.talk import Subject, talk
from cluewright.core.languages.ko import LANGUAGE

from .relating import Relating

_KO = Relating(LANGUAGE)


def _says(text: str, subject: Subject) -> bool:
    return any(one.subject == subject for one in talk("ko", text))


def _verdict(clue: str, *shown: str, target: int | None = None) -> Verdict:
    table = Table(tuple(keyword(word, "ko") for word in shown))
    return judge((Clue(clue, target=target),), table).verdicts[0]


def _ruling(clue: str, *shown: str, target: int | None = None) -> Ruling:
    return _verdict(clue, *shown, target=target).ruling


@pytest.mark.parametrize(
    "text",
    [
        "앞의 둘 말고 바로 그다음 것", "앞의 세 개 빼고", "앞에 두 개 지나서 그다음", "오른쪽 끝 바로 옆 칸",
        "왼쪽 끝 옆 칸",
        "맨 앞 바로 다음", "마지막의 바로 앞", "첫 칸 바로 옆", "첫 번째도 두 번째도 아닌 그다음", "앞에 셋이 있는 것",
        "위에 두 개 아래에 한 개 있는 칸", "2번 아래 4번 위",
    ],
)  # fmt: skip
def test_a_place_told_by_its_neighbours_is_a_place(text: str) -> None:
    assert _says(text, "position_talk")


@pytest.mark.parametrize(
    "text",
    [
        "앞의 것 말고 다음 기차", "오른쪽 끝 차선", "옆 칸 승객", "첫째도 안전 둘째도 안전", "앞에 하나, 뒤에 둘",
        "처음 다음",
        "맨 앞 옆구리", "마지막 전쟁", "앞에 둘이 있는 연인",
    ],
)  # fmt: skip
def test_neighbours_in_the_world_are_none(text: str) -> None:
    assert not _says(text, "position_talk")


def test_ranks_and_wheels_hint_at_places() -> None:
    shown = ("거울", "감자", "호수", "비둘기")
    for clue, place in (
        ("3위", 3),
        ("2등", 2),
        ("꼴찌", 4),
        ("앞에 하나, 뒤에 둘", 2),
        ("왼쪽에 둘, 오른쪽에 하나", 3),
    ):
        assert _ruling(clue, *shown, target=place) is Ruling.SUSPECT
        assert "association" not in {one.method for one in _verdict(clue, *shown, target=1).findings}
    assert _ruling("1위", *shown, target=1) is Ruling.LEGAL


@pytest.mark.parametrize(
    "text",
    [
        "알파벳 일곱 자", "영어로 7자", "한글 두 자", "스펠링이 일곱 개", "손뼉 네 번이면 다 부르는 이름",
        "박수 세 번이면 끝",
        "손뼉 세 번 치면 끝나는 단어", "세 번 입을 벌려야 나오는 이름", "글자가 제일 적은 것",
        "다섯보다 하나 적은 글자 수",
        "자판을 열 번 두드리는 단어", "다른 것보다 길쭉한 이름", "손가락 네 개로 셀 수 있는 글자",
    ],
)  # fmt: skip
def test_syllables_are_counted_by_what_goes_with_them(text: str) -> None:
    assert _says(text, "count_talk")


@pytest.mark.parametrize(
    "text",
    [
        "알파벳 스물여섯 자", "한글 스물네 자", "손뼉 세 번 치고 노래 시작", "박수 세 번 시작", "글자보다 그림이 많다",
        "손가락 다섯 개", "글자가 많은 책", "나보다 긴 그림자",
    ],
)  # fmt: skip
def test_what_is_counted_may_be_a_meaning(text: str) -> None:
    assert not _says(text, "count_talk")


@pytest.mark.parametrize(
    "text",
    [
        "거꾸로 들고 보면 문", "종이를 돌려 보면 '문'", "이행시 간다! 두 눈 꼭 감고, 부탁해",
        "2행시 두근두근 부푼 마음", "운 띄워 줘, 두",
    ],
)  # fmt: skip
def test_syllables_turned_and_verses_begun_are_talk_of_spelling(text: str) -> None:
    assert _says(text, "spelling_talk")


@pytest.mark.parametrize(
    "text",
    ["뒤집으면 끝", "거꾸로 매달리면 피", "삼행시 짓는 시인", "삼행시 백일장", "뒤집으면 다시 시작", "운 띄워 줘"],
)
def test_things_turned_and_poets_are_none(text: str) -> None:
    assert not _says(text, "spelling_talk")


@pytest.mark.parametrize(
    "text",
    [
        "경상도 사람이 '쌀' 하면 이렇게 들려", "코가 막히면 '바당'", "취해서 말하면 사당",
        "이 빠진 할머니가 말하면 사당", "'쌀'에서 힘을 뺀 말",
    ],
)  # fmt: skip
def test_how_a_word_sounds_in_such_a_mouth_is_talk_of_sound(text: str) -> None:
    assert _says(text, "sound_talk")


@pytest.mark.parametrize(
    "text", ["코가 막히면 킁킁", "취하면 노래하는 사람", "아침에 '깍깍' 하고 우는 새", "이가 빠지면 까치에게"]
)
def test_what_mouths_do_besides_is_none(text: str) -> None:
    assert not _says(text, "sound_talk")


@pytest.mark.parametrize(
    "text",
    [
        "동생이 부러뜨린 것", "매제가 사 온 것", "수학쌤 별명", "걔가 맨날 하는 말", "아내 생일에 사 준 것",
        "여보 우리 처음 본 곳",
        "그날 밤 우리", "네 옆에 있는 거", "내 인생 첫 콘서트", "재작년 여름에 받은 거", "나 초딩 때 별명",
    ],
)  # fmt: skip
def test_further_private_talk(text: str) -> None:
    assert _says(text, "private_talk")


@pytest.mark.parametrize(
    "text", ["내 친구 도라에몽", "우리 오빠 말 타고 서울 가시면", "내 동생 곱슬머리 개구쟁이 내 동생", "너의 결혼식"]
)
def test_songs_and_titles_are_nobodys(text: str) -> None:
    assert _ruling(text, "거울", "감자", "호수", "비둘기") is Ruling.LEGAL
    assert _ruling("내 친구 민수", "거울", "감자", "호수", "비둘기") is Ruling.SUSPECT


def test_chinese_characters_are_read_among_hangul() -> None:
    assert "사탕" in _KO.certain("死탕")
    assert "대학" in _KO.certain("大학")
    assert {"여왕", "녀왕"} & _KO.certain("女왕")
    assert _ruling("死탕", "사탕", "감자", "호수", "비둘기") is Ruling.ILLEGAL


def test_chinese_characters_are_read_as_koreans_read_them() -> None:
    assert _ruling("孝子", "효자", "감자", "호수", "비둘기") is Ruling.ILLEGAL
    assert _ruling("海", "해", "감자", "호수", "비둘기") is Ruling.LEGAL  # one alone is read as so many words are


def test_a_verb_is_no_noun_with_a_particle() -> None:
    assert "떠오르" not in _KO.certain("떠오르는")
    assert "바다" in _KO.certain("바다는")
    assert _ruling("떠오르는 태양", "탑", "감자", "호수", "비둘기") is Ruling.LEGAL


def test_a_last_syllable_alike_by_chance_leaves_a_rhyme() -> None:
    assert _ruling("남자", "감자", "거울", "호수", "비둘기") is Ruling.SUSPECT
    assert _ruling("고기", "모기", "거울", "호수", "비둘기") is Ruling.SUSPECT
    assert _ruling("화학자", "과학자", "거울", "호수", "비둘기") is Ruling.LEGAL
    assert _ruling("얼음", "걸음", "거울", "호수", "비둘기") is Ruling.LEGAL


def test_what_belongs_together_may_rhyme() -> None:
    assert _ruling("불", "물", "거울", "호수", "비둘기") is Ruling.LEGAL
    assert _ruling("풀", "뿔", "거울", "호수", "비둘기") is Ruling.SUSPECT


@pytest.mark.parametrize(
    ("text", "kind"),
    [
        ("숫자 4로 시작하는 과일", "spelling_talk"), ("사씨 성을 가진 과일", "spelling_talk"),
        ("끝말잇기: 의사 다음", "spelling_talk"), ("사자할 때 사, 과자할 때 과", "spelling_talk"),
        ("'사고'에서 획 하나 추가", "spelling_talk"), ("넷 중 가장 짧음", "count_talk"), ("맨 윗줄", "position_talk"),
        ("no.1 단어", "position_talk"), ("운율이 '마과'와 같다", "sound_talk"), ("발음: 사고와 한 끗 차이",
        "sound_talk"),
    ],
)  # fmt: skip
def test_talk_in_yet_other_words(text: str, kind: Subject) -> None:
    assert _says(text, kind)


@pytest.mark.parametrize(
    ("text", "kind"),
    [
        ("한 글자도 모르는 사람", "count_talk"), ("4로 시작하는 전화번호", "spelling_talk"), ("운동할 때 땀",
        "spelling_talk"),
        ("윗줄에 앉은 새", "position_talk"), ("넷 중 하나", "count_talk"),
    ],
)  # fmt: skip
def test_what_is_only_like_it(text: str, kind: Subject) -> None:
    assert not _says(text, kind)


def test_names_are_no_typos() -> None:
    assert _ruling("대조영", "대통령", "감자", "호수", "비둘기") is Ruling.LEGAL


@pytest.mark.parametrize(
    "text",
    [
        "파도 소리처럼 들린다", "바람 소리가 비슷한 날", "초성만 봐도 아는 사이", "네가 알던 내가 아냐",
        "어제 본 듯한", "우리집에 불났어", "우리 옷",
        "우리 할머니 세대의 난방", "여섯 시 내 고향", "우리 오늘부터 1일",
    ],
)  # fmt: skip
def test_noises_songs_and_what_belongs_to_a_people_pass(text: str) -> None:
    assert _ruling(text, "거울", "감자", "호수", "비둘기") is Ruling.LEGAL


def test_alike_in_sound_to_a_word_is_talk_of_sound() -> None:
    assert _says("사고랑 소리가 비슷한 과일", "sound_talk")
    assert _says("소리가 비슷한 단어", "sound_talk")
    assert _says("네가 아는 거", "private_talk")
