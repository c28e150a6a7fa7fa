"""Words that are none, and one slip of the fingers away from a keyword or from a form of it."""

from collections.abc import Iterator

from cluewright.core.languages import language
from cluewright.core.languages.scripts import jamo
from cluewright.core.languages.typos import is_far_fetched, typo_distance, typo_limit

from .analyse import AnalysedClue, Token, is_a_word
from .disguise import Disguise
from .keywords import Banned
from .verdict import Ruling
from .words import forms

_LEAST = 5
"""Letters of a keyword of which a slip may have a form."""
_ENDED = frozenset({"plural", "case", "diminutive", "particle"})


def slips(clue: AnalysedClue, text: Banned) -> Iterator[Disguise]:
    """The tokens that this keyword was meant by."""
    limit = typo_limit(text.joined)
    for token in clue.strange if limit else ():
        if token.text.isdecimal() or _is_in_a_name(token, clue):
            continue
        if said := _meant(token.text, text, clue, limit):
            # A word of some other language may be just that, or a slip.
            clear = _clearly_meant(said, text.joined) and not is_a_word(token, clue.languages)
            yield Disguise(token.span, "typo", Ruling.ILLEGAL if clear else Ruling.SUSPECT, 0.9 if clear else 0.5)
        elif _is_of_a_form(token.text, text, limit):
            yield Disguise(token.span, "typo", Ruling.SUSPECT, 0.5)


def _meant(word: str, text: Banned, clue: AnalysedClue, limit: int) -> str:
    """The word as it was meant, without a plural's ending; "" if it is too far from the keyword."""
    if abs(len(word) - len(text.joined)) > 2:
        return ""
    bare = _without_particle(word, text) or _singulars(word, text.joined, clue)
    return next((one for one in bare if _are_near(one, text, limit)), "")


def _without_particle(word: str, text: Banned) -> tuple[str, ...]:
    """A word of Hangul, and what it is without its particles (장난깜을); nothing in other scripts."""
    if not text.initials or not text.language or len(text.jamo) < _LEAST:
        return ()
    bare = (form.key for form in forms(text.language, word) if form.certain and form.kind == "particle")
    return word, *bare


def _singulars(word: str, keyword: str, clue: AnalysedClue) -> tuple[str, ...]:
    """The word, and what it is without the s that many languages put onto any noun (`giutars`, but not `beatles`)."""
    if len(keyword) < 5 or keyword.endswith("s") or not word.endswith("s"):
        return (word,)
    named = any(one.is_name(word) for one in clue.languages)
    return (word,) if named else (word, word.removesuffix("s").removesuffix("'"))


def _is_of_a_form(word: str, text: Banned, limit: int) -> bool:
    """Whether what the word would be a form of is one slip away (`krokkedilletje`)."""
    if not text.language or len(text.joined) < _LEAST or len(text.words) > 1:
        return False
    bases = (form.key for form in forms(text.language, word) if form.kind in _ENDED)
    return any(abs(len(base) - len(text.joined)) < 3 and _are_near(base, text, limit) for base in bases)


def _are_near(word: str, text: Banned, limit: int) -> bool:
    """Whether the word is a slip away from the keyword; a mark left out is none (пулимет, пулемёт)."""
    own = language(text.language) if text.language else None
    bare, keyword = (own.fold(word), own.fold(text.joined)) if own else (word, text.joined)
    return bool(typo_distance(bare, keyword, limit))


def _is_in_a_name(token: Token, clue: AnalysedClue) -> bool:
    """Whether a word with a capital is part of a longer name: Ernő Rubik, Moomin-troll."""
    if not token.capital or clue.clue.text.isupper():
        return False
    several = len(clue.content) > 1 and all(other.capital for other in clue.content)
    return several or clue.normal.text[token.end : token.end + 1] == "-"


def _clearly_meant(word: str, keyword: str) -> bool:
    """Short words have many neighbours; in 3 or 4 letters only swapped or doubled ones leave no doubt, and up to 6 no
    letter that one hardly hits instead."""
    letters = len(jamo(keyword))
    if letters >= 5:
        return letters > 6 or not is_far_fetched(word, keyword)
    return sorted(set(word)) == sorted(set(keyword)) and word[0] == keyword[0]
