"""What a lemma of the dictionary was made from, and the family that it belongs to."""

import re
from collections.abc import Iterable, Iterator
from dataclasses import replace
from typing import Literal

from cluewright.core.languages.language import Form
from cluewright.core.remembering import remembered

from .derivation import Base, of_name
from .derivation import bases as suffixed
from .dictionary import Analysis, fold, is_surname
from .drift import DRIFTED
from .first_names import FIRST_NAMES, NAMED_AFTER, plainer
from .irregular import IRREGULAR
from .nests import kin
from .prefixes import unprefixed
from .unrelated import unrelated

_NAMES: frozenset[Literal["Surn", "Geox"]] = frozenset({"Surn", "Geox"})

_SCIENCE = re.compile(r"(.{2,}(?:лог|граф|метр|фаг|ном|скоп|троп|хрон|фил))(?:ия|ический|ичный|изм)")
_OF_GENTRY = ("овский", "евский")
"""What Russian surnames end in that are adjectives of places as well."""

_SHORT = 3
_ROOT = 5
"""Letters that two words must share, or a root must have, to be taken for relatives at two steps."""


def relatives(reading: Analysis, certain: bool) -> Iterator[Form]:
    """The bases of a lemma, and theirs: человечность to человечный for certain, from there to человек."""
    lemma = fold(reading.lemma)
    if lemma in FIRST_NAMES and "Name" in reading.grammemes:
        yield from of_first_name(lemma)
        return
    certain = certain and not _is_named(reading)
    yield from (Form(base, "derivation", certain and sure) for base, sure in IRREGULAR.get(lemma, ()))
    yield from science(lemma)
    for kind in _NAMES & reading.grammemes:
        yield from (Form(fold(base.lemma), base.kind, False) for base in of_name(lemma, kind))
    made_from = _acknowledged(lemma, bases(reading.lemma, reading.pos, reading.grammemes))
    parted = lemma in DRIFTED
    for base in made_from:
        small = parted and base.kind == "diminutive" and fold(base.lemma) in DRIFTED
        yield Form(fold(base.lemma), base.kind, (certain or small) and base.certain)
        if base.kind == "diminutive" and base.certain:  # a little денёк is a day all the same
            yield from (
                Form(root, "derivation", certain and sure) for root, sure in IRREGULAR.get(fold(base.lemma), ())
            )
    yield from _kin(reading, certain)
    yield from _further(lemma, made_from)
    yield from _behind_prefix(lemma, made_from)
    nearest = next((base for base in made_from if base.certain), None)
    if nearest:
        doer = certain and nearest.pos == "INFN" and lemma.endswith("тель") and lemma not in DRIFTED
        roots = _acknowledged(lemma, bases(nearest.lemma, nearest.pos, nearest.grammemes))
        woman = "femn" in reading.grammemes and {"anim", "masc"} <= nearest.grammemes  # библиотекарша, библиотека
        kept = (root for root in roots if root.certain or woman)
        yield from (Form(fold(root.lemma), "derivation", doer and _is_deed(root)) for root in kept)


def of_first_name(name: str) -> Iterator[Form]:
    """What a first name is a form of: the name that it is a pet name of, and what it plainly means. It is made from no
    other word, though it may look so (Танечка, танец), nor is it one's form (Варя)."""
    yield from (Form(plain, "diminutive", True) for plain in plainer(name))
    yield from (Form(word, "derivation", False) for word in NAMED_AFTER.get(name, ()))


def _acknowledged(lemma: str, found: Iterable[Base]) -> tuple[Base, ...]:
    """Without those that the lemma only looks made from, by however many steps: рисовать, by way of рисовый, is not
    made from рис."""
    return tuple(base for base in found if not unrelated(lemma, fold(base.lemma)))


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
            for root in bases(base.lemma, base.pos, base.grammemes):
                key = fold(root.lemma)
                stays = key[: max(_SHORT, len(key) - _SHORT)] in lemma and (root.pos == "NOUN" or base.pos == "INFN")
                if stays and not unrelated(lemma, key):
                    yield Form(key, "derivation", False)


def _behind_prefix(lemma: str, made_from: tuple[Base, ...]) -> Iterator[Form]:
    """The noun in a verb that has a prefix besides: перец in поперчить, by way of перчить."""
    for base in made_from:
        if base.pos == "INFN" and not base.certain and lemma.endswith(fold(base.lemma)):
            for root in bases(base.lemma, base.pos, base.grammemes):
                if root.certain and root.pos == "NOUN" and len(root.lemma) > _SHORT:
                    yield Form(fold(root.lemma), "derivation", False)
            a_little = lemma.removesuffix(fold(base.lemma)) == "по"  # почаёвничать is what чаёвничать is, for a while
            for noun, sure in IRREGULAR.get(fold(base.lemma), ()):
                yield Form(noun, "derivation", sure and a_little)


def _is_deed(root: Base) -> bool:
    """What the doer does, by its name: a победитель has a победа."""
    return root.pos == "NOUN" and len(root.lemma) >= _ROOT


def science(lemma: str) -> Iterator[Form]:
    """The man, the science and its adjective: many of the first are in no dictionary (этиолог, этиология)."""
    match = _SCIENCE.fullmatch(lemma)
    if match:
        yield Form(match[1], "derivation", False)


@remembered(maxsize=2048)
def bases(lemma: str, pos: str, grammemes: frozenset[str]) -> tuple[Base, ...]:
    return (*suffixed(lemma, pos, grammemes), *unprefixed(lemma, pos, grammemes))
