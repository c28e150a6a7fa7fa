"""A game over HTTP, in the process: with a clock that stands still until told, and a referee that can be foreseen."""

import json
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime, timedelta
from typing import Any

from cluewright.api.app import create_app
from cluewright.bootstrap import ENGINES, Services
from cluewright.core.engines.decrypto import ENGINE
from cluewright.store.event_store import EventStore
from cluewright.store.memory import MemoryStore
from cluewright.usecases.games.keeping import Games, codecs_of
from cluewright.usecases.games.kept import AnyEngine
from cluewright.usecases.games.keywords import PackDealer
from cluewright.usecases.games.tokens import Tokens
from tests.core.engines.referee import referee

from .caller import Answer, Caller, Headers

NOON = datetime(2031, 5, 17, 12, tzinfo=UTC)
WORDS = {
    "white": ["black", "dragonfly", "cocktail", "sombrero"],
    "black": ["antiquity", "bone", "morning", "nightmare"],
}
PLAYERS = (("Bob", "white"), ("Alice", "white"), ("Mallory", "black"), ("Eve", "black"))
ENTERED: Mapping[str, Any] = {"rulebook": "decrypto", "keywords": WORDS, "codes": "entered"}


@dataclass
class Clock:
    """The time, for as long as nobody lets it pass."""

    now: datetime = NOON

    def __call__(self) -> datetime:
        return self.now

    def wait(self, **units: float) -> None:
        self.now += timedelta(**units)


def games(services: Services, clock: Clock, store: EventStore | None = None) -> Games:
    """Games of their own on the shared content."""
    library = services.library
    held = MemoryStore() if store is None else store
    dealer = PackDealer(library)
    return Games(held, Tokens(b"s" * 32), ENGINES, library, referee, dealer, clock, codecs_of(ENGINES))


@dataclass
class House:
    """An application with its own games. `names` counts problems, so that two runs give the same bytes."""

    services: Services
    clock: Clock = field(default_factory=Clock)
    store: EventStore | None = None
    engine: AnyEngine = ENGINE

    def __post_init__(self) -> None:
        mine = games(self.services, self.clock, self.store)
        engines = {**ENGINES, "decrypto": self.engine}
        self.games = replace(mine, engines=engines, codecs=codecs_of(engines))
        own = replace(self.services, games=self.games)
        self.call = Caller(create_app(own, name_instance=lambda: "urn:uuid:0"))

    def send(self, method: str, path: str, body: object = None, token: str | None = None, **headers: str) -> Answer:
        """A request with JSON and a token; headers as keywords."""
        given: Headers = {name.replace("_", "-"): value for name, value in headers.items()}
        assert isinstance(given, dict)
        if token is not None:
            given["authorization"] = f"Bearer {token}"
        if body is None:
            return self.call(method, path, headers=given)
        return self.call(method, path, json.dumps(body).encode(), {"content-type": "application/json", **given})

    def open(self, **wishes: Any) -> "Table":
        """A game of Decrypto with given keywords and entered codes, unless wished otherwise."""
        answer = self.send("POST", "/v1/games", {**ENTERED, **wishes})
        assert answer.status == 201, answer.content
        opened = answer.json()
        return Table(self, f"/v1/games/{opened['id']}", opened, {"host": opened["host_token"]})


@dataclass
class Table:
    """One game: `keys` are the tokens of the host and the seats."""

    house: House
    path: str
    opened: dict[str, Any]
    keys: dict[str, str]

    def seat(self, language: str = "en") -> "Table":
        """Let four players sit down."""
        for name, team in PLAYERS:
            self.join(name, team, language)
        return self

    def join(self, name: str, team: str, language: str = "en") -> str:
        """Take a seat with the join code; gives the seat."""
        body = {"name": name, "team": team, "language": language, "join_code": self.opened["join_code"]}
        answer = self.house.send("POST", f"{self.path}/seats", body)
        assert answer.status == 201, answer.content
        key = answer.json()
        self.keys[key["seat"]] = key["token"]
        seat: str = key["seat"]
        return seat

    def start(self, language: str = "en") -> "Table":
        """Four players sit down and the host starts."""
        self.seat(language)
        assert self.do("host", "start").status == 200
        return self

    def do(self, who: str | None, kind: str, headers: Mapping[str, str] | None = None, **members: Any) -> Answer:
        """A command."""
        body = {"type": kind, **members}
        token = self.keys[who] if who else None
        return self.house.send("POST", f"{self.path}/commands", body, token, **(headers or {}))

    def get(self, what: str = "", who: str | None = None, **headers: str) -> Answer:
        """GET something of the game, as somebody or (None) as a spectator."""
        return self.house.send("GET", self.path + what, token=self.keys[who] if who else None, **headers)

    def view(self, who: str | None = None) -> Any:
        """The game as somebody sees it."""
        return self.get("", who).json()

    def events(self, who: str | None = None, after: int = 0) -> list[Any]:
        """What somebody has been told."""
        found: list[Any] = self.get(f"/events?after={after}", who).json()["events"]
        return found

    def clues(self, who: str, *clues: str, code: tuple[int, ...] = (4, 2, 1)) -> Answer:
        """Give clues."""
        return self.do(who, "give_clues", clues=clues or ("one", "two", "three"), code=code)

    def guess(self, who: str, of: str, code: tuple[int, ...]) -> Answer:
        """Answer a code."""
        return self.do(who, "guess", of=of, code=code)
