"""JSON that means the same to everybody (I-JSON, RFC 7493): what parsers disagree about is refused."""

import json
from typing import Any, NoReturn

MAX_DEPTH = 16
_BOM = b"\xef\xbb\xbf"


class MalformedJSONError(ValueError):
    """The bytes are not I-JSON. `reason` names why, never what: `syntax`, `encoding`, `duplicate_key`,
    `number`, `surrogate`, `nul`, `depth`."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


def _members(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    members = dict(pairs)
    if len(members) != len(pairs):
        raise MalformedJSONError("duplicate_key")
    return members


def _no_constant(_: str) -> NoReturn:
    raise MalformedJSONError("number")


def _finite(digits: str) -> float:
    number = float(digits)
    if number in (float("inf"), float("-inf")):
        raise MalformedJSONError("number")
    return number


def _integer(digits: str) -> int:
    if len(digits) > 40:
        raise MalformedJSONError("number")
    return int(digits)


_DECODER = json.JSONDecoder(
    object_pairs_hook=_members, parse_constant=_no_constant, parse_float=_finite, parse_int=_integer
)


def _check_text(text: str) -> None:
    if "\0" in text:
        raise MalformedJSONError("nul")
    if any("\ud800" <= character <= "\udfff" for character in text):
        raise MalformedJSONError("surrogate")


def _walk(value: Any) -> None:
    level, depth = [value], 0
    while level:
        containers = [item for item in level if isinstance(item, dict | list)]
        if containers and depth == MAX_DEPTH:
            raise MalformedJSONError("depth")
        for item in level:
            if isinstance(item, str):
                _check_text(item)
        level = [child for item in containers for child in _children(item)]
        depth += 1


def _children(container: dict[str, Any] | list[Any]) -> list[Any]:
    return [*container, *container.values()] if isinstance(container, dict) else container


def parse(data: bytes) -> Any:
    """The value of a JSON text in UTF-8 without byte order mark, at most 16 levels deep.

    Raises MalformedJSONError for anything else, and for repeated member names, NaN, Infinity, numbers that no
    double or 40-digit integer holds, NUL characters and lone surrogates.
    """
    if data.startswith(_BOM):
        raise MalformedJSONError("encoding")
    try:
        text = data.decode("utf-8")
        value = _DECODER.decode(text)
    except UnicodeDecodeError:
        raise MalformedJSONError("encoding") from None
    except RecursionError:
        raise MalformedJSONError("depth") from None
    except json.JSONDecodeError:
        raise MalformedJSONError("syntax") from None
    # NUL and surrogates can only come from an escape, depth only from brackets: most texts need no walk.
    if b"\\u" in data or data.count(b"[") + data.count(b"{") > MAX_DEPTH:
        _walk(value)
    return value
