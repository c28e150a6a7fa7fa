"""An end that differs from the English (a sentence without its full stop), brackets that do not close, spaces before
punctuation, two spaces in a row."""

import re
from collections.abc import Iterator

from cluewright.usecases.localize.unit import Check, Corpus, Level, Unit

_ENDS = {
    ".": "full stop",
    "?": "question mark",
    "!": "exclamation mark",
    ":": "colon",
    "…": "ellipsis",
    ";": "semicolon",
}
_CLOSERS = " \"'”’“»)」』"
_PAIRS = (("(", ")"), ("[", "]"), ("«", "»"), ("「", "」"))
_SPACED = re.compile(r"\s[.,;:!?…](?!\w)")


def run(unit: Unit, _: Corpus) -> Iterator[str]:
    mine, theirs = end(unit.text), end(unit.english)
    if mine != theirs and not unit.adapted:
        yield f"ends with {_ENDS.get(mine, 'no punctuation')}, the English with {_ENDS.get(theirs, 'none')}"
    for opening, closing in (*_PAIRS, quotes(unit.plain)):
        if unit.plain.count(opening) != unit.plain.count(closing):
            yield f"{opening} and {closing} do not match"
    for sentence in unit.sentences:
        if "  " in sentence or sentence != sentence.strip():
            yield "two spaces in a row, or a space at an end"
        if _SPACED.search(sentence) and not _SPACED.search(unit.english_plain):
            yield "a space before punctuation"


def quotes(text: str) -> tuple[str, str]:
    """The pair of double quotes that a text uses: “ opens in “…”, but closes in „…“; and „…” exists too."""
    if "„" not in text:
        return "“", "”"
    return "„", "“" if "“" in text else "”"


def end(text: str) -> str:
    """The punctuation that a text ends with, looked for behind closing quotes, brackets and branches."""
    last = text.rstrip(_CLOSERS + "}")[-1:]
    return last if last in _ENDS else ""


CHECK = Check("punctuation", Level.WARNING, run)
