"""Bodies of clue checks and of their answers."""

from typing import Annotated, Any, Literal

from pydantic import Discriminator, Field, Tag, WrapValidator

from .fields import INTEGER, Answer, ConceptId, Label, LanguageTag, Request, Text, Word
from .house_rules import house_rules_model
from .problem_documents import Problem

MAX_KEYWORDS = 12
MAX_CLUES = 12
MAX_USED = 200
MAX_ITEMS = 500

CheckId = Literal[
    "keyword",
    "translation",
    "spelling",
    "letter-count",
    "position",
    "pronunciation",
    "code",
    "repetition",
    "private",
    "form",
]
Ruling = Literal["legal", "suspect", "illegal"]
DecryptoHouseRules: Any = house_rules_model("decrypto")


class KeywordBody(Request):
    """A keyword with what is known of it. `concept` names its sense in the word packs."""

    text: Word
    language: LanguageTag | None = None
    concept: ConceptId | None = None


class MixedKeyword(Request):
    """A keyword of a mixed-language table: one text for each language, all of them forbidden."""

    texts: dict[LanguageTag, Word] = Field(
        min_length=1,
        max_length=12,
        json_schema_extra={"additionalProperties": False, "examples": [{"nl": "koe", "ko": "소"}]},
    )


class UsedClueBody(Request):
    """A clue of an earlier round, and who gave it."""

    text: Text
    player: Label | None = None


def _kind(value: Any) -> str:
    if isinstance(value, str):
        return "word"
    members = value if isinstance(value, dict) else getattr(value, "model_fields_set", ())
    return "mixed" if "texts" in members else "keyword"


def _used_kind(value: Any) -> str:
    return "word" if isinstance(value, str) else "used"


GivenKeyword = Annotated[
    Annotated[Word, Tag("word")] | Annotated[KeywordBody, Tag("keyword")] | Annotated[MixedKeyword, Tag("mixed")],
    Discriminator(_kind),
]
GivenUsedClue = Annotated[
    Annotated[Text, Tag("word")] | Annotated[UsedClueBody, Tag("used")], Discriminator(_used_kind)
]


class CheckBody(Request):
    """Clues to be judged at one table. Only `keywords` and `clues` are required."""

    keywords: list[GivenKeyword] = Field(
        min_length=1, max_length=MAX_KEYWORDS, examples=[["black", "dragonfly", "cocktail", "sombrero"]]
    )
    clues: list[Text] = Field(min_length=1, max_length=MAX_CLUES, examples=[["Mexico", "Insect", "Horror"]])
    keyword_language: LanguageTag | None = Field(None, description="Language of the keywords that do not say theirs.")
    clue_language: LanguageTag | None = Field(None, description="Language of the clues; found out when not given.")
    code: list[Annotated[int, Field(ge=1, le=MAX_KEYWORDS), INTEGER]] | None = Field(
        None, max_length=MAX_CLUES, description="Clue i is meant for keyword code[i].", examples=[[4, 2, 1]]
    )
    used_clues: list[GivenUsedClue] = Field([], max_length=MAX_USED, description="Clues of earlier rounds.")
    player: Label | None = Field(None, description="Who gives the clues.")
    edition: Literal["en", "nl", "ru", "ko", "online"] = "en"
    house_rules: DecryptoHouseRules = Field(default_factory=DecryptoHouseRules)
    strictness: Literal["lenient", "standard", "strict"] = "standard"
    checks: list[CheckId] | None = Field(None, max_length=10, description="Only these checks.")
    translation_languages: list[LanguageTag] | None = Field(
        None, max_length=60, description="Only translations into these languages."
    )


class CheckItem(CheckBody):
    """A check of a batch; its `id` comes back with its result."""

    id: Label | None = None


def _unread(value: Any, _: object) -> Any:
    """Each item is validated when its turn comes, so that one that is wrong does not spoil the others."""
    return value


class BatchBody(Request):
    """Many checks at once; one that is wrong does not spoil the others."""

    items: list[Annotated[CheckItem, WrapValidator(_unread)]] = Field(min_length=1, max_length=MAX_ITEMS)


class FindingAnswer(Answer):
    """One thing found in a clue. `keyword` counts from 1; `span` counts code points of the clue as sent."""

    check: CheckId
    verdict: Literal["suspect", "illegal"]
    keyword: int | None
    keyword_text: str | None
    span: list[int]
    excerpt: str
    matched: str
    language: str | None
    method: str
    confidence: float
    rule: str
    rule_url: str
    message: str


class ClueAnswer(Answer):
    """One clue, the language it was taken to be in, its worst finding's verdict, and the findings."""

    text: str
    language: str
    verdict: Ruling
    findings: list[FindingAnswer]


class CoverageAnswer(Answer):
    """What was and was not looked at. `notes` says in the reader's language what a check is missing."""

    keyword_languages: list[str]
    checks: dict[str, Literal["full", "partial", "none"]]
    notes: dict[str, str]
    translation_languages: list[str]
    lexicons: list[str]


class CheckAnswer(Answer):
    """The verdict on all clues: that of the worst. `language` is that of the messages' reader."""

    verdict: Ruling
    language: str
    coverage: CoverageAnswer
    clues: list[ClueAnswer]


class JudgedItem(CheckAnswer):
    """A judged item of a batch."""

    id: str | None


class RefusedItem(Answer):
    """An item of a batch that could not be judged, and why."""

    id: str | None
    problem: Problem


class BatchAnswer(Answer):
    """The results, in the order of the items."""

    results: list[JudgedItem | RefusedItem]
