"""Short ways to put clues before the referee."""

from typing import Any

from cluewright.core.clues import Clue, Finding, Keyword, Table, Translation, Verdict, judge, keyword


def verdict(text: str, *keywords: str | Keyword, language: str | None = "en", **table: Any) -> Verdict:
    """The verdict about one clue for somebody with these keywords."""
    return verdicts((text,), *keywords, language=language, **table)[0]


def verdicts(
    texts: tuple[str, ...], *keywords: str | Keyword, language: str | None = "en", **table: Any
) -> tuple[Verdict, ...]:
    """The verdicts about clues given together."""
    shown = tuple(keyword(one, language) if isinstance(one, str) else one for one in keywords)
    return judge(tuple(Clue(text) for text in texts), Table(shown, **table)).verdicts


def finding(text: str, *keywords: str | Keyword, check: str, **table: Any) -> Finding:
    """The one finding that this check has about the clue."""
    [found] = [one for one in verdict(text, *keywords, **table).findings if one.check == check]
    return found


def checks(found: Verdict) -> set[str]:
    """Which checks spoke up."""
    return {one.check for one in found.findings}


def translated(text: str, language: str = "en", **forms: str) -> Keyword:
    """A keyword with one curated translation a language (`fr="vache"`)."""
    return keyword(text, language, tuple(Translation(tag, form, "test", curated=True) for tag, form in forms.items()))
