"""Word packs: concepts with one word per language, aligned so that any two languages can play together."""

import hashlib
import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import NamedTuple

SIDES = ("blue", "red")
PLAY_LANGUAGES = ("en", "nl", "ru", "ko")


class Word(NamedTuple):
    """A concept's word in one language, in that language's own script.

    `accepted`: further forms that mean the same and count as the word. `stress` (Russian): the word with U+0301 after
    the stressed vowel. `hanja` (Korean). `ambiguous`: those of the forms that commonly mean something else too.
    `wider`: what dictionaries also give for the concept, near senses and rarer words included; it counts as a
    translation only. A clue is never ruled illegal for an ambiguous accepted form or a wider one alone.
    """

    text: str
    accepted: tuple[str, ...] = ()
    stress: str | None = None
    hanja: str | None = None
    ambiguous: frozenset[str] = frozenset()
    wider: tuple[str, ...] = ()

    @property
    def forms(self) -> tuple[str, ...]:
        """The printed word first, then the accepted forms."""
        return (self.text, *self.accepted)


def word_key(form: str) -> str:
    """What two spellings of one word have in common: case, and ё written as е. `form` is NFC."""
    return form.casefold().replace("ё", "е")


@dataclass(frozen=True, slots=True)
class Concept:
    """One sense with its words. `difficulty` 1 (a child knows it) to 3; `gloss` fixes the sense, in English."""

    id: str
    side: str
    difficulty: int
    tags: tuple[str, ...]
    gloss: str
    words: Mapping[str, Word] = field(repr=False)


Pair = tuple[str, str]


@dataclass(frozen=True)
class WordPack:
    """The concepts of one pack in file order. `conflicts`: pairs of concept ids (sorted) with the languages in which
    their words are forms, parts or translations of each other, so that they never come in one draw.
    `known_revision`: its revision, where whoever read it has worked that out before."""

    id: str
    titles: Mapping[str, str]
    licence: str
    concepts: tuple[Concept, ...]
    conflicts: Mapping[Pair, frozenset[str]]
    known_revision: str | None = field(default=None, repr=False, compare=False)

    @cached_property
    def revision(self) -> str:
        """12 hexadecimal digits that change whenever anything that a draw gives or depends on changes."""
        if self.known_revision is not None:
            return self.known_revision
        content = [
            [
                [c.id, c.side, c.difficulty, sorted((tag, word.text) for tag, word in c.words.items())]
                for c in self.concepts
            ],
            sorted([*pair, *sorted(tags)] for pair, tags in self.conflicts.items()),
        ]
        return hashlib.sha256(json.dumps(content, ensure_ascii=False).encode()).hexdigest()[:12]

    @cached_property
    def languages(self) -> tuple[str, ...]:
        """The languages that have a word for every concept: the play languages first, then the rest by tag."""
        shared = frozenset.intersection(*(frozenset(concept.words) for concept in self.concepts))
        return (*(tag for tag in PLAY_LANGUAGES if tag in shared), *sorted(shared.difference(PLAY_LANGUAGES)))

    @cached_property
    def by_id(self) -> Mapping[str, Concept]:
        return {concept.id: concept for concept in self.concepts}

    def side(self, side: str) -> tuple[Concept, ...]:
        return tuple(concept for concept in self.concepts if concept.side == side)

    def coverage(self, language: str) -> float:
        """Share of the concepts that have a word in this language, 0 to 1."""
        return sum(language in concept.words for concept in self.concepts) / len(self.concepts)

    def conflict(self, one: str, other: str, languages: frozenset[str]) -> bool:
        """Whether two concepts may not lie on one table, in any of these languages."""
        pair = (one, other) if one < other else (other, one)
        return not self.conflicts.get(pair, frozenset()).isdisjoint(languages)
