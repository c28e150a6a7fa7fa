"""The English words: which there are, how common they are, how they are said.

`words.zlib` (see NOTICE.txt) is text, sorted by bytes, one line a word: the word, a space, a rank, the pronunciations.
Rank 1 is an ordinary word, 2 a rare one, 0 a name. Pronunciations are separated by commas; each phone is one letter
(see sounds.py), the stressed vowel comes after an apostrophe. It is a word list of 2.5 MB (see word_list.py).
"""

import zlib
from functools import cache
from importlib import resources

from cluewright.core.languages.headwords import headwords
from cluewright.core.languages.word_list import CLOSE, WordList

from .names import FAMOUS, MADE_OF_WORDS


@cache
def _words() -> WordList:
    text = resources.files(__package__).joinpath("words.zlib").read_bytes()
    return WordList(zlib.decompress(text), block=CLOSE)


def entry(word: str) -> str | None:
    """Rank and pronunciations of a lower-case word, as they stand in the list; None if it is not there."""
    return _words().get(word)


def is_ordinary(word: str) -> bool:
    """Whether this is an everyday English word in any inflection."""
    found = entry(word)
    return found is not None and found[0] == "1"


def is_word(word: str) -> bool:
    """Whether this is an English word, ordinary or rare, but not merely a name."""
    found = entry(word)
    return found is not None and found[0] != "0"


def is_name(word: str) -> bool:
    """Whether this is a name, and no other word that anybody would think of."""
    if word in MADE_OF_WORDS:
        return True
    found = entry(word)
    return found is not None and found[0] == "0" and word not in FAMOUS


def exists(word: str) -> bool:
    """Whether this is a word or a name."""
    return entry(word) is not None


def pronunciations(word: str) -> tuple[str, ...]:
    """The pronunciations listed for a word, the most usual first."""
    found = entry(word)
    return tuple(found[1:].split(",")) if found and len(found) > 1 else ()


def headword(word: str) -> str | None:
    """The word that dictionaries file an inflected form under (`mice` -> mouse); None if they do not list it."""
    return headwords("en")(word)


def warm() -> None:
    """Load everything now."""
    _words()
    headwords("en")
