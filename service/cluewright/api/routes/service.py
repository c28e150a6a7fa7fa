"""The service about itself: health, metrics, its contract, its documentation, its problems."""

import json
from functools import lru_cache
from typing import Annotated, Any

from fastapi import APIRouter, Path, Request
from starlette.responses import Response

from cluewright.api.answers import fixed, language_of, live
from cluewright.api.context import context_of, services_of
from cluewright.api.fields import Answer
from cluewright.api.metrics import CONTENT_TYPE
from cluewright.api.openapi import FIXED, LIVE, problems
from cluewright.api.pages import HTML, PAGE_HEADERS, documentation_page, problem_page
from cluewright.api.problems import STATUSES, ProblemError
from cluewright.api.strict_route import StrictRoute, limits

router = APIRouter(route_class=StrictRoute, tags=["service"])

TEXT = {"schema": {"type": "string"}}


class Health(Answer):
    """The process answers."""

    status: str


class Readiness(Answer):
    """Everything that requests need is there."""

    status: str
    checks: dict[str, str]


@router.get("/healthz", response_model=Health, responses=LIVE)
async def check_health(request: Request) -> Response:
    """Whether the process answers at all."""
    return live(request, Health(status="ok"))


@router.get("/readyz", response_model=Readiness, responses=LIVE | problems("not_ready"))
async def check_readiness(request: Request) -> Response:
    """Whether the store is reachable and content and analysers are loaded."""
    checks = await services_of(request).readiness()
    if all(checks.values()):
        return live(request, Readiness(status="ready", checks=dict.fromkeys(checks, "ready")))
    missing = ", ".join(name for name, ready in checks.items() if not ready)
    raise ProblemError("not_ready", variant="missing", params={"missing": missing}, headers={"Retry-After": "1"})


@router.get(
    "/metrics",
    response_class=Response,
    responses={200: {"content": {"text/plain": TEXT}}},
)
@limits(produces=("text/plain", "application/openmetrics-text"))
async def read_metrics(request: Request) -> Response:
    """Counters in the exposition format of Prometheus."""
    text = context_of(request.scope).metrics.text()
    return Response(text, headers={"Cache-Control": "no-store"}, media_type=CONTENT_TYPE)


@router.get(
    "/problems/{code}",
    response_class=Response,
    responses=FIXED | {200: {**FIXED[200], "content": {"text/html": TEXT}}} | problems("not_found"),
)
@limits(produces=("text/html",))
async def explain_problem(
    request: Request, code: Annotated[str, Path(max_length=64, examples=["not_found"])]
) -> Response:
    """The page about a problem code, to which a problem's `type` points."""
    if code not in STATUSES:
        raise ProblemError("not_found")
    language = language_of(request)
    content = problem_page(code, services_of(request).library.catalogs, language)
    return fixed(request, content, media_type=HTML, headers=PAGE_HEADERS)


@router.get("/openapi.json", include_in_schema=False)
async def read_contract(request: Request) -> Response:
    """This document."""
    return fixed(request, _contract(request.app), language="en")


@router.get("/docs", include_in_schema=False)
@limits(produces=("text/html",))
async def read_documentation(request: Request) -> Response:
    """Every operation, for people."""
    page = documentation_page(request.app.openapi())
    return fixed(request, page, language="en", media_type=HTML, headers=PAGE_HEADERS)


@lru_cache(maxsize=1)
def _contract(app: Any) -> bytes:
    return json.dumps(app.openapi(), ensure_ascii=False, separators=(",", ":")).encode()
