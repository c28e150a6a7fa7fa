"""A keyword taken apart, once: every text that may not be said, and where its translations are found."""

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field

from cluewright.core.languages import TAGS, Form, language
from cluewright.core.languages.keyboards import keystrokes
from cluewright.core.languages.scripts import (
    count_letters,
    initial_consonants,
    jamo,
    look,
    romanised,
    scripts_of,
    transcription_key,
    unmarked,
    without_keys,
)
from cluewright.core.remembering import remembered

from .analyse import forms, phones, rhymes, words
from .attached import stands_out
from .clue import Keyword, Translation
from .normalise import normalise


@dataclass(frozen=True, slots=True)
class Banned:
    """One text of a keyword, as it is compared with clues.

    `text` as shown, `plain` in uniform writing, `words` its words; `joined` its letters without spaces and
    hyphens, and that without marks, as it looks, in Latin letters, in Hangul letters; `keys` are those it is typed
    with. `language` is a tag with full
    analysis or None. `by_key` are the forms of a keyword of one word, by their keys;
    `phones` its pronunciations, `rhymes` the parts of them that a rhyme repeats.
    """

    text: str
    plain: str
    words: tuple[str, ...]
    joined: str
    unmarked: str
    look: str
    roman: str
    jamo: str
    keys: str
    initials: str
    letters: int
    scripts: frozenset[str]
    language: str | None
    by_key: dict[str, Form]
    phones: frozenset[tuple[str, ...]]
    rhymes: frozenset[tuple[str, ...]]


@remembered(maxsize=2048)
def banned(text: str, tag: str | None, stressed: str | None = None) -> Banned:
    """A text that may not be said, taken apart. `tag` is its language, None if it cannot be told."""
    plain = normalise(text).text
    parts = words(plain)
    joined = "".join(parts).replace("'", "")
    said = normalise(stressed).text if stressed else plain
    known = language(tag) if tag else None
    single = known if known and len(parts) == 1 and not known.scripts.isdisjoint(scripts_of(joined)) else None
    return Banned(
        text=text,
        plain=plain,
        words=parts,
        joined=joined,
        unmarked=unmarked(joined),
        look=look(joined),
        roman=romanised(joined),
        jamo=jamo(joined),
        keys=keystrokes(plain),
        initials=initial_consonants(joined),
        letters=count_letters(joined),
        scripts=scripts_of(joined),
        language=known.tag if known else None,
        by_key=_by_key(forms(single.tag, parts[0])) if single else {},
        phones=_phones(known.tag, words(said)) if known else frozenset(),
        rhymes=rhymes(known.tag, words(said)[-1]) if known and parts else frozenset(),
    )


def _phones(tag: str, said: tuple[str, ...]) -> frozenset[tuple[str, ...]]:
    """The pronunciations of a word, or the usual one of several words in a row."""
    if len(said) == 1:
        return phones(tag, said[0])
    ways = [sorted(phones(tag, word)) for word in said]
    return frozenset({tuple(phone for way in ways for phone in way[0])}) if ways and all(ways) else frozenset()


def _by_key(found: Iterable[Form]) -> dict[str, Form]:
    best: dict[str, Form] = {}
    for form in found:
        if form.key not in best or (form.certain and not best[form.key].certain):
            best[form.key] = form
    return best


FormIndex = dict[str, tuple[tuple[Translation, bool], ...]]
"""Translations into one language by the keys of their forms, and whether the form is certain."""


@dataclass(frozen=True, slots=True)
class TranslationIndex:
    """A keyword's translations by what a clue may be: the form itself, without marks, in Latin letters, read aloud in
    another script, a form of the same word (by language and key), a beginning that inflected forms share, a part of
    a sentence in scripts without spaces."""

    exact: dict[str, tuple[Translation, ...]]
    unmarked: dict[str, tuple[Translation, ...]]
    roman: dict[str, tuple[Translation, ...]]
    read: dict[str, tuple[Translation, ...]]
    by_key: dict[str, FormIndex]
    stems: dict[str, tuple[Translation, ...]]
    long: tuple[tuple[str, Translation], ...]
    unspaced: tuple[tuple[str, Translation], ...]
    most_words: int
    languages: frozenset[str]


@dataclass(frozen=True, slots=True)
class AnalysedKeyword:
    """A keyword's texts and translations. `texts[0]` is the one shown first, further ones are the same in other
    languages. Accepted forms are not among them: they are mostly synonyms, and a synonym is a good clue, whatever
    language has borrowed it (a couch, for sofa, is a German Couch too)."""

    keyword: Keyword
    texts: tuple[Banned, ...]
    translations: TranslationIndex


@remembered(maxsize=1024)
def analyse_keyword(keyword: Keyword, tag: str | None) -> AnalysedKeyword:
    """A keyword taken apart. `tag` is the language of those of its texts that come without one."""
    texts = tuple(banned(text.text, text.language or tag, text.stressed) for text in keyword.texts)
    own = {one.unmarked for one in texts} | {unmarked(normalise(one.text).text) for one in keyword.accepted}
    return AnalysedKeyword(keyword, texts, _index(keyword.translations, own))


Found = dict[str, dict[Translation, None]]
FoundForms = dict[str, dict[str, dict[tuple[Translation, bool], None]]]


@dataclass(slots=True)
class _Building:
    """A TranslationIndex while translations are still being added."""

    exact: Found = field(default_factory=dict)
    unmarked: Found = field(default_factory=dict)
    roman: Found = field(default_factory=dict)
    read: Found = field(default_factory=dict)
    by_key: FoundForms = field(default_factory=dict)
    stems: Found = field(default_factory=dict)
    long: list[tuple[str, Translation]] = field(default_factory=list)
    unspaced: list[tuple[str, Translation]] = field(default_factory=list)
    most_words: int = 1

    def add(self, one: Translation, own: set[str]) -> None:
        """Note a translation, unless it is written like one of the keyword's `own` texts or synonyms."""
        parts = words(normalise(one.form).text)
        joined = "".join(parts)
        if not parts or unmarked(joined) in own:
            return
        self.most_words = max(self.most_words, len(parts))
        self.exact.setdefault(" ".join(parts), {})[one] = None
        self.exact.setdefault(joined, {})[one] = None
        for spelling in {unmarked(joined), *without_keys(joined, one.language)}:
            self.unmarked.setdefault(spelling, {})[one] = None
        self._add_latin(one, joined, romanised(joined))
        if len(parts) == 1:
            _index_forms(one, joined, self.by_key, self.stems)
        if stands_out(joined):
            self.unspaced.append((joined, one))

    def _add_latin(self, one: Translation, joined: str, latin: str) -> None:
        if one.romanised or not joined.isascii():
            for spelling in {latin, _LONG.sub("", latin)} if one.language == "ja" else (latin,):
                self.roman.setdefault(spelling, {})[one] = None
        if not one.vouched_for:
            return
        if len(latin) > (2 if one.language == "en" else 3):
            for key in _readings(one, joined, latin):
                self.read.setdefault(key, {})[one] = None
        if one.language == "en" and joined.isascii():
            for key in borrowed_keys(joined):
                self.read.setdefault(key, {})[one] = None
        if len(latin) >= 7:
            self.long.append((unmarked(joined), one))


_LONG = re.compile("(?<=o)[ou]|(?<=u)u")
"""Long vowels, which transcriptions of Japanese write now twice, now once (`ookami`, okami)."""


@remembered(maxsize=4096)
def borrowed_keys(word: str) -> tuple[str, ...]:
    """What an English word looks like in the scripts of the languages that write it after its sound."""
    return tuple(key for tag in TAGS if (found := language(tag)) for key in found.borrowed(word))


def _readings(one: Translation, word: str, latin: str) -> Iterator[str]:
    """How it may be written in another script after its sound, if that is enough to be recognised."""
    keys = {transcription_key(word)}
    if one.language != "en" and ("er" in latin or "or" in latin):
        keys.add(transcription_key(word, rolled=True))
    return (key for key in keys if len(key) > 2)


def _index(translations: tuple[Translation, ...], own: set[str]) -> TranslationIndex:
    made = _Building()
    for one in translations:
        made.add(one, own)
    return TranslationIndex(
        exact=_frozen(made.exact),
        unmarked=_frozen(made.unmarked),
        roman=_frozen(made.roman),
        read=_frozen(made.read),
        by_key={tag: {key: tuple(of) for key, of in found.items()} for tag, found in made.by_key.items()},
        stems=_frozen(made.stems),
        long=tuple(made.long),
        unspaced=tuple(made.unspaced),
        most_words=made.most_words,
        languages=frozenset(one.language for one in translations),
    )


def _frozen(found: Found) -> dict[str, tuple[Translation, ...]]:
    return {key: tuple(values) for key, values in found.items()}


def _index_forms(one: Translation, word: str, by_key: FoundForms, stems: Found) -> None:
    known = language(one.language)
    if known and not known.scripts.isdisjoint(scripts_of(word)):
        for form in forms(known.tag, word):
            by_key.setdefault(known.tag, {}).setdefault(form.key, {})[one, form.certain] = None
    elif not known and one.vouched_for and (stem := shared_beginning(word)):
        stems.setdefault(stem, {})[one] = None


def shared_beginning(word: str) -> str | None:
    """What the inflected forms of a word have in common in most languages that inflect at the end: all but a last
    vowel; None if that is too short to mean anything."""
    bare = unmarked(word)
    stem = bare[:-1] if bare[-1:] in _VOWELS else bare
    return stem if len(stem) >= 4 else None


_VOWELS = frozenset("aeiouyаеиіоуыюяьαεηιουω")
