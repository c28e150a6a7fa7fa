"""Clue checks outside a game: one table, or many in a batch."""

import asyncio

import pydantic_core
from fastapi import APIRouter, Request
from starlette.responses import Response

from cluewright.api.answers import language_of, live
from cluewright.api.clue_bodies import BatchAnswer, BatchBody, CheckAnswer, CheckBody
from cluewright.api.clue_checks import ClueChecker
from cluewright.api.context import context_of
from cluewright.api.openapi import LIVE
from cluewright.api.strict_route import StrictRoute, limits

router = APIRouter(route_class=StrictRoute, tags=["clue checks"])

BATCH_CAP = 1024 * 1024


@router.post("/v1/clues/checks", response_model=CheckAnswer, responses=LIVE)
async def check_clues(request: Request, body: CheckBody) -> Response:
    """Whether these clues may be given at this table: a verdict on each, with reasons, and what was looked at."""
    return live(request, pydantic_core.to_json(_checker(request).judged(body, language_of(request))))


@router.post("/v1/clues/checks/batch", response_model=BatchAnswer, responses=LIVE)
@limits(body=BATCH_CAP)
async def check_clue_batch(request: Request, body: BatchBody) -> Response:
    """Many checks at once, answered in order; one that is wrong does not spoil the others."""
    checker, language, results = _checker(request), language_of(request), []
    for item in body.items:
        results.append(checker.item(item, language))
        await asyncio.sleep(0)  # others have their turn between two items
    return live(request, pydantic_core.to_json({"results": results}))


def _checker(request: Request) -> ClueChecker:
    context = context_of(request.scope)
    return ClueChecker(context.services.library, context.new_instance)
