"""Dictionaries that an operator brings along: what they say about a keyword of the players' own."""

import unicodedata
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Protocol

from .clues.clue import Translation
from .wordpack import word_key

SHORTEST_TRANSCRIPTION = 6  # letters; shorter words in Latin letters look like too many others


@dataclass(frozen=True, slots=True)
class Entry:
    """One word for one sense: `concept` is the same for all words of a sense within one source.

    `language` is a lower-case BCP 47 tag, `form` NFC. `source` and `licence` say where it comes from and on which
    terms. `romanised`: a transcription into Latin letters.
    """

    concept: str
    language: str
    form: str
    source: str
    licence: str
    romanised: bool = False


class Lexicon(Protocol):
    """A collection of entries that are found by any of their words."""

    @property
    def name(self) -> str:
        """What the collection is called in `coverage.lexicons`."""

    def senses(self, word: str, language: str | None = None) -> tuple[Entry, ...]:
        """Every entry of every sense that has this word (in this language, or in any)."""


def entry_key(form: str) -> str:
    """What two spellings of one word have in common: composition, case, and ё written as е."""
    return word_key(unicodedata.normalize("NFC", form)).strip()


def primary(tag: str) -> str:
    """The language of a tag without script or region."""
    return tag.partition("-")[0]


def foreign_words(
    lexicons: Iterable[Lexicon], word: str, language: str | None, own: Iterable[str]
) -> Iterator[Translation]:
    """What the lexicons give for a word in all other languages than the screen's `own`.

    All senses count, because nobody said which is meant. A form that two sources agree on is as good as a reviewed
    one; any other stays `ambiguous`, so that a clue is never ruled illegal for it alone. So do short transcriptions.
    Without a language, those in which the word itself stands there count as the screen's own.
    """
    shown = {primary(tag) for tag in own}
    found = [entry for lexicon in lexicons for entry in lexicon.senses(word, language)]
    if language is None:
        shown |= {primary(entry.language) for entry in found if entry_key(entry.form) == entry_key(word)}
    agreeing: dict[tuple[str, str, bool], dict[str, Entry]] = {}
    for entry in found:
        if primary(entry.language) not in shown:
            key = primary(entry.language), entry_key(entry.form), entry.romanised
            agreeing.setdefault(key, {}).setdefault(entry.source, entry)
    for by_source in agreeing.values():
        yield _translation(by_source)


def _translation(by_source: dict[str, Entry]) -> Translation:
    one = next(iter(by_source.values()))
    agreed = len(by_source) > 1
    short = one.romanised and len(one.form) < SHORTEST_TRANSCRIPTION
    return Translation(
        language=one.language,
        form=one.form,
        source=", ".join(sorted(by_source)),
        curated=agreed,
        ambiguous=not agreed or short,
        romanised=one.romanised,
    )
