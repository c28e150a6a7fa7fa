"""Labelled cases: a clue at a table, and what a human referee rules."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from cluewright.content.library import Library
from cluewright.content.strict_yaml import YamlRefused, load_strings
from cluewright.core.clues import Finding, Ruling, Strictness, UsedClue, Verdict, check_ids
from cluewright.usecases.check_clues import AskedKeyword, CheckRequest, check_clues

PARTS = ("tune", "held")
_FIELDS = frozenset(
    {"id", "part", "keywords", "clue", "verdict", "check", "note", "code", "target", "used", "keyword_language"}
    | {"clue_language", "strictness", "known_wrong"}
)


class CaseInvalid(ValueError):
    """A case breaks the format; the message names file, case and fault."""


@dataclass(frozen=True, slots=True)
class Case:
    """One clue and its right ruling. `check`: the check that should find it or, for a legal clue, might be trapped.

    `part` is `tune` (answers are looked at while the referee is worked on) or `held` (only counted). `place` is where
    the clue stands among the request's. `known_wrong` says why the referee still answers otherwise.
    """

    id: str
    language: str
    part: str
    check: str
    verdict: Ruling
    clue: str
    request: CheckRequest
    place: int
    note: str
    known_wrong: str | None = None

    @property
    def keywords(self) -> tuple[str, ...]:
        """The texts on the screen."""
        return tuple(one.text for one in self.request.keywords)


@dataclass(frozen=True, slots=True)
class Ruled:
    """A case with the referee's answer."""

    case: Case
    verdict: Verdict

    @property
    def found(self) -> bool:
        """Whether the referee said anything."""
        return self.verdict.ruling is not Ruling.LEGAL

    @property
    def by_right_check(self) -> bool:
        """Whether the check that should have spoken did."""
        return any(finding.check == self.case.check for finding in self.verdict.findings)

    @property
    def right(self) -> bool:
        """The ruling is the label's and, for a violation, the right check is among those that bear it."""
        if self.verdict.ruling is not self.case.verdict:
            return False
        return self.case.verdict is Ruling.LEGAL or self.case.check in {one.check for one in self._decisive()}

    def _decisive(self) -> Iterator[Finding]:
        return (one for one in self.verdict.findings if one.ruling is self.verdict.ruling)


def rule(library: Library, case: Case) -> Ruled:
    """The referee's answer to a case."""
    return Ruled(case, check_clues(library, case.request).verdicts[case.place])


def load_cases(folder: Path) -> tuple[Case, ...]:
    """The cases of `<folder>/<language>/*.yaml`, by language and file. Raises CaseInvalid or YamlRefused."""
    cases = tuple(case for path in sorted(folder.glob("*/*.yaml")) for case in _cases_of(path))
    seen: set[str] = set()
    for case in cases:
        if case.id in seen:
            raise CaseInvalid(f"{case.id}: a second case with this id")
        seen.add(case.id)
    return cases


def _cases_of(path: Path) -> Iterable[Case]:
    entries = load_strings(path)
    if not isinstance(entries, list):
        raise CaseInvalid(f"{path.parent.name}/{path.name}: a list is expected")
    for entry in entries:
        name = entry.get("id", "?") if isinstance(entry, dict) else "?"
        try:
            yield _case(entry, path.parent.name)
        except (ValueError, TypeError, KeyError, AttributeError) as fault:
            raise CaseInvalid(f"{path.parent.name}/{path.name}: {name}: {fault!r}") from fault


def _case(entry: Mapping[str, Any], language: str) -> Case:
    if unknown := entry.keys() - _FIELDS:
        raise ValueError(f"unknown field {min(unknown)}")
    if entry["part"] not in PARTS or entry["check"] not in check_ids():
        raise ValueError("unknown part or check")
    request, place = _request(entry, language)
    return Case(
        id=entry["id"],
        language=language,
        part=entry["part"],
        check=entry["check"],
        verdict=Ruling(entry["verdict"]),
        clue=entry["clue"],
        request=request,
        place=place,
        note=entry.get("note", ""),
        known_wrong=entry.get("known_wrong"),
    )


def _request(entry: Mapping[str, Any], language: str) -> tuple[CheckRequest, int]:
    clues, code = _round(entry)
    request = CheckRequest(
        keywords=tuple(_keyword(one) for one in entry["keywords"]),
        clues=clues,
        keyword_language=entry.get("keyword_language", language),
        clue_language=entry.get("clue_language"),
        code=code,
        used_clues=tuple(UsedClue(text) for text in entry.get("used", ())),
        strictness=Strictness(entry.get("strictness", "standard")),
    )
    return request, len(clues) - 1


def _round(entry: Mapping[str, Any]) -> tuple[tuple[str, ...], tuple[int, ...]]:
    """The clues and the code, so that the last clue is the case's and stands where its target is, or beyond the code
    where the case names none. The clues before it are empty: they say nothing."""
    code = tuple(int(digit) for digit in entry.get("code", ()))
    if "target" not in entry:
        return ("",) * len(code) + (entry["clue"],), code
    target = int(entry["target"])
    if target not in code:
        code = (*code, target)
    return ("",) * code.index(target) + (entry["clue"],), code


def _keyword(given: Any) -> AskedKeyword:
    if isinstance(given, str):
        return AskedKeyword(given)
    return AskedKeyword(given["text"], given.get("language"), given.get("concept"))


__all__ = ["PARTS", "Case", "CaseInvalid", "Ruled", "YamlRefused", "load_cases", "rule"]
