"""A noun and the verb behind it, written in one: 비오는 날, 북치고, 배타고, 열나요; or apart: 배가 고프다, 맛이 있다.

In a listed verb that begins so (비치다, 배우다) there is no such noun of one syllable.
"""

from collections.abc import Iterator
from functools import cache
from itertools import pairwise

from . import derivation, particles, vocabulary
from .letters import is_hangul, several
from .stems import readings

_LONGEST = 10
_SAID_OF = {
    verb: frozenset(nouns)
    for verb, nouns in {
        "오": "비눈", "내리": "비눈", "맞": "비눈벌", "그치": "비", "타": "배말차불산눈", "부르": "배", "고프": "배",
        "아프": "배목발손귀", "치": "북종춤떡칼", "나": "열땀피불병털뿔", "켜": "불", "끄": "불", "지르": "불",
        "붙": "불",
        "먹": "밥약떡빵죽귤콩꿀껌벌", "마시": "물술차", "하": "밥말일", "짓": "집밥글", "꾸": "꿈", "자": "잠낮",
        "읽": "책글", "쓰": "글돈붓약시", "보": "책별달", "벌": "돈", "갚": "돈빚", "세": "돈별", "입": "옷",
        "벗": "옷",
        "씻": "손발", "잡": "손쥐뱀", "흘리": "땀피", "닦": "땀", "열": "문입", "닫": "문입", "잠그": "문", "걷": "길",
        "오르": "산", "던지": "공돌", "차": "공", "굴리": "공", "울리": "종", "쏘": "활총", "갈": "칼밭", "날리": "연",
        "피": "꽃", "꺾": "꽃", "따": "꽃별귤", "풀": "코", "골": "코", "씹": "껌", "굽": "빵", "찌": "떡",
        "끓": "물국", "끓이": "물국죽", "긷": "물", "쑤": "죽", "추": "춤", "뜨": "달해별눈", "지": "해달",
        "심": "꽃콩",
        "키우": "개소닭꽃", "물": "개", "짖": "개", "낚": "배",
    }.items()
}  # fmt: skip
"""What verbs are everyday said of, with nouns of one syllable: it rains (비 오다), one rides a horse (말 타다)."""


_DEEDS = several("볶이 차기 베기")
"""What is done to such a noun, or with it, as the end of a word of its own: 떡볶이, 발차기."""


def noun_before_verb(word: str, noun: str) -> bool:
    """Whether the word is that noun with a form of a verb that is often said of it."""
    if len(noun) != 1 or not word.startswith(noun) or not 2 < len(word) <= _LONGEST or not is_hangul(word):
        return False
    if word[1:] in _DEEDS:
        return True
    if _is_of_longer_word(word):
        return False
    return any(noun in _SAID_OF.get(one.stem, ()) and one.ending not in _NO_ENDINGS for one in readings(word[1:]))


def written_apart(tokens: tuple[str, ...]) -> Iterator[str]:
    """The verbs that two words in a row make without the particle between them: 배가 고플 때 says 배고플."""
    for first, second in pairwise(tokens):
        if first[-1:] in _BETWEEN and first[:-1] in _first_parts():
            noun = first[:-1]
            found = (one.stem for one in readings(noun + second) if vocabulary.is_stem(one.stem))
            if any(stem.startswith(noun) and stem not in derivation.NOT_JOINED for stem in found):
                yield noun + second


_BETWEEN = several("이 가 을 를 도 은 는 만")


@cache
def _first_parts() -> frozenset[str]:
    """The nouns that listed verbs begin with, before another listed verb: 배 of 배고프다."""
    cuts = ((stem[:at], stem[at:]) for stem in vocabulary.stems() for at in range(1, len(stem)))
    return frozenset(
        noun
        for noun, verb in cuts
        if vocabulary.is_stem(verb) and (vocabulary.is_noun(noun) or vocabulary.is_short_noun(noun))
    )


def _is_of_longer_word(word: str) -> bool:
    """Whether this is a longer verb's form, or a longer noun with particles: 산타는 is of 산타."""
    if vocabulary.is_listed(word) or any(vocabulary.is_stem(one.stem) for one in readings(word)):
        return True
    return any(len(base) > 1 and _is_a_noun(base) for base, _ in particles.strip(word))


def _is_a_noun(word: str) -> bool:
    return vocabulary.is_noun(word) or vocabulary.is_name(word) or word in vocabulary.contracted()


_NO_ENDINGS = several("기 음 이 나 지 자 소 라 가", and_nothing=True)
"""What may as well be the end of a noun."""
