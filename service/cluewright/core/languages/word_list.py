"""Hundreds of thousands of words in one block of bytes, each with a short text to it."""

from bisect import bisect_right
from collections.abc import Iterable

_BLOCK = 1024  # bytes that are searched for one word


class WordList:
    """Lines of a word, a space and a text, sorted by the words' bytes and looked up in about 2 µs.

    The words stay as they were read (a few MB), with one entry a kilobyte beside them to find the right lines by.
    """

    __slots__ = ("_firsts", "_offsets", "_text")

    def __init__(self, text: bytes) -> None:
        """`text` as `packed` makes it."""
        firsts, offsets, position = [], [], 0
        while 0 <= position < len(text) - 1:
            offsets.append(position)
            firsts.append(text[position + 1 : text.index(b" ", position + 1)])
            position = text.find(b"\n", position + _BLOCK)
        self._text, self._firsts, self._offsets = text, firsts, [*offsets, len(text) - 1]

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
        return self._text[start : self._text.index(b"\n", start)].decode()


def packed(entries: Iterable[tuple[str, str]]) -> bytes:
    """Words and their texts as a list's bytes: a line feed, then a line each. Words have no spaces in them."""
    lines = sorted((word.encode(), text.encode()) for word, text in entries)
    return b"\n" + b"".join(b"%b %b\n" % line for line in lines)
