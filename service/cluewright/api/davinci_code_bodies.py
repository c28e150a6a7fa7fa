"""Bodies of a game of Da Vinci Code: how it is opened, what is done in it, and how it is seen."""

from dataclasses import dataclass
from typing import Annotated, Any, Literal

from pydantic import Field
from typing_extensions import TypeAliasType

from cluewright.core.engines.davinci_code.tiles import HIGHEST
from cluewright.core.engines.davinci_code.view import View
from cluewright.usecases.games.davinci_code import DavinciCodeWish

from .any_game_bodies import End, OpenGame, Pause, Resign, Resume, SeatName, Start
from .fields import INTEGER, Request
from .house_rules import given_house_rules, house_rules_model

DavinciCodeHouseRules: Any = house_rules_model("davinci-code")

MAX_TILES = 26

Handle = Annotated[str, Field(max_length=8, pattern=r"^[0-9a-f]+$", examples=["3fa9"])]
Position = Annotated[int, Field(ge=1, le=MAX_TILES), INTEGER]
Number = Annotated[int, Field(ge=0, le=HIGHEST), INTEGER]


class OpenDavinciCode(OpenGame):
    """A game of Da Vinci Code as it is to be played."""

    rulebook: Literal["davinci-code"]
    variant: Literal["standard", "hyphen", "points", "hyphen-points"] = "standard"
    edition: Literal["nl"] = "nl"
    house_rules: DavinciCodeHouseRules = Field(
        default_factory=DavinciCodeHouseRules, description="Parameters that differ from the edition's."
    )

    def wish(self) -> DavinciCodeWish:
        """What is to be opened."""
        return DavinciCodeWish(
            variant=self.variant,
            edition=self.edition,
            house_rules=given_house_rules(self.house_rules),
            language=self.language,
            visibility=self.visibility,
            seed=self.seed,
        )


class Arrange(Request):
    """The own tiles in the order in which they are to stand, from the own left; where hyphens are in play."""

    type: Literal["arrange"]
    handles: Annotated[list[Handle], Field(max_length=MAX_TILES)]


class DrawTile(Request):
    """Take a tile of this colour from the pool."""

    type: Literal["draw"]
    colour: Literal["black", "white"]


class GuessTile(Request):
    """What a hidden tile of an opponent is; `position` counts from 1, from its owner's left."""

    type: Literal["guess"]
    seat: SeatName
    position: Position
    value: Number | Literal["hyphen"]


class Stop(Request):
    """Guess no further this turn."""

    type: Literal["stop"]


class PlaceTile(Request):
    """Put the drawn tile into the own row, so that it has this position; where hyphens are in play."""

    type: Literal["place"]
    position: Position


class OpenTile(Request):
    """Open this hidden tile of the own row, after a wrong guess without a drawn tile."""

    type: Literal["open"]
    position: Position


class SkipSeat(Request):
    """The host goes on without what a player owes."""

    type: Literal["skip"]
    seat: SeatName


DavinciCodeCommand = TypeAliasType(
    "DavinciCodeCommand",
    Annotated[
        Start | Arrange | DrawTile | GuessTile | Stop | PlaceTile | OpenTile | Resign | SkipSeat | Pause | Resume | End,
        Field(discriminator="type"),
    ],
)


@dataclass(frozen=True, slots=True)
class DavinciCodeGame(View):
    """A game of Da Vinci Code as one reader sees it. `next_exclude`: empty once it is over, as it has no words."""

    next_exclude: list[str] | None
