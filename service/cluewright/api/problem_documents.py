"""Problem documents: from a ProblemError to the bytes of `application/problem+json`, in the reader's language."""

import uuid
from collections.abc import Mapping
from typing import Any

import pydantic_core
from pydantic import BaseModel, ConfigDict, Field
from starlette.responses import Response
from starlette.types import Scope

from cluewright.content.catalogs import Catalogs

from .context import Context, context_of
from .problems import FieldError, ProblemError

MEDIA_TYPE = "application/problem+json"


NEEDED: Mapping[str, str] = {
    "too_short": "min_length",
    "too_long": "max_length",
    "too_many_marks": "max_length",
    "out_of_bounds": "bounds",
    "not_one_of": "expected",
}
"""What the text of a field error's code speaks of; without it the error is only called invalid."""


class InvalidField(BaseModel):
    """One part of the request that is wrong, and why. What was sent is never repeated."""

    model_config = ConfigDict(json_schema_serialization_defaults_required=True)

    in_: str = Field(alias="in", description="Where it stands: `body`, `query`, `path` or `header`.")
    pointer: str = Field(description="JSON Pointer (RFC 6901) into the body, or `/` and the parameter's name.")
    code: str = Field(description="Stable code of what is wrong with it, such as `missing` or `out_of_bounds`.")
    detail: str = Field(description="The same in the reader's language.")


class Problem(BaseModel):
    """Problem details (RFC 9457). `code` is stable; `title` and `detail` are in the reader's language."""

    model_config = ConfigDict(extra="allow")

    type: str = Field(description="URI of a page about this kind of problem: `/problems/<code>`.")
    title: str
    status: int
    detail: str
    code: str
    instance: str = Field(description="Names this one occurrence; the server's log has the same name.")
    errors: list[InvalidField] = Field(default=[], description="For invalid input: every part that is wrong.")


def problem_document(error: ProblemError, catalogs: Catalogs, language: str, instance: str) -> dict[str, Any]:
    """The members of the document; never anything of the request but names that the schema itself has."""
    document: dict[str, Any] = {
        "type": f"/problems/{error.code}",
        "title": catalogs.text(f"problem.{error.code}.title", language),
        "status": error.status,
        "detail": _detail(error, catalogs, language),
        "code": error.code,
        "instance": instance,
    }
    if error.errors:
        document["errors"] = [_field(entry, catalogs, language) for entry in error.errors]
    return document | error.members


def _detail(error: ProblemError, catalogs: Catalogs, language: str) -> str:
    variant = f".{error.variant}" if error.variant else ""
    return catalogs.text(f"problem.{error.code}.detail{variant}", language, **error.params)


def _field(entry: FieldError, catalogs: Catalogs, language: str) -> dict[str, str]:
    known = NEEDED.get(entry.code, "") in ("", *entry.params)
    detail = catalogs.text(f"problem.field.{entry.code if known else 'invalid'}", language, **entry.params)
    return {"in": entry.place, "pointer": entry.pointer, "code": entry.code, "detail": detail}


def new_instance() -> str:
    """A URN for one occurrence."""
    return uuid.uuid4().urn


def problem_response(error: ProblemError, scope: Scope) -> Response:
    """The answer to this request. Needs the context that the edge puts into the scope."""
    context: Context = context_of(scope)
    language = error.language or context.language_of(scope)
    document = problem_document(error, context.catalogs, language, context.new_instance())
    headers: Mapping[str, str] = {
        "Content-Language": language,
        "Vary": "Accept, Accept-Language",
        "Cache-Control": "no-store",
        **error.headers,
    }
    body = pydantic_core.to_json(document)
    return Response(body, error.status, headers=headers, media_type=MEDIA_TYPE)
