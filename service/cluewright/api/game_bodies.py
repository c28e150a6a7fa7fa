"""Bodies of requests about games other than commands, and of the answers that are not a view."""

import unicodedata
from collections.abc import Mapping
from typing import Annotated, Any, Literal

from pydantic import AfterValidator, Field
from pydantic_core import PydanticCustomError

from .any_game_bodies import SeatName, Team
from .clue_bodies import FindingAnswer
from .davinci_code_bodies import DavinciCodeGame, OpenDavinciCode
from .decrypto_bodies import MAX_CLUES, DecryptoGame, OpenDecrypto
from .fields import Answer, LanguageTag, Request, Text

MAX_NAME = 40
VISIBLE = r"^[^\u0000-\u001f\u007f-\u009f\u00ad\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff]*$"
HIDDEN = frozenset({"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"})


def _visible(name: str) -> str:
    """A name that looks like what it is: nothing in it that hides, or turns the writing round."""
    if not name.strip() or any(unicodedata.category(letter) in HIDDEN for letter in name):
        raise PydanticCustomError("string_pattern_mismatch", "hidden characters")
    return unicodedata.normalize("NFC", name.strip())


Name = Annotated[
    str, Field(min_length=1, max_length=MAX_NAME, pattern=VISIBLE, examples=["Ann"]), AfterValidator(_visible)
]


OpenGame = Annotated[OpenDecrypto | OpenDavinciCode, Field(discriminator="rulebook")]
Game = Annotated[DecryptoGame | DavinciCodeGame, Field(discriminator="rulebook")]


class Opened(Answer):
    """A new game, and the keys to it: the host's token and the code that lets players take seats."""

    id: str
    host_token: str
    join_code: str
    seed_commitment: str = Field(
        description="SHA-256 of `cluewright/draw/v1|<id>|<seed>`; the seed is told in the record."
    )
    version: int


class TakeSeat(Request):
    """Who sits down, where, and in which language they read."""

    name: Name
    team: Team | Literal["players"] | None = None
    seat: SeatName | None = None
    language: LanguageTag | None = Field(default=None, description="Not given: the language of this request.")
    join_code: Annotated[str, Field(max_length=16, pattern=r"^[0-9A-Za-z -]*$")] | None = None


class SeatKey(Answer):
    """A seat and the token for it. Keep the token: it is not told again."""

    seat: str
    token: str


class ChangeSeat(Request):
    """What a seat wants to be called, and the language it reads in; what is left out stays."""

    name: Name | None = None
    language: LanguageTag | None = None


class Seat(Answer):
    """A seat as it is now."""

    seat: str
    team: str
    name: str
    language: str


class CheckClues(Request):
    """Clues that the encryptor thinks of giving."""

    clues: Annotated[list[Text], Field(min_length=1, max_length=MAX_CLUES)]


class Finding(FindingAnswer):
    """One thing found in one clue (`clue` counts from 1), and why it matters."""

    clue: int


class CheckedClue(Answer):
    """How one clue stands."""

    text: str
    language: str
    verdict: Literal["legal", "suspect", "illegal"]


class Checked(Answer):
    """How the clues stand; nobody but the asker learns of it."""

    verdict: Literal["legal", "suspect", "illegal"]
    clues: list[CheckedClue]
    findings: list[Finding]


class Event(Answer):
    """An event as this reader is told of it. `id` counts this reader's events; `version` is the game's after it."""

    id: int
    type: str
    at: str
    version: int
    data: Mapping[str, Any]


class Done(Answer):
    """What a command did, as its sender is told."""

    version: int
    view: Game = Field(description="The game as `GET /v1/games/{game}` shows it to the sender.")
    events: list[Event]
    findings: list[Finding]


class Events(Answer):
    """Events after a number; `next` is the number to ask from."""

    events: list[Event]
    next: int


class RecordedEvent(Answer):
    """An event with all its secrets."""

    type: str
    at: str
    data: Mapping[str, Any]


class Record(Answer):
    """A game that is over, with everything that was secret: enough to replay it and to check every draw."""

    format: str
    id: str
    rulebook: str
    checker: str
    seed: str
    seeded: bool
    seed_commitment: str
    parameters: Mapping[str, Any]
    events: list[RecordedEvent]
