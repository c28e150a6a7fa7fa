"""The shapes that a keyword takes as a part of a longer word: koeien-melk, steden-bouw, rij-bewijs."""

import re

from cluewright.core.remembering import remembered

from . import derivation
from .lexicon import entry
from .morphology import inflections
from .nouns import CHANGING
from .pieces import LINKS
from .spelling import opened, stems
from .verbs import is_verb

VOWELS = "aeiouyáàâäéèêëíìîïóòôöúùûüj"  # and j, which ij is written with
_CONSONANTS = re.compile(f"[^{VOWELS}]+")
_VOICED = {"s": "z", "f": "v"}  # glas, glazenwasser
_SHAPES = {  # the rest follows rules
    "schip": ["scheeps", "scheep"], "kalf": ["kalfs"], "god": ["goden"], "lid": ["leden"], "spel": ["speel"],
    "smid": ["smeed"], "hersenen": ["hersen"],
}  # fmt: skip
_SOFTENED = {"f": "[fv]", "s": "[sz]"}


@remembered(maxsize=256)
def outline(keyword: str) -> re.Pattern[str]:
    """What every shape of the keyword has in it, to see at once that a word has none: its first consonants, vowels,
    and the consonant after them, hard or soft (stad and steden, huis and huizen). An infinitive may lose that one
    (rijden, rij)."""
    first = _CONSONANTS.match(keyword)
    onset = first[0] if first else ""
    rest = keyword[len(onset) :]
    after = rest.lstrip(VOWELS)[:1]
    if not after or keyword.endswith("n"):
        return re.compile(f"{re.escape(onset)}[{VOWELS}]?")
    return re.compile(f"{re.escape(onset)}[{VOWELS}]+{_SOFTENED.get(after, re.escape(after))}")


@remembered(maxsize=256)
def shapes_of(keyword: str) -> tuple[str, ...]:
    """Shapes of the keyword before another part: koe, koeien; boek, boeken; stad, stads, steden; rijd, rij."""
    shapes = [
        keyword,
        *(keyword + link for link in LINKS if link != "n" or keyword.endswith("e")),
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
    if shape == keyword + "s" and any(form.key == keyword for form in derivation.undo(shape)):  # honds-dol
        return True
    if shape in _SHAPES.get(keyword, ()) or keyword in (CHANGING.get(shape), CHANGING.get(shape + "en")):
        return True
    return any(form.key == keyword for form in inflections(shape))
