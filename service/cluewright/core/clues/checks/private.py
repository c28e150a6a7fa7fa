"""Only what everybody can know: no private references."""

from collections.abc import Iterator

from cluewright.core.clues.analyse import AnalysedClue
from cluewright.core.clues.check import Check
from cluewright.core.clues.leaning import UNLIKELY, backing
from cluewright.core.clues.table import AnalysedTable
from cluewright.core.clues.talk import Talk
from cluewright.core.clues.verdict import Finding, Ruling
from cluewright.core.languages import Language


def run(clue: AnalysedClue, table: AnalysedTable) -> Iterator[Finding]:
    for one in clue.talk_of("private_talk"):
        if one.match[0] and not _is_idiom(clue.normal.text, one.language, one.span) and _is_backed(one, clue, table):
            span = clue.normal.span(*one.span)
            yield CHECK.find(clue, span, Ruling.SUSPECT, "personal", language=one.language.tag, confidence=0.6)
            return


def _is_backed(passage: Talk, clue: AnalysedClue, table: AnalysedTable) -> bool:
    """Anybody may say "your boss pays it": "your" alone does not make a clue private, except at a strict table. Of a
    passage in another language than the clue seems to be in, the clue's model knows nothing."""
    if table.strict or passage.language is not clue.spoken[0]:
        return True
    return backing(clue, clue.normal.span(*passage.span), table.play) >= UNLIKELY


def _is_idiom(text: str, one: Language, span: tuple[int, int]) -> bool:
    return any(match.start() < span[1] and span[0] < match.end() for match in one.idioms.finditer(text))


CHECK = Check("private", "decrypto.clues.public-information", run)
