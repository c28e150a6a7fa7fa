"""Verbs and adjectives as people type them in chats: 추웡 and 추워용 for 추워, 머거 for 먹어, 조아, 슬푸다, 먹쟈."""

from collections.abc import Iterator
from itertools import pairwise

from .letters import apart, is_hangul, several, together, with_tail

_LONGEST = 10
_POLITE = several("용 염 영 여 욤 욧 욥 유 융 욘")
"""What 요 becomes at the end."""

_SHORTENED = {
    "슴다": "습니다",
    "슴당": "습니다",
    "함다": "합니다",
    "임다": "입니다",
    "심다": "십니다",
    "심까": "십니까",
}
_COY_TAILS = frozenset("ㅇㅁ")
"""What is hung onto a last vowel: 먹엉, 토끼얌."""

_HEARD = {
    "ㄱ": "ㄱㄲ", "ㄲ": "ㄲ", "ㄴ": "ㄴㄶ", "ㄷ": "ㄷ", "ㄹ": "ㄹㅀ", "ㅁ": "ㅁ", "ㅂ": "ㅂ", "ㅅ": "ㅅ", "ㅆ": "ㅆ",
    "ㅈ": "ㅈ", "ㅊ": "ㅊ", "ㅌ": "ㅌ", "ㅍ": "ㅍ",
}  # fmt: skip
"""Consonants heard before a vowel, and the tails of the syllable before that are heard so: 머거, 시러, 마나."""

_CLUSTERS = {
    "ㅂㅅ": "ㅄ", "ㅂㅆ": "ㅄ", "ㄴㅈ": "ㄵ", "ㄹㄱ": "ㄺ", "ㄹㅁ": "ㄻ", "ㄹㅂ": "ㄼ", "ㄹㅌ": "ㄾ", "ㄹㅍ": "ㄿ",
}  # fmt: skip
"""A tail and the consonant behind it, and the one tail that is heard so: 업써, 안자, 절머."""

_BREATHED = {"ㅌ": "ㄷ", "ㅋ": "ㄱ", "ㅊ": "ㅈ"}
_WITH_H = {"": "ㅎ", "ㄴ": "ㄶ", "ㄹ": "ㅀ"}
_AFTER_LIPS = frozenset("ㅁㅂㅃㅍ")
_PALATAL = {"ㅑ": "ㅏ", "ㅕ": "ㅓ", "ㅛ": "ㅗ", "ㅠ": "ㅜ"}


def plainly_written(word: str) -> Iterator[tuple[str, bool]]:
    """What an unlisted word is in the official spelling, if it is one of those in a chat's, and whether it only has
    such an ending; a handful at most."""
    if not is_hangul(word) or not 1 < len(word) <= _LONGEST:
        return
    endings = dict.fromkeys(_endings(word))
    yield from ((way, True) for way in endings)
    for way in (word, *endings):
        level = _levelled(way)
        if level != way:
            yield level, True
        yield from ((heard, False) for heard in _as_heard(way))


def _endings(word: str) -> Iterator[str]:
    for short, full in _SHORTENED.items():
        if word.endswith(short) and word != short:
            yield word.removesuffix(short) + full
    if word[-1] in _POLITE:
        yield word[:-1] + "요"
    lead, vowel, tail = apart(word[-1])
    if tail in _COY_TAILS and not (word[-1] == "당" and len(word) == 2):
        yield word[:-1] + together(lead, vowel)
    if any(apart(syllable)[2] == "ㅅ" for syllable in word[1:]):
        yield word[0] + "".join(with_tail(one, "ㅆ") if apart(one)[2] == "ㅅ" else one for one in word[1:])


def _levelled(word: str) -> str:
    """슬푸다: 슬프다; 먹쟈: 먹자."""
    return "".join(together(*_level(*apart(syllable), first=not at)) for at, syllable in enumerate(word))


def _level(lead: str, vowel: str, tail: str, *, first: bool) -> tuple[str, str, str]:
    if lead in _AFTER_LIPS and vowel == "ㅜ" and not first and not tail:
        vowel = "ㅡ"
    elif lead in "ㅈㅊㅉ" and not tail:
        vowel = _PALATAL.get(vowel, vowel)
    return lead, vowel, tail


def _as_heard(word: str) -> Iterator[str]:
    """The word with one consonant given back to the syllable before: 머거: 먹어; 조아: 좋아; 실타: 싫다."""
    for at, (first, second) in enumerate(pairwise(map(apart, word))):
        for tail, lead in _given_back(first[2], second[0], second[1]):
            pair = together(first[0], first[1], tail) + together(lead, second[1], second[2])
            yield word[:at] + pair + word[at + 2 :]


def _given_back(tail: str, lead: str, vowel: str) -> Iterator[tuple[str, str]]:
    if vowel in "ㅏㅓㅡ":
        if not tail:
            yield from ((back, "ㅇ") for back in _HEARD.get(lead, ""))
        if not tail and lead == "ㅇ":
            yield "ㅎ", "ㅇ"
        if tail + lead in _CLUSTERS:
            yield _CLUSTERS[tail + lead], "ㅇ"
    if lead in _BREATHED and tail in _WITH_H:
        yield _WITH_H[tail], _BREATHED[lead]
