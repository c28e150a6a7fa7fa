"""Verbs: conjugation undone, and separable verbs put together (viel mij aan is a form of aanvallen)."""

from collections.abc import Iterator
from itertools import pairwise

from .adjectives import is_adjective
from .function_words import FUNCTION_WORDS
from .guess import Guess
from .lexicalised import ABLAUT, NO_STEMS, STRAYED
from .lexicon import entry, listed
from .spelling import SHORT_VERBS, closed, devoiced, infinitives, stems, unmarked
from .strong_verbs import BESIDE, STRONG

PARTICLES = (
    # The parts that separable verbs leave behind, longest first, so that achteruit is not read as achter.
    "achterover", "tegenover", "ondersteboven", "achteruit", "tegemoet", "binnenste", "omhoog", "omlaag", "overeen",
    "voorover", "vooruit", "voorbij", "achterna", "achteraan", "bijeen", "binnen", "boven", "buiten", "dicht",
    "dood", "door", "droog", "fijn", "gade", "gelijk", "goed", "groot", "hoog", "klaar", "kwijt", "los", "mede",
    "mis", "samen", "schoon", "stil", "stuk", "tegen", "teleur", "terecht", "terug", "teweeg", "thuis", "toe",
    "uiteen", "vast", "vol", "voor", "voort", "vrij", "waar", "weer", "weg", "achter", "aaneen", "aan", "onder",
    "over", "open", "opeen", "opnieuw", "rond", "neer", "heen", "herop", "af", "bij", "in", "mee", "na", "om", "op",
    "uit", "vrij", "zwart", "plaats", "deel", "les", "adem", "paard",
)  # fmt: skip

INSEPARABLE = ("be", "ge", "her", "er", "ont", "ver", "mis", "door", "over", "onder", "om", "voor", "weer", "aan")

_SEPARABLE = frozenset(PARTICLES)
_FIRST = frozenset((*PARTICLES, *INSEPARABLE))
_LONGEST_FIRST = max(map(len, PARTICLES))
_LONGEST_STRONG = max(map(len, STRONG))
_STRONG_VERBS = frozenset(STRONG.values())

_NO_PARTICIPLES = (
    "geboren", "gerecht", "geschil",
    "gezond", "gehavend", "gehaaid", "gebied", "gedegen", "getuige", "gevest", "geweld", "gewest", "geweten",
)  # fmt: skip
"""Words that nobody takes for participles: gezond is healthy, not sunbathed."""

_GE_BEFORE_VOWEL = ("geë", "geï", "geü")

_THIRD_PERSON = frozenset(("hij", "ze", "zij", "men", "wie", "iemand", "niemand"))

PAST = "~"
"""Stands before an infinitive whose past tense is spelled like another word, to say that it may be meant."""

_VERBS_BESIDE = frozenset(BESIDE.values())

_VOICELESS = frozenset("ptkfschxq")

_GAP = 11  # tokens that may stand between the verb and its particle


def undo(word: str) -> Iterator[Guess]:
    """Infinitives that `word` may be a form of, and the stem of an infinitive."""
    if word in NO_STEMS:
        return
    yield from _strong(word)
    yield from _stem_of(word)
    yield from _present(word)
    yield from _past(word)
    yield from _participle(word)
    yield from _prefixed(word)


def _stem_of(word: str) -> Iterator[Guess]:
    """lopen has the form loop (ik loop), which is the noun too: so a verb and its noun meet."""
    if entry(word) == word and (word.endswith("en") or is_verb(word)):
        for stem in stems(word):
            if stem not in NO_STEMS:
                yield Guess(stem, "conjugation", 2)


def _strong(word: str) -> Iterator[Guess]:
    """spleten is from splijten, and so is what begins with a prefix or a particle, if there is such a verb."""
    for size in range(2, min(len(word), _LONGEST_STRONG) + 1):
        rest, first = word[-size:], word[:-size]
        infinitive = STRONG.get(rest) or (STRONG.get("ge" + rest) if first else None)
        if infinitive and (not first or (first in _FIRST and listed(first + infinitive))):
            yield Guess(first + infinitive, "conjugation", 3)


def _present(word: str) -> Iterator[Guess]:
    """loop, loopt; lopend, lopende."""
    yield from _from_stem(word, 2)
    if word.endswith("t") and len(word) > 2:
        yield from _from_stem(word[:-1], 1)
    for ending in ("end", "ende", "enden", "ends"):
        if word.endswith(ending) and len(word) > len(ending) + 1:
            yield Guess(word[: -len(ending)] + "en", "conjugation", 2)
    for ending in ("nd", "nde"):
        if word.endswith(ending) and (word[: -len(ending)] + "n").endswith(SHORT_VERBS):  # gaand, but maand is no maan
            yield Guess(word[: -len(ending)] + "n", "conjugation", 2)
    if word.endswith("e") and len(word) > 3:
        yield Guess(word + "n", "conjugation", 1)


def _past(word: str) -> Iterator[Guess]:
    """fietste, fietsten, leefde, leefden: -te after p t k f s ch x, -de after all else."""
    for ending in ("te", "ten", "de", "den", "t", "d"):
        if word.endswith(ending) and len(word) > len(ending) + 2:
            yield from _weak(word[: -len(ending)], ending[0], 2 if len(ending) > 1 else 1)


def _weak(stem: str, ending: str, weight: int) -> Iterator[Guess]:
    """The ending is t after p t k f s ch x, and d after all else: planten are from no plannen."""
    for guess in _from_stem(stem, weight):
        if (guess.base.removesuffix("en")[-1:] in _VOICELESS) == (ending == "t"):
            yield guess


def _participle(word: str) -> Iterator[Guess]:
    """gewerkt, geleefde, gelopen, opgebeld, geërgerd: ge- goes, before or after a particle."""
    if word.startswith(_NO_PARTICIPLES):
        return
    for head, rest in _ge_splits(word):
        for body in (rest, rest[:-1], rest[:-2]):
            if len(body) > 2:
                yield from _weak_body(head, body)


def _weak_body(head: str, body: str) -> Iterator[Guess]:
    if body.endswith(("t", "d")):
        yield from (Guess(head + g.base, g.kind, 2) for g in _weak(body[:-1], body[-1], 2))
        yield from (Guess(head + g.base, g.kind, 2) for g in _from_stem(body, 2))
    elif body.endswith("en"):
        found = entry(body)
        if found is not None and found.endswith("n"):
            yield Guess(head + found, "conjugation", 2)
        yield Guess(head + body, "conjugation", 2)


def _ge_splits(word: str) -> Iterator[tuple[str, str]]:
    plain = unmarked(word) if word.startswith(_GE_BEFORE_VOWEL) else word
    if plain.startswith("ge") and len(plain) > 5:
        yield "", plain[2:]
    for particle in leading_particles(word):
        rest = word[len(particle) :]
        if rest.startswith("ge") and len(rest) > 5:
            yield particle, unmarked(rest[2:]) if rest.startswith(_GE_BEFORE_VOWEL) else rest[2:]


def _prefixed(word: str) -> Iterator[Guess]:
    """aanviel is from aanvallen because viel is from vallen; doorliep, misliep go the same way."""
    if listed(word):
        return
    for prefix in (*leading_particles(word), *(p for p in INSEPARABLE if word.startswith(p))):
        rest = word[len(prefix) :]
        base = entry(rest) if len(rest) > 2 else None
        if base is not None and base != rest and base.endswith("n"):
            yield Guess(prefix + base, "conjugation", 2)


def of_participle(word: str) -> Iterator[str]:
    """Infinitives that the word may be the participle of: gespannen, opgewonden, verbonden, verward."""
    prefixed = word.startswith(INSEPARABLE) and word.endswith(("en", "d", "t"))
    headword = entry(word) if prefixed else None
    if headword not in (None, word) and is_verb(str(headword)):
        yield str(headword)
    if prefixed or "ge" in word:
        yield from (guess.base for guess in (*_strong(word), *_participle(word)))


def leading_particles(word: str) -> tuple[str, ...]:
    """Particles that the word begins with, longest first."""
    sizes = range(min(len(word) - 3, _LONGEST_FIRST), 1, -1)
    return tuple(word[:size] for size in sizes if word[:size] in _SEPARABLE)


def _from_stem(stem: str, weight: int) -> Iterator[Guess]:
    if stem.endswith("e") and entry(stem) == stem and any(entry(f"{noun}je") == noun for noun in closed(stem[:-1])):
        return  # a steppe is no stem of steppen, as score is of scoren: there is a step
    for infinitive in infinitives(devoiced(stem)):
        yield Guess(infinitive, "conjugation", weight)


def is_verb(infinitive: str) -> bool:
    """Whether the dictionary knows forms of it that only a verb has: waat and waatte of waten, none of boten."""
    if not infinitive.endswith("n") or infinitive == "buiten" or not listed(infinitive):  # where, not to plunder
        return False
    if is_strong(infinitive) or any(infinitive[size:] in _STRONG_VERBS for size in _prefix_sizes(infinitive)):
        return True
    return any(entry(form) == infinitive for stem in (*stems(infinitive), infinitive[:-1]) for form in _finite(stem))


def _prefix_sizes(infinitive: str) -> tuple[int, ...]:
    """How long the prefixes are that never go off and that it may begin with: ont-bijten."""
    return tuple(len(prefix) for prefix in ("be", "ver", "ont", "her", "ge", "er") if infinitive.startswith(prefix))


def nouns_of(infinitive: str) -> tuple[tuple[str, bool], ...]:
    """Nouns made of a verb that stand in compounds, and whether they say the same: who does it (loper and loopster of
    lopen), and the deed by another vowel (jacht of jagen), which a human must rule on. () for other words."""
    if not infinitive.endswith("n") or not is_verb(infinitive):
        return ()
    who = (f"{infinitive[:-1]}r", *(f"{stem}ster" for stem in stems(infinitive))) if infinitive.endswith("en") else ()
    deeds = (noun for noun, verb in ABLAUT.items() if verb == infinitive and noun not in STRAYED)
    return (*((noun, True) for noun in who), *((noun, False) for noun in deeds))


def is_strong(infinitive: str) -> bool:
    """Whether its past tense changes its vowel."""
    return infinitive in _STRONG_VERBS


def _finite(stem: str) -> tuple[str, ...]:
    if stem.endswith("t"):
        return stem + "te", stem + "de"
    return stem + "t", stem + "de", stem + "te"


def joined(tokens: tuple[str, ...]) -> tuple[str, ...]:
    """Separable verbs that a phrase holds in two pieces, joined: (viel, mij, aan) gives aanviel; a compound that is
    written as two words; and verbs of which it has a past tense that is mostly another word.

    The particle ends the phrase (ik was af, hoor), up to eleven words after its verb, or stands before te (aan te
    vallen gives aanvallen): elsewhere it is a preposition (staat op een berg). Only verbs that the dictionary lists
    are joined.
    """
    found = (
        particle + verb
        for at, particle in enumerate(tokens)
        if particle in PARTICLES
        for verb in (*_before(tokens, at), *_after_te(tokens, at))
        if len(verb) > 2 and verb.isalpha() and _is_separable(particle + verb, verb)
    )
    return tuple(dict.fromkeys((*found, *_written_apart(tokens), *_in_the_past(tokens), *_compared(tokens))))


def _compared(tokens: tuple[str, ...]) -> Iterator[str]:
    """The adjectives of which the phrase has a comparative that is mostly another word: luier dan Garfield."""
    for token, after in pairwise(tokens):
        if after == "dan" and token.endswith("er") and is_adjective(token[:-2]):
            yield token[:-2]


def _in_the_past(tokens: tuple[str, ...]) -> Iterator[str]:
    """The strong verbs whose past tense the phrase may have, where that is more often another word.

    A noun that is spelled so is a clue, or has clues, of its own (rook and ruiken), so that such a word tells only
    when it is said for the verb; but in `hij rook` it is nothing else.
    """
    for at, token in enumerate(tokens):
        if infinitive := BESIDE.get(token):
            beside = (*tokens[max(0, at - 1) : at], *tokens[at + 1 : at + 2])
            sure = not token.endswith("en") and not _THIRD_PERSON.isdisjoint(beside)
            yield infinitive if sure else PAST + infinitive


def may_be_past(infinitive: str) -> bool:
    """Whether its past tense is spelled like another word."""
    return infinitive in _VERBS_BESIDE


def _written_apart(tokens: tuple[str, ...]) -> tuple[str, ...]:
    """A clue of two words as one compound: boeken-kasten and boeken kasten are boekenkasten."""
    if len(tokens) != 2 or not all(len(token) > 1 for token in tokens) or not _FIRST.isdisjoint(tokens):
        return ()
    return ("".join(tokens),) if len(tokens[1]) > 3 and not FUNCTION_WORDS.intersection(tokens) else ()


def _before(tokens: tuple[str, ...], at: int) -> tuple[str, ...]:
    return tokens[max(0, at - _GAP) : at] if _ADDED.issuperset(tokens[at + 1 :]) else ()


_ADDED = frozenset(("hoor", "he", "hè", "zeg", "joh", "man", "nou", "toch", "dan", "weer", "maar"))
"""What may be said after the end of a phrase."""


def _after_te(tokens: tuple[str, ...], at: int) -> tuple[str, ...]:
    return tokens[at + 2 : at + 3] if tokens[at + 1 : at + 2] == ("te",) else ()


def _is_separable(whole: str, verb: str) -> bool:
    base = entry(whole)
    if base is None and entry(verb) == verb:  # opruim, of which ruim is an adjective too
        return any(is_verb(infinitive) for infinitive in infinitives(whole))
    if base is None or entry(verb) is None:
        return False
    return base.endswith("n") or any(is_verb(infinitive) for infinitive in infinitives(base))
