"""Adjectives that say what a part of somebody or something looks like, whatever stands before it: пучеглазый,
однорогий, длинношеий."""

from cluewright.core.languages.language import Compound

from .dictionary import analyses, fold

_ENDS = {
    "глаз": "глазый", "око": "окий", "рот": "ротый", "лоб": "лобый", "губа": "губый", "зуб": "зубый", "ухо": "ухий",
    "нога": "ногий", "рука": "рукий", "ус": "усый", "бровь": "бровый", "нос": "носый", "волос": "волосый",
    "голова": "головый", "лапа": "лапый", "клюв": "клювый", "плечо": "плечий", "кожа": "кожий", "палец": "палый",
    "рог": "рогий", "горб": "горбый", "щека": "щекий", "борода": "бородый", "брюхо": "брюхий", "перо": "перый",
    "крыло": "крылый", "хвост": "хвостый", "грудь": "грудый", "морда": "мордый", "грива": "гривый", "пузо": "пузый",
    "рожа": "рожий", "шея": "шеий", "лицо": "лицый",
}  # fmt: skip

_LINKS = tuple("оеух")
"""What the first part ends in: пуч-е-глазый, дв-у-рогий, тр-ёх-палый."""
_SHORTEST = 3

_OF_OTHER_THINGS = ("близорук", "желторот", "твердолоб", "толстокож", "пустоголов", "пропал", "непорот", "носорож")
"""Those that say something of a mind, or come from another word."""


def shaped(whole: str, part: str) -> Compound | None:
    """A folded word as such an adjective, in any form, of the thing that the other one names."""
    ends = [_ENDS[noun] for noun in _lemmas(part, "NOUN") if noun in _ENDS]
    found = ends and any(_says(lemma, end) for lemma in _lemmas(whole, "ADJF") for end in ends)
    return Compound("transparent", whole) if found else None


def _lemmas(word: str, pos: str) -> set[str]:
    return {word, *(fold(reading.lemma) for reading in analyses(word) if reading.pos == pos)}


def _says(lemma: str, end: str) -> bool:
    before = lemma.removesuffix(end)
    told = before != lemma and len(before) >= _SHORTEST and before.endswith(_LINKS)
    return told and not lemma.startswith(_OF_OTHER_THINGS)
