"""What a clue speaks of whatever the keywords are."""

from cluewright.core.languages import Language
from cluewright.core.languages.patterns import Phrases

_BY_KEYWORD = frozenset({"begins", "ends", "mixed", "moved", "whole", "beside"})


def tells(talk: Phrases, clue: str) -> bool:
    """Whether this is such talk with any keyword: what is said of parts of a word, of one put together from others or
    stirred, is so only where a keyword comes of it."""
    found = (match.groupdict() for match in talk.finditer(clue))
    return any(_BY_KEYWORD.isdisjoint(name for name, said in groups.items() if said) for groups in found)


def is_private(one: Language, clue: str) -> bool:
    """Whether the clue speaks of what only some can know, and not in a saying that all know."""
    return one.idioms.search(clue) is None and one.private_talk.search(clue) is not None
