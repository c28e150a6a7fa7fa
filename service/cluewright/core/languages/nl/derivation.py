"""Derivations undone: schoonheid is from schoon, loper from lopen, onmogelijk from mogelijk.

A rule names an ending and how the base looked before it. A base counts only if the dictionary has it, and as
a verb only if the dictionary has a verb's forms of it. Where the meaning has usually drifted the rule is not
certain, and the words in `lexicalised` that merely look derived are left alone.
"""

from collections.abc import Callable, Iterator
from functools import cache

from cluewright.core.languages.language import Form

from .adjectives import is_adjective
from .irregular import IRREGULAR
from .learned import relatives
from .lexicalised import ABLAUT, DRIFTED, GE_NOUNS, NOT_DERIVED, NOT_OF_THE_NOUN, STRAYED, TE_BASES
from .lexicon import entry, listed, plausible
from .nouns import CHANGING
from .spelling import SHORT_VERBS, closed, devoiced, infinitives
from .verbs import INSEPARABLE, PARTICLES, is_strong, is_verb, leading_particles, of_participle

Bases = Callable[[str], Iterator[str]]


def _any(stem: str) -> Iterator[str]:
    """The base is the stem, in whatever form the dictionary has it: verliefd-heid, bedaard-heid."""
    yield stem


def _word(stem: str) -> Iterator[str]:
    """The base is the stem as it stands: schoon-heid, or with a linking e, en, er or s: hulp-e-loos."""
    yield stem
    if stem.endswith("s"):
        yield stem[:-1]
    for link in ("e", "en"):  # hop-e-loos is from hoop, not from hop: the link opened the syllable
        if stem.endswith(link) and (link == "e" or entry(stem) != stem):  # kussen-vormig is from no kus
            yield from closed(stem[: -len(link)])
    if (several := CHANGING.get(stem + "en")) is not None:  # kinder-loos; but jammer-lijk has no jam in it
        yield several


def _noun(stem: str) -> Iterator[str]:
    """The ending begins with a vowel, so the stem's last syllable was open: har-ig from haar, wolv-in from wolf."""
    yield from closed(stem)
    yield from (stem, stem + "e", stem + "o", stem + "a")


def _participle(stem: str) -> Iterator[str]:
    """verbonden-heid, vermoeid-heid: the stem is the participle of a verb."""
    yield from of_participle(stem)


def _root(stem: str) -> Iterator[str]:
    """koninklijk has a k for the g of koning."""
    yield from _word(stem)
    if stem.endswith("ink"):
        yield stem[:-1] + "g"


def _verb_open(stem: str) -> Iterator[str]:
    """lop-er, wandel-ing: the infinitive is the stem with -en; a d comes after r (huur-d-er), nothing after zien."""
    yield stem + "en"
    if stem.endswith("rd"):
        yield from infinitives(stem[:-1])
    if stem.endswith(SHORT_VERBS):
        yield stem


def _verb_closed(stem: str) -> Iterator[str]:
    """lees-baar, schrijf-ster, bak-sel: the infinitive is respelled; a t may come between (gebeur-te-nis)."""
    yield from infinitives(stem)
    if stem.endswith(("e", "te")):
        yield stem.removesuffix("e").removesuffix("t") + "en"
        yield from infinitives(stem[:-1])


def _verb_eren(stem: str) -> Iterator[str]:
    """organis-atie, mont-eur: the verb ends in -eren."""
    yield stem + "eren"


def _nursling(stem: str) -> Iterator[str]:
    """leer-ling, zuige-ling; but spelling is what there is to spellen."""
    if not is_verb(stem + "len"):
        yield from _word(stem)


def _doer(stem: str) -> Iterator[str]:
    """visser-ij, schilder-ij: the stem is somebody who does it."""
    if stem.endswith("er"):
        yield stem


def _agent(stem: str) -> Iterator[str]:
    """tovenaar-ster, bedelaar-ster: the stem is who does it."""
    if stem.endswith("aar"):
        yield stem


def _lady(stem: str) -> Iterator[str]:
    """baron-es, lerar-es; with an e before it, or two of a letter, the word is another (oorlogs-wees, taal-les)."""
    if not stem.endswith("e") and stem[-1] != stem[-2]:
        yield from _noun(stem)


def _learned(stem: str) -> Iterator[str]:
    """stabil-iteit from stabiel, histor-isch from historie, magie from magisch."""
    yield from closed(stem)
    yield from (stem + "ie", stem + "a", stem)
    if stem.endswith("il"):
        yield stem[:-1] + "el"


_RULES: tuple[tuple[str, int, Bases, bool], ...] = (
    # ending, letters that must stand before it, how the base looked, certain
    ("heid", 3, _any, True), ("heid", 6, _participle, True), ("igheid", 3, _noun, True),
    ("ing", 3, _verb_open, True), ("er", 3, _verb_open, True),
    ("ster", 4, _verb_closed, True), ("ster", 5, _agent, True), ("sters", 4, _verb_closed, True),
    ("aar", 3, _verb_open, True),
    ("aar", 5, _word, False), ("sel", 3, _verb_closed, True), ("baar", 3, _verb_closed, True),
    ("baar", 4, _word, True), ("zaam", 4, _verb_closed, False), ("loos", 3, _root, True),
    ("achtig", 3, _root, True), ("vormig", 3, _root, True), ("lijk", 3, _root, True),
    ("lijk", 4, _verb_closed, False), ("lijks", 3, _root, True), ("ig", 3, _noun, True), ("erig", 3, _noun, True),
    ("schap", 4, _root, True), ("dom", 4, _root, True), ("nis", 4, _verb_closed, True), ("nis", 4, _word, True),
    ("in", 3, _noun, True), ("es", 5, _lady, True), ("esse", 5, _noun, True), ("erij", 3, _verb_open, True),
    ("ij", 5, _doer, True), ("derij", 4, _word, True), ("ling", 4, _nursling, False), ("aard", 3, _noun, True),
    ("erd", 3, _noun, True), ("erik", 3, _noun, True), ("waarts", 3, _root, True),
    ("ist", 4, _noun, True), ("isme", 4, _noun, True), ("iteit", 4, _learned, True), ("isch", 4, _learned, True),
    ("atie", 3, _verb_eren, True), ("ator", 3, _verb_eren, True), ("eur", 3, _verb_eren, True),
    ("ering", 3, _verb_eren, True), ("ement", 3, _verb_eren, True), ("age", 4, _noun, False), ("ier", 4, _noun, False),
    ("eren", 4, _noun, False), ("zaamheid", 4, _verb_closed, False),
)  # fmt: skip

_SPANS = ("om", "over", "onder", "door")
"""Prefixes of verbs that say what spans the thing, or where it is spanned: overbruggen, ommantelen."""

_VERBAL = frozenset((_verb_open, _verb_closed, _verb_eren, _participle))


@cache
def _by_last_letter() -> dict[str, tuple[tuple[str, int, Bases, bool], ...]]:
    letters = {rule[0][-1] for rule in _RULES}
    return {last: tuple(rule for rule in _RULES if rule[0][-1] == last) for last in letters}


def undo(word: str) -> Iterator[Form]:
    """Words that `word` is derived from, one step back."""
    being = word.removesuffix("heid")  # eerlijkheid is being eerlijk, however far that has gone from eer
    if word in NOT_DERIVED:  # but verlegenheid is of verlegen, which is not of liggen
        yield from (Form(base, "derivation") for base in (*IRREGULAR.get(word, ()), *({being} & NOT_DERIVED - {word})))
        return
    drifted = word in DRIFTED or being in DRIFTED
    irregular = ((base, True) for base in IRREGULAR.get(word, ()))
    for base, certain in (*irregular, *_suffixed(word), *_changed(word), *_prefixed(word), *relatives(word)):
        if base != word and len(base) > 1:
            yield Form(base, "derivation", certain and (not drifted or (base == being and word not in DRIFTED)))


def _suffixed(word: str) -> Iterator[tuple[str, bool]]:
    for ending, least, bases, certain in _by_last_letter().get(word[-1:], ()):
        if word.endswith(ending) and len(word) >= least + len(ending):
            wanted = is_verb if bases in _VERBAL else listed if bases is _any else _is_noun
            yield from ((base, certain) for base in bases(word[: -len(ending)]) if wanted(base))
    if word.endswith("te") and word[:-2] in TE_BASES:
        yield TE_BASES[word[:-2]], True
    if word.endswith("s") and len(word) > 4 and entry(word + "e") == word:  # schoolse, stadse manieren
        yield from ((base, True) for base in (word[:-1], word[:-1] + "e") if _is_noun(base))


def _is_noun(base: str) -> bool:
    """A dictionary form of three letters or more."""
    if len(base) < 3:
        return False
    headword = entry(base)
    if headword is None or headword == base:
        return headword is not None
    if headword.startswith(base) or not plausible(base, headword):
        return True
    return base in (entry(base + "je"), entry(base + "tje"))  # hoop is filed under hopen, but has a diminutive


def _changed(word: str) -> Iterator[tuple[str, bool]]:
    """vlucht is from vliegen, uitgang from uitgaan: a changed vowel, with or without a particle."""
    for size in range(3, min(len(word), 9) + 1):
        verb = ABLAUT.get(word[-size:])
        head = word[:-size]
        if verb is not None and (not head or head in PARTICLES or head in INSEPARABLE) and listed(head + verb):
            yield head + verb, bool(head) or word not in STRAYED
            if head in PARTICLES:  # toegift, afbraak
                yield verb, False


def _prefixed(word: str) -> Iterator[tuple[str, bool]]:
    if word.startswith("on") and len(word) > 5 and entry(word[2:]) == word[2:]:
        yield word[2:], True
    if word[-1:] in "dt":
        yield from _participial(word)
    if word.endswith(("en", "ing")):
        yield from ((base, False) for base in _after_particle(word))
    if word.startswith("her") and len(word) > 6 and (is_verb(word[3:]) or (len(word) > 8 and _is_noun(word[3:]))):
        yield word[3:], True
    if word.startswith("ge") and len(word) > 4:
        deed = word not in GE_NOUNS and word[-1] not in "dtne" and _is_filed_here(word)  # geblaf is what blaffen makes
        yield from ((verb, deed) for verb in infinitives(word[2:]) if is_verb(verb))
        if word.endswith("te") and len(word) > 7 and _is_noun(word[2:-2]):  # gebergte: many mountains
            yield word[2:-2], True
    yield from _spanning(word)
    for prefix in ("be", "ver", "ont", "er"):
        if word.startswith(prefix) and word.endswith("en") and len(word) > len(prefix) + 4 and _is_filed_here(word):
            yield from _denominal(word[len(prefix) :])
        if word.startswith(prefix) and word.endswith("ing") and len(word) > len(prefix) + 5:
            yield from _denominal(word[len(prefix) : -3] + "en")


def _spanning(word: str) -> Iterator[tuple[str, bool]]:
    """overnachten, overbruggen: of a noun, as there is no verb nachten that it might be of as well."""
    prefix = next((one for one in _SPANS if word.startswith(one)), "")
    if not prefix or not word.endswith("en"):
        return
    plain = word[len(prefix) :]
    if len(plain) > 4 and is_verb(word) and not is_verb(plain):
        yield from ((base, len(base) > 3) for base in closed(plain[:-2]) if _is_noun(base))


def _is_filed_here(word: str) -> bool:
    """Whether the dictionary does not know it as a form of another word: bewezen is from bewijzen, not from wees."""
    return entry(word) in (None, word)


def _filed_participle(word: str) -> Iterator[str]:
    """verlamd, uitgeput: participles that the dictionary files as adjectives, so that inflection does not undo them."""
    if word.startswith(("be", "ver", "ont", "her")) and len(word) > 5:
        yield from (verb for verb in infinitives(devoiced(word[:-1])) if is_verb(verb))
    elif "ge" in word and leading_particles(word):
        yield from (verb for verb in of_participle(word) if is_verb(verb))


def _after_particle(word: str) -> Iterator[str]:
    """afreizen is from reizen, indikken and opwarming are from dik and warm: some particle verbs keep the meaning.

    Of strong verbs compounds tell enough, and their nouns are often other words (opwinding, wind).
    """
    for particle in leading_particles(word):
        rest = word[len(particle) :]
        plain = rest[:-3] + "en" if rest.endswith("ing") else rest
        if len(plain) > 4 and is_verb(particle + plain):
            if is_verb(plain) and not is_strong(plain) and plain not in NOT_OF_THE_NOUN:
                yield plain
            yield from (base for base in closed(plain[:-2]) if entry(base) == base and is_adjective(base))


def _participial(word: str) -> Iterator[tuple[str, bool]]:
    """What the dictionary lists as an adjective, or not at all, and is the participle of a noun or a verb."""
    filed = entry(word)
    if filed in (None, word) and word.startswith(("be", "ge")):
        yield from _wearing(word)
    if filed is None:
        yield from ((base, False) for base in (*_edged(word), *_after_ge(word)))
    if filed == word:
        yield from ((verb, True) for verb in _filed_participle(word))
        if word.startswith(("ver", "ont")) and len(word) > 7 and _is_noun(word[3:-1]):  # verduiveld
            yield word[3:-1], False


def _edged(word: str) -> Iterator[str]:
    """ommanteld: with the noun all around, over or under it."""
    prefix = next((one for one in _SPANS if word.startswith(one)), "")
    noun = word[len(prefix) : -1]
    if prefix and len(noun) > 3 and _is_noun(noun) and entry(noun + "t") is None is entry(noun + "d"):
        yield noun


def _after_ge(word: str) -> Iterator[str]:
    """ingemuurd: there is no inmuren, but there is muren."""
    for particle in leading_particles(word):
        stem = word[len(particle) + 2 : -1]
        if word.startswith("ge", len(particle)) and len(stem) > 3:
            yield from (verb for verb in infinitives(stem) if is_verb(verb))


def _wearing(word: str) -> Iterator[tuple[str, bool]]:
    """behaard, gevleugeld, bebaard: participles of nouns, of verbs that nobody uses."""
    for noun in (word[2:-1], word[2:]):
        if _is_noun(noun) and not noun.endswith("en"):
            if entry(word) == word or not any(map(listed, infinitives(word[:2] + noun))):
                yield noun, True
            return


def _denominal(plain: str) -> Iterator[tuple[str, bool]]:
    """vergroten is from groot, verhogen from hoog, bebossen from bos; bekijken is from kijken, but who knows how."""
    if is_verb(plain):
        yield plain, False
        if plain.endswith("igen") and entry(plain[:-2]) == plain[:-2]:  # bevochtigen: to make vochtig
            yield plain[:-2], True
        yield from ((base, base in TE_BASES) for base in closed(plain[:-2]) if is_adjective(base))
        return
    for base in closed(plain[:-2]):
        if _is_noun(base):
            yield base, len(base) > 3
