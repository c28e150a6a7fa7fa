"""Where a clue speaks of letters, of how many there are, of places, sounds or private things: not of its keyword."""

import re
from collections import defaultdict
from dataclasses import dataclass
from functools import cache
from typing import Literal, get_args

from cluewright.core.languages import Language, existing

Subject = Literal["spelling_talk", "count_talk", "position_talk", "sound_talk", "private_talk"]
"""What is spoken of: the member of `Language` that has the patterns."""

_SUBJECTS: tuple[Subject, ...] = get_args(Subject)


@dataclass(frozen=True, slots=True)
class Talk:
    """A passage in uniform writing that speaks of such a thing, in a language with patterns for it."""

    subject: Subject
    language: Language
    match: re.Match[str]


def talk(tag: str, text: str) -> tuple[Talk, ...]:
    """All such passages of a text in a language that is known to exist, in the order of its patterns."""
    spoken_of = [subject for subject in _SUBJECTS if _any_talk(tag, subject).search(text)]
    own = existing(tag)
    return tuple(
        Talk(subject, own, match)
        for subject in spoken_of
        for pattern in _patterns(own, subject)
        for match in pattern.finditer(text)
    )


def warm(tag: str) -> None:
    """Put the patterns of a language that is known to exist together now: it takes 30 ms and more."""
    for subject in _SUBJECTS:
        _any_talk(tag, subject)


def _patterns(own: Language, subject: Subject) -> tuple[re.Pattern[str], ...]:
    found: tuple[re.Pattern[str], ...] = getattr(own, subject)
    return found


@cache
def _any_talk(tag: str, subject: Subject) -> re.Pattern[str]:
    """All patterns as one, which tells in a fraction of the time that there is no such talk. What must come before
    many of them is asked once at each letter. Groups lose their names: the patterns share them."""
    patterns = _patterns(existing(tag), subject)
    by_start: defaultdict[str, list[str]] = defaultdict(list)
    for pattern in patterns:
        unnamed = re.sub(r"\(\?P<\w+>", "(?:", pattern.pattern)
        start = _start(unnamed)
        by_start[start].append(f"(?:{unnamed.removeprefix(start)})")
    together = "|".join(f"{start}(?:{'|'.join(rest)})" for start, rest in by_start.items())
    return re.compile(together or r"(?!)", patterns[0].flags if patterns else 0)


def _start(pattern: str) -> str:
    """What must come before all that a pattern matches; "" if there is no such thing, as in `^this|that`."""
    depth = 0
    for sign in _SIGNS.sub("", pattern):
        depth += (sign == "(") - (sign == ")")
        if sign == "|" and not depth:
            return ""
    found = _START.match(pattern)
    return found[0] if found else ""


_SIGNS = re.compile(r"\\.|\[\^?\]?(?:\\.|[^\]\\])*\]")
"""What stands for a character in a pattern, a bracket or a bar among them."""

_START = re.compile(r"\^|\\b|\(\?<![^()]*\)")
