"""What a check is: a frozen value that holds a pure function."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from .analyse import AnalysedClue
from .table import AnalysedTable
from .verdict import Finding, Ruling

Run = Callable[[AnalysedClue, AnalysedTable], Iterator[Finding]]
Concerns = Callable[[AnalysedClue, tuple[str, ...]], bool]


@dataclass(frozen=True, slots=True)
class Check:
    """One ban. `rule` is the id of the rulebook's rule behind it; `run` yields what it finds in a clue, knows nothing
    of other checks, and never asks who is watching. `concerns` is a quick no, remembered of a clue: False if nothing is
    found in it whatever the keywords, the code and the other clues are; it is told the languages of the table."""

    id: str
    rule: str
    run: Run
    concerns: Concerns = lambda _clue, _play: True

    def find(
        self,
        clue: AnalysedClue,
        span: tuple[int, int],
        ruling: Ruling,
        method: str,
        *,
        matched: str = "",
        keyword: tuple[int, str] | None = None,
        language: str | None = None,
        confidence: float = 1.0,
        **params: str | int,
    ) -> Finding:
        """A finding of this check, with its message `finding.<check>.<method>`. `keyword`: place and text."""
        place, text = keyword or (None, None)
        excerpt = clue.excerpt(span)
        return Finding(
            check=self.id,
            ruling=ruling,
            rule=self.rule,
            method=method,
            span=span,
            excerpt=excerpt,
            matched=matched or excerpt,
            message=f"finding.{self.id}.{method}",
            confidence=confidence,
            keyword=place,
            keyword_text=text,
            language=language,
            params={"excerpt": excerpt, "matched": matched or excerpt, "keyword": text or "", **params},
        )
