"""The same clue may not be given twice: case, accents, punctuation, spacing and inflection do not make it new."""

from collections.abc import Iterator

from cluewright.core.clues.analyse import AnalysedClue, Token
from cluewright.core.clues.check import Check
from cluewright.core.clues.clue import ClueReuse, Table, UsedClue
from cluewright.core.clues.table import AnalysedTable
from cluewright.core.clues.verdict import Finding, Ruling
from cluewright.core.clues.words import forms, keys
from cluewright.core.languages import Language

_INFLECTION = frozenset({"plural", "case", "comparison", "conjugation", "diminutive", "inflection", "particle"})


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
    if clue.look == other.look:
        alike = clue.excerpt(clue.whole) == other.excerpt(other.whole)
        yield CHECK.find(clue, clue.whole, Ruling.ILLEGAL, method, matched=other.clue.text, same=alike)
    elif len(clue.content) == len(other.content) and any(_same_words(clue, other, one) for one in clue.spoken):
        yield CHECK.find(clue, clue.whole, Ruling.SUSPECT, f"{method}-form", matched=other.clue.text, confidence=0.9)


def _same_words(clue: AnalysedClue, other: AnalysedClue, one: Language) -> bool:
    """Whether both say the same words in other forms; articles and the like do not count."""
    return all(any(_related(word, said, one.tag) for said in other.content) for word in clue.content)


def _related(word: Token, said: Token, tag: str) -> bool:
    if word.text == said.text:
        return True
    if keys(tag, word.text).isdisjoint(keys(tag, said.text)):
        return False
    ours = {form.key for form in forms(tag, word.text) if form.certain or form.kind in _INFLECTION}
    return any(form.key in ours and (form.certain or form.kind in _INFLECTION) for form in forms(tag, said.text))


CHECK = Check("repetition", "decrypto.clues.no-repetition", run)
