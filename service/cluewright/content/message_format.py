"""Messages with numbers, choices and Korean particles: a subset of ICU MessageFormat.

A sentence of a rulebook may hold two numbers, and each may ask for its own plural form or case; gettext's plural
entries allow one number a message, so the plural forms stand inside the message, as ICU writes them:

    {name}                                         the value
    {n, plural, =0 {none} one {# token} other {# tokens}}   CLDR plural category; `#` is the number
    {kind, select, a {…} other {…}}                the branch named like the value
    {name, particle, 을}                            the value, then 을 or 를 by its final sound
    '{' and '}'                                    a literal brace; other apostrophes are ordinary characters
"""

import re
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass
from functools import lru_cache

from babel import Locale, UnknownLocaleError

from .particles import attach

MAX_DEPTH = 8


class MessageError(ValueError):
    """The message breaks the syntax above, or lacks the branch `other`."""


@dataclass(frozen=True, slots=True)
class Argument:
    """A placeholder without a choice: the value itself, or the value with a Korean particle."""

    name: str
    particle: str | None = None


@dataclass(frozen=True, slots=True)
class Choice:
    """A plural or select placeholder with its branches."""

    name: str
    kind: str
    branches: tuple[tuple[str, "Message"], ...]

    def branch(self, key: str) -> "Message | None":
        return next((message for name, message in self.branches if name == key), None)


@dataclass(frozen=True, slots=True)
class Count:
    """`#` inside a plural branch: the number that was asked about."""


Part = str | Argument | Choice | Count
Message = tuple[Part, ...]

_TEXT = re.compile(r"'[{}]'|[^{}#]")
_NAME = re.compile(r"\s*([a-z_][a-z0-9_]*)\s*")
_KIND = re.compile(r",\s*(plural|select|particle)\s*")
_PARTICLE = re.compile(r",\s*([가-힣]+)\s*\}")
_KEY = re.compile(r"\s*(=\d+|[A-Za-z0-9_-]+)\s*\{")


@lru_cache(maxsize=8192)
def parse(source: str) -> Message:
    """The message as parts. Raises MessageError where the syntax is broken; linear in the length."""
    message, end = _parse(source, 0, 0, plural=False)
    if end != len(source):
        raise MessageError(f"unexpected '}}' at {end}")
    return message


def _parse(source: str, at: int, depth: int, *, plural: bool) -> tuple[Message, int]:
    parts: list[Part] = []
    while at < len(source) and source[at] != "}":
        if source[at] == "{":
            part, at = _placeholder(source, at + 1, depth)
            parts.append(part)
        elif source[at] == "#" and plural:
            parts.append(Count())
            at += 1
        else:
            found = _TEXT.match(source, at)
            text = found[0] if found else source[at]
            at += len(text)
            parts.append(text[1] if len(text) == 3 else text)
    return _joined(parts), at


def _joined(parts: list[Part]) -> Message:
    joined: list[Part] = []
    for part in parts:
        if isinstance(part, str) and joined and isinstance(joined[-1], str):
            joined[-1] += part
        else:
            joined.append(part)
    return tuple(joined)


def _placeholder(source: str, at: int, depth: int) -> tuple[Part, int]:
    if depth >= MAX_DEPTH:
        raise MessageError(f"nested deeper than {MAX_DEPTH}")
    name = _NAME.match(source, at)
    if not name:
        raise MessageError(f"no placeholder name at {at}")
    at = name.end()
    if source[at : at + 1] == "}":
        return Argument(name[1]), at + 1
    kind = _KIND.match(source, at)
    if not kind:
        raise MessageError(f"neither '}}' nor a known kind at {at}")
    if kind[1] == "particle":
        particle = _PARTICLE.match(source, kind.end())
        if not particle:
            raise MessageError(f"no particle at {kind.end()}")
        return Argument(name[1], particle[1]), particle.end()
    return _choice(source, name[1], kind, depth)


def _choice(source: str, name: str, kind: re.Match[str], depth: int) -> tuple[Choice, int]:
    comma = re.compile(r"\s*,").match(source, kind.end())
    at = comma.end() if comma else kind.end()
    branches: list[tuple[str, Message]] = []
    while key := _KEY.match(source, at):
        message, at = _parse(source, key.end(), depth + 1, plural=kind[1] == "plural")
        if source[at : at + 1] != "}":
            raise MessageError(f"branch not closed at {at}")
        branches.append((key[1], message))
        at += 1
    closing = re.compile(r"\s*\}").match(source, at)
    if not closing:
        raise MessageError(f"placeholder not closed at {at}")
    if "other" not in {key for key, _ in branches}:
        raise MessageError(f"{name}: no branch 'other'")
    return Choice(name, kind[1], tuple(branches)), closing.end()


@lru_cache(maxsize=64)
def _locale(language: str) -> Locale | None:
    try:
        return Locale.parse(language.replace("-", "_"))
    except (UnknownLocaleError, ValueError):
        return None


@lru_cache(maxsize=64)
def cldr_locale(language: str) -> Locale:
    """What CLDR knows of a language, or of the first of its shorter tags that it knows: `en-XA` is some English. Raises
    UnknownLocaleError."""
    tag = language
    while tag:
        with suppress(UnknownLocaleError, ValueError):
            return Locale.parse(tag, sep="-")
        tag = tag.rpartition("-")[0]
    raise UnknownLocaleError(language)


def plural_category(number: int, language: str) -> str:
    """The CLDR plural category (`one`, `few`, …) of a whole number in a language; `other` for an unknown one."""
    locale = _locale(language)
    return str(locale.plural_form(number)) if locale else "other"


def plural_categories(language: str) -> frozenset[str]:
    """The CLDR plural categories that whole numbers 0 to 200 take in a language."""
    return frozenset(plural_category(number, language) for number in range(201))


def render(source: str, language: str, params: Mapping[str, object]) -> str:
    """The message in `language` with its values. Raises MessageError for broken syntax, KeyError for a missing one."""
    return "".join(_written(parse(source), language, params, None))


def _written(message: Message, language: str, params: Mapping[str, object], count: object) -> list[str]:
    written: list[str] = []
    for part in message:
        if isinstance(part, str):
            written.append(part)
        elif isinstance(part, Count):
            written.append(str(count))
        elif isinstance(part, Argument):
            text = str(params[part.name])
            written.append(attach(text, part.particle) if part.particle else text)
        else:
            value = params[part.name]
            chosen = _chosen(part, value, language)
            written += _written(chosen, language, params, value if part.kind == "plural" else count)
    return written


def _chosen(choice: Choice, value: object, language: str) -> Message:
    if choice.kind == "plural" and isinstance(value, int):
        key = choice.branch(f"={value}") or choice.branch(plural_category(value, language))
    else:
        key = choice.branch(_select_key(value))
    chosen = key if key is not None else choice.branch("other")
    assert chosen is not None, "parse() requires the branch 'other'"
    return chosen


def _select_key(value: object) -> str:
    if value is None:
        return "null"
    return str(value).lower() if isinstance(value, bool) else str(value)


def arguments(message: Message) -> frozenset[str]:
    """Every placeholder name that the message uses, at any depth."""
    names: set[str] = set()
    for part in message:
        if isinstance(part, Argument | Choice):
            names.add(part.name)
        if isinstance(part, Choice):
            names.update(*(arguments(branch) for _, branch in part.branches))
    return frozenset(names)
