"""The referee as a Python function: strings in, what the HTTP interface would answer out."""

from collections.abc import Iterable, Sequence
from functools import cache
from typing import Any

from cluewright.content.library import Library
from cluewright.core.clues import ClueReuse, Strictness, UsedClue

from .check_clues import AskedKeyword, CheckRequest, answer
from .check_clues import check_clues as _judge


def check_clues(
    keywords: Sequence[str],
    clues: Sequence[str],
    *,
    keyword_language: str | None = None,
    clue_language: str | None = None,
    code: Sequence[int] = (),
    used_clues: Iterable[str] = (),
    clue_reuse: str = "team",
    strictness: str = "standard",
    checks: Iterable[str] | None = None,
    translation_languages: Iterable[str] | None = None,
    language: str = "en",
) -> dict[str, Any]:
    """Whether each clue may be given by somebody who has these keywords on the screen.

    Returns the JSON members of `POST /v1/clues/checks`: `verdict` (`legal`, `suspect` or `illegal`: that of the worst
    clue), `clues` with each one's `verdict` and `findings` (check, keyword, span, message …), and `coverage`, which
    says what was and was not looked at. `language` is that of the messages.

    Languages are BCP 47 tags, found out when not given. `code[i]` is the 1-based place of the keyword that clue i is
    meant for. `clue_reuse` is `game`, `team`, `player` or `off`; `strictness` is `lenient`, `standard` or `strict`;
    `checks` are ids such as `keyword`. Raises ValueError for other values. Texts may have at most 160 code points.

    >>> check_clues(["cow", "night"], ["cows", "moon"])["verdict"]
    'illegal'
    """
    _within_limits((*keywords, *clues))
    request = CheckRequest(
        keywords=tuple(AskedKeyword(text) for text in keywords),
        clues=tuple(clues),
        keyword_language=keyword_language,
        clue_language=clue_language,
        code=tuple(code),
        used_clues=tuple(UsedClue(text) for text in used_clues),
        clue_reuse=ClueReuse(clue_reuse),
        strictness=Strictness(strictness),
        checks=None if checks is None else _known_checks(checks),
        translation_languages=None if translation_languages is None else frozenset(translation_languages),
    )
    return answer(_judge(_library(), request), _library(), language)


def _within_limits(texts: Iterable[str]) -> None:
    if any(len(text) > 160 for text in texts):
        raise ValueError("a text of more than 160 code points")


def _known_checks(checks: Iterable[str]) -> frozenset[str]:
    from cluewright.core.clues import check_ids

    asked = frozenset(checks)
    if unknown := asked.difference(check_ids()):
        raise ValueError(f"no such check: {min(unknown)[:40]}")
    return asked


@cache
def _library() -> Library:
    return Library.load()
