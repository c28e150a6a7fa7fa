"""A keyword taken apart, once: every text that may not be said, and where its translations are found."""

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import TypeVar

from cluewright.core.languages import Form, language
from cluewright.core.languages.keyboards import keystrokes
from cluewright.core.languages.look_alikes import look
from cluewright.core.languages.scripts import count_letters, initial_consonants, jamo, romanised, scripts_of, unmarked
from cluewright.core.languages.unvowelled import WITHOUT_VOWELS, skeletons
from cluewright.core.remembering import remembered

from .clue import Keyword, Translation
from .normalise import normalise
from .shapes import Shapes, Spellings, shapes
from .words import forms, heard, keys, words


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
        rhymes=heard(known.tag, words(said)[-1]).rhymes if known and parts else frozenset(),
    )


def is_inflected(word: str, text: Banned) -> bool:
    """Whether a word is surely an inflected form of the keyword, or the keyword."""
    if not text.language or text.by_key.keys().isdisjoint(keys(text.language, word)):
        return False
    found = (form for form in forms(text.language, word) if form.certain and form.kind != "derivation")
    return any(form.key in text.by_key and text.by_key[form.key].certain for form in found)


def _phones(tag: str, said: tuple[str, ...]) -> frozenset[tuple[str, ...]]:
    """The pronunciations of a word, or the usual one of several words in a row."""
    if len(said) == 1:
        return heard(tag, said[0]).phones
    ways = [sorted(heard(tag, word).phones) for word in said]
    return frozenset({tuple(phone for way in ways for phone in way[0])}) if ways and all(ways) else frozenset()


def _by_key(found: Iterable[Form]) -> dict[str, Form]:
    best: dict[str, Form] = {}
    for form in found:
        if form.key not in best or (form.certain and not best[form.key].certain):
            best[form.key] = form
    return best


T = TypeVar("T")
Found = dict[str, tuple[Translation, ...]]
FoundForms = dict[str, tuple[tuple[Translation, bool], ...]]
"""Translations into one language by the keys of their forms, and whether the form is certain."""


@dataclass(slots=True)
class TranslationIndex:
    """A keyword's translations by the shapes in which they may turn up in a clue (`shapes`); `by_key` those into
    languages with full analysis, by tag; `long` those in which a slip shows, by first letter; `same` are those written
    like the keyword, of which only other forms give it away; `skeletons` those of scripts without vowels, by their
    consonants; `most_words`: of how many words one may be; `languages`: the tags of all; `own` are the keyword's texts
    and synonyms without marks."""

    languages: frozenset[str]
    own: frozenset[str] = frozenset()
    same: Found = field(default_factory=dict)
    exact: Found = field(default_factory=dict)
    unmarked: Found = field(default_factory=dict)
    roman: Found = field(default_factory=dict)
    read: Found = field(default_factory=dict)
    by_key: dict[str, FoundForms] = field(default_factory=dict)
    stems: Found = field(default_factory=dict)
    latin: Found = field(default_factory=dict)
    long: dict[str, list[tuple[str, Translation]]] = field(default_factory=dict)
    unspaced: list[tuple[str, Translation]] = field(default_factory=list)
    hangul: list[tuple[str, Translation]] = field(default_factory=list)
    skeletons: Found = field(default_factory=dict)
    most_words: int = 1


@dataclass(frozen=True, slots=True)
class AnalysedKeyword:
    """A keyword's texts and translations. `texts[0]` is the one shown first, further ones are the same in other
    languages. Accepted forms are not among them: they are mostly synonyms, and a synonym is a good clue, whatever
    language has borrowed it (a couch, for sofa, is a German Couch too)."""

    keyword: Keyword
    texts: tuple[Banned, ...]
    translations: TranslationIndex


@remembered(maxsize=256)
def analyse_keyword(keyword: Keyword, tag: str | None) -> AnalysedKeyword:
    """A keyword taken apart. `tag` is the language of those of its texts that come without one."""
    texts = tuple(banned(text.text, text.language or tag, text.stressed) for text in keyword.texts)
    own = {one.unmarked for one in texts} | {unmarked(normalise(one.text).text) for one in keyword.accepted}
    return AnalysedKeyword(keyword, texts, _index(keyword.translations, own))


def _index(translations: tuple[Translation, ...], own: set[str]) -> TranslationIndex:
    """The translations by their shapes; `own` as the index has them."""
    index = TranslationIndex(frozenset(one.language for one in translations), frozenset(own))
    for one, found in shapes(translations):
        if found.unmarked[0] in own:
            _file((one,), found.exact, index.same)
        else:
            _add(one, found, index)
    return index


def _add(one: Translation, found: Shapes, index: TranslationIndex) -> None:
    alone = (one,)  # shared by all keys: a keyword has hundreds, and hardly two translations with the same
    if " " in found.exact[0]:
        index.most_words = max(index.most_words, found.words)
    _file(alone, found.exact, index.exact)
    _file(alone, found.unmarked, index.unmarked)
    _file(alone, found.roman, index.roman)
    _file(alone, found.read, index.read)
    if found.stem:
        _file(alone, (found.stem,), index.stems)
    if found.latin:
        _file(alone, (found.latin,), index.latin)
    if (found.certain or found.possible) and (known := language(one.language)):
        by_key = index.by_key.setdefault(known.tag, {})
        _file(((one, True),), found.certain, by_key)
        _file(((one, False),), found.possible, by_key)
    if found.long:
        index.long.setdefault(found.long[0], []).append((found.long, one))
    if one.language == "ko" and one.vouched_for:
        index.hangul.append((found.exact[-1], one))
    if one.language in WITHOUT_VOWELS and one.vouched_for:
        _file(alone, skeletons(found.exact[-1]), index.skeletons)
    if found.unspaced:
        index.unspaced.append((found.unspaced, one))


def _file(alone: tuple[T], spellings: Spellings, filed: dict[str, tuple[T, ...]]) -> None:
    for spelling in spellings:
        filed[spelling] = (*filed[spelling], *alone) if spelling in filed else alone
