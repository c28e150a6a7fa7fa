"""A keyword with its letters in another order: the whole clue, or one word of a few."""

from collections.abc import Iterator
from itertools import pairwise

from cluewright.core.languages.scripts import jamo, unmarked
from cluewright.core.remembering import remembered

from .analyse import AnalysedClue
from .keywords import Banned
from .traces import Traces, anagram_key
from .wordplay import names_device
from .words import keys

_LEAST = 4
"""Letters that fall into another order by chance now and then."""
_FEW_WORDS = 4
"""In a clue that may be made around an anagram."""

Mixed = tuple[tuple[int, int], bool]
"""Where an anagram stands in the clue as sent, and whether it is none by chance."""


def may_hold_an_anagram(clue: AnalysedClue, traces: Traces) -> bool:
    """A quick no: False if neither the clue nor a word or two of it have the letters of any keyword."""
    return not _keys_held(clue.words).isdisjoint(traces.anagrams)


def may_be_an_anagram(said: str, traces: Traces) -> bool:
    """A quick no: False if the word has not the letters of any keyword."""
    return not _keys(said).isdisjoint(traces.anagrams)


@remembered(maxsize=4096)
def _keys_held(words: tuple[str, ...]) -> frozenset[str]:
    return _keys("".join(words)).union(*map(_keys, (*words, *map("".join, pairwise(words)))))


def _keys(said: str) -> frozenset[str]:
    key = anagram_key(unmarked(said))
    return frozenset({key} if said.isascii() else {key, anagram_key(jamo(said))})


def anagrams(clue: AnalysedClue, text: Banned) -> Iterator[Mixed]:
    """The clue as a whole, and then one word of it (`a listen, but calmer`, for silent), if it is an anagram; of more
    than a few words only where they say that something is mixed (`shore in a right old mess`, for horse), and then
    two words as well (`pier etc, shuffled`, for receipt)."""
    said = "".join(clue.words)
    if _is_mixed(said, text):
        yield clue.whole, len(_letters(said, text)) > _LEAST
    elif len(clue.words) > 1:
        for token in clue.tokens:
            if _is_mixed(token.text, text) and not _is_a_form(token.text, text):
                named = len(token.text) > 1 and names_device(clue, "mixed")
                if named or (len(token.text) > _LEAST and len(clue.words) <= _FEW_WORDS):
                    yield token.span, named
        for token, following in pairwise(clue.tokens):
            if _is_mixed(token.text + following.text, text) and names_device(clue, "mixed"):
                yield (token.span[0], following.span[1]), True


def _is_mixed(said: str, text: Banned) -> bool:
    if len(said) != len(text.unmarked) and not text.initials and said.isascii():
        return False
    letters, wanted = _letters(said, text), text.jamo if text.initials else text.unmarked
    return letters not in (wanted, wanted[::-1]) and anagram_key(letters) == anagram_key(wanted)


def _letters(said: str, text: Banned) -> str:
    return jamo(said) if text.initials else unmarked(said)


def _is_a_form(word: str, text: Banned) -> bool:
    return bool(text.language) and not text.by_key.keys().isdisjoint(keys(text.language or "", word))
