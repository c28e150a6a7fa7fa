"""What every request carries: the texts, the served languages, and how occurrences are named."""

from collections.abc import Callable
from dataclasses import dataclass
from urllib.parse import parse_qsl

from starlette.requests import Request
from starlette.types import Scope

from cluewright.bootstrap import Services
from cluewright.content.catalogs import Catalogs

from .language import MAX_HEADER, negotiate, well_formed
from .metrics import Metrics

KEY = "cluewright.context"
LANGUAGE = "cluewright.language"


@dataclass(frozen=True, slots=True)
class Context:
    """Put into each request's scope by the edge. `new_instance` names an occurrence of a problem (a URN)."""

    services: Services
    metrics: Metrics
    new_instance: Callable[[], str]

    @property
    def catalogs(self) -> Catalogs:
        return self.services.library.catalogs

    @property
    def languages(self) -> tuple[str, ...]:
        """The served languages."""
        return self.catalogs.languages

    def language_of(self, scope: Scope) -> str:
        """The language to answer in; a malformed `lang` counts as not given here (the route refuses it)."""
        if LANGUAGE not in scope:
            lang = query_values(scope).get("lang")
            accept = b",".join(value for name, value in scope["headers"] if name == b"accept-language")
            asked = lang if lang and well_formed(lang) else None
            scope[LANGUAGE] = negotiate(asked, accept[:MAX_HEADER].decode("latin-1"), self.languages)
        found: str = scope[LANGUAGE]
        return found


def context_of(scope: Scope) -> Context:
    """The context of this request."""
    context: Context = scope[KEY]
    return context


def services_of(request: Request) -> Services:
    """What the process shares, for an endpoint."""
    return context_of(request.scope).services


def query_pairs(scope: Scope) -> list[tuple[str, str]]:
    """The query's names and values in order. Bytes that are no UTF-8 become U+FFFD."""
    query = scope["query_string"]
    return parse_qsl(query.decode("latin-1"), keep_blank_values=True) if query else []


def query_values(scope: Scope) -> dict[str, str]:
    """The query's values by name; the last of a repeated name."""
    return dict(query_pairs(scope))
