"""The shapes in which a translation may turn up in a clue: as written, without marks, in Latin letters, read aloud in
another script, inflected.

A table of four keywords has some five hundred translations, and to work out the shapes of one takes 30 µs. So `make`
writes down those of all pack words, concept by concept, in a file that bears the fingerprint of everything they come
from; where there is no such file, and for all other words, they are worked out.
"""

import re
import unicodedata
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from importlib import metadata, resources
from importlib.resources.abc import Traversable
from itertools import chain
from typing import NamedTuple
from zlib import crc32

from cluewright.core.languages import TAGS, language, subject_model
from cluewright.core.languages.as_said import as_said
from cluewright.core.languages.devanagari import latin_spellings
from cluewright.core.languages.scripts import romanised, scripts_of, transcription_key, unmarked, without_keys
from cluewright.core.languages.word_list import WordList, opened, packed
from cluewright.core.remembering import remembered

from .attached import stands_out
from .clue import Translation
from .in_latin import latin_stem
from .normalise import normalise
from .words import forms, words

Spellings = tuple[str, ...]


class Shapes(NamedTuple):
    """What a clue may be to be this translation. `exact` begins with its words and ends with them run together;
    `unmarked` begins with the latter without marks. `certain` and `possible` are the keys of its forms in a language
    with full analysis; `stem` is what inflected forms share, `long` what a slip is
    looked for in, `unspaced` what may be a part of a sentence without spaces, `latin` what its forms share in Latin
    letters: each "" if it does not come so."""

    exact: Spellings
    unmarked: Spellings
    roman: Spellings
    read: Spellings
    certain: Spellings
    possible: Spellings
    stem: str
    long: str
    unspaced: str
    latin: str

    @property
    def words(self) -> int:
        """How many words the translation has."""
        return self.exact[0].count(" ") + 1


def shapes(translations: Iterable[Translation]) -> Iterator[tuple[Translation, Shapes]]:
    """Each of the translations with its shapes, but for those in which there is nothing but signs."""
    read: dict[str, Mapping[str, Shapes]] = {}
    for one in translations:
        concept = one.concept or ""
        if concept not in read:
            read[concept] = _read(_written().get(concept))
        made = None if one.romanised else read[concept].get(_name(one))
        if made or (made := worked_out(one)):
            yield one, made


def worked_out(one: Translation) -> Shapes | None:
    """The shapes of a translation, whatever was written down; None if there is nothing but signs in it."""
    parts = words(normalise(one.form).text)
    if not parts:
        return None
    joined = "".join(parts)
    certain, possible = _keys(one, joined) if len(parts) == 1 else ((), ())
    latin = romanised(joined)
    return Shapes(
        exact=_each(" ".join(parts), joined),
        unmarked=_each(unmarked(joined), *without_keys(joined, one.language)),
        roman=_each(*_latin(one, joined, latin)) if one.romanised or not joined.isascii() else (),
        read=_each(*_readings(one, joined, latin)) if one.vouched_for else (),
        certain=certain,
        possible=possible,
        stem=_stem(one, joined) if len(parts) == 1 else "",
        long=unmarked(joined) if one.vouched_for and len(latin) >= 7 else "",
        unspaced=joined if stands_out(joined) else "",
        latin=latin_stem(joined) if len(parts) == 1 and one.vouched_for else "",
    )


def _each(*spellings: str) -> Spellings:
    return tuple(dict.fromkeys(spellings))


def _keys(one: Translation, word: str) -> tuple[Spellings, Spellings]:
    known = language(one.language)
    if not known or known.scripts.isdisjoint(scripts_of(word)):
        return (), ()
    found = forms(known.tag, word)
    certain = {form.key for form in found if form.certain and form.kind != "derivation"}  # a monk is no monastery
    return (
        _each(*(form.key for form in found if form.key in certain)),
        _each(*(form.key for form in found if form.key not in certain)),
    )


def _latin(one: Translation, joined: str, latin: str) -> Iterator[str]:
    yield latin
    if one.language == "ja":
        yield _LONG_VOWEL.sub("", latin)
    elif one.language == "hi":
        yield from latin_spellings(joined)


_LONG_VOWEL = re.compile("(?<=o)[ou]|(?<=u)u")
"""Long vowels, which transcriptions of Japanese write now twice, now once (`ookami`, okami)."""


def _readings(one: Translation, word: str, latin: str) -> Iterator[str]:
    """How it may be written in another script after its sound, if that is enough to be recognised."""
    if len(latin) > (2 if one.language == "en" else 3):
        said = as_said(one.language, word)
        spoken = dict.fromkeys((word, said, _HUSHED.sub("j", said)))
        keys = set(map(transcription_key, spoken))
        if one.language != "en" and ("er" in latin or "or" in latin):
            keys.update(transcription_key(each, rolled=True) for each in spoken)
        yield from sorted(key for key in keys if len(key) > 2)
    if one.language == "en" and word.isascii():
        yield from borrowed_keys(word)


_HUSHED = re.compile("d?zh")
"""What Hangul has one letter for, and Cyrillic one or two (지, ж, дж)."""


@remembered(maxsize=4096)
def borrowed_keys(word: str) -> Spellings:
    """What an English word looks like in the scripts of the languages that write it after its sound."""
    return tuple(key for tag in TAGS if (found := language(tag)) for key in found.borrowed(word))


def _stem(one: Translation, word: str) -> str:
    return (shared_beginning(word) or "") if one.vouched_for and not language(one.language) else ""


def shared_beginning(word: str) -> str | None:
    """What the inflected forms of a word have in common in most languages that inflect at the end: all but a last
    vowel; None if that is too short to mean anything."""
    bare = unmarked(word)
    stem = bare[:-1] if bare[-1:] in _VOWELS else bare
    return stem if len(stem) >= 4 else None


_VOWELS = frozenset("aeiouyаеиіоуыюяьαεηιουω")

_FIELD, _SPELLING = "\t", "|"


def written_down(translations: Iterable[Translation]) -> bytes:
    """The shapes of these translations as a word list's bytes, with an entry for each concept."""
    by_concept: defaultdict[str, dict[str, str]] = defaultdict(dict)
    for one in translations:
        if one.concept and not one.romanised and (made := worked_out(one)):
            by_concept[one.concept][_name(one)] = _line(made)
    entries = ((concept, chain.from_iterable(lines.items())) for concept, lines in by_concept.items())
    return packed((concept, _FIELD.join(fields)) for concept, fields in entries)


def _name(one: Translation) -> str:
    """What a translation's shapes are filed under: they depend on nothing else. The packs refuse tabs and line feeds in
    their words."""
    return f"{one.language}{'+' if one.vouched_for else '-'}{one.form}"


def _line(made: Shapes) -> str:
    return _FIELD.join(each if isinstance(each, str) else _SPELLING.join(each) for each in made)


def _read(written: str | None) -> Mapping[str, Shapes]:
    """The shapes of a concept's translations, by their names."""
    fields = iter(written.split(_FIELD) if written else ())
    return {
        name: Shapes(
            _spellings(exact), _spellings(bare), _spellings(roman), _spellings(read),
            _spellings(certain), _spellings(possible), stem, long, unspaced, beginning,
        )
        for name, exact, bare, roman, read, certain, possible, stem, long, unspaced, beginning
        in zip(*(fields,) * (1 + len(Shapes._fields)), strict=True)
    }  # fmt: skip


def _spellings(text: str) -> Spellings:
    if _SPELLING in text:
        return tuple(text.split(_SPELLING))
    return (text,) if text else ()


def warm() -> None:
    """Read what was written down, before the first table needs it."""
    _written()


@cache
def _written() -> WordList:
    return opened(file_name()) or WordList(b"")


@cache
def file_name() -> str:
    """The name of the file with all shapes, which is never stale: it tells of the code and the libraries at work. A
    checksum is enough to tell them apart, and does without the 4 MiB that `hashlib` takes."""
    at_work = 0
    for room in ("languages", "clues"):
        for name, content in _files(resources.files("cluewright").joinpath("core", room)):
            at_work = crc32(f"{name} {len(content)} ".encode() + content, at_work)
    for library in ("simplemma", "pymorphy3-dicts-ru", "PyStemmer", "anyascii"):
        at_work = crc32(f"{library} {metadata.version(library)} ".encode(), at_work)
    return f"shapes-{unicodedata.unidata_version}-{at_work:08x}"


def _files(folder: Traversable) -> Iterator[tuple[str, bytes]]:
    for each in sorted(folder.iterdir(), key=lambda one: one.name):
        if each.is_dir():
            yield from _files(each)
        elif not each.name.endswith((".pyc", subject_model.FILE)):  # no model says how a word is written
            yield each.name, each.read_bytes()
