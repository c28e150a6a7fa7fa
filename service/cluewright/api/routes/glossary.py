"""The glossary: what each thing of the games is called, and what it is not called."""

from typing import Annotated, Literal, TypeAlias

from fastapi import APIRouter, Query, Request
from pydantic.json_schema import SkipJsonSchema
from starlette.responses import Response

from cluewright.api.answers import fixed, language_of
from cluewright.api.context import services_of
from cluewright.api.fields import Answer
from cluewright.api.openapi import FIXED
from cluewright.api.strict_route import StrictRoute

router = APIRouter(route_class=StrictRoute, tags=["rulebooks"])

Game: TypeAlias = Literal["decrypto", "davinci-code"] | SkipJsonSchema[None]


class TermAnswer(Answer):
    """A term in the reader's language, and in English. `forbidden`: words that are not used for it."""

    id: str
    game: str
    term: str
    english: str
    allowed: list[str]
    forbidden: list[str]


class GlossaryAnswer(Answer):
    """The terms in one language; a term that it has no word for is given in English."""

    language: str
    terms: list[TermAnswer]


@router.get("/v1/glossary", response_model=GlossaryAnswer, responses=FIXED)
async def read_glossary(
    request: Request, game: Annotated[Game, Query(description="Only the terms of this game.")] = None
) -> Response:
    """The terms of the games: one word for one thing, in every language."""
    language = language_of(request)
    terms = [
        term for term in services_of(request).library.glossary.terms if game in (None, term.game) or term.game == "both"
    ]
    answers = []
    for term in terms:
        forms = term.forms.get(language) or term.forms["en"]
        answers.append(
            TermAnswer(
                id=term.id,
                game=term.game,
                term=forms.preferred,
                english=term.preferred("en"),
                allowed=list(forms.allowed),
                forbidden=list(forms.forbidden),
            )
        )
    return fixed(request, GlossaryAnswer(language=language, terms=answers))
