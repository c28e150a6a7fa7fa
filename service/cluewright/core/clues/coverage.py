"""How much of each check could be done, so that "legal" is never silent about what nobody looked at."""

from collections.abc import Iterable, Iterator, Mapping
from functools import lru_cache
from types import MappingProxyType

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


def reach(table: AnalysedTable, check_ids: tuple[str, ...]) -> Reach:
    """What the judging covered, over the keywords' and the clues' languages."""
    return Reach(
        keyword_languages=table.play,
        checks=_checks(check_ids, _languages(table), _translated(table), bool(table.table.code)),
        translation_languages=_sorted(tuple(keyword.translations.languages for keyword in table.keywords)),
        lexicons=table.table.lexicons,
    )


def _languages(table: AnalysedTable) -> tuple[str, ...]:
    spoken = (clue.language for clue in table.clues if clue.language != "und")
    return tuple(dict.fromkeys((*table.play, *spoken))) or ("und",)


@lru_cache(maxsize=1024)
def _sorted(languages: tuple[frozenset[str], ...]) -> tuple[str, ...]:
    return tuple(sorted(frozenset[str]().union(*languages)))


def _translated(table: AnalysedTable) -> str:
    known = sum(bool(keyword.translations.languages) for keyword in table.keywords)
    return "none" if not known else "some" if known < len(table.keywords) else "all"


@lru_cache(maxsize=1024)
def _checks(ids: tuple[str, ...], tags: tuple[str, ...], translated: str, coded: bool) -> Mapping[str, Coverage]:
    """Every check's coverage by its id, in the ids' order; read-only, because it is remembered."""
    found = {
        check: _least((*(_of_language(check, tag) for tag in tags), *_of_table(check, translated, coded)))
        for check in sorted(ids)
    }
    return MappingProxyType(found)


def _least(found: Iterable[Coverage]) -> Coverage:
    return max(found, key=lambda one: _RANK[one.level], default=_FULL)


def _of_language(check: str, tag: str) -> Coverage:
    one = language(tag)
    return one.coverage.get(check, _FULL) if one else _WITHOUT_ANALYSIS.get(check, _FULL)


def _of_table(check: str, translated: str, coded: bool) -> Iterator[Coverage]:
    if check == "translation" and translated != "all":
        level = CoverageLevel.NONE if translated == "none" else CoverageLevel.PARTIAL
        yield Coverage(level, "coverage.no-translations" if translated == "none" else "coverage.some-translations")
    if check == "code" and not coded:
        yield Coverage(CoverageLevel.PARTIAL, "coverage.no-code")
