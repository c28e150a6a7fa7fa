"""Where a longer word falls apart, if in one way only: 주차+장 holds no 차장, 불+경기 no 불경, 지도+시간 no 도시."""

from . import vocabulary
from .compound_tables import CLEAR
from .letters import several
from .native import sounds_chinese

_BOTH_WAYS = several(
    "국문학 대소변 대의원 대학교 대학생 동판화 민의원 불문학 소대장 소포장 수의사 신학교 연꽃잎 영문학 예식장 "
    "외국어 일용품 입주민 주황색 중국어 중대장 진홍색 철학과 청동상 학용품 한국사 한국어 한식당 한약방 한약재 "
    "헌책방 호떡집 호밀밭 황금빛 황인종 흑인종"
)
"""Words in which both are meant: 소대+장 is a 대장 too."""

_JOINT = {
    "빗": tuple(several("빗물 빗길 빗방울 빗속 빗소리 빗줄기 빗발 빗자루 빗금 빗장 빗면 빗변 빗각")),
    "깃": ("깃발", "깃대", "깃봉"),
    "젓": ("젓가락", "젓대"),
    "갓": ("갓길", "갓난", "갓생"),
    "못": ("못자리", "못줄", "못난", "못된"),
    "잣": ("잣대",),
    "해": ("햇감자", "햇고", "햇곡", "햇과일", "햇김", "햇나물", "햇배", "햇밤", "햇보리", "햇사과", "햇양파", "햇콩"),
}
"""Nouns that may end in ㅅ, and how words begin in which that ㅅ belongs to something else: it joins 비 and 물 in 빗물,
and 햇 in 햇감자 is new."""


def is_joint(word: str, keyword: str) -> bool:
    """Whether the word only seems to begin with the keyword: 빗물 is made with 비, rain, not with 빗, comb."""
    return len(keyword) == 1 and word.startswith(_JOINT.get(keyword, ()))


def is_adverbial(word: str, keyword: str) -> bool:
    """Whether this is rather a verb with 게 than the keyword and a crab: 쥐게, so as to grip."""
    return word == keyword + "게" and vocabulary.is_stem(keyword) and not vocabulary.is_noun(word)


def is_cut(word: str, keyword: str) -> bool:
    """Whether the word falls apart inside what looks like the keyword, which is then no part of it."""
    if len(keyword) < 2:
        return False
    if len(word) == 3 and len(keyword) == 2:
        return _is_cut_of_three(word, keyword)
    if len(keyword) > 2 and word.startswith(keyword) and word[len(keyword) :] in CLEAR:
        return False  # 운동화+끈, though 화끈 is a word
    if _is_kind_of(word, keyword):
        return False
    return any(_are_nouns(word[:at], word[at:]) for at in _inside(word, keyword))


def _is_kind_of(word: str, keyword: str) -> bool:
    """Whether the word falls apart where the keyword does, and its first part is a kind of the keyword's: 민물+고기 is
    물+고기."""
    heads = (at for at in range(1, len(keyword) - 1) if _are_nouns(keyword[:at], keyword[at:]))
    return word.endswith(keyword) and any(vocabulary.is_noun(word.removesuffix(keyword[at:])) for at in heads)


def is_doubtful(word: str, keyword: str) -> bool:
    """Whether an unlisted word of three syllables may as well begin with another noun, 지도+사 or 지+도사, or with what
    is put before nouns of Chinese-Korean: 재발+견 or 재+발견."""
    return not _is_known(word) and (_begins_with_noun(word, keyword) or _is_prefixed_noun(word, keyword))


def _is_known(word: str) -> bool:
    return vocabulary.is_noun(word) or vocabulary.is_name(word)


def _begins_with_noun(word: str, keyword: str) -> bool:
    return len(word) == 3 and len(keyword) == 2 and word.endswith(keyword) and vocabulary.is_noun(word[:2])


def _is_prefixed_noun(word: str, keyword: str) -> bool:
    """Nothing but a noun that stands alone shows that the last syllable is a word of its own: 무대+책."""
    if len(word) != 3 or len(keyword) != 2 or not word.startswith(keyword) or not all(map(sounds_chinese, word)):
        return False
    return word[0] in _PREFIXED and word[2] not in _OF_ANYTHING and vocabulary.is_noun(word[1:])


_PREFIXED = frozenset("고저대소무미비부불재초총최신주중친급맹탈반")
_OF_ANYTHING = frozenset("행역시상탕집장밥국향")
"""What is put behind so many nouns that it is rather that: 부산행, 대구탕."""


def _is_cut_of_three(word: str, keyword: str) -> bool:
    """Listed words of three syllables are two and one, unless they are listed as one and two as well."""
    if vocabulary.is_prefixed(word):
        return word.startswith(keyword)
    if _is_person(word):
        return True
    return _is_known(word) and _begins_with_noun(word, keyword) and word not in _BOTH_WAYS


def _is_person(word: str) -> bool:
    """Whether a listed name is somebody's: in 김수영 and 이상화 there is no 수영 and no 이상."""
    return vocabulary.is_name(word) and word[0] in _SURNAMES and word not in _NO_PERSONS


_SURNAMES = frozenset(
    "김이박최정강조윤장임한오서신권황안송류유전홍고문양손배백허남심노하곽성차주우구민진엄채원천방공현함여선설은나"
)
_NO_PERSONS = several("강남역 강화도 경기도 남대문 성심당 지리산 진라면 고래밥 하이트")


def _inside(word: str, keyword: str) -> range:
    """The places within the keyword where the word may be cut into two of at least two syllables. None where nothing
    but a longer part is left beside the keyword: then that is the likelier cut."""
    at = word.find(keyword)
    rests = at, len(word) - at - len(keyword)
    if max(rests) > 1 and min(rests) != 1:
        return range(0)
    return range(max(at + 1, 2), min(at + len(keyword) - 1, len(word) - 2) + 1)


def _are_nouns(first: str, second: str) -> bool:
    return vocabulary.is_noun(first) and vocabulary.is_noun(second)
