"""A keyword in a language without full analysis: the forms of it that a dictionary lists, and what is written onto it
in scripts that set no spaces."""

from collections.abc import Iterator

from cluewright.core.languages.inflections import inflections
from cluewright.core.languages.scripts import without_keys

from .analyse import AnalysedClue
from .attached import is_sentence
from .disguise import Disguise
from .keywords import Banned
from .verdict import Ruling

_CUSTOMS = ("de", "sv")
"""Languages, one for each custom of writing letters that a keyboard lacks (`loeffel`, `broed`)."""


def in_unanalysed(clue: AnalysedClue, text: Banned) -> Iterator[Disguise]:
    """Where the clue has this keyword in another form (`Brücken`, `Bruecke`), or within a longer word or a sentence
    (猫たち, 熊猫)."""
    if text.language is not None:
        return
    for token in clue.tokens:
        if token.text == text.joined:
            continue
        if any(token.text in without_keys(text.joined, custom) for custom in _CUSTOMS):
            yield Disguise(token.span, "marks", Ruling.ILLEGAL)
        elif any(text.joined in (one.word, one.form) for one in inflections(token.text)):
            yield Disguise(token.span, "related", Ruling.ILLEGAL, 0.9)
        elif text.joined in token.text and is_sentence(text.joined):
            yield Disguise(token.span, "word", Ruling.SUSPECT, 0.5)
