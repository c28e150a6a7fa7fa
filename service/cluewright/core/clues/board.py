"""Where a clue, or a part of it between commas, speaks of nothing but the screen and a place on it."""

import re
from collections.abc import Iterator, Sequence

from cluewright.core.languages import Language

from .analyse import AnalysedClue, Token
from .numbers import in_digits, value_of
from .words import forms

ANYWHERE = 0
"""A place is told, but which one cannot be worked out."""

_OF_ONE_WORD = frozenset({"same", "plural", "case", "particle", "diminutive", "inflection", "conjugation"})
_PART = re.compile(r"[,;:.!?()–—]|\s-\s")


def places_told(clue: AnalysedClue, one: Language) -> Iterator[tuple[tuple[int, int], int]]:
    """The places told in that language, each with its span in the clue as sent."""
    for said in _parts(clue):
        place = _place_told(said, one)
        if place is not None:
            yield (said[0].span[0], said[-1].span[1]), place


def _parts(clue: AnalysedClue) -> Iterator[Sequence[Token]]:
    yield clue.tokens
    ends = [match.start() for match in _PART.finditer(clue.normal.text)]
    if ends:
        by_part: dict[int, list[Token]] = {}
        for token in clue.tokens:
            by_part.setdefault(sum(end < token.end for end in ends), []).append(token)
        yield from (part for part in by_part.values() if len(part) < len(clue.tokens))


def _place_told(said: Sequence[Token], one: Language) -> int | None:
    """The place that these words tell, ANYWHERE if it cannot be worked out; None if they tell none."""
    if len(said) < _FEWEST or not one.board.things:
        return None
    ordinals: set[int] = set()
    places = things = 0
    words = [token.text for token in said]
    for index, word in enumerate(words):
        ordinal = one.ordinals.get(word) or one.ordinals.get(" ".join(words[index : index + 2]))
        heads = () if ordinal else _heads(one, word)
        if ordinal:
            ordinals.add(ordinal)
        elif not one.board.things.isdisjoint(heads):
            things += 1
        elif not one.board.places.isdisjoint(heads):
            places += 1
        elif not (word in one.function_words or _is_beside(one, word, heads)):
            return None
    if (things and (places or ordinals)) or (places > 1 and ordinals):
        return ordinals.pop() if len(ordinals) == 1 and not places else ANYWHERE
    return None


_FEWEST = 2


def _heads(one: Language, word: str) -> frozenset[str]:
    """The word and what it is surely a form of."""
    certain = (form.key for form in forms(one.tag, word) if form.certain and form.kind in _OF_ONE_WORD)
    return frozenset((word, *certain))


def _is_beside(one: Language, word: str, heads: frozenset[str] | tuple[()]) -> bool:
    if word in one.asides or not one.board.beside.isdisjoint(heads):
        return True
    return value_of(word) is not None or in_digits(word) is not None
