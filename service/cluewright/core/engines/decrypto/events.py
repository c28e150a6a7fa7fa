"""What has happened in a game of Decrypto. Each class says who is told; `redact` in view.py sees to it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime
from enum import StrEnum
from typing import Any, TypeAlias

from cluewright.core.clues.clue import Keyword
from cluewright.core.clues.verdict import Verdict
from cluewright.core.codes import Code
from cluewright.core.engines.engine import SeatId
from cluewright.core.engines.lobby import LOBBY_EVENTS, LanguageChosen, LobbyEvent

from .options import CluePolicy, Codes


class GivenBy(StrEnum):
    """How a team's clues came to be final."""

    ENCRYPTOR = "encryptor"
    CLOCK = "clock"
    HOST = "host"


class TokenKind(StrEnum):
    INTERCEPTION = "interception"
    MISCOMMUNICATION = "miscommunication"


REASONS = (
    "interceptions",
    "miscommunications",
    "points",
    "keywords",
    "shared",
    "rounds",
    "resignation",
    "ended",
    "abandoned",
)
"""Why a game can end."""


@dataclass(frozen=True, slots=True)
class GameCreated:
    """The first event. Public but for `seed` and `keywords`.

    `parameters` are resolved; `keywords` are given ones, by team, or None: dealt out of the pack at the start.
    """

    variant: str
    edition: str
    parameters: Mapping[str, Any]
    language: str
    seed: str
    seeded: bool = False
    codes: Codes = Codes.DRAWN
    clue_policy: CluePolicy = CluePolicy.REJECT
    visibility: str = "public"
    wordpack: str = "classic"
    exclude: tuple[str, ...] = ()
    keywords: Mapping[str, tuple[Keyword, ...]] | None = None


@dataclass(frozen=True, slots=True)
class GameStarted:
    """Public; each team is told its own keywords."""

    keywords: Mapping[str, tuple[Keyword, ...]]


@dataclass(frozen=True, slots=True)
class RoundStarted:
    """Public. `encryptors` by team; `moved`: the roles moved a seat further because a code came again."""

    round: int
    encryptors: Mapping[str, SeatId]
    moved: bool = False


@dataclass(frozen=True, slots=True)
class CodeDrawn:
    """Private: the encryptor alone."""

    round: int
    team: str
    encryptor: SeatId
    code: Code


@dataclass(frozen=True, slots=True)
class DraftSaved:
    """Private: the encryptor alone."""

    team: str
    encryptor: SeatId
    clues: tuple[str | None, ...]
    code: Code | None = None


@dataclass(frozen=True, slots=True)
class CluesChecked:
    """Private: the encryptor alone, and only as an answer to the check."""

    team: str
    encryptor: SeatId
    verdicts: tuple[Verdict, ...]


@dataclass(frozen=True, slots=True)
class CluesGiven:
    """That a team is ready is public; the clues are the encryptor's until they are read. None: left blank."""

    round: int
    team: str
    encryptor: SeatId
    code: Code
    clues: tuple[str | None, ...]
    given_by: GivenBy = GivenBy.ENCRYPTOR
    verdicts: tuple[Verdict, ...] = ()


@dataclass(frozen=True, slots=True)
class TimerStarted:
    """Public: what the phase waits for must be done by `deadline`."""

    deadline: datetime


@dataclass(frozen=True, slots=True)
class CluesRead:
    """Public: a team's clues are read aloud, and its code may be guessed."""

    round: int
    team: str
    encryptor: SeatId
    clues: tuple[str | None, ...]


@dataclass(frozen=True, slots=True)
class CodeProposed:
    """Private: the seat's own team. `of` is the team whose code it is."""

    team: str
    seat: SeatId
    of: str
    code: Code


@dataclass(frozen=True, slots=True)
class GuessSealed:
    """That a team has answered is public; who and what, its own team alone."""

    team: str
    seat: SeatId
    of: str
    code: Code


@dataclass(frozen=True, slots=True)
class GuessMissed:
    """Public: a team gives no answer."""

    team: str
    of: str


@dataclass(frozen=True, slots=True)
class AttemptRevealed:
    """Public: a team says its answer; the interception comes before the deciphering."""

    team: str
    of: str
    code: Code


@dataclass(frozen=True, slots=True)
class CodeRevealed:
    """Public."""

    round: int
    team: str
    code: Code


@dataclass(frozen=True, slots=True)
class TokenAwarded:
    """Public: `team` gets a token for what happened to the code of team `of`."""

    team: str
    kind: TokenKind
    of: str


@dataclass(frozen=True, slots=True)
class KeywordGuessesOpened:
    """Public: the tie-break goes on with each team guessing the other's keywords."""


@dataclass(frozen=True, slots=True)
class KeywordsGuessed:
    """That a team has guessed is public; who and what, its own team alone."""

    team: str
    seat: SeatId
    keywords: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class KeywordGuessMissed:
    """Public: a team names no keywords."""

    team: str


@dataclass(frozen=True, slots=True)
class KeywordGuessRevealed:
    """Public: what a team guessed, and how many of the other's keywords are among it."""

    team: str
    keywords: tuple[str, ...]
    right: int


@dataclass(frozen=True, slots=True)
class GameEnded:
    """Public: outcome (`reasons` out of REASONS), and every team's keywords by language."""

    winners: tuple[str, ...]
    reasons: tuple[str, ...]
    points: Mapping[str, int] | None = None
    keywords_right: Mapping[str, int] | None = None
    keywords: Mapping[str, tuple[Mapping[str, str], ...]] | None = None


DecryptoEvent: TypeAlias = (
    GameCreated
    | GameStarted
    | RoundStarted
    | CodeDrawn
    | DraftSaved
    | CluesChecked
    | CluesGiven
    | TimerStarted
    | CluesRead
    | CodeProposed
    | GuessSealed
    | GuessMissed
    | AttemptRevealed
    | CodeRevealed
    | TokenAwarded
    | KeywordGuessesOpened
    | KeywordsGuessed
    | KeywordGuessMissed
    | KeywordGuessRevealed
    | GameEnded
)
Event: TypeAlias = DecryptoEvent | LobbyEvent

PRIVATE = (CodeDrawn, DraftSaved, CluesChecked, CodeProposed, LanguageChosen)


DRAWS = (GameStarted, CodeDrawn)
"""What chance decides: the seed says how."""


def is_public(event: Event) -> bool:
    """Whether the event raises the game's version: whoever is not meant must not notice the others."""
    return not isinstance(event, PRIVATE)


EVENTS: Mapping[str, type[Any]] = {
    **LOBBY_EVENTS,
    "decrypto.game-created@1": GameCreated,
    "decrypto.game-started@1": GameStarted,
    "decrypto.round-started@1": RoundStarted,
    "decrypto.code-drawn@1": CodeDrawn,
    "decrypto.draft-saved@1": DraftSaved,
    "decrypto.clues-checked@1": CluesChecked,
    "decrypto.clues-given@1": CluesGiven,
    "decrypto.timer-started@1": TimerStarted,
    "decrypto.clues-read@1": CluesRead,
    "decrypto.code-proposed@1": CodeProposed,
    "decrypto.guess-sealed@1": GuessSealed,
    "decrypto.guess-missed@1": GuessMissed,
    "decrypto.attempt-revealed@1": AttemptRevealed,
    "decrypto.code-revealed@1": CodeRevealed,
    "decrypto.token-awarded@1": TokenAwarded,
    "decrypto.keyword-guesses-opened@1": KeywordGuessesOpened,
    "decrypto.keywords-guessed@1": KeywordsGuessed,
    "decrypto.keyword-guess-missed@1": KeywordGuessMissed,
    "decrypto.keyword-guess-revealed@1": KeywordGuessRevealed,
    "decrypto.game-ended@1": GameEnded,
}
"""Every event by the name it is stored under; a changed shape gets a new number, an old one stays readable."""
