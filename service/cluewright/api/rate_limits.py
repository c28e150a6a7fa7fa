"""Rate limits by client address, with the RateLimit headers of the IETF draft."""

import math
import time
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache
from ipaddress import IPv4Address, IPv6Address, ip_address

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from .context import KEY, Context
from .edge import with_common_headers
from .problem_documents import problem_response
from .problems import ProblemError
from .settings import Network, RatePolicy, Settings

MAX_CLIENTS = 50_000


@dataclass(frozen=True, slots=True)
class Allowance:
    """What a client has left: `remaining` requests, the whole quota again in `reset` seconds, and where
    refused the next one in `retry_after` seconds."""

    allowed: bool
    remaining: int
    reset: int
    retry_after: int = 0


class Limiter:
    """A leaky bucket (GCRA) for each key: bursts up to the quota, on average quota per window. The keys seen
    least recently are forgotten beyond 50,000."""

    def __init__(self, policy: RatePolicy, clock: Callable[[], float] = time.monotonic) -> None:
        self.policy = policy
        self._clock = clock
        self._full_at: OrderedDict[str, float] = OrderedDict()

    def take(self, key: str) -> Allowance:
        """Count one request of this key."""
        now, step = self._clock(), self.policy.window / self.policy.quota
        full_at = max(self._full_at.get(key, now), now) + step
        over = full_at - now - self.policy.window
        if over > 1e-6:
            return Allowance(False, 0, _up(full_at - step - now), max(1, _up(over)))
        self._full_at[key] = full_at
        self._full_at.move_to_end(key)
        if len(self._full_at) > MAX_CLIENTS:
            self._full_at.popitem(last=False)
        used = _up((full_at - now) / step)
        return Allowance(True, self.policy.quota - used, _up(full_at - now))


def _up(value: float) -> int:
    """Rounded up, but for what a sum of floats adds to a whole number."""
    return math.ceil(value - 1e-6)


def client_address(scope: Scope, trusted: tuple[Network, ...]) -> str:
    """The caller's address: the peer's, or behind trusted proxies the last untrusted one of X-Forwarded-For
    (read from the right). IPv6 addresses count by their /64. Empty where there is none."""
    client = scope.get("client")
    peer: str = client[0] if client else ""
    if not trusted:
        return peer
    forwarded = ",".join(Headers(scope=scope).getlist("x-forwarded-for")).split(",")
    for hop in [peer, *reversed(forwarded)]:
        try:
            address = _parsed(hop.strip())
        except ValueError:
            break
        peer = str(address)
        if not any(address in network for network in trusted):
            break
    return peer


def _parsed(text: str) -> IPv4Address | IPv6Address:
    """The address; one of IPv4 written as IPv6 (`::ffff:192.0.2.1`) is that of IPv4, or all of them would be one
    client. Raises ValueError."""
    address = ip_address(text)
    return getattr(address, "ipv4_mapped", None) or address


def _key(address: str) -> str:
    try:
        parsed = _parsed(address)
    except ValueError:
        return address
    return f"{int(parsed) >> 64:x}::/64" if isinstance(parsed, IPv6Address) else str(parsed)


@lru_cache(maxsize=4096)
def is_loopback(address: str) -> bool:
    """Whether this names the same machine."""
    try:
        return _parsed(address).is_loopback
    except ValueError:
        return address in ("", "testclient")


def limited_client(scope: Scope, settings: Settings) -> str | None:
    """Whom the limits count this as; None where they do not hold."""
    if settings.rate_limit is None:
        return None
    address = client_address(scope, settings.trusted_proxies)
    return None if is_loopback(address) and not settings.rate_limit_loopback else _key(address)


class RateLimits:
    """Pure ASGI: counts requests by client before anything else is done, and says how many are left."""

    def __init__(self, app: ASGIApp, context: Context, settings: Settings, limiter: Limiter) -> None:
        self._app, self._context, self._limiter = app, context, limiter
        self._settings = settings
        self._policy = f'"default";q={limiter.policy.quota};w={limiter.policy.window}'

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        client = limited_client(scope, self._settings)
        if client is None:
            await self._app(scope, receive, send)
            return
        allowance = self._limiter.take(client)
        headers = {
            "RateLimit-Policy": self._policy,
            "RateLimit": f'"default";r={allowance.remaining};t={allowance.reset}',
        }
        if not allowance.allowed:
            await self._refuse(scope, receive, send, {**headers, "Retry-After": str(allowance.retry_after)})
            return

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                message = {**message, "headers": list(message["headers"])}
                MutableHeaders(scope=message).update(headers)
            await send(message)

        await self._app(scope, receive, send_with_headers)

    async def _refuse(self, scope: Scope, receive: Receive, send: Send, headers: dict[str, str]) -> None:
        scope[KEY] = self._context
        refusal = problem_response(ProblemError("rate_limited", headers=headers), scope)
        await refusal(scope, receive, with_common_headers(send))
