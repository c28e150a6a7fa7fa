"""The query of a rulebook: variant, edition and every house rule, described from the one table of parameters.

The framework only sees text here; the table itself judges it, so that a refusal names the table's own bounds.
"""

from collections.abc import Callable, Mapping
from inspect import Parameter, Signature
from typing import Annotated, Any, Literal

from fastapi import Query, Request
from pydantic import WithJsonSchema

from cluewright.core.bounds import Bounds, Choice, Flag, Order, Whole, parse
from cluewright.core.parameters import RULEBOOKS, InvalidParameters, Parameters, resolve
from cluewright.core.rulebook import condition_value

from .problems import FieldError, ProblemError

Schema = dict[str, Any]


def query_schema(bounds: Bounds) -> Schema:
    """The JSON Schema of a query parameter with these bounds, as a caller may write it."""
    match bounds:
        case Flag():
            return {"type": "string", "enum": ["true", "false"]}
        case Whole(minimum, maximum, nullable):
            number: Schema = {"type": "integer", "minimum": minimum, "maximum": maximum}
            return {"anyOf": [number, {"type": "string", "const": "null"}]} if nullable else number
        case Choice(options):
            return {"type": "string", "enum": list(options)}
        case Order():
            return {"type": "string", "enum": [condition_value(choice) for choice in bounds.choices()]}


def query_parameters(rulebook: str) -> list[Parameter]:
    """The endpoint's parameters for variant, edition and house rules of one rulebook, all optional."""
    book = RULEBOOKS[rulebook]
    schemas = {"variant": query_schema(Choice(book.variants)), "edition": query_schema(Choice(book.editions))}
    schemas |= {spec.name: query_schema(spec.bounds) for spec in book.specs}
    return [_optional(name, schema) for name, schema in schemas.items()]


def _optional(name: str, schema: Schema) -> Parameter:
    annotation = Annotated[str | None, WithJsonSchema(schema), Query()]
    return Parameter(name, Parameter.KEYWORD_ONLY, default=None, annotation=annotation)


def with_query(rulebook: str, *others: Parameter) -> Callable[[Any], Any]:
    """Give an endpoint `(request, **query)` the rulebook's query parameters in its signature."""
    request = Parameter("request", Parameter.POSITIONAL_OR_KEYWORD, annotation=Request)

    def give(endpoint: Any) -> Any:
        endpoint.__signature__ = Signature([request, *others, *query_parameters(rulebook)])
        return endpoint

    return give


def parameters_of(rulebook: str, query: Mapping[str, str | None]) -> Parameters:
    """The parameters that a query describes. Raises the 422 that names the bounds."""
    bounds = {spec.name: spec.bounds for spec in RULEBOOKS[rulebook].specs}
    rules = {name: parse(bounds[name], value) for name, value in query.items() if name in bounds and value is not None}
    try:
        return resolve(rulebook, query.get("variant"), query.get("edition"), rules)
    except InvalidParameters as error:
        raise invalid_parameters(error, "query", "") from None


def invalid_parameters(error: InvalidParameters, place: Literal["query", "body"], prefix: str) -> ProblemError:
    """The 422 for variants, editions and house rules that do not fit, each with its bounds."""
    errors = tuple(
        FieldError(place, f"{prefix}/{problem.name}", "not_one_of", {"expected": problem.bounds})
        for problem in error.problems
    )
    return ProblemError("invalid_request", errors=errors)
