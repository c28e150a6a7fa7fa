"""What the commands of every game have in common: the host's, and giving up."""

from typing import Annotated, Literal

from pydantic import Field

from .fields import Request

Team = Literal["white", "black", "interceptor"]
SeatName = Annotated[str, Field(max_length=24, pattern=r"^[a-z0-9-]+$")]


class Start(Request):
    """The host starts the game."""

    type: Literal["start"]


class Resign(Request):
    """Give the game up."""

    type: Literal["resign"]


class Pause(Request):
    """The host stops all clocks."""

    type: Literal["pause"]


class Resume(Request):
    """The host lets the clocks run on."""

    type: Literal["resume"]


class End(Request):
    """The host ends the game."""

    type: Literal["end"]
