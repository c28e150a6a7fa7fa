"""What is answered about rulebooks."""

from typing import Any

from .fields import Answer


class Players(Answer):
    """How many may play, over all variants."""

    min: int
    max: int


class Named(Answer):
    """An id and what readers call it."""

    id: str
    name: str


class RulebookEntry(Answer):
    """A rulebook of the list. The first variant and the first edition are the defaults."""

    id: str
    title: str
    summary: str
    players: Players
    variants: list[Named]
    editions: list[Named]
    languages: list[str]


class Rulebooks(Answer):
    """All rulebooks."""

    rulebooks: list[RulebookEntry]


class BlockAnswer(Answer):
    """One piece of a section. `stale`: the English, given too, has changed since the translation.

    `items` are those of a list, of steps or the words of a figure; `columns` and `rows` those of a table.
    """

    id: str
    type: str
    text: str | None
    rule: bool
    stale: bool
    english: str | None
    figure: str | None
    items: list["BlockAnswer"]
    columns: list["BlockAnswer"]
    rows: list[list["BlockAnswer"]]


class SectionAnswer(Answer):
    """A titled part of the book."""

    id: str
    title: str
    blocks: list[BlockAnswer]
    sections: list["SectionAnswer"]


class RuleEntry(Answer):
    """A rule's text and the section it stands in."""

    text: str
    section: str


class RulebookAnswer(Answer):
    """A rulebook as a reader of this language sees this variant, edition and these house rules."""

    id: str
    title: str
    summary: str
    language: str
    variant: str
    edition: str
    parameters: dict[str, Any]
    sections: list[SectionAnswer]
    rules: dict[str, RuleEntry]


class RuleAnswer(Answer):
    """One rule: what it says with these parameters, which of them it depends on, and where it stands."""

    id: str
    rulebook: str
    language: str
    text: str
    section: str
    parameters: dict[str, Any]
    url: str
    page: str


class Difference(Answer):
    """What an edition does differently; `parameter` is null where it is told but changes no parameter."""

    id: str
    parameter: str | None
    value: Any
    note: str


class Edition(Answer):
    """An edition and its differences from the first one."""

    id: str
    name: str
    differences: list[Difference]


class Editions(Answer):
    """All editions of a rulebook."""

    editions: list[Edition]


class ParameterAnswer(Answer):
    """A number or option that a house rule may change: kind, bounds, defaults by variant and edition, and its text."""

    name: str
    type: str
    bounds: dict[str, Any]
    defaults: dict[str, Any]
    editions: dict[str, Any]
    text: str


class ParametersAnswer(Answer):
    """All parameters of a rulebook."""

    parameters: list[ParameterAnswer]
