"""Compounds: a keyword found inside a longer word, where the longer word's parts meet.

Dutch writes compounds as one word, so that letters alone prove nothing: koeienmelk holds a koe, eiland no ei.
What is left of the word must be Dutch too, a linking s, e, n, en or er aside.
"""

import re
from collections.abc import Iterator

from cluewright.core.languages.language import Compound
from cluewright.core.remembering import remembered

from . import derivation
from .compound_words import LEARNED_ENDS, MOSTLY_ENDINGS, OPAQUE, OPAQUE_FIRST, PREFIXES, SHORT_HEADS, SIMPLE
from .cuts import CUTS, has_diminutive, is_certain, is_new, is_noun
from .families import made_of
from .lexicalised import DRIFTED
from .lexicon import entry
from .morphology import inflections, is_base
from .names import MADE_NAMES, SIMPLE_NAMES, is_part_of_name
from .nouns import CHANGING
from .spelling import infinitives, opened, stems
from .verbs import INSEPARABLE, PARTICLES, is_verb, leading_particles, of_participle
from .wholes import after_prefix, is_inflected, is_of, wholes

_LINKS = ("s", "e", "n", "en", "ens")
_MODIFIERS = frozenset(PARTICLES) | {"tussen"}
_CERTAIN_LENGTH = 6  # letters of a keyword that do not end up at a word's edge by chance
_LONGEST = 60
_VOWELS = "aeiouyáàâäéèêëíìîïóòôöúùûüj"  # and j, which ij is written with
_CONSONANTS = re.compile(f"[^{_VOWELS}]+")
_VOICED = {"s": "z", "f": "v"}  # glas, glazenwasser
_SHAPES = {  # the rest follows rules
    "schip": ["scheeps", "scheep"], "kalf": ["kalfs"], "god": ["goden"], "lid": ["leden"], "spel": ["speel"],
    "smid": ["smeed"], "hersenen": ["hersen"],
}  # fmt: skip
_SOFTENED = {"f": "[fv]", "s": "[sz]"}
_TWO_LETTERS = frozenset(("ei", "as", "os", "ui", "ra", "la", "pa", "ma", "pi", "tv", "pc", "wc", "cd"))


def compound(word: str, keyword: str) -> Compound | None:
    """The keyword as a part of a longer word; None for chance overlap and for forms of the keyword itself."""
    if word == keyword or len(keyword) < 2 or not 4 < len(word) <= _LONGEST:
        return None
    if not _outline(keyword).search(word):
        return None
    if "-" in word and (found := _hyphenated(word, keyword)) is not None:
        return found
    plain = word.replace("-", "")
    if plain in SIMPLE_NAMES:
        return None
    if plain in MADE_NAMES:
        return Compound("opaque", keyword) if is_part_of_name(plain, keyword, _inside(keyword)) else None
    verb = after_prefix(plain)
    if verb and keyword not in (plain.removesuffix(verb), *stems(verb)) and not is_of(keyword, verb):
        return None
    others = (whole for whole in wholes(plain) if whole != keyword)
    parts = [part for whole in others if (part := _within(whole, keyword)) is not None]
    return next((part for part in parts if part.kind == "opaque"), parts[0] if parts else made_of(plain, keyword))


@remembered(maxsize=256)
def _outline(keyword: str) -> re.Pattern[str]:
    """What every shape of the keyword has in it, to see at once that a word has none: its first consonants, vowels,
    and the consonant after them, hard or soft (stad and steden, huis and huizen). An infinitive may lose that one
    (rijden, rij)."""
    first = _CONSONANTS.match(keyword)
    onset = first[0] if first else ""
    rest = keyword[len(onset) :]
    after = rest.lstrip(_VOWELS)[:1]
    if not after or keyword.endswith("n"):
        return re.compile(f"{re.escape(onset)}[{_VOWELS}]?")
    return re.compile(f"{re.escape(onset)}[{_VOWELS}]+{_SOFTENED.get(after, re.escape(after))}")


@remembered(maxsize=256)
def _inside(keyword: str) -> tuple[str, ...]:
    """Shapes of the keyword before another part: koe, koeien; boek, boeken; stad, stads, steden; rijd, rij."""
    shapes = [
        keyword,
        *(keyword + link for link in _LINKS if link != "n" or keyword.endswith("e")),
        *(plural for plural, base in CHANGING.items() if base == keyword),
        *(plural[:-2] for plural, base in CHANGING.items() if base == keyword and plural.endswith("eren")),
    ]
    shapes += _SHAPES.get(keyword, ())
    shapes += [keyword[:-1] + _VOICED[keyword[-1]] + "en"] if keyword[-1] in _VOICED else []
    shapes += [stem + link for stem in opened(keyword) for link in ("en", "e")]
    if keyword.endswith("n") and is_verb(keyword):
        shapes += [stem for stem in stems(keyword) if len(stem) > 2]
        shapes += [stem[:-1] for stem in stems(keyword) if stem.endswith("jd") and len(stem) > 3]
    return tuple(dict.fromkeys(shape for shape in sorted(shapes, key=len) if _is_shape(shape, keyword)))


def _is_shape(shape: str, keyword: str) -> bool:
    """A shape that is a word must be a form of the keyword: a halsband is of no hal, a botenhuis of no bot."""
    if shape == keyword or keyword.startswith(shape) or entry(shape) in (None, keyword):
        return True
    if shape.endswith("e") and any(form.key == keyword for form in inflections(shape + "n")):  # katte-kop
        return True
    if shape in _SHAPES.get(keyword, ()) or keyword in (CHANGING.get(shape), CHANGING.get(shape + "en")):
        return True
    return any(form.key == keyword for form in inflections(shape))


def _hyphenated(word: str, keyword: str) -> Compound | None:
    """A hyphen parts words by itself: zwart-witfoto, tv-gids."""
    parts = word.split("-")
    shapes = _inside(keyword)
    return next((Compound("transparent", part) for part in parts if part == keyword or part in shapes), None)


def _within(whole: str, keyword: str) -> Compound | None:
    if (
        whole in SIMPLE
        or is_inflected(whole)
        or _is_participle(whole)
        or (_is_verb_stem(whole) and entry(whole + "tje") is None)
    ):
        return None
    if any(form.key == keyword for form in derivation.undo(whole)):
        return None
    if (verb := after_prefix(whole)) and keyword not in (whole.removesuffix(verb),) and not is_of(keyword, verb):
        return None
    parts = CUTS.get(whole)
    part = next(_parts(whole, keyword) if parts is None else filter(parts.__contains__, _inside(keyword)), None)
    if part is None:
        return None
    return Compound("opaque" if _is_opaque(whole, part) else "transparent", part)


def _is_participle(whole: str) -> bool:
    """rokend is from roken, and no end of a rok."""
    return whole.endswith("end") and is_verb(whole[:-1])


def _is_done(rest: str) -> bool:
    """oor-verdovend, hart-verscheurend, hand-gemaakt."""
    return len(rest) > 5 and (_is_participle(rest) or any(map(is_verb, of_participle(rest))))


def _parts(whole: str, keyword: str) -> Iterator[str]:
    for shape in _inside(keyword):
        if whole.startswith(shape) and _starts(whole, shape, keyword):
            yield shape
        at = whole.find(shape, 2)
        if at > 0 and at + len(shape) < len(whole) and len(keyword) > 2 and _between(whole, shape, at):
            yield shape
    yield from _at_the_end(whole, keyword)


def _is_cut(whole: str, at: int) -> bool:
    """Whether a cut goes through a simple word: standaardmaat is not of stand, vakantie-eiland not of land."""
    if whole in SIMPLE:
        return True
    starts = (size for size in range(at + 1, len(whole)) if whole[:size] in SIMPLE)
    ends = (start for start in range(1, at) if whole[start:] in SIMPLE)
    return any(_is_left(whole[size:]) for size in starts) or any(_is_left(whole[:start]) for start in ends)


def _is_left(piece: str) -> bool:
    """Whether this can stand beside a simple word: nothing is left of a politiek in politie-kogel."""
    return len(piece) < 3 or piece in MOSTLY_ENDINGS or _modifies(piece) or _modifies(piece.removeprefix("s"))


def _ends(whole: str, end: str, keyword: str) -> bool:
    """A herinnering is no ring of any sort, but a hardloper is a loper, as hardlopen is lopen.

    A poolster may be a star or a woman at the pole: the noun before it decides.
    """
    first = whole[: -len(end)]
    if _is_cut(whole, len(first)) or not _precedes(first, end) or _is_cut_later(first, end):
        return False
    if end in MOSTLY_ENDINGS and end.endswith("en") and is_verb(whole):  # smashen is no hen
        return False
    if _begins_before(first, end):
        return False
    if end == "ster" and first.endswith("aar"):  # a weigeraarster is no star
        return False
    if _is_particle_and_stem(whole, end):
        return False
    if end in ("rij", "ring") and first[-1] in "ae":  # nor a galerij a row, or a versnapering a ring
        return False
    if any(whole.endswith(ending) and ending.endswith(end) and ending != end for ending in LEARNED_ENDS):
        return False
    if end == "ster" and (is_noun(first) or is_noun(first[:-1])):
        return True
    inner = (keyword, *(form.key for form in derivation.undo(keyword)))
    cuts = range(2, len(first) - is_certain(first, end))
    if any(_is_head_without(whole[cut:], end, inner) and _modifies(whole[:cut]) for cut in cuts):
        return False
    return not _is_derived_without(whole, inner)


def _begins_before(first: str, end: str) -> bool:
    """Whether the last part has a letter more: a dobbel-steen has no teen. A part that is a noun with that
    letter, or takes an s before another, says that it has not: dans-tent, volks-taal."""
    if first[-1] not in "snek" or is_certain(first, end):
        return False
    return is_base(first[-1] + end) and _modifies(first[:-1])


def _is_cut_later(first: str, end: str) -> bool:
    """Whether only the cut one letter on leaves two words: stop-licht is no plicht, kaas-taart no staart."""
    return len(end) > 3 and not is_base(first) and is_base(end[1:]) and is_base(first + end[0])


def _is_particle_and_stem(whole: str, end: str) -> bool:
    """An aftrek is what there is to trekken, and has no rek in it."""
    rests = (whole[len(particle) :] for particle in leading_particles(whole))
    chance = (rest for rest in rests if len(rest) > len(end) and rest[: -len(end)] not in _MODIFIERS)
    return any(not is_base(rest[: -len(end)]) and any(map(is_verb, infinitives(rest))) for rest in chance)


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


def _is_rivalled(whole: str, at: int) -> bool:
    """Whether the word is cut better further on: boter-ham, not bot-erham; wolken-krabber, not wol-kenkrabber."""
    if len(whole) - at > 3 and is_noun(whole[:at]) and has_diminutive(whole[at:]):
        return False  # zee-rover as well as anything else
    cuts = range(at + 1, len(whole) - 2)
    return any(
        not _is_part(whole[at:cut]) and _is_solid(whole[cut:]) and (_is_solid(whole[:cut]) or is_base(whole[:cut]))
        for cut in cuts
    )


def _is_part(piece: str) -> bool:
    return piece in _LINKS or (piece not in MOSTLY_ENDINGS and _is_word(piece))


def _is_solid(piece: str) -> bool:
    """A headword, or the plural of one, long enough to be no accident."""
    headword = entry(piece)
    if len(piece) < 3 or headword is None or piece in MOSTLY_ENDINGS:
        return False
    return is_base(piece) or piece == headword + "s" or (piece.endswith("en") and not headword.endswith("en"))


def _is_verb_stem(piece: str) -> bool:
    """kampeer-lijst is no list of a kam and a peer."""
    return len(piece) > 4 and piece.endswith("eer") and any(map(is_verb, infinitives(piece)))


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
    goes_on = (linked and len(whole) > at + 2) or _follows(whole[at:], longer) or _is_short_head(whole, at, keyword)
    if _is_cut(whole, at) or not goes_on:
        return False
    if _is_after_its_prefix(whole, keyword):
        return False
    if any(_is_verb_stem(whole[:size]) for size in range(at + 1, len(whole) - 2)):
        return False
    return not _is_rivalled(whole, at) and not _is_derived_otherwise(whole, keyword)


def _is_after_its_prefix(whole: str, keyword: str) -> bool:
    """Whether the keyword only begins like the word, with a prefix: be-stand and be-stelbus have no bes in them."""
    prefix = next((one for one in INSEPARABLE if keyword.startswith(one)), "")
    if not prefix or any(c in _VOWELS for c in keyword[len(prefix) :]):
        return False
    rest = whole[len(prefix) :]
    if len(rest) <= 3 or rest in MOSTLY_ENDINGS:
        return False
    return entry(rest) is not None or any(_is_pair(rest[:cut], rest[cut:]) for cut in range(4, len(rest) - 2))


def _at_the_end(whole: str, keyword: str) -> Iterator[str]:
    ends = (keyword, *(stem for stem in stems(keyword) if len(stem) > 2)) if is_verb(keyword) else (keyword,)
    for end in ends:
        if whole.endswith(end) and (is_new(whole, end) or _ends(whole, end, keyword)):
            yield end


def _follows(rest: str, keyword: str) -> bool:
    """Whether the rest can be the later parts: a word of three letters, no mere ending."""
    if len(rest) < 3 or rest in MOSTLY_ENDINGS:
        return rest in _TWO_LETTERS and len(keyword) > 3
    if len(keyword) == 2:
        return is_base(rest)
    if len(rest) > 4 and any(form.certain for form in derivation.undo(rest)):  # glazen-wasser
        return True
    return _is_word(rest) or _is_done(rest) or (len(keyword) >= _CERTAIN_LENGTH and _is_syllabic(rest))


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
    if first in PREFIXES or len(first) < 2:
        return False
    if len(keyword) == 2 or keyword in MOSTLY_ENDINGS:
        return len(first) > 3 and _modifies(first) and (is_noun(first) or first[-1] in "sn")
    return _modifies(first) or (len(keyword) >= _CERTAIN_LENGTH and _is_syllabic(first))


def _between(whole: str, shape: str, at: int) -> bool:
    first, rest = whole[:at], whole[at + len(shape) :]
    if min(len(shape), len(first)) <= 3 or len(rest) <= 2:
        return False
    if _is_cut(whole, at) or _is_cut(whole, at + len(shape)):
        return False
    if any(_is_solid(whole[cut:]) and _modifies(whole[:cut]) for cut in range(at + 1, at + len(shape))):
        return False
    return _precedes(first, shape) and _follows(rest, shape)


def _modifies(first: str) -> bool:
    if first in _MODIFIERS or first in _TWO_LETTERS or _is_word(first):
        return True
    if first.endswith("er") and first + "en" in CHANGING:
        return True
    return any(
        first.endswith(link) and _is_word(first[: -len(link)]) for link in _LINKS if link != "n" or first[-2:] == "en"
    )


def _is_word(part: str, depth: int = 1) -> bool:
    """A dictionary form of three letters or more, a plural of one, or a compound of two such words."""
    if len(part) < 3:
        return False
    if is_base(part) or (entry(part) is not None and part.endswith(("en", "s", "ing", "je"))):
        return True
    return depth > 0 and any(_is_pair(part[:at], part[at:]) for at in range(3, len(part) - 2))


def _is_pair(first: str, rest: str) -> bool:
    if rest in MOSTLY_ENDINGS or first in PREFIXES or not is_base(rest):
        return False
    return first in _MODIFIERS or is_base(first) or (first[-1:] in ("s", "e", "n") and is_base(first[:-1]))


def _is_syllabic(part: str) -> bool:
    return len(part) > 2 and any(c in "aeiouy" for c in part)


@remembered(maxsize=512)
def _opaque_with(part: str) -> tuple[str, ...]:
    return tuple(sorted(whole for whole in OPAQUE if part in whole))


def _is_opaque(whole: str, part: str) -> bool:
    """Whether the meaning cannot be told from the parts: a particle verb, or a compound known to be so."""
    if whole in OPAQUE or any(whole.endswith(end) for end in _opaque_with(part) if end != part):
        return True
    if any(whole[:size] in OPAQUE for size in range(len(part) + 1, len(whole))) and whole.startswith(part):
        return True
    first = whole[: -len(part)] if whole.endswith(part) else part
    return first in OPAQUE_FIRST or is_verb(whole) or (part in MOSTLY_ENDINGS and any(derivation.undo(whole)))
