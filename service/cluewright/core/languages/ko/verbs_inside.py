"""Verbs and adjectives inside longer words: 떡볶이 and 볶음밥 for 볶다, 짓밟다 for 밟다, 뛰어넘다 for 뛰다 and 넘다.

Nouns inside longer words are found by `compounds`; the two are asked as one by `compound`.
"""

from collections.abc import Iterator
from typing import Literal

from cluewright.core.languages.language import Compound
from cluewright.core.remembering import remembered

from . import beside, compounds, grown_together, vocabulary
from .beginnings import may_hold
from .letters import apart, is_hangul, several, tail, with_tail
from .stems import readings

_LONGEST = 24
Kind = Literal["transparent", "opaque"]


def compound(word: str, keyword: str) -> Compound | None:
    """The keyword, whatever it is, as a part of the word; None for equal words and for chance overlap."""
    stem = keyword[:-1]
    if (noun := _done(keyword)) and (found := compounds.compound(word, noun)):
        return found
    if keyword[-1:] != "다" or not vocabulary.is_stem(stem) or vocabulary.is_noun(keyword):
        if not may_hold(word, keyword):
            return None
        if grown_together.noun_before_verb(word, keyword):
            return Compound("transparent", keyword)
        found = compounds.compound(word, keyword)
        if found and found.kind == "opaque" and _is_of_another_verb(word, keyword):
            return None
        return found or _with_verb_of(word, keyword)
    if not is_hangul(word) or not 1 < len(word) <= _LONGEST or word == keyword:
        return None
    return _as_attribute(word, stem) or _as_noun(word, stem) or _in_verb(word, stem)


def _is_of_another_verb(word: str, noun: str) -> bool:
    """Whether the word is a form of a verb that has the syllables of the noun by chance (기다리는, 다리)."""
    stems = (one.stem for one in readings(word) if noun in one.stem) if len(noun) > 1 else ()
    other = (stem for stem in stems if stem != noun)
    return any(vocabulary.is_stem(stem) or stem in _BY_CHANCE for stem in other)


_BY_CHANCE = several("바지런하 바람직하")
"""Such stems that the list of stems leaves out."""


def _done(keyword: str) -> str:
    """The noun of two syllables or more that a verb says is done, or an adjective is felt: 청소 of 청소하다."""
    noun = next((keyword.removesuffix(ending) for ending in ("하다", "롭다", "스럽다") if keyword.endswith(ending)), "")
    return noun if len(noun) > 1 and vocabulary.is_noun(noun) else ""


def _with_verb_of(word: str, noun: str) -> Compound | None:
    """A longer verb with the one that the noun is made of: 얼어붙은 for 얼음, 새빨간 for 빨강."""
    stem = vocabulary.deverbal().get(noun, "")
    if stem in _COLOURS:
        return _in_verb(word, stem)
    tells = (len(stem) > 1 or tail(stem)) and is_hangul(word) and 1 < len(word) <= _LONGEST
    found = _in_verb(word, stem) if tells and noun in (stem + "음", stem + "이", *_as_doing(stem)) else None
    clear = found and found.kind == "transparent" and tail(noun) == "ㅁ"
    return Compound("transparent" if clear else "opaque", found.part) if found else None


@remembered(maxsize=512)
def _nouns_of(stem: str) -> tuple[str, ...]:
    """The nouns that are made of a stem, and stand in compounds: 볶음, 볶이, 볶기; 잠 of 자다, but not 참 of 차다."""
    made = [*vocabulary.nouns_of(stem), *(noun for noun in _as_doing(stem) if len(noun) > 1)]
    return tuple(dict.fromkeys(noun for noun in made if noun not in _OTHER_NOUNS))


def _as_doing(stem: str) -> Iterator[str]:
    closing = tail(stem)
    yield stem + "기"
    if closing in ("", "ㄹ"):
        yield with_tail(stem, "ㄻ" if closing else "ㅁ")
    else:
        yield stem + "음"
    if closing:
        yield stem + "이"
    if closing == "ㅂ":
        yield with_tail(stem, "") + "움"
    if stem in _LOSING_TAIL:
        yield next(_lost_tail(stem)) + "음"


_LOSING_TAIL = several("걷 듣 묻 싣 긷 붇 짓 잇 낫 붓 긋 젓")
"""Stems whose last consonant is another, or none, before a vowel: 걸음, 지음."""

_OTHER_NOUNS = several(
    "사기 자기 주기 세기 대기 오기 모기 파기 지기 내기 하기 가기 나기 두기 시기 연기 열기 일기 조기 패기 허기 후기 "
    "재기 적기 절기 신기 이기 기기 납기 감기 고기 갈기 돌기 줄기 슬기 메기 식기 속기 말기 길기 차이 사이 굽이 길이 "
    "누이 오이 추이 달이 들이 돌이 줄이 둘이 물이 연이 일이 식이 서기 뜨기 짜기 굴기 다리기 데기 마기 배기 녹음 거름 "
    "부심 신남 빗 걸음마 바람 구름 기름 이름 고름"
)
"""Nouns that look like a verb's but are others in nearly all compounds: 보험사기 is fraud, 도자기 a pot."""


def _as_noun(word: str, stem: str) -> Compound | None:
    """멀리뛰기 and 달리기시합: a noun of the verb with a noun or, before it, whatever says how it is done."""
    if any(one.ending in _NOMINAL and vocabulary.is_stem(one.stem) for one in readings(word)):
        return None
    for noun in _nouns_of(stem):
        how = word.removesuffix(noun)
        if how not in ("", word) and len(noun) > 1 and (vocabulary.is_other(how) or _is_infinitive(how)):
            return Compound("transparent", noun)
        if found := compounds.compound(word, noun):
            return found
    return None


_NOMINAL = several("ㅁ 음 움 기")
"""What makes the noun of a whole longer verb (속삭임), which is then looked into as that verb."""

_ADNOMINAL = several("ㄴ 은 는 을 운")
_KIN = several("큰형 큰딸 큰애")
_NO_ATTRIBUTES = several("오른 그린")
_ATTRIBUTES = {
    "크": ("큰", ()), "작": ("작은", several("형 딸 애")), "먹": ("먹", several("방 부림 잇감")),
    "찌": ("찐", ()), "희": ("흰", ()), "헐": ("헌", ()), "덮": ("덮", ()), "늦": ("늦", ()),
    "흔들": ("흔들", ()), "꺾": ("꺾", ()), "붙": ("붙", several("박이")), "날": ("날", several("짐승")),
    "차": ("찬", several("물 바람 밥 비 기운 공기")), "굽": ("군", several("밤 고구마 감자 옥수수 만두 달걀 계란")),
    "달": ("단", several("맛 물 팥죽 팥빵 호박 감")), "쓰": ("쓴", several("맛 소리 약 잔 웃음")),
    "시": ("신", several("맛 김치 포도")), "짜": ("짠", several("맛 물 내 돌이 순이")),
    "길": ("긴", several("팔 바지 머리 소매 치마 말 줄 뿔")), "뜨": ("뜬", several("구름 눈 소문")),
}  # fmt: skip
"""What stands before a noun as short as a syllable, or without an ending, and before which nouns; none: before all."""


def _as_attribute(word: str, stem: str) -> Compound | None:
    """매운탕, 군밤, 덮밥: the verb says what kind of thing it is."""
    for noun in compounds.bare(word):
        short, only = _ATTRIBUTES.get(stem, ("", ()))
        rest = noun.removeprefix(short) if short else noun
        if rest not in ("", noun) and (rest in only or (not only and (_is_thing(rest) or noun in _KIN))):
            return Compound("transparent", short)
        for at in range(2, len(noun)):
            if noun[0] in (stem[0], *_lost_tail(stem)) and _is_thing(noun[at:], noun) and _describes(noun[:at], stem):
                return Compound("transparent", noun[:at])
    return None


def _lost_tail(stem: str) -> Iterator[str]:
    """What is left of a stem of one syllable before a vowel: 구(운) of 굽, 걸(은) of 걷."""
    if stem in _LOSING_TAIL or (len(stem) == 1 and tail(stem) == "ㅂ"):
        yield with_tail(stem, "ㄹ" if tail(stem) == "ㄷ" else "")


def _is_thing(rest: str, word: str = "") -> bool:
    """Whether what follows is a noun, or 이, somebody, in a listed word (젊은이, 어린이날)."""
    if rest == "이":
        return vocabulary.is_noun(word)
    if len(rest) == 1:
        return beside.is_clear(rest)
    return vocabulary.is_noun(rest) or (rest[0] == "이" and vocabulary.is_noun(word.removesuffix(rest[1:])))


def _describes(part: str, stem: str) -> bool:
    return part not in _NO_ATTRIBUTES and any(one.stem == stem and one.ending in _ADNOMINAL for one in readings(part))


def _in_verb(word: str, stem: str) -> Compound | None:
    """짓밟힌, 되찾고, 뛰어넘어: a longer verb that has this one in it."""
    if vocabulary.is_listed(word) and word not in vocabulary.deverbal():
        return None
    found = readings(word)
    listed = [one for one in found if vocabulary.is_stem(one.stem)]
    for one in listed or found:
        for longer in (one.stem, *_active(one.stem)):
            if len(longer) > len(stem) and (kind := _kind(longer, stem)):
                return Compound(kind, stem)
    return None


def _active(stem: str) -> Iterator[str]:
    """The verb of which this may be the passive: 짓밟 of 짓밟히."""
    if len(stem) > 2 and stem[-1] in "이히리기":
        yield stem[:-1]


def _kind(longer: str, stem: str) -> Kind | None:
    """How surely the verb that is longer holds this one, behind a prefix or beside another verb; None if not."""
    if longer in _CHANCE_VERBS:
        return None
    if before := longer.removesuffix(stem) if longer.endswith(stem) else "":
        if kind := _with_prefix(before, stem):
            return kind
        if stem not in _HELPERS and _is_infinitive(before):
            return "transparent"
        if stem not in _HELPERS | _ENDINGS and vocabulary.is_stem(longer) and _is_what_it_is_about(before):
            return "opaque"
    seconds = (at for at in range(1, len(longer)) if vocabulary.is_stem(longer[at:]))
    return "transparent" if any(_is_infinitive(longer[:at], stem) for at in seconds) else None


def _is_what_it_is_about(before: str) -> bool:
    """Whether a verb may have grown together with this noun before it (손쉽다, 낯익다, 줄넘다)."""
    return before in _BEFORE_VERBS or (len(before) > 1 and vocabulary.is_noun(before))


_BEFORE_VERBS = several(
    "값 겉 귀 끝 남 낯 넋 눈 때 뜸 맛 맥 발 밤 배 뼈 샘 손 숨 앞 애 일 입 정 줄 짝 철 코 털 폼 한 흥 힘 목 꿈 춤 잠 글 "
    "화 병 물 불 매 빛 길 몸 살 겁"
)
"""Nouns of one syllable that do; before others a syllable is more often chance."""

_HELPERS = several("가 오 보 주 내 나 놓 두 버리 지 대 있 빠지 들 치 하 되 이 드리 말 싶 뜨 버")
"""Verbs that stand behind others for grammar's sake: 먹어 보다 is no seeing."""

_ENDINGS = several("기 시 적 피 썩 끼 부시 기차")
"""Verbs that are more often what another verb ends in: 남기다, 성가시다."""

_CHANCE_VERBS = several("겨누 뒤적 뒤적이 알아차 서두르 사라지 나누 가르 타이르 자라나 바라보")

_PREFIXES = several("짓 치 되 뒤 휘 들 엿 드 설 처 헛 빗 맞 덧 휩 내 드러 드높 들이 내리")
"""What is put before verbs and leaves them what they are: 짓밟다, 치솟다, 되묻다."""

_LOOSE_PREFIXES = several("비 얕 깔 돌 넘 겹")
"""What makes another thing of the verb: 비웃다, to jeer; 얕보다, to look down on."""

_COLOUR_PREFIXES = several("새 샛 시 싯 검 짙 희 연")
_COLOURS = several("파랗 빨갛 노랗 까맣 하얗 퍼렇 뻘겋 누렇 꺼멓 허옇 커멓 푸르 붉")
_SHORT_WITH_PREFIX = several("엿보 얕보 깔보 돌보 넘보 치뜨 들뜨 맞서 뒤쫓")
"""Of verbs of one open syllable only these: 처지다 and 뒤지다 have no losing (지다) in them."""

_DRIFTED = several("짓궂 뒤집 시들 드물 들치 들추 들먹이 비좁 들이 맞이 비틀 비끼 설치 처하 내달 되돌 들르 들리 내리")


def _with_prefix(prefix: str, stem: str) -> Kind | None:
    """How sure it is that the stem behind the prefix is this one; None if it is only chance."""
    if prefix in _COLOUR_PREFIXES:
        return "transparent" if stem in _COLOURS else None
    longer = prefix + stem
    if longer in _DRIFTED or (len(stem) == 1 and not tail(stem) and longer not in _SHORT_WITH_PREFIX):
        return None
    if prefix in _LOOSE_PREFIXES and vocabulary.is_stem(longer):
        return "opaque"
    return "transparent" if prefix in _PREFIXES else None


def _is_infinitive(before: str, stem: str = "") -> bool:
    """Whether this is a listed verb's form before another verb (뛰어, 잡아, 쳐), or that of this very one. Of one
    syllable only where two vowels have run together: 가 and 서 are parts of too many words."""
    if not is_hangul(before):
        return False
    lead, vowel, closing = apart(before[-1])
    one_syllable = len(before) == 1
    if closing or vowel not in ("ㅕㅘㅝㅙ" if one_syllable else "ㅏㅓㅕㅐㅘㅝㅔㅙ") or (one_syllable and lead == "ㅇ"):
        return False
    found = [one.stem for one in readings(before) if one.ending in _INFINITIVE]
    return stem in found if stem else any(map(vocabulary.is_stem, found))


_INFINITIVE = several("아 어 여 와 워", and_nothing=True)
