"""Clues judged outside a game: one table, or many in a batch."""

import unicodedata
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from cluewright.content.library import Library
from cluewright.content.translations import SOURCE
from cluewright.core.clues import (
    Clue,
    ClueReuse,
    Judgement,
    Keyword,
    KeywordText,
    Strictness,
    Table,
    Translation,
    UsedClue,
    judge,
)
from cluewright.core.clues.clue import STRICT_LANGUAGES
from cluewright.core.clues.normalise import normalise
from cluewright.core.clues.words import is_known, words
from cluewright.core.remembering import remembered
from cluewright.core.wordpack import PLAY_LANGUAGES, Concept
from cluewright.usecases.explain_finding import coverage_answer, verdict_answer
from cluewright.usecases.games.keywords import UnknownWord, accepted, known_translations

__all__ = ["AskedKeyword", "CheckRequest", "UnknownWord", "answer", "check_clues", "check_many"]


@dataclass(frozen=True, slots=True)
class AskedKeyword:
    """A keyword as asked about: a text, its language and its concept's id where known; or `texts`, one for each
    language as (tag, text), at a mixed-language table. `given` are translations that the asker brings along."""

    text: str = ""
    language: str | None = None
    concept: str | None = None
    texts: tuple[tuple[str, str], ...] = ()
    given: tuple[Translation, ...] = ()


@dataclass(frozen=True, slots=True)
class CheckRequest:
    """Clues and the table they are to be judged at. Limits (160 code points, 12 keywords …) are the caller's to keep.

    `code`: clue i is meant for keyword `code[i]`, 1-based. `checks`: only these ids; None for all.
    `translation_languages`: only translations into these count, and all of them strictly; None for every language
    known, the usual ones strictly.
    """

    keywords: tuple[AskedKeyword, ...]
    clues: tuple[str, ...]
    keyword_language: str | None = None
    clue_language: str | None = None
    code: tuple[int, ...] = ()
    used_clues: tuple[UsedClue, ...] = ()
    player: str | None = None
    clue_reuse: ClueReuse = ClueReuse.TEAM
    strictness: Strictness = Strictness.STANDARD
    checks: frozenset[str] | None = None
    translation_languages: frozenset[str] | None = None


def check_clues(library: Library, request: CheckRequest) -> Judgement:
    """Judge the clues. The same request and library always give the same. Raises UnknownWord for a concept's id that
    no pack has."""
    table = Table(
        keywords=_keywords(library, request),
        code=request.code,
        used=request.used_clues,
        player=request.player,
        clue_reuse=request.clue_reuse,
        strictness=request.strictness,
        checks=request.checks,
        language=request.keyword_language,
        translation_languages=_strict_languages(request),
        lexicons=(SOURCE, *(lexicon.name for lexicon in library.lexicons)),
    )
    return _judged(tuple(Clue(text, request.clue_language) for text in request.clues), table)


@remembered(maxsize=256)
def _judged(clues: tuple[Clue, ...], table: Table) -> Judgement:
    """The same question comes again and again: a page asks at every keystroke, a harness scores the same clue twice."""
    return judge(clues, table)


def check_many(library: Library, requests: Iterable[CheckRequest]) -> list[Judgement | UnknownWord]:
    """Judge each table by itself: a request that names an unknown concept spoils no other."""
    results: list[Judgement | UnknownWord] = []
    for request in requests:
        try:
            results.append(check_clues(library, request))
        except UnknownWord as unknown:
            results.append(unknown)
    return results


def answer(judgement: Judgement, library: Library, language: str, rulebook: str = "decrypto") -> dict[str, Any]:
    """The judgement as JSON members, with its messages in the reader's language."""
    catalogs = library.catalogs
    return {
        "verdict": judgement.ruling.value,
        "language": language,
        "coverage": coverage_answer(judgement.reach, catalogs, language),
        "clues": [verdict_answer(verdict, catalogs, language, rulebook) for verdict in judgement.verdicts],
    }


def _strict_languages(request: CheckRequest) -> frozenset[str]:
    asked = request.translation_languages
    return STRICT_LANGUAGES if asked is None else frozenset(tag.partition("-")[0].casefold() for tag in asked)


def _keywords(library: Library, request: CheckRequest) -> tuple[Keyword, ...]:
    language = request.keyword_language
    shared = None if language else _shared_language(library, request.keywords)
    keywords = (
        _keyword(library, asked, language or _own_language(library, asked.text, shared)) for asked in request.keywords
    )
    wanted = request.translation_languages
    if wanted is None:
        return tuple(keywords)
    allowed = frozenset(tag.partition("-")[0].casefold() for tag in wanted)
    return tuple(_restricted(keyword, allowed) for keyword in keywords)


@lru_cache(maxsize=256)
def _restricted(keyword: Keyword, languages: frozenset[str]) -> Keyword:
    known = tuple(one for one in keyword.translations if one.language.partition("-")[0] in languages)
    return Keyword(keyword.texts, known, keyword.accepted, keyword.concept)


@lru_cache(maxsize=256)
def _shared_language(library: Library, keywords: tuple[AskedKeyword, ...]) -> str | None:
    """The play language in which the packs have most of the keywords; None where they have none."""
    texts = [asked.text for asked in keywords if not asked.texts and not asked.language]
    scores = {tag: sum(bool(library.concepts_of(_nfc(text), tag)) for text in texts) for tag in PLAY_LANGUAGES}
    best = max(PLAY_LANGUAGES, key=scores.__getitem__)
    return best if scores[best] else None


@lru_cache(maxsize=1024)
def _own_language(library: Library, text: str, shared: str | None) -> str | None:
    """The language that most keywords share; for one that it has not, the play language whose packs have it."""
    if shared is None or library.concepts_of(_nfc(text), shared):
        return shared
    if all(is_known(shared, word) for word in words(normalise(text).text)):
        return shared
    return next((tag for tag in PLAY_LANGUAGES if library.concepts_of(_nfc(text), tag)), shared)


@lru_cache(maxsize=256)
def _keyword(library: Library, asked: AskedKeyword, fallback: str | None) -> Keyword:
    """The keyword with all that the packs know of it; remembered, because a table comes with every round."""
    language = asked.language or fallback
    shown = tuple(asked.texts) or ((language, asked.text),)
    concepts = _concepts(library, asked, shown)
    texts = tuple(_text(_nfc(text), tag, concepts) for tag, text in shown)
    own = [tag.partition("-")[0].casefold() for tag, _ in shown if tag]
    return Keyword(
        texts=texts,
        translations=tuple(dict.fromkeys((*asked.given, *known_translations(library, concepts, texts)))),
        accepted=tuple(form for concept in concepts for form in accepted(concept, concept.words.keys() & own)),
        concept=concepts[0].id if len(concepts) == 1 else None,
    )


def _concepts(library: Library, asked: AskedKeyword, shown: Sequence[tuple[str | None, str]]) -> tuple[Concept, ...]:
    """The concept that was named, or all that every one of the texts can mean."""
    if asked.concept is not None:
        if asked.concept not in library.concepts:
            raise UnknownWord(asked.concept)
        return (library.concepts[asked.concept],)
    found = [library.concepts_of(_nfc(text), tag.partition("-")[0] if tag else None) for tag, text in shown]
    shared = set.intersection(*({concept.id for concept in concepts} for concepts in found))
    return tuple(concept for concept in found[0] if concept.id in shared)


def _text(text: str, tag: str | None, concepts: Sequence[Concept]) -> KeywordText:
    words: Mapping[str, Any] = concepts[0].words if len(concepts) == 1 else {}
    word = words.get(tag.partition("-")[0]) if tag else None
    stressed = word.stress if word and word.text.casefold() == text.casefold() else None
    return KeywordText(text, tag, stressed)


def _nfc(text: str) -> str:
    return unicodedata.normalize("NFC", text).strip()
