"""Letters that a clue says one by one: each by its name or alone, or as the first ones of its words."""

from collections.abc import Iterator

from cluewright.core.languages import Language
from cluewright.core.languages.scripts import initial_consonants, jamo, scripts_of, unmarked

from .analyse import AnalysedClue
from .keywords import Banned
from .traces import Traces

ALPHABETS = frozenset({"Hangul", "Latin", "Cyrillic", "Greek", "Hebrew", "Armenian", "Georgian"})

Initials = tuple[str, ...]
"""The first letters of a clue's words, of all and of those that are no later parts of one with hyphens."""


def letters_named(clue: AnalysedClue) -> Iterator[tuple[str, str]]:
    """Two letters or more, each said by its name (aitch, bravo) or alone, if the clue says nothing else; and the tag of
    the language that names them so."""
    for one in clue.languages:
        said = jamo("".join(_letters(clue, one)))
        if len(said) > 1:
            yield said, one.tag


def _letters(clue: AnalysedClue, one: Language) -> Iterator[str]:
    """The letters that a clue names and nothing else but words beside the clue ("over"); nothing if it says anything
    more. A name may have two words."""
    said = (token.text for token in clue.tokens)
    words = [word for word in said if word not in one.asides or word in one.letters or _alone(word)]
    found: list[str] = []
    while words:
        double = one.letters.get(" ".join(words[:2])) if len(words) > 1 else None
        letter = double or one.letters.get(words[0]) or _alone(words[0])
        if not letter:
            return
        found.append(unmarked(letter))
        del words[: 2 if double else 1]
    yield from found


def _alone(word: str) -> str:
    return word if len(jamo(word)) == 1 and not scripts_of(word).isdisjoint(ALPHABETS) else ""


def initials(clue: AnalysedClue, traces: Traces) -> Initials:
    """The rows of first letters; none if no keyword of the table can be among them, or if the clue is nothing but
    letters."""
    apart = (token for token in clue.tokens if clue.normal.text[token.start - 1 : token.start] != "-")
    rows = tuple("".join(token.text[0] for token in said) for said in (clue.tokens, apart))
    may_be = any(unmarked(row) in traces.unmarked or len(initial_consonants(row)) >= _TELLING for row in rows)
    return rows if may_be and any(len(word) > 1 for word in clue.words) else ()


def are_initials(row: str, text: Banned) -> bool:
    """Whether these letters spell a keyword, or in Hangul are those that its syllables begin with."""
    syllables = initial_consonants(row)
    return unmarked(row) == text.unmarked or (len(syllables) >= _TELLING and syllables == text.initials)


_TELLING = 4
"""Consonants of Hangul that say something: three are those of one phrase in a thousand."""
