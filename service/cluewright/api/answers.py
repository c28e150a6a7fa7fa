"""How a route answers: with content that stays the same within a release, or with something made just now."""

import gzip
import hashlib
import re
from collections.abc import Mapping

from pydantic import BaseModel
from starlette.requests import Request
from starlette.responses import Response

from .context import context_of
from .negotiation import accepts_gzip, best_media_type
from .problems import ProblemError

JSON = "application/json"
GZIP_FROM = 1024
FRESH = "public, max-age=300, must-revalidate"
FIXED = "cluewright.fixed"
NOT_IN_304 = frozenset({"content-type", "content-length", "content-encoding"})
_ENTITY_TAG = re.compile(r'(?:W/)?("[^"]*")')


def language_of(request: Request) -> str:
    """The language that the reader of this request gets (one of the served ones)."""
    return context_of(request.scope).language_of(request.scope)


def media_type_of(request: Request, offers: tuple[str, ...]) -> str:
    """The offered media type that the caller likes best, the first on a tie. Raises the 406 problem."""
    accept = ",".join(request.headers.getlist("accept"))
    chosen = best_media_type(accept, offers)
    if chosen is None:
        raise ProblemError("not_acceptable", variant="offers", params={"offers": ", ".join(offers)})
    return chosen


def entity_tag(content: bytes, *parts: str) -> str:
    """A strong entity tag for these bytes, told apart by `parts` (language, coding, …)."""
    digest = hashlib.blake2b(content, digest_size=12, person=b"cluewright-etag")
    digest.update("\0".join(("", *parts)).encode())
    return f'"{digest.hexdigest()}"'


def none_match(condition: str, tag: str) -> bool:
    """Whether an If-None-Match header names this tag: `*`, or a list compared weakly (RFC 9110, 13.1.2)."""
    return condition.strip() == "*" or tag in _ENTITY_TAG.findall(condition)


def fixed(
    request: Request,
    content: bytes | BaseModel,
    *,
    language: str | None = None,
    media_type: str = JSON,
    headers: Mapping[str, str] | None = None,
) -> Response:
    """Answer a GET with content that depends on nothing but the request and the release.

    Gives strong ETag, Cache-Control, Vary, Content-Language (the negotiated one unless told) and gzip to whom
    accepts it; 304 where If-None-Match names the tag. The front cache may repeat the answer.
    """
    body = _bytes(content)
    tongue = language or language_of(request)
    head = {"Content-Language": tongue, "Vary": "Accept, Accept-Language, Accept-Encoding", "Cache-Control": FRESH}
    if len(body) >= GZIP_FROM and accepts_gzip(request.headers.get("accept-encoding", "")):
        tag = entity_tag(body, tongue, media_type, "gzip")
        body = gzip.compress(body, compresslevel=6, mtime=0)
        head["Content-Encoding"] = "gzip"
    else:
        tag = entity_tag(body, tongue, media_type)
    request.scope[FIXED] = True
    return _conditional(
        request, Response(body, media_type=media_type, headers={**head, "ETag": tag, **(headers or {})})
    )


def _conditional(request: Request, response: Response) -> Response:
    condition = ",".join(request.headers.getlist("if-none-match"))
    if not condition or not none_match(condition, response.headers["etag"]):
        return response
    kept = {name: value for name, value in response.headers.items() if name not in NOT_IN_304}
    return Response(status_code=304, headers=kept)


def live(
    request: Request, content: bytes | BaseModel, *, status: int = 200, headers: Mapping[str, str] | None = None
) -> Response:
    """Answer with something made for this request alone: `no-store`, in the negotiated language."""
    head = {
        "Content-Language": language_of(request),
        "Vary": "Accept, Accept-Language",
        "Cache-Control": "no-store",
        **(headers or {}),
    }
    return Response(_bytes(content), status, headers=head, media_type=JSON)


def repeatable(request: Request, content: BaseModel) -> Response:
    """Answer a POST whose same body always gives the same answer: as `live`, with ETag and Cache-Control."""
    body = _bytes(content)
    tag = entity_tag(body, language_of(request))
    return live(request, content, headers={"Cache-Control": FRESH, "ETag": tag})


def _bytes(content: bytes | BaseModel) -> bytes:
    return content if isinstance(content, bytes) else content.__pydantic_serializer__.to_json(content, by_alias=True)
