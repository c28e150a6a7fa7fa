"""The referee's findings as their reader gets them: ids and figures as they are, one sentence in their language."""

from collections.abc import Mapping, Sequence
from typing import Any

from cluewright.content.catalogs import Catalogs
from cluewright.core.clues.verdict import Finding, Verdict


def rule_url(rulebook: str, rule: str) -> str:
    """Where the rule can be read."""
    return f"/v1/rulebooks/{rulebook}/rules/{rule}"


def explain(verdicts: Sequence[Verdict], catalogs: Catalogs, language: str, rulebook: str) -> list[dict[str, Any]]:
    """The findings on all clues, the first clue's first; `clue` counts from 1."""
    return [
        {"clue": number, **_finding(finding, catalogs, language, rulebook)}
        for number, verdict in enumerate(verdicts, 1)
        for finding in verdict.findings
    ]


def _finding(finding: Finding, catalogs: Catalogs, language: str, rulebook: str) -> Mapping[str, Any]:
    return {
        "check": finding.check,
        "verdict": finding.ruling.value,
        "keyword": finding.keyword,
        "keyword_text": finding.keyword_text,
        "span": list(finding.span),
        "excerpt": finding.excerpt,
        "matched": finding.matched,
        "language": finding.language,
        "method": finding.method,
        "confidence": finding.confidence,
        "rule": finding.rule,
        "rule_url": rule_url(rulebook, finding.rule),
        "message": catalogs.text(finding.message, language, **finding.params),
    }
