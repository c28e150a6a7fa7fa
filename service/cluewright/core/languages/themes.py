"""What words are about (`food`, `animal`), as the packs sort their concepts: `make` writes it down.

It tells three things with a thought in common (cider, juice, apple pie) from three without.
"""

from collections import defaultdict
from collections.abc import Iterable
from functools import cache

from .word_list import WordList, opened, packed

FILE_NAME = "themes"


def themes(tag: str, word: str) -> frozenset[str]:
    """What a casefolded word of the language is about; nothing for a word that the packs do not have."""
    found = _written().get(_key(tag, word))
    return frozenset(found.split()) if found else frozenset()


def warm() -> None:
    """Open the list before the first clue needs it."""
    _written()


@cache
def _written() -> WordList:
    return opened(FILE_NAME) or WordList(b"")


def compiled(words: Iterable[tuple[str, str, Iterable[str]]]) -> bytes:
    """The words, each with its language (a tag) and its concept's tags, as a word list's bytes. A word of several
    concepts is about all that they are about; what says nothing of the matter (`name`, `object`) is left out."""
    found: defaultdict[str, set[str]] = defaultdict(set)
    for tag, word, about in words:
        found[_key(tag, word.casefold())].update(one.removesuffix("s") for one in about)
    return packed((key, " ".join(sorted(about - _OF_EVERYTHING))) for key, about in found.items())


_OF_EVERYTHING = frozenset({"name", "object", "thing", "idea", "abstract", "action", "verb", "adjective"})


def _key(tag: str, word: str) -> str:
    return f"{tag}:{word.replace(' ', '_')}"
