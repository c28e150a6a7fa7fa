"""A rulebook as structure: sections and blocks by id, and which variants, editions and house rules each belongs to.

No text stands here, only ids; and nothing here knows a game.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from enum import StrEnum

from cluewright.core.parameters import Parameters

Condition = Mapping[str, frozenset[str]]


class BlockType(StrEnum):
    """What a block is; `item` is an entry of a list, of steps, of a table or of a figure."""

    PARAGRAPH = "paragraph"
    STEPS = "steps"
    LIST = "list"
    TABLE = "table"
    EXAMPLE = "example"
    NOTE = "note"
    FIGURE = "figure"
    ITEM = "item"


@dataclass(frozen=True, slots=True)
class Shown:
    """When something is part of the book: every name in `when` must have one of its values, and not every name in
    `when_not`. Names are parameters, `variant` and `edition`; values are written as `condition_value` writes them."""

    when: Condition
    when_not: Condition

    def holds(self, facts: Mapping[str, str]) -> bool:
        if not all(facts.get(name) in values for name, values in self.when.items()):
            return False
        return not self.when_not or not all(facts.get(name) in values for name, values in self.when_not.items())


@dataclass(frozen=True, slots=True)
class Block:
    """One piece of a section. `has_text`: a text of this id exists. `rule`: it can be cited by its id."""

    id: str
    type: BlockType
    has_text: bool
    rule: bool
    shown: Shown
    figure: str | None = None
    items: tuple["Block", ...] = ()
    columns: tuple["Block", ...] = ()
    rows: tuple[tuple["Block", ...], ...] = ()

    def walk(self) -> Iterator["Block"]:
        """This block and all blocks in it, in reading order."""
        yield self
        for part in (*self.items, *self.columns, *(cell for row in self.rows for cell in row)):
            yield from part.walk()


@dataclass(frozen=True, slots=True)
class Section:
    """A titled part of the book with blocks and smaller sections."""

    id: str
    title: str
    shown: Shown
    blocks: tuple[Block, ...]
    sections: tuple["Section", ...]

    def walk(self) -> Iterator["Section"]:
        yield self
        for section in self.sections:
            yield from section.walk()


@dataclass(frozen=True, slots=True)
class EditionNote:
    """One difference of an edition: the parameter and value it sets (or None), and the id of the note about it."""

    id: str
    edition: str
    parameter: str | None
    value: str | None


@dataclass(frozen=True, slots=True)
class Rulebook:
    """One game's book. The ids of its labels are texts: title, summary, variants, parameters, editions."""

    id: str
    title: str
    summary: str
    variant_labels: Mapping[str, str]
    parameter_texts: Mapping[str, str]
    edition_labels: Mapping[str, str]
    edition_notes: tuple[EditionNote, ...]
    sections: tuple[Section, ...]

    def rules(self) -> Mapping[str, str]:
        """Rule id -> id of the section it first stands in, over all variants and editions."""
        found: dict[str, str] = {}
        for top in self.sections:
            for section in top.walk():
                for block in (part for outer in section.blocks for part in outer.walk()):
                    if block.rule:
                        found.setdefault(block.id, section.id)
        return found


def condition_value(value: object) -> str:
    """A parameter's value as conditions write it: `true`, `null`, `4`, `points,keywords`; an empty list is `none`."""
    if isinstance(value, tuple):
        return ",".join(value) or "none"
    if isinstance(value, bool) or value is None:
        return {True: "true", False: "false", None: "null"}[value]
    return str(value)


def facts(parameters: Parameters) -> Mapping[str, str]:
    """What conditions are judged by."""
    values = {name: condition_value(value) for name, value in parameters.values.items()}
    return {**values, "variant": parameters.variant, "edition": parameters.edition}
