"""Where a clue speaks of letters, of how many there are, of places, sounds, private things or other clues: not of its
keyword."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from itertools import groupby
from typing import Literal, get_args

from cluewright.core.languages import Language, existing, kept_patterns
from cluewright.core.languages.patterns import Phrases, one_of
from cluewright.core.languages.scripts import scripts_of

from .words import WORD

Subject = Literal[
    "spelling_talk", "count_talk", "position_talk", "sound_talk", "quoted_talk", "private_talk", "list_talk"
]
"""What is spoken of: the member of `Language` that has the patterns."""

SUBJECTS: tuple[Subject, ...] = get_args(Subject)


@dataclass(frozen=True, slots=True)
class Talk:
    """A passage in uniform writing that speaks of such a thing, in a language with patterns for it."""

    subject: Subject
    language: Language
    match: re.Match[str]
    offset: int = 0
    """Where in the clue the text begins that the match was found in."""

    @property
    def span(self) -> tuple[int, int]:
        """Where the passage stands in the clue's uniform writing."""
        return self.match.start() + self.offset, self.match.end() + self.offset


def talk(tag: str, text: str) -> tuple[Talk, ...]:
    """All such passages of a text in a language that is known to exist: of the whole, of it without what is said beside
    the clue ("well", "guys", "lol"), of its longer parts between commas ("the one under the top one, hot"), and of what
    stands in this language's script in a clue of several (`number four 부탁해요`)."""
    own = existing(tag)
    if text.isalpha():  # which has no parts
        return tuple(_found(own, text, 0))
    found: list[Talk] = []
    for start, end in dict.fromkeys(((0, len(text)), _told(own, text), *_parts(text), *_in_own_script(own, text))):
        known = {(one.subject, one.span) for one in found}
        found += [one for one in _found(own, text[start:end], start) if (one.subject, one.span) not in known]
    return tuple(found)


def _parts(text: str) -> Iterator[tuple[int, int]]:
    """Where the parts of a text stand that are long enough to speak of something; none if there is one part only."""
    parts = [match.span() for match in _PART.finditer(text)]
    if len(parts) > 1:
        yield from (span for span in parts if text.count(" ", *span) >= _LEAST_SPACES)


_PART = re.compile(r"[^\s,;:–—][^,;:–—]*")
_LEAST_SPACES = 2


def _in_own_script(own: Language, text: str) -> Iterator[tuple[int, int]]:
    """Where the words of a text stand that are written as the language is, if others are not."""
    if text.isascii():
        return
    words = [(match.span(), scripts_of(match[0])) for match in WORD.finditer(text)]
    if all(not scripts or not own.scripts.isdisjoint(scripts) for _, scripts in words):
        return
    for mine, run in groupby(words, lambda word: not own.scripts.isdisjoint(word[1])):
        spans = [span for span, _ in run]
        if mine and len(spans) > 1:
            yield spans[0][0], spans[-1][1]


def _found(own: Language, text: str, offset: int) -> Iterator[Talk]:
    for subject in SUBJECTS:
        yield from (Talk(subject, own, match, offset) for match in _phrases(own, subject).finditer(text))


def _told(own: Language, text: str) -> tuple[int, int]:
    """Where in the text the clue itself begins and ends; all of it where nothing else is left."""
    before, after = _beside(own.asides, own.spoken_to)
    start = match.end() if (match := before.match(text)) else 0
    end = match.start() if (match := after.search(text, start)) else len(text)
    return (start, end) if start < end else (0, len(text))


@cache
def _beside(asides: frozenset[str], spoken_to: frozenset[str]) -> tuple[re.Pattern[str], re.Pattern[str]]:
    """What is said before a clue, and what after it, with the signs that part it from the clue."""
    before, after = _said_beside(asides, spoken_to)
    return kept_patterns.pattern(before), kept_patterns.pattern(after)


def _said_beside(asides: frozenset[str], spoken_to: frozenset[str]) -> tuple[str, str]:
    before, after = rf"(?:{one_of(asides)}|{_LAUGHTER})", rf"\W+(?:{one_of(asides - spoken_to)}|{_LAUGHTER})"
    if spoken_to:
        after = rf"(?:{after}| ?[^\w\s]+ ?{one_of(spoken_to)})"
    return rf"\W*(?:{before}\W+)+", rf"(?<!\W)(?:{after})+\W*$"


_LAUGHTER = r"(?:h[aeiou]){2,}h?|a?(?:ha){2,}h?|lo+l|lmf?ao|rofl|a?(?:[хx][аеи]){2,}х?|[\u110f\u1112]+"
"""Korean writes it with bare consonants, which uniform writing takes for those at the start of a syllable."""


def warm(tag: str) -> None:
    """Get the patterns of a language that is known to exist ready now."""
    own = existing(tag)
    for phrases in _all_phrases(own):
        phrases.warm()
    _beside(own.asides, own.spoken_to)


def written(tag: str) -> Iterator[tuple[str, str]]:
    """Every expression that a text in a language that is known to exist is looked at with, and what is compiled in its
    stead, to be kept as code."""
    own = existing(tag)
    for phrases in _all_phrases(own):
        yield from phrases.written()
    yield from ((one, one) for one in _said_beside(own.asides, own.spoken_to))


def _all_phrases(own: Language) -> Iterator[Phrases]:
    yield from (_phrases(own, subject) for subject in SUBJECTS)
    yield own.idioms


def _phrases(own: Language, subject: Subject) -> Phrases:
    found: Phrases = getattr(own, subject)
    return found
