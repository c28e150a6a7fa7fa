"""English derivation undone: which words could this one be made from by an ending or a prefix?

The endings in `_TRANSPARENT` leave the meaning alone (darkness, cowlike): a hypothesis with them is certain. With the
others it is a question for a human: a teacher does teach, but a corner has no corn.
"""

from collections.abc import Iterator
from dataclasses import replace

from cluewright.core.languages.language import Form

from .drifted import DRIFTED, DRIFTED_FROM, NEVER_FROM, NO_TRADE, NOT_OF, NOT_SUCH, UNRELATED
from .inflection import restored
from .made import SURELY, made_from
from .names import BY_CHANCE
from .vocabulary import exists, is_name, is_ordinary, is_word

_TRANSPARENT = frozenset(
    {"ness", "less", "like", "hood", "ship", "fully", "ful", "ish", "wise", "ward", "wards", "dom"}
)

# Endings that leave the meaning alone when they are simply put on (golden, duckling).
_PLAIN = frozenset({"al", "ous", "ist", "ism", "ian", "ify", "able", "ize", "ise", "ess", "ery", "en", "ling"})

_OPEN = frozenset(
    """
    ability able ably age al ally an ance ancy ant ar ary ate atic ation ative ean ee eer en ence ency ent eous er
    ery ess ette ety ial ian ibility ible ibly ic ical ically ics ie ier ification ify ion ious isation ise ism
    ist istic ition itive ity ive ization ize let ling ment ologist ology or ory ous ry some ster th tion ty ual
    uous ure y
    """.split()  # noqa: SIM905 - a list of quoted words would be three times as long
)

_AFTER_SHORT = frozenset({"ous", "eous", "ify", "ular"})
_BEFORE_IC = ("o", "e", "y", "ia", "a")
_OF_VERBS = frozenset({"ize", "ise", "ify"})

# A stem that has lost its last sound to the ending, and what to put back: erosion - erode, deduction - deduce.
_CHANGED = (
    ("sion", ("d", "de", "se", "t", "s")),
    ("ssion", ("t", "de", "d")),
    ("ption", ("b", "be", "pt", "ve", "ive", "e")),
    ("faction", ("fy",)),
    ("cession", ("ceed",)),
    ("ction", ("ce", "ct")),
    ("cation", ("ke",)),
    ("lution", ("lve",)),
    ("pulsion", ("pel",)),
    ("pulsive", ("pel",)),
    ("anation", ("ain",)),
    ("amation", ("aim",)),
    ("unciation", ("ounce",)),
    ("tenance", ("tain",)),
    ("rance", ("er",)),
    ("tion", ("t", "te", "d", "e")),
    ("cy", ("t", "te")),
    ("ptcy", ("pt",)),
    ("incy", ("in",)),
    ("bility", ("ble",)),
    ("bly", ("ble",)),
    ("ssive", ("d", "de", "t")),
    ("sive", ("d", "de", "se")),
    ("ic", ("y", "ia", "o", "e")),
    ("ical", ("y", "e", "ic")),
    ("ous", ("y", "ion", "e")),
    ("ious", ("ion",)),
    ("itious", ("ion",)),
    ("getic", ("gy",)),
    ("thetic", ("thy",)),
    ("antic", ("ance",)),
    ("ology", ("o", "a")),
    ("eer", ("y",)),
    ("tize", ("",)),
    ("tise", ("",)),
    ("tist", ("",)),
    ("ular", ("le", "ule")),
    ("aculous", ("acle",)),
    ("ian", ("y",)),
    ("cial", ("ce", "ty")),
    ("tial", ("ce", "t")),
    ("tic", ("sis", "t", "s")),
    ("cian", ("c", "cs")),
    ("nal", ("n",)),
    ("rous", ("er",)),
    ("inal", ("en", "ine")),
    ("ify", ("or", "y", "e")),
    ("ist", ("o", "y", "a", "e", "ism")),
    ("ism", ("ist",)),
    ("ification", ("ify",)),
    ("tress", ("tor", "ter")),
    ("trix", ("tor",)),
    ("woman", ("man",)),
    ("nce", ("nt",)),
)

# Learned endings that change nothing but the kind of word, and what must stand before them: circular, miraculous,
# historian, historical, piratical, piracy, possibly.
_LEARNED = {
    "ular": ("cle", "gle", "cule"),
    "aculous": ("acle",),
    "ian": ("ary", "ory", "edy"),
    "ical": ("y", "ate", "atre"),
    "cy": ("ate",),
    "bly": ("ble",),
}

# What a woman is called who does the same.
_FEMININE = frozenset({"tress", "trix", "woman"})
# Learned nouns that a negative beginning only denies: impatience, insecurity. Others (infusion, invoice) only look so.
_LEARNED_NOUN = ("ity", "ety", "ence", "ance", "acy", "ency", "tude")

_PREFIXES = frozenset(
    {"un", "re", "dis", "non", "over", "under", "mis", "pre", "anti", "sub", "super", "de", "out", "en", "em"}
)
_NEGATIVE = frozenset({"un", "in", "im", "il", "ir", "dis"})
_BEFORE_SHORT = frozenset({"re", "un", "out", "over"})


_ENDING_IN_F = (
    "dwarf", "elf", "hoof", "knife", "loaf", "mischief", "roof", "scarf", "sheaf", "thief", "turf", "wharf", "wife",
    "wolf",
)  # fmt: skip
_AFTER_V = frozenset({"ed", "en", "ery", "ing", "ish", "ishly", "ous", "ously"})
_GIVEN_BACK = dict(_CHANGED)
_ENDINGS = frozenset({*_TRANSPARENT, *_PLAIN, *_OPEN, *_GIVEN_BACK, "ly", "y", "er", "ine"})
_LONGEST = max(map(len, _ENDINGS))


def derived(word: str) -> Iterator[Form]:
    """Every word of the vocabulary that this one could be derived from in one step."""
    yield from (Form(base, "derivation", word in SURELY) for base in made_from(word))
    if word in UNRELATED or word in BY_CHANCE:
        return
    for form in _undone(word):
        if NEVER_FROM.get(word) == form.key:
            continue
        drifted = word in DRIFTED or DRIFTED_FROM.get(word) == form.key
        yield replace(form, certain=False) if drifted else form


def _voiced(word: str) -> Iterator[Form]:
    """What has an f or fe of its own before endings that turn it into a v: thieving, elvish, hooved."""
    stem, v, ending = word.partition("v")
    if v and ending in _AFTER_V and (base := _VOICED.get(stem)):
        yield Form(base, "derivation", ending != "ing")


_VOICED = {base.removesuffix("e")[:-1]: base for base in _ENDING_IN_F}


def _undone(word: str) -> Iterator[Form]:
    for start in range(max(len(word) - _LONGEST, 2), len(word)):
        ending = word[start:]
        if ending in _ENDINGS and not is_no_verb(word, ending):
            yield from _without(word, ending)
            yield from _with_change(word, ending)
    yield from _without_prefix(word)
    yield from _voiced(word)


def _without(word: str, ending: str) -> Iterator[Form]:
    if ending in _TRANSPARENT:
        yield from (Form(base, "derivation") for base in _off(word, ending, 3))
    elif ending == "ly":
        for base in _off(word, ending, 3):
            sure = _is_adverb(word, base)
            yield Form(base, "derivation", sure)
            yield from _named(base, sure=sure)
    elif ending == "er":
        for base in _off(word, ending, 3):
            if _may_do(base):
                yield Form(base, "derivation", _is_doer(word, base) or _is_one_of(word, base))
    elif ending in _BY_ENDING:
        yield from _BY_ENDING[ending](word)
    base = word.removesuffix(ending)
    if ending in _PLAIN and len(base) > 3 and is_ordinary(base):
        yield Form(base, "derivation", len(base) > 4 or ending in ("en", "ling", "ism"))
    if ending in _OPEN:
        least = 3 if ending in _AFTER_SHORT else 4
        yield from (Form(base, "derivation", False) for base in _off(word, ending, least) if is_ordinary(base))


def _trade(word: str) -> Iterator[Form]:
    """Whose work or workplace this is: a butcher's, a baker's, a robber's. Greenery is none of a "greener", for that is
    a comparison; and of words that drifted (battery) a human should judge."""
    doer = word[:-1]
    if is_ordinary(doer) and is_word(f"{doer}s") and not is_word(f"{doer[:-2]}est"):
        yield Form(doer, "derivation", word not in NO_TRADE)


def _of_office(word: str) -> Iterator[Form]:
    """Whoever this belongs to: a gladiator, a minister, a president. What is confidential is nobody confident's."""
    base = word.removesuffix("ial")
    is_noun = len(base) > 5 and base.endswith(("or", "er", "ent")) and is_word(f"{base}s") and not is_word(f"{base}ly")
    if is_noun and is_ordinary(base):
        yield Form(base, "derivation", word not in NOT_OF)


def _named(adjective: str, *, sure: bool) -> Iterator[Form]:
    """The noun for what an adverb or an opposite says of something (sadly, unkind, silently): it is as near as the
    adjective is, unless it has drifted away from that (business, presence)."""
    stem = f"{adjective[:-1]}i" if adjective.endswith("y") else adjective
    nouns = (f"{stem}ness", *((f"{adjective[:-1]}ce",) if adjective.endswith("nt") else ()), *_properties(adjective))
    for noun in nouns:
        if noun not in DRIFTED and DRIFTED_FROM.get(noun) != adjective and is_ordinary(noun):
            yield Form(noun, "derivation", sure)


def _properties(adjective: str) -> Iterator[str]:
    """The nouns in -ity that there may be for an adjective: stupid(ity), pur(ity), curi(osity), electr(icity)."""
    yield f"{adjective}ity"
    if adjective.endswith("ble"):
        yield f"{adjective[:-2]}ility"
    elif adjective.endswith("e"):
        yield f"{adjective[:-1]}ity"
    elif adjective.endswith("ous"):
        yield f"{adjective[:-3]}osity"
    elif adjective.endswith("ical"):
        yield f"{adjective[:-2]}ity"


def _without_y(word: str) -> Iterator[Form]:
    sure = _is_adjective(word)
    for base in _off(word, "y", 3):
        if _is_plain(base):
            yield Form(base, "derivation", sure or _is_like(word, base))


def _without_ic(word: str) -> Iterator[Form]:
    """What an adjective in -ic belongs to, with what the ending took away or added: angel, metal(l), volcan(o), cub(e),
    allerg(y), nostalg(ia), panoram(a), problem(at), dram(a)(t), the(me)(mat); and names (Iceland). Rare words are often
    like another by chance (boric, bore): of them only what has five letters counts; of names, only what is whole."""
    stem, rank = word[:-2], 1 if is_ordinary(word) else 0 if is_name(word) else 2
    bases = [stem]
    if rank:
        bases += [f"{stem}{end}" for end in _BEFORE_IC]
        if stem[-1:] == stem[-2:-1]:
            bases.append(stem[:-1])
        if stem.endswith("mat"):
            bases += [base for base in (stem[:-1], f"{stem[:-2]}e", stem[:-2]) if len(base) > 4]
    for base in bases:
        long = len(base) > (3 if rank == 1 else 4)
        if (long and is_ordinary(base)) or (base == stem and _is_long_name(base)):
            yield Form(base, "derivation")


def _of_adjective(word: str) -> Iterator[Form]:
    """The property that an adjective in -ic names: electricity, elasticity."""
    if word.endswith("icity") and is_ordinary(word[:-3]):
        yield Form(word[:-3], "derivation")
        return
    stem = word[:-3]
    for base in (stem, f"{stem}e", f"{stem[:-2]}ous" if stem.endswith("os") else ""):
        # What an author or a hospital is like is no authority and no hospitality: they have no adverb.
        if len(base) > 3 and is_ordinary(base) and is_word(_adverb(base)):
            yield Form(base, "derivation", word not in NOT_SUCH)


def _like_beast(word: str) -> Iterator[Form]:
    """What something is like, or made of: serpentine, crystalline. Of short words there are too many by chance."""
    stem = word.removesuffix("ine")
    for base in (stem, stem[:-1] if stem[-1:] == stem[-2:-1] else ""):
        if len(base) > 4 and is_ordinary(base) and is_word(f"{base}s"):
            yield Form(base, "derivation", False)


def _by_business(word: str) -> Iterator[Form]:
    """Whoever deals with something: a mountaineer, a puppeteer, a rocketeer."""
    base = word.removesuffix("eer")
    if len(base) > 5 and is_ordinary(base) and is_word(f"{base}s"):
        yield Form(base, "derivation", word not in NO_TRADE)


def _outcome(word: str) -> Iterator[Form]:
    """What comes of doing something: punishment, treatment. Short verbs have other things as well (pavement)."""
    base = word.removesuffix("ment")
    if len(base) > 4 and is_ordinary(base) and _is_verb(base):
        yield Form(base, "derivation", word not in NOT_OF)


_BY_ENDING = {
    "ity": _of_adjective, "y": _without_y, "ic": _without_ic, "ery": _trade, "ial": _of_office, "ine": _like_beast,
    "eer": _by_business, "ment": _outcome,
}  # fmt: skip


def _is_long_name(word: str) -> bool:
    return len(word) > 4 and is_name(word)


def _is_like(word: str, base: str) -> bool:
    """Whether a word in -y that cannot be compared says what something is like: spidery, velvety, and words made up
    on the spot (snakey). Nouns in -y have a plural (battery), those in -ory are made from verbs."""
    if len(base) < 4 or word.endswith("ory") or is_word(f"{word[:-1]}ies"):
        return False
    return is_ordinary(base) and is_word(f"{base}s") and (is_word(word) or not exists(word))


def _is_plain(base: str) -> bool:
    """Rare words of three letters are too many."""
    return len(base) > 3 or is_ordinary(base)


def _may_do(base: str) -> bool:
    """A village has villagers; but among short words only verbs make a noun in -er (eater; no tower from tow)."""
    return len(base) > 3 or _is_verb(base)


def _is_one_of(word: str, base: str) -> bool:
    """Whether this is somebody of a place or a game: an islander, a footballer. Short words are like others
    by chance."""
    return len(base) > 5 and is_ordinary(word) and is_ordinary(base) and is_word(f"{base}s") and is_word(f"{word}s")


def _is_doer(word: str, base: str) -> bool:
    """Whether this is whoever or whatever does it; a doubled letter speaks for itself (runner)."""
    return _is_verb(base) and (len(base) > 3 or word == f"{base}{base[-1]}er")


def _off(word: str, ending: str, least: int) -> Iterator[str]:
    if word.endswith(ending) and len(word) - len(ending) > 2:
        stem = word[: -len(ending)]
        for base in restored(stem) if ending[0] in "aeiouy" else _before_consonant(stem, ending):
            if len(base) >= least and base != word and is_word(base):
                yield base


def _before_consonant(stem: str, ending: str) -> Iterator[str]:
    """The words that may stand before an ending that begins with a consonant: a final y may have changed, but hardly
    ever is an e lost (truly, wisdom, judgment, ninth): what is starless has no stare in it, and a warship no wares."""
    yield stem
    if stem.endswith("i"):
        yield f"{stem[:-1]}y"
    if ending == "dom" or stem.endswith(("i", "u", "dg", "whol", "nin")):
        yield f"{stem}e"


def _is_adjective(word: str) -> bool:
    """Rainy is an adjective because rainier or raininess is a word; a party has no partiest."""
    return any(is_word(f"{word[:-1]}{ending}") for ending in ("iest", "iness", "ily"))


def _is_adverb(word: str, base: str) -> bool:
    """Most words in -ly are adverbs, or adjectives that can be compared (friendly); a belly is none. The short ones are
    if what is left of them is whole and has a noun in -ness (sadly, but not dimly from a dime)."""
    if len(word) < 6 and not (word == f"{base}ly" and is_ordinary(f"{base}ness")):
        return False
    return not is_word(f"{word[:-1]}ies") or is_word(f"{word[:-1]}iness")


def is_no_verb(word: str, ending: str) -> bool:
    """Whether a word with an ending that makes verbs is none, because it has no participle (paradise)."""
    made = ending in _OF_VERBS and word.endswith(ending) and is_word(word)
    return made and not is_word(f"{word.removesuffix('e')}ing")


def _is_opposite(word: str, base: str) -> bool:
    """Whether both are adjectives, told by their adverbs: impossible and possible, but not intent and tent."""
    return is_word(_adverb(base)) and is_word(_adverb(word))


def _adverb(word: str) -> str:
    stem, last = word[:-1], word[-1:]
    return f"{stem}y" if word.endswith("le") else f"{stem}ily" if last == "y" else f"{word}ly"


def _is_verb(word: str) -> bool:
    stem = word.removesuffix("e")
    return is_ordinary(f"{stem}ing") or is_ordinary(f"{stem}{stem[-1]}ing")


def _with_change(word: str, ending: str) -> Iterator[Form]:
    for new in _GIVEN_BACK.get(ending, ()):
        base = f"{word[: -len(ending)]}{new}"
        if len(base) > 3 and base != word and is_word(base):
            sure = _is_sure(ending, base) and word not in NOT_OF
            if sure or ending != "nce" or len(base) > 6:
                yield Form(base, "derivation", sure)
                if ending == "bly":
                    yield from _named(base, sure=sure)


def _is_sure(ending: str, base: str) -> bool:
    """Whether endings that take each other's place leave the meaning alone: a sculptress is a sculptor, a yachtswoman a
    yachtsman, and who keeps silence is silent. A noun in -nce belongs to an adjective, which its adverb tells; among
    short words without one it does not (chance and chant)."""
    if ending == "nce":
        return is_ordinary(base) and is_word(f"{base}ly")
    if ending in _LEARNED:
        return len(base) > 5 and base.endswith(_LEARNED[ending]) and is_ordinary(base)
    return ending in _FEMININE and len(base) > 4


def _without_prefix(word: str) -> Iterator[Form]:
    for length in (2, 3, 4, 5):
        prefix, base = word[:length], word[length:]
        if prefix in _NEGATIVE and is_ordinary(base) and _is_opposite(word, base):
            yield Form(base, "derivation")
            yield from _named(base, sure=True)
        elif prefix in _NEGATIVE and base.endswith(_LEARNED_NOUN) and is_ordinary(base):
            yield Form(base, "derivation")
        elif prefix in _PREFIXES and is_ordinary(base):
            if len(base) > 3:
                yield Form(base, "derivation", prefix in ("un", "non"))
            elif prefix in _BEFORE_SHORT and is_ordinary(f"{base}{base[-1:]}ing"):
                yield Form(base, "derivation", False)
