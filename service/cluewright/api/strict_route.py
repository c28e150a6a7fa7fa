"""The route class of every operation: what is checked before an endpoint runs, the same everywhere."""

from collections.abc import Awaitable, Callable, Iterator, Mapping
from typing import Any, get_origin

from fastapi import Request
from fastapi.dependencies.models import Dependant
from fastapi.exceptions import RequestValidationError
from fastapi.routing import APIRoute
from pydantic import TypeAdapter
from starlette.requests import ClientDisconnect
from starlette.responses import Response

from .answers import JSON, media_type_of
from .context import query_pairs
from .invalid_input import property_names, refusal, validated
from .language import well_formed
from .problems import FieldError, ProblemError, invalid
from .strict_json import MalformedJSONError, parse

BODY_CAP = 64 * 1024
NEGOTIATED = frozenset({"lang"})
Handler = Callable[[Request], Awaitable[Response]]


def limits(*, body: int = BODY_CAP, produces: tuple[str, ...] = (JSON,)) -> Callable[[Any], Any]:
    """Decorate an endpoint whose body may be larger, or that answers in other media types than JSON.

    `produces` is what an `Accept` header may name; an endpoint with several chooses by `media_type_of`.
    """

    def mark(endpoint: Any) -> Any:
        endpoint.body_cap, endpoint.produces = body, produces
        return endpoint

    return mark


class StrictRoute(APIRoute):
    """Refuses, in this order: query parameters unknown, repeated or a malformed `lang` (422), an `Accept` that
    excludes every answer (406), a body of another kind (415), too large (413), not I-JSON (400) or not of the
    schema (422). Endpoints are `async def`.

    An endpoint of only a request and a body model is called directly, without the framework's dependencies.
    """

    def get_route_handler(self) -> Callable[[Request], Any]:
        body_cap: int = getattr(self.endpoint, "body_cap", BODY_CAP)
        produces: tuple[str, ...] = getattr(self.endpoint, "produces", (JSON,))
        known, lists = _query_names(self)
        answer = self._answer(super().get_route_handler())
        has_body = self.body_field is not None

        async def handle(request: Request) -> Response:
            check_query(query_pairs(request.scope), known, lists)
            if produces:
                media_type_of(request, produces)
            if has_body:
                await read_json(request, body_cap)
            return await answer(request)

        return handle

    def _answer(self, usual: Handler) -> Handler:
        names = _body_names(self)
        direct = _direct(self, names)
        if direct is not None:
            return direct

        async def answer(request: Request) -> Response:
            try:
                return await usual(request)
            except RequestValidationError as error:
                raise refusal(error.errors(), getattr(request, "_json", None), names) from None

        return answer


def _body_names(route: APIRoute) -> frozenset[str]:
    if route.body_field is None:
        return frozenset()
    return property_names(_body_type(route.body_field).json_schema())


def _body_type(body: Any) -> TypeAdapter[Any]:
    return TypeAdapter(body.field_info.annotation)


def _query_names(route: APIRoute) -> tuple[frozenset[str], frozenset[str]]:
    fields = [field for dependant in _flat(route.dependant) for field in dependant.query_params]
    names = frozenset(field.alias for field in fields)
    lists = frozenset(field.alias for field in fields if get_origin(field.field_info.annotation) is list)
    return names | NEGOTIATED, lists


def _flat(dependant: Dependant) -> Iterator[Dependant]:
    yield dependant
    for inner in dependant.dependencies:
        yield from _flat(inner)


def _direct(route: APIRoute, names: frozenset[str]) -> Handler | None:
    """The endpoint `(request, body)` called straight after validation; None for any other kind of endpoint."""
    own = route.dependant
    others = (own.path_params, own.query_params, own.header_params, own.cookie_params, own.dependencies)
    if route.body_field is None or any(others) or own.request_param_name is None or len(own.body_params) != 1:
        return None
    endpoint, validate = route.endpoint, _body_type(route.body_field).validate_python
    request_name, body_name = own.request_param_name, own.body_params[0].name

    async def answer(request: Request) -> Response:
        body = validated(validate, request._json, names)
        response: Response = await endpoint(**{request_name: request, body_name: body})
        return response

    return answer


def check_query(pairs: list[tuple[str, str]], known: frozenset[str], lists: frozenset[str] = frozenset()) -> None:
    """Raises the 422 for names that are not `known`, come twice (but for `lists`), or a malformed `lang`."""
    seen: set[str] = set()
    for name, value in pairs:
        if name not in known:
            raise ProblemError("unknown_field", errors=(FieldError("query", "", "unknown_field"),))
        if name in seen and name not in lists:
            raise invalid("query", name, "repeated")
        seen.add(name)
        if name == "lang" and not well_formed(value):
            raise invalid("query", "lang", "malformed")


async def read_json(request: Request, cap: int) -> None:
    """Read, cap and parse the body; afterwards `request.json()` gives the value."""
    check_content_type(request.headers)
    request._body = await read_body(request, cap)
    try:
        request._json = parse(request._body)
    except MalformedJSONError as error:
        raise ProblemError("malformed_json", variant=error.reason) from None


async def read_body(request: Request, cap: int) -> bytes:
    """The whole body. Raises the 413 as soon as its declared length or what has come exceeds `cap` bytes."""
    declared = request.headers.get("content-length", "")
    if declared.isascii() and declared.isdigit() and int(declared[:12]) > cap:
        raise too_large(cap)
    body = bytearray()
    try:
        async for chunk in request.stream():
            body += chunk
            if len(body) > cap:
                raise too_large(cap)
    except ClientDisconnect:
        raise ProblemError("malformed_json", variant="syntax") from None
    return bytes(body)


def too_large(cap: int) -> ProblemError:
    """The 413 that names the cap."""
    return ProblemError("too_large", variant="cap", params={"kib": cap // 1024}, headers={"Connection": "close"})


def check_content_type(headers: Mapping[str, str]) -> None:
    """Raises the 415 unless this is JSON in UTF-8 without content coding."""
    media_type, *parameters = headers.get("content-type", "").lower().split(";")
    kind = media_type.strip()
    is_json = kind == JSON or (kind.startswith("application/") and kind.endswith("+json"))
    charsets = [value.strip().strip('"') for value in parameters if value.strip().startswith("charset=")]
    plain = headers.get("content-encoding", "identity").lower() == "identity"
    if not is_json or not plain or any(value not in ("charset=utf-8", 'charset="utf-8') for value in charsets):
        raise ProblemError("unsupported_media_type", headers={"Accept": JSON})
