"""Every refusal is a problem document, in the reader's language, and repeats nothing that was sent."""

import json
from typing import Any

import pytest
from starlette.types import Receive, Scope, Send

from cluewright.api.app import create_app
from cluewright.api.context import Context
from cluewright.api.edge import Edge, describe
from cluewright.api.metrics import Metrics
from cluewright.api.problem_documents import Problem, new_instance, problem_document
from cluewright.api.problems import STATUSES, ProblemError
from cluewright.bootstrap import Services

from .caller import Answer, Caller

BATCH = "/v1/codes/draws"
JSON = {"content-type": "application/json"}


def refused(answer: Answer, status: int, code: str) -> dict[str, Any]:
    """The document, after checking what all of them have."""
    document: dict[str, Any] = answer.json()
    assert (answer.status, document["status"], document["code"]) == (status, status, code)
    assert answer.headers["content-type"] == "application/problem+json"
    assert answer.headers["cache-control"] == "no-store"
    assert document["type"] == f"/problems/{code}"
    assert document["instance"].startswith("urn:uuid:")
    Problem.model_validate(document)
    return document


@pytest.mark.parametrize("language", ["en", "nl", "ru", "ko"])
@pytest.mark.parametrize("code", sorted(STATUSES))
def test_every_code_is_told_in_every_language(services: Services, code: str, language: str) -> None:
    catalogs = services.library.catalogs
    for part in ("title", "detail"):
        found = catalogs.translation(f"problem.{code}.{part}", language)
        assert found is not None, part
        assert not found.stale, part
    document = problem_document(ProblemError(code), catalogs, language, "urn:x")
    assert "{" not in document["title"] + document["detail"]


@pytest.mark.parametrize("language", ["en", "nl", "ru", "ko"])
@pytest.mark.parametrize("code", sorted(STATUSES))
def test_every_type_is_a_page(call: Caller, services: Services, code: str, language: str) -> None:
    answer = call.get(f"/problems/{code}?lang={language}", accept="text/html")
    assert answer.status == 200
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert f'<html lang="{language}">' in answer.content.decode()
    assert services.library.catalogs.text(f"problem.{code}.title", language) in answer.content.decode()


@pytest.mark.parametrize(
    ("method", "target", "body", "headers", "status", "code"),
    [
        ("POST", BATCH, b"{", JSON, 400, "malformed_json"),
        ("GET", "/v1?token=abc", b"", {}, 400, "token_in_url"),
        ("GET", "/nothing", b"", {}, 404, "not_found"),
        ("GET", "/v1/wordpacks/nothing", b"", {}, 404, "not_found"),
        ("DELETE", "/v1/wordpacks", b"", {}, 405, "method_not_allowed"),
        ("BREW", "/v1/wordpacks", b"", {}, 405, "method_not_allowed"),
        ("GET", "/v1/wordpacks", b"", {"accept": "image/png"}, 406, "not_acceptable"),
        ("POST", "/v1/wordpacks/classic/draws", b'{"teams":8,"per_team":12,"max_difficulty":1}', JSON, 200, ""),
        ("POST", BATCH, b'{"repeated_codes":"never","count":25}', JSON, 409, "codes_exhausted"),
        ("POST", BATCH, b" " * 65_537, JSON, 413, "too_large"),
        ("POST", BATCH, b"{}", {"content-type": "text/plain"}, 415, "unsupported_media_type"),
        ("POST", BATCH, b"{}", {}, 415, "unsupported_media_type"),
        ("POST", BATCH, b"{}", {**JSON, "content-encoding": "gzip"}, 415, "unsupported_media_type"),
        ("POST", BATCH, b"{}", {"content-type": "application/json; charset=utf-16"}, 415, "unsupported_media_type"),
        ("POST", BATCH, b'{"count":0}', JSON, 422, "invalid_request"),
        ("POST", BATCH, b'{"cuont":1}', JSON, 422, "unknown_field"),
        ("GET", "/v1/codes?lenght=3", b"", {}, 422, "unknown_field"),
        ("GET", "/v1/codes?length=3&length=4", b"", {}, 422, "invalid_request"),
    ],
)
@pytest.mark.parametrize("language", ["en", "nl", "ru", "ko"])
def test_shape(
    call: Caller,
    method: str,
    target: str,
    body: bytes,
    headers: dict[str, str],
    status: int,
    code: str,
    language: str,
    services: Services,
) -> None:
    answer = call(method, target, body, {**headers, "accept-language": language})
    if status == 200:
        assert answer.status == 200
        return
    document = refused(answer, status, code)
    assert answer.headers["content-language"] == language
    assert document["title"] == services.library.catalogs.text(f"problem.{code}.title", language)
    assert not any(text.startswith("problem.") for text in (document["title"], document["detail"]))


@pytest.mark.parametrize(
    ("target", "allow"),
    [
        ("/v1/wordpacks", "GET, HEAD, OPTIONS"),
        ("/v1/wordpacks/classic/draws", "OPTIONS, POST"),
        ("/healthz", "GET, HEAD, OPTIONS"),
    ],
)
def test_allow_is_complete(call: Caller, target: str, allow: str) -> None:
    answer = call("PUT", target)
    refused(answer, 405, "method_not_allowed")
    assert answer.headers["allow"] == allow


def test_allow_covers_every_route_of_a_path(call: Caller, services: Services) -> None:
    """Paths whose methods stand in different routes name the methods of all of them."""
    from cluewright.api.app import create_inner

    document = create_inner(services).openapi()
    for path, operations in document["paths"].items():
        if "{" not in path:
            methods = {method.upper() for method in operations} | {"OPTIONS"}
            methods |= {"HEAD"} if "GET" in methods else set()
            assert set(call("TRACE", path).headers["allow"].split(", ")) == methods, path


@pytest.mark.parametrize(
    ("body", "pointer", "code"),
    [
        ({"count": 101}, "/count", "out_of_bounds"),
        ({"count": True}, "/count", "wrong_type"),
        ({"count": "2"}, "/count", "wrong_type"),
        ({"count": 2.5}, "/count", "wrong_type"),
        ({"count": None}, "/count", "wrong_type"),
        ({"previous": [[1, 2, 3], [1, "x", 3]]}, "/previous/1/1", "wrong_type"),
        ({"previous": [[1, 1, 2]]}, "/previous/0", "invalid"),
        ({"previous": {"0": [1]}}, "/previous", "wrong_type"),
        ({"keywords": 3, "length": 5}, "/length", "out_of_bounds"),
        ({"repeated_codes": "sometimes"}, "/repeated_codes", "not_one_of"),
        ({"seed": ""}, "/seed", "too_short"),
        ({"seed": "x" * 65}, "/seed", "too_long"),
        ([], "", "wrong_type"),
        (None, "", "wrong_type"),
    ],
)
def test_errors_point_at_the_place(call: Caller, body: Any, pointer: str, code: str) -> None:
    document = refused(call.post(BATCH, body), 422, "invalid_request")
    assert [(entry["pointer"], entry["code"]) for entry in document["errors"]] == [(pointer, code)]
    assert {entry["in"] for entry in document["errors"]} == {"body"}


def test_a_whole_number_may_be_written_with_a_point(call: Caller) -> None:
    assert len(call.post(BATCH, {"count": 4.0}).json()["codes"]) == 4


def test_bounds_are_named(call: Caller) -> None:
    document = refused(call.post(BATCH, {"keywords": 3, "length": 5}), 422, "invalid_request")
    assert "2–3" in document["errors"][0]["detail"]


def test_an_unknown_member_is_not_named(call: Caller) -> None:
    answer = call.post(BATCH, {"canary-member": 1})
    assert refused(answer, 422, "unknown_field")["errors"][0]["pointer"] == ""
    assert b"canary" not in answer.content


class Breaking:
    """An application with a defect: its exception holds what the caller sent."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        raise RuntimeError(f"cannot handle {scope['query_string']!r}")


def test_a_defect_is_a_bare_500_and_its_log_line_holds_no_data(
    services: Services, caplog: pytest.LogCaptureFixture
) -> None:
    call = Caller(Edge(Breaking(), Context(services, Metrics(), new_instance), Metrics()))
    answer = call.get("/v1?word=canary")
    refused(answer, 500, "internal_error")
    assert "canary" not in answer.content.decode() + caplog.text
    assert "RuntimeError at test_problems.py" in caplog.text


def parse_canary() -> None:
    try:
        json.loads("canary")
    except ValueError as error:
        raise RuntimeError("canary") from error


def test_causes_are_described_without_their_messages() -> None:
    with pytest.raises(RuntimeError) as caught:
        parse_canary()
    assert "RuntimeError at test_problems.py" in describe(caught.value)
    assert "from JSONDecodeError at decoder.py" in describe(caught.value)
    assert "canary" not in describe(caught.value).replace("parse_canary", "")


def test_occurrences_are_named_by_the_given_source(services: Services) -> None:
    call = Caller(create_app(services, name_instance=lambda: "urn:uuid:1"))
    assert call.get("/nothing").json()["instance"] == "urn:uuid:1"
    assert new_instance() != new_instance()
