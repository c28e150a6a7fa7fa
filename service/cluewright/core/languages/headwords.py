"""The words that dictionaries file inflected forms under (`mice`: mouse), from simplemma.

simplemma's own frugal reader needs 17 µs a lookup, and half a second to begin with. `make` therefore writes its lists
down once as word lists, in files that bear simplemma's version in their names; where there is no such file, the list
is made in memory.
"""

from collections.abc import Callable
from functools import cache
from importlib import metadata

from .word_list import CLOSE, WordList, opened, packed

LISTED = ("en", "nl")
"""The languages whose lists are used."""

_NOTHING_CUT = "a"


@cache
def headwords(tag: str) -> Callable[[str], str | None]:
    """The lookup for a language: a form's headword, None where the form is not listed. Forms are looked up as written:
    capitals count. The list is read at the first call."""
    words = opened(file_name(tag)) or WordList(compiled(tag))

    def headword(word: str) -> str | None:
        found = words.get(word)
        return None if found is None else word[: len(word) - ord(found[0]) + ord(_NOTHING_CUT)] + found[1:]

    return headword


def version() -> str:
    """The version of simplemma and its lists, which files made of them bear in their names. To import it for that
    would take longer than to open all of them."""
    return metadata.version("simplemma")


def file_name(tag: str) -> str:
    """The name of the file with a language's list, which is never stale."""
    return f"headwords-{tag}-{version()}"


def compiled(tag: str) -> bytes:
    """A language's list as a word list's bytes. Beside each form stands its headword as a letter that says how many
    letters to cut off (a: none), and what to put there."""
    from simplemma.strategies.dictionaries import DefaultDictionaryFactory

    entries = DefaultDictionaryFactory().get_dictionary(tag).items()
    return packed(((form, _difference(form, headword)) for form, headword in entries if " " not in form), CLOSE)


def _difference(form: str, headword: str) -> str:
    same = 0
    while same < min(len(form), len(headword)) and form[same] == headword[same]:
        same += 1
    return chr(ord(_NOTHING_CUT) + len(form) - same) + headword[same:]
