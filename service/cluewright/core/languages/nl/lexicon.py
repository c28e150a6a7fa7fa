"""The vocabulary: which words Dutch has, and which headword a dictionary files each of them under.

The word list is simplemma's (see headwords.py).
"""

from cluewright.core.languages.headwords import headwords
from cluewright.core.remembering import remembered

from .foreign import FOREIGN
from .names import MADE_NAMES, SIMPLE_NAMES
from .uncounted import REFILED, UNCOUNTED

_PREFIXES = ("ge", "her", "ver", "be", "ont", "er")


@remembered(maxsize=8192)
def entry(word: str) -> str | None:
    """The headword that the dictionary files a lower-case word under; None if it does not list the word.

    Names and what is made of them are listed with a capital (Italiaans) and answered without.
    Separable verbs are filed now as `aanvallen`, now as `aan_vallen`: the answer has no underscore.
    """
    if word in REFILED:
        return word
    if word in FOREIGN:
        return None
    listed_as = headwords("nl")
    found = listed_as(word) or listed_as(word.capitalize()) or (word if word in UNCOUNTED else None)
    return None if found is None else found.replace("_", "").casefold()


def listed(word: str) -> bool:
    """Whether the dictionary lists the word, in whatever form."""
    return entry(word) is not None


def is_name(word: str) -> bool:
    """Whether this is a well-known name, or the dictionary lists the lower-case word with a capital only: Italiaans."""
    if word in SIMPLE_NAMES or word in MADE_NAMES:
        return True
    listed_as = headwords("nl")
    return listed_as(word) is None and listed_as(word.capitalize()) is not None


def plausible(word: str, headword: str) -> bool:
    """Whether the dictionary's answer can be a form of its headword.

    Some answers are relations of another sort: it files koe (cow) under bul (bull), beer under varken, and kat and
    kater each under the other. A form
    begins with the consonants of its headword, whatever its vowels do (brengen, bracht), once prefixes are off.
    """
    if headword != word and entry(headword) == word:
        return False
    return any(_onset(a) == _onset(b) for a in _bare(word) for b in _bare(headword))


def _bare(word: str) -> tuple[str, ...]:
    return (word, *(word[len(p) :] for p in _PREFIXES if word.startswith(p) and len(word) > len(p) + 2))


def _onset(word: str) -> str:
    first = word[:1]
    return "" if first in "aeiouyáéèêëïöüó" else first


def warm() -> None:
    """Load the vocabulary now."""
    headwords("nl")
