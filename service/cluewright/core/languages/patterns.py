"""Regular expressions: pieces of them, and many that are looked for together."""

import re
import sys
import zlib
from collections.abc import Iterable, Iterator
from functools import cached_property

from . import kept_patterns
from .merged_patterns import may_be_letters, merged, one_of_ways

_LookedFor = tuple[re.Pattern[str], re.Pattern[str]]
"""What tells that an expression with named groups is there, and those without."""


class Phrases:
    """Regular expressions that are looked for together, in text in lower case.

    Each may be preceded by `before` and followed by `after`, which hold for all. They are compiled when first asked,
    those without a named group as one expression; the others one by one and, to tell quickly that there is none of
    them, as one. In a text that is letters and nothing else, as most clues are, only the few are looked for that could
    be there. Named groups may bear the same names in all; there are no other groups.
    """

    def __init__(self, *sources: str, before: str = "", after: str = "") -> None:
        self._packed: tuple[bytes, ...] = (_packed(sources),) if sources else ()
        self._before, self._after = before, after

    def __add__(self, other: "Phrases") -> "Phrases":
        both = Phrases(before=self._before, after=self._after)
        both._packed = (*self._packed, *other._packed)
        return both

    @property
    def sources(self) -> tuple[str, ...]:
        """The expressions as they were given."""
        return tuple(source for packed in self._packed for source in zlib.decompress(packed).decode().split("\0"))

    def finditer(self, text: str) -> Iterator[re.Match[str]]:
        """All that is found: first of each with named groups, then of those without, which never overlap."""
        any_telling, plain = self._in_letters if text.isalpha() else self._in_anything
        if any_telling.search(text):
            for pattern in self._telling:
                yield from pattern.finditer(text)
        yield from plain.finditer(text)

    def search(self, text: str) -> re.Match[str] | None:
        """One of those found, if there is any."""
        return next(self.finditer(text), None)

    def warm(self) -> None:
        """Get ready now what every text is looked at with: where none is kept, hundreds take 20 ms and more. Those with
        named groups wait until one of them is there: taking up what is kept takes 5 ms, holding it 8 MiB in all."""
        _ = self._in_letters, self._in_anything

    def each(self) -> Iterator[re.Pattern[str]]:
        """The expressions one by one, compiled now."""
        return (re.compile(self._whole(source)) for source in self.sources)

    def written(self) -> Iterator[tuple[str, str]]:
        """The expressions, with what they need to be found together, each with what is compiled in its stead."""
        yield from ((one, one) for one in map(self._whole, self._with_groups()))
        for sources in (self._told(), self._rest()):
            yield self._one_by_one(sources), self._together(sources)
            yield self._in_letters_only(sources), self._together(filter(may_be_letters, sources))

    @cached_property
    def _telling(self) -> tuple[re.Pattern[str], ...]:
        return tuple(kept_patterns.pattern(self._whole(source)) for source in self._with_groups())

    @cached_property
    def _in_anything(self) -> _LookedFor:
        return self._any_of(self._told()), self._any_of(self._rest())

    @cached_property
    def _in_letters(self) -> _LookedFor:
        telling, plain = self._in_anything
        return self._fewer(self._told(), telling), self._fewer(self._rest(), plain)

    def _any_of(self, sources: list[str]) -> re.Pattern[str]:
        return kept_patterns.pattern(self._one_by_one(sources), lambda: self._together(sources))

    def _fewer(self, sources: list[str], every: re.Pattern[str]) -> re.Pattern[str]:
        """What finds those of the sources that may be letters; `every` finds all of them, and will do where these are
        not far less."""
        few = kept_patterns.pattern(
            self._in_letters_only(sources), lambda: self._together(filter(may_be_letters, sources))
        )
        return few if _WORTH_IT * sys.getsizeof(few) < sys.getsizeof(every) else every

    def _with_groups(self) -> Iterator[str]:
        return (source for source in self.sources if _NAMED.search(source))

    def _told(self) -> list[str]:
        return [_NAMED.sub("(?:", source) for source in self._with_groups()]

    def _rest(self) -> list[str]:
        return [source for source in self.sources if not _NAMED.search(source)]

    def _whole(self, source: str) -> str:
        return f"{self._before}(?:{source}){self._after}"

    def _one_by_one(self, sources: list[str]) -> str:
        return self._whole("|".join(sources)) if sources else r"(?!)"

    def _in_letters_only(self, sources: list[str]) -> str:
        """The same, under another name."""
        return f"(?#in letters){self._one_by_one(sources)}"

    def _together(self, sources: Iterable[str]) -> str:
        """The same, with what they have in common said once: that there is none shows in a fraction of the time."""
        some = merged(sources)
        return self._whole(some) if some else r"(?!)"


def _packed(sources: tuple[str, ...]) -> bytes:
    """Expressions in a fifth of the memory: they are hardly ever asked for once their code has been taken up."""
    return zlib.compress("\0".join(sources).encode(), 1)


_WORTH_IT = 8
"""How many times smaller something must be to be held beside the whole."""

_NAMED = re.compile(r"\(\?P<\w+>")


def phrases_in(text: str) -> frozenset[str]:
    """Words and phrases that are parted by commas, each on one line."""
    return frozenset(" ".join(phrase.split()) for phrase in text.split(","))


def one_of(words: Iterable[str]) -> str:
    """A pattern (a group without a number) for any of the words, the longest that fits. Words that begin alike share
    their beginning, so hundreds of them are compiled, and found missing, in a fraction of the time."""
    return f"(?:{one_of_ways([re.escape(character) for character in word] for word in sorted(words))})"


def in_a_row(words: str, between: str, least: int) -> str:
    """A pattern for at least so many of the words (parted by spaces), each parted from the next by what `between`
    matches."""
    word = one_of(words.split())
    return f"{word}(?:{between}{word}){{{least - 1},}}"
