"""Compounds: a keyword found inside a longer word, where the longer word's parts meet.

Letters alone prove nothing: koeienmelk holds a koe, eiland no ei. The rest must be Dutch too, but for a link.
"""

from collections.abc import Iterator

from cluewright.core.languages.language import Compound
from cluewright.core.remembering import remembered

from . import derivation
from .bases import in_a_base
from .chance_parts import is_chance
from .compound_words import (
    INTENSIFIERS,
    LEARNED_ENDS,
    MODERN_HEADS,
    MOSTLY_ENDINGS,
    OPAQUE,
    OPAQUE_FIRST,
    PREFIXES,
    SHORT_HEADS,
    SIMPLE,
)
from .cuts import CUTS, is_certain, is_new, is_noun
from .families import made_of
from .lexicalised import DRIFTED, NO_STEMS
from .lexicon import entry
from .morphology import is_base
from .names import MADE_NAMES, SIMPLE_NAMES, is_part_of_name
from .nouns import CHANGING
from .pieces import TWO_LETTERS, is_done, is_participle, is_solid, is_syllabic, is_verb_stem, is_word, modifies
from .rivals import (
    begins_before,
    is_after_its_prefix,
    is_behind_a_prefix,
    is_cut,
    is_cut_later,
    is_particle_and_stem,
    is_rivalled,
)
from .shapes import outline, shapes_of
from .spelling import closed, infinitives, stems
from .verbs import is_verb, nouns_of
from .wholes import after_prefix, is_inflected, is_of, wholes

_CERTAIN_LENGTH = 6  # letters of a keyword that do not end up at a word's edge by chance
_LONGEST = 60


def compound(word: str, keyword: str) -> Compound | None:
    """The keyword as a part of a longer word; None for chance overlap and for forms of the keyword itself."""
    if word == keyword or len(keyword) < 2 or not 4 < len(word) <= _LONGEST:
        return None
    if not outline(keyword).search(word):
        return None
    if "-" in word and (found := _hyphenated(word, keyword)) is not None:
        return found
    plain = word.replace("-", "")
    if plain in SIMPLE_NAMES or entry(plain) in SIMPLE:  # oorlogen, of oorlog
        return None
    if plain in MADE_NAMES:
        return Compound("opaque", keyword) if is_part_of_name(plain, keyword, shapes_of(keyword)) else None
    verb = after_prefix(plain)
    if verb and keyword not in (plain.removesuffix(verb), *stems(verb)) and not is_of(keyword, verb):
        return None
    others = (whole for whole in wholes(plain) if whole != keyword)
    parts = [part for whole in others if (part := _within(whole, keyword)) is not None]
    found = next((part for part in parts if part.kind == "opaque"), parts[0] if parts else None)
    found = found or made_of(plain, keyword) or _small_at_the_end(plain.removesuffix("s"), keyword)
    found = found or _begins_opaquely(plain, keyword) or _with_its_noun(plain, keyword)
    return found or in_a_base(plain, keyword, compound)


def _with_its_noun(plain: str, keyword: str) -> Compound | None:
    """Who does what a verb says, or the deed, in a compound: hardloper for lopen, jachthond for jagen; and who has to
    do with a thing: the visser of vissersboot for vis, which a human must rule on."""
    nouns = (*nouns_of(keyword), *((who, False) for who in _people_of(keyword)))
    made = ((compound(plain, noun), clear) for noun, clear in nouns if noun in plain)
    return next((one if clear else Compound("opaque", one.part) for one, clear in made if one), None)


def _people_of(noun: str) -> Iterator[str]:
    if noun not in NO_STEMS:
        yield from (f"{verb[:-1]}r" for verb in infinitives(noun) if is_verb(verb) and entry(verb[:-1] + "r"))


def _begins_opaquely(plain: str, keyword: str) -> Compound | None:
    """A keyword in a known compound that opens a longer one: the vis of inktvis-ringen, which alone says no more."""
    for size in range(len(keyword) + 2, len(plain) - 2):
        first, rest = plain[:size], plain[size:]
        if _is_form_of_opaque(first) and keyword in first and any(map(is_base, (rest, rest[1:], rest[2:]))):
            return compound(first, keyword)
    return None


def _small_at_the_end(plain: str, keyword: str) -> Compound | None:
    """A keyword that is a diminutive, after a noun: an ijsje in waterijsje, which is small water ice by grammar."""
    first = plain.removesuffix(keyword)
    ends = keyword.endswith("je") and len(first) < len(plain) and _precedes(first, keyword)
    return Compound("transparent", keyword) if ends else None


def _hyphenated(word: str, keyword: str) -> Compound | None:
    """A hyphen parts words by itself: zwart-witfoto, tv-gids."""
    parts = word.split("-")
    shapes = shapes_of(keyword)
    return next((Compound("transparent", part) for part in parts if part == keyword or part in shapes), None)


def _within(whole: str, keyword: str) -> Compound | None:
    simple = whole in SIMPLE or is_inflected(whole) or is_participle(whole)
    if simple or (is_verb_stem(whole) and entry(whole + "tje") is None):
        return None
    if any(form.key == keyword for form in derivation.undo(whole)) or is_chance(whole, keyword):
        return None
    if (verb := after_prefix(whole)) and keyword not in (whole.removesuffix(verb),) and not is_of(keyword, verb):
        return None
    parts = CUTS.get(whole)
    part = next(_parts(whole, keyword) if parts is None else filter(parts.__contains__, shapes_of(keyword)), None)
    if part is None:
        return None
    return Compound("opaque" if _is_opaque(whole, part) else "transparent", part)


def _parts(whole: str, keyword: str) -> Iterator[str]:
    for shape in shapes_of(keyword):
        if whole.startswith(shape) and _starts(whole, shape, keyword):
            yield shape
        at = whole.find(shape, 2)
        if at > 0 and at + len(shape) < len(whole) and len(keyword) > 2 and _between(whole, shape, at):
            yield shape
    yield from _at_the_end(whole, keyword)


def _ends(whole: str, end: str, keyword: str) -> bool:
    """A herinnering is no ring of any sort, but a hardloper is a loper, as hardlopen is lopen.

    A poolster may be a star or a woman at the pole: the noun before it decides.
    """
    first = whole[: -len(end)]
    if is_cut(whole, len(first)) or not _precedes(first, end) or is_cut_later(first, end):
        return False
    if end in MOSTLY_ENDINGS and end.endswith("en") and is_verb(whole):  # smashen is no hen
        return False
    if begins_before(first, end):
        return False
    if end == "ster" and first.endswith("aar"):  # a weigeraarster is no star
        return False
    if is_particle_and_stem(whole, end) or is_behind_a_prefix(whole, end):
        return False
    if end in ("rij", "ring") and first[-1] in "ae":  # nor a galerij a row, or a versnapering a ring
        return False
    if any(whole.endswith(ending) and ending.endswith(end) and ending != end for ending in LEARNED_ENDS):
        return False
    if end == "ster" and (is_noun(first) or is_noun(first[:-1])):
        return True
    inner = (keyword, *(form.key for form in derivation.undo(keyword)))
    cuts = range(2, len(first) - is_certain(first, end))
    if any(_is_head_without(whole[cut:], end, inner) and modifies(whole[:cut]) for cut in cuts):
        return False
    return not _is_derived_without(whole, inner)


def _is_derived_without(whole: str, inner: tuple[str, ...]) -> bool:
    bases = [form.key for form in derivation.undo(whole) if form.certain]
    return bool(bases) and not any(base.endswith(inner) for base in bases)


def _is_head_without(head: str, end: str, inner: tuple[str, ...]) -> bool:
    """Whether a word at the end has the keyword in it by chance: verhouding is no ding, nor impuls a puls."""
    first = head[: -len(end)]
    if entry(head) != head:
        return False
    bases = [form.key for form in derivation.undo(head)]
    if bases:
        return not any(base.endswith(inner) for base in bases)
    return not (_precedes(first, end) or is_base(first))


def _is_derived_otherwise(whole: str, keyword: str) -> bool:
    """bedelaar is from bedelen, which has no bed in it; wetenschap is from weten, however far it has drifted."""
    bases = [base for base in _origins(whole) if whole not in _origins(base)]
    return bool(bases) and not any(_opens(base, keyword) for base in bases)


def _origins(whole: str) -> list[str]:
    """What the word is derived from. Of two that are made of one another (fantast, fantastisch) neither tells."""
    return [form.key for form in derivation.undo(whole) if form.certain or whole in DRIFTED]


def _opens(base: str, keyword: str) -> bool:
    """Whether the keyword is a first part of the base; beleven begins with be-, not with bel."""
    prefixed = any(base.startswith(p) and keyword.startswith(p) and is_verb(base[len(p) :]) for p in PREFIXES)
    return base.startswith(keyword) and not prefixed and _within(base, keyword) is not None


def _starts(whole: str, shape: str, keyword: str) -> bool:
    at = len(shape)
    linked = len(shape) > len(keyword) > 2 and shape.endswith(("en", "s")) and is_base(whole[at:]) and whole[-1] != "n"
    longer = shape if shape + "en" in CHANGING else keyword  # eier-warmer is as clear as kinder-warmer would be
    goes_on = (
        (linked and len(whole) > at + 2)
        or _follows(whole[at:], longer)
        or _is_short_head(whole, at, keyword)
        or _has_modern_head(whole, at, keyword)
    )
    if is_cut(whole, at) or not goes_on:
        return False
    if is_after_its_prefix(whole, keyword):
        return False
    if any(is_verb_stem(whole[:size]) for size in range(at + 1, len(whole) - 2)):
        return False
    return not is_rivalled(whole, at) and not _is_derived_otherwise(whole, keyword)


def _at_the_end(whole: str, keyword: str) -> Iterator[str]:
    ends = (keyword, *(stem for stem in stems(keyword) if len(stem) > 2)) if is_verb(keyword) else (keyword,)
    for end in ends:
        if whole.endswith(end) and (is_new(whole, end) or _ends(whole, end, keyword)):
            yield end


def _follows(rest: str, keyword: str) -> bool:
    """Whether the rest can be the later parts: a word of three letters, no mere ending."""
    if len(rest) < 3 or rest in MOSTLY_ENDINGS:
        return rest in TWO_LETTERS and len(keyword) > 3
    if len(keyword) == 2:
        return is_base(rest)
    if len(rest) > 4 and any(form.certain for form in derivation.undo(rest)):  # glazen-wasser
        return True
    return is_word(rest) or is_done(rest) or (len(keyword) >= _CERTAIN_LENGTH and is_syllabic(rest))


def _has_modern_head(whole: str, at: int, keyword: str) -> bool:
    """vis-mania, olifant-ologie: what everybody says and no dictionary has; a speleo-loog has no spel in it."""
    rest = whole[at:]
    if rest not in MODERN_HEADS or len(keyword) < (5 if rest[0] == "o" else 3):
        return False
    return rest in ("proof", "kundige", "verslaafd", "verslaafde") or entry(whole) is None


def _is_short_head(whole: str, at: int, keyword: str) -> bool:
    """Whether a short word that many simple words end in by chance is the head after all: deur-bel, vis-net, inkt-pen,
    kippen-ei. After three letters only the dictionary tells (bonnet)."""
    if is_new(whole, whole[at:]):
        return True
    if whole[at:] not in SHORT_HEADS or at < 3 or is_verb(whole):
        return False
    return len(keyword) > 3 or at > 4 or entry(whole) == whole


def _precedes(first: str, keyword: str) -> bool:
    """Whether what stands before the keyword can be a first part; a prefix cannot (gebed has no bed)."""
    if first == "in" and is_verb(keyword):  # inslapen
        return True
    if first in PREFIXES or len(first) < 2:
        return False
    if first in INTENSIFIERS:
        return len(keyword) > 2 and keyword not in MOSTLY_ENDINGS
    if len(keyword) == 2 or keyword in MOSTLY_ENDINGS:
        return len(first) > 3 and modifies(first) and (is_noun(first) or first[-1] in "sn")
    if len(first) > 4 and first[-1] == "e" and first[-2] == first[-3] and is_noun(first[:-2]):  # zonne-bloem
        return True
    return modifies(first) or (len(keyword) >= _CERTAIN_LENGTH and is_syllabic(first))


def _between(whole: str, shape: str, at: int) -> bool:
    first, rest = whole[:at], whole[at + len(shape) :]
    if min(len(shape), len(first)) <= 3 or len(rest) <= 2:
        return False
    if is_cut(whole, at) or is_cut(whole, at + len(shape)):
        return False
    if any(is_solid(whole[cut:]) and modifies(whole[:cut]) for cut in range(at + 1, at + len(shape))):
        return False
    return _precedes(first, shape) and _follows(rest, shape)


@remembered(maxsize=512)
def _opaque_with(part: str) -> tuple[str, ...]:
    return tuple(sorted(whole for whole in OPAQUE if part in whole))


def _is_form_of_opaque(first: str) -> bool:
    return first in OPAQUE or (first.endswith("en") and not OPAQUE.isdisjoint(closed(first[:-2])))


def _is_opaque(whole: str, part: str) -> bool:
    """Whether the meaning cannot be told from the parts: a particle verb, or a compound known to be so."""
    if whole in OPAQUE or any(whole.endswith(end) for end in _opaque_with(part) if end != part):
        return True
    at = max(1, whole.find(part))
    firsts = {whole[:size] for size in range(at + 1, len(whole)) if size > len(part) or at > 1}
    if any(map(_is_form_of_opaque, firsts - {part + "n", part + "en"})):
        return True  # brandweer-wagen, paddenstoelen-soep; but zeehonden-bak is of the seal itself
    first = whole[: -len(part)] if whole.endswith(part) else part
    return first in OPAQUE_FIRST or is_verb(whole) or (part in MOSTLY_ENDINGS and any(derivation.undo(whole)))
