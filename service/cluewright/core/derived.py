"""Figures that follow from the parameters and are spoken of in the texts: how many codes, who may play."""

from collections.abc import Callable, Mapping
from math import perm

from cluewright.core.parameters import Parameters

Derived = Callable[[Parameters], int]


def whole(name: str) -> Derived:
    """A parameter that is always a whole number."""

    def value(parameters: Parameters) -> int:
        number = parameters.values[name]
        assert isinstance(number, int)
        return number

    return value


def _code_count(parameters: Parameters) -> int:
    return perm(whole("keywords_per_team")(parameters), whole("code_length")(parameters))


def _always(number: int) -> Derived:
    return lambda _: number


def _by_variant(teams: int, interceptor: int) -> Derived:
    return lambda parameters: teams if parameters.variant == "teams" else interceptor


DERIVED: Mapping[str, Mapping[str, Derived]] = {
    "decrypto": {
        "players_min": _by_variant(4, 3),
        "players_max": _by_variant(8, 3),
        "team_min": _by_variant(2, 2),
        "team_max": _by_variant(4, 2),
        "code_count": _code_count,
    },
    "davinci-code": {"players_min": _always(2), "players_max": _always(4)},
}


def derived_values(parameters: Parameters) -> dict[str, int]:
    """Every derived figure of the rulebook, by the name that texts use."""
    return {name: value(parameters) for name, value in DERIVED[parameters.rulebook].items()}
