"""What the referee answers: findings, each with its reason, and the ruling that follows from them."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from enum import StrEnum

from cluewright.core.languages import Coverage


class Ruling(StrEnum):
    """How a clue stands: nothing found, a human should rule, or forbidden by every reading of the rules."""

    LEGAL = "legal"
    SUSPECT = "suspect"
    ILLEGAL = "illegal"

    @property
    def severity(self) -> int:
        """0, 1 or 2: larger is worse."""
        return _SEVERITY[self]


_SEVERITY = {Ruling.LEGAL: 0, Ruling.SUSPECT: 1, Ruling.ILLEGAL: 2}


def worst(rulings: Iterable[Ruling]) -> Ruling:
    """The worst of the rulings; legal when there are none."""
    return max(rulings, key=_SEVERITY.__getitem__, default=Ruling.LEGAL)


@dataclass(frozen=True, slots=True)
class Finding:
    """One thing found in one clue, and why it matters.

    `keyword` is the 1-based place of the keyword concerned, `keyword_text` the text meant there; both None
    where no single keyword is. `span` counts code points of the clue as sent, `excerpt` is that part of it.
    `matched` is what it was found equal to, `language` the language of that match, `method` the way it was
    found, `confidence` 0 to 1. The text for a reader is the message `message` with `params`.
    """

    check: str
    ruling: Ruling
    rule: str
    method: str
    span: tuple[int, int]
    excerpt: str
    matched: str
    message: str
    confidence: float = 1.0
    keyword: int | None = None
    keyword_text: str | None = None
    language: str | None = None
    params: Mapping[str, str | int] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Verdict:
    """The answer about one clue: its worst finding decides the ruling. `language` is the clue's language, as
    given or found (`und` if it cannot be told)."""

    text: str
    language: str
    ruling: Ruling
    findings: tuple[Finding, ...] = ()


@dataclass(frozen=True, slots=True)
class Reach:
    """What was and was not looked at, so that "legal" never claims more than it should.

    `checks` gives every check's coverage over the languages involved (a check that was switched off is not
    listed); `translation_languages` those in which at least one keyword's translation was known.
    """

    keyword_languages: tuple[str, ...]
    checks: Mapping[str, Coverage]
    translation_languages: tuple[str, ...]
    lexicons: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Judgement:
    """The answer about all clues of one request, in their order; the worst clue decides the ruling.

    `language` is the language of play: the one given, else the keywords' own.
    """

    ruling: Ruling
    language: str
    verdicts: tuple[Verdict, ...]
    reach: Reach
