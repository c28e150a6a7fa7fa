"""What the bodies of every game have in common: how it is opened, what its host does, and giving up."""

from typing import Annotated, Literal

from pydantic import Field

from .fields import GameId, LanguageTag, Request, Seed

Team = Literal["white", "black", "interceptor"]
SeatName = Annotated[str, Field(max_length=24, pattern=r"^[a-z0-9-]+$")]


class OpenGame(Request):
    """What may be said of any game that is to be opened."""

    language: LanguageTag = "en"
    visibility: Literal["public", "seats"] = "public"
    seed: Seed | None = Field(
        default=None, description="Makes the draws reproducible, and so not fair: the views say so."
    )
    after: GameId | None = Field(
        default=None, description="A game that is over, whose host's token is sent: the same people go on."
    )


class Start(Request):
    """The host starts the game."""

    type: Literal["start"]


class Resign(Request):
    """Give the game up."""

    type: Literal["resign"]


class Pause(Request):
    """Nobody plays, and all clocks stand still, until the host goes on."""

    type: Literal["pause"]


class Resume(Request):
    """The host goes on after a pause; the clocks run on."""

    type: Literal["resume"]


class End(Request):
    """The host ends the game."""

    type: Literal["end"]
