"""Codes: all there are, and draws of them."""

from typing import Annotated

from fastapi import APIRouter, Query, Request
from pydantic import Field
from starlette.responses import Response

from cluewright.api import fields
from cluewright.api.answers import fixed, live, repeatable
from cluewright.api.fields import INTEGER, QUERY_INTEGER, Answer, RepeatedCodesName, Seed
from cluewright.api.openapi import FIXED, LIVE, problems
from cluewright.api.problems import FieldError, Place, ProblemError
from cluewright.api.strict_route import StrictRoute
from cluewright.core.codes import CodesExhausted, RepeatedCodes, all_codes
from cluewright.usecases.draw import draw_codes

router = APIRouter(route_class=StrictRoute, tags=["codes"])

Digit = Annotated[int, Field(ge=1, le=6), INTEGER]
CodeDigits = Annotated[list[Digit], Field(min_length=2, max_length=5, examples=[[4, 2, 1]])]
Keywords = Annotated[int, Query(ge=3, le=6, strict=True), QUERY_INTEGER]
Length = Annotated[int, Query(ge=2, le=5, strict=True), QUERY_INTEGER]


class Codes(Answer):
    """All codes, ascending."""

    codes: list[list[int]]


class CodeDrawBody(fields.Request):
    """How many codes, after which ones (oldest first), and whether a code may come again."""

    count: Annotated[int, Field(ge=1, le=100), INTEGER] = 1
    previous: list[CodeDigits] = Field([], max_length=1000)
    repeated_codes: RepeatedCodesName = "allowed"
    keywords: Annotated[int, Field(ge=3, le=6), INTEGER] = 4
    length: Annotated[int, Field(ge=2, le=5), INTEGER] = 3
    seed: Seed | None = None


class CodeDraw(Answer):
    """Codes in the order drawn, and the seed that gives them again."""

    codes: list[list[int]]
    seed: str


@router.get("/v1/codes", response_model=Codes, responses=FIXED)
async def list_codes(request: Request, keywords: Keywords = 4, length: Length = 3) -> Response:
    """Every code of `length` different digits out of 1 to `keywords`."""
    _check_length(keywords, length, "query")
    return fixed(request, Codes(codes=[list(code) for code in all_codes(keywords, length)]))


@router.post("/v1/codes/draws", response_model=CodeDraw, responses=LIVE | problems("codes_exhausted"))
async def draw_code_cards(request: Request, body: CodeDrawBody) -> Response:
    """Codes drawn one after another. The same seed and body always give the same."""
    _check_length(body.keywords, body.length, "body")
    _check_previous(body)
    policy = RepeatedCodes(body.repeated_codes)
    previous = [tuple(code) for code in body.previous]
    try:
        drawn = draw_codes(body.count, previous, policy, body.keywords, body.length, body.seed)
    except CodesExhausted:
        raise ProblemError("codes_exhausted") from None
    answer = CodeDraw(codes=[list(code) for code in drawn.codes], seed=drawn.seed)
    return live(request, answer) if body.seed is None else repeatable(request, answer)


def _check_length(keywords: int, length: int, place: Place) -> None:
    if length > keywords:
        error = FieldError(place, "/length", "out_of_bounds", {"bounds": f"2–{keywords}"})
        raise ProblemError("invalid_request", errors=(error,))


def _check_previous(body: CodeDrawBody) -> None:
    known = frozenset(all_codes(body.keywords, body.length))
    wrong = [index for index, code in enumerate(body.previous) if tuple(code) not in known]
    if wrong:
        errors = tuple(FieldError("body", f"/previous/{index}", "invalid") for index in wrong[:20])
        raise ProblemError("invalid_request", errors=errors)
