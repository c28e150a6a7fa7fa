"""Content negotiation by `Accept` and `Accept-Encoding` (RFC 9110, 12.5)."""

import re
from functools import lru_cache

MAX_HEADER = 1024
_WEIGHT = re.compile(r"(?:0(?:\.[0-9]{0,3})?|1(?:\.0{0,3})?)\Z")


def _weight(parameters: list[str]) -> float:
    for parameter in parameters:
        name, _, value = parameter.strip().partition("=")
        if name.strip().lower() == "q":
            return float(value) if _WEIGHT.match(value.strip()) else 0.0
    return 1.0


def _entries(header: str) -> dict[str, float]:
    entries: dict[str, float] = {}
    for part in header.split(","):
        name, *parameters = part.split(";")
        if name.strip():
            entries[name.strip().lower()] = _weight(parameters)
    return entries


def _quality(media_type: str, entries: dict[str, float]) -> float:
    family = media_type.partition("/")[0]
    for wanted in (media_type, f"{family}/*", "*/*"):
        if wanted in entries:
            return entries[wanted]
    return 0.0


def best_media_type(accept: str, offers: tuple[str, ...]) -> str | None:
    """The offer that the header likes best (the first on a tie); None if it accepts none. An empty header
    accepts everything. Only the first 1,024 characters are read, and remembered."""
    return _best_media_type(accept[:MAX_HEADER], offers)


@lru_cache(maxsize=1024)
def _best_media_type(accept: str, offers: tuple[str, ...]) -> str | None:
    entries = _entries(accept)
    if not entries:
        return offers[0]
    best = max(offers, key=lambda offer: _quality(offer, entries))
    return best if _quality(best, entries) > 0 else None


def accepts_gzip(accept_encoding: str) -> bool:
    """Whether the header asks for gzip (naming it, or by `*`)."""
    return _accepts_gzip(accept_encoding[:MAX_HEADER])


@lru_cache(maxsize=256)
def _accepts_gzip(accept_encoding: str) -> bool:
    entries = _entries(accept_encoding)
    return entries.get("gzip", entries.get("*", 0.0)) > 0
