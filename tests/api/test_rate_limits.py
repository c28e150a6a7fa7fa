"""Rate limits: who is counted as one client, and what the headers say."""

from dataclasses import replace
from ipaddress import ip_network

import pytest

from cluewright.api.app import create_app
from cluewright.api.rate_limits import MAX_CLIENTS, Limiter, client_address, is_loopback
from cluewright.api.settings import RatePolicy, Settings, SettingsError
from cluewright.bootstrap import Services

from .caller import Caller

PROXIES = (ip_network("10.0.0.0/8"), ip_network("fd00::/8"))


class Clock:
    """A clock that is set by hand."""

    now = 1000.0

    def __call__(self) -> float:
        return self.now


def test_the_quota_then_one_by_one() -> None:
    clock = Clock()
    limiter = Limiter(RatePolicy(3, 60), clock)
    assert [limiter.take("a").remaining for _ in range(3)] == [2, 1, 0]
    refused = limiter.take("a")
    assert (refused.allowed, refused.retry_after) == (False, 20)
    assert limiter.take("b").allowed
    clock.now += 20
    assert limiter.take("a").allowed
    assert not limiter.take("a").allowed
    clock.now += 60
    assert limiter.take("a").remaining == 2


def test_clients_are_forgotten_in_time() -> None:
    limiter = Limiter(RatePolicy(1, 60), Clock())
    for number in range(MAX_CLIENTS + 10):
        limiter.take(str(number))
    assert len(limiter._full_at) == MAX_CLIENTS


@pytest.mark.parametrize(
    ("peer", "forwarded", "address"),
    [
        ("203.0.113.9", "198.51.100.1", "203.0.113.9"),
        ("10.0.0.1", "198.51.100.1", "198.51.100.1"),
        ("10.0.0.1", "1.2.3.4, 198.51.100.1, 10.0.0.2", "198.51.100.1"),
        ("10.0.0.1", "nonsense, 10.0.0.2", "10.0.0.2"),
        ("10.0.0.1", "", "10.0.0.1"),
        ("fd00::1", "2001:db8::1", "2001:db8::1"),
    ],
)
def test_forwarded_addresses_count_only_from_trusted_proxies(peer: str, forwarded: str, address: str) -> None:
    headers = [(b"x-forwarded-for", forwarded.encode())] if forwarded else []
    assert client_address({"type": "http", "client": (peer, 1), "headers": headers}, PROXIES) == address
    assert client_address({"type": "http", "client": (peer, 1), "headers": headers}, ()) == peer


@pytest.mark.parametrize(("address", "local"), [("127.0.0.1", True), ("::1", True), ("", True), ("10.0.0.1", False)])
def test_loopback(address: str, local: bool) -> None:
    assert is_loopback(address) is local


def limited(services: Services, **changes: object) -> Caller:
    settings = replace(services.settings, rate_limit=RatePolicy(2, 60), **changes)  # type: ignore[arg-type]
    return Caller(create_app(replace(services, settings=settings)))


def test_headers_and_refusal(services: Services) -> None:
    call = limited(services)
    first = call("GET", "/v1", client="192.0.2.1")
    assert first.headers["ratelimit-policy"] == '"default";q=2;w=60'
    assert first.headers["ratelimit"] == '"default";r=1;t=30'
    assert call("GET", "/v1", client="192.0.2.1").status == 200
    refused = call("GET", "/v1?lang=nl", client="192.0.2.1")
    assert (refused.status, refused.json()["code"]) == (429, "rate_limited")
    assert refused.headers["content-language"] == "nl"
    assert int(refused.headers["retry-after"]) in range(1, 31)
    assert refused.headers["ratelimit"].startswith('"default";r=0;')
    assert "x-content-type-options" in refused.headers
    assert call("GET", "/v1", client="192.0.2.2").status == 200


def test_one_ipv6_network_is_one_client(services: Services) -> None:
    call = limited(services)
    for host in ("2001:db8::1", "2001:db8::2"):
        assert call("GET", "/v1", client=host).status == 200
    assert call("GET", "/v1", client="2001:db8::3").status == 429
    assert call("GET", "/v1", client="2001:db8:0:1::1").status == 200


def test_loopback_is_free_unless_set(services: Services) -> None:
    free, counted = limited(services), limited(services, rate_limit_loopback=True)
    assert {free.get("/v1").status for _ in range(5)} == {200}
    assert "ratelimit" not in free.get("/v1").headers
    assert [counted.get("/v1").status for _ in range(3)] == [200, 200, 429]


def test_settings_are_read_from_the_environment() -> None:
    settings = Settings.from_environment(
        {
            "CLUEWRIGHT_RATE_LIMIT": "10/1",
            "CLUEWRIGHT_RATE_LIMIT_LOOPBACK": "1",
            "CLUEWRIGHT_TRUSTED_PROXIES": "10.0.0.0/8, fd00::/8",
            "CLUEWRIGHT_ACCESS_LOG": "1",
            "CLUEWRIGHT_DATA": "/srv/games",
        }
    )
    assert settings.rate_limit == RatePolicy(10, 1)
    assert settings.rate_limit_loopback
    assert settings.access_log
    assert settings.trusted_proxies == PROXIES
    assert str(settings.data) == "/srv/games"
    assert Settings.from_environment({"CLUEWRIGHT_RATE_LIMIT": "off"}).rate_limit is None
    assert Settings.from_environment({}) == Settings()


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("RATE_LIMIT", "10"),
        ("RATE_LIMIT", "0/1"),
        ("RATE_LIMIT_LOOPBACK", "maybe"),
        ("TRUSTED_PROXIES", "everyone"),
        ("ACCESS_LOG", "yes"),
    ],
)
def test_a_setting_that_cannot_be_read_is_named(name: str, value: str) -> None:
    with pytest.raises(SettingsError, match=f"CLUEWRIGHT_{name}"):
        Settings.from_environment({f"CLUEWRIGHT_{name}": value})


def test_secrets_do_not_show_in_the_settings() -> None:
    settings = Settings.from_environment({"CLUEWRIGHT_SECRET": "canary", "CLUEWRIGHT_DATABASE": "postgres://canary"})
    assert "canary" not in repr(settings)


def test_an_ipv4_address_written_as_ipv6_is_itself(services: Services) -> None:
    """Else all of IPv4 would be one client, whom one vandal could use up."""
    limited = replace(services, settings=Settings(rate_limit=RatePolicy(1, 60)))
    call = Caller(create_app(limited))
    assert call("GET", "/v1", client="::ffff:192.0.2.1").status == 200
    assert call("GET", "/v1", client="192.0.2.1").status == 429
    assert call("GET", "/v1", client="::ffff:192.0.2.2").status == 200
    assert is_loopback("::ffff:127.0.0.1")
    scope = {"type": "http", "client": ("::ffff:10.0.0.1", 1), "headers": [(b"x-forwarded-for", b"192.0.2.3")]}
    assert client_address(scope, PROXIES) == "192.0.2.3"
