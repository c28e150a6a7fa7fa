"""What a language calls the screen with the keywords, and the places on it."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Board:
    """Dictionary forms of the words for what is on the screen (`things`: word, list), where on it something is
    (`places`: topmost, middle), and what may be said beside these two (`beside`: stands, left, number)."""

    things: frozenset[str] = frozenset()
    places: frozenset[str] = frozenset()
    beside: frozenset[str] = frozenset()
