"""ETag, 304, HEAD, compression; and the front cache, which must be invisible."""

import asyncio
import gzip
from itertools import product

import pytest
from starlette.types import Message, Receive, Scope, Send

from cluewright.api import negotiation
from cluewright.api.answers import FIXED, entity_tag, none_match
from cluewright.api.app import create_app
from cluewright.api.language import negotiate
from cluewright.api.metrics import Metrics
from cluewright.api.prepared import MAX_ANSWERS, PreparedAnswers, Recording
from cluewright.bootstrap import Services

from .caller import Caller

PAGES = (
    "/v1",
    "/v1/locales",
    "/v1/wordpacks",
    "/v1/wordpacks/classic",
    "/v1/wordpacks/classic?languages=en",
    "/v1/codes?keywords=5&length=2",
    "/v1/rulebooks",
    "/v1/rulebooks/decrypto?variant=interceptor",
    "/openapi.json",
    "/docs",
    "/problems/not_found",
    "/problems/nothing",
    "/v1/codes?length=9",
)


@pytest.mark.parametrize(
    ("condition", "matches"),
    [
        ('"abc"', True),
        ('W/"abc"', True),
        ('"x", "abc"', True),
        ('"x" , W/"abc","y"', True),
        ("*", True),
        (" * ", True),
        ('"ab"', False),
        ("abc", False),
        ('"x,abc"', False),
        ('"x", "abcd"', False),
        ("", False),
        ('"*"', False),
    ],
)
def test_if_none_match(condition: str, matches: bool) -> None:
    assert none_match(condition, '"abc"') is matches


def test_tags_tell_languages_and_codings_apart() -> None:
    tags = {entity_tag(b"x"), entity_tag(b"x", "nl"), entity_tag(b"x", "nl", "gzip"), entity_tag(b"y", "nl")}
    assert len(tags) == 4


@pytest.mark.parametrize("page", [page for page in PAGES if "nothing" not in page and "length=9" not in page])
def test_fixed_content_is_cacheable(call: Caller, page: str) -> None:
    answer = call.get(page)
    assert answer.status == 200
    tag = answer.headers["etag"]
    assert tag.startswith('"')
    assert "public" in answer.headers["cache-control"]
    again = call.get(page, if_none_match=f'"other", W/{tag}')
    assert (again.status, again.content, again.headers["etag"]) == (304, b"", tag)
    assert "content-length" not in again.headers
    assert again.headers["vary"] == answer.headers["vary"]
    head = call("HEAD", page)
    assert (head.status, head.content) == (200, b"")
    assert head.raw_headers == answer.raw_headers


@pytest.mark.parametrize("page", PAGES)
def test_prepared_answers_equal_the_normal_way(services: Services, page: str) -> None:
    """Status, headers and body are the same whether an answer was prepared or not, first time and again."""
    name = "urn:uuid:1"
    normal = Caller(create_app(services, prepared=False, name_instance=lambda: name))
    prepared = Caller(create_app(services, name_instance=lambda: name))
    tag = normal.get(page).headers.get("etag", '"none"')
    zipped = normal.get(page, accept_encoding="gzip").headers.get("etag", '"none"')
    choices = product(
        ("GET", "HEAD"),
        (None, "*/*", "application/json;q=0.5", "text/html", "image/png"),
        (None, "ko", "xx, nl;q=0.1"),
        (None, "gzip, br", "gzip;q=0"),
        (None, tag, f'"x", W/{tag}', zipped, "*", '"x"', "nonsense"),
    )
    for method, accept, language, encoding, condition in choices:
        named = {"accept": accept, "accept-language": language, "accept-encoding": encoding, "if-none-match": condition}
        headers = {key: value for key, value in named.items() if value is not None}
        expected = normal(method, page, headers=headers)
        for _ in range(2):
            answer = prepared(method, page, headers=headers)
            assert (answer.status, answer.raw_headers, answer.content) == (
                expected.status,
                expected.raw_headers,
                expected.content,
            ), (method, headers)


def test_what_is_prepared_is_not_computed_again(services: Services) -> None:
    calls: list[str] = []
    inner = create_app(services, prepared=False)

    async def counting(scope: Scope, receive: Receive, send: Send) -> None:
        calls.append(scope["path"])
        await inner(scope, receive, send)

    call = Caller(PreparedAnswers(counting, Metrics()))
    for _ in range(3):
        assert call.get("/v1/codes").status == 200
        assert call.get("/healthz").status == 200
        assert call.get("/v1/nothing").status == 404
    assert calls.count("/v1/codes") == 1
    assert calls.count("/healthz") == calls.count("/v1/nothing") == 3


def test_the_front_cache_is_bounded(services: Services) -> None:
    cache = PreparedAnswers(create_app(services, prepared=False), Metrics())
    call = Caller(cache)
    for number in range(MAX_ANSWERS // 64):
        call.get("/v1", accept_language=f"nl;q=0.{number}")
    for number in range(MAX_ANSWERS + 5):
        cache._keep((str(number), b"", None, None, None), "/x", {"headers": [(b"etag", b'"1"')]}, b"x")
    assert len(cache._answers) == MAX_ANSWERS
    assert len(cache._bodies) <= MAX_ANSWERS
    call.get("/v1", accept_language="n" * 600)
    assert len(cache._answers) == MAX_ANSWERS


def test_the_front_cache_is_bounded_in_bytes(services: Services, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cluewright.api.prepared.MAX_BYTES", 100)
    cache = PreparedAnswers(create_app(services, prepared=False), Metrics())
    for number, tag in enumerate([b'"1"', b'"1"', b'"2"', b'"3"', b'"4"']):
        cache._keep((str(number), b"", None, None, None), "/x", {"headers": [(b"etag", tag)]}, tag * 10)
    assert [answer.tag for answer in cache._answers.values()] == [b'"2"', b'"3"', b'"4"']
    assert cache._size == sum(map(len, cache._bodies.values())) == 90
    cache._keep(("large", b"", None, None, None), "/x", {"headers": [(b"etag", b'"5"')]}, b"x" * 101)
    assert not cache._answers
    assert not cache._bodies


def test_what_is_remembered_of_long_headers_is_short(call: Caller) -> None:
    caches = (negotiate, negotiation._best_media_type, negotiation._accepts_gzip)
    for header in ("accept_language", "accept", "accept_encoding"):
        for end in "ab":
            call.get("/v1/wordpacks/classic", **{header: "*/*," + "x" * 2_000 + end})
    before = [cache.cache_info().currsize for cache in caches]
    for header in ("accept_language", "accept", "accept_encoding"):
        call.get("/v1/wordpacks/classic", **{header: "*/*," + "x" * 2_000 + "c"})
    assert [cache.cache_info().currsize for cache in caches] == before


def test_gzip_only_for_whom_accepts_it(call: Caller) -> None:
    plain = call.get("/v1/wordpacks/classic")
    zipped = call.get("/v1/wordpacks/classic", accept_encoding="br, gzip")
    assert "content-encoding" not in plain.headers
    assert zipped.headers["content-encoding"] == "gzip"
    assert zipped.headers["etag"] != plain.headers["etag"]
    assert gzip.decompress(zipped.content) == plain.content
    assert int(zipped.headers["content-length"]) == len(zipped.content) < len(plain.content)
    assert "content-encoding" not in call.get("/v1/wordpacks/classic", accept_encoding="gzip;q=0").headers


@pytest.mark.parametrize("target", ["/healthz", "/readyz", "/metrics", "/v1/nothing"])
def test_what_changes_is_not_stored(call: Caller, target: str) -> None:
    assert call.get(target).headers["cache-control"] == "no-store"


def test_only_seeded_draws_may_be_stored(call: Caller) -> None:
    fresh = call.post("/v1/codes/draws", {})
    seeded = call.post("/v1/codes/draws", {"seed": "s"})
    assert fresh.headers["cache-control"] == "no-store"
    assert "etag" not in fresh.headers
    assert "public" in seeded.headers["cache-control"]
    assert seeded.headers["etag"] == call.post("/v1/codes/draws", {"seed": "s"}).headers["etag"]


@pytest.mark.parametrize(("scope", "kept"), [({}, []), ({FIXED: True}, [b"a", b"b"])])
def test_an_answer_that_may_be_endless_is_not_kept(scope: Scope, kept: list[bytes]) -> None:
    async def send(_: Message) -> None:
        return

    recording = Recording(scope, send)
    for body in (b"a", b"b"):
        asyncio.run(recording({"type": "http.response.body", "body": body, "more_body": True}))
    assert recording.chunks == kept
