"""A quick look at all keywords of a table together: whether a clue may have any of them in disguise."""

from collections.abc import Iterator

from cluewright.core.languages.keyboards import keystrokes
from cluewright.core.languages.look_alikes import look
from cluewright.core.languages.scripts import jamo, scripts_of, unmarked

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
        or (len(words) > _PARTED and any(len(word) > 2 and _begins_a_keyword(look(word), traces) for word in words))
    )


_PARTED = 2
"""With more words than this, two of them may be the parts of a keyword (`a bow after rain`)."""


def _may_be_one(word: str, traces: Traces) -> bool:
    """Whether a word may be a keyword in disguise."""
    looks = look(word)
    if keystrokes(word) in traces.keystrokes or unmarked(word) in traces.unmarked or has_run(word):
        return True
    if traces.numbers and in_digits(word) is not None:
        return True
    if _begins_a_keyword(look(word[::-1]), traces) or (
        traces.ascii and looks != word and _begins_a_keyword(looks, traces)
    ):
        return True
    if word.isascii() and traces.ascii:
        return False
    if looks in traces.looks or jamo(word) in traces.jamos or word[:2] in traces.turned:
        return True
    own = scripts_of(word)
    return any(own.isdisjoint(each) for each in traces.scripts)


def _begins_a_keyword(looks: str, traces: Traces) -> bool:
    """Whether a keyword, or what its inflected forms have in common, may be the beginning of this."""
    return looks[:3] in traces.beginnings


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
