"""A keyword read backwards."""

from cluewright.core.languages import Language
from cluewright.core.languages.look_alikes import look
from cluewright.core.languages.scripts import jamo

from .analyse import AnalysedClue, Token
from .keywords import Banned, is_inflected
from .wordplay import names_device
from .words import forms


def is_mirrored(token: Token, text: Banned) -> bool:
    """Whether a word is the keyword read backwards, letter by letter."""
    return look(token.text[::-1]) == text.look


def is_reversed(word: str, text: Banned) -> bool:
    """Whether a word read backwards is the keyword or a form of it (`snogard`), or the keyword's letters turned round
    have a particle (`이랑호가`)."""
    turned = look(word[::-1])
    if turned == text.look:
        return len(jamo(turned)) > 2
    inflected = len(turned) > 4 and turned[:3] == text.look[:3] and is_inflected(turned, text)
    return inflected or (len(text.joined) >= _HARDLY_BY_CHANCE and is_turned_with_particle(word, text))


def is_reversed_in_latin(word: str, text: Banned) -> bool:
    """Whether a word is the keyword in Latin letters read backwards (`gopas` for сапог)."""
    return len(text.roman) > 3 and word[::-1] == text.roman != text.joined


def are_words(said: tuple[Token, ...], home: tuple[Language, ...]) -> bool:
    """Whether what makes the keyword when read backwards are ordinary words where the clue is at home, and not its
    letters one by one (`n o o p s`)."""
    spelled = all(len(jamo(token.text)) == 1 for token in said)
    return not spelled and all(token.is_known_to(home) for token in said)


def is_told_turned(token: Token, clue: AnalysedClue) -> bool:
    """Whether the other words say that this is read backwards (`kom, andersom op de plank`, for mok)."""
    return len(token.text) > 2 and len(clue.tokens) > 1 and names_device(clue, "turned")


def is_turned_with_particle(word: str, text: Banned) -> bool:
    """Whether a word is the keyword's syllables of Hangul, read backwards, with a particle (`이랑호가`)."""
    turned = text.joined[::-1]
    if not text.initials or not text.language or not word.startswith(turned) or turned == text.joined:
        return False
    return any(form.key == turned and form.kind == "particle" for form in forms(text.language, word))


_HARDLY_BY_CHANCE = 3
"""Syllables that are enough where nobody says that they are turned round."""
