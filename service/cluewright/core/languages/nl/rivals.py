"""Cuts that rival another: whether a word is cut better elsewhere, so that a keyword is in it by chance."""

from .compound_words import MOSTLY_ENDINGS, SIMPLE
from .cuts import has_always_link, has_diminutive, is_certain, is_noun
from .lexicon import entry
from .morphology import is_base
from .pieces import MODIFIERS, is_pair, is_part, is_solid, modifies
from .shapes import VOWELS
from .spelling import infinitives
from .verbs import INSEPARABLE, is_verb, leading_particles


def is_cut(whole: str, at: int) -> bool:
    """Whether a cut goes through a simple word: standaardmaat is not of stand, vakantie-eiland not of land."""
    if whole in SIMPLE:
        return True
    starts = (size for size in range(at + 1, len(whole)) if whole[:size] in SIMPLE)
    ends = (start for start in range(1, at) if whole[start:] in SIMPLE)
    return any(_is_left(whole[size:]) for size in starts) or any(_is_left(whole[:start]) for start in ends)


def _is_left(piece: str) -> bool:
    """Whether this can stand beside a simple word: nothing is left of a politiek in politie-kogel."""
    return len(piece) < 3 or piece in MOSTLY_ENDINGS or modifies(piece) or modifies(piece.removeprefix("s"))


def begins_before(first: str, end: str) -> bool:
    """Whether the last part has a letter more: a dobbel-steen has no teen. A part that is a noun with that
    letter, or takes an s before another, says that it has not: dans-tent, volks-taal."""
    if first[-1] not in "snek" or is_certain(first, end):
        return False
    return is_base(first[-1] + end) and modifies(first[:-1])


def is_cut_later(first: str, end: str) -> bool:
    """Whether only the cut one letter on leaves two words: stop-licht is no plicht, kaas-taart no staart; nor is
    lichaams-taal a staal, as lichaam has an s there."""
    if end[0] == "s" and has_always_link(first) and is_base(end[1:]):
        return True
    if is_certain(first, end):  # a dieren-spel: dierens is no word that anything begins with
        return False
    return len(end) > 3 and not is_base(first) and is_base(end[1:]) and is_base(first + end[0])


def is_particle_and_stem(whole: str, end: str) -> bool:
    """An aftrek is what there is to trekken, and has no rek in it."""
    rests = (whole[len(particle) :] for particle in leading_particles(whole))
    chance = (rest for rest in rests if len(rest) > len(end) and rest[: -len(end)] not in MODIFIERS)
    return any(not is_base(rest[: -len(end)]) and any(map(is_verb, infinitives(rest))) for rest in chance)


def is_behind_a_prefix(whole: str, end: str) -> bool:
    """Whether a prefix leaves a word that only ends like this one: be-groet has no roet in it, nor be-sluit a luit."""
    rests = (whole.removeprefix(prefix) for prefix in _PREFIXES if whole.startswith(prefix))
    longer = (rest for rest in rests if len(rest) == len(end) + 1)
    return any(entry(rest) is not None or any(map(is_verb, infinitives(rest))) for rest in longer)


_PREFIXES = ("be", "ge", "her", "er", "ont", "ver")


def is_rivalled(whole: str, at: int) -> bool:
    """Whether the word is cut better further on: boter-ham, not bot-erham; wolken-krabber, not wol-kenkrabber."""
    if len(whole) - at > 3 and is_noun(whole[:at]) and has_diminutive(whole[at:]):
        return False  # zee-rover as well as anything else
    cuts = range(at + 1, len(whole) - 2)
    return any(
        not is_part(whole[at:cut]) and is_solid(whole[cut:]) and (is_solid(whole[:cut]) or is_base(whole[:cut]))
        for cut in cuts
    )


_AGAIN = (
    "weerbaar", "weerbarst", "weerborst", "weerga", "weergeld", "weerglans", "weerhaak", "weerhou", "weerkaats",
    "weerkeer", "weerkl", "weerkorps", "weerkracht", "weerleg", "weerlo", "weerom", "weerpijn", "weerplicht",
    "weerschijn", "weerskant", "weerslag", "weerspan", "weerspiegel", "weersprak", "weerspraak", "weerspre",
    "weerstaan", "weerstand", "weerszijde", "weervraag", "weerwil", "weerwolf", "weerwoord", "weerwraak", "weerzi",
)  # fmt: skip
"""How words begin that have the weer of again, or against, and not that of rain: weerstand, weerwolf, weerzin."""


def is_after_its_prefix(whole: str, keyword: str) -> bool:
    """Whether the keyword only begins like the word, with a prefix: be-stand and be-stelbus have no bes in them."""
    if keyword == "weer":
        return whole.startswith(_AGAIN)
    prefix = next((one for one in INSEPARABLE if keyword.startswith(one)), "")
    if not prefix or any(c in VOWELS for c in keyword[len(prefix) :]):
        return False
    rest = whole[len(prefix) :]
    if len(rest) <= 3 or rest in MOSTLY_ENDINGS:
        return False
    return entry(rest) is not None or any(is_pair(rest[:cut], rest[cut:]) for cut in range(4, len(rest) - 2))
