"""The application: routes inside, what holds for all of them around."""

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

from fastapi import FastAPI
from fastapi.exceptions import RequestValidationError
from fastapi.routing import APIRoute
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Match, Route
from starlette.types import ASGIApp, Scope

from cluewright.bootstrap import Services
from cluewright.store.event_store import StoreUnavailable

from . import openapi, routes
from .access_log import AccessLog
from .context import Context
from .edge import Edge
from .invalid_input import refusal
from .metrics import Metrics
from .prepared import PreparedAnswers
from .problem_documents import new_instance, problem_response
from .problems import ProblemError
from .rate_limits import Limiter, RateLimits

BY_STATUS = {400: "malformed_json", 401: "unauthorized", 403: "forbidden", 404: "not_found", 413: "too_large"}


class Inner(FastAPI):
    """FastAPI with our document; routes are added as they are, without prefixes or inclusion."""

    def openapi(self) -> dict[str, Any]:
        if self.openapi_schema is None:
            self.openapi_schema = openapi.document(self.routes)
        return self.openapi_schema


def create_inner(services: Services | None = None) -> Inner:
    """The routes and error handlers alone; without services only good for its OpenAPI document."""

    @asynccontextmanager
    async def lifespan(_: FastAPI) -> AsyncIterator[None]:
        if services is None:
            yield
            return
        async with services.running():
            yield

    app = Inner(openapi_url=None, docs_url=None, redoc_url=None, redirect_slashes=False, lifespan=lifespan)
    for module_router in routes.routers():
        app.router.routes.extend(module_router.routes)
    app.add_exception_handler(ProblemError, _on_problem)
    app.add_exception_handler(StoreUnavailable, _on_store_unavailable)
    app.add_exception_handler(RequestValidationError, _on_invalid)
    app.add_exception_handler(HTTPException, _on_http_error)
    app.add_exception_handler(Exception, _on_defect)
    return app


def create_app(
    services: Services, *, prepared: bool = True, name_instance: Callable[[], str] = new_instance
) -> ASGIApp:
    """The whole application as pure ASGI. `prepared=False` leaves the front cache out (for comparison),
    `name_instance` names occurrences of problems."""
    metrics = Metrics()
    context = Context(services, metrics, name_instance)
    app: ASGIApp = Edge(create_inner(services), context, metrics)
    if prepared:
        app = PreparedAnswers(app, metrics)
    settings = services.settings
    if settings.rate_limit is not None:
        app = RateLimits(app, context, settings, Limiter(settings.rate_limit))
    return AccessLog(app) if settings.access_log else app


async def _on_problem(request: Request, error: Exception) -> Response:
    assert isinstance(error, ProblemError)
    return problem_response(error, request.scope)


async def _on_store_unavailable(request: Request, _: Exception) -> Response:
    return problem_response(ProblemError("store_unavailable", headers={"Retry-After": "1"}), request.scope)


async def _on_defect(request: Request, _: Exception) -> Response:
    """The framework raises the exception again after this answer; the edge logs it."""
    return problem_response(ProblemError("internal_error"), request.scope)


async def _on_invalid(request: Request, error: Exception) -> Response:
    assert isinstance(error, RequestValidationError)
    return problem_response(refusal(error.errors(), None, frozenset()), request.scope)


async def _on_http_error(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    if error.status_code == 405:
        headers = {"Allow": ", ".join(allowed_methods(request.app, request.scope))}
        return problem_response(ProblemError("method_not_allowed", headers=headers), request.scope)
    code = BY_STATUS.get(error.status_code, "internal_error")
    return problem_response(ProblemError(code, headers=error.headers), request.scope)


def allowed_methods(app: FastAPI, scope: Scope) -> tuple[str, ...]:
    """Every method that some route has for this path, sorted; the framework knows only the first route's."""
    methods = {"OPTIONS"}
    for route in app.routes:
        if isinstance(route, APIRoute | Route) and route.matches(dict(scope))[0] is not Match.NONE:
            methods |= route.methods or set()
    return tuple(sorted(methods | ({"HEAD"} if "GET" in methods else set())))
