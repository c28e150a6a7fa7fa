"""Only what everybody can know: no private references."""

from collections.abc import Iterator

from cluewright.core.clues.analyse import AnalysedClue
from cluewright.core.clues.check import Check
from cluewright.core.clues.leaning import UNLIKELY, backing
from cluewright.core.clues.table import AnalysedTable
from cluewright.core.clues.verdict import Finding, Ruling
from cluewright.core.languages import Language


def run(clue: AnalysedClue, table: AnalysedTable) -> Iterator[Finding]:
    for one in clue.talk_of("private_talk"):
        where = one.span
        span = clue.normal.span(*where)
        if one.match[0] and not _is_idiom(clue.normal.text, one.language, where) and _is_backed(clue, span, table):
            yield CHECK.find(clue, span, Ruling.SUSPECT, "personal", language=one.language.tag, confidence=0.6)
            return


def _is_backed(clue: AnalysedClue, span: tuple[int, int], table: AnalysedTable) -> bool:
    """Anybody may say "your boss pays it": "your" alone does not make a clue private, except at a strict table."""
    return table.strict or backing(clue, span, table.play) >= UNLIKELY


def _is_idiom(text: str, one: Language, span: tuple[int, int]) -> bool:
    return any(match.start() < span[1] and span[0] < match.end() for match in one.idioms.finditer(text))


CHECK = Check("private", "decrypto.clues.public-information", run)
