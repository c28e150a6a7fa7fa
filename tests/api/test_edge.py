"""What holds for every request: headers, preflights, HEAD of endless answers, tokens, metrics, the access log."""

import asyncio
import logging
from typing import Any

import pytest
from starlette.types import Message, Receive, Scope, Send

from cluewright.api.access_log import AccessLog
from cluewright.api.app import create_app, create_inner
from cluewright.api.context import Context
from cluewright.api.edge import COMMON_HEADERS, Edge
from cluewright.api.metrics import Metrics
from cluewright.api.problem_documents import new_instance
from cluewright.bootstrap import Services

from .caller import Caller
from .playing import House


@pytest.mark.parametrize("target", ["/v1", "/nothing", "/docs", "/metrics", "/v1?token=x"])
def test_every_answer_has_the_common_headers(call: Caller, target: str) -> None:
    for _ in range(2):
        headers = call.get(target).headers
        for name in COMMON_HEADERS:
            assert name.lower() in headers
        assert "set-cookie" not in headers
        assert "server" not in headers


def test_pages_forbid_scripts_and_other_hosts(call: Caller) -> None:
    answer = call.get("/docs")
    policy = answer.headers["content-security-policy"]
    assert "default-src 'none'" in policy
    assert "script-src" not in policy
    text = answer.content.decode()
    assert not any(mark in text for mark in ("<script", "src=", "@import", "url(", "<link"))


def test_the_documentation_lists_every_operation(call: Caller, services: Services) -> None:
    text = call.get("/docs").content.decode()
    for path in create_inner(services).openapi()["paths"]:
        assert f"<code>{path}</code>" in text


def test_preflight(call: Caller) -> None:
    headers = {"origin": "https://example.org", "access-control-request-method": "POST"}
    answer = call("OPTIONS", "/v1/codes/draws", headers=headers)
    assert answer.status == 204
    assert answer.headers["access-control-allow-origin"] == "*"
    assert "POST" in answer.headers["access-control-allow-methods"]
    assert "Authorization" in answer.headers["access-control-allow-headers"]
    assert "access-control-allow-credentials" not in answer.headers
    assert call("OPTIONS", "/v1/codes/draws").status == 405


@pytest.mark.parametrize("target", ["/v1?token=x", "/v1/wordpacks?lang=nl&token=", "/nothing?token=x", "/v1?%74oken=x"])
def test_a_token_in_the_address_is_refused(call: Caller, target: str) -> None:
    for _ in range(2):
        assert call.get(target).json()["code"] == "token_in_url"


async def endless(scope: Scope, receive: Receive, send: Send) -> None:
    await send({"type": "http.response.start", "status": 200, "headers": []})
    while (await receive())["type"] != "http.disconnect":
        await send({"type": "http.response.body", "body": b"x", "more_body": True})


def test_head_of_an_endless_answer_ends(services: Services) -> None:
    edge = Edge(endless, Context(services, Metrics(), new_instance), Metrics())

    async def run() -> list[Message]:
        sent: list[Message] = []

        async def send(message: Message) -> None:
            sent.append(message)

        async def receive() -> Message:
            return {"type": "http.request", "body": b"", "more_body": False}

        scope: dict[str, Any] = {"type": "http", "method": "HEAD", "headers": [], "query_string": b"", "path": "/"}
        await asyncio.wait_for(edge(scope, receive, send), 5)
        assert scope["method"] == "HEAD"
        return sent

    start, *bodies = asyncio.run(run())
    assert start["status"] == 200
    assert bodies == [{"type": "http.response.body", "body": b""}]


def test_metrics_count_by_template_and_never_by_path(services: Services) -> None:
    call = Caller(create_app(services))
    for target in ("/v1/wordpacks/classic", "/v1/wordpacks/classic", "/v1/wordpacks/canary", "/canary"):
        call.get(target)
    call("CANARY", "/v1")
    text = call.get("/metrics").content.decode()
    assert 'cluewright_requests_total{method="GET",route="/v1/wordpacks/{pack}",status="200"} 2' in text
    assert 'cluewright_requests_total{method="GET",route="/v1/wordpacks/{pack}",status="404"} 1' in text
    assert 'cluewright_requests_total{method="GET",route="none",status="404"} 1' in text
    assert 'method="other"' in text
    assert "canary" not in text.lower()


def test_metrics_say_nothing_of_what_is_done_inside_a_game(services: Services) -> None:
    """A refused clue and a question to the referee are the encryptor's own business."""
    house = House(services)
    table = house.open().start()
    before = house.call.get("/metrics").content.decode()
    words = table.view("white-1")["you"]["keywords"]
    assert table.clues("white-1", words[0], "b", "c").status == 409
    clues = {"clues": ["b"]}
    assert house.send("POST", f"{table.path}/clue-checks", clues, table.keys["white-1"]).status == 200
    after = house.call.get("/metrics").content.decode()
    changed = set(after.splitlines()) - set(before.splitlines())
    assert all('route="/metrics"' in line for line in changed)
    assert "{game}" not in after


def test_metrics_count_our_own_failures_inside_a_game() -> None:
    metrics = Metrics()
    metrics.count("GET", "/v1/games/{game}", 503, 0.1)
    assert 'route="/v1/games/{game}",status="503"} 1' in metrics.text()


def test_the_access_log_holds_no_input(services: Services, caplog: pytest.LogCaptureFixture) -> None:
    call = Caller(AccessLog(create_app(services)))
    with caplog.at_level(logging.INFO, "cluewright.access"):
        for _ in range(2):
            call.get("/v1/wordpacks/classic?languages=en", authorization="Bearer canary")
        call.get("/v1/wordpacks/canary?languages=canary")
        call("CANARY", "/canary")
    lines = [record.getMessage() for record in caplog.records if record.name == "cluewright.access"]
    assert [line.rpartition(" ")[0].rpartition(" ")[0] for line in lines] == [
        "GET /v1/wordpacks/{pack} 200",
        "GET /v1/wordpacks/{pack} 200",
        "GET /v1/wordpacks/{pack} 404",
        "other none 404",
    ]
    assert "canary" not in caplog.text.lower()


def test_readiness_names_what_is_missing(services: Services) -> None:
    class Waiting(Services):
        async def readiness(self) -> dict[str, bool]:
            return {"content": True, "store": False}

    fields = {name: getattr(services, name) for name in services.__dataclass_fields__}
    answer = Caller(create_app(Waiting(**fields))).get("/readyz")
    assert (answer.status, answer.json()["code"]) == (503, "not_ready")
    assert "store" in answer.json()["detail"]
    assert answer.headers["retry-after"] == "1"
