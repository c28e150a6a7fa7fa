"""The referee: every check looks at every clue, and the worst finding decides."""

from collections.abc import Iterator
from dataclasses import replace
from functools import cache

from cluewright.core.discovery import plugins
from cluewright.core.remembering import apart, remembered

from . import checks as checks_package
from .analyse import AnalysedClue, analyse
from .check import Check
from .clue import Clue, Strictness, Table
from .coverage import reach
from .leaning import LIKELY, PERHAPS, is_the_meaning, leaning
from .table import AnalysedTable, prepare
from .verdict import Finding, Judgement, Ruling, Verdict, worst


@cache
def checks() -> tuple[Check, ...]:
    """Every check there is, by file name. Their order makes no difference to any verdict."""
    return tuple(plugins(checks_package, "CHECK"))


def check_ids() -> tuple[str, ...]:
    """The ids of all checks, sorted."""
    return tuple(sorted(check.id for check in checks()))


def judge(clues: tuple[Clue, ...], table: Table) -> Judgement:
    """Judge clues given together at one table.

    Pure, and linear in the length of the texts, which the caller limits (160 code points, 640 bytes, 8 marks in a
    row). A clue without a target is taken to be meant for its place in the table's code.
    """
    aimed = tuple(_aimed(clue, index, table) for index, clue in enumerate(clues))
    analysed = prepare(table, aimed)
    running, ids = _running(table.checks)
    verdicts = tuple(_verdict(clue, analysed, running) for clue in analysed.clues)
    return Judgement(
        ruling=worst(one.ruling for one in verdicts),
        language=analysed.play[0] if analysed.play else "und",
        verdicts=verdicts,
        reach=reach(analysed, ids),
    )


@remembered(maxsize=64)
def _running(named: frozenset[str] | None) -> tuple[tuple[Check, ...], tuple[str, ...]]:
    """The checks that are switched on, and their ids."""
    running = tuple(check for check in checks() if named is None or check.id in named)
    return running, tuple(check.id for check in running)


def judge_apart(clues: tuple[Clue, ...], table: Table) -> Judgement:
    """As `judge`, at a table whose words are secret: nobody else's judgement becomes faster by it."""
    with apart():
        return judge(clues, table)


def _aimed(clue: Clue, index: int, table: Table) -> Clue:
    if clue.target is None and index < len(table.code):
        return Clue(clue.text, clue.language, table.code[index])
    return clue


def _verdict(clue: AnalysedClue, table: AnalysedTable, running: tuple[Check, ...]) -> Verdict:
    findings = sorted(_findings(clue, table, running), key=_order)
    if not findings:
        return Verdict(clue.clue.text, clue.language, Ruling.LEGAL)
    return Verdict(
        text=clue.clue.text,
        language=_language(clue, findings),
        ruling=worst(finding.ruling for finding in findings),
        findings=tuple(findings),
    )


def _findings(clue: AnalysedClue, table: AnalysedTable, running: tuple[Check, ...]) -> Iterator[Finding]:
    concerned = _concerned(clue.clue.text, clue.clue.language, table.play, table.table.checks)
    told = (finding for check in concerned for finding in check.run(clue, table))
    found = [meant for one in told if (meant := _as_meant(one, clue, table))]
    if table.table.strictness is Strictness.LENIENT:
        return (finding for finding in found if finding.ruling is Ruling.ILLEGAL)
    return iter(found or _leaning(clue, table, running))


@remembered(maxsize=2048)
def _concerned(
    text: str, language: str | None, play: tuple[str, ...], named: frozenset[str] | None
) -> tuple[Check, ...]:
    """The checks that may find something in a clue, of those switched on."""
    clue = analyse(Clue(text, language), 0, play)
    return tuple(check for check in _running(named)[0] if check.concerns(clue, play))


def _as_meant(found: Finding, clue: AnalysedClue, table: AnalysedTable) -> Finding | None:
    """The finding, unless it only speaks of something that is what a keyword means: an expression that the model doubts
    (`read the bottom line`, for optician), or a longer clue about letters or sounds that names none of the keyword's
    (`the doctor's is never to be read, not a letter of it`, for handwriting). A human rules on the latter where it is
    of a place, or where nobody knows which keyword is meant."""
    long_talk = found.method == "explicit" and not found.keyword and len(clue.words) > _SHORT
    if not (found.method == "likely" or long_talk) or not is_the_meaning(found.check, clue, table):
        return found
    doubtful = long_talk and (found.check == "position" or not clue.clue.target)
    return replace(found, ruling=Ruling.SUSPECT) if doubtful else None


_SHORT = 4
"""Words in which nobody tells a meaning by such things (`ten letters long`)."""


def _leaning(clue: AnalysedClue, table: AnalysedTable, running: tuple[Check, ...]) -> Iterator[Finding]:
    """What a clue that nothing was found in seems to speak of all the same."""
    found = leaning(clue, table.play)
    if found is None or found.likelihood < (PERHAPS if table.strict else LIKELY):
        return
    confidence = round(found.likelihood / 2, 2)
    for check in () if is_the_meaning(found.subject, clue, table) else running:
        if check.id == found.subject:
            yield check.find(clue, clue.whole, Ruling.SUSPECT, "likely", language=clue.language, confidence=confidence)


def _order(finding: Finding) -> tuple[int, tuple[int, int], str, int, str]:
    return -finding.ruling.severity, finding.span, finding.check, finding.keyword or 0, finding.method


def _language(clue: AnalysedClue, findings: list[Finding]) -> str:
    """A clue that no known language claims is in the language it turned out to be a translation into."""
    if clue.language == "und":
        return next((f.language for f in findings if f.check == "translation" and f.language), "und")
    return clue.language
