"""English inflection undone: which words could this be the plural, past, comparison … of?

Each step yields hypotheses. One is certain when the dictionary files the word under that headword and the word is not
also a headword in its own right (`rose` is the past of rise, but first of all a flower), or when a regular ending
comes off and leaves a word of the vocabulary.
"""

import re
from collections.abc import Iterator

from cluewright.core.languages.language import Form

from .drifted import UNRELATED
from .irregular import CLIPPED, DOUBTFUL, SURE, VARIANTS, WHOLE
from .vocabulary import exists, headword, is_ordinary, is_word

_VOWELS = frozenset("aeiou")
_VOWEL = _VOWELS | {"y"}
_LATIN = (
    ("i", "us"), ("a", "um"), ("a", "on"), ("ae", "a"), ("ices", "ix"), ("ices", "ex"), ("es", "is"),
    ("eaux", "eau"), ("ata", "a"), ("men", "man"), ("ina", "en"), ("i", "o"),
)  # fmt: skip
_SPELLINGS = (
    ("our", "or"), ("ise", "ize"), ("isation", "ization"), ("yse", "yze"), ("tre", "ter"), ("ogue", "og"),
    ("aemia", "emia"), ("ence", "ense"), ("grey", "gray"), ("ae", "e"), ("oe", "e"), ("mould", "mold"),
    ("plough", "plow"), ("ll", "l"),
)  # fmt: skip


def inflected(word: str) -> Iterator[Form]:
    """Every word that this one could be an inflected form or another spelling of."""
    if word.endswith(("'s", "s'")):
        yield Form(word[: word.rindex("'")].removesuffix("'"), "case")
    if word.endswith("in") and _is_clipped(word):
        yield Form(f"{word}g", "spelling")
    if base := SURE.get(word) or DOUBTFUL.get(word):
        yield Form(base, _kind(word, base), word in SURE)
    elif word not in WHOLE and (filed := headword(word)) and filed.casefold() != word:
        yield Form(filed.casefold(), _kind(word, filed.casefold()), not _is_headword_too(word))
    if word not in WHOLE:
        yield from _regular(word)
        yield from _latin(word)
    yield from _spellings(word)


def _is_clipped(word: str) -> bool:
    """Whether a word in -ing has lost its last sound, as in quick speech: smokin', dancin', mornin'. What is a word or
    a name by itself (Martin, muffin) has lost none, but for those that are listed because they are often so sung."""
    return word in CLIPPED or (len(word) > 4 and is_ordinary(f"{word}g") and not exists(word))


_IRREGULAR_PLURALS = frozenset(
    {"mice", "lice", "dice", "feet", "teeth", "geese", "men", "women", "children", "brethren", "oxen", "kine"}
)


def _kind(word: str, filed: str) -> str:
    """The relation, as far as the word's ending and its headword's other forms tell."""
    if word.endswith(("er", "est")):
        return "comparison"
    if word.endswith(("ed", "ing")):
        return "conjugation"
    if word.endswith(("s", "ae", "i", "a", "ux")) or word in _IRREGULAR_PLURALS:
        return "plural"
    stem = filed.removesuffix("e")
    is_verb = is_word(f"{stem}ing") or is_word(f"{stem}{stem[-1:]}ing")
    return "conjugation" if is_verb else "inflection"


def _is_headword_too(word: str) -> bool:
    """A word that itself takes a plural (`roses`, `grounds`) means something of its own."""
    return not word.endswith(("s", "ed", "ing")) and is_word(f"{word}s") and headword(f"{word}s") == word


def _regular(word: str) -> Iterator[Form]:
    for base, kind in _bases(word):
        if len(base) > 1 and base != word and exists(base) and not (kind == "comparison" and _is_no_more(word)):
            yield Form(base, kind, is_word(base) and len(base) > 2 and (len(base) > 3 or is_word(word)))


def _is_no_more(word: str) -> bool:
    """A flower is no "more flow", nor a forest "most for": comparison counts only where -er and -est both exist."""
    return not is_word(f"{word[:-2]}est" if word.endswith("er") else f"{word[:-3]}er")


def _bases(word: str) -> Iterator[tuple[str, str]]:
    if word.endswith("s") and not word.endswith(("ss", "us", "is")):
        yield from ((base, "plural") for base in _without_s(word))
    for ending, kind in (("ed", "conjugation"), ("ing", "conjugation"), ("er", "comparison"), ("est", "comparison")):
        stem = word[: -len(ending)]
        if word.endswith(ending) and not _VOWEL.isdisjoint(stem) and not (ending == "er" and word in UNRELATED):
            yield from ((base, kind) for base in restored(stem) if not _takes_none(base, stem, ending))
    if word.endswith("ying"):
        yield f"{word[:-4]}ie", "conjugation"


def _takes_none(base: str, stem: str, ending: str) -> bool:
    """Whether a form takes no further ending: nobody was ever "tea-sed" or has "rang-ed", nor is a being a bee's. And a
    y stays before -ing, and has no part in -ed where another word has an i: who is skiing or skied needs no sky."""
    if stem.endswith("i") and base.endswith("y") and (ending == "ing" or (ending == "ed" and is_ordinary(stem))):
        return True
    if ending == "ing" and base == f"{stem}e" and stem.endswith("e"):
        return True
    if base in _PASTS:
        return True
    return base.endswith("s") and not base.endswith(("ss", "us", "is")) and is_word(base[:-1])


def _without_s(word: str) -> Iterator[str]:
    if word.endswith("ies"):
        yield f"{word[:-3]}y"
    elif word.endswith("ves"):
        yield from (f"{word[:-3]}f", f"{word[:-3]}fe")
    elif word.endswith(("ses", "xes", "zes", "ches", "shes", "oes")):
        if not _takes_none(word[:-2], "", "s"):
            yield word[:-2]
        if word.endswith("zzes"):
            yield word[:-3]
    yield word[:-1]


def restored(stem: str) -> Iterator[str]:
    """The words whose spelling changes to this stem before an ending: run+n, mak+e, happ+y, panic+k. Short words with
    one consonant after one vowel always double it: who is staring is no star, and who is caring no car."""
    if not _DOUBLES.fullmatch(stem):
        yield stem
    yield f"{stem}e"
    if stem.endswith("i"):
        yield f"{stem[:-1]}y"
    if len(stem) > 2 and stem[-1] == stem[-2] and stem[-1] not in _VOWELS:
        yield stem[:-1]
    if stem.endswith("ck"):
        yield stem[:-1]


_PASTS = frozenset({"rang", "sang", "sprang", "came", "tore", "wore", "swore", "shod"})
_DOUBLES = re.compile(r"[^aeiouy]*(?:qu)?[aeiou][^aeiouwxyh]")


def _latin(word: str) -> Iterator[Form]:
    """Learned plurals, where singular and plural are both words (foci, phyla, matrices, women)."""
    for plural, singular in _LATIN:
        base = f"{word[: -len(plural)]}{singular}"
        if word.endswith(plural) and len(base) > 3 and is_word(base) and base != "taxis":
            yield Form(base, "plural", exists(word) and not _is_headword_too(word))


def _spellings(word: str) -> Iterator[Form]:
    if other := VARIANTS.get(word):
        yield Form(other, "spelling")
    for british, american in _SPELLINGS:
        if british in word and not (british == "our" and _VOWELS.isdisjoint(word[: word.index("our")])):
            other = word.replace(british, american)
            if len(word) > 3 and is_word(word) and is_word(other) and american not in ("l", "e", "ense"):
                yield Form(other, "spelling")
            elif len(word) > 5 and is_word(word) and is_word(other):
                yield Form(other, "spelling", is_word(word))
