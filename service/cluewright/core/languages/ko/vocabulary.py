"""The Korean words: which there are, as lists of words that stand apart by spaces in `words/`.

`nouns`, `short` (nouns of one syllable that stand alone in a sentence: 소 cow, but not 학 of 학교), `stems` of verbs
and adjectives without 다, `others` (adverbs, interjections), `names` (of people, places, works), `deverbal` (nouns
and the stem they are made of: 웃음:웃), `compounds` (mostly with a part of one syllable; cut with + where the parts
tell the meaning and with ~ where they do not: 물+길, 물~개, 왕~(비)), `native` (nouns that are not Chinese-Korean
although they look it), `loans` (borrowed words), `misspelled` (spellings in everyday use and the official one:
찌게:찌개), `dialect` (words as they are said in one part of the country: 낭구:나무), `contracted` (words made
shorter, and a few politer ones: 맘:마음, 따님:딸, with ~ where it is another word too), `borrowed_with`
(피아니스트:피아노, 이파리:잎), `prefixed` (words of three syllables of which the first stands for itself although the
first two look like a noun: 불+경기), `chance` (words and what they only seem to hold: 막바지:바지), `drifted` (words
and a part that no longer tells what they mean, or is a homograph: 소매치기:소매). All by hand; everything is 3 MB in
memory.
"""

import re
from collections.abc import Mapping
from functools import cache
from importlib import resources


@cache
def _listed(name: str) -> frozenset[str]:
    text = resources.files(__package__).joinpath("words", f"{name}.txt").read_text("utf-8")
    return frozenset(text.split())


@cache
def deverbal() -> Mapping[str, str]:
    """Nouns made of verbs and adjectives, each with its stem (`웃음` -> 웃)."""
    return dict(pair.split(":") for pair in sorted(_listed("deverbal")))


@cache
def _by_stem() -> Mapping[str, tuple[str, ...]]:
    found: dict[str, list[str]] = {}
    for noun, stem in deverbal().items():
        found.setdefault(stem, []).append(noun)
    return {stem: tuple(nouns) for stem, nouns in found.items()}


def nouns_of(stem: str) -> tuple[str, ...]:
    """The listed nouns that are made of a stem (`웃` -> 웃음)."""
    return _by_stem().get(stem, ())


@cache
def _compounds() -> Mapping[str, tuple[str, str, bool]]:
    found = {}
    for one in sorted(_listed("compounds")):
        mark = "+" if "+" in one else "~"
        first, _, second = one.partition(mark)
        whole = re.sub(r"[()]", "", first + second)
        found[whole] = first, second, mark == "+"
    return found


def parts(word: str) -> tuple[str, str, bool] | None:
    """The two parts of a listed compound, and whether they tell what the whole means; None if it is not listed.

    A part in parentheses is no noun of its own: it only sounds like one (the 비 of 왕비 is not rain).
    """
    return _compounds().get(word)


@cache
def borrowed_with() -> Mapping[str, str]:
    """People and doings whose names were borrowed together with that of the thing (`피아니스트` -> 피아노), and native
    words that no living ending makes of another (`이파리` -> 잎)."""
    return dict(pair.split(":") for pair in sorted(_listed("borrowed_with")))


@cache
def contracted() -> Mapping[str, tuple[str, bool]]:
    """Words made shorter or politer (맘, 갖다, 따님), each with the full one, and whether it is nothing else."""
    pairs = (re.split("([:~])", pair) for pair in sorted(_listed("contracted")))
    return {short: (full, mark == ":") for short, mark, full in pairs}


@cache
def _contractions() -> Mapping[str, tuple[str, ...]]:
    found: dict[str, list[str]] = {}
    for short, (full, _) in contracted().items():
        found.setdefault(full, []).append(short)
    return {full: tuple(several) for full, several in found.items()}


def contractions_of(word: str) -> tuple[str, ...]:
    """The shorter ways to say a word (`마음` -> 맘)."""
    return _contractions().get(word, ())


@cache
def misspelled() -> Mapping[str, str]:
    """Common spellings of a word beside its official one (`찌게` -> 찌개), and how it is said in dialects."""
    return dict(pair.split(":") for pair in sorted(_listed("misspelled") | _listed("dialect")))


@cache
def _misspellings() -> Mapping[str, tuple[str, ...]]:
    found: dict[str, list[str]] = {}
    for spelling, official in misspelled().items():
        found.setdefault(official, []).append(spelling)
    return {official: tuple(several) for official, several in found.items()}


def misspellings_of(word: str) -> tuple[str, ...]:
    """The listed other spellings of a word (`찌개` -> 찌게)."""
    return _misspellings().get(word, ())


def loans() -> frozenset[str]:
    """Loan words in their official spelling; all of them are nouns too."""
    return _listed("loans")


def is_noun(word: str) -> bool:
    """Whether the word is listed as a noun, of any length."""
    return word in _listed("nouns") or word in deverbal()


def is_short_noun(syllable: str) -> bool:
    """Whether the syllable is a noun that stands alone (`소`), not only a part of Chinese-Korean words."""
    return syllable in _listed("short")


def stems() -> frozenset[str]:
    """The stems of verbs and adjectives that are listed."""
    return _listed("stems")


def is_stem(stem: str) -> bool:
    """Whether the word is listed as the stem of a verb or adjective (`먹` of 먹다)."""
    return stem in _listed("stems")


def is_other(word: str) -> bool:
    """Whether the word is listed as an adverb or the like, which takes no ending."""
    return word in _listed("others")


def is_name(word: str) -> bool:
    """Whether the word is listed as a name."""
    return word in _listed("names")


def is_prefixed(word: str) -> bool:
    """Whether a word of three syllables is one and two (`불경기`: 불+경기), though it looks like two and one."""
    return word in _listed("prefixed")


def is_marked_native(noun: str) -> bool:
    """Whether a noun is listed as a native one although Chinese-Korean syllables would make it up (`나무`)."""
    return noun in _listed("native")


@cache
def _pairs(name: str) -> frozenset[tuple[str, str]]:
    return frozenset((word, part) for word, _, part in (pair.partition(":") for pair in _listed(name)))


def is_chance(word: str, part: str) -> bool:
    """Whether a word is listed as one that holds this part by chance only (막바지 for 바지)."""
    return (word, part) in _pairs("chance")


def is_drifted(word: str, part: str) -> bool:
    """Whether a word is listed as one in which this part no longer tells what is meant (쥐며느리 for 며느리)."""
    return (word, part) in _pairs("drifted")


def is_listed(word: str) -> bool:
    """Whether the word itself is listed, in whatever class; endings are not looked at."""
    return is_noun(word) or is_other(word) or is_name(word)


def warm() -> None:
    """Load everything now."""
    for name in ("nouns", "short", "stems", "others", "names", "native", "prefixed"):
        _listed(name)
    deverbal()
    _misspellings()
    contracted()
    borrowed_with()
    _compounds()
    _pairs("chance")
    _pairs("drifted")
