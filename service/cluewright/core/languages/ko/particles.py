"""Particles behind nouns, alone and stacked (소는, 소에게서, 소까지도, 단어들의)."""

from collections.abc import Iterator, Mapping

from cluewright.core.remembering import remembered

from .letters import is_syllable, several, tail

AFTER_VOWEL, AFTER_CONSONANT, AFTER_VOWEL_OR_L, AFTER_OTHERS, ANYWHERE = range(5)

_CASES: Mapping[int, str] = {
    ANYWHERE: "에 에서 에게 에게서 한테 한테서 께 께서 의 도 만 하고 에다 에다가 더러 보고",
    AFTER_VOWEL: "가 를 는 와 랑 여 시여",
    AFTER_CONSONANT: "이 을 은 과 이랑 아 이여 이시여",
    AFTER_VOWEL_OR_L: "로 로서 로써 로부터",
    AFTER_OTHERS: "으로 으로서 으로써 으로부터",
}
_DELIMITERS: Mapping[int, str] = {
    ANYWHERE: "부터 까지 처럼 같이 보다 만큼 대로 마다 밖에 조차 마저 만 뿐 쯤 씩 치고 따라 마냥 끼리 커녕 째 쪽 간 "
    "말고 만한 만하게 만하다 같은 같은거 같은것 같은데 같다 같아 같아요 같네 같음",
    AFTER_VOWEL: "나 든 든지 야 라도 나마 란 야말로 라고 라는 라서 며 요 예요 였다 였어 였던 래요 란다 랍니다",
    AFTER_CONSONANT: "이나 이든 이든지 이야 이라도 이나마 이란 이야말로 이라고 이라는 이라서 이며 은커녕 아 "
    "이에요 이란다 이랍니다 이었다 이었던",
}
_LAST: Mapping[int, str] = {
    ANYWHERE: "도 만 의 요 에 에서 뿐 야",
    AFTER_VOWEL: "는 가 를 나 야 라도 나마 와 로 로는 로도",
    AFTER_CONSONANT: "은 이 을 이나 이야 이라도 이나마 과 으로 으로는 으로도",
}
_ALWAYS_LAST = several("은 는 이 가 을 를 의 여 시여 이여 이시여 아 야 요")
CONTRACTIONS: Mapping[str, str] = {"엔": "에는", "에선": "에서는", "에겐": "에게는", "한텐": "한테는", "로선": "로서는"}


def _fits(before: str, where: int) -> bool:
    ending = tail(before)
    return {
        AFTER_VOWEL: not ending,
        AFTER_CONSONANT: bool(ending),
        AFTER_VOWEL_OR_L: ending in ("", "ㄹ"),
        AFTER_OTHERS: ending not in ("", "ㄹ"),
        ANYWHERE: True,
    }[where]


def _together(*tables: Mapping[int, str]) -> dict[str, tuple[int, ...]]:
    """Every particle of the tables with what each of them says it may stand behind."""
    found: dict[str, tuple[int, ...]] = {}
    for table in tables:
        for where, particles in table.items():
            for one in particles.split():
                found[one] = (*found.get(one, ()), where)
    return found


_FIRST = _together(_CASES, _DELIMITERS)
_BEHIND = _together(_DELIMITERS, _LAST)
_END = _together(_LAST)
_OPEN = several("부터 까지 만 만큼 대로 보다 처럼 마저 조차 밖에 뿐 마다 야 에")
"""Second particles that a third one may stand behind."""


@remembered(maxsize=8192)
def stack(written: str) -> int | None:
    """What a particle, or a stack of up to three, may stand behind; None if it is neither."""
    written = CONTRACTIONS.get(written, written)
    if known := _FIRST.get(written):
        return known[0]
    return next(_stacked(written), None)


def _stacked(written: str) -> Iterator[int]:
    for cut in range(1, len(written)):
        one, rest = written[:cut], written[cut:]
        if one in _FIRST and one not in _ALWAYS_LAST and (_behind(one, rest, _BEHIND) or _two_behind(one, rest)):
            yield _FIRST[one][0]


def _two_behind(one: str, rest: str) -> bool:
    return any(
        two in _OPEN and _behind(one, two, _BEHIND) and _behind(two, last, _END)
        for two, last in ((rest[:cut], rest[cut:]) for cut in range(1, len(rest)))
    )


def _behind(before: str, particle: str, table: Mapping[str, tuple[int, ...]]) -> bool:
    return before != particle and any(_fits(before, where) for where in table.get(particle, ()))


_LONGEST = 7


def strip(word: str) -> Iterator[tuple[str, str]]:
    """Every reading of a word as something with particles behind it, the shortest particle last.

    Particles that cannot stand behind that sound are no reading (`소은`).
    """
    for at in range(max(1, len(word) - _LONGEST), len(word)):
        where = stack(word[at:])
        if where is not None and (not is_syllable(word[at - 1]) or _fits(word[:at], where)):
            yield word[:at], word[at:]


_UNMISTAKABLE = several("은 는 을 를 에 가 이 와 의 과 도 만 엔")
"""Particles of one syllable that hardly ever end a noun that is not listed."""


def is_unmistakable(particle: str) -> bool:
    """Whether a particle shows by itself that it is one, even behind a noun of one syllable."""
    return len(particle) > 1 or particle in _UNMISTAKABLE
