"""Hundreds of thousands of words in one block of bytes, each with a short text to it."""

import mmap
import os
import sys
from array import array
from bisect import bisect_right
from collections.abc import Callable, Iterable, Iterator
from importlib import resources
from typing import IO
from weakref import finalize

Reader = Callable[[int, int], bytes]
"""Gives so many bytes, beginning at such a place: (how many, where), as `os.pread` does."""

_BLOCK = 4096  # bytes that are searched for one word
CLOSE = 2048
"""Bytes of a block of a list that every word is looked up in: a third less time, for twice the entries."""
FAR = 8192
"""Bytes of a block of a list so long that its entries count: half of them, for a microsecond."""


class WordList:
    """Lines of a word, a space and a text, sorted by the words' bytes and looked up in 2 to 4 µs.

    The words stay as they were read, or in their file, with one entry for each block of lines beside them to find the
    right one by.
    """

    __slots__ = ("_firsts", "_offsets", "_read")

    def __init__(self, text: bytes | mmap.mmap, read: Reader | None = None, block: int = _BLOCK) -> None:
        """`text` as `packed` makes it, or only the lines of it, which then are parted into blocks of so many bytes.
        `read` gives bytes of it, so that it need not be kept."""
        end = text.rfind(b"\0")
        self._read: Reader = read or (lambda count, start: text[start : start + count])
        self._firsts: list[bytes] = []
        self._offsets = array("q")  # one for each of the firsts, and where the last block ends
        for first, offset in _written(text, end) if end >= 0 else _entries(text, block):
            self._firsts.append(first)
            self._offsets.append(offset)
        self._offsets.append((end if end >= 0 else len(text)) - 1)

    def get(self, word: str) -> str | None:
        """The text beside a word; None if the word is not in the list."""
        key = word.encode()
        place = bisect_right(self._firsts, key) - 1
        if place < 0:
            return None
        start = self._offsets[place]
        block = self._read(self._offsets[place + 1] + 1 - start, start)
        found = block.find(b"\n%b " % key)
        if found < 0:
            return None
        told = found + len(key) + 2
        return block[told : block.find(b"\n", told)].decode()


def opened(name: str) -> WordList | None:
    """The list that `make` has written under this name, of which nothing stays in memory; None if there is no such
    file.

    The file stays open, and what is looked up is read from it: were it mapped into memory, each page looked at would
    bring fifteen neighbours along, which count as this process's.
    """
    made = resources.files("cluewright").joinpath("_data", name)
    if not made.is_file():
        return None
    with made.open("rb") as file:
        read = in_place(file)
        with mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ) as text:
            return WordList(text, read)


def in_place(file: IO[bytes]) -> Reader:
    """Gives bytes of a file, of which nothing stays in memory, and which stays open as long as the reader is there."""
    if sys.platform == "win32":  # which has no reading from a place that threads can share
        text = mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ)
        return lambda count, start: text[start : start + count]
    number = os.dup(file.fileno())

    def read(count: int, start: int) -> bytes:
        return os.pread(number, count, start)

    finalize(read, os.close, number)
    return read


def packed(entries: Iterable[tuple[str, str]], block: int = _BLOCK) -> bytes:
    """Words and their texts as a list's bytes: a line feed, then a line each; a null, then where each block of so many
    bytes begins, and with which word. Words have no spaces in them."""
    lines = sorted((word.encode(), text.encode()) for word, text in entries)
    text = b"\n" + b"".join(b"%b %b\n" % line for line in lines)
    return text + b"\0" + b"\n".join(b"%b %d" % entry for entry in _entries(text, block))


def _entries(text: bytes | mmap.mmap, block: int) -> Iterator[tuple[bytes, int]]:
    """The first word of each block, and where the line feed before it stands."""
    position = 0
    while 0 <= position < len(text) - 1:
        yield text[position + 1 : text.find(b" ", position + 1)], position
        position = text.find(b"\n", position + block)


def _written(text: bytes | mmap.mmap, end: int) -> Iterator[tuple[bytes, int]]:
    for line in text[end + 1 :].splitlines():
        first, _, offset = line.partition(b" ")
        yield first, int(offset)
