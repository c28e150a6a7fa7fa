"""What words of languages without full analysis are inflections of (`Wölfen`: Wolf), from simplemma's dictionaries.

Whole dictionaries of twenty languages would fill memory, so `make` writes down the forms of the words that the packs
have. Other words are known by their endings only.
"""

from collections import defaultdict
from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from importlib import resources
from zlib import crc32

from .headwords import version
from .scripts import unmarked
from .word_list import FAR, WordList, opened, packed


@dataclass(frozen=True, slots=True)
class Inflection:
    """A word of `language` (a tag) and one of its forms, both casefolded."""

    language: str
    word: str
    form: str


def inflections(word: str) -> tuple[Inflection, ...]:
    """What a casefolded word may be a form of, with or without its marks: compare `form` to tell which."""
    bare = unmarked(word)
    found = _written().get(bare)
    return tuple(_read(entry, bare) for entry in found.split(_ENTRY)) if found else ()


def warm() -> None:
    """Open the list before the first clue needs it."""
    _written()


@cache
def _written() -> WordList:
    return opened(file_name()) or WordList(b"")


def file_name() -> str:
    """The name of the file with the list."""
    return f"inflections-{version()}"


_ENTRY, _FIELD = "|", ":"


def _read(entry: str, bare: str) -> Inflection:
    language, word, form = entry.split(_FIELD)
    return Inflection(language, word, form or bare)


def compiled(words: Mapping[str, Collection[str]]) -> bytes:
    """The forms of these words, by language (tag), as a word list's bytes, the same for the same words: the first of
    several languages that fits is the one reported. It takes a minute: see `is_made_of`."""
    found: defaultdict[str, dict[str, None]] = defaultdict(dict)
    for language, known in words.items():
        for word, form in _forms(language, frozenset(one.casefold() for one in known)):
            bare = unmarked(form)
            found[bare][_FIELD.join((language, word, "" if form == bare else form))] = None
    lines = ((bare, _ENTRY.join(sorted(entries))) for bare, entries in found.items())
    return packed(((_MADE_OF, _sources(words)), *lines), FAR)


def is_made_of(words: Mapping[str, Collection[str]], made: bytes) -> bool:
    """Whether the bytes are what `compiled` makes of these words."""
    return WordList(made).get(_MADE_OF) == _sources(words)


_MADE_OF = "="
"""No word: beside it stands what the list was made of."""


def _sources(words: Mapping[str, Collection[str]]) -> str:
    """A checksum of the words and of the code here."""
    own = resources.files(__package__).joinpath("inflections.py").read_bytes()
    return f"{crc32(repr(sorted((tag, sorted(known)) for tag, known in words.items())).encode(), crc32(own)):08x}"


_ALIASES = {"no": "nb"}


def _forms(language: str, known: frozenset[str]) -> Iterator[tuple[str, str]]:
    """Each of the words with each other form that has the same headword and the same first letter: the lists have
    errors (a Norwegian rev is no cote), and suppletive forms of nouns are few."""
    from simplemma.strategies.dictionaries import DefaultDictionaryFactory
    from simplemma.strategies.dictionaries.dictionary_factory import SUPPORTED_LANGUAGES

    code = _ALIASES.get(language, language)
    if code not in SUPPORTED_LANGUAGES:
        return
    headwords = DefaultDictionaryFactory().get_dictionary(code)
    words: defaultdict[str, set[str]] = defaultdict(set)
    for word in known:
        words[word].add(word)
        for written in (word, word.capitalize()):
            if written in headwords:
                words[headwords[written].casefold()].add(word)
    for form, headword in headwords.items():
        for word in words.get(headword.casefold(), ()):
            other = form.casefold()
            if form.isalpha() and other != word and unmarked(other)[:1] == unmarked(word)[:1]:
                yield word, other
