"""Everything that is read from files, loaded once and never changed: texts, rulebooks and word packs."""

import gc
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path

from cluewright.core.lexicon import Lexicon
from cluewright.core.rulebook import Rulebook
from cluewright.core.wordpack import Concept, WordPack

from .catalogs import Catalogs
from .compiled import forget
from .glossary import Glossary, load_glossary
from .locations import data_folder
from .rulebooks import load_rulebooks
from .word_index import WordIndex
from .wordpacks import load_packs


@contextmanager
def _garbage_left_alone() -> Iterator[None]:
    """No garbage collection: of a hundred thousand new objects that all stay, it costs as much as loading them."""
    was_on = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was_on:
            gc.enable()


@dataclass(frozen=True, eq=False)
class Library:
    """The content of one release, equal only to itself. Concepts are found by id and by any of their words.

    `lexicons` say what the packs do not know: other words of the players' own.
    """

    catalogs: Catalogs
    rulebooks: Mapping[str, Rulebook] = field(repr=False)
    glossary: Glossary = field(repr=False)
    packs: Mapping[str, WordPack]
    concepts: Mapping[str, Concept] = field(repr=False)
    _index: WordIndex = field(repr=False)
    lexicons: tuple[Lexicon, ...] = ()

    @classmethod
    @_garbage_left_alone()
    def load(cls, pack_folders: Iterable[Path] = (), locale_folders: Iterable[Path] = ()) -> "Library":
        """The shipped content, and the packs and languages of further folders. Raises PackInvalid, RulebookInvalid,
        YamlRefused or TranslationRefused."""
        packs = load_packs([data_folder("wordpacks"), *pack_folders])
        books = load_rulebooks()
        sources = {text.id: text.english for book in books.values() for text in book.texts.values()}
        library = cls(
            catalogs=Catalogs.load(data_folder("locales"), sources, locale_folders),
            glossary=load_glossary(data_folder("locales")),
            rulebooks={book_id: book.rulebook for book_id, book in books.items()},
            packs=packs,
            concepts={concept.id: concept for pack in packs.values() for concept in pack.concepts},
            _index=WordIndex(concept for pack in packs.values() for concept in pack.concepts),
        )
        forget()
        return library

    def concepts_of(self, word: str, language: str | None = None) -> tuple[Concept, ...]:
        """The concepts that have this word (in this language, or in any), each once, in pack order."""
        return self._index.find(word, language, wider=False)

    def concepts_near(self, word: str, language: str | None = None) -> tuple[Concept, ...]:
        """The concepts that this word is a wider form of: it may mean them."""
        return self._index.find(word, language, wider=True)
