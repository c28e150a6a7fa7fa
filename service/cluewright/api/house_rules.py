"""House rules as a typed body, made from the one table of parameters."""

from functools import lru_cache
from typing import Annotated, Any, Literal

from pydantic import Field, create_model

from cluewright.core.bounds import Bounds, Choice, Flag, Order, Whole
from cluewright.core.parameters import RULEBOOKS

from .fields import INTEGER, Request


def body_type(bounds: Bounds) -> Any:
    """The type of a member with these bounds, as JSON has it."""
    match bounds:
        case Flag():
            return bool
        case Whole(minimum, maximum, nullable):
            number = Annotated[int, Field(ge=minimum, le=maximum), INTEGER]
            return number | None if nullable else number
        case Choice(options):
            return Literal[options]
        case Order(options):
            return Annotated[list[Literal[options]], Field(max_length=len(options))]  # type: ignore[valid-type]


def _as_given(schema: dict[str, Any]) -> None:
    """A member that is left out is the edition's, not null; an order names each of its words once."""
    schema.pop("default", None)
    if schema.get("type") == "array":
        schema["uniqueItems"] = True


@lru_cache(maxsize=8)
def house_rules_model(rulebook: str) -> type[Request]:
    """A body with every parameter of the rulebook, each optional; `house_rules` reads it."""
    fields: dict[str, Any] = {
        spec.name: (body_type(spec.bounds), Field(default=None, json_schema_extra=_as_given))
        for spec in RULEBOOKS[rulebook].specs
    }
    name = "".join(part.capitalize() for part in rulebook.split("-"))
    documentation = f"Parameters of {rulebook} that differ from the edition's."
    return create_model(f"{name}HouseRules", __base__=Request, __doc__=documentation, **fields)


def given_house_rules(body: Request) -> dict[str, Any]:
    """Those parameters that the body sets, by name."""
    return {name: getattr(body, name) for name in body.model_fields_set}
