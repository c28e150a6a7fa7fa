"""A quick look at all keywords of a table together: whether a clue may have any of them in disguise."""

from collections.abc import Iterator
from typing import NamedTuple

from cluewright.core.languages.keyboards import keystrokes
from cluewright.core.languages.look_alikes import look
from cluewright.core.languages.scripts import jamo, scripts_of, unmarked
from cluewright.core.remembering import remembered

from .analyse import AnalysedClue
from .numbers import in_digits
from .stretched import has_run
from .traces import Traces


def may_disguise(clue: AnalysedClue, traces: Traces) -> bool:
    """False if the clue cannot have any keyword of the table in disguise (`disguises`)."""
    if any(_may_be_one(word, traces) for word in clue.words):
        return True
    text, words = clue.normal.text, clue.words
    return not clue.is_word and (
        not text.replace(" ", "").isalpha()  # signs for letters, or between them
        or any(_may_be_set_apart(run, traces) for run in _runs(words, traces.longest))
        or all(len(word) == 1 for word in words)  # which may spell a form of a keyword
        or (
            len(words) > _PARTED
            and any(len(word) > 2 and _written(word).beginning in traces.beginnings for word in words)
        )
    )


_PARTED = 2
"""With more words than this, two of them may be the parts of a keyword (`a bow after rain`)."""


def _may_be_one(word: str, traces: Traces) -> bool:
    """Whether a word may be a keyword in disguise."""
    its = _written(word)
    if its.keystrokes in traces.keystrokes or its.unmarked in traces.unmarked or its.has_run:
        return True
    if traces.numbers and its.is_number:
        return True
    if its.backwards in traces.beginnings or (traces.ascii and its.is_disguised and its.beginning in traces.beginnings):
        return True
    if its.ascii and traces.ascii:
        return False
    if its.look in traces.looks or its.jamo in traces.jamos or word[:2] in traces.turned:
        return True
    return any(its.scripts.isdisjoint(each) for each in traces.scripts)


class _Written(NamedTuple):
    """How a word may be read, whatever the keywords are; `beginning` and `backwards` are as far as a keyword's is
    kept, and `is_disguised` tells that it does not look like itself."""

    look: str
    beginning: str
    backwards: str
    keystrokes: str
    unmarked: str
    jamo: str
    scripts: frozenset[str]
    has_run: bool
    is_number: bool
    is_disguised: bool
    ascii: bool


@remembered(maxsize=4096)
def _written(word: str) -> _Written:
    looks = look(word)
    return _Written(
        look=looks,
        beginning=_beginning(looks),
        backwards=_beginning(look(word[::-1])),
        keystrokes=keystrokes(word),
        unmarked=unmarked(word),
        jamo=jamo(word),
        scripts=scripts_of(word),
        has_run=has_run(word),
        is_number=in_digits(word) is not None,
        is_disguised=looks != word,
        ascii=word.isascii(),
    )


def _may_begin_one(word: str, traces: Traces) -> bool:
    """Whether a word of three letters or more may be the beginning of a keyword."""
    return len(word) > 2 and _written(word).beginning in traces.beginnings


def _beginning(looks: str) -> str:
    """That part of what a word looks like which a keyword, or what its inflected forms have in common, may be the
    beginning of."""
    return looks[:3]


def _may_be_set_apart(run: str, traces: Traces) -> bool:
    """Whether words in a row make a keyword together. In another script, or backwards, one of them shows."""
    return unmarked(run) in traces.unmarked or jamo(run) in traces.jamos


def _runs(words: tuple[str, ...], longest: int) -> Iterator[str]:
    """Two words or more in a row, run together up to so many letters and the word that exceeds them."""
    for start in range(len(words) - 1):
        together = words[start]
        for word in words[start + 1 :]:
            together += word
            yield together.replace("'", "")
            if len(together) >= longest:
                break
