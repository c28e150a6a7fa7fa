"""The English source texts of every domain, each with its note for translators and the file it stands in."""

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from .strict_yaml import load_strings

RULEBOOKS = "rulebooks"


@dataclass(frozen=True, slots=True)
class SourceText:
    """One English text. `note`: what a translator must know. `max_length`: in characters, where a drawing or a
    button sets a limit."""

    id: str
    english: str
    note: str
    file: str
    max_length: int | None = None


Sources = Mapping[str, SourceText]


def source_text(entry: Mapping[str, str], text_id: str, file: str) -> SourceText:
    """One entry of a YAML file as a value."""
    limit = entry.get("max_length")
    return SourceText(text_id, entry["en"], entry.get("note", ""), file, int(limit) if limit else None)


def message_sources(folder: Path) -> dict[str, Sources]:
    """Domain -> texts by id, from `locales/en/<domain>.yaml`."""
    return {
        path.stem: {
            text_id: source_text(entry, text_id, f"locales/en/{path.name}")
            for text_id, entry in load_strings(path).items()
        }
        for path in sorted(folder.glob("*.yaml"))
    }
