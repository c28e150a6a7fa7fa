"""The query of a rulebook: variant, edition and every house rule, typed from the one table of parameters."""

from collections.abc import Callable, Mapping
from inspect import Parameter, Signature
from typing import Annotated, Any, Literal

from fastapi import Query, Request
from pydantic import Field
from pydantic.json_schema import SkipJsonSchema

from cluewright.core.bounds import Bounds, Choice, Flag, Order, Whole, parse
from cluewright.core.parameters import RULEBOOKS, InvalidParameters, Parameters, resolve
from cluewright.core.rulebook import condition_value

from .fields import QUERY_INTEGER
from .problems import FieldError, ProblemError

SELECTION = ("variant", "edition")


def query_type(bounds: Bounds) -> Any:
    """The type of a query parameter with these bounds, as text a caller may write."""
    match bounds:
        case Flag():
            return Literal["true", "false"]
        case Whole(minimum, maximum, nullable):
            number = Annotated[int, Field(ge=minimum, le=maximum, strict=True), QUERY_INTEGER]
            return number | Literal["null"] if nullable else number
        case Choice(options):
            return Literal[options]
        case Order():
            return Literal[tuple(condition_value(choice) for choice in bounds.choices())]


def query_parameters(rulebook: str) -> list[Parameter]:
    """The endpoint's parameters for variant, edition and house rules of one rulebook, all optional."""
    book = RULEBOOKS[rulebook]
    types = {"variant": Literal[book.variants], "edition": Literal[book.editions]}
    types |= {spec.name: query_type(spec.bounds) for spec in book.specs}
    return [_optional(name, kind) for name, kind in types.items()]


def _optional(name: str, kind: Any) -> Parameter:
    annotation = Annotated[kind | SkipJsonSchema[None], Query()]
    return Parameter(name, Parameter.KEYWORD_ONLY, default=None, annotation=annotation)


def with_query(rulebook: str, *others: Parameter) -> Callable[[Any], Any]:
    """Give an endpoint `(request, **query)` the rulebook's query parameters in its signature."""
    request = Parameter("request", Parameter.POSITIONAL_OR_KEYWORD, annotation=Request)

    def give(endpoint: Any) -> Any:
        endpoint.__signature__ = Signature([request, *others, *query_parameters(rulebook)])
        return endpoint

    return give


def parameters_of(rulebook: str, query: Mapping[str, object]) -> Parameters:
    """The parameters that a query describes. Raises the 422 that names the bounds."""
    bounds = {spec.name: spec.bounds for spec in RULEBOOKS[rulebook].specs}
    given = {name: value for name, value in query.items() if name in bounds and value is not None}
    rules = {name: parse(bounds[name], value) if isinstance(value, str) else value for name, value in given.items()}
    variant, edition = (query.get(name) for name in SELECTION)
    assert variant is None or isinstance(variant, str)
    assert edition is None or isinstance(edition, str)
    try:
        return resolve(rulebook, variant, edition, rules)
    except InvalidParameters as error:
        raise invalid_parameters(error, "query", "") from None


def invalid_parameters(error: InvalidParameters, place: Literal["query", "body"], prefix: str) -> ProblemError:
    """The 422 for variants, editions and house rules that do not fit, each with its bounds."""
    errors = tuple(
        FieldError(place, f"{prefix}/{problem.name}", "not_one_of", {"expected": problem.bounds})
        for problem in error.problems
    )
    return ProblemError("invalid_request", errors=errors)
