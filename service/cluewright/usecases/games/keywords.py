"""Keywords as they lie in a game: dealt out of a pack, or given by whoever opens it.

A game keeps each keyword whole, with its translations, so that it replays the same after a pack was edited.
"""

import unicodedata
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from cluewright.content.library import Library
from cluewright.content.translations import near_translations, translations
from cluewright.core.clues.clue import Keyword, KeywordText, Translation
from cluewright.core.clues.normalise import normalise
from cluewright.core.clues.words import forms, words
from cluewright.core.decks import DrawRequest, Exhausted
from cluewright.core.engines.engine import DealRequest, Rejected
from cluewright.core.languages import TAGS
from cluewright.core.lexicon import foreign_words
from cluewright.core.remembering import apart
from cluewright.core.wordpack import Concept, Word, word_key
from cluewright.usecases.draw import draw_keywords


class UnknownWord(Exception):
    """No such concept, or it has no word in the language of play."""


@dataclass(frozen=True, slots=True)
class GivenKeyword:
    """A keyword as asked for: a word of the game's language, a concept, or one text for each language."""

    text: str | None = None
    concept: str | None = None
    texts: Mapping[str, str] | None = None


@dataclass(frozen=True, slots=True)
class PackDealer:
    """Deals keywords out of the library's packs."""

    library: Library

    def __call__(self, request: DealRequest, /) -> Mapping[str, tuple[Keyword, ...]]:
        """Each team's keywords, in those of the languages that the pack has; raises Rejected("wordpack_exhausted").
        The same request always gives the same."""
        pack = self.library.packs[request.wordpack]
        languages = tuple(tag for tag in request.languages if tag in pack.languages)
        count = len(request.teams) * request.per_team
        wanted = DrawRequest(count, languages, exclude=frozenset(request.exclude))
        try:
            draw = draw_keywords(pack, len(request.teams), wanted, request.seed)
        except Exhausted as exhausted:
            raise Rejected("wordpack_exhausted", remaining=exhausted.remaining) from None
        return {
            team: tuple(keyword_of(concept, languages) for concept in concepts)
            for team, concepts in zip(request.teams, draw.teams, strict=True)
        }


def keyword_of(concept: Concept, languages: Sequence[str]) -> Keyword:
    """The concept on a screen that shows it in these languages; its other words are translations.

    Raises UnknownWord where a language has no word for it.
    """
    if any(tag not in concept.words for tag in languages):
        raise UnknownWord(concept.id)
    texts = tuple(_shown(concept.words[tag], tag) for tag in dict.fromkeys(languages))
    return Keyword(texts, tuple(translations(concept, languages)), tuple(accepted(concept, languages)), concept.id)


def accepted(concept: Concept, languages: Iterable[str]) -> Iterator[KeywordText]:
    """The forms that count as the concept's word in these languages. Its printed word is one of them: what lies on the
    screen may be another (a lift, which is printed as elevator)."""
    for tag in dict.fromkeys(languages):
        for form in concept.words[tag].forms:
            yield KeywordText(form, tag)


def _shown(word: Word, tag: str) -> KeywordText:
    return KeywordText(word.text, tag, word.stress)


def given_keyword(library: Library, given: GivenKeyword, language: str) -> Keyword:
    """A keyword that was asked for, with what the packs know of it; nobody can feel later which it was. Raises
    UnknownWord for an unknown concept."""
    if given.concept is not None:
        return _of_concept(library, given.concept, language)
    texts = given.texts or {language: given.text or ""}
    shown = tuple(KeywordText(unicodedata.normalize("NFC", text).strip(), tag) for tag, text in texts.items())
    concepts = _concepts(library, shown)
    with apart():
        known = tuple(known_translations(library, concepts, shown))
    same = concepts if len(concepts) == 1 else ()
    also = (form for concept in same for form in accepted(concept, (tag for tag in texts if tag in concept.words)))
    return Keyword(shown, tuple(dict.fromkeys(known)), tuple(also), same[0].id if same else None)


def _of_concept(library: Library, concept_id: str, language: str) -> Keyword:
    """Shown in every language that has a word for it, the game's own first: each seat reads its own."""
    concept = library.concepts.get(concept_id)
    if concept is None:
        raise UnknownWord(concept_id)
    return keyword_of(concept, (language, *concept.words))


def _concepts(library: Library, shown: Sequence[KeywordText]) -> tuple[Concept, ...]:
    """The concepts that all the given texts can mean; several where a word has several senses."""
    found = [library.concepts_of(text.text, text.language) for text in shown]
    shared = set.intersection(*({concept.id for concept in concepts} for concepts in found))
    return tuple(concept for concept in found[0] if concept.id in shared)


def known_translations(
    library: Library, concepts: Sequence[Concept], shown: Sequence[KeywordText]
) -> Iterator[Translation]:
    """What the packs know of a keyword that can mean these concepts, in the languages that it is not shown in:
    whichever is meant, the word on the screen is translated. Of a word that they do not have, what they know of
    concepts near it and of those that it is a form of (boots), and what the lexicons know."""
    own = frozenset(one.language.partition("-")[0].casefold() for one in shown if one.language)
    for concept in concepts:
        yield from translations(concept, own)
    if not concepts:
        for text in shown:
            near = library.concepts_near(text.text, text.language)
            yield from near_translations((*near, *_inflected(library, text)), own)
            yield from foreign_words(library.lexicons, text.text, text.language, own)


def _inflected(library: Library, shown: KeywordText) -> Iterator[Concept]:
    """The concepts whose word this surely is an inflected form of, as far as its language is known well."""
    tag = shown.language and shown.language.partition("-")[0].casefold()
    said = words(normalise(shown.text).text)
    if tag in TAGS and len(said) == 1:
        bases = (form.key for form in forms(tag, said[0]) if form.certain and form.kind in _INFLECTED)
        for base in dict.fromkeys(bases):
            yield from library.concepts_of(base, tag)


_INFLECTED = frozenset({"plural", "case", "conjugation", "comparison", "diminutive", "inflection", "particle"})


def same_words(keywords: Iterable[Keyword]) -> bool:
    """Whether two of the keywords are one word: no team could tell them apart."""
    seen: set[str] = set()
    for keyword in keywords:
        keys = {word_key(text.text) for text in keyword.texts}
        if not seen.isdisjoint(keys):
            return True
        seen |= keys
    return False
