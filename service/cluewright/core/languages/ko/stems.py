"""From a conjugated form back to the stem: 도와 -> 돕, 들으면 -> 듣, 갔다 -> 가, 빨간 -> 빨갛."""

from collections.abc import Iterator
from dataclasses import dataclass

from cluewright.core.remembering import remembered

from .endings import CARRIED, INFINITIVE, OPEN, PLAIN, splits
from .letters import apart, is_hangul, tail, together, with_tail


@dataclass(frozen=True, slots=True)
class Reading:
    """A stem, and the ending it was found with; `regular`: the stem stands in the word as it is."""

    stem: str
    ending: str
    regular: bool


@remembered(maxsize=2048)
def readings(word: str) -> tuple[Reading, ...]:
    """Every reading of the word as a conjugated stem, whether or not there is such a stem."""
    if not is_hangul(word) or len(word) > 24:
        return ()
    found: dict[str, Reading] = {}
    for stem, ending in _ended(word):
        for bare in _without_tense(stem):
            if bare and (bare not in found or len(ending) > len(found[bare].ending)):
                cut = word[len(bare) :]
                found[bare] = Reading(bare, cut or ending, word.startswith(bare))
    return tuple(found.values())


def _ended(word: str) -> Iterator[tuple[str, str]]:
    """The word without its last ending, as stems (which may still hold tense and respect)."""
    for rest, ending in splits(word, PLAIN):
        yield from ((stem, ending) for stem in _from_plain(rest, ending))
    for rest, ending in splits(word, OPEN):
        yield from ((stem, ending) for stem in _from_open(rest))
    for rest, ending in splits(word, INFINITIVE):
        yield from ((stem, ending) for stem in _from_infinitive(rest))
    for carried, endings in CARRIED.items():
        for rest, ending in splits(word, endings):
            if tail(rest) == carried == "ㅁ" and len(rest) == 1:
                yield with_tail(rest, ""), carried + ending
            elif tail(rest) == carried:
                yield from ((stem, carried + ending) for stem in _from_open(with_tail(rest, "")))
            elif carried == "ㅁ" and tail(rest) == "ㄻ":
                yield with_tail(rest, "ㄹ"), carried + ending


def _from_plain(rest: str, ending: str) -> Iterator[str]:
    """먹(고), 사(는) of 살다, 빨가(네) of 빨갛다."""
    yield rest
    if ending[0] in "는느네니냐나소세" and not tail(rest):
        yield with_tail(rest, "ㄹ")
        yield with_tail(rest, "ㅎ")


def _from_open(rest: str) -> Iterator[str]:
    """먹으 -> 먹, 들으 -> 듣, 지으 -> 짓, 도우 -> 돕, 사 -> 살, 빨가 -> 빨갛."""
    yield rest
    last = apart(rest[-1])
    if len(rest) > 1 and rest[-1] == "으":
        yield from _before_vowel(rest[:-1])
    if len(rest) > 1 and rest[-1] == "우" and not tail(rest[:-1]):
        yield with_tail(rest[:-1], "ㅂ")
    if not last[2]:
        yield with_tail(rest, "ㄹ")
        yield with_tail(rest, "ㅎ")


def _before_vowel(rest: str) -> Iterator[str]:
    """The stem whose end a vowel has met: 먹(으), 들(으) of 듣, 지(으) of 짓."""
    ending = tail(rest)
    if ending and ending != "ㄹ":
        yield rest
    if ending == "ㄹ":
        yield with_tail(rest, "ㄷ")
    if not ending:
        yield with_tail(rest, "ㅅ")


def _from_infinitive(rest: str) -> Iterator[str]:
    """먹어 -> 먹, 가 -> 가, 도와 -> 돕, 불러 -> 부르, 마셔 -> 마시, 커 -> 크, 해 -> 하."""
    last, before = rest[-1], rest[:-1]
    lead, vowel, ending = apart(last)
    if ending:
        return
    if before and last in "아어여":
        yield before
        yield from _before_vowel(before)
    if before and last in "와워" and not tail(before):
        yield with_tail(before, "ㅂ")
    if before and last in "라러":
        yield from _doubled(before)
    for stem_vowel, stem_tail in _CONTRACTED.get(vowel, ()):
        only_after = _ONLY_AFTER.get((vowel, stem_vowel + stem_tail))
        if only_after is None or lead == only_after:
            yield before + together(lead, stem_vowel, stem_tail)


def _doubled(before: str) -> Iterator[str]:
    """불(러) -> 부르, 이르(러) -> 이르."""
    if tail(before) == "ㄹ":
        yield with_tail(before, "") + "르"
    if before[-1] == "르":
        yield before


_CONTRACTED = {
    "ㅏ": (("ㅏ", ""), ("ㅡ", "")),
    "ㅓ": (("ㅓ", ""), ("ㅡ", ""), ("ㅜ", "")),
    "ㅐ": (("ㅐ", ""), ("ㅏ", ""), ("ㅏ", "ㅎ"), ("ㅓ", "ㅎ")),
    "ㅒ": (("ㅑ", "ㅎ"),),
    "ㅔ": (("ㅔ", ""), ("ㅓ", "ㅎ")),
    "ㅖ": (("ㅕ", "ㅎ"), ("ㅖ", "")),
    "ㅕ": (("ㅕ", ""), ("ㅣ", "")),
    "ㅘ": (("ㅗ", ""),),
    "ㅝ": (("ㅜ", ""),),
    "ㅙ": (("ㅚ", ""), ("ㅙ", "")),
    "ㅞ": (("ㅞ", ""),),
    "ㅟ": (("ㅟ", ""),),
}
"""Vowels of contracted forms, and the vowel and tail that the stem ends in."""

_ONLY_AFTER = {("ㅓ", "ㅜ"): "ㅍ", ("ㅐ", "ㅏ"): "ㅎ"}
"""Contractions of one word each: 푸다 -> 퍼, 하다 -> 해."""


def _without_tense(stem: str, depth: int = 4) -> Iterator[str]:
    """The stem, and what is left of it without 겠, 었 and the respectful 시."""
    yield stem
    if depth == 0 or (len(stem) == 1 and tail(stem) != "ㅆ"):
        return
    if stem[-1] == "겠" and len(stem) > 1:
        yield from _without_tense(stem[:-1], depth - 1)
    elif tail(stem) == "ㅆ":
        for inner in _from_infinitive(with_tail(stem, "")):
            yield from _without_tense(inner, depth - 1)
    elif stem[-1] == "시":
        for inner in _from_open(stem[:-1]):
            yield from _without_tense(inner, depth - 1)
