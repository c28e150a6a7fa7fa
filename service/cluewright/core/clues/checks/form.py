"""A clue is something one can read and understand, and it is one clue: not nothing, not several at once."""

import re
from collections.abc import Iterator

from cluewright.core.clues.analyse import AnalysedClue
from cluewright.core.clues.check import Check
from cluewright.core.clues.table import AnalysedTable
from cluewright.core.clues.verdict import Finding, Ruling

_NEW_CLUE = re.compile(r"\s[/|\\]\s|[;\n\r\u2028\u2029；]|[^\s/]\s*/[^/\n]*/\s*[^\s/]")
_COMMA = re.compile(r"[,،、，]")


def run(clue: AnalysedClue, _: AnalysedTable) -> Iterator[Finding]:
    text = clue.clue.text
    if not clue.tokens:
        # A sign or a picture can be a clue of its own; spaces, dots and dashes cannot.
        if not any(_is_picture(character) for character in clue.normal.text):
            yield CHECK.find(clue, (0, len(text)), Ruling.ILLEGAL, "empty")
        return
    first, last = clue.whole
    if between := _NEW_CLUE.search(text, first, last):
        yield CHECK.find(clue, between.span(), Ruling.ILLEGAL, "several")
    elif _is_list(clue, text[first:last]):
        yield CHECK.find(clue, (first, last), Ruling.SUSPECT, "list")


def _is_picture(character: str) -> bool:
    return ord(character) >= 0x2190 and not 0x3000 <= ord(character) <= 0x303F


def _is_list(clue: AnalysedClue, text: str) -> bool:
    parts = _COMMA.split(text)
    return len(parts) > 2 and len(parts) == len(clue.tokens) and all(part.strip() for part in parts)


CHECK = Check("form", "decrypto.clues.three-separate-clues", run)
