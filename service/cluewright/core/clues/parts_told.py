"""How a keyword must be related to the parts of it, or the words it is made of, that a clue tells."""

import re
from collections.abc import Callable

from .traces import anagram_key


def _is_mixed(keyword: str, part: str) -> bool:
    return keyword != part and anagram_key(keyword) == anagram_key(part)


def _holds(keyword: str, part: str) -> bool:
    return part in keyword and part != keyword


def _is_held(keyword: str, part: str) -> bool:
    """Across words, too: `simple Monday` has a lemon in it."""
    return _holds(part, keyword) or _holds(part.replace(" ", ""), keyword)


def differs_by(keyword: str, whole: str, piece: str) -> bool:
    """Whether one comes of the other by putting in the piece or taking it out: moth, of mother and `er`."""
    longer, shorter = (keyword, whole) if len(keyword) > len(whole) else (whole, keyword)
    if len(longer) != len(shorter) + len(piece):
        return False
    starts = range(len(shorter) + 1)
    return any(f"{shorter[:start]}{piece}{shorter[start:]}" == longer for start in starts)


def _has_mixed(keyword: str, said: str) -> bool:
    """Whether the keyword's letters, and no others, are those of one of the words."""
    return any(len(word) > 2 and _is_mixed(keyword, word) for word in _WORD.findall(said))


_WORD = re.compile(r"[^\W\d_]+")


def _has_beside(keyword: str, said: str) -> bool:
    """Whether the first letter said and the last stand side by side in the keyword."""
    return f"{said[0]}{said[-1]}" in keyword or f"{said[-1]}{said[0]}" in keyword


def _with_another(keyword: str, part: str) -> bool:
    """What `differs_by` looks at together."""
    return keyword != part


PARTS: dict[str, Callable[[str, str], bool]] = {
    "begins": str.startswith,
    "ends": str.endswith,
    "within": _holds,
    "around": _is_held,
    "mixed": _is_mixed,
    "moved": _has_mixed,
    "beside": _has_beside,
    "whole": _with_another,
    "piece": _with_another,
}
"""How a keyword must be related to what is said of it, by the group of the pattern."""
SURE = frozenset({"mixed", "moved", "beside"})
"""What fits by no chance, even if it is a word by itself."""
