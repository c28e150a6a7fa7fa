"""What a lint check sees: one text in two languages, and everything around it that it may be compared with."""

import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from functools import cached_property

from cluewright.content.glossary import Glossary
from cluewright.content.message_format import Argument, Choice, Count, Message, MessageError, parse

ADAPTED = "REPLACE"  # a note that begins so asks for another example, so that numbers and terms may differ


class Level(StrEnum):
    """An error stops a release, a warning asks for a look. Both fail the check."""

    ERROR = "error"
    WARNING = "warning"


@dataclass(frozen=True)
class Unit:
    """One text of one language with its English."""

    language: str
    domain: str
    id: str
    english: str
    text: str
    fuzzy: bool = False
    note: str = ""
    max_length: int | None = None

    @property
    def adapted(self) -> bool:
        """Whether the translator was asked to put another example here."""
        return ADAPTED in self.note

    @cached_property
    def message(self) -> Message | None:
        """The parsed translation; None where its syntax is broken."""
        return parsed(self.text)

    @cached_property
    def english_message(self) -> Message | None:
        return parsed(self.english)

    @cached_property
    def plain(self) -> str:
        """The translation's words without placeholders; every branch of a choice is in it."""
        return plain_text(self.message) if self.message is not None else self.text

    @cached_property
    def english_plain(self) -> str:
        return plain_text(self.english_message) if self.english_message is not None else self.english

    @cached_property
    def sentences(self) -> tuple[str, ...]:
        """The translation as readers may see it: one rendering for each branch of its first choice."""
        return tuple(readings(self.message)) if self.message is not None else (self.text,)


@dataclass(frozen=True)
class Corpus:
    """All texts of one language, and the glossary."""

    language: str
    units: tuple[Unit, ...]
    glossary: Glossary

    @cached_property
    def by_english(self) -> Mapping[tuple[str, str], tuple[Unit, ...]]:
        """The units of one domain with the same English."""
        return _grouped(self.units, lambda unit: (unit.domain, unit.english))

    @cached_property
    def by_text(self) -> Mapping[tuple[str, str], tuple[Unit, ...]]:
        """The units of one domain with the same translation."""
        return _grouped(self.units, lambda unit: (unit.domain, unit.text))


@dataclass(frozen=True, slots=True)
class Check:
    """A lint check: `run` says in a few English words what is wrong, once for each fault."""

    id: str
    level: Level
    run: Callable[[Unit, Corpus], Iterator[str]]


@dataclass(frozen=True, slots=True)
class Fault:
    """One fault of one text."""

    language: str
    domain: str
    id: str
    check: str
    level: Level
    what: str = field(compare=False)


def _grouped(
    units: tuple[Unit, ...], key: Callable[[Unit], tuple[str, str]]
) -> Mapping[tuple[str, str], tuple[Unit, ...]]:
    groups: dict[tuple[str, str], list[Unit]] = {}
    for unit in units:
        groups.setdefault(key(unit), []).append(unit)
    return {name: tuple(group) for name, group in groups.items()}


def parsed(text: str) -> Message | None:
    """The message, or None where its syntax is broken."""
    try:
        return parse(text)
    except MessageError:
        return None


def plain_text(message: Message) -> str:
    """Every word of a message in order; a placeholder or count is a space."""
    words = []
    for part in message:
        if isinstance(part, str):
            words.append(part)
        elif isinstance(part, Choice):
            words += [f" {plain_text(branch)} " for _, branch in part.branches]
        else:
            words.append(" ")
    return "".join(words)


def readings(message: Message) -> Iterator[str]:
    """What readers may see, with ⟨name⟩ for a value: as many readings as the widest choice has branches."""
    widest = max((len(part.branches) for part in message if isinstance(part, Choice)), default=1)
    for number in range(widest):
        yield "".join(_reading(part, number) for part in message)


def _reading(part: str | Argument | Choice | Count, number: int) -> str:
    match part:
        case str():
            return part
        case Argument():
            return f"⟨{part.name}⟩"
        case Count():
            return "⟨n⟩"
        case Choice():
            _, branch = part.branches[min(number, len(part.branches) - 1)]
            return "".join(_reading(inner, number) for inner in branch)


def words(text: str) -> list[str]:
    """The words of a text, casefolded."""
    return re.findall(r"[\w'’-]+", text.casefold())
