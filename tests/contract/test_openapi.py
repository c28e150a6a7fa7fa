"""The committed contract is what the code says, and is complete."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from cluewright.api.problems import STATUSES
from cluewright.cli.openapi import contract

FILE = Path(__file__).parents[2] / "openapi" / "cluewright.v1.json"
DOCUMENT: dict[str, Any] = json.loads(contract())


def operations() -> Iterator[tuple[str, dict[str, Any]]]:
    for path, methods in DOCUMENT["paths"].items():
        for method, operation in methods.items():
            yield f"{method.upper()} {path}", operation


def test_the_committed_file_is_current() -> None:
    assert FILE.read_text("utf-8") == contract(), "run: cluewright openapi -o openapi/cluewright.v1.json"


def test_operation_ids_are_different() -> None:
    ids = [operation["operationId"] for _, operation in operations()]
    assert len(ids) == len(set(ids))


def test_every_error_is_documented_as_a_problem() -> None:
    for name, operation in operations():
        for status, answer in operation["responses"].items():
            if int(status) >= 400:
                schema = answer["content"]["application/problem+json"]["schema"]
                assert schema == {"$ref": "#/components/schemas/Problem"}, (name, status)
        assert {"400", "406", "422", "429"} <= set(operation["responses"]), name
        assert ("requestBody" not in operation) or {"413", "415"} <= set(operation["responses"]), name


def test_every_body_has_a_schema_and_every_operation_says_whom_it_lets_in() -> None:
    for name, operation in operations():
        assert "security" in operation, name
        assert operation.get("summary"), name
        assert operation.get("description"), name
        for status, answer in operation["responses"].items():
            assert status in ("204", "304") or all(media.get("schema") for media in answer["content"].values()), name


def test_no_wildcard_and_no_unused_schema() -> None:
    text = json.dumps(DOCUMENT)
    assert "HTTPValidationError" not in text
    assert not any(status.endswith("XX") for _, operation in operations() for status in operation["responses"])
    unused = [name for name in DOCUMENT["components"]["schemas"] if f'#/components/schemas/{name}"' not in text]
    assert not unused


def test_every_operation_has_examples_for_what_it_requires() -> None:
    for name, operation in operations():
        for parameter in operation.get("parameters", []):
            if parameter.get("required"):
                assert "example" in str(parameter), (name, parameter["name"])


def test_examples_hold_no_token() -> None:
    assert "Bearer ey" not in json.dumps(DOCUMENT)
    assert set(STATUSES) >= {"malformed_json", "rate_limited"}


def strings(schema: Any, path: str) -> Iterator[tuple[str, dict[str, Any]]]:
    """Every schema of a text within a schema, with where it stands; references are followed by name."""
    if isinstance(schema, dict):
        if schema.get("type") == "string":
            yield path, schema
        for name, inner in schema.items():
            if name != "$ref":
                yield from strings(inner, f"{path}/{name}")
            else:
                target = inner.rpartition("/")[2]
                yield from strings(DOCUMENT["components"]["schemas"][target], target)
    elif isinstance(schema, list):
        for inner in schema:
            yield from strings(inner, path)


def test_every_text_of_a_body_excludes_what_is_refused() -> None:
    """A NUL is refused before the schema is looked at, so the schema must exclude it too."""
    for name, operation in operations():
        body = operation.get("requestBody", {}).get("content", {}).get("application/json", {})
        for path, schema in strings(body.get("schema"), name):
            assert {"pattern", "enum", "const"} & set(schema), path
            assert {"maxLength", "enum", "const"} & set(schema), path


def test_objects_of_free_names_allow_no_other_names() -> None:
    for name, operation in operations():
        body = operation.get("requestBody", {}).get("content", {}).get("application/json", {})
        for schema in objects(body.get("schema")):
            assert "patternProperties" not in schema or schema["additionalProperties"] is False, name


def objects(schema: Any) -> Iterator[dict[str, Any]]:
    """Every schema within a schema, references followed by name."""
    if isinstance(schema, dict):
        yield schema
        for name, inner in schema.items():
            known = DOCUMENT["components"]["schemas"]
            yield from objects(known[inner.rpartition("/")[2]] if name == "$ref" else inner)
    elif isinstance(schema, list):
        for inner in schema:
            yield from objects(inner)
