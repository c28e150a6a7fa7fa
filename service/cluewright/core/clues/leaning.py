"""A model's opinion of what a clue speaks of: for a human to rule on where no check has found anything, and to back a
pattern that matches by chance now and then."""

import re

from cluewright.core.languages import existing
from cluewright.core.languages.subject_model import Leaning, is_told, learned
from cluewright.core.remembering import remembered

from .analyse import AnalysedClue, analyse
from .clue import Clue
from .table import AnalysedTable
from .titles import is_title
from .verdict import Ruling

Span = tuple[int, int]

LIKELY, PERHAPS = 0.97, 0.5
"""How likely a clue must be to speak of something else than a meaning: as a rule, and at a strict table."""

_CERTAIN, _UNLIKELY = 0.98, 0.6
"""How likely a clue must be to do so for a pattern that matches in a part of it to forbid it; and below which
likelihood a pattern rather matches by chance."""


def leaning(clue: AnalysedClue, play: tuple[str, ...]) -> Leaning | None:
    """The subject that the clue leans to, in its own language; None for a single word, a title or an idiom, and where
    nothing has been learned of the language. `play`: the languages of the table."""
    return _leaning(clue.clue.text, clue.clue.language, play) if is_told(clue.clue.text) else None


def is_the_meaning(check: str, clue: AnalysedClue, table: AnalysedTable) -> bool:
    """Whether what that check looks for talk of is what the clue's keyword means (`twenty-six letters that kids sing`,
    for alphabet); any keyword's, if it is not known which the clue is meant for. Never at a strict table."""
    if table.strict:
        return False
    target = clue.clue.target
    texts = (text for place, text in table.banned if not target or place == target)
    return any(text.plain in existing(text.language).matters.of(check) for text in texts if text.language)


def weighed(
    clue: AnalysedClue, span: Span, tag: str, table: AnalysedTable, *, is_true: bool = False
) -> tuple[Ruling, str]:
    """The ruling on an expression that speaks of something else than a meaning, and by which method it is found: it is
    explicit, or for a human to rule on (`spells are cast with it`, `sounds like a funeral`). Less likelihood will do
    for one that the clue says nothing beside, and for one that is true of a keyword (`is_true`)."""
    needed = _UNLIKELY if is_true or _is_all_said(clue, span) else _CERTAIN
    sure = _stands(clue, tag, table) or _backing(clue, span, table.play) >= needed
    return (Ruling.ILLEGAL, "explicit") if sure else (Ruling.SUSPECT, "likely")


def _is_all_said(clue: AnalysedClue, span: Span) -> bool:
    return all(span[0] <= token.span[0] and token.span[1] <= span[1] for token in clue.content)


def doubts(clue: AnalysedClue, span: Span, tag: str, table: AnalysedTable) -> bool:
    """Whether a passage rather matches a pattern by chance. `span`: in the clue as sent; `tag`: the passage's
    language."""
    return not _stands(clue, tag, table) and _backing(clue, span, table.play) < _UNLIKELY


def _stands(clue: AnalysedClue, tag: str, table: AnalysedTable) -> bool:
    """Whether a pattern needs no backing: at a strict table, and where the passage is in another language than the clue
    seems to be in, of which the clue's model knows nothing."""
    return table.strict or not clue.spoken or tag != clue.spoken[0].tag


def _backing(clue: AnalysedClue, span: Span, play: tuple[str, ...]) -> float:
    """How likely it is (0 to 1) that the clue speaks of something else than a meaning: as a whole, or in the part
    between signs that a passage begins in, whichever is more, so that no amount of honest words hides it; 1 where
    there is no opinion."""
    whole = leaning(clue, play)
    if whole is None:
        return 1.0
    part = next((one for one in _PART.finditer(clue.clue.text) if one.end() > span[0]), None)
    model = learned(clue.spoken[0].tag)
    return max(whole.likelihood, model.leaning(part[0]).likelihood if model and part and is_told(part[0]) else 0.0)


_PART = re.compile(r"[^,;:.!?–—]+")


@remembered(maxsize=2048)
def _leaning(text: str, language: str | None, play: tuple[str, ...]) -> Leaning | None:
    clue = analyse(Clue(text, language), 0, play)
    model = learned(clue.spoken[0].tag) if clue.spoken else None
    return model.leaning(text) if model and not _is_known(clue) else None


def _is_known(clue: AnalysedClue) -> bool:
    """Whether this is the title or name of something, or what people say anyway."""
    together = "".join(clue.words).replace("'", "")
    known = (one.idioms.search(clue.normal.text) or together in one.titles for one in clue.spoken)
    return is_title(clue, 1) or any(known)
