"""English closed compounds, told from chance by their sound.

A compound sounds like its parts in a row: rain-coat does, but justice is not said just-ice, nor carpet car-pet. Where
no pronunciation is known both parts must be long words.
"""

from collections.abc import Iterator
from itertools import product

from cluewright.core.languages.language import Compound, CompoundKind
from cluewright.core.remembering import remembered

from .derivation import derived
from .drifted import APART, CHANCE, CLEAR_PARTS, HIDDEN, OPAQUE, UNRELATED
from .inflection import inflected
from .sounds import sounds
from .vocabulary import exists, is_ordinary, is_word, pronunciations

_LINKS = ("", "s")
# Latin beginnings that are English words by chance (protest, perfume), and those that do make words with other words,
# but often with another meaning (display, outrage, interview).
_NO_PARTS = frozenset({"con", "pro", "par", "per", "for", "imp", "sup", "rep", "non"})
_PREFIXES = frozenset({"dis", "sub", "out", "inter", "extra"})
_ENDINGS = frozenset(
    {"ed", "er", "ers", "ing", "est", "en", "ly", "age", "able", "less", "ness", "ship", "hood", "like"}
    | {"ability", "ail", "ant", "ate", "ion", "ism", "kin", "per", "pus", "tic", "tis", "ton"}
)

# Words of three letters that are often part of a compound, at its end or at its start. Others may be there by chance.
_SHORT_LAST = frozenset(
    """
    arm bag bar bed box boy bug bus cap car cup day dog eye fly gas gun hat jar key leg man map mat men net nut oil pan
    pea pie pin pot rag saw toe tub way wax web
    """.split()  # noqa: SIM905
)
# What somebody may have such a one of: kindhearted, redheaded, bowlegged.
_OF_BODIES = frozenset(
    "blood bone brain eye finger foot hair hand head heart hoof leg mind neck nose skin tongue tooth wing".split()  # noqa: SIM905
)
# Rare words that are common at the end of a compound: churchgoer, cheesemonger.
_ONLY_LAST = frozenset({"goer", "monger", "wright"})
_SUCH = frozenset(end for body in _OF_BODIES for end in (f"{body.removesuffix('e')}ed", f"{body}{body[-1]}ed"))
_BOTH_PARTS = {"".join(parts): frozenset(parts) for parts in APART}
# What is put before nouns, learned or not, and what only seems to be made with it.
_BEFORE_NOUNS = (
    "aero", "anti", "arch", "astro", "audio", "bio", "counter", "cyber", "eco", "electro", "euro", "exo", "geo",
    "hydro", "hyper", "mega", "meta", "micro", "mini", "multi", "nano", "neuro", "photo", "pre", "psycho", "retro",
    "semi", "socio", "super", "tele", "thermo", "tragi", "tri", "ultra", "up", "video",
)  # fmt: skip
_LOOSELY = frozenset({"arch", "counter", "micro", "photo", "pre", "retro", "super", "tele", "tri", "up"})
_SEEMING = frozenset(
    """
    bole bola graph gram late logic mate meter metre mobile motive pane path phone plant plants scope sent serve sets
    side sides tend text vent view vision
    """.split()  # noqa: SIM905
)
_MEN = frozenset({"man", "men", "woman", "women"})
_SHORT_FIRST = frozenset(
    """
    air bed bee cow dog egg eye fly fog fox gun hay hen ice joy key leg mud nut oil pig sea sex sky sun tax tea toy wax
    web zoo
    """.split()  # noqa: SIM905
)


def compound(word: str, keyword: str) -> Compound | None:
    """The keyword, or a word made from it, as a part of a longer English word, at the word's start or end."""
    if len(keyword) < 3 or len(word) < len(_singular(keyword) or keyword) + 2:
        return None
    simple, longer = _wholes(word)
    wholes = simple + tuple(base for base in longer if len(base) > len(keyword) + 1)
    if not (UNRELATED.isdisjoint(wholes) and CHANCE.isdisjoint(wholes)):
        return None
    kinds = {kind for whole in wholes if (kind := _joined(whole, keyword))}
    if not kinds:
        return None
    drifted = any(whole in OPAQUE and CLEAR_PARTS.get(whole) != keyword for whole in wholes)
    clear = "transparent" in kinds and not drifted
    return Compound("transparent" if clear else "opaque", keyword)


@remembered(maxsize=2048)
def _wholes(word: str) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """What may be taken apart instead of the word: what it is a form of, and the longer words that it is made from."""
    bases = tuple(form.key for form in inflected(word) if form.certain)
    return bases if bases and word.endswith("ies") else (word, *bases), tuple(_made_from(word, bases))


def _made_from(word: str, bases: tuple[str, ...]) -> Iterator[str]:
    """What a longer word surely is made from: a horseman in horsemanship, shoplift in shoplifters."""
    for whole in (word, *bases):
        yield from (form.key for form in derived(whole) if form.certain and whole.startswith(form.key[:-1]))


def workers(word: str) -> Iterator[str]:
    """Whoever surely does what a compound begins with: the farmer of a farmyard, the swimmer of a swimsuit. They share
    a part with it, and neither is made from the other."""
    if len(word) < 7 or word in UNRELATED or word in OPAQUE or word in CHANCE:
        return
    for end in range(4, len(word) - 2):
        first = word[:end]
        if not (is_ordinary(word[end:]) and is_ordinary(first)):
            continue
        for doer in (f"{first.removesuffix('e')}er", f"{first}{first[-1]}er"):
            if is_ordinary(doer) and _is_doer_of(doer, first) and _joined(word, first) == "transparent":
                yield doer


def _is_doer_of(doer: str, done: str) -> bool:
    return doer not in UNRELATED and any(form.key == done and form.certain for form in derived(doer))


def _singular(keyword: str) -> str:
    """What a keyword in the plural is said as in a compound: the stair in a staircase; "" for any other."""
    singular = keyword.removesuffix("s")
    return singular if len(singular) > 2 and singular != keyword and is_ordinary(singular) else ""


def _joined(whole: str, keyword: str) -> CompoundKind | None:
    """How the keyword is part of a word: clearly, doubtfully, or not at all."""
    if CLEAR_PARTS.get(whole) == keyword:
        return "transparent"
    if HIDDEN.get(whole) == keyword:
        return "opaque"
    if keyword in _OF_BODIES and _has_such(whole, keyword):
        return "transparent"
    if whole.startswith(keyword) and whole[len(keyword) :] in _SUCH:
        return "transparent"
    if parts := _BOTH_PARTS.get(whole):
        return None if parts.isdisjoint((keyword, f"{keyword}s", _singular(keyword))) else "transparent"
    if prefixed := _with_prefix(whole, keyword):
        return prefixed
    for said in filter(None, (keyword, _singular(keyword))):
        for first, second, link in _splits(whole, said):
            if kind := _fits(whole, first, second, link):
                return kind
    return None


def _has_such(whole: str, keyword: str) -> bool:
    """Whether this tells what somebody's heart, head or hands are like: kindhearted."""
    endings = (f"{keyword.removesuffix('e')}ed", f"{keyword}{keyword[-1]}ed")
    return any(len(first) > 2 and is_ordinary(first) for end in endings if (first := whole.removesuffix(end)) != whole)


def _with_prefix(whole: str, keyword: str) -> CompoundKind | None:
    """Whether this is the keyword with something put before it: a microfilm, a superhero, an exoplanet."""
    before = whole.removesuffix(keyword)
    if before == whole or before not in _BEFORE_NOUNS or len(keyword) < 4 or keyword in _SEEMING:
        return None
    if not (is_word(whole) and is_ordinary(keyword)):
        return None
    return "opaque" if before in _LOOSELY or len(keyword) < 5 else "transparent"


def _splits(whole: str, keyword: str) -> Iterator[tuple[str, str, str]]:
    """The ways to take a word apart so that one part is the keyword or made from it (fisher-man for fish)."""
    for link in _LINKS:
        if whole.startswith(keyword + link):
            yield keyword, whole[len(keyword) + len(link) :], link
    if whole.endswith(keyword):
        yield from ((before, keyword, link) for before, link in _before(whole, keyword))
    stem = keyword.removesuffix("e")
    if whole.startswith(stem):
        for end in range(len(keyword) + 1, min(len(keyword) + 4, len(whole) - 2)):
            if _is_made_from(whole[:end], keyword):
                yield whole[:end], whole[end:], ""
    start = whole.find(stem, 3)
    if start > 0 and _is_made_from(whole[start:], keyword):
        yield whole[:start], whole[start:], ""


def _is_made_from(part: str, keyword: str) -> bool:
    if part == keyword or part in _BEFORE_NOUNS or not is_ordinary(part):
        return False
    return any(form.key == keyword and form.certain for form in (*inflected(part), *derived(part)))


def _before(whole: str, keyword: str) -> tuple[tuple[str, str], ...]:
    """What stands before the keyword at a word's end, without the s that may link them. An s belongs to what follows
    where that is a word too (thunder-struck, boot-strap), unless to a plural that often comes first (sports-car): that
    keeps it (sports-wear)."""
    start = whole.removesuffix(keyword)
    if not start.endswith("s"):
        takes_s = keyword.startswith("s") and start in _OFTEN_PLURAL and is_ordinary(keyword[1:])
        return () if takes_s else ((start, ""),)
    first = start.removesuffix("s")
    if first not in _OFTEN_PLURAL and is_ordinary(f"s{keyword}") and is_ordinary(first):
        return ()
    return (start, ""), (first, "s")


# Plurals that are words of their own: what is in a newspaper is news, and goods need not be good.
_APART_FROM = frozenset({"news", "goods", "arms"})
_OFTEN_PLURAL = frozenset({"arm", "clothe", "good", "new", "sale", "saving", "sport"})


def _fits(whole: str, first: str, second: str, link: str) -> CompoundKind | None:
    if min(len(first), len(second)) < 3 or second in _ENDINGS or first in _NO_PARTS:
        return None
    if not (is_ordinary(first) and (is_ordinary(second) or second in _ONLY_LAST)) or _is_inflected(whole, second):
        return None
    opaque = first in _PREFIXES or (link and first + link in _APART_FROM)
    clear: CompoundKind = "opaque" if opaque else "transparent"
    if not pronunciations(whole):
        return clear if _is_likely(whole, first, second) else None if first in _PREFIXES else "opaque"
    said = {_levelled(sound.phones) for sound in sounds(whole)}
    pairs = product(sounds(first), sounds(second))
    ways = (way for one, two in pairs for way in _run_together(one.phones, two.phones, link))
    return clear if any(_levelled(way) in said for way in ways) else None


def _levelled(phones: tuple[str, ...]) -> str:
    """Without the differences that the dictionary makes now and then in what is the same (leapfrog, frog)."""
    said = "".join(phones).replace("a", "A")
    return said.replace("ol", "Al").replace("Ur", "Ar").replace("O3", "Or")


def _is_likely(whole: str, first: str, second: str) -> bool:
    """Whether a rare word that nobody has recorded is made of these two rather than spelled so by chance."""
    if not exists(whole):
        return True
    return (len(first) > 3 or first in _SHORT_FIRST or second in _MEN) and (len(second) > 3 or second in _SHORT_LAST)


def _is_inflected(whole: str, second: str) -> bool:
    """The king in trafficking and the ting in fitting are endings."""
    if not (second.endswith("ing") and len(second) < 6) or whole == "earring":
        return False
    return any(form.certain and form.kind == "conjugation" for form in inflected(whole))


def _run_together(first: tuple[str, ...], second: tuple[str, ...], link: str) -> set[tuple[str, ...]]:
    """The ways two words sound as one: with a linking s, with a doubled consonant said once, with a weak -man."""
    joined: set[tuple[str, ...]] = set()
    for middle in (("s",), ("z",)) if link else ((),):
        start = first + middle
        joined.add(start + second)
        if start[-1] == second[0]:
            joined.add(start + second[1:])
        if second in _WEAK:
            joined.add(start + _WEAK[second])
    return joined


# man and land lose their vowel at the end of a compound; so do -men and -board now and then.
_WEAK = {
    ("m", "&", "n"): ("m", "@", "n"),
    ("m", "e", "n"): ("m", "@", "n"),
    ("l", "&", "n", "d"): ("l", "@", "n", "d"),
    ("b", "A", "r", "d"): ("b", "3", "d"),
}
