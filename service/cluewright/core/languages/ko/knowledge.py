"""Which words are ordinary Korean: listed ones, in every form, and what is plainly made of them."""

from . import vocabulary
from .forms import forms
from .letters import is_hangul
from .numbers import NUMBERS, ORDINALS, SPELLING_ALPHABET
from .stems import readings
from .verb_forms import compounded

_LONGEST = 40


def known(word: str) -> bool:
    """Whether this is an ordinary word, in any inflection. Names and foreign words are not."""
    if not is_hangul(word) or len(word) > _LONGEST:
        return word in ORDINALS
    if vocabulary.is_noun(word) or vocabulary.is_other(word) or word in NUMBERS or word in SPELLING_ALPHABET:
        return True
    return _is_form(word) or _is_pair(word)


def exists(word: str) -> bool:
    """Whether there is such a word or name at all. The name of a letter is none."""
    return known(word) or vocabulary.is_name(word)


def _is_form(word: str) -> bool:
    """바다에서는, 먹었다, 생각하다: a certain form of something listed."""
    for form in forms(word)[1:]:
        if form.certain and (vocabulary.is_noun(form.key) or vocabulary.is_name(form.key)):
            return True
    return any(vocabulary.is_stem(one.stem) or (len(one.stem) > 2 and compounded(one.stem)) for one in readings(word))


def _is_pair(word: str) -> bool:
    """Two listed nouns of two syllables or more."""
    return any(vocabulary.is_noun(word[:at]) and vocabulary.is_noun(word[at:]) for at in range(2, len(word) - 1))
