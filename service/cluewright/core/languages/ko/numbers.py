"""Number words, native and Chinese-Korean, ordinals, the names of the letters, hints at places."""

from collections.abc import Mapping
from itertools import permutations

_NATIVE = {
    1: "하나 한",
    2: "둘 두",
    3: ("셋 세 석 서 "),
    4: "넷 네 넉 너",
    5: "다섯",
    6: "여섯",
    7: "일곱",
    8: "여덟",
    9: "아홉",
}
_NATIVE_TENS = {10: "열", 20: "스물", 30: "서른", 40: "마흔", 50: "쉰", 60: "예순", 70: "일흔", 80: "여든", 90: "아흔"}
_SINO = {1: "일", 2: "이", 3: "삼", 4: "사", 5: "오", 6: "육", 7: "칠", 8: "팔", 9: "구"}


def _native() -> dict[str, int]:
    found = {word: value for value, words in _NATIVE.items() for word in words.split()}
    for ten, name in _NATIVE_TENS.items():
        found[name] = ten
        for value, words in _NATIVE.items():
            found |= {link.join((name, word)): ten + value for word in words.split() for link in ("", " ")}
    return {**found, "스무": 20}


def _sino() -> dict[str, int]:
    found = {"영": 0, "공": 0, "륙": 6, "백": 100, "십": 10, **{word: value for value, word in _SINO.items()}}
    for tens in range(1, 10):
        name = ("" if tens == 1 else _SINO[tens]) + "십"
        found[name] = 10 * tens
        found |= {link.join((name, one)): 10 * tens + value for value, one in _SINO.items() for link in ("", " ")}
    return found


NUMBERS: Mapping[str, int] = {**_native(), **_sino()}
"""0 to 100, as counted (하나) and as said before what is counted (한)."""


def _may_be_a_code(hundreds: int, rest: int) -> bool:
    """Whether the digits are different, and each may be the place of a keyword."""
    digits = {hundreds, *divmod(rest, 10)}
    return rest < 100 and len(digits) == 3 and digits <= _PLACES


_PLACES = frozenset(range(1, 7))

HUNDREDS: Mapping[str, int] = {
    f"{_SINO[hundreds] if hundreds > 1 else one}백{link}{rest}": 100 * hundreds + value
    for hundreds in _SINO
    for one in ("", "일")
    for rest, value in {"": 0, **_sino()}.items()
    for link in (("", " ") if rest else ("",))
    if _may_be_a_code(hundreds, value)
}
"""The codes among the numbers from 100 to 999, as said in one (삼백십이) or two words. Others nobody gives as a clue to
be counted by, and all of them with their counters are 32,000."""

_DIGITS_IN_CODES = (
    ("원", "투", "쓰리", "포"),
    ("원", "투", "스리", "포"),
    *(tuple(native + counter for native in ("한", "두", "세", "네")) for counter in ("번", "개", "명", "마리")),
    *(tuple(sino + counter for sino in "일이삼사") for counter in ("번", "층", "등")),
)


def _whole_codes() -> dict[str, int]:
    """Three digits read out in English (포 원 쓰리), as so many times (네번 한번 세번), or before a counter (사일삼번).
    Alone these are other words (원, a circle), so that only whole codes are listed."""
    said = {
        link.join(digits[at] for at in places): _number(places)
        for digits in _DIGITS_IN_CODES
        for places in permutations(range(4), 3)
        for link in ("", " ")
    }
    counted = {
        "".join(_SINO[at + 1] for at in places) + counter: _number(places)
        for places in permutations(range(4), 3)
        for counter in ("번", "호", "번지")
    }
    return said | counted


def _number(places: tuple[int, ...]) -> int:
    return int("".join(str(at + 1) for at in places))


_LISTED_WITH = (
    "하고", "이랑", "랑", "와", "과", "이고", "에", "입니다", "이에요", "예요", "이야", "이다", "이요", "요",
)  # fmt: skip
_ENUMERATED: Mapping[str, int] = {
    number + ending: value
    for value, number in enumerate(("하나", "둘", "셋", "넷", "다섯", "여섯", "일곱", "여덟", "아홉"), 1)
    for ending in _LISTED_WITH
}
SAID: Mapping[str, int] = {
    **NUMBERS,
    **HUNDREDS,
    **_ENUMERATED,
    **{sino + ending: value for value, sino in _SINO.items() for ending in ("하고", "입니다", "이랑")},
    **{
        number + ending: value
        for number, value in HUNDREDS.items()
        for ending in ("번", "호", "번지", "동", "원", "명", "개", "입니다")
    },
    **{
        f"{digit}{ending}": digit
        for digit in range(1, 10)
        for ending in ("번", "하고", "이랑", "랑", "입니다", "이에요", "예요", "이야", "야", "임", "이요", "요")
    },
    **_whole_codes(),
}
"""Numbers as they are said one after the other (둘하고 넷하고 셋), or count something (삼백십이호)."""

_COUNTED = {1: "첫", 2: "두", 3: "세", 4: "네", 5: "다섯", 6: "여섯", 7: "일곱", 8: "여덟", 9: "아홉", 10: "열"}
_IN_ORDER = (
    "첫째",
    "둘째",
    "셋째",
    "넷째",
    "다섯째",
    "여섯째",
    "일곱째",
    "여덟째",
    "아홉째",
    "열째",
    "열한째",
    "열두째",
)

ORDINALS: Mapping[str, int] = {
    **{word: place for place, word in enumerate(_IN_ORDER, 1)},
    **{f"{word}{link}번째": place for place, word in _COUNTED.items() for link in ("", " ")},
    **{f"{place}{end}": place for place in range(1, 13) for end in ("번", "번째", "째")},
    "두째": 2, "세째": 3, "네째": 4,
    "일번": 1, "삼번": 3, "사번": 4, "제일번": 1, "제이번": 2, "제삼번": 3, "제사번": 4,
}  # fmt: skip
"""이번 is left out: it means "this time"."""

_DICTATED = (
    "기러기 나폴리 도라지 로마 미나리 바가지 서울 잉어 지게 치마 키다리 통신 파고다 하마",
    "아버지 야자수 어머니 연못 오징어 요지경 우편 유달산 은방울 이순신",
)
SPELLING_ALPHABET: Mapping[str, str] = {
    **dict(zip(_DICTATED[0].split(), "ㄱㄴㄷㄹㅁㅂㅅㅇㅈㅊㅋㅌㅍㅎ", strict=True)),
    **dict(zip(_DICTATED[1].split(), "ㅏㅑㅓㅕㅗㅛㅜㅠㅡㅣ", strict=True)),
}
"""The words that letters are dictated with by radio and telephone."""

LETTERS: Mapping[str, str] = {
    "기역": "ㄱ", "니은": "ㄴ", "디귿": "ㄷ", "리을": "ㄹ", "미음": "ㅁ", "비읍": "ㅂ", "시옷": "ㅅ", "이응": "ㅇ",
    "지읒": "ㅈ", "치읓": "ㅊ", "키읔": "ㅋ", "티읕": "ㅌ", "피읖": "ㅍ", "히읗": "ㅎ", "쌍기역": "ㄲ", "쌍디귿": "ㄸ",
    "쌍비읍": "ㅃ", "쌍시옷": "ㅆ", "쌍지읒": "ㅉ", **SPELLING_ALPHABET,
}  # fmt: skip
"""The letters by their names and by the words they are dictated with."""

_COUNTERS = (
    "개 배 말 대 판 장 채 척 살 발 손 방 문 점 줄 차 단 통 쌈 타 쾌 돈 자 칸 해 달 번 "
    "곳 쪽 면 편 모 벌 상 알 가지 바퀴 차례 포기 자루 송이"
)
COUNTERS = frozenset(_COUNTERS.split())
"""Words that count things after a number, and alone are others."""

_HINTS = {
    1: "알파 금메달리스트 장원 솔로 독창 독주 외톨이 외동",
    2: "은메달 은메달리스트 듀엣 듀오 쌍둥이 커플 콤비 이중주 이중창 한쌍 이인조 2인조 이인자 2인자 준우승 차석 은상",
    3: (
        "삼총사 삼각대 삼각형 삼인조 세쌍둥이 트리오 삼중주 삼위일체 삼지창 삼부작 세발자전거 삼륜차 삼남매 삼형제 "
        "트라이앵글 동메달 동메달리스트 3인조 삼인방 3인방 3총사 3형제 3남매"
    ),
    4: "오메가 사중주 네쌍둥이 사총사 사각형 사인조 비틀즈 비틀스 사천왕 콰르텟 쿼텟 사남매 정사각형 4인조 "
    "사인방 4인방 4총사 사형제 4형제 4남매",
    5: "오각형 오중주 오인조 5인조 오인방 5인방 펜타곤 독수리오형제",
}
_ENDS = {1: "앞 위 처음", 4: "뒤 끝 아래 밑 마지막"}
_COUNTS = (("하나", "한 개", "한개", "1개"), ("둘", "두 개", "두개", "2개"), ("셋", "세 개", "세개", "3개"))
_SIDES = {"앞": "뒤", "위": "아래", "왼쪽": "오른쪽"}
NEIGHBOURS: Mapping[str, int] = {
    f"{side}에 {said}": place
    for before, after in _SIDES.items()
    for others, counts in enumerate(_COUNTS, 1)
    for said in counts
    for side, place in ((before, others + 1), (after, 4 - others))
}
"""Of four in a row, the one that has so many on that side of it (앞에 둘: the third)."""

_BETWEEN = {
    f"{one}에 {said} {other}에 {rest}": place
    for before, after in _SIDES.items()
    for place in (2, 3)
    for said in _COUNTS[place - 2]
    for rest in _COUNTS[3 - place]
    for one, other, said, rest in ((before, after, said, rest), (after, before, rest, said))
}
_RANKS = {"첫 줄": 1, "마지막": 4, "라스트": 4, "퍼스트": 1, "세컨드": 2, "넘버 투": 2, "넘버 쓰리": 3, "넘버 포": 4}
PLACE_ASSOCIATIONS: Mapping[str, int] = {
    **{word: place for place, words in _HINTS.items() for word in words.split()},
    **{f"{band} {members}": 4 for band in ("비틀즈", "비틀스") for members in ("멤버", "멤버 수", "인원")},
    **{f"맨{link}{end}": place for place, ends in _ENDS.items() for end in ends.split() for link in ("", " ")},
    **_RANKS,
    **NEIGHBOURS,
    **_BETWEEN,
    **{f"{place}{rank}": place for place in (2, 3, 4) for rank in ("위", "등")},
    **dict.fromkeys(("꼴찌", "꼴등", "사등", "최하단"), 4), "최상단": 1, "이등": 2, "삼등": 3, "삼위": 3,
}  # fmt: skip
"""Words that hint at a place by their number or as an end of the screen; winning (금메달, 우승) is an honest clue."""

QUANTIFIERS = frozenset({"여러", "몇", "몇몇", "온갖", "갖은", "각", "수십", "수백"})
"""What stands before a counter for some number or other: 여러 가지."""
