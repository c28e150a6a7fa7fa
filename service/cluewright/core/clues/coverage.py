"""How much of each check could be done, so that "legal" is never silent about what nobody looked at."""

from collections.abc import Iterable, Iterator
from functools import lru_cache

from cluewright.core.languages import Coverage, CoverageLevel, language

from .table import AnalysedTable
from .verdict import Reach

_FULL = Coverage(CoverageLevel.FULL)
_RANK = {CoverageLevel.FULL: 0, CoverageLevel.PARTIAL: 1, CoverageLevel.NONE: 2}

# What is left of each check where a language has no analysis of its own: the rest needs its words.
_WITHOUT_ANALYSIS = {
    "keyword": Coverage(CoverageLevel.PARTIAL, "coverage.no-inflection"),
    "translation": Coverage(CoverageLevel.PARTIAL, "coverage.no-inflection"),
    "spelling": Coverage(CoverageLevel.PARTIAL, "coverage.no-talk"),
    "letter-count": Coverage(CoverageLevel.PARTIAL, "coverage.no-talk"),
    "position": Coverage(CoverageLevel.NONE, "coverage.no-talk"),
    "pronunciation": Coverage(CoverageLevel.NONE, "coverage.no-sounds"),
    "code": Coverage(CoverageLevel.PARTIAL, "coverage.no-number-words"),
    "repetition": Coverage(CoverageLevel.PARTIAL, "coverage.no-inflection"),
    "private": Coverage(CoverageLevel.NONE, "coverage.no-talk"),
}


def reach(table: AnalysedTable, check_ids: Iterable[str]) -> Reach:
    """What the judging covered, over the keywords' and the clues' languages."""
    tags = _languages(table)
    translated = frozenset[str]().union(*(keyword.translations.languages for keyword in table.keywords))
    return Reach(
        keyword_languages=table.play,
        checks={check: _coverage(check, tags, table) for check in check_ids},
        translation_languages=tuple(sorted(translated)),
        lexicons=table.table.lexicons,
    )


def _languages(table: AnalysedTable) -> tuple[str, ...]:
    spoken = (clue.language for clue in table.clues if clue.language != "und")
    return tuple(dict.fromkeys((*table.play, *spoken))) or ("und",)


def _coverage(check: str, tags: tuple[str, ...], table: AnalysedTable) -> Coverage:
    ours = _of_languages(check, tags)
    return _least((ours, *_of_table(check, table))) if check in ("translation", "code") else ours


@lru_cache(maxsize=1024)
def _of_languages(check: str, tags: tuple[str, ...]) -> Coverage:
    return _least(_of_language(check, tag) for tag in tags)


def _least(found: Iterable[Coverage]) -> Coverage:
    return max(found, key=lambda one: _RANK[one.level], default=_FULL)


def _of_language(check: str, tag: str) -> Coverage:
    one = language(tag)
    return one.coverage.get(check, _FULL) if one else _WITHOUT_ANALYSIS.get(check, _FULL)


def _of_table(check: str, table: AnalysedTable) -> Iterator[Coverage]:
    if check == "translation":
        with_translations = sum(bool(k.keyword.translations) for k in table.keywords)
        if not with_translations:
            yield Coverage(CoverageLevel.NONE, "coverage.no-translations")
        elif with_translations < len(table.keywords):
            yield Coverage(CoverageLevel.PARTIAL, "coverage.some-translations")
    if check == "code" and not table.table.code:
        yield Coverage(CoverageLevel.PARTIAL, "coverage.no-code")
