"""Types of request fields: strict as JSON is, with their bounds in the schema."""

import re
import unicodedata
from typing import Annotated, Any, Literal

from pydantic import AfterValidator, BaseModel, BeforeValidator, ConfigDict, Field
from pydantic_core import PydanticCustomError

from .language import MAX_TAG, TAG_PATTERN

MAX_TEXT = 160
MAX_MARKS = 8
NO_NUL = r"^[^\u0000]*$"
_DIGITS = re.compile(r"-?[0-9]{1,18}\Z")


class Request(BaseModel):
    """A body: unknown members are refused, and nothing is converted from one type to another."""

    model_config = ConfigDict(extra="forbid", strict=True)


class Answer(BaseModel):
    """A body of an answer: every member is always there."""

    model_config = ConfigDict(json_schema_serialization_defaults_required=True, populate_by_name=True)


def _json_integer(value: Any) -> Any:
    """An integer as JSON Schema has it: 4 and 4.0, but not true and not "4"."""
    return int(value) if isinstance(value, float) and value.is_integer() and abs(value) < 2**53 else value


def _query_integer(value: Any) -> Any:
    """An integer written in plain digits; anything else is left as it is, and refused as text."""
    return int(value) if isinstance(value, str) and _DIGITS.match(value) else value


INTEGER = BeforeValidator(_json_integer)
"""Put AFTER the Field with the bounds: `Annotated[int, Field(ge=1, le=4), INTEGER]`, or the schema loses them."""

QUERY_INTEGER = BeforeValidator(_query_integer)
"""The same for query parameters: `Annotated[int, Query(ge=1, le=4, strict=True), QUERY_INTEGER]`."""


def _few_marks(text: str) -> str:
    """Normalising takes a time that grows with the square of a run of marks, so long runs are refused first; then what
    grows by it, as U+FDFA does to 18 letters."""
    run = 0
    for character in text:
        run = run + 1 if unicodedata.category(character)[0] == "M" else 0
        if run > MAX_MARKS:
            raise PydanticCustomError("too_many_marks", "too many marks", {"max_length": MAX_MARKS})
    if not text.isascii() and len(unicodedata.normalize("NFKC", text)) > 2 * MAX_TEXT:
        raise PydanticCustomError("string_too_long", "too long once normalised", {"max_length": MAX_TEXT})
    return text


WORDS = AfterValidator(_few_marks)
Text = Annotated[str, Field(max_length=MAX_TEXT, pattern=NO_NUL), WORDS]
"""A clue: 160 code points, and so at most 640 bytes."""

Word = Annotated[str, Field(min_length=1, max_length=MAX_TEXT, pattern=NO_NUL), WORDS]
"""A keyword: as a clue, but not empty."""

Label = Annotated[str, Field(max_length=64, pattern=NO_NUL)]
"""A name that the caller chooses and gets back."""

LanguageTag = Annotated[str, Field(max_length=MAX_TAG, pattern=TAG_PATTERN, examples=["en", "nl", "ru", "ko"])]
Seed = Annotated[str, Field(min_length=1, max_length=64, pattern=NO_NUL, examples=["winter-cup-1"])]
ConceptId = Annotated[str, Field(max_length=64, pattern=r"^[a-z0-9]+(-[a-z0-9]+)*$", examples=["dragonfly"])]
RepeatedCodesName = Literal["allowed", "not_twice_running", "never"]
GameId = Annotated[str, Field(max_length=32, pattern=r"^[0-9a-z]+$", examples=["7h2k9m4t8w3x5z6a"])]
