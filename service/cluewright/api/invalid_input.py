"""From Pydantic's error list to field errors that name the place and the reason, and repeat nothing sent."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, TypeVar

from pydantic import ValidationError

from .problems import FieldError, Place, ProblemError

MAX_ERRORS = 20
Body = TypeVar("Body")

CODES: Mapping[str, str] = {
    "missing": "missing",
    "extra_forbidden": "unknown_field",
    "string_too_short": "too_short",
    "string_too_long": "too_long",
    "too_short": "too_short",
    "too_long": "too_long",
    "greater_than_equal": "out_of_bounds",
    "less_than_equal": "out_of_bounds",
    "literal_error": "not_one_of",
    "enum": "not_one_of",
    "string_pattern_mismatch": "malformed",
    "too_many_marks": "too_many_marks",
    "repeated": "repeated",
    "none_required": "wrong_type",
    "union_tag_invalid": "not_one_of",
    "union_tag_not_found": "missing",
    "model_type": "wrong_type",
    "model_attributes_type": "wrong_type",
    "dict_attributes_type": "wrong_type",
}
LENGTHS = ("min_length", "max_length")


def validated(validate: Callable[[Any], Body], sent: Any, names: frozenset[str]) -> Body:
    """The body that was sent, read by `validate`. Raises the 422 of `refusal`."""
    try:
        return validate(sent)
    except ValidationError as error:
        found = [{**entry, "loc": ("body", *entry["loc"])} for entry in error.errors(include_url=False)]
        raise refusal(found, sent, names) from None


def refusal(errors: Sequence[Any], body: Any, names: frozenset[str]) -> ProblemError:
    """The 422 for these errors: `unknown_field` where nothing else is wrong, else `invalid_request`.

    `names`: the member names that may appear in a pointer (those of the schema).
    """
    found = {(entry.place, entry.pointer, entry.code): entry for entry in _field_errors(errors, body, names)}
    entries = tuple(found.values())[:MAX_ERRORS]
    only_unknown = all(entry.code == "unknown_field" for entry in entries)
    return ProblemError("unknown_field" if only_unknown else "invalid_request", errors=entries)


def _field_errors(errors: Sequence[Any], body: Any, names: frozenset[str]) -> Iterable[FieldError]:
    for error in errors:
        place, *inner = error["loc"] or ("body",)
        steps = (*inner, *_tag(error))
        code = CODES.get(error["type"], "wrong_type" if error["type"].endswith("_type") else "invalid")
        params = _params(error.get("ctx") or {})
        pointer = _pointer(steps, code, body, names) if place == "body" else f"/{steps[0]}"
        yield FieldError(_place(place), pointer, code, params)


def _tag(error: Mapping[str, Any]) -> tuple[str, ...]:
    """The member that says which of several bodies this is, where that is what is wrong."""
    told = str((error.get("ctx") or {}).get("discriminator", ""))
    return (told.strip("'"),) if error["type"].startswith("union_tag") and told.startswith("'") else ()


def _params(context: Mapping[str, Any]) -> dict[str, object]:
    """What the texts of the codes need: lengths, `bounds` and `expected`, the same in every language."""
    params: dict[str, object] = {name: context[name] for name in LENGTHS if name in context}
    bounds = [f"{sign} {context[name]}" for name, sign in (("ge", "≥"), ("le", "≤")) if name in context]
    expected = str(context.get("expected", context.get("expected_tags", ""))).replace("'", "").replace(" or ", ", ")
    return params | {"bounds": ", ".join(bounds), "expected": expected}


def _place(place: str) -> Place:
    places: dict[str, Place] = {"query": "query", "path": "path", "header": "header"}
    return places.get(place, "body")


def _pointer(steps: Sequence[str | int], code: str, body: Any, names: frozenset[str]) -> str:
    """Follow the steps through what was sent, leaving out the names of union branches.

    An unknown member is not named (its name is input): the pointer stops at the object that holds it. So it
    does at a free-form object (a language tag, a house rule's name).
    """
    known = steps[:-1] if code == "unknown_field" else steps
    pointer, value = "", body
    for index, step in enumerate(known, 1):
        if isinstance(step, int) and isinstance(value, list) and step < len(value):
            value = value[step]
        elif isinstance(value, dict) and isinstance(step, str) and (step in value or index == len(known)):
            if step not in names:
                return pointer
            value = value.get(step)
        else:
            continue
        pointer += f"/{step}"
    return pointer


def property_names(schema: Any) -> frozenset[str]:
    """All property names of a JSON Schema: the only member names that may appear in a pointer."""
    if isinstance(schema, list):
        return frozenset().union(*map(property_names, schema))
    if not isinstance(schema, dict):
        return frozenset()
    own = schema.get("properties")
    return frozenset(own if isinstance(own, dict) else ()).union(*map(property_names, schema.values()))
