"""Which concepts have a word, in any language of any pack."""

from collections import defaultdict
from collections.abc import Iterable, Iterator

from cluewright.core.wordpack import Concept

from .kept_words import KeptWords, kept_places, languages_by_key, word_key


class WordIndex:
    """Concepts by their words. The words that are kept in a file are looked up there, only the others held here."""

    def __init__(self, concepts: Iterable[Concept]) -> None:
        """`concepts`: in pack order, which is the order of all answers."""
        self._concepts = tuple(concepts)
        self._kept: dict[tuple[str, str], int] = {}
        self._held: defaultdict[str, list[tuple[int, list[str]]]] = defaultdict(list)
        for place, concept in enumerate(self._concepts):
            if isinstance(concept.words, KeptWords):
                self._kept[concept.words.pack, concept.id] = place
            else:
                for key, tags in languages_by_key(concept.words).items():
                    self._held[key].append((place, tags))

    def concepts_of(self, word: str, language: str | None = None) -> tuple[Concept, ...]:
        """The concepts that have this word, NFC, in the language or in any; of two with one id the later."""
        places = sorted(place for place, tags in self._places(word_key(word)) if language is None or language in tags)
        return tuple({self._concepts[place].id: self._concepts[place] for place in places}.values())

    def _places(self, key: str) -> Iterator[tuple[int, list[str]]]:
        yield from self._held.get(key, ())
        for pack, concept, tags in kept_places(key):
            if (place := self._kept.get((pack, concept))) is not None:
                yield place, tags
