"""The parts of a clue that may be translations, and how they are written."""

import re
from collections.abc import Iterable
from dataclasses import dataclass

from cluewright.core.languages import existing
from cluewright.core.languages.inflections import Inflection, inflections
from cluewright.core.languages.scripts import transcription_key
from cluewright.core.remembering import remembered

from .analyse import AnalysedClue
from .words import forms, is_known

Span = tuple[int, int]


@dataclass(frozen=True, slots=True)
class Piece:
    """A part of the clue that may be a translation: as written, without marks, and where it stands.

    `listed` is what dictionaries say it may be a form of, unless it is an ordinary word of a language of play;
    `phrase`: several words, run together or not, of a clue of ordinary words; `strange`: neither that nor an ordinary
    word of any language that the clue could be in; `name`: it is no such word, or has a capital, and one of them knows
    it as a name; `keys` are those of the words that it may be a form of, by the tags of the languages in which it may
    be one; `latin`: it with nothing but Latin letters and digits, if it is written in them ("" if not).
    """

    text: str
    bare: str
    span: Span
    listed: tuple[Inflection, ...]
    phrase: bool
    strange: bool
    name: bool
    keys: tuple[tuple[str, frozenset[str]], ...]
    latin: str


def listed(word: str) -> tuple[Inflection, ...]:
    """What the dictionaries of languages without full analysis list a word as a form of, with its marks or without
    (`hauser`, `haeuser`)."""
    return (*inflections(word), *inflections(_without_digraphs(word)))


def _without_digraphs(word: str) -> str:
    """A word with the German ae, oe and ue as plain vowels (`haeuser`); "" if it has none."""
    bare = _DIGRAPH.sub(r"\1", word)
    return bare if bare != word else ""


_DIGRAPH = re.compile("([aou])e")


def as_read(word: str, clue: AnalysedClue) -> tuple[str, ...]:
    """What a word is looked up by that may be a foreign one, written after its sound; nothing for a Korean one:
    there is one for nearly every sound (소리 is no sueur)."""
    return _as_read(word, tuple(one.tag for one in clue.spoken))


@remembered(maxsize=2048)
def _as_read(word: str, tags: tuple[str, ...]) -> tuple[str, ...]:
    spoken = tuple(map(existing, tags))
    borrowed = tuple(key for one in spoken for key in one.as_borrowed(word))
    if not borrowed and any("Hangul" in one.scripts and is_known(one.tag, word) for one in spoken):
        return ()
    return (transcription_key(word), *borrowed)


def without_particles(piece: Piece, clue: AnalysedClue) -> Iterable[str]:
    """The word, and what it is without the endings that its language puts onto any noun. Words that are ordinary each
    (`вот и всё`) are not read together, and little words not at all, nor a sentence's syllables (`이름 석 자`), nor its
    inflected words (`눈에 콩깍지`)."""
    word = piece.text
    if piece.phrase or any(word in one.function_words for one in clue.spoken):
        return ()
    found = [form for one in clue.spoken for form in forms(one.tag, word) if form.certain]
    bases = [form.key for form in found if form.kind == "particle"]
    if piece.strange or len(clue.tokens) == 1:
        return dict.fromkeys((word, *bases))
    inflected = any(form.kind in _ENDED for form in found)
    return dict.fromkeys(said for said in ((*bases,) if inflected else (word, *bases)) if len(said) > 1)


_ENDED = frozenset({"particle", "conjugation"})
"""What sets a word of a sentence apart from a foreign one that stands alone."""
