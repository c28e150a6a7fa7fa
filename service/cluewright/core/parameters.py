"""Every number and option that an edition or a house rule may change: the one table of them.

The rulebook's text, the rules engine and the clue checker all read their figures here.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Any

from cluewright.core.bounds import Bounds, Choice, Flag, Order, Value, Whole


@dataclass(frozen=True, slots=True)
class ParameterSpec:
    """One parameter: bounds, a default for each variant that has it, and editions that differ.

    `with_players` gives a different default at that number of players.
    """

    name: str
    bounds: Bounds
    defaults: Mapping[str, Value]
    editions: Mapping[str, Value] = field(default_factory=dict)
    with_players: Mapping[int, Value] = field(default_factory=dict)

    def default(self, variant: str, edition: str) -> Value:
        """The value where no house rule says otherwise; the parameter must apply to the variant."""
        return self.editions.get(edition, self.defaults[variant])


@dataclass(frozen=True, slots=True)
class ParameterProblem:
    """Why one house rule was refused; `bounds` is what would have been allowed, in words."""

    name: str
    code: str  # unknown_parameter, not_in_variant, out_of_bounds
    bounds: str


class InvalidParameters(ValueError):
    """A variant, an edition or house rules that do not exist or lie outside their bounds."""

    def __init__(self, problems: tuple[ParameterProblem, ...]) -> None:
        super().__init__("; ".join(f"{p.name}: {p.code} ({p.bounds})" for p in problems))
        self.problems = problems


@dataclass(frozen=True, slots=True)
class Parameters:
    """Resolved figures of one game or one reading: every parameter of the variant has a value.

    `given` names those that a house rule set.
    """

    rulebook: str
    variant: str
    edition: str
    values: Mapping[str, Value]
    given: frozenset[str] = frozenset()

    def as_json(self) -> dict[str, Any]:
        """The values as JSON knows them, in the table's order."""
        return {name: list(v) if isinstance(v, tuple) else v for name, v in self.values.items()}


@dataclass(frozen=True, slots=True)
class Rulebook:
    """Which variants (the default first), editions (the default first) and parameters a rulebook has."""

    variants: tuple[str, ...]
    editions: tuple[str, ...]
    specs: tuple[ParameterSpec, ...]


def both(value: Value, interceptor: Value | str = "same") -> Mapping[str, Value]:
    """Defaults for the two variants of Decrypto; the second is the same unless told otherwise."""
    return {"teams": value, "interceptor": value if interceptor == "same" else interceptor}


def teams(value: Value) -> Mapping[str, Value]:
    """A default for a parameter that only the team game has."""
    return {"teams": value}


DECRYPTO = Rulebook(
    variants=("teams", "interceptor"),
    editions=("en", "nl", "ru", "ko", "online"),
    specs=(
        ParameterSpec("interceptions_to_win", Whole(1, 8), both(2)),
        ParameterSpec("miscommunications_to_lose", Whole(1, 8, nullable=True), both(2, None)),
        ParameterSpec(
            "failed_decode_gives",
            Choice(("miscommunication", "interception", "nothing")),
            both("miscommunication", "interception"),
        ),
        ParameterSpec("max_rounds", Whole(1, 20), both(8, 5)),
        ParameterSpec("first_interception_round", Whole(1, 5), both(2)),
        ParameterSpec("keywords_per_team", Whole(3, 6), both(4)),
        ParameterSpec("code_length", Whole(2, 5), both(3)),
        ParameterSpec(
            "repeated_codes",
            Choice(("allowed", "not_twice_running", "never")),
            both("allowed"),
            {"ru": "not_twice_running"},
        ),
        ParameterSpec("repeat_moves_encryptors", Flag(), teams(False), {"nl": True}),
        ParameterSpec("tie_break", Order(("points", "keywords")), teams(("points", "keywords")), {"ko": ("keywords",)}),
        ParameterSpec("clue_reuse", Choice(("game", "team", "player", "off")), both("team"), {"online": "player"}),
        ParameterSpec("timer_seconds", Whole(5, 3600), both(30)),
        ParameterSpec("use_timer", Flag(), both(False)),
        ParameterSpec("guess_timer_seconds", Whole(5, 3600, nullable=True), both(None)),
    ),
)

DAVINCI_VARIANTS = ("standard", "hyphen", "points", "hyphen-points")
POINTS_VARIANTS = ("points", "hyphen-points")


def every(value: Value, points: Value | str = "same") -> Mapping[str, Value]:
    """Defaults for the variants of Da Vinci Code; those with points may differ."""
    scored = value if points == "same" else points
    return {name: scored if name in POINTS_VARIANTS else value for name in DAVINCI_VARIANTS}


DAVINCI_CODE = Rulebook(
    variants=DAVINCI_VARIANTS,
    editions=("nl",),
    specs=(
        ParameterSpec("tiles_each", Whole(2, 6), every(4), with_players={4: 3}),
        ParameterSpec("rounds", Whole(1, 10), every(1, 3)),
        ParameterSpec("points_per_number", Whole(0, 100), every(10)),
        ParameterSpec("points_per_six", Whole(0, 100), every(20)),
        ParameterSpec("points_per_crack", Whole(0, 100), every(50)),
        ParameterSpec("points_per_hyphen", Whole(0, 100), every(0)),
        ParameterSpec("winner_bonus", Flag(), every(True)),
    ),
)

RULEBOOKS: Mapping[str, Rulebook] = {"decrypto": DECRYPTO, "davinci-code": DAVINCI_CODE}


def specs(rulebook: str, variant: str) -> tuple[ParameterSpec, ...]:
    """The parameters that apply to a variant, in the table's order."""
    return tuple(spec for spec in RULEBOOKS[rulebook].specs if variant in spec.defaults)


def resolve(
    rulebook: str,
    variant: str | None = None,
    edition: str | None = None,
    house_rules: Mapping[str, object] | None = None,
) -> Parameters:
    """Every figure of a game: the edition's, then what the house rules change.

    None means the default variant or edition. Raises InvalidParameters naming every problem with its
    bounds. `rulebook` must be a key of RULEBOOKS.
    """
    book, given = RULEBOOKS[rulebook], house_rules or {}
    variant, edition = variant or book.variants[0], edition or book.editions[0]
    refuse(selection_problems(book, variant, edition))
    refuse(value_problems(rulebook, variant, given))
    values = {
        spec.name: frozen(given.get(spec.name, spec.default(variant, edition))) for spec in specs(rulebook, variant)
    }
    refuse(joint_problems(values))
    return Parameters(rulebook, variant, edition, MappingProxyType(values), frozenset(given))


def refuse(problems: tuple[ParameterProblem, ...]) -> None:
    """Raise InvalidParameters if there is any problem."""
    if problems:
        raise InvalidParameters(problems)


def selection_problems(book: Rulebook, variant: str, edition: str) -> tuple[ParameterProblem, ...]:
    chosen = (("variant", variant, book.variants), ("edition", edition, book.editions))
    return tuple(
        ParameterProblem(name, "out_of_bounds", ", ".join(known)) for name, value, known in chosen if value not in known
    )


def value_problems(rulebook: str, variant: str, given: Mapping[str, object]) -> tuple[ParameterProblem, ...]:
    table = {spec.name: spec for spec in RULEBOOKS[rulebook].specs}
    found = (value_problem(table.get(name), variant, name, value) for name, value in given.items())
    return tuple(problem for problem in found if problem is not None)


def value_problem(spec: ParameterSpec | None, variant: str, name: str, value: object) -> ParameterProblem | None:
    if spec is None:
        return ParameterProblem(name, "unknown_parameter", "")
    if variant not in spec.defaults:
        return ParameterProblem(name, "not_in_variant", ", ".join(spec.defaults))
    if not spec.bounds.accepts(value):
        return ParameterProblem(name, "out_of_bounds", spec.bounds.describe())
    return None


def joint_problems(values: Mapping[str, Value]) -> tuple[ParameterProblem, ...]:
    """A code takes each of its digits from a different keyword, so it cannot be longer than they are many."""
    length, keywords = values.get("code_length"), values.get("keywords_per_team")
    if isinstance(length, int) and isinstance(keywords, int) and length > keywords:
        return (ParameterProblem("code_length", "out_of_bounds", f"2–{keywords}"),)
    return ()


def frozen(value: object) -> Value:
    """A checked value as the table holds it: lists become tuples."""
    if isinstance(value, list):
        return tuple(value)
    assert value is None or isinstance(value, (bool, int, str, tuple))
    return value
