"""Hundreds of thousands of words in one block of bytes, each with a short text to it."""

import mmap
from bisect import bisect_right
from collections.abc import Iterable, Iterator
from importlib import resources

_BLOCK = 4096  # bytes that are searched for one word


class WordList:
    """Lines of a word, a space and a text, sorted by the words' bytes and looked up in about 2 µs.

    The words stay as they were read (a few MB, or in their file), with one entry for each block of lines
    beside them to find the right one by.
    """

    __slots__ = ("_firsts", "_offsets", "_text")

    def __init__(self, text: bytes | mmap.mmap) -> None:
        """`text` as `packed` makes it, or only the lines of it."""
        end = text.rfind(b"\0")
        entries = list(_written(text, end) if end >= 0 else _entries(text))
        self._text = text
        self._firsts = [first for first, _ in entries]
        self._offsets = [*(offset for _, offset in entries), (end if end >= 0 else len(text)) - 1]

    def get(self, word: str) -> str | None:
        """The text beside a word; None if the word is not in the list."""
        key = word.encode()
        block = bisect_right(self._firsts, key) - 1
        if block < 0:
            return None
        found = self._text.find(b"\n%b " % key, self._offsets[block], self._offsets[block + 1] + 1)
        if found < 0:
            return None
        start = found + len(key) + 2
        return self._text[start : self._text.find(b"\n", start)].decode()


def opened(name: str) -> WordList | None:
    """The list that `make` has written under this name, of which only what is looked up comes into memory; None if
    there is no such file."""
    made = resources.files("cluewright").joinpath("_data", name)
    if not made.is_file():
        return None
    with made.open("rb") as file:
        return WordList(mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ))


def packed(entries: Iterable[tuple[str, str]]) -> bytes:
    """Words and their texts as a list's bytes: a line feed, then a line each; a null, then where each block begins,
    and with which word. Words have no spaces in them."""
    lines = sorted((word.encode(), text.encode()) for word, text in entries)
    text = b"\n" + b"".join(b"%b %b\n" % line for line in lines)
    return text + b"\0" + b"\n".join(b"%b %d" % entry for entry in _entries(text))


def _entries(text: bytes | mmap.mmap) -> Iterator[tuple[bytes, int]]:
    """The first word of each block, and where the line feed before it stands."""
    position = 0
    while 0 <= position < len(text) - 1:
        yield text[position + 1 : text.find(b" ", position + 1)], position
        position = text.find(b"\n", position + _BLOCK)


def _written(text: bytes | mmap.mmap, end: int) -> Iterator[tuple[bytes, int]]:
    for line in text[end + 1 :].splitlines():
        first, _, offset = line.partition(b" ")
        yield first, int(offset)
