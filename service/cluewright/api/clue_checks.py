"""From a body to a judgement: what the routes and the command line share."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from pydantic import TypeAdapter

from cluewright.content.library import Library
from cluewright.core.clues import ClueReuse, Strictness, UsedClue
from cluewright.core.parameters import InvalidParameters, resolve
from cluewright.usecases.check_clues import AskedKeyword, CheckRequest, UnknownWord, answer, check_clues

from .clue_bodies import CheckBody, CheckItem, GivenKeyword, GivenUsedClue, KeywordBody, MixedKeyword
from .house_rules import given_house_rules
from .invalid_input import property_names, validated
from .problem_documents import new_instance, problem_document
from .problems import FieldError, ProblemError
from .rulebook_query import invalid_parameters
from .strict_json import MalformedJSONError

ITEM: TypeAdapter[CheckItem] = TypeAdapter(CheckItem)
ITEM_NAMES = property_names(ITEM.json_schema())


@dataclass(frozen=True, slots=True)
class ClueChecker:
    """Judges bodies with the words of a library. `name_instance` names occurrences of problems."""

    library: Library
    name_instance: Callable[[], str] = new_instance

    def judged(self, body: CheckBody, language: str) -> dict[str, Any]:
        """The answer to one check. Raises the 422 for what the schema cannot know."""
        try:
            judgement = check_clues(self.library, _request(body))
        except UnknownWord:
            raise self._unknown_concepts(body) from None
        return answer(judgement, self.library, language)

    def item(self, item: Any, language: str) -> dict[str, Any]:
        """The answer to one item of a batch: its id with a judgement or a problem. Never raises for an item."""
        given = item.get("id") if isinstance(item, dict) else None
        name = {"id": given if isinstance(given, str) and len(given) <= 64 else None}
        try:
            return name | self.judged(_item(item), language)
        except ProblemError as error:
            document = problem_document(error, self.library.catalogs, language, self.name_instance())
            return name | {"problem": document}

    def _unknown_concepts(self, body: CheckBody) -> ProblemError:
        named = [(index, word.concept) for index, word in enumerate(body.keywords) if isinstance(word, KeywordBody)]
        wrong = [index for index, concept in named if concept and concept not in self.library.concepts]
        return _invalid(*(FieldError("body", f"/keywords/{index}/concept", "invalid") for index in wrong))


def _item(item: Any) -> CheckItem:
    if isinstance(item, MalformedJSONError):
        raise ProblemError("malformed_json", variant=item.reason)
    return validated(ITEM.validate_python, item, ITEM_NAMES)


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
