"""Templates and catalogues on disk: extract them, update them, begin a language."""

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from cluewright.content.po_files import merged, read_entries, template, written
from cluewright.content.rulebooks import load_rulebooks
from cluewright.content.sources import RULEBOOKS, Sources, message_sources


@dataclass(frozen=True, slots=True)
class Change:
    """A file that was written (or, when only looking, would be)."""

    path: Path
    changed: bool


def all_sources(locales: Path) -> dict[str, Sources]:
    """Domain -> English texts by id: the messages of `locales/en` and the texts of all rulebooks."""
    books = {text.id: text for book in load_rulebooks().values() for text in book.texts.values()}
    return {**message_sources(locales / "en"), RULEBOOKS: books}


def languages(locales: Path) -> tuple[str, ...]:
    """The tags of the languages that have a folder, without English."""
    return tuple(sorted(path.name for path in locales.iterdir() if (path / "LC_MESSAGES").is_dir()))


def po_path(locales: Path, language: str, domain: str) -> Path:
    return locales / language / "LC_MESSAGES" / f"{domain}.po"


def extract(locales: Path) -> list[Change]:
    """Write `locales/<domain>.pot` from the English sources."""
    return [
        _write(locales / f"{domain}.pot", template(sources, domain)) for domain, sources in all_sources(locales).items()
    ]


def update(locales: Path, tags: tuple[str, ...] | None = None) -> list[Change]:
    """Bring the catalogues of these languages (default: all) up to date with the English sources, by id."""
    sources = all_sources(locales)
    return [
        _write(po_path(locales, tag, domain), _updated(po_path(locales, tag, domain), texts, tag, domain))
        for tag in tags or languages(locales)
        for domain, texts in sources.items()
    ]


def new(locales: Path, tag: str) -> list[Change]:
    """Begin a language: an empty catalogue for each domain. Raises FileExistsError if there is one already."""
    (locales / tag / "LC_MESSAGES").mkdir(parents=True)
    return update(locales, (tag,))


def outdated(locales: Path) -> Iterator[Path]:
    """The templates and catalogues that `extract` and `update` would change."""
    sources = all_sources(locales)
    for domain, texts in sources.items():
        if not _same(locales / f"{domain}.pot", template(texts, domain)):
            yield locales / f"{domain}.pot"
        for tag in languages(locales):
            path = po_path(locales, tag, domain)
            if not _same(path, _updated(path, texts, tag, domain)):
                yield path


def _updated(path: Path, sources: Sources, tag: str, domain: str) -> str:
    entries = read_entries(path) if path.exists() else {}
    return written(merged(entries, sources), sources, tag, domain)


def _write(path: Path, text: str) -> Change:
    same = _same(path, text)
    if not same:
        path.write_text(text, "utf-8")
    return Change(path, not same)


def _same(path: Path, text: str) -> bool:
    return path.exists() and path.read_text("utf-8") == text
