"""Only what everybody can know: no private references."""

import re
from collections.abc import Iterator

from cluewright.core.clues.analyse import AnalysedClue
from cluewright.core.clues.check import Check
from cluewright.core.clues.leaning import doubts
from cluewright.core.clues.table import AnalysedTable
from cluewright.core.clues.verdict import Finding, Ruling
from cluewright.core.languages import Language


def run(clue: AnalysedClue, table: AnalysedTable) -> Iterator[Finding]:
    for one in clue.talk_of("private_talk"):
        span, tag = clue.normal.span(*one.span), one.language.tag
        if not one.match[0] or _is_idiom(clue.normal.text, one.language, one.span) or _is_quoted(clue.clue.text, span):
            continue
        if not doubts(clue, span, tag, table):  # your boss pays it, whoever you are
            yield CHECK.find(clue, span, Ruling.SUSPECT, "personal", language=tag, confidence=0.6)
            return


def _is_idiom(text: str, one: Language, span: tuple[int, int]) -> bool:
    return any(match.start() < span[1] and span[0] < match.end() for match in one.idioms.finditer(text))


def _is_quoted(text: str, span: tuple[int, int]) -> bool:
    """Whether a passage of the clue as sent is what somebody else says (`Bilbo: "What have I got in my pocket?"`)."""
    return any(match.start() < span[0] and span[1] <= match.end() for match in _QUOTATION.finditer(text))


_QUOTATION = re.compile(r":\s*(?:\"[^\"]+\"|“[^”]+”|«[^»]+»|„[^”“]+[”“]|'[^']+'|‘[^’]+’)")
"""Behind the name of who says it."""


def _concerns(clue: AnalysedClue, _: tuple[str, ...]) -> bool:
    return bool(clue.talk_of("private_talk"))


CHECK = Check("private", "decrypto.clues.public-information", run, _concerns)
