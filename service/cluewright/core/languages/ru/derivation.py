"""From a derived word back to the words that it was made from: золотой to золото, коровка to корова.

Every step is confirmed by the dictionary: a base counts only if it exists, as the right part of speech.
That keeps most chance likenesses apart without a list of exceptions.
"""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Literal

from .alternation import Change, originals
from .dictionary import descend, fold
from .drift import DRIFTED
from .suffixes import CUT, LONGEST_SUFFIX, ROUND, RULES, SURE_STEM, Endings, Rule, Table, Tree
from .unrelated import unrelated

_LONG_STEM = 6
"""Letters from which on even a rare change of consonants leaves no doubt: медвежонок is a young медведь."""

_VOWELS = frozenset("аеиоуыэюя")


@dataclass(frozen=True, slots=True)
class Base:
    """A word that another was made from: `lemma` in the dictionary's spelling, and how the two are related."""

    lemma: str
    pos: str
    grammemes: frozenset[str]
    kind: str
    certain: bool


def bases(lemma: str, pos: str, grammemes: frozenset[str]) -> tuple[Base, ...]:
    """All words that a dictionary word may have been made from by one suffix, the certain ones first."""
    folded = fold(lemma)
    if pos == "INFN":  # золотиться goes the way of золотить
        folded = folded.removesuffix("ся").removesuffix("сь")
    found = list(_by_table(folded, RULES.get(pos, {}), grammemes, shortest=1))
    if not found and pos == "NOUN":
        found = list(_by_table(folded, CUT, grammemes, shortest=0))
    unique: dict[str, Base] = {}
    for base in sorted(found, key=lambda base: not base.certain):
        unique.setdefault(fold(base.lemma), base)
    unique.pop(fold(lemma), None)
    return tuple(_nearest(fold(lemma), unique))


def of_name(name: str, kind: Literal["Surn", "Geox"]) -> tuple[Base, ...]:
    """The words that a surname (Медведев) or the name of a place (Рыбинск) may have been made from."""
    found = _by_table(fold(name), RULES[kind], frozenset(), shortest=1)
    return tuple(replace(base, certain=False) for base in found)


def of_absence(rest: str) -> tuple[Base, ...]:
    """The nouns that a noun in -ье or -ие may have in it that has a prefix too, from what comes after the prefix: рыба
    from рыбье (безрыбье)."""
    return tuple(_by_table(rest, ROUND, frozenset(), shortest=1))


def _nearest(lemma: str, found: dict[str, Base]) -> Iterator[Base]:
    """A полочка is a little полка, hardly a little пола: where the dictionary has the step between, only that step is
    certain, unless both are living beings."""
    between = [key.removesuffix("ка") for key, base in found.items() if base.certain and key.endswith("ка")]
    for key, base in found.items():
        short = len(key) <= SURE_STEM and base.kind == "diminutive" and "anim" not in base.grammemes
        skipped = short and lemma.endswith(("очка", "ечка")) and any(key.startswith(stem) for stem in between)
        yield replace(base, certain=False) if skipped else base


def _by_table(lemma: str, table: Table, grammemes: frozenset[str], shortest: int) -> Iterator[Base]:
    for length in range(min(LONGEST_SUFFIX, len(lemma) - 2), shortest - 1, -1):
        cut = len(lemma) - length
        endings = table.get(lemma[cut:])
        if endings is not None:
            for old, change in _stems(lemma[:cut], lemma[cut:]).items():
                yield from _confirmed(lemma, old, change, _tree(endings, change), grammemes)


def _stems(stem: str, suffix: str) -> dict[str, Change]:
    """What the stem may have been; imperfective verbs in -ывать have а for о: опоздать makes опаздывать."""
    found = originals(stem)
    last = max((place for place, letter in enumerate(stem) if letter in _VOWELS), default=-1)
    if suffix in {"ывать", "ивать"} and last >= 0 and stem[last] == "а":
        found |= originals(stem[:last] + "о" + stem[last + 1 :])
    return found


def _tree(endings: Endings, change: Change) -> Tree:
    if change == "lost":
        return endings.bare
    return endings.vocalic if change == "gained" else endings.all


def _confirmed(lemma: str, old: str, change: Change, tree: Tree, grammemes: frozenset[str]) -> Iterator[Base]:
    for base, pos, base_grammemes, rules in descend(old, tree):
        for rule in rules:
            likely = len(old) >= SURE_STEM or (rule.regular and change != "rare")
            if rule.pos == pos and likely and _agree(rule, grammemes, base_grammemes) and not _apart(lemma, fold(base)):
                certain = rule.regular and _sure(lemma, fold(base), old, change, rule)
                yield Base(base, pos, base_grammemes, rule.kind, certain)


def _apart(lemma: str, base: str) -> bool:
    """Whether the two only look related, whichever of them looks made from the other (воронить, ворон)."""
    return unrelated(lemma, base) or unrelated(base, lemma)


def _agree(rule: Rule, derived: frozenset[str], base: frozenset[str]) -> bool:
    """песок (sand) is no little пёс (dog), полка (shelf) no woman of the пол (floor). Of a word that the
    dictionary does not have, neither gender nor life is known: anything agrees but what only these tell."""
    if rule.needs == "owner":
        return "Poss" in derived and "anim" in base
    if rule.needs == "single":
        return {"femn", "inan"} <= derived and "inan" in base
    if not derived:
        return True
    if rule.needs == "likeness":
        return _gender(derived) == _gender(base) and ("anim" in derived) == ("anim" in base)
    if rule.needs == "female":
        return "anim" in derived and "anim" in base
    if rule.needs == "aspect":
        return ("perf" in derived) != ("perf" in base)
    return rule.needs != "person" or "anim" in derived


def _gender(grammemes: frozenset[str]) -> str:
    return next((gender for gender in ("masc", "femn", "neut") if gender in grammemes), "")


def _sure(lemma: str, base: str, old: str, change: Change, rule: Rule) -> bool:
    """Long enough to be no chance, changed in no rare way, and not known to have parted from its base: a носочек is no
    little нос any more, but a little носок, which has parted from it as well."""
    usual = change != "rare" or rule.pos == "INFN" or len(old) >= _LONG_STEM
    if rule.needs == "deed":  # мечтать has no мечеть in it, nor уличить улица
        usual = usual and change not in {"lost", "gained"} and not (change == "softened" and old.endswith("ц"))
    kept = change == "plain" or rule.needs == "female" or (change == "softened" and _palatal(lemma, old))
    shortest = rule.shortest if kept else SURE_STEM
    parted = lemma in DRIFTED and not (rule.kind == "diminutive" and base in DRIFTED)
    return usual and len(old) >= shortest and not parted


def _palatal(lemma: str, old: str) -> bool:
    """Whether only к, г or х before -ный was softened, as it always is: рука, ручной; снег, снежный."""
    return old.endswith(("к", "г", "х")) and lemma[len(old) :] in {"ный", "ной"}
