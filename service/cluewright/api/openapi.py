"""The OpenAPI document: what the framework finds in the routes, made complete by what holds for all of them."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from fastapi.openapi.utils import get_openapi
from fastapi.routing import APIRoute
from starlette.routing import BaseRoute

import cluewright

from . import contract_notes
from .language import MAX_TAG, TAG_PATTERN
from .problem_documents import MEDIA_TYPE, Problem
from .problems import STATUSES

Responses = dict[int | str, dict[str, Any]]
TEXT_HEADER: Mapping[str, Any] = {"schema": {"type": "string"}, "required": True}
LANGUAGE_HEADERS = {"Content-Language": TEXT_HEADER, "Vary": TEXT_HEADER, "Cache-Control": TEXT_HEADER}
TAGGED_HEADERS = {**LANGUAGE_HEADERS, "ETag": TEXT_HEADER}

FIXED: Responses = {
    200: {"headers": TAGGED_HEADERS},
    304: {"description": "Not modified: the copy named by If-None-Match is still right.", "headers": TAGGED_HEADERS},
}
"""Responses of a route that answers by `fixed`."""

LIVE: Responses = {200: {"headers": LANGUAGE_HEADERS}}
"""Responses of a route that answers by `live`."""

EVERYWHERE = ("token_in_url", "not_acceptable", "invalid_request", "unknown_field", "rate_limited")
WITH_BODY = ("malformed_json", "too_large", "unsupported_media_type")
EXTRA_HEADERS: Mapping[int, Mapping[str, Any]] = {
    401: {"WWW-Authenticate": TEXT_HEADER},
    429: {"Retry-After": TEXT_HEADER},
    503: {"Retry-After": TEXT_HEADER},
}
PARAMETERS: Mapping[str, Any] = {
    "lang": {
        "name": "lang",
        "in": "query",
        "description": "Language of the answer (BCP 47). Wins over Accept-Language; what is not served: English.",
        "schema": {"type": "string", "pattern": TAG_PATTERN, "maxLength": MAX_TAG},
        "example": "nl",
    },
    "accept-language": {
        "name": "Accept-Language",
        "in": "header",
        "description": "Languages that the reader likes, best first (RFC 9110).",
        "schema": {"type": "string"},
        "example": "ko, en;q=0.5",
    },
    "if-none-match": {
        "name": "If-None-Match",
        "in": "header",
        "description": "Entity tags of the copies that the caller has (RFC 9110).",
        "schema": {"type": "string"},
        "example": '"5f0c2c6e0c4a4f6f8d1b2a3c"',
    },
}
SECURITY_SCHEME = {
    "type": "http",
    "scheme": "bearer",
    "description": "The token of a seat or of a game's host. It never stands in an address.",
}
TOKEN_OPTIONAL = frozenset({"create_game", "read_game", "join_game", "read_events", "read_record"})
"""Operations that answer without a token too: to spectators, to whoever opens a game or has its join code."""

STREAM = "text/event-stream"
EVENT_SCHEMA = {
    "type": "object",
    "required": ["data"],
    "properties": {
        "id": {"type": "string"},
        "event": {"type": "string"},
        "data": {"type": "string", "contentMediaType": "application/json"},
    },
}
GAME, SEAT = {"game": "$request.path.game"}, {"seat": "$response.body#/seat"}
NEW_GAME = {"game": "$response.body#/id"}
IN_A_GAME = ("read_game", "join_game", "send_command", "check_own_clues", "read_events", "read_record", "remove_game")
OF_A_SEAT = ("update_seat", "renew_token", "remove_seat")
LINKS: Mapping[str, Mapping[str, Mapping[str, str]]] = {
    "create_game": dict.fromkeys(IN_A_GAME, NEW_GAME),
    "join_game": dict.fromkeys(OF_A_SEAT, GAME | SEAT),
}
"""Operation -> the operations that its answer leads to, with their parameters."""

DESCRIPTION = """Rules, keywords and a referee for word-code games such as Decrypto, in English, Dutch, Russian and
Korean: rulebooks by edition and house rule, word packs and draws without repeats, clue checks with reasons, and games
on a server that keeps every secret. Everything is stateless but the games. Every error is a problem document (RFC 9457)
whose `code` is stable."""


def problems(*codes: str) -> Responses:
    """Documentation of the problems that an operation may answer with, beyond those that every one may."""
    by_status: dict[int | str, dict[str, Any]] = {}
    for code in codes:
        status = STATUSES[code]
        entry = by_status.setdefault(status, _problem_response(status, code))
        entry["description"] = ", ".join(dict.fromkeys([*filter(None, entry["description"].split(", ")), f"`{code}`"]))
    return by_status


def _problem_response(status: int, code: str) -> dict[str, Any]:
    example = {
        "type": f"/problems/{code}",
        "title": code.replace("_", " ").capitalize(),
        "status": status,
        "detail": "…",
        "code": code,
        "instance": "urn:uuid:00000000-0000-4000-8000-000000000000",
    }
    schema = {"$ref": "#/components/schemas/Problem"}
    entry = {"description": "", "content": {MEDIA_TYPE: {"schema": schema, "example": example}}}
    return entry | ({"headers": EXTRA_HEADERS[status]} if status in EXTRA_HEADERS else {})


def document(routes: Sequence[BaseRoute]) -> dict[str, Any]:
    """The whole document, OpenAPI 3.1. The same routes always give the same document."""
    result = get_openapi(
        title="cluewright",
        version=cluewright.__version__,
        openapi_version="3.1.0",
        description=DESCRIPTION,
        routes=routes,
        servers=[{"url": "/"}],
        tags=[{"name": name, "description": note} for name, note in contract_notes.TAGS.items()],
        license_info={"name": "Apache-2.0", "identifier": "Apache-2.0"},
    )
    components = result.setdefault("components", {})
    schemas = components.setdefault("schemas", {})
    for unused in ("HTTPValidationError", "ValidationError"):
        schemas.pop(unused, None)
    _add_problem_schema(schemas)
    components["parameters"] = dict(PARAMETERS)
    components["securitySchemes"] = {"token": SECURITY_SCHEME}
    for route, operation in _operations(routes, result["paths"]):
        _complete(route, operation)
    return result


def _add_problem_schema(schemas: dict[str, Any]) -> None:
    schema = Problem.model_json_schema(mode="serialization", ref_template="#/components/schemas/{model}")
    schemas.update(schema.pop("$defs", {}))
    schemas["Problem"] = schema


def _operations(
    routes: Sequence[BaseRoute], paths: Mapping[str, Mapping[str, Any]]
) -> Iterable[tuple[APIRoute, dict[str, Any]]]:
    for route in routes:
        if isinstance(route, APIRoute) and route.include_in_schema:
            for method in sorted(route.methods or ()):
                yield route, paths[route.path_format][method.lower()]


def _complete(route: APIRoute, operation: dict[str, Any]) -> None:
    operation["operationId"] = route.name
    responses = operation["responses"]
    if "HTTPValidationError" in str(responses.get("422")):
        del responses["422"]
    automatic = problems(*EVERYWHERE, *(WITH_BODY if route.body_field else ()))
    for status, entry in automatic.items():
        known = responses.setdefault(str(status), entry)
        if known is not entry:
            known["description"] = ", ".join(dict.fromkeys([known["description"], entry["description"]]))
    names = ["lang", "accept-language", *(["if-none-match"] if "304" in responses else [])]
    operation.setdefault("parameters", []).extend({"$ref": f"#/components/parameters/{name}"} for name in names)
    operation["responses"] = {status: responses[status] for status in sorted(responses)}
    for parameter in operation["parameters"]:
        _never_null(parameter)
        if "$ref" not in parameter and "description" not in parameter:
            parameter["description"] = contract_notes.PARAMETERS[parameter["name"]]
    if STREAM in responses["200" if "200" in responses else next(iter(responses))].get("content", {}):
        responses["200"]["content"][STREAM] = {"schema": EVENT_SCHEMA}
    _secure(operation)
    _link(operation)


def _never_null(parameter: dict[str, Any]) -> None:
    """A header or a query has no null: what may be left out is only optional."""
    schema = parameter.get("schema", {})
    options = [option for option in schema.pop("anyOf", ()) if option != {"type": "null"}]
    if len(options) == 1:
        schema.update(options[0])
    elif options:
        schema["anyOf"] = options


def _secure(operation: dict[str, Any]) -> None:
    """A parameter `Authorization` means nothing in OpenAPI: it is a security scheme."""
    own = [entry for entry in operation["parameters"] if entry.get("name") != "Authorization"]
    takes_token = len(own) < len(operation["parameters"])
    operation["parameters"] = own
    spectators: list[dict[str, list[str]]] = [{}] if operation["operationId"] in TOKEN_OPTIONAL else []
    operation["security"] = [*spectators, {"token": []}] if takes_token else []


def _link(operation: dict[str, Any]) -> None:
    targets = LINKS.get(operation["operationId"])
    if targets:
        links = {name: {"operationId": name, "parameters": dict(values)} for name, values in targets.items()}
        operation["responses"]["201"]["links"] = links
