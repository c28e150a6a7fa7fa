"""The figures that the referee is to reach, beside those that were measured."""

from collections.abc import Iterator
from dataclasses import dataclass

from cluewright.core.clues.clue import STRICT_LANGUAGES

from .case_figures import everything, share
from .cases import Ruled
from .speed import Cost, Speed
from .tally import Tally, total

_DERIVED = {
    "en": ("DERIV",),
    "nl": ("N.dim(UD)", "N.dim(OpenTaal)", "N.dim irregular", "COMPOUND"),
    "ru": ("D.N>ADJ", "D.N>N", "D.N>N dim", "D.other"),
    "ko": ("N+suffix(하다 etc)",),
}
_INFLECTED = {"en": 0.99, "nl": 0.99, "ru": 0.995, "ko": 0.99}
_DERIVED_GOAL = {"en": 0.75, "nl": 0.95, "ru": 0.95, "ko": 0.95}


@dataclass(frozen=True, slots=True)
class Goal:
    """One figure with its bound; `at_least` says on which side of it is good. `id` names the text that explains it,
    `subject` the language (`*`: all)."""

    id: str
    subject: str
    bound: float
    measured: float
    over: int
    at_least: bool = True
    unit: str = "%"

    @property
    def reached(self) -> bool:
        return self.measured >= self.bound if self.at_least else self.measured <= self.bound


@dataclass(frozen=True, slots=True)
class Measured:
    """All that was measured; what could not be is empty or None."""

    cases: tuple[Ruled, ...] = ()
    inflection: tuple[Tally, ...] = ()
    translations: tuple[Tally, ...] = ()
    pack_translations: tuple[Tally, ...] = ()
    pairs: tuple[Tally, ...] = ()
    row_pairs: tuple[Tally, ...] = ()
    slips: tuple[Tally, ...] = ()
    disguises: tuple[Tally, ...] = ()
    speed: tuple[Speed, ...] = ()
    cost: Cost | None = None
    broken_rows: int = 0


def goals(measured: Measured) -> tuple[Goal, ...]:
    """A goal for each figure that was measured."""
    found = (
        *_case_goals(measured),
        *_inflection_goals(measured),
        *_translation_goals(measured),
        *_trick_goals(measured),
        *_chance_goals(measured),
        *_speed_goals(measured),
    )
    return tuple(goal for goal in found if goal.over)


def _case_goals(measured: Measured) -> Iterator[Goal]:
    languages = sorted({one.case.language for one in measured.cases})
    for tag in (*languages, "*"):
        one = everything([ruled for ruled in measured.cases if tag in ("*", ruled.case.language)])
        yield Goal("cases-found", tag, 0.99, one.recall, one.violations)
        yield Goal("cases-right-check", tag, 0.95, share(one.right_check, one.violations), one.violations)
        yield Goal("cases-illegal", tag, 0.85, share(one.illegal, one.should_be_illegal), one.should_be_illegal)
        yield Goal("cases-false-alarms", tag, 0.01, _rate(one.false_alarms, one.legal), one.legal, at_least=False)
        yield Goal("cases-falsely-illegal", tag, 0.0, _rate(one.falsely_illegal, one.legal), one.legal, at_least=False)


def _rate(some: int, of: int) -> float:
    return some / of if of else 0.0


def _inflection_goals(measured: Measured) -> Iterator[Goal]:
    for tag, bound in _INFLECTED.items():
        derived = {f"{tag} {kind}" for kind in _DERIVED[tag]}
        own = [one for one in measured.inflection if one.group.startswith(f"{tag} ")]
        inflected = total(tag, (one for one in own if one.group not in derived))
        others = total(tag, (one for one in own if one.group in derived))
        yield Goal("inflected", tag, bound, inflected.recall, inflected.asked)
        yield Goal("derived", tag, _DERIVED_GOAL[tag], others.recall, others.asked)


def _translation_goals(measured: Measured) -> Iterator[Goal]:
    for tag in ("nl", "ru", "ko"):
        own = total(tag, (one for one in measured.translations if one.group.startswith(f"{tag} ")))
        yield Goal("translations", tag, 0.99, own.recall, own.asked)
        yield Goal("words-translated", tag, 0.99, share(own.words_found, own.words), own.words)
    further = STRICT_LANGUAGES.difference(_INFLECTED)
    foreign = total("*", (one for one in measured.translations if one.group.partition(" ")[0] in further))
    yield Goal("further-translations", "*", 0.97, foreign.recall, foreign.asked)
    yield Goal("words-translated", "*", 0.97, share(foreign.words_found, foreign.words), foreign.words)
    for tag in _INFLECTED:
        counted = {f"{tag} {other}" for other in STRICT_LANGUAGES}  # obscure languages' words may be the own ones, too
        ours = total(tag, (one for one in measured.pack_translations if one.group in counted))
        yield Goal("pack-translations", tag, 0.99, ours.recall, ours.asked)


def _trick_goals(measured: Measured) -> Iterator[Goal]:
    for tag in _INFLECTED:
        for name, tallies in (("slips", measured.slips), ("disguises", measured.disguises)):
            own = total(tag, (one for one in tallies if one.group.startswith(f"{tag} ")))
            yield Goal(name, tag, 0.97, own.recall, own.asked)


def _chance_goals(measured: Measured) -> Iterator[Goal]:
    for one in measured.pairs:
        yield Goal("pairs-flagged", one.group, 0.01, one.recall, one.asked, at_least=False)
        yield Goal("pairs-illegal", one.group, 0.0001, one.ruled_illegal, one.asked, at_least=False)
    for one in measured.row_pairs:
        wrong = one.illegal / one.pairs if one.pairs else 0.0
        yield Goal("row-pairs-illegal", one.group, 0.0001, wrong, one.pairs, at_least=False)


def _speed_goals(measured: Measured) -> Iterator[Goal]:
    for one in measured.speed:
        warm, new = one.warm, one.new_clues
        yield Goal("warm-median", one.language, 0.3, warm.median, warm.count, at_least=False, unit="ms")
        yield Goal("warm-p99", one.language, 3.0, warm.p99, warm.count, at_least=False, unit="ms")
        yield Goal("new-clues-p99", one.language, 3.0, new.p99, new.count, at_least=False, unit="ms")
    if measured.cost:
        yield Goal("memory", "*", 80.0, measured.cost.checker, 1, at_least=False, unit="MiB")
        yield Goal("ready", "*", 1.5, measured.cost.ready, 1, at_least=False, unit="s")
