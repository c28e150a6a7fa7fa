"""What verbs and adjectives a Korean word can be a form of, and what these are made of."""

from collections.abc import Iterator

from cluewright.core.languages.language import Form

from . import derivation, vocabulary
from .letters import apart, several, tail
from .stems import Reading, readings

_AMBIGUOUS = several(
    "나 마 지 기 라 자 니 네 게 고 며 면 도 러 소 오 려 다 ㄴ ㄹ ㅁ 대 데 간 란 랴 디 냐 군 든 던 질 단 길 긴 선 야"
)
"""Endings that are as often a noun's last syllable: 사고 (accident) looks like 사다 + 고."""


def in_full(word: str) -> Iterator[Form]:
    """맘: 마음; 갖다: 가지다."""
    if found := vocabulary.contracted().get(word):
        full, certain = found
        yield Form(full, "derivation" if len(full) < len(word) else "spelling", certain)


def conjugated(word: str) -> Iterator[Form]:
    """What verbs and adjectives the word may be a form of, and what these come from."""
    found = readings(word)
    if word[-1] == "다" and vocabulary.is_stem(word[:-1]):  # 자라다 is itself, and no form of 자르다
        found = tuple(one for one in found if one.stem == word[:-1])
    for one in found:
        if is_stem(one) and not any(_takes_for_respect(one.stem, other.stem) for other in found):
            certain = _is_verb_for_sure(one)
            yield from of_stem(one.stem, "conjugation", certain)


_RESPECTFUL = several("아시 드시 잡수시")
"""Listed stems whose 시 is indeed that of respect."""


def _takes_for_respect(shorter: str, stem: str) -> bool:
    """Whether the shorter stem is found only if the 시 of a listed one is that of respect: 마시는 is not 말다."""
    if stem[-1] != "시" or len(stem) != len(shorter) + 1 or stem in _RESPECTFUL or not vocabulary.is_stem(stem):
        return False
    return shorter[:-1] == stem[:-2] and apart(shorter[-1])[:2] == apart(stem[-2])[:2]


def is_stem(reading: Reading) -> bool:
    """Listed, or made like a stem, or so long that the ending can be hardly anything else."""
    stem = reading.stem
    if vocabulary.is_stem(stem) or derivation.has_verbal_ending(stem) or compounded(stem):
        return True
    return len(stem) > 1 and (reading.regular or _has_lost_b(reading))


def _has_lost_b(reading: Reading) -> bool:
    """간지러워: of 간지럽다. Hardly anything else ends so."""
    return not reading.regular and tail(reading.stem) == "ㅂ" and len(reading.stem) > 1


def _is_verb_for_sure(reading: Reading) -> bool:
    stem, ending = reading.stem, reading.ending
    if vocabulary.is_stem(stem) or compounded(stem):
        return not (ending in _AMBIGUOUS and len(stem) == 1 and tail(stem) in ("", "ㄹ") and ending != "다")
    return len(stem) > 1 and (derivation.has_verbal_ending(stem) or len(ending) > 1 or _has_lost_b(reading))


_SECOND_VERBS = several(
    "가 오 대 내 나 놓 두 버리 주 보 지 들 치 먹 붙 서 세우 올리 쓰 뜨리 트리 다니 앉 입 타 매 넣 잡"
)


def compounded(stem: str) -> bool:
    """Whether the stem ends in another verb: joined to one (`갈아대`), or of two syllables (`일떠세우`)."""
    if len(stem) > 2 and any(vocabulary.is_stem(stem[at:]) for at in range(1, len(stem) - 1)):
        return True
    for second in (stem[-1:], stem[-2:]):
        first = stem.removesuffix(second)
        if second in _SECOND_VERBS and first and first[-1] in "아어여려러라와워져쳐켜겨해":
            return True
    return False


def of_stem(stem: str, kind: str, certain: bool) -> Iterator[Form]:
    """The word that has this stem, and whatever it is another way to say or is made of."""
    yield Form(stem + "다", kind, certain)
    for full in in_full(stem + "다"):
        yield Form(full.key, kind, certain and full.certain)
        yield from _made_of(full.key[:-1], certain and full.certain)
    for hue, sure in derivation.hues(stem):
        yield Form(hue + "다", kind, certain and sure)
    yield from _made_of(stem, certain)
    for base, sure in derivation.of_joined_noun(stem):
        yield Form(base, "derivation", certain and sure)
    for base in derivation.voices(stem):
        voice = "conjugation" if kind == "conjugation" and derivation.is_plain_voice(stem, base) else "derivation"
        yield Form(base + "다", voice, certain)
        yield from (Form(hue + "다", "derivation", certain and sure) for hue, sure in derivation.hues(base))


def _made_of(stem: str, certain: bool) -> Iterator[Form]:
    """What a stem is made of: 생각 of 생각하, 사랑 of 사랑스럽, 재미 of 재미있."""
    for base, sure in derivation.of_stem(stem):
        yield Form(base, "derivation", certain and sure)
        yield from (Form(b, k, c and certain and sure) for b, k, c in derivation.of_noun(base))
