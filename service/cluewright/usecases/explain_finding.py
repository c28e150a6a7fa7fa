"""Findings and coverage as their reader gets them: ids and figures as they are, sentences in the reader's language."""

from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from cluewright.content.catalogs import Catalogs
from cluewright.core.clues.verdict import Finding, Reach, Verdict


def rule_url(rulebook: str, rule: str) -> str:
    """Where the rule can be read."""
    return f"/v1/rulebooks/{rulebook}/rules/{rule}"


def finding_answer(finding: Finding, catalogs: Catalogs, language: str, rulebook: str) -> dict[str, Any]:
    """A finding with its message in the reader's language."""
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
        "message": message(finding, catalogs, language),
    }


def message(finding: Finding, catalogs: Catalogs, language: str) -> str:
    """One sentence that tells a player what was found."""
    spoken = language_name(finding.language, language) if finding.language else ""
    return catalogs.text(finding.message, language, **{**finding.params, "language_name": spoken})


@lru_cache(maxsize=1024)
def language_name(tag: str, reader: str) -> str:
    """A language's name in the reader's language; the tag where no name is known."""
    from babel import Locale, UnknownLocaleError

    try:
        names = Locale.parse(reader.replace("-", "_")).languages
    except (UnknownLocaleError, ValueError):
        names = Locale("en").languages
    return names.get(tag.partition("-")[0]) or tag


def verdict_answer(verdict: Verdict, catalogs: Catalogs, language: str, rulebook: str) -> dict[str, Any]:
    """A clue with its findings, the worst first."""
    return {
        "text": verdict.text,
        "language": verdict.language,
        "verdict": verdict.ruling.value,
        "findings": [finding_answer(finding, catalogs, language, rulebook) for finding in verdict.findings],
    }


def coverage_answer(reach: Reach, catalogs: Catalogs, language: str) -> dict[str, Any]:
    """What was and was not looked at; `notes` says what each check that is not full is missing."""
    return {
        "keyword_languages": list(reach.keyword_languages),
        "checks": {check: coverage.level.value for check, coverage in reach.checks.items()},
        "notes": dict(_notes(reach, catalogs, language)),
        "translation_languages": list(reach.translation_languages),
        "lexicons": list(reach.lexicons),
    }


def _notes(reach: Reach, catalogs: Catalogs, language: str) -> Mapping[str, str]:
    return {
        check: catalogs.text(coverage.reason, language) for check, coverage in reach.checks.items() if coverage.reason
    }
