"""Check all translations: every lint check on every text, the same way for a person, for CI and for the tests."""

from collections.abc import Iterable, Iterator
from pathlib import Path

from cluewright.content.glossary import Glossary, load_glossary
from cluewright.content.po_files import read_entries
from cluewright.core.discovery import plugins

from . import checks
from .files import all_sources, languages, po_path
from .unit import Check, Corpus, Fault, Unit

CHECKS: tuple[Check, ...] = tuple(plugins(checks, "CHECK"))


def load_corpus(locales: Path, language: str, glossary: Glossary | None = None) -> Corpus:
    """All texts of a language beside their current English; a text that is missing is empty."""
    units = []
    for domain, sources in all_sources(locales).items():
        path = po_path(locales, language, domain)
        entries = read_entries(path) if path.exists() else {}
        for source in sources.values():
            entry = entries.get(source.id)
            stale = entry is not None and (entry.fuzzy or entry.english != source.english)
            text = entry.text if entry else ""
            units.append(Unit(language, domain, source.id, source.english, text, stale, source.note, source.max_length))
    return Corpus(language, tuple(units), glossary or load_glossary(locales))


def lint(corpus: Corpus, wanted: Iterable[Check] = CHECKS) -> Iterator[Fault]:
    """Every fault, in the order of the texts; a text whose syntax is broken is only checked for that."""
    for unit in corpus.units:
        for check in wanted:
            if check.id not in ("missing", "syntax") and (not unit.text or unit.message is None):
                continue
            for what in check.run(unit, corpus):
                yield Fault(unit.language, unit.domain, unit.id, check.id, check.level, what)


def lint_all(locales: Path, tags: Iterable[str] | None = None) -> list[Fault]:
    """Every fault of these languages (default: all)."""
    glossary = load_glossary(locales)
    return [fault for tag in tags or languages(locales) for fault in lint(load_corpus(locales, tag, glossary))]
