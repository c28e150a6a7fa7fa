"""The same clue may not be given twice: case, accents, punctuation, spacing and inflection do not make it new."""

import re
from collections.abc import Iterator

from cluewright.core.clues.analyse import AnalysedClue
from cluewright.core.clues.check import Check
from cluewright.core.clues.clue import ClueReuse, Table, UsedClue
from cluewright.core.clues.table import AnalysedTable
from cluewright.core.clues.verdict import Finding, Ruling
from cluewright.core.clues.words import forms, keys
from cluewright.core.languages.scripts import jamo

_SAME_WORD = frozenset(
    {"same", "spelling", "plural", "case", "comparison", "conjugation", "diminutive", "inflection", "particle"}
)


def run(clue: AnalysedClue, table: AnalysedTable) -> Iterator[Finding]:
    if table.table.clue_reuse is ClueReuse.OFF or not clue.tokens:
        return
    for used, analysed in zip(table.table.used, table.used, strict=True):
        if _counts(used, table.table):
            yield from _compare(clue, analysed, "used")
    for other in table.clues[: clue.index]:
        yield from _compare(clue, other, "twice")


def _counts(used: UsedClue, table: Table) -> bool:
    match table.clue_reuse:
        case ClueReuse.GAME:
            return True
        case ClueReuse.TEAM:
            return used.own_team
        case ClueReuse.PLAYER:
            return used.own_team and (used.player == table.player or None in (used.player, table.player))
        case _:
            return False


def _compare(clue: AnalysedClue, other: AnalysedClue, method: str) -> Iterator[Finding]:
    if clue.look == other.look or _are_read_alike(clue, other):
        alike = clue.excerpt(clue.whole) == other.excerpt(other.whole)
        yield CHECK.find(clue, clue.whole, Ruling.ILLEGAL, method, matched=other.clue.text, same=alike)
    elif _same_words(clue, other):
        yield CHECK.find(clue, clue.whole, Ruling.SUSPECT, f"{method}-form", matched=other.clue.text, confidence=0.9)


def _are_read_alike(clue: AnalysedClue, other: AnalysedClue) -> bool:
    """Whether both are the same words and one of them has a number in digits (`7`, `3 pigs`, `세 마리` and `3마리`)."""
    return _DIGIT.search(clue.normal.text + other.normal.text) is not None and _read(clue) == _read(other)


_DIGIT = re.compile(r"\d")


def _read(clue: AnalysedClue) -> str:
    """The clue's letters, and in digits the numbers that it has in words."""
    values = {number.first: number for number in clue.numbers if not clue.words[number.first].isdecimal()}
    inside = {place for number in clue.numbers for place in range(number.first + 1, number.last + 1)}
    places = (place for place in range(len(clue.words)) if place not in inside)
    return "".join(str(values[place].value) if place in values else clue.words[place] for place in places)


def _same_words(clue: AnalysedClue, other: AnalysedClue) -> bool:
    """Whether both say the same words in other forms, run together or not; articles and the like do not count."""
    ours, theirs = _content(clue), _content(other)
    if len(ours) == len(theirs) == 1:
        return any(_related(ours[0], theirs[0], one.tag) for one in clue.spoken)
    if len(ours) == len(theirs):
        return any(all(any(_related(word, said, one.tag) for said in theirs) for word in ours) for one in clue.spoken)
    together, said = "".join(ours), "".join(theirs)
    # What no dictionary has takes longest to look into; the same words begin with the same sound at least.
    alike = 1 in (len(ours), len(theirs)) and jamo(together[:1])[:1] == jamo(said[:1])[:1]
    return alike and any(_related(together, said, one.tag) for one in clue.spoken)


def _content(clue: AnalysedClue) -> tuple[str, ...]:
    return tuple(token.text for token in clue.content)


def _related(word: str, said: str, tag: str) -> bool:
    if word == said:
        return True
    if keys(tag, word).isdisjoint(keys(tag, said)):
        return False
    ours = {form.key for form in forms(tag, word) if form.kind in _SAME_WORD}
    return any(form.key in ours and form.kind in _SAME_WORD for form in forms(tag, said))


CHECK = Check("repetition", "decrypto.clues.no-repetition", run)
