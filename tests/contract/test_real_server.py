"""What only a real server shows: HEAD on the wire, chunked bodies, broken requests, no Server header."""

import http.client
import re
import socket
from collections.abc import Iterator
from contextlib import contextmanager
from urllib.parse import urlsplit


@contextmanager
def connection(server: str) -> Iterator[http.client.HTTPConnection]:
    wire = http.client.HTTPConnection(urlsplit(server).netloc, timeout=10)
    try:
        yield wire
    finally:
        wire.close()


def raw(server: str, request: bytes) -> bytes:
    """The first answer that comes back for these bytes, whole."""
    host, _, port = urlsplit(server).netloc.partition(":")
    with socket.create_connection((host, int(port)), timeout=10) as wire:
        wire.sendall(request)
        answer = wire.recv(65536)
        head, _, body = answer.partition(b"\r\n\r\n")
        length = re.search(rb"content-length: (\d+)", head)
        while length and len(body) < int(length[1]):
            answer, body = answer + (more := wire.recv(65536)), body + more
        return answer


def test_head_leaves_the_connection_usable(server: str) -> None:
    with connection(server) as wire:
        for path in ("/v1", "/v1", "/docs", "/nothing", "/v1/wordpacks/classic"):
            wire.request("HEAD", path)
            head = wire.getresponse()
            assert head.read() == b""
            wire.request("GET", path)
            answer = wire.getresponse()
            assert answer.status == head.status
            assert len(answer.read()) == int(head.headers["content-length"])
            assert "server" not in answer.headers


def test_a_chunked_body_is_capped(server: str) -> None:
    chunks = b"".join(b"2000\r\n" + b"[" * 0x2000 + b"\r\n" for _ in range(20)) + b"0\r\n\r\n"
    head = b"POST /v1/codes/draws HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
    answer = raw(server, head + b"Transfer-Encoding: chunked\r\n\r\n" + chunks)
    assert answer.startswith(b"HTTP/1.1 413")
    assert b'"code":"too_large"' in answer


def test_a_large_body_is_refused_and_the_service_lives_on(server: str) -> None:
    head = b"POST /v1/codes/draws HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
    assert raw(server, head + b"Content-Length: 50000000\r\n\r\n" + b"{" * 1000).startswith(b"HTTP/1.1 413")
    assert raw(server, b"GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n").startswith(b"HTTP/1.1 200")


def test_requests_that_are_no_http_get_a_400(server: str) -> None:
    for request in (
        b"GET /v1 HTTP/1.1\r\nHost: x\r\nAccept-Language: en\r\x0b\r\n\r\n",
        b"\x16\x03\x01\x00\xa5\x01\x00\x00\xa1\r\n\r\n",
        b"POST /v1/codes/draws HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\nContent-Length: 5\r\n\r\n0\r\n\r\n",
    ):
        assert raw(server, request)[9:10] == b"4", request


def test_high_bytes_in_a_header_are_harmless(server: str) -> None:
    request = b"GET /v1 HTTP/1.1\r\nHost: x\r\nAccept-Language: \xff\xfe, ko\r\n\r\n"
    answer = raw(server, request)
    assert answer.startswith(b"HTTP/1.1 200")
    assert b"content-language: ko" in answer
