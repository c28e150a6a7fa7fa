"""Which language a caller reads: RFC 9110 `Accept-Language`, BCP 47 `?lang=`, lookup as in RFC 4647."""

import re
from functools import lru_cache

MAX_RANGES = 10
MAX_HEADER = 256

TAG_PATTERN = (
    r"^(?:"
    r"(?:[A-Za-z]{2,3}(?:-[A-Za-z]{3}){0,3}|[A-Za-z]{4,8})"
    r"(?:-[A-Za-z]{4})?"
    r"(?:-(?:[A-Za-z]{2}|[0-9]{3}))?"
    r"(?:-(?:[A-Za-z0-9]{5,8}|[0-9][A-Za-z0-9]{3}))*"
    r"(?:-[0-9A-WYZa-wyz](?:-[A-Za-z0-9]{2,8})+)*"
    r"(?:-[xX](?:-[A-Za-z0-9]{1,8})+)?"
    r"|[xX](?:-[A-Za-z0-9]{1,8})+)$"
)
MAX_TAG = 64
_TAG = re.compile(TAG_PATTERN.removesuffix("$") + r"\Z")
_RANGE = re.compile(r"(\*|[A-Za-z]{1,8}(?:-[A-Za-z0-9]{1,8})*)(?:\s*;\s*[qQ]=(0(?:\.[0-9]{0,3})?|1(?:\.0{0,3})?))?\Z")


def well_formed(tag: str) -> bool:
    """Whether this is a language tag by the grammar of BCP 47 (at most 64 characters)."""
    return len(tag) <= MAX_TAG and _TAG.match(tag) is not None


def language_ranges(header: str) -> tuple[str, ...]:
    """The ranges of an Accept-Language header, best first; what is malformed or refused (`q=0`) is left out.

    Only the first 256 characters and ten ranges are read, so that a long header costs nothing.
    """
    found = []
    for part in header[:MAX_HEADER].split(",")[:MAX_RANGES]:
        match = _RANGE.match(part.strip())
        if match and float(match[2] or 1) > 0:
            found.append((-float(match[2] or 1), match[1].lower()))
    return tuple(tag for _, tag in sorted(found, key=lambda entry: entry[0]))


def lookup(ranges: tuple[str, ...], served: tuple[str, ...]) -> str | None:
    """The first served tag that a range names, shortened step by step (RFC 4647, 3.4); None if there is none."""
    known = {tag.lower(): tag for tag in served}
    for wanted in ranges:
        subtags = wanted.split("-")
        while subtags:
            if (tag := "-".join(subtags)) in known:
                return known[tag]
            subtags.pop()
            if subtags and len(subtags[-1]) == 1:
                subtags.pop()
    return None


@lru_cache(maxsize=1024)
def negotiate(lang: str | None, accept_language: str, served: tuple[str, ...], fallback: str = "en") -> str:
    """The language to answer in: `lang` if given (must be well formed), else the header's, else `fallback`."""
    ranges = (lang.lower(),) if lang is not None else language_ranges(accept_language)
    return lookup(ranges, served) or fallback
