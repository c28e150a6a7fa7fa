"""Bounds of a parameter: what a value may be, in words, and how one is read from text."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from itertools import permutations
from typing import Any, TypeAlias

Value: TypeAlias = bool | int | str | tuple[str, ...] | None


@dataclass(frozen=True, slots=True)
class Flag:
    """Yes or no."""

    kind = "boolean"

    def accepts(self, value: object) -> bool:
        return isinstance(value, bool)

    def bounds(self) -> Mapping[str, Any]:
        return {}

    def describe(self) -> str:
        return "true, false"


@dataclass(frozen=True, slots=True)
class Whole:
    """A whole number between two bounds, both included; with `nullable` also null: "does not apply"."""

    minimum: int
    maximum: int
    nullable: bool = False
    kind = "integer"

    def accepts(self, value: object) -> bool:
        if value is None:
            return self.nullable
        return isinstance(value, int) and not isinstance(value, bool) and self.minimum <= value <= self.maximum

    def bounds(self) -> Mapping[str, Any]:
        return {"minimum": self.minimum, "maximum": self.maximum, "nullable": self.nullable}

    def describe(self) -> str:
        return f"{'null, ' if self.nullable else ''}{self.minimum}–{self.maximum}"


@dataclass(frozen=True, slots=True)
class Choice:
    """One of a few words."""

    options: tuple[str, ...]
    kind = "choice"

    def accepts(self, value: object) -> bool:
        return isinstance(value, str) and value in self.options

    def bounds(self) -> Mapping[str, Any]:
        return {"options": list(self.options)}

    def describe(self) -> str:
        return ", ".join(self.options)


@dataclass(frozen=True, slots=True)
class Order:
    """Some of a few words, each at most once, in an order that matters."""

    options: tuple[str, ...]
    kind = "order"

    def accepts(self, value: object) -> bool:
        return isinstance(value, (tuple, list)) and tuple(value) in self.choices()

    def choices(self) -> tuple[tuple[str, ...], ...]:
        counts = range(len(self.options) + 1)
        return tuple(order for count in counts for order in permutations(self.options, count))

    def bounds(self) -> Mapping[str, Any]:
        return {"options": list(self.options)}

    def describe(self) -> str:
        return f"[{', '.join(self.options)}]"


Bounds: TypeAlias = Flag | Whole | Choice | Order


def parse(bounds: Bounds, text: str) -> object:
    """A value from a query parameter or a command line; what does not fit comes back as text.

    `null` is null, `true` and `false` are flags, an order is a list by commas (empty: `none`).
    """
    match bounds:
        case Flag():
            return {"true": True, "false": False}.get(text, text)
        case Whole():
            return None if text == "null" else whole(text)
        case Order():
            return () if text in ("", "none") else tuple(part.strip() for part in text.split(","))
        case Choice():
            return text


def whole(text: str) -> int | str:
    digits = text.removeprefix("-")
    return int(text) if digits.isascii() and digits.isdigit() and len(digits) <= 9 else text
