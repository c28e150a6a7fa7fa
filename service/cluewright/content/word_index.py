"""Which concepts have a word, in any language of any pack."""

from collections import defaultdict
from collections.abc import Iterable, Iterator

from cluewright.core.wordpack import Concept, word_key

from .kept_words import KeptWords, kept_places, languages_by_key


class WordIndex:
    """Concepts by their words. The words that are kept in a file are looked up there, only the others held here."""

    def __init__(self, concepts: Iterable[Concept]) -> None:
        """`concepts`: in pack order, which is the order of all answers."""
        self._concepts = tuple(concepts)
        self._kept: dict[tuple[str, str], int] = {}
        self._held: defaultdict[tuple[str, bool], list[tuple[int, list[str]]]] = defaultdict(list)
        for place, concept in enumerate(self._concepts):
            if isinstance(concept.words, KeptWords):
                self._kept[concept.words.pack, concept.id] = place
            else:
                for wider in (False, True):
                    for key, tags in languages_by_key(concept.words, wider=wider).items():
                        self._held[key, wider].append((place, tags))

    def find(self, word: str, language: str | None, *, wider: bool) -> tuple[Concept, ...]:
        """The concepts that have this word, NFC, among their forms in the language, or in any; or among their wider
        forms. Of two with one id the later."""
        found = self._places(word_key(word), wider)
        places = sorted(place for place, tags in found if language is None or language in tags)
        return tuple({self._concepts[place].id: self._concepts[place] for place in places}.values())

    def _places(self, key: str, wider: bool) -> Iterator[tuple[int, list[str]]]:
        yield from self._held.get((key, wider), ())
        for pack, concept, tags in kept_places(key, wider=wider):
            if (place := self._kept.get((pack, concept))) is not None:
                yield place, tags
