"""Keywords inside longer words, at a boundary: 젖소 and 소고기 for 소; but 소금, 소설 by chance."""

from collections.abc import Iterator
from functools import lru_cache

from cluewright.core.languages.language import Compound

from . import particles, vocabulary
from .letters import apart, is_hangul, several, tail, together, with_tail
from .lexicalised import CHANCE, OPAQUE

_LONGEST = 40
_PREFIXES = several(
    "고등 초등 중등 대 소 신 고 저 초 총 부 비 불 무 미 반 친 외 생 헛 맨 풋 날 햇 군 왕 암 수 찰 참 들 첫 민 밑 옛 "
    "뭇 늦 큰 새 헌 흰 양 한 애 올 탈 제 본 타 전"
)
_SUFFIXES = several(
    "니 자 가 인 학 성 력 론 계 용 형 식 품 물 비 권 률 율 화 적 사 원 장 기 실 부 국 군 소 점 관 서 문 선 차 표 지 증 "
    "회 단 팀 복 색 석 세 수 술 어 왕 제 죄 층 탄 편 함 집 꽃 길 밭 들 쟁이 꾼 질 님 네 씨 파 포 함 방 밥 국 탕 찜 "
    "떡 빵 잎 씨 알 살 뼈 뿔 털 철 감 도 심 액 약 병 통 판 벌 새 쥐 배 말 터 둥이 뱅이 보 배기 내기 바 대 주 법 령 "
    "권 단 대 층 형 님 놀이 거리 다리 머리"
)
_CLEAR = several(
    "꽃 꿀 꿈 끈 땅 땀 떡 똥 뜰 뼈 뿔 빵 쌀 쑥 씨 쥐 젖 흙 힘 칼 콩 코 턱 털 톱 팥 풀 밭 밥 빛 볕 별 벌 물 눈 돌 돈 "
    "달 닭 게 곰 귤 글 길 낫 낮 논 늪 말 맛 몸 못 뱀 벼 붓 빗 빚 살 삽 새 샘 섬 손 솔 솜 솥 쇠 숨 숯 숲 술 실 싹 알 "
    "옷 옻 윷 입 잎 잠 집 짐 책 춤 침 칡 혀 발 팔 배 밤 불 비 소 개 귀 목 무릎 범 용 양 말 무 파 감 굴 꿩 매 학 이 "
    "벽 문 방 창 차 산 강 해 금 은 칼 총 활 종 북 공 병 컵 잔 상 왕 신 죄 약 책 김 국 탕 죽 면 전 회 젓 엿 껌 꼬리"
)
"""Nouns of one syllable that make compounds."""

_SHARED_WITH_CHINESE = several(
    "소 개 불 비 무 수 시 공 배 차 산 강 해 금 은 문 방 병 상 종 중 초 총 왕 신 죄 약 창 전 회 이 양 용 매 학 감 굴 "
    "파 국 면 죽 목 귀 범 벽 벌 말 별 달 발 살 실 침 활 북 김 잔 책 길 논 숨 사 귤"
)
"""Of those, the ones that sound like a Chinese syllable: 소 is a cow, but "small" in 소도시."""

_NATIVE_PARTS = several(
    "젖 암 수 황 얼룩 고기 나무 새끼 도둑 사람 다리 꼬리 머리 가죽 똥 집 밥 물 벌레 바람 구름 소리 길 눈 비 놀이 "
    "껍질 뿌리 줄기 잎 꽃 열매 씨 가루 기름 국물 뼈 뿔 털 몸 배 등 발 손 코 입 귀 이빨 날개 알 떡 죽 국 뒤 앞 옆 위 "
    "아래 밑 속 겉 끝 가 바닥 마을 나라 동네 언덕 골짜기 기슭 꼭대기 돌 흙 모래 바위 불 빛 그늘 그림자 덩어리 더미 "
    "고개 자락 등성이 사냥 싸움 우리 여물 달구지 수레 몰이 타기 멀미 삿대 돛 나물 딸기 토끼 돼지 비둘기 새 쥐 뱀 곰 "
    "줄 끈 주머니 가방 그릇 병 잔 통 숟가락 젓가락 칼 도끼 망치 못 톱 옷 신 신발 모자 바지 치마 구멍 고리 손잡이 틀 "
    "살 지기 짝 열쇠 걸이 가락지 반지 덩이 빛깔 방망이 방울 줄기 살 볕 돋이 맞이 지느러미 비늘 잡이 갈이 장수 장사 "
    "꾼 쟁이 목걸이 귀걸이 밭 논 들 숲 뜰 마당 담 우물 샘 강 바다 섬 산 하늘 땅 별 달 해 날 밤 낮 아침 저녁 봄 여름 "
    "가을 겨울 얼음 눈꽃 장난 꽃놀이 씨름 춤 노래 북 피리 나팔 종 딸 아들 아이 아기 어미 아비 할미 각시 신랑 떼 "
    "무리 마리 바퀴 튀김 구이 볶음 조림 찜 무침 김치 국수 만두 전골 찌개 갈비 곱창 간 혀 젖소 송아지 강아지 자리 "
    "보라 까치 독수리 부리 깃털 먹이 둥지 장대 소금 설탕 우산 옷걸이"
)


def compound(word: str, keyword: str) -> Compound | None:
    """The keyword as a part of the word, at a boundary; None for equal words and for chance overlap."""
    if not (is_hangul(word) and is_hangul(keyword)) or not len(keyword) < len(word) <= _LONGEST:
        return None
    found = [one for noun in _bare(word) if (one := _found(noun, keyword))]
    return next((one for one in found if one.kind == "transparent"), found[0] if found else None)


@lru_cache(maxsize=1024)
def _bare(word: str) -> tuple[str, ...]:
    """The word, and what it is without its particles; listed words before others."""
    if vocabulary.is_listed(word):
        return (word,)
    stripped = [noun for noun, _ in particles.strip(word) if len(noun) > 1]
    listed = [noun for noun in stripped if vocabulary.is_noun(noun)]
    return tuple(dict.fromkeys(listed or (word, *stripped)))


def _found(word: str, keyword: str) -> Compound | None:
    if len(word) <= len(keyword) or word in CHANCE:
        return None
    for before, part, after in _places(word, keyword):
        clear = all(_is_part(rest, keyword, first=not before) for rest in (before, after) if rest)
        if clear:
            opaque = word in OPAQUE or vocabulary.is_name(word)
            return Compound("opaque" if opaque else "transparent", part)
        if len(keyword) > 1 and not vocabulary.is_noun(word) and not (before and after):
            return Compound("opaque", part)
    return None


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
    if not tail(keyword):
        yield with_tail(keyword, "ㅅ")
    lead, vowel, ending = apart(keyword[0])
    if lead in _BREATHED:
        yield together(_BREATHED[lead], vowel, ending) + keyword[1:]


_BREATHED = {"ㄱ": "ㅋ", "ㄷ": "ㅌ", "ㅂ": "ㅍ"}


def _may_stand(shape: str, keyword: str, before: str, after: str) -> bool:
    if shape == keyword:
        return True
    return bool(after) if tail(shape) == "ㅅ" and not tail(keyword) else before in ("암", "수")


def _is_part(rest: str, keyword: str, *, first: bool) -> bool:
    """Whether what is left beside the keyword can be a part of a word. `first`: the keyword comes first."""
    if len(keyword) == 1:
        return _beside_one_syllable(rest, keyword)
    if len(rest) == 1:
        return rest in (_SUFFIXES if first else _PREFIXES) or vocabulary.is_short_noun(rest)
    return _is_word(rest) or rest in (_SUFFIXES if first else _PREFIXES)


def _is_word(rest: str) -> bool:
    if vocabulary.is_noun(rest):
        return True
    return any(
        (vocabulary.is_noun(rest[:at]) and (vocabulary.is_noun(rest[at:]) or rest[at:] in _SUFFIXES))
        for at in range(2, len(rest))
    )


def _beside_one_syllable(rest: str, keyword: str) -> bool:
    """A single syllable makes a compound with native parts; with any listed noun only if it is native itself."""
    if keyword not in _CLEAR:
        return False
    if rest in _NATIVE_PARTS or rest in _CLEAR - _SHARED_WITH_CHINESE:
        return True
    return keyword not in _SHARED_WITH_CHINESE and len(rest) > 1 and vocabulary.is_noun(rest)
