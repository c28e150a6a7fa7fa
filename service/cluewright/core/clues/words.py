"""What is known of a single word, remembered from one clue to the next."""

import re
from collections.abc import Iterable, Iterator
from typing import NamedTuple

from cluewright.core.languages import Form, Language, existing
from cluewright.core.remembering import remembered

Phones = frozenset[tuple[str, ...]]

# Marks that belong to the letter before them in the scripts that write vowels or voice as marks. Python counts them
# as no part of a word.
_MARKS = (
    "\u0300-\u036f\u0483-\u0487\u0591-\u05bd\u05bf-\u05c7\u0610-\u061a\u064b-\u065f\u0670\u0900-\u0963\u0e31-\u0e4e"
)
_LETTERS = rf"[^\W_](?:[^\W_]|[{_MARKS}])*"
WORD = re.compile(rf"{_LETTERS}(?:'(?![\u1100-\u11ff\uac00-\ud7a3]|(?<=[a-z]')[а-яё]){_LETTERS})*")
"""A word of a text in uniform writing. Before Hangul an apostrophe is a quotation mark: '고구마'라고."""


@remembered(maxsize=2048)
def words(text: str) -> tuple[str, ...]:
    """The words of a text in uniform writing."""
    return tuple(WORD.findall(text))


@remembered(maxsize=8192)
def forms(tag: str, word: str) -> tuple[Form, ...]:
    """A word's forms in a language that is known to exist."""
    return existing(tag).forms(word)


@remembered(maxsize=8192)
def keys(tag: str, word: str) -> frozenset[str]:
    """The keys of a word's forms: words without a common key are no forms of one another."""
    return frozenset(form.key for form in forms(tag, word))


@remembered(maxsize=4096)
def all_keys(tag: str, said: tuple[str, ...]) -> frozenset[str]:
    """The keys of words in a row, and of what they make written as one."""
    return frozenset[str]().union(*(keys(tag, word) for word in (*said, *existing(tag).joined(said))))


class Heard(NamedTuple):
    """How a word sounds, in any pronunciation: its `phones`; those of the words that it is surely an inflection of
    (`bases`); what a rhyme with it repeats; the phones with the smallest differences levelled (`echoes`)."""

    phones: Phones
    bases: Phones
    rhymes: Phones
    echoes: Phones


@remembered(maxsize=8192)
def heard(tag: str, word: str) -> Heard:
    """How a word sounds in a language that is known to exist."""
    own = existing(tag)
    sounds = own.sounds(word)
    echoes = map(own.echo, sounds) if own.echo else ()
    return Heard(
        phones=frozenset(sound.phones for sound in sounds),
        bases=_phones_of_bases(tag, word),
        rhymes=frozenset(filter(None, map(own.rhyme, sounds))),
        echoes=frozenset(filter(None, echoes)),
    )


def _phones_of_bases(tag: str, word: str) -> Phones:
    own = existing(tag)
    bases = [form.key for form in forms(tag, word) if form.certain and form.kind in _INFLECTED and form.key != word]
    return frozenset(sound.phones for base in bases for sound in own.sounds(base))


_INFLECTED = frozenset({"plural", "case", "conjugation"})


@remembered(maxsize=8192)
def is_known(tag: str, word: str) -> bool:
    """Whether a word is an ordinary one in a language that is known to exist."""
    own = existing(tag)
    return word in own.function_words or own.known(word)


@remembered(maxsize=8192)
def exists(tag: str, word: str) -> bool:
    """Whether there is such a word at all, however rare, in a language that is known to exist."""
    return existing(tag).exists(word)


def is_made_with(part: str, word: str, tag: str) -> bool:
    """Whether a word begins with that part or ends in it and both it and the rest are ordinary words (hedge, hog), with
    or without a letter that links them."""
    rest = word.removeprefix(part) if word.startswith(part) else word.removesuffix(part)
    if not rest or rest == word or not is_known(tag, part):
        return False
    linked = word.startswith(part) and rest[0] in _LINKS and len(rest) > 3 and is_known(tag, rest[1:])
    return linked or is_known(tag, rest)


_LINKS = frozenset("еоse")
"""Vowels and letters that link the parts of compounds (лёд-о-кол)."""


def knowing(word: str, languages: Iterable[Language]) -> Iterator[str]:
    """The tags of the languages in which this is an ordinary word."""
    return (one.tag for one in languages if is_known(one.tag, word))
