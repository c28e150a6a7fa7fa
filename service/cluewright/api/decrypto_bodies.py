"""Bodies of a game of Decrypto: how it is opened, what is done in it, and how it is seen."""

from dataclasses import dataclass
from typing import Annotated, Any, Literal

from pydantic import Field
from typing_extensions import TypeAliasType

from cluewright.core.engines.decrypto.view import View
from cluewright.usecases.games.decrypto import DecryptoWish
from cluewright.usecases.games.keywords import GivenKeyword

from .any_game_bodies import End, OpenGame, Pause, Resign, Resume, SeatName, Start, Team
from .fields import INTEGER, ConceptId, LanguageTag, Request, Text, Word
from .house_rules import given_house_rules, house_rules_model

DecryptoHouseRules: Any = house_rules_model("decrypto")

MAX_CLUES = 12
MAX_KEYWORDS = 12
MAX_EXCLUDED = 2000

Digit = Annotated[int, Field(ge=1, le=6), INTEGER]
Code = Annotated[list[Digit], Field(min_length=1, max_length=6, examples=[[4, 2, 1]])]
TeamName = Annotated[str, Field(max_length=16, pattern=r"^[a-z]+$", examples=["white"])]


class KeywordByConcept(Request):
    """A concept of a word pack, shown to each seat in its own language."""

    concept: ConceptId


class KeywordByTexts(Request):
    """One text for each language of the table."""

    texts: dict[LanguageTag, Word] = Field(
        min_length=1, max_length=8, json_schema_extra={"additionalProperties": False}
    )


KeywordGiven = Word | KeywordByConcept | KeywordByTexts


KeywordsOfTeams = Annotated[
    dict[TeamName, Annotated[list[KeywordGiven], Field(max_length=MAX_KEYWORDS)]],
    Field(max_length=4, json_schema_extra={"additionalProperties": False}),
]


class OpenDecrypto(OpenGame):
    """A game of Decrypto as it is to be played."""

    rulebook: Literal["decrypto"]
    variant: Literal["teams", "interceptor"] = "teams"
    edition: Literal["en", "nl", "ru", "ko", "online"] = "en"
    house_rules: DecryptoHouseRules = Field(
        default_factory=DecryptoHouseRules, description="Parameters that differ from the edition's."
    )
    wordpack: Annotated[str, Field(max_length=64, pattern=r"^[a-z0-9-]+$")] = "classic"
    exclude: list[ConceptId] = Field(default=[], max_length=MAX_EXCLUDED)
    keywords: KeywordsOfTeams | None = None
    codes: Literal["drawn", "entered"] = "drawn"
    clue_policy: Literal["reject", "warn", "off"] = "reject"

    def wish(self) -> DecryptoWish:
        """What is to be opened."""
        keywords = None
        if self.keywords is not None:
            keywords = {team: tuple(map(_given, words)) for team, words in self.keywords.items()}
        return DecryptoWish(
            variant=self.variant,
            edition=self.edition,
            house_rules=given_house_rules(self.house_rules),
            language=self.language,
            wordpack=self.wordpack,
            exclude=tuple(self.exclude),
            keywords=keywords,
            codes=self.codes,
            clue_policy=self.clue_policy,
            visibility=self.visibility,
            seed=self.seed,
        )


def _given(keyword: str | KeywordByConcept | KeywordByTexts) -> GivenKeyword:
    if isinstance(keyword, str):
        return GivenKeyword(text=keyword)
    if isinstance(keyword, KeywordByConcept):
        return GivenKeyword(concept=keyword.concept)
    return GivenKeyword(texts=keyword.texts)


class GiveClues(Request):
    """The encryptor's clues, in the code's order."""

    type: Literal["give_clues"]
    clues: Annotated[list[Text], Field(max_length=MAX_CLUES)]
    code: Code | None = Field(default=None, description="Only where codes are entered by hand.")
    confirm: bool = Field(default=False, description="Give them although the referee has doubts.")


class SaveDraft(Request):
    """What the encryptor has written so far; null where nothing yet."""

    type: Literal["save_draft"]
    clues: Annotated[list[Text | None], Field(max_length=MAX_CLUES)]
    code: Code | None = None


class Propose(Request):
    """An answer suggested to the own team."""

    type: Literal["propose"]
    of: Team
    code: Code


class Guess(Request):
    """The own team's answer: its own code (decipher) or the other's (intercept). The first one counts."""

    type: Literal["guess"]
    of: Team
    code: Code


class GuessKeywords(Request):
    """The opponents' keywords, in any order."""

    type: Literal["guess_keywords"]
    keywords: Annotated[list[Text], Field(max_length=MAX_KEYWORDS)]


class Skip(Request):
    """The host goes on without what a team, or the team of a seat, owes."""

    type: Literal["skip"]
    team: Team | None = None
    seat: SeatName | None = None


DecryptoCommand = TypeAliasType(
    "DecryptoCommand",
    Annotated[
        Start | GiveClues | SaveDraft | Propose | Guess | GuessKeywords | Resign | Skip | Pause | Resume | End,
        Field(discriminator="type"),
    ],
)


@dataclass(frozen=True, slots=True)
class DecryptoGame(View):
    """A game of Decrypto as one reader sees it. `next_exclude`, once it is over: the concepts that have been used."""

    next_exclude: list[str] | None
