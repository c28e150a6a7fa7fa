"""The way in: what there is, and in which languages."""

from collections.abc import Callable

from fastapi import APIRouter, Request
from starlette.responses import Response

import cluewright
from cluewright.api.answers import fixed
from cluewright.api.context import services_of
from cluewright.api.fields import Answer
from cluewright.api.openapi import FIXED
from cluewright.api.strict_route import StrictRoute
from cluewright.content.catalogs import Catalogs
from cluewright.content.library import Library
from cluewright.content.message_format import cldr_locale

router = APIRouter(route_class=StrictRoute, tags=["index"])

LINKS = {
    "locales": "/v1/locales",
    "rulebooks": "/v1/rulebooks",
    "glossary": "/v1/glossary",
    "wordpacks": "/v1/wordpacks",
    "codes": "/v1/codes",
    "code_draws": "/v1/codes/draws",
    "clue_checks": "/v1/clues/checks",
    "clue_check_batches": "/v1/clues/checks/batch",
    "games": "/v1/games",
    "openapi": "/openapi.json",
    "documentation": "/docs",
    "health": "/healthz",
    "readiness": "/readyz",
    "metrics": "/metrics",
}


class Index(Answer):
    """Where everything is."""

    name: str
    version: str
    links: dict[str, str]


class Coverage(Answer):
    """Shares that are translated and up to date, 0 to 1."""

    rulebooks: float
    messages: float
    web: float
    wordpacks: dict[str, float]


class LocaleEntry(Answer):
    """One served language: its tag (BCP 47), its name in itself and in English, `ltr` or `rtl`."""

    tag: str
    name: str
    english_name: str
    direction: str
    coverage: Coverage


class Locales(Answer):
    """All served languages."""

    locales: list[LocaleEntry]


@router.get("/v1", response_model=Index, responses=FIXED)
async def read_index(request: Request) -> Response:
    """Links to everything."""
    return fixed(request, Index(name="cluewright", version=cluewright.__version__, links=LINKS))


@router.get("/v1/locales", response_model=Locales, responses=FIXED)
async def list_locales(request: Request) -> Response:
    """The served languages and how much of each part is translated."""
    library = services_of(request).library
    entries = [_locale(library, tag) for tag in library.catalogs.languages]
    return fixed(request, Locales(locales=entries))


def _locale(library: Library, tag: str) -> LocaleEntry:
    locale = cldr_locale(tag)
    return LocaleEntry(
        tag=tag,
        name=locale.get_display_name() or tag,
        english_name=locale.get_display_name("en") or tag,
        direction=locale.text_direction,
        coverage=_coverage(library, tag),
    )


def _coverage(library: Library, tag: str) -> Coverage:
    books = frozenset(library.rulebooks) | {"glossary"}
    return Coverage(
        rulebooks=_share(library.catalogs, tag, lambda family: family in books),
        messages=_share(library.catalogs, tag, lambda family: family not in books | {"web", "cli"}),
        web=_share(library.catalogs, tag, lambda family: family == "web"),
        wordpacks={pack.id: round(pack.coverage(tag), 3) for pack in library.packs.values()},
    )


def _share(catalogs: Catalogs, tag: str, belongs: Callable[[str], bool]) -> float:
    """Share of the texts of some families (the part of an id before its first dot) that are up to date."""
    ids = [key for key in catalogs.ids() if belongs(key.partition(".")[0])]
    found = [catalogs.translation(key, tag) for key in ids]
    done = sum(1 for entry in found if entry is not None and not entry.stale)
    return round(done / len(ids), 3) if ids else 1.0
