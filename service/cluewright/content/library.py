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
from .wordpacks import load_packs


def word_key(form: str) -> str:
    """What two spellings of one word have in common: case, and ё written as е. `form` is NFC."""
    return form.casefold().replace("ё", "е")


def _concepts_by_word(concepts: Iterable[Concept]) -> dict[str, tuple[Concept, ...]]:
    """Concepts by the keys of their words, in any language."""
    found: dict[str, tuple[Concept, ...]] = {}
    for concept in concepts:
        forms = [form for word in concept.words.values() for form in word.forms]
        keys = word_key("\n".join(forms)).split("\n")  # all at once is several times as fast
        # where key and form are alike the same string: so most of two hundred thousand are kept once
        own = {form if form == key else key for form, key in zip(forms, keys, strict=True)}
        alone = (concept,)
        shared = own & found.keys()
        found.update(dict.fromkeys(own - shared, alone))
        found.update({key: found[key] + alone for key in shared})
    return found


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
    _by_word: Mapping[str, tuple[Concept, ...]] = field(repr=False)
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
            _by_word=_concepts_by_word(concept for pack in packs.values() for concept in pack.concepts),
        )
        forget()
        return library

    def concepts_of(self, word: str, language: str | None = None) -> tuple[Concept, ...]:
        """The concepts that have this word (in this language, or in any), each once, in pack order."""
        key = word_key(word)
        found = self._by_word.get(key, ())
        return tuple({one.id: one for one in found if language is None or _has(one, language, key)}.values())


def _has(concept: Concept, language: str, key: str) -> bool:
    word = concept.words.get(language)
    return word is not None and any(word_key(form) == key for form in word.forms)
