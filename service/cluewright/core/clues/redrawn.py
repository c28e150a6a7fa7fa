"""A keyword written so that no dictionary knows it, but anybody reads it: letters drawn with several signs (`VVOLF`),
each letter twice or with one sign behind it (`우0주0선`), letters of several scripts in one word, capitals that stand
out in a word (`beCOWard`), other words or nonsense around it.

What such writing may stand for is worked out once a clue, before any keyword is looked at.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import groupby

from cluewright.core.languages import Language
from cluewright.core.languages.look_alikes import faked, look, undrawn
from cluewright.core.languages.scripts import romanised, scripts_of

from .analyse import AnalysedClue, Token, is_a_word
from .disguise import Disguise
from .keywords import Banned, is_inflected
from .verdict import Ruling
from .words import is_known

_CHUNK = re.compile(r"\S{3,}")
_DRAWS = re.compile(r"[|/\\()\[\]<>]")
"""A sign that letters are drawn with."""


@dataclass(frozen=True, slots=True)
class Reading:
    """What a part of the clue (`span`, as sent) may stand for, and by which method it was so written."""

    span: tuple[int, int]
    word: str
    method: str


def readings(clue: AnalysedClue) -> tuple[Reading, ...]:
    """All that the clue may stand for."""
    drawn = _of_signs(clue) if _DRAWS.search(clue.normal.text) else ()
    return (*drawn, *_standing_out(clue), *(one for token in clue.strange for one in _of_word(token)))


def _standing_out(clue: AnalysedClue) -> Iterator[Reading]:
    """The capitals in a word of small letters, or the small letters in one of capitals. A word's first letter and
    those of names (McDonald) are too few to tell anything."""
    if not _has_mixed_case(clue.clue.text):
        return
    for token in clue.tokens:
        written = clue.excerpt(token.span)
        for run in _runs_of_case(written) if _has_mixed_case(written) else ():
            if len(run) > 2:
                yield Reading(token.span, run.casefold(), "capitals")


def _has_mixed_case(written: str) -> bool:
    """Whether there is a capital behind the first letter, and not only capitals (scripts without any have none)."""
    return written[1:] != written[1:].lower() and not written.isupper()


def _runs_of_case(written: str) -> Iterator[str]:
    """The parts of a word that are all in capitals, and those in small letters with capitals behind, if more than a
    first one stands before (in LEGOland, only the name stands out)."""
    runs = ["".join(run) for _, run in groupby(written, str.isupper)]
    for before, run, after in zip(("", *runs), runs, (*runs[1:], ""), strict=False):
        if run.isupper() or (after and len(before) != 1):
            yield run


def _of_signs(clue: AnalysedClue) -> Iterator[Reading]:
    for chunk in _CHUNK.finditer(clue.normal.text):
        if not chunk[0].isalpha() and (word := undrawn(chunk[0])) != chunk[0] and word.isalpha():
            yield Reading(clue.normal.span(*chunk.span()), word, "look-alike")


def _of_word(token: Token) -> Iterator[Reading]:
    word = token.text
    if (drawn := undrawn(word)) != word:
        yield Reading(token.span, drawn, "look-alike")
    if _TWICE.fullmatch(word):
        yield Reading(token.span, word[::2], "stretched")
    if len(word) > len(word[::2]) > 2 and len(set(word[1::2])) == 1:
        yield Reading(token.span, word[::2], "spaced")
    if not word.isascii() and len(scripts_of(word)) > 1:
        mixed = {romanised(word), look(faked(word))}
        yield from (Reading(token.span, read, "look-alike") for each in mixed for read in (each, each[::-1]))


_TWICE = re.compile(r"(?:(.)\1){3,}")


def redrawn(found: tuple[Reading, ...], text: Banned) -> Iterator[Disguise]:
    """Where a reading of the clue is this keyword or an inflected form of it."""
    for one in found:
        read = one.word
        if len(read) > 2 and (read in (text.joined, text.look, text.roman) or is_inflected(read, text)):
            yield Disguise(one.span, one.method, Ruling.ILLEGAL, 0.9)


def wrapped(clue: AnalysedClue, text: Banned) -> Iterator[Disguise]:
    """The words that are none and have this keyword somewhere in them: among other words run together (`mywolf`,
    `этокот`), or, if it is too long to be there by chance, among nonsense (`xcastlex`). Names are left alone."""
    if len(text.joined) < _LEAST or text.initials:
        return
    for token in clue.strange:
        if text.joined in token.text and token.text != text.joined and _is_nonsense(token, clue):
            before, _, after = token.text.partition(text.joined)
            if len(text.joined) > _MOST_BY_CHANCE or any(_say(before, after, one) for one in clue.languages):
                yield Disguise(token.span, "word", Ruling.SUSPECT, 0.5)


_LEAST = 3
"""Letters of a keyword that is looked for in what is no word."""
_MOST_BY_CHANCE = 4
"""Letters of a keyword that may be in nonsense by chance."""


def _is_nonsense(token: Token, clue: AnalysedClue) -> bool:
    named = token.capital and not clue.clue.text.isupper()
    return not (named or is_a_word(token, clue.languages) or any(one.is_name(token.text) for one in clue.languages))


_MOST_AROUND = 18
"""Letters around a keyword that are taken apart into words, which looks up every way to do it."""


def _say(before: str, after: str, one: Language) -> bool:
    """Whether what stands around a keyword are words of one language, a little one of them right beside it."""
    if len(before + after) > _MOST_AROUND or not (_are_words(before, one) and _are_words(after, one)):
        return False
    ends = (word for word in one.function_words if before.endswith(word))
    starts = (word for word in one.function_words if after.startswith(word))
    return any(_are_words(before.removesuffix(word), one) for word in ends) or any(
        _are_words(after.removeprefix(word), one) for word in starts
    )


def _are_words(letters: str, one: Language) -> bool:
    ends = {0}
    for end in range(1, len(letters) + 1):
        if any(_is_a_word_of(letters[start:end], one) for start in ends):
            ends.add(end)
    return len(letters) in ends


def _is_a_word_of(word: str, one: Language) -> bool:
    return word in one.function_words or (len(word) > 2 and is_known(one.tag, word))
