"""Only what everybody can know: no private references."""

from collections.abc import Iterator

from cluewright.core.clues.analyse import AnalysedClue
from cluewright.core.clues.check import Check
from cluewright.core.clues.table import AnalysedTable
from cluewright.core.clues.verdict import Finding, Ruling
from cluewright.core.languages import Language


def run(clue: AnalysedClue, _: AnalysedTable) -> Iterator[Finding]:
    for one in clue.talk_of("private_talk"):
        where = one.span
        if one.match[0] and not _is_idiom(clue.normal.text, one.language, where):
            span = clue.normal.span(*where)
            yield CHECK.find(clue, span, Ruling.SUSPECT, "personal", language=one.language.tag, confidence=0.6)
            return


def _is_idiom(text: str, one: Language, span: tuple[int, int]) -> bool:
    return any(match.start() < span[1] and span[0] < match.end() for match in one.idioms.finditer(text))


CHECK = Check("private", "decrypto.clues.public-information", run)
