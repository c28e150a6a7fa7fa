"""Bodies of the commands to a game: what its host and its seats may want to happen."""

from typing import Annotated, Any, Literal

from pydantic import Field

from .fields import INTEGER, Request, Text

MAX_CLUES = 12
MAX_KEYWORDS = 12

Team = Literal["white", "black", "interceptor"]
Digit = Annotated[int, Field(ge=1, le=6), INTEGER]
Code = Annotated[list[Digit], Field(min_length=1, max_length=6, examples=[[4, 2, 1]])]


class Start(Request):
    """The host starts the game."""

    type: Literal["start"]


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


class Resign(Request):
    """Give the game up."""

    type: Literal["resign"]


class Skip(Request):
    """The host goes on without what a team, or the team of a seat, owes."""

    type: Literal["skip"]
    team: Team | None = None
    seat: Annotated[str, Field(max_length=24, pattern=r"^[a-z0-9-]+$")] | None = None


class Pause(Request):
    """The host stops all clocks."""

    type: Literal["pause"]


class Resume(Request):
    """The host lets the clocks run on."""

    type: Literal["resume"]


class End(Request):
    """The host ends the game."""

    type: Literal["end"]


Command = Annotated[
    Start | GiveClues | SaveDraft | Propose | Guess | GuessKeywords | Resign | Skip | Pause | Resume | End,
    Field(discriminator="type"),
]


def arguments(command: Request) -> dict[str, Any]:
    """A command's members as the engine takes them: without the type, lists as tuples."""
    members = {name: getattr(command, name) for name in type(command).model_fields if name != "type"}
    return {name: tuple(value) if isinstance(value, list) else value for name, value in members.items()}
