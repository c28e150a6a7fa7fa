"""Files in, one lexicon out."""

from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from pathlib import Path

from cluewright.core.discovery import plugins
from cluewright.core.lexicon import Entry
from cluewright.store.lexicon import LexiconBuilder, SqliteLexicon, building

from . import formats
from .reading import Origin, Reader, Report


@cache
def readers() -> Mapping[str, Reader]:
    """Every format by its name."""
    return {reader.format: reader for reader in plugins(formats, "READER")}


def import_files(
    format: str,  # noqa: A002
    files: Iterable[Path],
    output: Path,
    origin: Origin,
    *,
    add: bool = False,
) -> dict[Path, Report]:
    """Make a lexicon out of files of one format; with `add`, of what `output` holds already and the files.

    The lexicon appears whole or not at all. Returns what became of each file. Raises FormatRefused, LexiconUnusable or
    OSError, and FileExistsError where `output` is there and nothing was said of adding.
    """
    if output.exists() and not add:
        raise FileExistsError(str(output))
    reports: dict[Path, Report] = {}
    with building(output) as builder:
        if output.exists():
            _keep(output, builder)
        for path in files:
            reports[path] = report = Report()
            report.entries = builder.add(readers()[format].read(path, origin, report, builder.rename))
    return reports


def _keep(output: Path, builder: LexiconBuilder) -> None:
    old = SqliteLexicon(output)
    try:
        builder.add(_all(old))
    finally:
        old.close()


def _all(old: SqliteLexicon) -> Iterator[Entry]:
    yield from old.entries()
