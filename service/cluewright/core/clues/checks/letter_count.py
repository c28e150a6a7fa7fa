"""A clue is about meaning, not about how many letters or syllables the word has."""

import re
from collections.abc import Iterable, Iterator

from cluewright.core.clues.analyse import AnalysedClue
from cluewright.core.clues.check import Check
from cluewright.core.clues.leaning import weighed
from cluewright.core.clues.letter_words import letter_counts
from cluewright.core.clues.numbers import in_digits, value_of
from cluewright.core.clues.table import AnalysedTable
from cluewright.core.clues.verdict import Finding, Ruling
from cluewright.core.languages.counting import counted


def run(clue: AnalysedClue, table: AnalysedTable) -> Iterator[Finding]:
    counts = [one for one in _talk(clue) if _may_be_counted(table, one[1])]
    if explicit := max(counts, key=lambda one: _with_letters(table, one[1]) is not None, default=None):
        span, said, tag = explicit
        place = _with_letters(table, said)
        ruling, method = weighed(clue, span, tag, table, is_true=place is not None)
        yield CHECK.find(clue, span, ruling, method, keyword=place, language=tag, count=said or 0)
        return
    if place := _enumerated(clue, table):
        told = not _ONLY_APART.fullmatch(clue.normal.text)
        ruling = Ruling.ILLEGAL if told or table.strict else Ruling.SUSPECT
        yield CHECK.find(clue, clue.whole, ruling, "explicit", keyword=place, count=0)
        return
    for count in _bare_numbers(clue):
        place = _with_letters(table, count)
        if place:
            ruling = Ruling.ILLEGAL if table.strict else Ruling.SUSPECT
            yield CHECK.find(clue, clue.whole, ruling, "number", keyword=place, confidence=0.5, count=count)
            return


def _enumerated(clue: AnalysedClue, table: AnalysedTable) -> tuple[int, str] | None:
    """The keyword of several words whose lengths are all that the clue tells, as crosswords do: `(3,5)`."""
    said = tuple(map(int, _decimals(clue)))
    if len(said) < 2 or len(said) < len(clue.words):
        return None
    return next(((place, text.text) for place, text in table.banned if tuple(map(len, text.words)) == said), None)


def _decimals(clue: AnalysedClue) -> list[str]:
    return [word for word in clue.words if word.isdecimal()]


_ONLY_APART = re.compile(r"[\d\s]+")
"""Numbers and nothing that tells that they belong together."""


def _may_be_counted(table: AnalysedTable, count: int | None) -> bool:
    """Whether somebody could mean a keyword's letters, written apart in Hangul, counted wrongly or with some more or
    less (`eight letters minus one`): the 280 of a tweet and the 17 syllables of a haiku are no keyword's."""
    return count is None or any(count <= len(text.jamo) + _MISCOUNT for _, text in table.banned)


_MISCOUNT = 4


def _bare_numbers(clue: AnalysedClue) -> Iterable[int]:
    """The number that a clue is and nothing else; in whatever language, where it is no word of those looked at."""
    if clue.number:
        return (clue.number.value,)
    if len(clue.tokens) != 1 or clue.tokens[0].know:
        return ()
    if clue.words[0].isdecimal():  # 007
        return ()
    roman = in_digits(clue.words[0])
    return (roman,) if roman else sorted(set(counted(clue.words[0]).values()))


def _talk(clue: AnalysedClue) -> Iterator[tuple[tuple[int, int], int | None, str]]:
    for one in clue.talk_of("count_talk"):
        named = one.match.groupdict().get("n")
        said = value_of(named) if named else None
        if named is None or said is not None:
            yield clue.normal.span(*one.span), said, one.language.tag
    yield from ((found.span, found.value, found.language) for found in letter_counts(clue))


def _with_letters(table: AnalysedTable, count: int | None) -> tuple[int, str] | None:
    return next(((place, text.text) for place, text in table.banned if text.letters == count), None)


def _concerns(clue: AnalysedClue, _: tuple[str, ...]) -> bool:
    return any(_talk(clue)) or any(_bare_numbers(clue)) or len(_decimals(clue)) > 1


CHECK = Check("letter-count", "decrypto.clues.meaning-not-letter-count", run, _concerns)
