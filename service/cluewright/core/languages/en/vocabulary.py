"""The English words: which there are, how common they are, how they are said.

`words.zlib` (see NOTICE.txt) is text, sorted by bytes, one line a word: the word, a space, a rank, the pronunciations.
Rank 1 is an ordinary word, 2 a rare one, 0 a name. Pronunciations are separated by commas; each phone is one letter
(see sounds.py), the stressed vowel comes after an apostrophe. The text stays one block of bytes in memory (2.5 MB);
a word is found by its block of lines in about 2 µs.
"""

import zlib
from bisect import bisect_right
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib import resources

_BLOCK = 1024


@dataclass(frozen=True, slots=True)
class _Words:
    text: bytes
    firsts: list[bytes]
    offsets: list[int]


@cache
def _words() -> _Words:
    text = zlib.decompress(resources.files(__package__).joinpath("words.zlib").read_bytes())
    offsets, firsts, position = [], [], 0
    while 0 <= position < len(text) - 1:
        offsets.append(position)
        firsts.append(text[position + 1 : text.index(b" ", position + 1)])
        position = text.find(b"\n", position + _BLOCK)
    return _Words(text, firsts, [*offsets, len(text) - 1])


@cache
def _lemmas() -> Mapping[str, str]:
    from simplemma.strategies.dictionaries import LOW_MEMORY_DICTIONARY_FACTORY

    return LOW_MEMORY_DICTIONARY_FACTORY.get_dictionary("en")


def entry(word: str) -> str | None:
    """Rank and pronunciations of a lower-case word, as they stand in the list; None if it is not there."""
    words = _words()
    key = word.encode()
    block = bisect_right(words.firsts, key) - 1
    if block < 0:
        return None
    found = words.text.find(b"\n%b " % key, words.offsets[block], words.offsets[block + 1] + 1)
    if found < 0:
        return None
    start = found + len(key) + 2
    return words.text[start : words.text.index(b"\n", start)].decode()


def is_ordinary(word: str) -> bool:
    """Whether this is an everyday English word in any inflection."""
    found = entry(word)
    return found is not None and found[0] == "1"


def is_word(word: str) -> bool:
    """Whether this is an English word, ordinary or rare, but not merely a name."""
    found = entry(word)
    return found is not None and found[0] != "0"


def is_name(word: str) -> bool:
    """Whether this is a name, and no other word."""
    found = entry(word)
    return found is not None and found[0] == "0"


def exists(word: str) -> bool:
    """Whether this is a word or a name."""
    return entry(word) is not None


def pronunciations(word: str) -> tuple[str, ...]:
    """The pronunciations listed for a word, the most usual first."""
    found = entry(word)
    return tuple(found[1:].split(",")) if found and len(found) > 1 else ()


def headword(word: str) -> str | None:
    """The word that dictionaries file an inflected form under (`mice` -> mouse); None if they do not list it."""
    return _lemmas().get(word)


def warm() -> None:
    """Load everything now."""
    _words()
    _lemmas()
