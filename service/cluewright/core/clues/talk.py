"""Where a clue speaks of letters, of how many there are, of places, sounds, private things or other clues: not of its
keyword."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Literal, get_args

from cluewright.core.languages import Language, existing
from cluewright.core.languages.patterns import Phrases

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


def talk(tag: str, text: str) -> tuple[Talk, ...]:
    """All such passages of a text in a language that is known to exist."""
    own = existing(tag)
    return tuple(Talk(subject, own, match) for subject in SUBJECTS for match in _phrases(own, subject).finditer(text))


def warm(tag: str) -> None:
    """Get the patterns of a language that is known to exist ready now."""
    for phrases in all_phrases(tag):
        phrases.warm()


def all_phrases(tag: str) -> Iterator[Phrases]:
    """All that is looked for in a text in a language that is known to exist."""
    own = existing(tag)
    yield from (_phrases(own, subject) for subject in SUBJECTS)
    yield own.idioms


def _phrases(own: Language, subject: Subject) -> Phrases:
    found: Phrases = getattr(own, subject)
    return found
