"""Rulebooks: the list, each book by variant, edition and house rules, its rules, editions and parameters."""

from collections.abc import Mapping
from inspect import Parameter
from typing import Annotated, Any, Literal, TypeAlias

from fastapi import APIRouter, Path, Query, Request
from pydantic.json_schema import SkipJsonSchema
from starlette.responses import Response

from cluewright.api.answers import JSON, fixed, language_of, media_type_of
from cluewright.api.context import services_of
from cluewright.api.openapi import FIXED, problems
from cluewright.api.pages import page_headers
from cluewright.api.problems import ProblemError
from cluewright.api.rulebook_answers import (
    BlockAnswer,
    Difference,
    Edition,
    Editions,
    Named,
    ParameterAnswer,
    ParametersAnswer,
    Players,
    RuleAnswer,
    RulebookAnswer,
    RulebookEntry,
    Rulebooks,
    RuleEntry,
    SectionAnswer,
)
from cluewright.api.rulebook_query import parameters_of, with_query
from cluewright.api.strict_route import StrictRoute, limits
from cluewright.content.library import Library
from cluewright.core.derived import derived_values
from cluewright.core.parameters import RULEBOOKS, Parameters, ParameterSpec, resolve
from cluewright.core.rulebook import Rulebook
from cluewright.usecases.formats.labels import edition_name
from cluewright.usecases.formats.markdown import markdown
from cluewright.usecases.formats.page import html_page, page_style
from cluewright.usecases.read_rulebook import (
    BlockDocument,
    RulebookDocument,
    SectionDocument,
    read_rule,
    read_rulebook,
    rule_parameters,
)

router = APIRouter(route_class=StrictRoute, tags=["rulebooks"])

HTML, MARKDOWN = "text/html", "text/markdown"
MEDIA_TYPES = {"json": JSON, "html": HTML, "markdown": MARKDOWN}
FormatName: TypeAlias = Literal["json", "html", "markdown"] | SkipJsonSchema[None]
FORMAT = Parameter(
    "format",
    Parameter.KEYWORD_ONLY,
    default=None,
    annotation=Annotated[FormatName, Query(description="Wins over `Accept`.")],
)
EXAMPLES = {"decrypto": "decrypto.clues.no-keyword", "davinci-code": "davinci-code.turn.draw-first"}


def rule_id(rulebook: str) -> Parameter:
    """The path parameter for a rule of this rulebook."""
    description = Path(description="Id of a rule.", max_length=120, examples=[EXAMPLES[rulebook]])
    return Parameter("rule", Parameter.KEYWORD_ONLY, annotation=Annotated[str, description])


@router.get("/v1/rulebooks", response_model=Rulebooks, responses=FIXED)
async def list_rulebooks(request: Request) -> Response:
    """The rulebooks with their variants, editions and languages."""
    library, language = services_of(request).library, language_of(request)
    entries = [_entry(library, book, language) for book in library.rulebooks.values()]
    return fixed(request, Rulebooks(rulebooks=entries))


def _entry(library: Library, book: Rulebook, language: str) -> RulebookEntry:
    table, texts = RULEBOOKS[book.id], library.catalogs
    counts = [derived_values(resolve(book.id, variant)) for variant in table.variants]
    return RulebookEntry(
        id=book.id,
        title=texts.text(book.title, language),
        summary=texts.text(book.summary, language),
        players=Players(min=min(c["players_min"] for c in counts), max=max(c["players_max"] for c in counts)),
        variants=[Named(id=name, name=texts.text(book.variant_labels[name], language)) for name in table.variants],
        editions=[Named(id=name, name=edition_name(library, name, language)) for name in table.editions],
        languages=[tag for tag in texts.languages if texts.coverage(tag, f"{book.id}.") == 1],
    )


def _add_routes(rulebook: str) -> None:
    """The operations of one rulebook, with its own parameters in their schema."""
    name, path = rulebook.replace("-", "_"), f"/v1/rulebooks/{rulebook}"

    @with_query(rulebook, FORMAT)
    @limits(produces=tuple(MEDIA_TYPES.values()))
    async def read(request: Request, **query: Any) -> Response:
        """The rulebook with the numbers of this variant, edition and these house rules."""
        return _read(request, parameters_of(rulebook, query), query["format"])

    @with_query(rulebook, rule_id(rulebook))
    async def read_one_rule(request: Request, rule: str, **query: Any) -> Response:
        """One rule by its id."""
        return _read_rule(request, rule, parameters_of(rulebook, query))

    async def editions(request: Request) -> Response:
        """What each edition does differently."""
        return fixed(request, _editions(services_of(request).library, rulebook, language_of(request)))

    async def parameters(request: Request) -> Response:
        """What house rules may change, within which bounds."""
        library, language = services_of(request).library, language_of(request)
        book = library.rulebooks[rulebook]
        specs = [_parameter(library, book, spec, language) for spec in RULEBOOKS[rulebook].specs]
        return fixed(request, ParametersAnswer(parameters=specs))

    content = {media_type: {"schema": {"type": "string"}} for media_type in (HTML, MARKDOWN)}
    readable: dict[int | str, dict[str, Any]] = {**FIXED, 200: {**FIXED[200], "content": content}}
    unknown = FIXED | problems("not_found")
    router.get(path, name=f"read_{name}", response_model=RulebookAnswer, responses=readable)(read)
    router.get(f"{path}/editions", name=f"list_{name}_editions", response_model=Editions, responses=FIXED)(editions)
    router.get(f"{path}/parameters", name=f"list_{name}_parameters", response_model=ParametersAnswer, responses=FIXED)(
        parameters
    )
    router.get(f"{path}/rules/{{rule}}", name=f"read_{name}_rule", response_model=RuleAnswer, responses=unknown)(
        read_one_rule
    )


def _read(request: Request, parameters: Parameters, wanted: str | None) -> Response:
    library = services_of(request).library
    document = read_rulebook(library, parameters, language_of(request))
    media_type = MEDIA_TYPES[wanted] if wanted else media_type_of(request, tuple(MEDIA_TYPES.values()))
    if media_type == HTML:
        page = html_page(library, document).encode()
        return fixed(request, page, media_type=f"{HTML}; charset=utf-8", headers=page_headers(page_style()))
    if media_type == MARKDOWN:
        return fixed(request, markdown(library, document).encode(), media_type=f"{MARKDOWN}; charset=utf-8")
    return fixed(request, _answer(document))


def _answer(document: RulebookDocument) -> RulebookAnswer:
    return RulebookAnswer(
        id=document.id,
        title=document.title,
        summary=document.summary,
        language=document.language,
        variant=document.parameters.variant,
        edition=document.parameters.edition,
        parameters=document.parameters.as_json(),
        sections=[_section(section) for section in document.sections],
        rules={rule: RuleEntry(text=found.text, section=found.section) for rule, found in document.rules.items()},
    )


def _section(section: SectionDocument) -> SectionAnswer:
    return SectionAnswer(
        id=section.id,
        title=section.title.text,
        blocks=[_block(block) for block in section.blocks],
        sections=[_section(inner) for inner in section.sections],
    )


def _block(block: BlockDocument) -> BlockAnswer:
    return BlockAnswer(
        id=block.id,
        type=block.type,
        text=block.text.text if block.text else None,
        rule=block.rule,
        stale=block.text.stale if block.text else False,
        english=block.text.english if block.text else None,
        figure=block.figure,
        items=[_block(item) for item in block.items],
        columns=[_block(cell) for cell in block.columns],
        rows=[[_block(cell) for cell in row] for row in block.rows],
    )


def _read_rule(request: Request, rule: str, parameters: Parameters) -> Response:
    library, language = services_of(request).library, language_of(request)
    found = read_rule(library, rule, parameters, language)
    if found is None:
        raise ProblemError("not_found")
    used, values = rule_parameters(library, rule, parameters), parameters.as_json()
    book = f"/v1/rulebooks/{parameters.rulebook}"
    answer = RuleAnswer(
        id=rule,
        rulebook=parameters.rulebook,
        language=language,
        text=found.text,
        section=found.section,
        parameters={name: values[name] for name in used},
        url=f"{book}/rules/{rule}",
        page=f"{book}?format=html#{rule}",
    )
    return fixed(request, answer)


def _editions(library: Library, rulebook: str, language: str) -> Editions:
    book = library.rulebooks[rulebook]
    return Editions(
        editions=[
            Edition(
                id=edition,
                name=edition_name(library, edition, language),
                differences=[
                    Difference(
                        id=note.id,
                        parameter=note.parameter,
                        value=_edition_value(rulebook, edition, note.parameter),
                        note=library.catalogs.text(note.id, language),
                    )
                    for note in book.edition_notes
                    if note.edition == edition
                ],
            )
            for edition in RULEBOOKS[rulebook].editions
        ]
    )


def _edition_value(rulebook: str, edition: str, parameter: str | None) -> Any:
    return resolve(rulebook, edition=edition).as_json()[parameter] if parameter else None


def _parameter(library: Library, book: Rulebook, spec: ParameterSpec, language: str) -> ParameterAnswer:
    return ParameterAnswer(
        name=spec.name,
        type=spec.bounds.kind,
        bounds=dict(spec.bounds.bounds()),
        defaults=_plain(spec.defaults),
        editions=_plain(spec.editions),
        text=library.catalogs.text(book.parameter_texts[spec.name], language),
    )


def _plain(values: Mapping[str, Any]) -> dict[str, Any]:
    return {name: list(value) if isinstance(value, tuple) else value for name, value in values.items()}


for _rulebook in RULEBOOKS:
    _add_routes(_rulebook)
