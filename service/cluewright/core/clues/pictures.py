"""Pictures in a clue (🐄, ☂): Unicode names them in English, which is a language like any other."""

import unicodedata
from collections.abc import Iterator
from dataclasses import dataclass

from .analyse import AnalysedClue
from .keywords import AnalysedKeyword
from .words import forms

_ENGLISH = "en"
_FIRST, _LETTERS = "\u2190", (range(0x2460, 0x2500), range(0x1F100, 0x1F200))
"""The first picture there is; and those that are letters and digits."""

_MOST_WORDS = 3

# What Unicode says of how a thing is drawn.
_DRAWN = frozenset({"black", "white", "heavy", "medium", "small", "large", "open", "face", "head", "sign", "symbol"})


@dataclass(frozen=True, slots=True)
class Picture:
    """A picture, where it stands in the clue as sent, and all that its name calls it."""

    span: tuple[int, int]
    names: frozenset[str]

    def shows(self, keyword: AnalysedKeyword) -> bool:
        """Whether it is of this keyword, as far as that has an English word."""
        own = {text.plain for text in keyword.texts if text.language == _ENGLISH}
        exact = keyword.translations.exact
        return any(
            name in own or any(one.language == _ENGLISH and one.vouched_for for one in exact.get(name, ()))
            for name in self.names
        )


def pictures(clue: AnalysedClue) -> Iterator[Picture]:
    """The pictures of a clue, from left to right."""
    text = clue.clue.text
    if text.isascii() or max(text) < _FIRST:
        return
    for place, character in enumerate(text):
        if unicodedata.category(character) == "So" and not any(ord(character) in letters for letters in _LETTERS):
            yield Picture((place, place + 1), frozenset(_names(character)))


def _names(character: str) -> Iterator[str]:
    """The runs of words in a picture's name, and the singular of each word (GRAPES)."""
    named = unicodedata.name(character, "").lower().replace("-", " ").split()
    words = [word for word in named if word not in _DRAWN]
    for start in range(len(words)):
        for end in range(start + 1, min(start + _MOST_WORDS, len(words)) + 1):
            yield " ".join(words[start:end])
    for word in words:
        yield from (form.key for form in forms(_ENGLISH, word) if form.kind == "plural" and form.certain)
