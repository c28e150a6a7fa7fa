"""Word packs, and draws of keywords from them."""

from typing import Annotated, Any

from fastapi import APIRouter, Path, Query, Request
from pydantic import Field
from starlette.responses import Response

from cluewright.api import fields
from cluewright.api.answers import fixed, language_of, live, repeatable
from cluewright.api.context import services_of
from cluewright.api.fields import INTEGER, Answer, ConceptId, LanguageTag, Seed
from cluewright.api.openapi import FIXED, LIVE, problems
from cluewright.api.problems import FieldError, ProblemError, invalid
from cluewright.api.strict_route import StrictRoute
from cluewright.core.decks import CursorInvalid, DrawRequest, Exhausted, RevisionChanged
from cluewright.core.wordpack import PLAY_LANGUAGES, SIDES, Concept, WordPack
from cluewright.usecases.draw import KeywordDraw, SeedMismatch, draw_keywords

router = APIRouter(route_class=StrictRoute, tags=["word packs"])

PackId = Annotated[str, Path(description="Id of a word pack.", max_length=64, examples=["classic"])]
LanguageList = Annotated[
    str | None,
    Query(
        description="Languages of the words, by commas (default: en,nl,ru,ko).",
        max_length=400,
        pattern=r"^[A-Za-z]{2,8}(-[A-Za-z0-9]{1,8})*(,[A-Za-z]{2,8}(-[A-Za-z0-9]{1,8})*)*$",
        examples=["en,ko"],
    ),
]


class PackEntry(Answer):
    """A word pack. `revision` changes when anything changes that a draw gives or depends on."""

    id: str
    title: str
    size: int
    revision: str
    licence: str
    sides: dict[str, int]
    languages: list[str]


class Packs(Answer):
    """All word packs."""

    wordpacks: list[PackEntry]


class PackWord(Answer):
    """A concept and its words by language. `difficulty`: 1 (a child knows it) to 3."""

    concept: str
    side: str
    difficulty: int
    words: dict[str, str]


class Pack(PackEntry):
    """A word pack with its words."""

    words: list[PackWord]


class DrawBody(fields.Request):
    """What to draw. Without `seed` and `cursor` the draw is new each time; with `cursor` it goes on."""

    teams: Annotated[int, Field(ge=1, le=8), INTEGER] = 2
    per_team: Annotated[int, Field(ge=1, le=12), INTEGER] = 4
    languages: list[LanguageTag] = Field(["en"], min_length=1, max_length=40, examples=[["en", "ko"]])
    max_difficulty: Annotated[int, Field(ge=1, le=3), INTEGER] | None = None
    exclude: list[ConceptId] = Field([], max_length=2000)
    seed: Seed | None = None
    cursor: Annotated[str, Field(min_length=1, max_length=1024, pattern=r"^[A-Za-z0-9_-]+$")] | None = None


class Keyword(Answer):
    """A drawn concept and its words in the languages asked for."""

    concept: str
    words: dict[str, str]


class TeamKeywords(Answer):
    """The keywords of one team, in the order of its screen."""

    keywords: list[Keyword]


class Draw(Answer):
    """Keywords for each team. Following `cursor` never gives one of them again; `remaining` are still to come."""

    teams: list[TeamKeywords]
    cursor: str
    remaining: int
    seed: str
    revision: str


@router.get("/v1/wordpacks", response_model=Packs, responses=FIXED)
async def list_wordpacks(request: Request) -> Response:
    """The word packs and what they hold."""
    language = language_of(request)
    packs = services_of(request).library.packs.values()
    return fixed(request, Packs(wordpacks=[PackEntry(**_entry(pack, language)) for pack in packs]))


@router.get("/v1/wordpacks/{pack}", response_model=Pack, responses=FIXED | problems("not_found"))
async def read_wordpack(request: Request, pack: PackId, languages: LanguageList = None) -> Response:
    """One word pack with its words."""
    found = find_pack(request, pack)
    tags = _tags(found, languages)
    words = [
        PackWord(concept=c.id, side=c.side, difficulty=c.difficulty, words=_words(c, tags)) for c in found.concepts
    ]
    return fixed(request, Pack(**_entry(found, language_of(request)), words=words))


@router.post(
    "/v1/wordpacks/{pack}/draws",
    response_model=Draw,
    responses=LIVE | problems("not_found", "wordpack_exhausted", "wordpack_revision_changed"),
)
async def draw_from_wordpack(request: Request, pack: PackId, body: DrawBody) -> Response:
    """Keywords for each team, none twice along a cursor. The same seed or cursor, body and revision give the same."""
    found = find_pack(request, pack)
    _check_languages(found, body.languages)
    drawn = _draw(found, body)
    answer = Draw(
        teams=[TeamKeywords(keywords=[_keyword(c, body.languages) for c in share]) for share in drawn.teams],
        cursor=drawn.cursor,
        remaining=drawn.remaining,
        seed=drawn.seed,
        revision=drawn.revision,
    )
    return live(request, answer) if body.seed is None and body.cursor is None else repeatable(request, answer)


def _draw(pack: WordPack, body: DrawBody) -> KeywordDraw:
    limits = DrawRequest(
        body.teams * body.per_team, tuple(body.languages), body.max_difficulty, frozenset(body.exclude)
    )
    try:
        return draw_keywords(pack, body.teams, limits, body.seed, body.cursor)
    except Exhausted as left:
        raise ProblemError(
            "wordpack_exhausted",
            variant="left",
            params={"remaining": left.remaining, "needed": limits.count},
            members={"remaining": left.remaining},
        ) from None
    except RevisionChanged:
        raise ProblemError("wordpack_revision_changed", members={"revision": pack.revision}) from None
    except CursorInvalid:
        raise invalid("body", "cursor", "invalid") from None
    except SeedMismatch:
        raise invalid("body", "seed", "invalid") from None


def find_pack(request: Request, pack_id: str) -> WordPack:
    """The pack of this id, or the 404 problem."""
    pack = services_of(request).library.packs.get(pack_id)
    if pack is None:
        raise ProblemError("not_found")
    return pack


def _entry(pack: WordPack, language: str) -> dict[str, Any]:
    return {
        "id": pack.id,
        "title": pack.titles.get(language) or pack.titles["en"],
        "size": len(pack.concepts),
        "revision": pack.revision,
        "licence": pack.licence,
        "sides": {side: len(pack.side(side)) for side in SIDES},
        "languages": list(pack.languages),
    }


def _tags(pack: WordPack, languages: str | None) -> list[str]:
    if languages is None:
        return [tag for tag in PLAY_LANGUAGES if pack.coverage(tag)]
    tags = languages.split(",")
    if not all(pack.coverage(tag) for tag in tags):
        raise invalid("query", "languages", "not_one_of", expected=", ".join(pack.languages))
    return list(dict.fromkeys(tags))


def _check_languages(pack: WordPack, languages: list[str]) -> None:
    wrong = [index for index, tag in enumerate(languages) if tag not in pack.languages]
    if wrong:
        expected = {"expected": ", ".join(pack.languages)}
        errors = tuple(FieldError("body", f"/languages/{index}", "not_one_of", expected) for index in wrong)
        raise ProblemError("invalid_request", errors=errors)


def _words(concept: Concept, tags: list[str]) -> dict[str, str]:
    return {tag: concept.words[tag].text for tag in tags if tag in concept.words}


def _keyword(concept: Concept, tags: list[str]) -> Keyword:
    return Keyword(concept=concept.id, words=_words(concept, tags))
