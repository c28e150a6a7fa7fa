"""YAML as plain data: strings, lists and mappings only, from files that somebody else may have written.

The `no` of Norwegian and the `on` of Dutch stay words, because nothing but strings is made. Aliases, tags, merge keys,
duplicate keys, deep nesting and large files are refused before anything is built, each with file and line.
"""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import yaml

from .compiled import Parse, parsed_file

MAX_BYTES = 2 * 1024 * 1024
MAX_DEPTH = 12
LOADER = getattr(yaml, "CSafeLoader", yaml.SafeLoader)  # five times as fast, where PyYAML was built with it


class YamlRefused(ValueError):
    """The file is not plain data within the limits; the message names file, line and reason."""


def load_strings(path: Path, parse: Parse | None = None) -> Any:
    """The file's data: `str`, `list` and `dict` only; or what `parse` makes of the file's bytes and name. Raises
    YamlRefused; time and memory are linear in the size."""
    if not path.is_file():
        raise YamlRefused(f"{path.name}: not a file")
    if path.stat().st_size > MAX_BYTES:
        raise YamlRefused(f"{path.name}: larger than {MAX_BYTES} bytes")
    return parsed_file(path, parse or parse_bytes)


def parse_bytes(content: bytes, name: str) -> Any:
    """As `parse_strings`, for UTF-8 bytes."""
    try:
        return parse_strings(content.decode(), name)
    except UnicodeDecodeError as problem:
        raise YamlRefused(f"{name}: not UTF-8") from problem


def parse_strings(text: str, name: str) -> Any:
    """As `load_strings`, for text at hand; `name` stands in the messages."""
    if len(text) > MAX_BYTES:
        raise YamlRefused(f"{name}: larger than {MAX_BYTES} characters")
    try:
        root = _node(_checked(yaml.parse(text, LOADER), name), name)
    except yaml.YAMLError as problem:
        mark = getattr(problem, "problem_mark", None)
        line = min(mark.line + 1, 1 + text.count("\n")) if mark else 1  # what is missing is missed after the end
        raise YamlRefused(f"{name}:{line}: not valid YAML") from problem
    return root


def _line(event: yaml.Event) -> int:
    return event.start_mark.line + 1 if event.start_mark else 1


def _checked(events: Iterator[yaml.Event], name: str) -> Iterator[yaml.Event]:
    """The events with everything refused that is not plain data; checked as they come, so depth is never built."""
    depth = 0
    for event in events:
        line = _line(event)
        if isinstance(event, yaml.AliasEvent) or getattr(event, "anchor", None):
            raise YamlRefused(f"{name}:{line}: anchors and aliases are not allowed")
        if getattr(event, "tag", None):
            raise YamlRefused(f"{name}:{line}: tags are not allowed")
        depth += isinstance(event, yaml.CollectionStartEvent) - isinstance(event, yaml.CollectionEndEvent)
        if depth > MAX_DEPTH:
            raise YamlRefused(f"{name}:{line}: nested deeper than {MAX_DEPTH}")
        if isinstance(event, yaml.ScalarEvent | yaml.CollectionStartEvent | yaml.CollectionEndEvent):
            yield event


def _node(events: Iterator[yaml.Event], name: str) -> Any:
    first = next(events, None)
    data = None if first is None else _value(first, events, name)
    extra = next(events, None)
    if extra is not None:
        raise YamlRefused(f"{name}:{_line(extra)}: more than one document")
    return data


def _value(event: yaml.Event, events: Iterator[yaml.Event], name: str) -> Any:
    if isinstance(event, yaml.ScalarEvent):
        return event.value
    if isinstance(event, yaml.SequenceStartEvent):
        return list(_items(events, name))
    return _mapping(events, name)


def _items(events: Iterator[yaml.Event], name: str) -> Iterator[Any]:
    for event in events:
        if isinstance(event, yaml.SequenceEndEvent):
            return
        yield _value(event, events, name)


def _mapping(events: Iterator[yaml.Event], name: str) -> dict[str, Any]:
    data: dict[str, Any] = {}
    for event in events:
        if isinstance(event, yaml.MappingEndEvent):
            break
        line = _line(event)
        if not isinstance(event, yaml.ScalarEvent):
            raise YamlRefused(f"{name}:{line}: a key must be a plain string")
        if event.value in data or event.value == "<<":
            raise YamlRefused(f"{name}:{line}: duplicate or merge key")
        data[event.value] = _value(next(events), events, name)
    return data
