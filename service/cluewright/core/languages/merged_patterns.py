"""Many regular expressions as one, in which those that begin alike share their beginning, and those that differ by one
part share what follows it: less to hold, and less to try at each letter of a text."""

import re
from collections.abc import Iterable, Iterator, Sequence

Tree = dict[str, "Tree"]


def merged(sources: Iterable[str]) -> str:
    """One expression that is found wherever one of these is; where several are found at one place, the span may be
    that of any of them. They have no numbered groups, and each name of a group only once."""
    return one_of_ways(way for source in sources for way in _ways(source))


def one_of_ways(ways: Iterable[Sequence[str]]) -> str:
    """An expression for any of these, each given by its parts; of ways that begin alike the longest is tried first."""
    tree: Tree = {}
    for way in ways:
        branch = tree
        for part in way:
            branch = branch.setdefault(part, {})
        branch[_END] = {}
    return _written(tree)


_END = ""


def may_be_letters(source: str) -> bool:
    """A quick no: False for an expression that is only met where there are other things than letters, as each way in
    which it can be met asks for a space, a digit or a sign."""
    return not all(any(map(_is_no_letter, way)) for way in _ways(source))


def _is_no_letter(part: str) -> bool:
    group = _PLAIN_GROUP.match(part)
    if not group:
        return _NO_LETTER.fullmatch(part) is not None
    end = _group_end(part, 0)
    return not part.startswith(_AT_WILL, end) and not may_be_letters(part[group.end() : end - 1])


_PLAIN_GROUP = re.compile(r"\((?:\?:|\?P<\w+>)")
_AT_WILL = ("?", "*", "{0", "{,")
"""What follows something that need not be there."""

_NO_LETTER = re.compile(r"(?:[ ,]|\\[sWd]|\[(?:[ ,.:;!?\d–—'\"-]|\\[sWd])+\])(?:(?:\+|\{[1-9]\d*(?:,\d*)?\})[?+]?)?")


def _written(tree: Tree) -> str:
    by_rest: dict[str, list[str]] = {}
    for part, after in tree.items():
        by_rest.setdefault(_written(after), []).append(part)
    # What goes on with nothing are ways of their own.
    return _any_of(way for rest, parts in by_rest.items() for way in ([_any_of(parts) + rest] if rest else parts))


def _any_of(ways: Iterable[str]) -> str:
    found = sorted(ways, key=lambda way: not way)  # nothing more comes last
    return f"(?:{'|'.join(found)})" if len(found) > 1 else "".join(found)


def _ways(source: str) -> list[list[str]]:
    """The ways in which an expression can be met, each as its parts: characters, classes and groups, with how often
    each comes."""
    ways: list[list[str]] = [[]]
    for part in _parts(source):
        if part == "|":
            ways.append([])
        else:
            ways[-1].append(part)
    return ways


def _parts(source: str) -> Iterator[str]:
    start = 0
    while start < len(source):
        end = _group_end(source, start) if source[start] == "(" else _one(source, start)
        end = _end(_OFTEN, source, end)
        yield source[start:end]
        start = end


def _group_end(source: str, start: int) -> int:
    depth, place = 0, start
    while True:
        depth += (source[place] == "(") - (source[place] == ")")
        place = _one(source, place)
        if not depth:
            return place


def _one(source: str, start: int) -> int:
    return _end(_ONE, source, start)


def _end(pattern: re.Pattern[str], source: str, start: int) -> int:
    found = pattern.match(source, start)
    return found.end() if found else start


_ONE = re.compile(r"\\(?:u[\da-fA-F]{4}|U[\da-fA-F]{8}|x[\da-fA-F]{2}|.)|\[\^?\]?(?:\\.|[^\]\\])*\]|.", re.DOTALL)
"""What stands for a character or a place, or a bracket."""

_OFTEN = re.compile(r"(?:(?:[*+?]|\{\d+(?:,\d*)?\}|\{,\d+\})[?+]?)?")
