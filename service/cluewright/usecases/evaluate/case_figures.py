"""What share of the labelled cases the referee gets right, by language, check and part."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from cluewright.core.clues import Ruling

from .cases import Ruled


@dataclass(frozen=True, slots=True)
class CaseFigures:
    """Counts over labelled cases.

    Of `violations` (labelled suspect or illegal) `found` were flagged, `right_check` of them by the right check; of
    `should_be_illegal` the referee ruled `illegal` so; `too_hard` counts suspect ones ruled illegal. Of `legal` ones
    `false_alarms` were flagged, `falsely_illegal` of them ruled illegal. `wrong` are all whose answer is not the label.
    """

    language: str
    check: str
    part: str
    violations: int
    found: int
    right_check: int
    should_be_illegal: int
    illegal: int
    too_hard: int
    legal: int
    false_alarms: int
    falsely_illegal: int
    wrong: tuple[Ruled, ...]

    @property
    def recall(self) -> float:
        """Share of the violations that were flagged, 0 to 1."""
        return share(self.found, self.violations)


def share(some: int, of: int) -> float:
    """The part, 0 to 1; all of nothing is 1."""
    return some / of if of else 1.0


def figures(ruled: Iterable[Ruled]) -> tuple[CaseFigures, ...]:
    """One for each language, check and part that there are cases for, sorted."""
    groups: dict[tuple[str, str, str], list[Ruled]] = {}
    for one in ruled:
        groups.setdefault((one.case.language, one.case.check, one.case.part), []).append(one)
    return tuple(_figures(*group, found) for group, found in sorted(groups.items()))


def summary(ruled: Iterable[Ruled]) -> tuple[CaseFigures, ...]:
    """One for each language and part over all checks (`*`), sorted."""
    groups: dict[tuple[str, str], list[Ruled]] = {}
    for one in ruled:
        groups.setdefault((one.case.language, one.case.part), []).append(one)
    return tuple(_figures(language, "*", part, found) for (language, part), found in sorted(groups.items()))


def everything(ruled: Sequence[Ruled]) -> CaseFigures:
    """All cases together."""
    return _figures("*", "*", "*", ruled)


def _figures(language: str, check: str, part: str, ruled: Sequence[Ruled]) -> CaseFigures:
    violations = [one for one in ruled if one.case.verdict is not Ruling.LEGAL]
    legal = [one for one in ruled if one.case.verdict is Ruling.LEGAL]
    strict = [one for one in violations if one.case.verdict is Ruling.ILLEGAL]
    illegal = [one for one in ruled if one.verdict.ruling is Ruling.ILLEGAL]
    return CaseFigures(
        language=language,
        check=check,
        part=part,
        violations=len(violations),
        found=sum(one.found for one in violations),
        right_check=sum(one.found and one.by_right_check for one in violations),
        should_be_illegal=len(strict),
        illegal=sum(one.case.verdict is Ruling.ILLEGAL for one in illegal),
        too_hard=sum(one.case.verdict is Ruling.SUSPECT for one in illegal),
        legal=len(legal),
        false_alarms=sum(one.found for one in legal),
        falsely_illegal=sum(one.case.verdict is Ruling.LEGAL for one in illegal),
        wrong=tuple(one for one in ruled if not one.right),
    )
