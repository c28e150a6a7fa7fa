"""Only what everybody can know: no private references."""

from collections.abc import Iterator

from cluewright.core.clues.analyse import AnalysedClue, talk
from cluewright.core.clues.check import Check
from cluewright.core.clues.table import AnalysedTable
from cluewright.core.clues.verdict import Finding, Ruling
from cluewright.core.languages import Language


def run(clue: AnalysedClue, _: AnalysedTable) -> Iterator[Finding]:
    for one in clue.spoken:
        found = _reference(clue.normal.text, one)
        if found:
            span = clue.normal.span(*found)
            yield CHECK.find(clue, span, Ruling.SUSPECT, "personal", language=one.tag, confidence=0.6)
            return


def _reference(text: str, one: Language) -> tuple[int, int] | None:
    found = (match for match in talk(one.tag, "private_talk", text) if match[0])
    return next((match.span() for match in found if not _is_idiom(text, one, match.span())), None)


def _is_idiom(text: str, one: Language, span: tuple[int, int]) -> bool:
    return any(
        match.start() < span[1] and span[0] < match.end() for pattern in one.idioms for match in pattern.finditer(text)
    )


CHECK = Check("private", "decrypto.clues.public-information", run)
