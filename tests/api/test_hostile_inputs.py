"""Inputs made to break a service: each gets a plain refusal or an answer, never a 5xx, never an echo."""

import json

import pytest

from .caller import Caller

JSON = {"content-type": "application/json"}
DRAW, CHECK = "/v1/wordpacks/classic/draws", "/v1/codes/draws"
CANARY = "canary-7f3a"

BODIES: dict[str, bytes] = {
    "lone surrogate": b'{"seed":"\\ud800canary-7f3a"}',
    "surrogate in a wrong type": b'{"count":"\\ud800canary-7f3a"}',
    "surrogate as a name": b'{"\\ud800canary-7f3a":1}',
    "nul": b'{"seed":"canary-7f3a\\u0000"}',
    "nul as a name": b'{"canary-7f3a\\u0000":1}',
    "deep list": b"[" * 30_000 + b"]" * 30_000,
    "deep object": b'{"a":' * 10_000 + b"1" + b"}" * 10_000,
    "deep where a number belongs": b'{"count":' + b"[" * 900 + b"]" * 900 + b"}",
    "huge integer": b'{"count":' + b"9" * 5_000 + b"}",
    "integer beyond a double": b'{"count":' + b"9" * 39 + b"}",
    "nan": b'{"count":NaN}',
    "infinity": b'{"count":Infinity}',
    "exponent": b'{"count":1e400}',
    "negative exponent": b'{"count":1e-400}',
    "duplicate names": b'{"count":1,"count":2}',
    "bad utf-8": b'{"seed":"canary-7f3a\xff"}',
    "overlong utf-8": b'{"seed":"\xc0\xaf"}',
    "byte order mark": b"\xef\xbb\xbf{}",
    "utf-16": '{"seed":"canary-7f3a"}'.encode("utf-16"),
    "utf-32": '{"seed":"canary-7f3a"}'.encode("utf-32"),
    "string of a megabyte": b'{"seed":"' + b"a" * 1_000_000 + b'"}',
    "list of thousands": b'{"previous":[' + b",".join([b"[1,2,3]"] * 8_000) + b"]}",
    "many wrong entries": b'{"previous":[' + b",".join([b'"canary-7f3a"'] * 900) + b"]}",
    "many unknown members": json.dumps({f"{CANARY}{n}": n for n in range(2_000)}).encode(),
    "number as body": b"1",
    "string as body": b'"canary-7f3a"',
    "null as body": b"null",
    "empty": b"",
    "spaces": b"   ",
    "two values": b"{}{}",
    "comment": b"{/* canary-7f3a */}",
    "html": b"<script>canary-7f3a</script>",
    "template": b'{"seed":"{{canary-7f3a}}","x":"${canary-7f3a}"}',
    "boolean for a number": b'{"count":true}',
    "digits that are no digits": '{"count":"③"}'.encode(),
    "prototype": b'{"__proto__":{"canary-7f3a":1},"constructor":1}',
    "negative zero": b'{"count":-0.0}',
    "right-to-left override": '{"seedx":"\u202ecanary-7f3a"}'.encode(),
}


@pytest.mark.parametrize("name", BODIES)
@pytest.mark.parametrize("target", [DRAW, CHECK, "/v1/clues/checks", "/v1/clues/checks/batch"])
def test_bodies(call: Caller, target: str, name: str) -> None:
    answer = call("POST", target, BODIES[name], JSON)
    assert 400 <= answer.status < 500
    assert answer.headers["content-type"] == "application/problem+json"
    assert CANARY not in answer.content.decode()
    assert len(answer.content) < 4_000


@pytest.mark.parametrize(
    "target",
    [
        "/v1/wordpacks/../../etc/passwd",
        "/v1/wordpacks/\0",
        "/v1/wordpacks/\ufffd",
        "/v1/wordpacks/" + "canary-7f3a" * 500,
        "/problems/canary-7f3a",
        "//v1",
        "/v1/",
        "/v1/wordpacks/classic?languages=" + "en," * 5_000,
        "/v1/wordpacks/classic?languages=canary-7f3a",
        "/v1/wordpacks/classic?languages=",
        "/v1/codes?keywords=" + "9" * 5_000,
        "/v1/codes?keywords=4.0",
        "/v1/codes?keywords=%2B4",
        "/v1/codes?keywords=%204",
        "/v1/codes?keywords=4_0",
        "/v1/codes?keywords=%D9%A4",
        "/v1/codes?keywords=",
        "/v1/codes?canary-7f3a=1",
        "/v1/codes?lang=canary-7f3a_x",
        "/v1/codes?" + "a&" * 3_000,
        "/v1/codes?%ff=1",
        "/v1?token=canary-7f3a",
    ],
)
def test_targets(call: Caller, target: str) -> None:
    answer = call("GET", target)
    assert 400 <= answer.status < 500
    assert CANARY not in answer.content.decode()
    assert all(CANARY not in value for _, value in answer.raw_headers)


@pytest.mark.parametrize("name", ["accept", "accept-language", "accept-encoding", "if-none-match", "authorization"])
@pytest.mark.parametrize("value", ["", "\xff\xfe", "a" * 60_000, "a," * 20_000, ";q=" * 5_000, '"' * 999, "*/*;q=x"])
def test_headers(call: Caller, name: str, value: str) -> None:
    answer = call("GET", "/v1/wordpacks", headers={name: value})
    assert answer.status in (200, 304, 406)


def test_a_declared_length_over_the_cap_is_refused_before_reading(call: Caller) -> None:
    answer = call("POST", CHECK, [], {**JSON, "content-length": "65537"})
    assert answer.status == 413


@pytest.mark.parametrize("length", ["-1", "1e9", "²", ""])
def test_a_strange_declared_length_is_harmless(call: Caller, length: str) -> None:
    assert call("POST", CHECK, [b'{"seed":"s"}'], {**JSON, "content-length": length}).status == 200


def test_chunks_are_counted(call: Caller) -> None:
    assert call("POST", CHECK, [b'{"seed":"'] + [b"a" * 10_000] * 7 + [b'"}'], JSON).status == 413
    assert call("POST", CHECK, [b'{"se', b'ed":"s"', b"}"], JSON).status == 200


def test_the_cap_itself_fits(call: Caller) -> None:
    body = b"{" + b" " * (64 * 1024 - 2) + b"}"
    assert call("POST", CHECK, body, JSON).status == 200
    assert call("POST", CHECK, body + b" ", JSON).status == 413


def test_a_caller_who_hangs_up_is_no_error(call: Caller, caplog: pytest.LogCaptureFixture) -> None:
    assert call("POST", CHECK, [], JSON).status == 400
    assert not caplog.records
