"""Nouns: plurals, diminutives and genitives, undone."""

from collections.abc import Iterator

from .guess import Guess
from .lexicalised import NOT_PLURALS, NOT_SPOKEN
from .lexicon import entry
from .spelling import VOWELS, closed

CHANGING = {
    # The vowel changes (stad, steden), or -er- comes before the ending (ei, eieren), also in compounds.
    "steden": "stad", "schepen": "schip", "leden": "lid", "smeden": "smid", "koeien": "koe", "vlooien": "vlo",
    "lieden": "man", "lui": "man", "eieren": "ei", "kinderen": "kind", "bladeren": "blad", "goederen": "goed",
    "gemoederen": "gemoed", "kalveren": "kalf", "lammeren": "lam", "raderen": "rad", "runderen": "rund",
    "volkeren": "volk", "hoenderen": "hoen", "hoenders": "hoen", "beenderen": "been", "liederen": "lied",
    "klederen": "kleed", "kleren": "kleed", "spaanders": "spaan", "gelederen": "gelid", "heden": "heid",
}  # fmt: skip
"""Ends of plurals that no rule undoes, and of their singulars."""

_LENGTHENING = (
    # A short vowel in the singular, a long one in the plural: dag, dagen (not daggen).
    "bad", "bedrag", "blad", "dag", "dak", "dal", "gat", "glas", "graf", "hof", "hol", "lot", "oorlog", "pad",
    "rad", "slag", "slot", "schot", "staf", "vat", "verdrag", "verslag", "gezag", "beslag", "weg", "gebed",
    "gebod", "verbod", "aanbod", "god", "hertog", "spel", "bevel", "gebrek", "gen", "tred", "lof", "verlof", "kot",
    "vertrek", "trog", "genot", "ontslag", "opslag",
)  # fmt: skip

_CLASSICAL = (
    # Latin, Greek and Italian plurals that Dutch kept.
    ("sici", "sicus"), ("tici", "ticus"), ("gici", "gicus"), ("lici", "licus"), ("mici", "micus"),
    ("nici", "nicus"), ("dici", "dicus"), ("rici", "ricus"), ("aea", "aeum"), ("ea", "eum"), ("ia", "ium"),
    ("tra", "trum"), ("ra", "rum"), ("na", "num"), ("ta", "tum"), ("da", "dum"), ("ga", "gum"), ("la", "lum"),
    ("ices", "ex"), ("ices", "ix"), ("mata", "ma"), ("ses", "sis"), ("ae", "a"), ("i", "us"), ("i", "o"),
)  # fmt: skip

_UNGEMINATED = frozenset(("ik", "es", "it", "er", "el", "em", "en", "ig", "or", "on", "ar", "aris"))


def undo(word: str) -> Iterator[Guess]:
    """Words that `word` may be a form of, as a noun."""
    if word in NOT_PLURALS:
        return
    yield from _irregular(word)
    yield from _diminutive(word)
    if len(word) > 5 and word.endswith(("ie", "ke", "kes")):
        yield from _spoken_diminutive(word)
    yield from _plural_in_en(word)
    yield from _plural_in_s(word)


def _irregular(word: str) -> Iterator[Guess]:
    for size in range(3, min(len(word), 12) + 1):
        base = CHANGING.get(word[-size:])
        if base is not None:
            yield Guess(word[:-size] + base, "plural", 3 if size > 4 else 2)
    if word.endswith(("a", "i", "es", "ae")):
        yield from (Guess(word[: -len(end)] + base, "plural", 1) for end, base in _CLASSICAL if word.endswith(end))


def _plural_in_en(word: str) -> Iterator[Guess]:
    """boeken, bomen, kippen, huizen, dagen; zeeën, knieën, koloniën; also gouden (made of gold)."""
    if word.endswith(("ën", "ens")) and len(word) > 4:
        stem = word[:-2]
        yield from (Guess(base, "plural", 2) for base in (stem, stem + "e", stem + "ë"))
    if not word.endswith("en") or len(word) < 4:
        return
    stem = word[:-2]
    yield from (Guess(base, "plural", 2) for base in closed(stem, stem[-2:] in _UNGEMINATED))
    yield from (Guess(base, "plural", 2) for base in _lengthened(stem))
    yield Guess(word[:-1], "plural", 1)
    if stem.endswith(("i", "ij", "ie")):
        yield Guess(stem, "plural", 2)


def _lengthened(stem: str) -> Iterator[str]:
    """glaz (glazen) is glas, ruitenwiss-er-blad (bladen) ends in a noun of the table."""
    base = stem[:-1] + {"z": "s", "v": "f"}.get(stem[-1], stem[-1])
    if base.endswith(_LENGTHENING):
        yield base


def _plural_in_s(word: str) -> Iterator[Guess]:
    """tafels, foto's, cafés, jockeys; genitives go the same way (vaders, Frodo's). But kaars is no kaar."""
    if word.endswith("'s") or (word.endswith("'") and len(word) > 3):
        yield Guess(word.rstrip("s").rstrip("'"), "plural", 3)
    elif word.endswith("s") and len(word) > 3:
        unstressed = word[:-1].endswith(("el", "em", "en", "er", "je", "ie", "eur", "aar", "aard", "erd", "oor"))
        polysyllabic = any(c in VOWELS for c in word[:-4])
        yield Guess(word[:-1], "plural", 2 if unstressed and polysyllabic else 1)
        if word.endswith("es"):
            yield Guess(word[:-2], "plural", 1)


def _diminutive(word: str) -> Iterator[Guess]:
    """huisje, boompje, kettinkje, ringetje, autootje, also in the plural; baby'tje, sms'je."""
    body = word[:-1] if word.endswith("s") else word
    if body.endswith("je") and len(body) > 4:
        for base, weight in _undiminished(body.replace("'", "")):
            yield Guess(base, "diminutive", weight)


def _spoken_diminutive(word: str) -> Iterator[Guess]:
    """kippie, hondie, boompie, koninkie, stoeltie in the west; boomke, zakske, rozeke in the south.

    Much else ends so, so that it counts only where the dictionary lacks the word and has the written diminutive.
    """
    bases = _before_ie(word[:-2]) if word.endswith("ie") else _before_ke(word.removesuffix("s")[:-2])
    if word not in NOT_SPOKEN:
        yield from (Guess(base, "diminutive", 1) for base in bases if len(base) > 1 and _has_diminutive(base))


def _before_ie(stem: str) -> Iterator[str]:
    """After the consonants that take a bare -je, and after the p, k and t that others take before it."""
    if stem.endswith("ech"):
        yield from closed(stem[:-3])
    if stem.endswith(("p", "k", "s", "f", "t", "d")) and not stem.endswith(("tt", "dd")):
        yield from closed(stem)
    if stem.endswith("mp"):
        yield stem[:-1]
    if stem.endswith("nk"):
        yield stem[:-1] + "g"
    if stem.endswith(("lt", "nt", "rt")):
        yield stem[:-1]


def _before_ke(stem: str) -> Iterator[str]:
    """boom-ke, glas-ke and tante-ke, but bal-leke and zak-ske: a short vowel may take more before it."""
    if stem.endswith("e"):
        yield from (*closed(stem[:-1]), stem)
    elif stem.endswith(("ks", "gs")):
        yield from (stem[:-1], stem)
    elif stem.endswith(("oei", "ei", "ij")):
        yield from (stem, stem[:-1])
    elif stem in closed(stem) or stem.endswith(("s", "f", "p", "ch")):
        yield stem


def _has_diminutive(base: str) -> bool:
    endings = ("je", "tje", "pje", base[-1] + "etje", "etje")
    return any(entry(base + ending) == base for ending in endings) or entry(base[:-1] + "kje") == base


def _undiminished(body: str) -> Iterator[tuple[str, int]]:
    stem = body[:-2]
    yield stem, 2
    yield from ((base, 2) for base in _shortened(stem))
    if stem.endswith("et") and len(stem) > 3:
        yield from _before_etje(stem[:-2])
    if stem.endswith("t"):
        yield from _before_tje(stem[:-1])
    if stem.endswith("k"):
        yield stem[:-1] + "g", 2
    if stem.endswith("p"):
        yield stem[:-1], 2


def _before_etje(stem: str) -> Iterator[tuple[str, int]]:
    """kippetje is from kip, bloemetje from bloem, ringetje from ring, huizetje no word at all."""
    yield stem, 2
    if len(stem) > 2 and stem[-1] == stem[-2]:
        yield stem[:-1], 2


def _before_tje(stem: str) -> Iterator[tuple[str, int]]:
    """stoeltje is from stoel, autootje from auto, cafeetje from café, jongetje from jongen."""
    yield stem, 2
    if stem.endswith(("aa", "ee", "oo", "uu")):
        yield stem[:-1], 2
        yield stem[:-2] + {"a": "a", "e": "é", "o": "o", "u": "u"}[stem[-1]], 2
    if stem.endswith("ie"):
        yield stem[:-1], 2
    if stem.endswith("y"):
        yield stem, 2
    if stem.endswith("e"):
        yield stem + "n", 2


def _shortened(stem: str) -> Iterator[str]:
    """glaasje is from glas and gaatje from gat, as in the plural; scheepje from schip."""
    if len(stem) > 3 and stem[-2] == stem[-3] and stem[-2] in "aeo":
        short = stem[:-2] + stem[-1]
        if short.endswith(_LENGTHENING):
            yield short
        if short.endswith(("schep", "led", "smed")):
            yield short[:-2] + "i" + short[-1]
