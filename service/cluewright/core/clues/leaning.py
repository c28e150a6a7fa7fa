"""What a clue in which no check has found anything most likely speaks of: a model's opinion, for a human to rule on."""

from cluewright.core.languages.subject_model import Leaning, is_told, learned
from cluewright.core.remembering import remembered

from .analyse import AnalysedClue
from .titles import is_title

LIKELY, PERHAPS = 0.85, 0.5
"""How likely a clue must be to speak of something else than a meaning: as a rule, and at a strict table."""


def leaning(clue: AnalysedClue) -> Leaning | None:
    """The subject that the clue leans to, in its own language; None for what is a title or an idiom, and where nothing
    can be said."""
    own = clue.spoken[0] if clue.spoken else None
    if own is None or not is_told(clue.clue.text) or is_title(clue, 1):
        return None
    if any(one.idioms.search(clue.normal.text) or "".join(clue.words) in one.titles for one in clue.spoken):
        return None
    return _leaning(own.tag, clue.clue.text)


@remembered(maxsize=2048)
def _leaning(tag: str, text: str) -> Leaning | None:
    model = learned(tag)
    return model.leaning(text) if model else None
