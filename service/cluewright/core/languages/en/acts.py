"""English nouns in -ion that name the act of a verb: education, pollution, collection, identification."""

from collections.abc import Iterator

from .kinds import is_verb
from .vocabulary import is_ordinary

# The noun means something else now than doing it, or the verb means something else to most (object, project, present).
_DRIFTED = frozenset(
    """
    abstraction accession affectation affection aspiration assignation audition bastion civilisation civilization
    coloration communion commutation conduction conformation congregation consolation constitution contention
    contraction conversion conviction convulsion declination defection denomination deposition deputation derogation
    destination detention determination direction dispensation divination documentation edition emotion equation
    exception execution expedition extradition federation fixation foundation fusion generation gradation
    habituation impulsion inclination institution intimation legation legion location machination mission motion
    nation notation notion objection operation opinion option oration passion permutation plantation population
    portion position potion predication presentation probation procession profession projection prostitution
    punctuation question ration recession recreation reformation relation retardation revelation reversion salvation
    sensation session situation specialisation specialization stagnation station subjection supplication
    television tension tradition transition vacation vegetation version vision visitation vocation
    """.split()  # noqa: SIM905
)
# What stands before -ion where the verb has only lost its e, or nothing.
_REGULAR = ("at", "ct", "ut", "et", "ot", "it", "is", "us", "ss", "pt", "st", "rt", "nt", "ns", "rs")


def act_of(word: str) -> Iterator[tuple[str, bool]]:
    """The verbs that a noun in -ion names the act of, each with whether it surely does. Only what the list has as an
    everyday verb counts, and no short one, for those are like others by chance (legion, leg)."""
    sure = word not in _DRIFTED
    verbs = [verb for verb in _verbs(word) if len(verb) > 2 and is_ordinary(verb) and is_verb(verb)]
    for verb in verbs:
        # What was alienated, cooperated or designated was no alien, no cooper and no design.
        nearest = verb.endswith("ate") or not verbs[0].endswith("ate")
        yield verb, sure and nearest and (len(verb) > 3 or word == "action")


def _verbs(word: str) -> Iterator[str]:
    stem = word.removesuffix("ion")
    if stem.endswith(_REGULAR):
        yield f"{stem}e"
        yield stem
    if stem.endswith("ificat"):
        yield f"{stem.removesuffix('icat')}y"
    if stem.endswith("at") and len(stem) > 5:
        yield stem.removesuffix("at")
        yield f"{stem.removesuffix('at')}e"
