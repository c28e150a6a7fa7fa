"""How far each language has come."""

from dataclasses import dataclass
from pathlib import Path

from .files import all_sources, languages
from .lint import lint, load_corpus
from .unit import Level


@dataclass(frozen=True, slots=True)
class Progress:
    """Counts for one language and domain: texts in all, translated from the current English, stale, missing, and the
    faults that the lint finds."""

    language: str
    domain: str
    texts: int
    translated: int
    stale: int
    missing: int
    errors: int
    warnings: int

    @property
    def share(self) -> float:
        """Share translated from the current English, 0 to 1."""
        return self.translated / self.texts if self.texts else 1.0


def progress(locales: Path) -> list[Progress]:
    """One row for each language and domain."""
    domains = tuple(all_sources(locales))
    return [row for tag in languages(locales) for row in _rows(locales, tag, domains)]


def _rows(locales: Path, tag: str, domains: tuple[str, ...]) -> list[Progress]:
    corpus = load_corpus(locales, tag)
    faults = list(lint(corpus))
    rows = []
    for domain in domains:
        units = [unit for unit in corpus.units if unit.domain == domain]
        mine = [fault for fault in faults if fault.domain == domain]
        stale = sum(1 for unit in units if unit.text and unit.fuzzy)
        missing = sum(1 for unit in units if not unit.text)
        errors = sum(fault.level is Level.ERROR for fault in mine)
        done = len(units) - stale - missing
        rows.append(Progress(tag, domain, len(units), done, stale, missing, errors, len(mine) - errors))
    return rows
