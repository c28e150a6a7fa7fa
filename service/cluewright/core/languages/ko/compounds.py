"""Keywords inside longer words, at a boundary: 젖소 and 소고기 for 소; but 소금, 소설 by chance."""

from collections.abc import Iterator

from cluewright.core.languages.language import Compound
from cluewright.core.remembering import remembered

from . import loans, particles, vocabulary
from .cuts import is_adverbial, is_cut, is_doubtful, is_joint
from .letters import apart, is_hangul, several, tail, together, with_tail
from .lexicalised import CHANCE, MADE_OF_FIRST, OPAQUE, host_of
from .misspelled_parts import is_often_misspelled, misspelled_part
from .native import is_native, sounds_chinese
from .stems import readings

_LONGEST = 40
_PREFIXES = several(
    "고등 초등 중등 대 소 신 고 저 초 총 부 비 불 무 미 반 친 외 생 헛 맨 풋 날 햇 군 왕 암 수 찰 참 들 첫 민 밑 옛 "
    "뭇 늦 큰 새 헌 흰 양 한 애 올 탈 제 본 타 전"
)
_RIVALLED = several("여 냉 급 맹 재 최 명 악 노 순 흑 황 적 청 홍 준 특 온 폐")
"""Prefixes that are as often the first syllable of a noun: 여배우 is 배우, but 여행사 is no 행사."""

_SUFFIXES = several(
    "니 자 가 인 학 성 력 론 계 용 형 식 품 물 비 권 률 율 화 적 사 원 장 기 실 부 국 군 소 점 관 서 문 선 차 표 지 증 "
    "회 단 팀 복 색 석 세 수 술 어 왕 제 죄 층 탄 편 함 집 꽃 길 밭 들 쟁이 꾼 질 님 네 씨 파 포 함 방 밥 국 탕 찜 "
    "떡 빵 잎 씨 알 살 뼈 뿔 털 철 감 도 심 액 약 병 통 판 벌 새 쥐 배 말 터 둥이 뱅이 보 배기 내기 바 대 주 법 령 "
    "권 단 대 층 형 님 놀이 거리 다리 머리 숍 샵 룸 홀 맨 걸 쇼 존 콘 캠 펍"
)
_CLEAR = several(
    "꽃 꿀 꿈 끈 땅 땀 떡 똥 뜰 뼈 뿔 빵 쌀 쑥 씨 쥐 젖 흙 힘 칼 콩 코 턱 털 톱 팥 풀 밭 밥 빛 볕 별 벌 물 눈 돌 돈 달 "
    "닭 맘 쌤 게 곰 귤 글 길 낫 낮 논 늪 말 맛 몸 못 뱀 벼 붓 빗 빚 살 삽 새 샘 섬 손 솔 솜 솥 쇠 숨 숯 숲 술 실 싹 알 "
    "옷 옻 윷 입 잎 잠 집 짐 책 춤 침 칡 혀 발 팔 배 밤 불 비 소 개 귀 목 무릎 범 용 양 말 무 파 감 굴 꿩 매 학 이 벽 "
    "문 방 창 차 산 강 해 금 은 칼 총 활 종 북 공 병 컵 잔 상 왕 신 죄 약 책 김 국 탕 죽 면 전 회 젓 엿 껌 꼬리 값 낯 "
    "널 덫 돛 뜻 띠 뭍 뺨 삯 쌈 잣 찜 짚 팁 잼 캔 쇼 폰 봄 줄 깃 넋 닻 딸 앱 펜 핀 틈 겉 앞 옆 뒤 밑 숄 떼 끝 날"
)
"""Nouns of one syllable that make compounds."""

_AROUND = several("앞 뒤 옆 위 밑 속 겉 끝 봄 들 날 틀 줄 통 짝 꾼 담 찜 뜰 등 둑 떼 즙 판 장 껍질")
"""Other nouns of one syllable that stand beside those."""

_HEADS = several("차 방 창 총 탕 죽 벽 잔 왕 책 병 약 굴 역 섬 알 손 새 집 씨 불")
"""Nouns that make kinds of things behind nouns of any origin (유리창, 기관총); others are too often chance."""

_BEFORE_ALL = several("물 술 손 돌 말 알 돈 쇠")
"""Nouns that stand before nouns of any origin, because no Chinese-Korean syllable like them does (물안경)."""

_BARE_AND_NEW = several("맨 풋 헛 햇 첫 왼 오른 빈 큰 작은 헌 덧 홑 겹 늦 옛 찬 더운")
"""What stands before native nouns and leaves them what they are: 맨발, 첫눈, 찬물."""

_NEVER_FIRST = several("날 쇼 이 해 회 양 수 새 왕 북 무 파 신 잔")
"""Nouns that sound like a prefix (새, new): only listed compounds begin with them."""

_NEVER_LAST = several("이 실 감 북 상 회 수 매")
"""Nouns that sound like a suffix (실, room)."""

_PLACES_AND_TITLES = several("산 강 섬 궁 탑 왕 문")
"""What names of places, buildings and rulers end in (한라산)."""

_COARSE = several("탱이 다귀 따귀 때기 빼기 뚱이 뚱어리 멩이")
"""Endings that make a coarser name for the same thing: 뼈다귀, 몸뚱이."""

_FOND = ("돌이", "순이")
"""Endings that make a name of it: 곰돌이."""


def compound(word: str, keyword: str) -> Compound | None:
    """The keyword as a part of the word, at a boundary; None for equal words and for chance overlap."""
    if not (is_hangul(word) and is_hangul(keyword)) or not 1 < len(word) <= _LONGEST:
        return None
    if len(keyword) > 1 and (respelled := _with_loan(word, keyword)):
        return respelled
    ways = (keyword, *_short_ways(keyword))
    found = next((one for way in ways if len(way) < len(word) and (one := _inside(word, way))), None)
    return found or _with_misspelled(word, keyword)


def _short_ways(keyword: str) -> Iterator[str]:
    """The shorter ways to say a keyword, but for syllables that are something else as well: 쌈밥 has no 싸움 in it."""
    for way in vocabulary.contractions_of(keyword):
        if len(way) > 1 or vocabulary.contracted()[way][1]:
            yield way


def _inside(word: str, keyword: str) -> Compound | None:
    found = [one for noun in bare(word) if (one := _found(_what_tells(noun, keyword), keyword))]
    best = next((one for one in found if one.kind == "transparent"), found[0] if found else None)
    if best and len(keyword) == 1 and (stems := _longer_stems(word)):
        joined = any(stem[0] == keyword and _stands_alone(stem[1:]) for stem in stems)
        return Compound("opaque", best.part) if joined else None
    return best


def _what_tells(noun: str, keyword: str) -> str:
    """The word itself, or the part of it that by itself tells whether it holds the keyword."""
    listed = vocabulary.parts(noun) is not None
    return noun if listed else host_of(noun, keyword) or noun


def _stands_alone(stem: str) -> bool:
    """Whether this is a stem, and not what only makes a passive or a causative of the one before it."""
    return vocabulary.is_stem(stem) and stem not in "이히기리우구추"


def _longer_stems(word: str) -> tuple[str, ...]:
    """The listed stems of two syllables or more of which the word is a form, if it is nothing but that: 숨기고 has no
    숨 in it, 돌아가는 no 돌; 물들이다 has 물."""
    if any(len(noun) > 1 and vocabulary.is_noun(noun) for noun in bare(word)):
        return ()
    return tuple(one.stem for one in readings(word) if len(one.stem) > 1 and vocabulary.is_stem(one.stem))


def _with_loan(word: str, keyword: str) -> Compound | None:
    """A loan in another spelling beside a listed noun: 딸기케익, 초코렛우유."""
    if keyword not in vocabulary.loans() or word in vocabulary.loans() or vocabulary.is_listed(word):
        return None
    for size in range(2, min(len(word), len(keyword) + 3)):
        for part, rest in ((word[:size], word[size:]), (word[-size:], word[:-size])):
            beside = vocabulary.is_noun(rest) or vocabulary.is_short_noun(rest)
            if beside and not vocabulary.is_listed(part) and keyword in loans.respelled(part):
                return Compound("transparent", part)
    return None


def _with_misspelled(word: str, keyword: str) -> Compound | None:
    """The keyword in a common wrong spelling beside a noun: 김치찌게, 조게구이를."""
    for noun in bare(word) if is_often_misspelled(keyword) else ():
        if found := misspelled_part(noun, keyword):
            part, rest = found
            if _is_part(rest, keyword, first=noun.startswith(part)) and not _is_verb(word):
                return Compound("transparent", part)
    return None


def is_clear(noun: str) -> bool:
    """Whether this is a noun of one syllable that makes compounds."""
    return noun in _CLEAR


@remembered(maxsize=1024)
def bare(word: str) -> tuple[str, ...]:
    """The word, and what it is without its particles and the 들 of the plural; listed words before others."""
    if vocabulary.is_listed(word) or word in CHANCE or word in OPAQUE or word.endswith(_FOND):
        return (word,)
    stripped = [noun for noun, _ in particles.strip(word)]
    stripped += [noun[:-1] for noun in (word, *stripped) if _is_plural(noun)]
    listed = [noun for noun in stripped if vocabulary.is_noun(noun) or vocabulary.is_short_noun(noun)]
    return tuple(dict.fromkeys(listed or (word, *stripped)))


def _is_plural(noun: str) -> bool:
    return len(noun) > 2 and noun[-1] == "들" and noun[:2] != noun[-2:] and not vocabulary.is_listed(noun)


def _is_chance(word: str, keyword: str) -> bool:
    """Whether the word plainly holds no such keyword: listed so, or a form of something else."""
    if len(word) <= len(keyword) or (word in CHANCE and not _begins(word, keyword)) or is_joint(word, keyword):
        return True
    return is_adverbial(word, keyword) or is_adverbial(word, word.removesuffix(keyword))


def _found(word: str, keyword: str) -> Compound | None:
    if _is_chance(word, keyword):
        return None
    if known := vocabulary.parts(word):
        return _of_listed(known, keyword)
    if is_cut(word, keyword):
        return None
    opaque = word in OPAQUE or vocabulary.is_name(word)
    if word in OPAQUE and len(keyword) > 1 and (word.startswith(keyword) or word.endswith(keyword)):
        return Compound("opaque", keyword)
    for before, part, after in _places(word, keyword):
        if (not after and _ends_in_suffix(before, part)) or (len(keyword) == 1 and vocabulary.is_other(word)):
            continue
        if len(keyword) > 1 and len(after) == 1 and not vocabulary.is_noun(word) and _is_verb(word):
            continue
        parted = all(_is_part(rest, keyword, first=not before) for rest in (before, after) if rest)
        if parted or _is_joined(part, keyword, before, after):
            return Compound("opaque" if opaque or after in _FOND or is_doubtful(word, keyword) else "transparent", part)
        if _may_be_part(word, keyword, before, after):
            return Compound("opaque", part)
    return None


def _begins(word: str, keyword: str) -> bool:
    """Whether a word that ends in another one by chance is for all that made of the one that it begins with."""
    return word in MADE_OF_FIRST and len(keyword) > 1 and word.startswith(keyword)


def _ends_in_suffix(before: str, part: str) -> bool:
    """Whether the keyword at the end is rather the end of another word and a suffix: 지원+자, not 지+원자."""
    suffix = part[1:]
    if not before or not suffix or suffix not in _SUFFIXES:
        return False
    if before in _RIVALLED and vocabulary.is_noun(before + part[0]):
        return True
    if suffix in _MAKES_NOUNS and before not in ("소", "대") and vocabulary.is_noun(before + part[0]):
        return True
    return len(before) > 2 and not vocabulary.is_noun(before) and _is_word(before + part[0])


_MAKES_NOUNS = frozenset("자성력")
"""Suffixes so common that a noun before them is what they were added to."""


def _of_listed(known: tuple[str, str, bool], keyword: str) -> Compound | None:
    """What a listed compound says: its two parts, in whatever shape they have there, and whether they tell; and what
    its parts say (양떼목장)."""
    first, second, clear = known
    for part, before, after in ((first, "", second), (second, first, "")):
        if part in _shapes(keyword) and _may_stand(part, keyword, before, after):
            return Compound("transparent" if clear else "opaque", part)
    for part in (first, second):
        if len(part) > len(keyword) and (found := _found(part, keyword)):
            return found if clear else Compound("opaque", found.part)
    return None


def _is_joined(part: str, keyword: str, before: str, after: str) -> bool:
    """Whether the ㅅ that stands between two nouns shows that they are two: 나룻배, 뱃사공, 콧노래."""
    if before and after:
        return False
    if after:
        return part != keyword and len(after) > 1 and vocabulary.is_noun(after)
    if tail(before) != "ㅅ" or vocabulary.is_noun(before) or vocabulary.is_short_noun(before):
        return False
    bare = with_tail(before, "")
    return vocabulary.is_short_noun(bare) if len(bare) == 1 else vocabulary.is_noun(bare)


def _may_be_part(word: str, keyword: str, before: str, after: str) -> bool:
    """Whether the keyword may be a part though what is beside it is no known word: a name, or something new."""
    if before and after:
        return False
    if len(keyword) > 1:
        return not (vocabulary.is_noun(word) or _is_verb(word))
    if after in _FOND:
        return True
    if len(before) < 2 or vocabulary.is_other(word) or _is_verb(word):
        return False
    if vocabulary.is_name(word):
        return keyword in _PLACES_AND_TITLES
    if vocabulary.is_noun(before):
        return keyword in _HEADS
    return keyword in _PLACES_AND_TITLES and not vocabulary.is_noun(word)


def _is_verb(word: str) -> bool:
    """Whether this is a form of a listed verb or adjective (모자라다)."""
    return any(vocabulary.is_stem(one.stem) for one in readings(word))


def _places(word: str, keyword: str) -> Iterator[tuple[str, str, str]]:
    """What stands before, as the keyword, and after it, for every place where it could be a part."""
    for shape in _shapes(keyword):
        at = word.find(shape)
        while at >= 0:
            before, after = word[:at], word[at + len(shape) :]
            if _may_stand(shape, keyword, before, after) and (len(keyword) > 1 or not (before and after)):
                yield before, shape, after
            at = word.find(shape, at + 1)


def _shapes(keyword: str) -> Iterator[str]:
    """The keyword, with the ㅅ of compounds (나뭇가지), and with the breath that 암 and 수 leave (암탉)."""
    yield keyword
    if not tail(keyword) and (joined := with_tail(keyword, "ㅅ")) not in _WORDS_IN_S:
        yield joined
    lead, vowel, ending = apart(keyword[0])
    if lead in _BREATHED:
        yield together(_BREATHED[lead], vowel, ending) + keyword[1:]


_WORDS_IN_S = several("옷 맛 잣 못 붓 벗 갓 낫 옛 웃 헛 숫 첫 뭇 샛 굿 엿 젓")
"""What only looks like a noun with that ㅅ: 옷 (clothes) is not 오, and 옛 (old) is not 예."""

_BREATHED = {"ㄱ": "ㅋ", "ㄷ": "ㅌ", "ㅂ": "ㅍ"}


def _may_stand(shape: str, keyword: str, before: str, after: str) -> bool:
    if shape == keyword:
        return True
    return bool(after) if tail(shape) == "ㅅ" and not tail(keyword) else before in ("암", "수")


def _is_part(rest: str, keyword: str, *, first: bool) -> bool:
    """Whether what is left beside the keyword can be a part of a word. `first`: the keyword comes first."""
    if len(keyword) == 1:
        return _beside_one_syllable(rest, keyword, first=first)
    if len(rest) == 1:
        return rest in (_SUFFIXES if first else _PREFIXES | _RIVALLED) or vocabulary.is_short_noun(rest)
    if first:
        return _is_word(rest) or rest in _SUFFIXES or _is_doing(rest)
    return _is_word(rest) or rest in _PREFIXES or vocabulary.is_stem(rest) or _is_quality(rest)


def _is_quality(rest: str) -> bool:
    """Whether this says what the noun behind it is like or does, written in one with it: 작은나비, 우는아이."""
    return any(one.ending in ("ㄴ", "은", "는") and vocabulary.is_stem(one.stem) for one in readings(rest))


def _is_doing(rest: str) -> bool:
    """Whether this says who or what does something to the noun before it: 우산꽂이, 고래잡이."""
    return rest[-1] == "이" and bool(tail(rest[:-1])) and vocabulary.is_stem(rest[:-1])


def _is_word(rest: str) -> bool:
    if vocabulary.is_noun(rest):
        return True
    return any(
        (vocabulary.is_noun(rest[:at]) and (vocabulary.is_noun(rest[at:]) or rest[at:] in _SUFFIXES))
        for at in range(2, len(rest))
    )


_IN_WATER = several("레몬 라임 샴푸 시럽 민트 커피 페인트 소다")
"""Loans that water can be made of; behind others, 물 is works of that kind (좀비물)."""


def _beside_one_syllable(rest: str, keyword: str, *, first: bool) -> bool:
    """A single syllable makes a compound with native parts; with any listed noun only if it is native itself, or
    stands where no Chinese-Korean syllable like it would."""
    if keyword not in _CLEAR or rest == keyword or keyword in (_NEVER_FIRST if first else _NEVER_LAST):
        return False
    if keyword == "물" and not first and rest in vocabulary.loans() and rest not in _IN_WATER:
        return False
    native = not sounds_chinese(keyword)
    if rest in (_COARSE if first else _BARE_AND_NEW):
        return first or native or not all(map(sounds_chinese, rest))
    if len(rest) == 1:
        return rest in _CLEAR | _AROUND and (native or not sounds_chinese(rest))
    if is_native(rest):
        return True
    return (native or (first and keyword in _BEFORE_ALL)) and vocabulary.is_noun(rest)
