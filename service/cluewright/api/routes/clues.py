"""Clue checks outside a game: one table, or many in a batch."""

import asyncio
from collections.abc import Mapping
from typing import Any

import pydantic_core
from fastapi import APIRouter, Request
from pydantic import TypeAdapter, ValidationError
from starlette.responses import Response

from cluewright.api.answers import language_of, live
from cluewright.api.clue_bodies import (
    BatchAnswer,
    BatchBody,
    CheckAnswer,
    CheckBody,
    CheckItem,
    GivenKeyword,
    GivenUsedClue,
    KeywordBody,
    MixedKeyword,
)
from cluewright.api.context import Context, context_of
from cluewright.api.house_rules import given_house_rules
from cluewright.api.invalid_input import property_names, refusal
from cluewright.api.openapi import LIVE
from cluewright.api.problem_documents import problem_document
from cluewright.api.problems import FieldError, ProblemError
from cluewright.api.rulebook_query import invalid_parameters
from cluewright.api.strict_route import StrictRoute, limits
from cluewright.content.library import Library
from cluewright.core.clues import ClueReuse, Strictness, UsedClue
from cluewright.core.parameters import InvalidParameters, resolve
from cluewright.usecases.check_clues import AskedKeyword, CheckRequest, UnknownWord, answer, check_clues

router = APIRouter(route_class=StrictRoute, tags=["clue checks"])

BATCH_CAP = 1024 * 1024
ITEM: TypeAdapter[CheckItem] = TypeAdapter(CheckItem)
ITEM_NAMES = property_names(ITEM.json_schema())


@router.post("/v1/clues/checks", response_model=CheckAnswer, responses=LIVE)
async def check_clues_once(request: Request, body: CheckBody) -> Response:
    """Whether these clues may be given at this table: a verdict on each, with reasons, and what was looked at."""
    judgement = judged(context_of(request.scope), body, language_of(request))
    return live(request, pydantic_core.to_json(judgement))


@router.post("/v1/clues/checks/batch", response_model=BatchAnswer, responses=LIVE)
@limits(body=BATCH_CAP)
async def check_clues_in_batch(request: Request, body: BatchBody) -> Response:
    """Many checks at once, answered in order; one that is wrong does not spoil the others."""
    context, language = context_of(request.scope), language_of(request)
    results = []
    for item in body.items:
        results.append(_result(context, item, language))
        await asyncio.sleep(0)  # others have their turn between two items
    return live(request, pydantic_core.to_json({"results": results}))


def judged(context: Context, body: CheckBody, language: str) -> dict[str, Any]:
    """The answer to one check. Raises the 422 for what the schema cannot know."""
    library = context.services.library
    try:
        judgement = check_clues(library, _request(body))
    except UnknownWord:
        known = library.concepts
        wrong = [
            n for n, word in enumerate(body.keywords) if isinstance(word, KeywordBody) and word.concept not in known
        ]
        raise _invalid(*(FieldError("body", f"/keywords/{number}/concept", "invalid") for number in wrong)) from None
    return answer(judgement, library, language)


def _unknown_concepts(body: CheckBody, library: Library) -> ProblemError:
    named = [(index, word.concept) for index, word in enumerate(body.keywords) if isinstance(word, KeywordBody)]
    wrong = [index for index, concept in named if concept and concept not in library.concepts]
    return _invalid(*(FieldError("body", f"/keywords/{index}/concept", "invalid") for index in wrong))


def _result(context: Context, item: Any, language: str) -> Mapping[str, Any]:
    given = item.get("id") if isinstance(item, dict) else None
    name = {"id": given if isinstance(given, str) and len(given) <= 64 else None}
    try:
        return name | judged(context, _item(item), language)
    except ProblemError as error:
        return name | {"problem": problem_document(error, context.catalogs, language, context.new_instance())}


def _item(item: Any) -> CheckItem:
    try:
        return ITEM.validate_python(item)
    except ValidationError as error:
        found = [{**entry, "loc": ("body", *entry["loc"])} for entry in error.errors(include_url=False)]
        raise refusal(found, item, ITEM_NAMES) from None


def _request(body: CheckBody) -> CheckRequest:
    _check_code(body)
    return CheckRequest(
        keywords=tuple(_keyword(word) for word in body.keywords),
        clues=tuple(body.clues),
        keyword_language=body.keyword_language,
        clue_language=body.clue_language,
        code=tuple(body.code or ()),
        used_clues=tuple(_used(clue) for clue in body.used_clues),
        player=body.player,
        clue_reuse=_clue_reuse(body),
        strictness=Strictness(body.strictness),
        checks=None if body.checks is None else frozenset(body.checks),
        translation_languages=None if body.translation_languages is None else frozenset(body.translation_languages),
    )


def _check_code(body: CheckBody) -> None:
    places = len(body.keywords)
    wrong = [index for index, digit in enumerate(body.code or ()) if digit > places]
    if wrong:
        raise _invalid(
            *(FieldError("body", f"/code/{index}", "out_of_bounds", {"bounds": f"1–{places}"}) for index in wrong)
        )


def _clue_reuse(body: CheckBody) -> ClueReuse:
    try:
        parameters = resolve("decrypto", None, body.edition, given_house_rules(body.house_rules))
    except InvalidParameters as error:
        raise invalid_parameters(error, "body", "/house_rules") from None
    return ClueReuse(str(parameters.values["clue_reuse"]))


def _keyword(given: GivenKeyword) -> AskedKeyword:
    match given:
        case str():
            return AskedKeyword(given)
        case MixedKeyword():
            return AskedKeyword(texts=tuple(given.texts.items()))
        case KeywordBody():
            return AskedKeyword(given.text, given.language, given.concept)


def _used(given: GivenUsedClue) -> UsedClue:
    return UsedClue(given) if isinstance(given, str) else UsedClue(given.text, given.player)


def _invalid(*errors: FieldError) -> ProblemError:
    return ProblemError("invalid_request", errors=errors)
