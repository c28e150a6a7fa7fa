"""English derivation undone: which words could this one be made from by an ending or a prefix?

The endings in `_TRANSPARENT` leave the meaning alone (darkness, cowlike): a hypothesis with them is certain. With the
others it is a question for a human: a teacher does teach, but a corner has no corn.
"""

from collections.abc import Iterator

from cluewright.core.languages.language import Form

from .drifted import DRIFTED
from .inflection import restored
from .vocabulary import is_ordinary, is_word

_TRANSPARENT = ("ness", "less", "like", "hood", "ship", "fully", "ful", "ish", "wise", "ward", "wards", "dom")

# Endings that leave the meaning alone when they are simply put on (magnetic, golden, duckling).
_PLAIN = ("ic", "al", "ous", "ist", "ism", "ian", "ify", "able", "ize", "ise", "ess", "ery", "en", "ling")

_OPEN = (
    "ability", "ibility", "ability", "ably", "ibly", "able", "ible", "ation", "ition", "tion", "ion", "ment",
    "ance", "ence", "ancy", "ency", "ant", "ent", "al", "ial", "ual", "ical", "ically", "ally", "ic", "ics",
    "atic", "istic", "ist", "ism", "ian", "ean", "an", "ary", "ery", "ry", "ory", "ous", "ious", "eous", "uous",
    "ity", "ety", "ty", "ive", "ative", "itive", "ize", "ise", "ify", "ate", "en", "age", "eer", "ier", "or",
    "ar", "ee", "ess", "ette", "let", "ling", "ure", "th", "some", "ster", "y", "ie", "ization", "isation",
    "ification", "ology", "ologist", "er",
)  # fmt: skip

_AFTER_SHORT = frozenset({"ous", "eous", "ify", "ular"})
_OF_VERBS = frozenset({"ize", "ise", "ify"})

# A stem that has lost its last sound to the ending, and what to put back: erosion - erode, deduction - deduce.
_CHANGED = (
    ("sion", ("d", "de", "se", "t", "s")),
    ("ssion", ("t", "de", "d")),
    ("ption", ("be", "pt", "ve")),
    ("ction", ("ce", "ct")),
    ("tion", ("t", "te", "d", "e")),
    ("cy", ("t", "te")),
    ("bility", ("ble",)),
    ("bly", ("ble",)),
    ("ssive", ("d", "de", "t")),
    ("sive", ("d", "de", "se")),
    ("ic", ("y", "ia", "o", "e")),
    ("ical", ("y", "e", "ic")),
    ("ous", ("y", "ion", "e")),
    ("cial", ("ce", "ty")),
    ("tial", ("ce", "t")),
    ("tic", ("sis", "t", "s")),
    ("cian", ("c", "cs")),
    ("nal", ("n",)),
    ("ular", ("le", "ule")),
    ("inal", ("en", "ine")),
    ("ify", ("or", "y", "e")),
)

_PREFIXES = ("un", "re", "dis", "non", "over", "under", "mis", "pre", "anti", "sub", "super", "de", "out", "en", "em")


def derived(word: str) -> Iterator[Form]:
    """Every word of the vocabulary that this one could be derived from in one step."""
    if word in DRIFTED:
        return
    for ending in _TRANSPARENT:
        yield from (Form(base, "derivation") for base in _off(word, ending, 3))
    yield from (Form(base, "derivation", _is_adverb(word)) for base in _off(word, "ly", 3))
    yield from (Form(base, "derivation", _is_adjective(word)) for base in _off(word, "y", 3))
    for base in _off(word, "er", 3):
        yield Form(base, "derivation", len(base) > 3 and _is_verb(base))
    for ending in _PLAIN:
        if not word.endswith(ending) or is_no_verb(word, ending):
            continue
        if is_ordinary(word.removesuffix(ending)) and len(word) - len(ending) > 3:
            base = word.removesuffix(ending)
            yield Form(base, "derivation", len(base) > 4 or ending in ("en", "ling"))
    for ending in _OPEN:
        if not is_no_verb(word, ending):
            least = 3 if ending in _AFTER_SHORT else 4
            yield from (Form(base, "derivation", False) for base in _off(word, ending, least) if is_ordinary(base))
    yield from _with_change(word)
    yield from _without_prefix(word)


def _off(word: str, ending: str, least: int) -> Iterator[str]:
    if word.endswith(ending) and len(word) - len(ending) > 2:
        for base in restored(word[: -len(ending)]):
            if len(base) >= least and base != word and is_word(base):
                yield base


def _is_adjective(word: str) -> bool:
    """Rainy is an adjective because rainier or raininess is a word; a party has no partiest."""
    return any(is_word(f"{word[:-1]}{ending}") for ending in ("iest", "iness", "ily"))


def _is_adverb(word: str) -> bool:
    """Most words in -ly are adverbs; those that can be compared (friendly, belly) need a look."""
    return len(word) > 5 and not is_word(f"{word[:-1]}ies")


def is_no_verb(word: str, ending: str) -> bool:
    """Whether a word with an ending that makes verbs is none, because it has no participle (paradise)."""
    made = ending in _OF_VERBS and word.endswith(ending) and is_word(word)
    return made and not is_word(f"{word.removesuffix('e')}ing")


def _is_verb(word: str) -> bool:
    stem = word.removesuffix("e")
    return is_ordinary(f"{stem}ing") or is_ordinary(f"{stem}{stem[-1]}ing")


def _with_change(word: str) -> Iterator[Form]:
    for ending, replacements in _CHANGED:
        if word.endswith(ending):
            stem = word[: -len(ending)]
            for new in replacements:
                base = f"{stem}{new}"
                if len(base) > 3 and base != word and is_word(base):
                    yield Form(base, "derivation", False)


def _without_prefix(word: str) -> Iterator[Form]:
    for prefix in _PREFIXES:
        base = word.removeprefix(prefix)
        if base != word and len(base) > 3 and is_ordinary(base):
            yield Form(base, "derivation", prefix in ("un", "non") and len(base) > 4)
