"""Rulebooks from their YAML files: structure for the core, English texts and notes for the catalogues.

A book is a folder `core/engines/<game>/rulebook/` whose files are read in name order and merged: lists are joined,
other keys stand once. Text and structure lie side by side there, because one cannot be reviewed without the other.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from importlib.resources import files
from pathlib import Path
from typing import Any

from cluewright.core.rulebook import Block, BlockType, Condition, EditionNote, Rulebook, Section, Shown

from .sources import Sources, SourceText, source_text
from .strict_yaml import load_strings

_TEXT_FIELDS = frozenset({"id", "en", "note", "terms", "max_length"})
_BLOCK_FIELDS = _TEXT_FIELDS | {"type", "when", "when_not", "rule", "figure", "items", "columns", "rows"}
_SECTION_FIELDS = frozenset({"id", "title", "when", "when_not", "blocks", "sections"})
_ALWAYS = Shown({}, {})


class RulebookInvalid(ValueError):
    """A rulebook file breaks the format; the message names the entry."""


@dataclass(frozen=True, slots=True)
class RulebookSource:
    """A rulebook and its English texts by id."""

    rulebook: Rulebook
    texts: Sources


def load_rulebooks() -> dict[str, RulebookSource]:
    """Every shipped rulebook by id. Raises RulebookInvalid or YamlRefused."""
    engines = Path(str(files("cluewright.core.engines")))
    sources = [load_rulebook(folder) for folder in sorted(engines.glob("*/rulebook")) if folder.is_dir()]
    return {source.rulebook.id: source for source in sources}


def load_rulebook(folder: Path) -> RulebookSource:
    """The book in one folder; every id is there once and every text is a string."""
    merged: dict[str, Any] = {}
    texts: dict[str, SourceText] = {}
    for path in sorted(folder.glob("*.yaml")):
        data = load_strings(path)
        for text in _texts(data, f"core/engines/{folder.parent.name}/rulebook/{path.name}"):
            if texts.setdefault(text.id, text) is not text:
                raise RulebookInvalid(f"{path.name}: {text.id}: a second text with this id")
        _merge(merged, data, path.name)
    return RulebookSource(_rulebook(merged), texts)


def _merge(merged: dict[str, Any], data: Mapping[str, Any], where: str) -> None:
    for key, value in data.items():
        if isinstance(value, list):
            merged.setdefault(key, []).extend(value)
        elif key in merged:
            raise RulebookInvalid(f"{where}: {key} stands in two files")
        else:
            merged[key] = value


def _texts(data: Any, where: str) -> Iterator[SourceText]:
    """Every mapping with an `id` and an `en`, wherever it stands."""
    if isinstance(data, dict):
        if "en" in data:
            yield source_text(data, data["id"], where)
        for value in data.values():
            yield from _texts(value, where)
    elif isinstance(data, list):
        for value in data:
            yield from _texts(value, where)


def _rulebook(data: Mapping[str, Any]) -> Rulebook:
    return Rulebook(
        id=data["id"],
        title=data["title"]["id"],
        summary=data["summary"]["id"],
        variant_labels={entry["name"]: entry["id"] for entry in data["variants"]},
        parameter_texts={entry["id"].rpartition(".")[2]: entry["id"] for entry in data.get("parameters", [])},
        edition_labels={entry["name"]: entry["id"] for entry in data.get("edition_labels", [])},
        edition_notes=tuple(
            EditionNote(entry["id"], entry["edition"], _or_none(entry.get("parameter")), _or_none(entry.get("value")))
            for entry in data.get("editions", [])
        ),
        sections=tuple(_section(entry) for entry in data["sections"]),
    )


def _or_none(value: str | None) -> str | None:
    return None if value in (None, "", "null") else value


def _section(data: Mapping[str, Any]) -> Section:
    _known(data, _SECTION_FIELDS)
    return Section(
        id=data["id"],
        title=data["title"]["id"],
        shown=_shown(data),
        blocks=tuple(_block(entry) for entry in data.get("blocks", [])),
        sections=tuple(_section(entry) for entry in data.get("sections", [])),
    )


def _block(data: Mapping[str, Any], kind: str = "") -> Block:
    _known(data, _BLOCK_FIELDS)
    return Block(
        id=data["id"],
        type=BlockType(data.get("type") or kind),
        has_text="en" in data,
        rule=data.get("rule") == "true",
        shown=_shown(data),
        figure=data.get("figure"),
        items=tuple(_block(entry, BlockType.ITEM) for entry in data.get("items", [])),
        columns=tuple(_block(entry, BlockType.ITEM) for entry in data.get("columns", [])),
        rows=tuple(tuple(_block(cell, BlockType.ITEM) for cell in row) for row in data.get("rows", [])),
    )


def _shown(data: Mapping[str, Any]) -> Shown:
    if "when" not in data and "when_not" not in data:
        return _ALWAYS
    return Shown(_condition(data.get("when")), _condition(data.get("when_not")))


def _condition(data: Mapping[str, list[str]] | None) -> Condition:
    return {name: frozenset(values) for name, values in (data or {}).items()}


def _known(data: Mapping[str, Any], fields: frozenset[str]) -> None:
    if unknown := sorted(set(data) - fields):
        raise RulebookInvalid(f"{data.get('id')}: unknown field {unknown[0]}")
