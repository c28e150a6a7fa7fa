"""Wordnets as tab-separated text: a heading `# name<TAB>language<TAB>url<TAB>licence`, then synset, type, word.

The type is `lemma` or `<language>:lemma`; other types (definitions, examples) are passed over. Synsets are numbered as
in one English wordnet, so that the same number means the same in all files.
"""

from collections.abc import Iterator
from pathlib import Path

from cluewright.core.lexicon import Entry
from cluewright.usecases.lexicon.reading import FormatRefused, Origin, Reader, Renames, Report, entry, lines


def read(path: Path, origin: Origin, report: Report, rename: Renames) -> Iterator[Entry]:
    """Its entries. Raises FormatRefused where the heading is missing."""
    content = lines(path, report)
    name, language, licence = _heading(next(content, (1, ""))[1])
    given = origin.source or name, origin.licence or licence
    for number, line in content:
        cells = line.split("\t")
        if not line.strip() or line.startswith("#") or (len(cells) > 2 and not cells[1].endswith("lemma")):
            continue
        found = _entry(cells, language, given)
        if found is None:
            report.fault(number, "synset, type, word are expected")
        else:
            yield found


def _heading(line: str) -> tuple[str, str, str]:
    cells = [cell.strip() for cell in line.removeprefix("#").split("\t")]
    if not line.startswith("#") or len(cells) < 4 or not all((cells[0], cells[1], cells[3])):
        raise FormatRefused("the first line is not: # name, language, url, licence")
    return cells[0], cells[1], cells[3]


def _entry(cells: list[str], language: str, given: tuple[str, str]) -> Entry | None:
    if len(cells) != 3 or not cells[0].strip():
        return None
    own = cells[1].removesuffix("lemma").removesuffix(":")
    return entry(f"omw:{cells[0].strip()}", own or language, cells[2].replace("_", " "), given)


READER = Reader("omw", read)
