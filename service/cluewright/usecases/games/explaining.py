"""The referee's findings on the clues of a round as the encryptor gets them."""

from collections.abc import Sequence
from typing import Any

from cluewright.content.catalogs import Catalogs
from cluewright.core.clues.verdict import Verdict
from cluewright.usecases.explain_finding import finding_answer, rule_url

__all__ = ["explain", "rule_url"]


def explain(verdicts: Sequence[Verdict], catalogs: Catalogs, language: str, rulebook: str) -> list[dict[str, Any]]:
    """The findings on all clues, the first clue's first; `clue` counts from 1."""
    return [
        {"clue": number, **finding_answer(finding, catalogs, language, rulebook)}
        for number, verdict in enumerate(verdicts, 1)
        for finding in verdict.findings
    ]
