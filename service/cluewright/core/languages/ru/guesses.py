"""What a word that the dictionary does not have may be a form of, or may have been made from."""

import re
from collections.abc import Iterator
from dataclasses import replace

from cluewright.core.languages.language import Form

from .alternation import originals
from .derivation import of_name
from .dictionary import Analysis, analyses, fold
from .irregular import IRREGULAR
from .nests import kin
from .readings import kind
from .relatives import bases, science
from .suffixes import LONGEST_SUFFIX, RULES

_OF_SURNAMES = ("ер", "ор")
"""What foreign surnames end in: no Паркер has anything to do with a парк."""

_LOAN = re.compile(
    "(?P<whole>(?:за|по|на|от|про|пере|раз|рас|вы|до|при|под)?(?P<stem>.{4,}?))"
    "(?:(?:ануть|нуть|ировать|овать|ивать|ать|ить)(?:ся)?|(?:ов|н)ый|инг|ение|ание)"
)
_DOUBLED = re.compile(r"(?<=[а-я]{2})([бгдзклмпртфц])\1")
"""Twice the same letter inside a word, but for those that meet where a suffix begins (стенной, русский)."""

_FUN = re.compile(
    "(?P<stem>.{3}(?=[оаея])|.{4,}?)[оаеия]?(?:ленд|лэнд|ландия|ариум|инатор|атор|завр|зилла|дром|штейн|елло|элло|нций|олог|ология|"
    "изация|фест|пати|мобиль|верс|трон|тека|фобия|мания|маникс|бой|мен|мэн|гёрл|шоу|маркет|бург|стан|хаус)"
)
"""What names of places, beasts, machines and crazes end in, put onto any word in fun: слоноленд, рыбозавр."""
_ENDINGS = ("", "а", "я", "о", "е", "ь", "ка", "ок")

_HUGE = ("ище", "ища", "ищи")
"""What is nothing but something large: паучище."""
_OF_PEOPLE = ("ин", "ов", "ев", "енко")

_SHORT = 3
_STEM = 4
_ROOT = 5
"""Letters that a root must have before two unknown words are suspected of sharing it."""


def guesses(word: str, readings: tuple[Analysis, ...]) -> Iterator[Form]:
    """An unknown word: its guessed lemmas, the likeliest for certain, and what known words it may be made from."""
    for rank, reading in enumerate(readings):
        yield Form(fold(reading.lemma), kind(reading), rank == 0)
        yield from science(fold(reading.lemma))
    for lemma in dict.fromkeys((word, *(fold(reading.lemma) for reading in readings[:1]))):
        for pos in ("NOUN", "ADJF", "INFN", "ADVB"):
            for base in bases(lemma, pos, frozenset()):
                long = len(base.lemma) >= (_STEM if lemma.endswith(_HUGE) else _ROOT)
                if len(base.lemma) > _ROOT or not lemma.endswith(_OF_SURNAMES):
                    yield Form(fold(base.lemma), base.kind, base.certain and long)
        yield from (Form(base, "derivation", sure) for base, sure in IRREGULAR.get(lemma, ()))
        if lemma.endswith(_OF_PEOPLE):
            yield from (Form(fold(base.lemma), base.kind, False) for base in of_name(lemma, "Surn"))
        yield from _roots(lemma)
        yield from _of_loan(lemma)
        yield from _in_fun(lemma)
        if not _is_foreign(lemma):
            yield from (replace(form, certain=False) for form in kin(lemma))


def _is_foreign(word: str) -> bool:
    """Whether no family of Russian words is to be looked for in a word that no dictionary has: a руккола has no рука
    in it, nor Костнер a кость."""
    return word.endswith(_OF_SURNAMES) or _DOUBLED.search(word) is not None


def _roots(lemma: str) -> Iterator[Form]:
    """What is left of an unknown word without its suffix, to meet other unknown words: эпифаун-ный."""
    cuts = {len(lemma.rstrip("аеиоуыэюяьй"))}
    suffixes = RULES["ADJF"].keys() | RULES["NOUN"].keys()
    cuts |= {len(lemma) - n for n in range(1, LONGEST_SUFFIX) if lemma[len(lemma) - n :] in suffixes}
    roots = {root for cut in cuts if cut >= _ROOT for root in _softened(lemma[:cut])}
    yield from (Form("√" + root, "stem", False) for root in sorted(roots) if len(root) >= _ROOT)


def _of_loan(lemma: str) -> Iterator[Form]:
    """What verbs, adjectives and nouns of loans are made from that no dictionary has yet: хайп in хайпануть, and what
    погуглить and гугление share."""
    match = _LOAN.fullmatch(lemma)
    for stem in dict.fromkeys((match["whole"], match["stem"])) if match else ():
        if len(stem) > _SHORT:
            yield Form(stem, "derivation", False)
            yield Form("√" + stem, "stem", False)


def _in_fun(lemma: str) -> Iterator[Form]:
    """The noun that a word has been made up from for a laugh: a собака in собачелло."""
    match = _FUN.fullmatch(lemma)
    if not match:
        return
    for stem in (old for old, change in originals(match["stem"]).items() if change in {"plain", "softened"}):
        for base in (stem + ending for ending in _ENDINGS):
            if any(reading.known and reading.is_lemma and reading.pos == "NOUN" for reading in analyses(base)):
                yield Form(fold(base), "derivation", False)


def _softened(stem: str) -> Iterator[str]:
    return (old for old, change in originals(stem).items() if change in {"plain", "softened"})
