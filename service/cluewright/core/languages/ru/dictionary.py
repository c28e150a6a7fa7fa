"""The Russian dictionary: analyses of a word, and lemmas found by stem and ending.

pymorphy3 carries the OpenCorpora dictionary (5 million forms) as a trie of 30 MB that opens in 0.1 s. It is
opened at first use, once, and is only read afterwards, so every function here is safe across threads.
"""

import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache
from threading import Lock
from typing import Any

from cluewright.core.remembering import remembered

from .famous_names import FAMOUS_NAMES
from .first_names import FIRST_NAMES

LONGEST = 40
"""Letters of the longest word worth analysing: beyond it no Russian word is found and guessing gets slow."""

_WORD = re.compile(r"[а-яё]+(?:-[а-яё]+){0,3}")
_BEFORE_YE = re.compile("(?=е)")
_RARE = frozenset({"Name", "Surn", "Patr", "Abbr", "Erro", "Dist", "Arch", "Init"})
_OPEN_CLASSES = frozenset({"NOUN", "ADJF", "INFN", "ADVB", "NUMR"})
_VERBAL = frozenset({"INFN", "VERB", "PRTF", "PRTS", "GRND"})
_WORDS_OF_ONE_LETTER = frozenset("авикосуя")
_NAMES_OF_LETTERS = frozenset(("эм", "эн", "эр", "эс", "эф"))
_lock = Lock()


@dataclass(frozen=True, slots=True)
class Analysis:
    """One lemma that a word may be a form of, all its cases taken together.

    `pos` is the lemma's part of speech (NOUN, ADJF, INFN, ADVB …), `grammemes` those of the form, a plural's
    before those of a case that looks like it, `is_lemma` whether the word can be the dictionary form itself,
    `share` how likely this lemma is among the word's readings (0 to 1), `known` whether the dictionary has it or
    it was guessed from the ending.
    """

    lemma: str
    pos: str
    grammemes: frozenset[str]
    is_lemma: bool
    share: float
    known: bool


def fold(word: str) -> str:
    """The word with ё written as е, as most Russians write it; and without marks of stress."""
    return word.replace("ё", "е").replace("\u0301", "").replace("\u0300", "")


@lru_cache(maxsize=1)
def _open() -> Any:
    import pymorphy3

    return pymorphy3.MorphAnalyzer(lang="ru")


def morphology() -> Any:
    """The analyser, opened once, by whichever thread comes first."""
    with _lock:  # lru_cache alone would let two threads load it twice
        return _open()


@remembered(maxsize=8192)
def analyses(word: str) -> tuple[Analysis, ...]:
    """All readings of a word, likeliest first; () for what cannot be a Russian word. ё may be written е."""
    word = word.replace("\u0301", "")
    if len(word) > LONGEST or not _WORD.fullmatch(word):
        return ()
    parses = morphology().parse(word)
    common = [parse for parse in parses if not _RARE & parse.tag.grammemes] or parses
    groups: dict[tuple[str, str], list[Any]] = {}
    for parse in common:
        groups.setdefault((parse.normal_form, _lemma_class(parse.tag)), []).append(parse)
    found = [_analysis(word, lemma, pos, group) for (lemma, pos), group in groups.items()]
    return tuple(sorted(found, key=lambda reading: -reading.share))


def _lemma_class(tag: Any) -> str:
    """Participles and gerunds count as their verb, short forms and comparatives as their adjective."""
    pos = str(tag.POS)
    if pos in _VERBAL:
        return "INFN"
    return "ADJF" if pos in {"ADJS", "COMP"} else pos


def _analysis(word: str, lemma: str, pos: str, group: list[Any]) -> Analysis:
    plural = next((parse for parse in group if {"plur", "nomn"} <= parse.tag.grammemes), group[0])
    return Analysis(
        lemma=lemma,
        pos=pos,
        grammemes=frozenset(plural.tag.grammemes),
        is_lemma=fold(lemma) == fold(word),
        share=sum(parse.score for parse in group),
        known=any(parse.is_known for parse in group),
    )


def known(word: str) -> bool:
    """Whether the dictionary has the word in any inflection, as more than a surname or an abbreviation; or whether it
    is a first name that many bear."""
    plain = fold(word)
    return plain in FIRST_NAMES or is_common(plain)


def is_common(plain: str) -> bool:
    """Whether the dictionary has a word, written with е for ё, as more than a name or an abbreviation."""
    if len(plain) > LONGEST or not _WORD.fullmatch(plain):
        return False
    if len(plain) == 1 or plain in _NAMES_OF_LETTERS:  # the dictionary has every letter as a noun
        return plain in _WORDS_OF_ONE_LETTER
    return _has_vowel(plain) and any(reading.known and _ordinary(reading) for reading in analyses(plain))


def spelled(word: str) -> bool:
    """Whether the dictionary has a form spelt just so, ё where it has ё."""
    return bool(morphology().word_is_known(word))


def exists(word: str) -> bool:
    """Whether the dictionary has the word at all, names and abbreviations included."""
    plain = fold(word)
    if len(plain) > LONGEST or not _WORD.fullmatch(plain) or plain in _NAMES_OF_LETTERS:
        return False
    return bool(morphology().word_is_known(plain))


def is_surname(word: str) -> bool:
    """Whether the dictionary has a word as a surname (Волков, Ежова), with ё or without, whatever else it is."""
    return any("Surn" in parse.tag for spelling in {word, fold(word)} for parse in morphology().parse(spelling))


def is_name(word: str) -> bool:
    """Whether this is a well-known name that the dictionary does not have."""
    return fold(word) in FAMOUS_NAMES


def spelled_with_yo(word: str) -> tuple[str, ...]:
    """The dictionary's spellings of a word written without ё (осел: осел and осёл); the word if there is none."""
    analyser = morphology()
    return tuple(analyser.dictionary.words.similar_keys(word, analyser.char_substitutes)) or (word,)


def spelled_by_ear(word: str) -> tuple[str, ...]:
    """The dictionary's words that differ from this one in one vowel that is heard like another where it bears no
    stress: коровы for каровы, рыбка for рибка."""
    words, plain = morphology().dictionary.words, fold(word)
    found = (spelt for table in _heard_alike() for spelt in words.similar_keys(plain, table))
    slips = (spelt for spelt in found if sum(map(str.__ne__, plain, fold(spelt))) == 1)
    return tuple(dict.fromkeys(spelt for spelt in slips if is_common(fold(spelt))))


@lru_cache(maxsize=1)
def _heard_alike() -> tuple[Any, ...]:
    words = morphology().dictionary.words
    return tuple(words.compile_replaces(dict(zip(*pair, strict=True))) for pair in (("аоеи", "оаие"), ("ыияю", "иыее")))


def _ordinary(reading: Analysis) -> bool:
    return not (_RARE & reading.grammemes)


def _has_vowel(word: str) -> bool:
    """The dictionary has abbreviations too, many of them without a vowel (бтр)."""
    return any(letter in "аеиоуыэюя" for letter in word)


def descend(stem: str, tree: Mapping[str, Any]) -> Iterator[tuple[str, str, frozenset[str], Any]]:
    """Every dictionary lemma that is `stem` plus an ending from `tree`: lemma, class, grammemes, payload.

    A tree has letters for branches and a payload at `""` where an ending is complete. Stem and endings are
    spelt with е, the lemma found may have ё in it (звезд + а finds звезда, зелен + ый зелёный).
    """
    for word, payload in endings(morphology().dictionary.words, stem, tree):
        for pos, grammemes in _entries(word):
            yield word, pos, grammemes, payload


def endings(words: Any, stem: str, tree: Mapping[str, Any]) -> Iterator[tuple[str, Any]]:
    """Every one of the words that is `stem` plus an ending from `tree`, as it is spelt, with the ending's payload."""
    begins_words = _prefix_test(words)
    for spelt in _spellings(stem, begins_words):
        yield from _complete(words, begins_words, spelt, tree)


def _prefix_test(words: Any) -> Callable[[str], bool]:
    """Whether any word begins so. The C extension has a method for it; the trie in Python has the steps."""
    test: Callable[[str], bool] | None = getattr(words, "has_keys_with_prefix", None)
    return test or (lambda prefix: words.dct.follow_bytes(prefix.encode(), words.dct.ROOT) is not None)


def _spellings(stem: str, begins_words: Callable[[str], bool]) -> list[str]:
    """The stem and what it is with ё for е, as far as words begin so."""
    if "е" not in stem:
        return [stem] if begins_words(stem) else []
    found = [""]
    for part in _BEFORE_YE.split(stem):
        other = "ё" + part[1:] if part[:1] == "е" else part
        longer = (begun + written for begun in found for written in dict.fromkeys((part, other)))
        found = [begun for begun in longer if begins_words(begun)]
    return found


def _complete(
    words: Any, begins_words: Callable[[str], bool], begun: str, tree: Mapping[str, Any]
) -> Iterator[tuple[str, Any]]:
    """The words that begin so and go on as the tree says, letter by letter: an ending that leads nowhere costs one
    step."""
    for letter, below in tree.items():
        if not letter:
            if begun in words:
                yield begun, below
            continue
        for spelt in ("е", "ё") if letter == "е" else (letter,):
            if begins_words(begun + spelt):
                yield from _complete(words, begins_words, begun + spelt, below)


@remembered(maxsize=4096)
def _entries(word: str) -> tuple[tuple[str, frozenset[str]], ...]:
    """The lemmas spelt exactly so, each with its class and grammemes. Kept: families share their bases."""
    dictionary = morphology().dictionary
    tags = (dictionary.build_tag_info(place, 0) for place, index in dictionary.words.get(word) or () if index == 0)
    return tuple((str(tag.POS), frozenset(tag.grammemes)) for tag in tags if not _RARE & tag.grammemes)


def is_open_class(pos: str) -> bool:
    """Whether words of this part of speech can be keywords, or be derived from one another."""
    return pos in _OPEN_CLASSES
