"""What a seat or the host may ask for; names as on the wire, see COMMANDS."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, TypeAlias

from cluewright.core.codes import Code
from cluewright.core.engines.lobby import Abandon, End, Expire, LobbyCommand, Pause, Resign, Resume, Skip, Start


@dataclass(frozen=True, slots=True)
class GiveClues:
    """The encryptor's clues, one for each digit, in the code's order. `code` only where codes are entered by hand;
    `confirm`: give them although the referee has doubts."""

    clues: tuple[str, ...]
    code: Code | None = None
    confirm: bool = False


@dataclass(frozen=True, slots=True)
class SaveDraft:
    """What the encryptor has written so far; None where nothing yet. Counts when the time is up."""

    clues: tuple[str | None, ...]
    code: Code | None = None


@dataclass(frozen=True, slots=True)
class CheckClues:
    """The encryptor asks the referee beforehand."""

    clues: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Propose:
    """Suggest an answer to the own team. `of` is the team whose code it is."""

    of: str
    code: Code


@dataclass(frozen=True, slots=True)
class Guess:
    """The own team's answer, sealed by the first who gives it: own code, decipher; the opponents', intercept."""

    of: str
    code: Code


@dataclass(frozen=True, slots=True)
class GuessKeywords:
    """Tie-break: what the opponents' keywords are, in any order."""

    keywords: tuple[str, ...]


DecryptoCommand: TypeAlias = GiveClues | SaveDraft | CheckClues | Propose | Guess | GuessKeywords
HostCommand: TypeAlias = Start | Skip | End
Command: TypeAlias = DecryptoCommand | LobbyCommand | HostCommand | Resign | Expire | Abandon

COMMANDS: Mapping[str, type[Any]] = {
    "start": Start,
    "give_clues": GiveClues,
    "save_draft": SaveDraft,
    "propose": Propose,
    "guess": Guess,
    "guess_keywords": GuessKeywords,
    "resign": Resign,
    "skip": Skip,
    "pause": Pause,
    "resume": Resume,
    "end": End,
}
"""Command types that come in as a game's commands; joining, seats and clue checks have their own requests."""
