"""English derivation undone: which words could this one be made from by an ending or a prefix?

Some endings leave the meaning alone (darkness, cowlike): a hypothesis with them is certain. With the others it is a
question for a human: a teacher does teach, but a corner has no corn.
"""

from collections.abc import Iterator
from dataclasses import replace

from cluewright.core.languages.language import Form

from .drifted import DRIFTED, DRIFTED_FROM, NEVER_FROM, NOT_OF, NOT_SUCH, UNRELATED
from .endings import (
    AFTER_SHORT,
    AFTER_V,
    BEFORE_IC,
    BEFORE_SHORT,
    ENDINGS,
    FEMININE,
    GIVEN_BACK,
    LEARNED,
    LEARNED_NOUN,
    LONGEST,
    NEGATIVE,
    OPEN,
    PLAIN,
    PREFIXES,
    TRANSPARENT,
    VOICED,
)
from .inflection import restored
from .kinds import (
    adverb,
    is_adjective,
    is_adverb,
    is_doer,
    is_like,
    is_long_name,
    is_no_verb,
    is_one_of,
    is_opposite,
    is_plain,
    is_verb,
    may_do,
)
from .made import NOUNS_OF, SURELY, made_from
from .names import BY_CHANCE
from .roles import act, by_business, company, done_or_like, like_beast, made_into, of_office, outcome, trade, who_does
from .vocabulary import is_name, is_ordinary, is_word


def derived(word: str) -> Iterator[Form]:
    """Every word of the vocabulary that this one could be derived from in one step."""
    yield from (Form(base, "derivation", word in SURELY) for base in made_from(word))
    if word in UNRELATED or word in BY_CHANCE:
        return
    yield from _what_is_done(word)
    for form in _undone(word):
        if NEVER_FROM.get(word) == form.key:
            continue
        drifted = word in DRIFTED or DRIFTED_FROM.get(word) == form.key
        yield replace(form, certain=False) if drifted else form


def _what_is_done(word: str) -> Iterator[Form]:
    """What somebody makes or gives who is called after the verb: a singer's song, a seller's sale."""
    if word.endswith("er"):
        for verb in _off(word, "er", 3):
            if verb in NOUNS_OF and is_doer(word, verb):
                yield from (Form(noun, "derivation", False) for noun in NOUNS_OF[verb])


def _voiced(word: str) -> Iterator[Form]:
    """What has an f or fe of its own before endings that turn it into a v: thieving, elvish, hooved."""
    stem, v, ending = word.partition("v")
    if v and ending in AFTER_V and (base := VOICED.get(stem)):
        yield Form(base, "derivation", ending != "ing")


def _undone(word: str) -> Iterator[Form]:
    for start in range(max(len(word) - LONGEST, 2), len(word)):
        ending = word[start:]
        if ending in ENDINGS and not is_no_verb(word, ending):
            yield from _without(word, ending)
            yield from _with_change(word, ending)
    yield from _without_prefix(word)
    yield from _voiced(word)


def _without(word: str, ending: str) -> Iterator[Form]:
    if ending in TRANSPARENT:
        yield from (Form(base, "derivation") for base in _off(word, ending, 3))
    elif ending == "ly":
        for base in _off(word, ending, 3):
            sure = is_adverb(word, base)
            yield Form(base, "derivation", sure)
            yield from _named(base, sure=sure)
    elif ending == "er":
        for base in _off(word, ending, 3):
            if may_do(base):
                yield Form(base, "derivation", is_doer(word, base) or is_one_of(word, base))
    elif ending in _BY_ENDING:
        yield from _BY_ENDING[ending](word)
    if ending in PLAIN:
        yield from _with_plain(word, ending)
    if ending in OPEN:
        least = 3 if ending in AFTER_SHORT else 4
        yield from (Form(base, "derivation", False) for base in _off(word, ending, least) if is_ordinary(base))


def _with_plain(word: str, ending: str) -> Iterator[Form]:
    """What an ending is simply put on; but for a final y (glorious, mysterious)."""
    base = word.removesuffix(ending)
    if ending == "ous" and base.endswith("i"):
        base = f"{base[:-1]}y"
    if len(base) > 3 and is_ordinary(base):
        yield Form(base, "derivation", len(base) > 4 or ending in ("en", "ling", "ism", "let"))


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
    sure = is_adjective(word)
    for base in _off(word, "y", 3):
        if is_plain(base):
            yield Form(base, "derivation", sure or is_like(word, base))


def _without_ic(word: str) -> Iterator[Form]:
    """What an adjective in -ic belongs to, with what the ending took away or added: angel, metal(l), volcan(o), cub(e),
    allerg(y), nostalg(ia), panoram(a), problem(at), dram(a)(t), the(me)(mat); and names (Iceland). Rare words are often
    like another by chance (boric, bore): of them only what has five letters counts; of names, only what is whole."""
    stem, rank = word[:-2], 1 if is_ordinary(word) else 0 if is_name(word) else 2
    bases = [stem]
    if rank:
        bases += [f"{stem}{end}" for end in BEFORE_IC]
        if stem[-1:] == stem[-2:-1]:
            bases.append(stem[:-1])
        if stem.endswith("mat"):
            bases += [base for base in (stem[:-1], f"{stem[:-2]}e", stem[:-2]) if len(base) > 4]
    for base in bases:
        long = len(base) > (3 if rank == 1 else 4)
        if (long and is_ordinary(base)) or (base == stem and is_long_name(base)):
            yield Form(base, "derivation")


def _of_adjective(word: str) -> Iterator[Form]:
    """The property that an adjective in -ic names: electricity, elasticity."""
    if word.endswith("icity") and is_ordinary(word[:-3]):
        yield Form(word[:-3], "derivation")
        return
    stem = word[:-3]
    for base in (stem, f"{stem}e", f"{stem[:-2]}ous" if stem.endswith("os") else ""):
        # What an author or a hospital is like is no authority and no hospitality: they have no adverb. Fertile has none
        # that is heard, but an opposite.
        least = 3 if is_word(adverb(base)) else 4 if any(is_word(f"{no}{base}") for no in NEGATIVE) else len(base)
        if len(base) > least and is_ordinary(base):
            yield Form(base, "derivation", word not in NOT_SUCH)


_BY_ENDING = {
    "ion": act, "ity": _of_adjective, "y": _without_y, "ic": _without_ic, "ery": trade, "ial": of_office,
    "ine": like_beast, "eer": by_business, "ment": outcome,
    "ry": company, "or": who_does, "al": done_or_like, "ize": made_into, "ise": made_into,
}  # fmt: skip


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


def _with_change(word: str, ending: str) -> Iterator[Form]:
    for new in GIVEN_BACK.get(ending, ()):
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
    if ending in _OF_NOUNS and base.endswith(_OF_NOUNS[ending]):
        return len(base) > 4 and is_ordinary(base) and not is_verb(base) and not is_word(adverb(base))
    if ending in LEARNED:
        return len(base) > 5 and base.endswith(LEARNED[ending]) and is_ordinary(base)
    return ending in FEMININE and len(base) > 4


_OF_NOUNS = {"ify": ("y",), "ize": ("y", "e"), "ise": ("y", "e"), "ist": ("y", "e"), "ism": ("e",)}
"""Endings before which a noun loses its last letter: beautify, apologise, theorist, vampirism."""


def _without_prefix(word: str) -> Iterator[Form]:
    for length in (2, 3, 4, 5):
        prefix, base = word[:length], word[length:]
        if prefix in NEGATIVE and is_ordinary(base) and is_opposite(word, base):
            yield Form(base, "derivation")
            yield from _named(base, sure=True)
        elif prefix in NEGATIVE and base.endswith(LEARNED_NOUN) and is_ordinary(base):
            yield Form(base, "derivation")
            if base.endswith("bility"):
                yield Form(f"{base.removesuffix('ility')}le", "derivation")
        elif prefix in PREFIXES and is_ordinary(base):
            if len(base) > 3:
                yield Form(base, "derivation", prefix in ("un", "non", "arch"))
            elif prefix in BEFORE_SHORT and is_ordinary(f"{base}{base[-1:]}ing"):
                yield Form(base, "derivation", False)
