"""What the texts of all keywords of a table leave behind together.

Most clues have nothing of any keyword. That is seen by a few lookups here, once a clue, before anything is compared
keyword by keyword. Each set holds whatever the keyword's own comparison would need, so that nothing is missed.
"""

from collections import defaultdict
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import TypeVar

from .keywords import AnalysedKeyword, Banned
from .may_contain import Heads, heads_of
from .numbers import value_of
from .words import heard

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Traces:
    """Everything that the texts on the screen are compared by: their words; how they are written without marks, look
    (`beginnings`: up to three letters of that), fall into Hangul letters, and are typed; the first two syllables that
    those of Hangul have when read backwards (`turned`); their anagrams' keys; what a compound must have of one of them
    (`heads`); by language (tag) the keys of their forms and what they are run together, their pronunciations, what
    rhymes with them and what sounds alike.
    `longest`: how many letters any of them has, as shown or in Latin ones; `numbers`: one of them is a number;
    `scripts` holds each text's own; `ascii`: all of them are plain Latin; `languages`: theirs (None: one not known);
    `phrases`: those of them that have a text of several words."""

    words: frozenset[str]
    unmarked: frozenset[str]
    looks: frozenset[str]
    beginnings: frozenset[str]
    jamos: frozenset[str]
    keystrokes: frozenset[str]
    turned: frozenset[str]
    anagrams: frozenset[str]
    heads: Heads
    longest: int
    numbers: bool
    scripts: frozenset[frozenset[str]]
    ascii: bool
    languages: frozenset[str | None]
    phrases: frozenset[str | None]
    keys: Mapping[str, frozenset[str]]
    phones: Mapping[str, frozenset[tuple[str, ...]]]
    rhymes: Mapping[str, frozenset[tuple[str, ...]]]
    echoes: Mapping[str, frozenset[tuple[str, ...]]]


def anagram_key(text: str) -> str:
    """The letters of a text in order: the same for every anagram of it."""
    return "".join(sorted(text))


def traces(keywords: tuple[AnalysedKeyword, ...]) -> Traces:
    """What these keywords leave behind."""
    texts = [text for keyword in keywords for text in keyword.texts]
    spoken = [text for text in texts if text.language]
    return Traces(
        words=frozenset(word for text in texts for word in text.words),
        unmarked=frozenset(text.unmarked for text in texts),
        looks=frozenset(text.look for text in texts),
        beginnings=frozenset(text.look[:length] for text in texts for length in (1, 2, 3)),
        jamos=frozenset(text.jamo for text in texts),
        keystrokes=frozenset(text.keys for text in texts),
        turned=frozenset(text.joined[:-3:-1] for text in texts if text.initials),
        anagrams=frozenset(anagram_key(text.jamo if text.initials else text.unmarked) for text in texts),
        heads=heads_of(text.joined for text in texts if text.joined),
        longest=max((len(each) for text in texts for each in (text.joined, text.roman)), default=0),
        numbers=any(value_of(text.plain) is not None for text in texts),
        scripts=frozenset(text.scripts for text in texts),
        ascii=all(text.joined.isascii() for text in texts),
        languages=frozenset(text.language for text in texts),
        phrases=frozenset(text.language for text in texts if len(text.words) > 1),
        keys=_by_language((text, (*text.by_key, text.joined)) for text in spoken),
        phones=_by_language((text, text.phones) for text in spoken),
        rhymes=_by_language((text, text.rhymes) for text in spoken),
        echoes=_by_language((text, _echoes(text)) for text in spoken),
    )


def _echoes(text: Banned) -> frozenset[tuple[str, ...]]:
    return heard(text.language, text.words[0]).echoes if text.language and len(text.words) == 1 else frozenset()


def _by_language(found: Iterable[tuple[Banned, Iterable[T]]]) -> Mapping[str, frozenset[T]]:
    together: defaultdict[str, set[T]] = defaultdict(set)
    for text, each in found:
        together[text.language or ""].update(each)
    return {tag: frozenset(every) for tag, every in together.items()}
