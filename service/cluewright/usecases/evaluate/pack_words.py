"""Questions from the packs' own words: translations, chance pairs, and every trick that hides a word."""

from collections.abc import Iterator, Sequence
from zlib import crc32

from cluewright.content.library import Library
from cluewright.core.languages import TAGS, language
from cluewright.core.wordpack import Concept
from cluewright.usecases.check_clues import AskedKeyword

from .disguises import DISGUISES, slips
from .tally import Question
from .word_lists import Rows


def chance(*parts: object) -> int:
    """A number that depends on the parts alone: the same questions are asked in every run."""
    return crc32("\0".join(map(str, parts)).encode())


def asked(concept: Concept, tag: str) -> AskedKeyword:
    """The concept's word in a language, as a keyword."""
    return AskedKeyword(concept.words[tag].text, tag, concept.id)


def concepts_in(library: Library, tag: str) -> tuple[Concept, ...]:
    """All concepts that have a word in the language, in the packs' order."""
    return tuple(concept for concept in library.concepts.values() if tag in concept.words)


def translation_questions(library: Library, one_in: int = 6) -> Iterator[Question]:
    """The packs' words as clues for the same concept in every play language that is not their own, nor has the same
    word for it: a synonym may be said."""
    for tag in TAGS:
        for concept in concepts_in(library, tag):
            own = {form.casefold() for form in concept.words[tag].forms}
            for other, word in concept.words.items():
                foreign = other != tag and word.text.casefold() not in own
                if foreign and chance(tag, concept.id, other) % one_in == 0:
                    yield Question(f"{tag} {other}", (asked(concept, tag),), word.text, tag)


def pair_questions(library: Library, tables: int = 2000) -> Iterator[Question]:
    """Chance clues at tables of four, all out of one pack, as words are drawn: those of other concepts, in one
    language. A pack knows which of its words are too close for one table."""
    for tag in TAGS:
        packs = tuple(pack for pack in library.packs.values() for one in pack.concepts if tag in one.words)
        for number in range(tables if packs else 0):
            start = chance(tag, number)
            pack = packs[start % len(packs)]
            clue, *shown = _picked([one for one in pack.concepts if tag in one.words], start, number)
            if not any(pack.conflict(clue.id, one.id, frozenset({tag})) for one in shown):
                yield Question(tag, tuple(asked(one, tag) for one in shown), clue.words[tag].text, tag)


def _picked(concepts: Sequence[Concept], start: int, number: int) -> list[Concept]:
    places = dict.fromkeys((start + step * (1 + chance(number, step))) % len(concepts) for step in range(12))
    return [concepts[place] for place in list(places)[:5]]


def row_pair_questions(rows: Rows, tables: int = 5000) -> Iterator[Question]:
    """Chance clues out of a list of forms, at tables of four lemmas that are not their own."""
    for tag in sorted({row[0] for row in rows.rows}):
        own = [row for row in rows.rows if row[0] == tag]
        for number in range(tables):
            clue, *others = (own[chance(tag, number, step) % len(own)] for step in range(5))
            lemmas = dict.fromkeys(row[2] for row in others if row[2] != clue[2])
            yield Question(tag, tuple(AskedKeyword(lemma, tag) for lemma in lemmas), clue[3], tag)


def slip_questions(library: Library, one_in: int = 3) -> Iterator[Question]:
    """Words with a slip of the finger that leaves no word of the language."""
    for tag in TAGS:
        spoken = language(tag)
        for concept in concepts_in(library, tag):
            word = concept.words[tag].text.casefold()
            if spoken is None or " " in word or chance(tag, concept.id) % one_in:
                continue
            for name, slipped in slips(word, chance(concept.id)):
                if not spoken.known(slipped) and not spoken.exists(slipped):
                    yield Question(f"{tag} {name}", (asked(concept, tag),), slipped, tag)


def disguise_questions(library: Library, one_in: int = 3) -> Iterator[Question]:
    """Words written so that they look other than they are."""
    for tag in TAGS:
        for concept in concepts_in(library, tag):
            word = concept.words[tag].text
            if chance(tag, concept.id, "disguise") % one_in == 0:
                for name, disguise in DISGUISES.items():
                    hidden = disguise(word)
                    if hidden is not None and hidden != word:
                        yield Question(f"{tag} {name}", (asked(concept, tag),), hidden, tag)
