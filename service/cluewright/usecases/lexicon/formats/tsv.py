"""Tab-separated text with the columns concept, language, form, source, licence and, if wanted, `romanised` (1 or 0).

Lines that are empty or begin with `#` are comments; a first line `concept …` is a heading.
"""

from collections.abc import Iterator
from pathlib import Path

from cluewright.core.lexicon import Entry
from cluewright.usecases.lexicon.reading import Origin, Reader, Renames, Report, entry, lines


def read(path: Path, origin: Origin, report: Report, rename: Renames) -> Iterator[Entry]:
    """Its entries. Concepts are shared by all files that name them alike."""
    for number, line in lines(path, report):
        if line.strip() and not line.startswith("#") and not line.startswith("concept\t"):
            found = _entry(line.split("\t"), origin)
            if found is None:
                report.fault(number, "concept, language, form, source, licence are expected")
            else:
                yield found


def _entry(cells: list[str], origin: Origin) -> Entry | None:
    if len(cells) not in (5, 6) or not cells[0].strip() or cells[5:] not in ([], [""], ["0"], ["1"]):
        return None
    concept, language, form, source, licence = (cell.strip() for cell in cells[:5])
    given = origin.source or source, origin.licence or licence
    return entry(concept, language, form, given, romanised=cells[5:] == ["1"]) if all(given) else None


READER = Reader("tsv", read)
