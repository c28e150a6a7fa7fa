"""Quick looks at compounds: whether a word may have a keyword in it at all."""

from collections.abc import Iterable
from typing import NamedTuple

from cluewright.core.languages.scripts import initial_consonants
from cluewright.core.remembering import remembered


def may_contain(word: str, keyword: str) -> bool:
    """A quick no: a compound is longer than its parts, and keeps their first letter, two of a long one. But 비, rain,
    is 빗 in 빗물, and verbs lose their endings: of 덮다, cover, only 덮 is left in 덮밥, of 청소하다, clean, 청소 in
    청소기, of zwemmen, swim, only zwem in zwembad."""
    longer = len(word) - len(keyword)
    if _is_hangul(keyword):
        least = -1 if keyword.endswith(_MADE_OF_A_NOUN) else 0 if keyword[-1] == "다" else 1
        return longer >= least and (not (heads := _leads(word)) or _leads(keyword[:1]) in heads)
    if longer > 0:
        return _head(keyword) in word
    return longer > -3 and len(word) > 5 and word[:_BEGINNING] == keyword[:_BEGINNING]


class Heads(NamedTuple):
    """What of the keywords of a table a compound must have: one of the letters that they begin with (`letters`), or
    their whole `beginnings`; of Hangul, what the first syllable begins with (`syllables`)."""

    letters: tuple[str, ...]
    beginnings: frozenset[str]
    syllables: frozenset[str]


def heads_of(keywords: Iterable[str]) -> Heads:
    """The heads of keywords in uniform writing, run together."""
    texts = frozenset(keywords)
    hangul = frozenset(filter(_is_hangul, texts))
    others = texts - hangul
    return Heads(
        letters=tuple(sorted(frozenset(map(_head, others)))),
        beginnings=frozenset(keyword[:_BEGINNING] for keyword in others),
        syllables=frozenset(_leads(keyword[:1]) for keyword in hangul),
    )


def may_contain_any(words: tuple[str, ...], heads: Heads) -> bool:
    """False if none of the words may contain any of the keywords (`may_contain`)."""
    letters, beginnings, syllables = heads
    for word in words:
        if word[:_BEGINNING] in beginnings or (syllables and not syllables.isdisjoint(_leads(word) or syllables)):
            return True
        for letter in letters:
            if letter in word:
                return True
    return False


def _is_hangul(keyword: str) -> bool:
    return "가" <= keyword[:1] <= "힣"


def _head(keyword: str) -> str:
    return keyword[: 2 if len(keyword) > _SHORT else 1]


_BEGINNING = 3
_SHORT = 4
"""Letters of a keyword that may lose its vowel in a compound (лев, львиный)."""

_MADE_OF_A_NOUN = ("하다", "롭다", "스럽다")
"""What Korean makes verbs and adjectives of nouns with."""


@remembered(maxsize=4096)
def _leads(word: str) -> str:
    """The first letters of the syllables of Hangul, those that change beside others as one (녀, 여; 닭, 암탉)."""
    return initial_consonants(word).translate(_ONE_LEAD)


_ONE_LEAD = str.maketrans("ㄴㄹㄲㅋㄸㅌㅃㅍㅆㅉㅊ", "ㅇㅇㄱㄱㄷㄷㅂㅂㅅㅈㅈ")
