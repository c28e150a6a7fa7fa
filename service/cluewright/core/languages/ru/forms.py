"""All that a Russian word may be a form of: its lemmas, the words it was made from, its partner in aspect."""

import re
from collections.abc import Iterable, Iterator
from dataclasses import replace
from typing import Literal

from cluewright.core.languages.language import Form
from cluewright.core.remembering import remembered

from .alternation import originals
from .clippings import CLIPPED
from .derivation import Base, bases, of_name
from .dictionary import Analysis, analyses, fold, is_open_class, is_surname
from .drift import DRIFTED
from .first_names import FIRST_NAMES, NAMED_AFTER, plainer
from .irregular import IRREGULAR
from .look_alikes import in_russian_letters
from .nests import kin
from .prefixes import unprefixed
from .suffixes import LONGEST_SUFFIX, RULES
from .unrelated import unrelated

_GUESSES = 4
"""Readings that are kept of a word that the dictionary does not have."""

_DOMINANT = 3.0
"""How much likelier than the dictionary form another reading must be to be kept beside it."""

_CERTAIN = 200.0
"""How much likelier it must be for the dictionary form to be forgotten: лет are years, hardly ever a flight."""

_OVERWHELMING = 10.0
"""How much likelier a dictionary form must be for another reading to be no reading at all: ворота are hardly ever
somebody's collars."""

_NAMES: frozenset[Literal["Surn", "Geox"]] = frozenset({"Surn", "Geox"})

_TIMES = "весной весною зимой зимою летом осенью утром днем вечером ночью полночью утречком вечерком"
TIMES = frozenset(_TIMES.split())
"""Adverbs that are nothing but a case of their noun."""

_NO_CASE_LIST = """
    битком даром духом местами порой порою порядком потом прямиком путем разом рядом силком толком целиком часом
    частью дорогой добром косяком раком рысью следом случаем фуксом чередом
"""
_NO_CASES = frozenset(_NO_CASE_LIST.split())
"""Adverbs that look like a case of a noun, but nobody thinks of it."""

_SCIENCE = re.compile(r"(.{2,}(?:лог|граф|метр|фаг|ном|скоп|троп|хрон|фил))(?:ия|ический|ичный|изм)")
_OF_SURNAMES = ("ер", "ор")
"""What foreign surnames end in: no Паркер has anything to do with a парк."""

_OF_GENTRY = ("овский", "евский")
"""What Russian surnames end in that are adjectives of places as well."""

_LOAN = re.compile(
    "(?P<whole>(?:за|по|на|от|про|пере|раз|рас|вы|до|при|под)?(?P<stem>.{4,}?))"
    "(?:(?:ануть|нуть|ировать|овать|ивать|ать|ить)(?:ся)?|(?:ов|н)ый|инг|ение|ание)"
)
_DOUBLED = re.compile(r"(?<=[а-я]{2})([бгдзклмпртфц])\1")
"""Twice the same letter inside a word, but for those that meet where a suffix begins (стенной, русский)."""

_FULL_ENDING = re.compile(
    "(?:ый|ий|ого|его|ому|ему|ым|им|ом|ем|ая|яя|ой|ей|ую|юю|ою|ею|ое|ее|ые|ие|ых|их|ыми|ими)(ся)?$"
)

_SHORT = 3
_ROOT = 5
"""Letters that a root must have before two unknown words are suspected of sharing it."""


def forms(word: str) -> tuple[Form, ...]:
    """All plausible hypotheses about a word, the word itself first, then lemmas, then bases; keys have no ё."""
    plain = fold(word)
    found: dict[str, Form] = {word: Form(word, "same"), plain: Form(plain, "same")}
    for form in _hypotheses(in_russian_letters(word)):
        earlier = found.get(form.key)
        if earlier is None or (form.certain and not earlier.certain):
            # What one rule finds and another makes sure of is still what the first called it: рыбка, a little рыба.
            small = earlier is not None and earlier.kind == "diminutive" and form.kind == "derivation"
            found[form.key] = replace(form, kind="diminutive") if small else form
    return tuple(found.values())


def _hypotheses(word: str) -> Iterator[Form]:
    readings = analyses(word)
    if fold(word) in FIRST_NAMES:
        readings = tuple(reading for reading in readings if reading.pos == "NOUN")
        yield from _of_first_name(fold(word))
    for lemma in dict.fromkeys((fold(word), *(fold(reading.lemma) for reading in readings[:_GUESSES]))):
        little = lemma.endswith("ик") and lemma not in DRIFTED and _is_noun_only(readings)  # мультик, but велик: great
        yield from (Form(whole, "derivation", little) for whole in CLIPPED.get(lemma, ()))
    if not any(reading.known for reading in readings):
        if fold(word) in FIRST_NAMES:
            return
        yield from _guesses(fold(word), readings[:_GUESSES])
        return
    kept = tuple(_plausible(readings))
    for reading, certain in kept:
        yield Form(fold(reading.lemma), _kind(reading), certain)
        if reading.pos == "INFN":
            yield from _participle(fold(word), reading, certain)
    drifted = fold(word) in DRIFTED  # whatever else it can be read as: домовой is not the дом's, but its spirit
    for reading, certain in kept:
        if is_open_class(reading.pos) and certain:  # стекло, the glass, has none of the family of стечь
            yield from _relatives(reading, not drifted)


def _is_noun_only(readings: Iterable[Analysis]) -> bool:
    """Whether the dictionary has the word, and as nothing but a noun."""
    return all(reading.known and reading.pos == "NOUN" for reading in readings)


def _of_first_name(name: str) -> Iterator[Form]:
    """What a first name is a form of: the name that it is a pet name of, and what it plainly means. It is made from no
    other word, though it may look so (Танечка, танец), nor is it one's form (Варя)."""
    yield from (Form(plain, "diminutive", True) for plain in plainer(name))
    yield from (Form(word, "derivation", False) for word in NAMED_AFTER.get(name, ()))


def _plausible(readings: tuple[Analysis, ...]) -> Iterator[tuple[Analysis, bool]]:
    """The readings worth keeping, each with whether it is certain.

    A clue is mostly said in its dictionary form. So a word that is one (пила, the saw) is read as a form of
    another word (пить: she drank) only if that is much the likelier, and never for certain.
    """
    lemmas = [reading for reading in readings if reading.is_lemma and _is_content(reading)]
    most = max((reading.share for reading in lemmas), default=0.0)
    own = [reading for reading in lemmas if not _is_plural_only(reading)]
    share = sum(reading.share for reading in own)
    adverb = next((fold(reading.lemma) for reading in own if reading.pos == "ADVB"), "")
    for reading in readings:
        if adverb and reading.pos == "NOUN" and "ablt" in reading.grammemes and adverb not in _NO_CASES:
            yield reading, adverb in TIMES
            continue
        if not reading.is_lemma and reading.share * _OVERWHELMING < most:
            continue
        if reading.is_lemma or not own or _is_nounlike(reading, own):
            yield reading, True
        elif reading.share >= share * (1 if adverb and _is_plural(reading) else _DOMINANT):
            yield reading, reading.share >= share * _CERTAIN and reading.pos == "NOUN"


def _is_plural(reading: Analysis) -> bool:
    """A plural is no adverb's dictionary form (дома), as some cases are."""
    return reading.pos == "NOUN" and {"plur", "nomn"} <= reading.grammemes


def _is_plural_only(reading: Analysis) -> bool:
    """A word that has only a plural: beside the plural of an everyday word (коты: cats, or peasants' shoes) it is
    the rarer reading, whatever its share."""
    return "Pltm" in reading.grammemes


def _is_content(reading: Analysis) -> bool:
    """A word worth a clue; place names (Орехов) do not push out the common word that they are a form of."""
    return reading.known and is_open_class(reading.pos) and "Geox" not in reading.grammemes


def _is_nounlike(reading: Analysis, own: list[Analysis]) -> bool:
    """An adjective that is used as a noun, and is in the dictionary as both: столовая, животное."""
    return reading.pos == "ADJF" and any(noun.lemma[:-2] == reading.lemma[:-2] for noun in own)


def _acknowledged(lemma: str, found: Iterable[Base]) -> tuple[Base, ...]:
    """Without those that the lemma only looks made from, by however many steps: рисовать, by way of рисовый, is not
    made from рис."""
    return tuple(base for base in found if not unrelated(lemma, fold(base.lemma)))


def _relatives(reading: Analysis, certain: bool) -> Iterator[Form]:
    """The bases of a lemma, and theirs: человечность to человечный for certain, from there to человек."""
    lemma = fold(reading.lemma)
    if lemma in FIRST_NAMES and "Name" in reading.grammemes:
        yield from _of_first_name(lemma)
        return
    certain = certain and not _is_named(reading)
    yield from (Form(base, "derivation", certain and sure) for base, sure in IRREGULAR.get(lemma, ()))
    yield from _science(lemma)
    for kind in _NAMES & reading.grammemes:
        yield from (Form(fold(base.lemma), base.kind, False) for base in of_name(lemma, kind))
    made_from = _acknowledged(lemma, _bases(reading.lemma, reading.pos, reading.grammemes))
    parted = lemma in DRIFTED
    for base in made_from:
        small = parted and base.kind == "diminutive" and fold(base.lemma) in DRIFTED
        yield Form(fold(base.lemma), base.kind, (certain or small) and base.certain)
    yield from _kin(reading, certain)
    yield from _further(lemma, made_from)
    yield from _behind_prefix(lemma, made_from)
    nearest = next((base for base in made_from if base.certain), None)
    if nearest:
        doer = certain and nearest.pos == "INFN" and lemma.endswith("тель") and lemma not in DRIFTED
        roots = _acknowledged(lemma, _bases(nearest.lemma, nearest.pos, nearest.grammemes))
        woman = "femn" in reading.grammemes and {"anim", "masc"} <= nearest.grammemes  # библиотекарша, библиотека
        kept = (root for root in roots if root.certain or woman)
        yield from (Form(fold(root.lemma), "derivation", doer and _is_deed(root)) for root in kept)


def _is_named(reading: Analysis) -> bool:
    """Whether a word is a name, which may have come from another word long ago: Чайковский, an adjective too."""
    if not _NAMES.isdisjoint(reading.grammemes):
        return True
    return reading.lemma.endswith(_OF_GENTRY) and reading.pos == "ADJF" and is_surname(reading.lemma)


def _kin(reading: Analysis, certain: bool) -> Iterator[Form]:
    """The family of a lemma; the heads are certain bases only of what has not moved away from them."""
    lemma = fold(reading.lemma)
    far = {base for base, sure in IRREGULAR.get(lemma, ()) if not sure}
    for form in kin(lemma):
        yield replace(form, certain=form.certain and certain and lemma not in DRIFTED and form.key not in far)


def _further(lemma: str, made_from: tuple[Base, ...]) -> Iterator[Form]:
    """What lies a step behind the verb or adjective in a word: гулять behind прогулять in прогулка, пух behind пуховый
    in пуховик. Only where they share a long stem: two uncertain steps lead anywhere."""
    for base in made_from:
        near = lemma[:_ROOT] == fold(base.lemma)[:_ROOT] and len(lemma) >= len(base.lemma) - 1
        if near and base.pos in {"INFN", "ADJF"}:
            for root in _bases(base.lemma, base.pos, base.grammemes):
                key = fold(root.lemma)
                stays = key[: max(_SHORT, len(key) - _SHORT)] in lemma and (root.pos == "NOUN" or base.pos == "INFN")
                if stays and not unrelated(lemma, key):
                    yield Form(key, "derivation", False)


def _behind_prefix(lemma: str, made_from: tuple[Base, ...]) -> Iterator[Form]:
    """The noun in a verb that has a prefix besides: перец in поперчить, by way of перчить."""
    for base in made_from:
        if base.pos == "INFN" and not base.certain and lemma.endswith(fold(base.lemma)):
            for root in _bases(base.lemma, base.pos, base.grammemes):
                if root.certain and root.pos == "NOUN" and len(root.lemma) > _SHORT:
                    yield Form(fold(root.lemma), "derivation", False)
            a_little = lemma.removesuffix(fold(base.lemma)) == "по"  # почаёвничать is what чаёвничать is, for a while
            for noun, sure in IRREGULAR.get(fold(base.lemma), ()):
                yield Form(noun, "derivation", sure and a_little)


def _is_deed(root: Base) -> bool:
    """What the doer does, by its name: a победитель has a победа."""
    return root.pos == "NOUN" and len(root.lemma) >= _ROOT


def _science(lemma: str) -> Iterator[Form]:
    """The man, the science and its adjective: many of the first are in no dictionary (этиолог, этиология)."""
    match = _SCIENCE.fullmatch(lemma)
    if match:
        yield Form(match[1], "derivation", False)


def _participle(word: str, reading: Analysis, certain: bool) -> Iterator[Form]:
    """Participles as adjectives: сделана and сделанного to сделанный."""
    if "PRTS" in reading.grammemes:
        stem = word if word.endswith(("н", "т")) else word[:-1]
        yield Form(stem + ("ный" if stem.endswith("н") else "ый"), "inflection", certain)
    elif "PRTF" in reading.grammemes:
        ending = _FULL_ENDING.search(word)
        if ending:
            soft = word[: ending.start()].endswith(("щ", "ш"))
            yield Form(word[: ending.start()] + ("ий" if soft else "ый") + (ending[1] or ""), "inflection", certain)


@remembered(maxsize=2048)
def _bases(lemma: str, pos: str, grammemes: frozenset[str]) -> tuple[Base, ...]:
    return (*bases(lemma, pos, grammemes), *unprefixed(lemma, pos, grammemes))


def _kind(reading: Analysis) -> str:
    """What the inflection is called: plural, case, comparison, conjugation."""
    if reading.is_lemma:
        return "same"
    if reading.pos == "INFN":
        return "conjugation"
    if "ADJS" in reading.grammemes:
        return "inflection"
    if {"COMP", "Supr"} & reading.grammemes:
        return "comparison"
    if "plur" in reading.grammemes and "nomn" in reading.grammemes:
        return "plural"
    return "case" if reading.pos in {"NOUN", "ADJF", "NUMR", "NPRO"} else "inflection"


def _guesses(word: str, readings: tuple[Analysis, ...]) -> Iterator[Form]:
    """An unknown word: its guessed lemmas, the likeliest for certain, and what known words it may be made from."""
    for rank, reading in enumerate(readings):
        yield Form(fold(reading.lemma), _kind(reading), rank == 0)
        yield from _science(fold(reading.lemma))
    for lemma in dict.fromkeys((word, *(fold(reading.lemma) for reading in readings[:1]))):
        for pos in ("NOUN", "ADJF", "INFN", "ADVB"):
            for base in _bases(lemma, pos, frozenset()):
                if len(base.lemma) > _ROOT or not lemma.endswith(_OF_SURNAMES):
                    yield Form(fold(base.lemma), base.kind, base.certain and len(base.lemma) >= _ROOT)
        yield from (Form(base, "derivation", sure) for base, sure in IRREGULAR.get(lemma, ()))
        yield from _roots(lemma)
        yield from _of_loan(lemma)
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


def _softened(stem: str) -> Iterator[str]:
    return (old for old, change in originals(stem).items() if change in {"plain", "softened"})
