"""Promises that a schema cannot state, checked on every answer that the contract run sees."""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import cycle
from typing import Any
from uuid import uuid4

import requests
import schemathesis

HOST_COMMANDS = ("start", "skip", "pause", "resume", "end")
PLACES = ("white", "white", "black", "black")


@dataclass
class OpenGame:
    """A game that this run opened: everybody's token by seat, and whose turn it is to give clues."""

    base: str
    id: str
    tokens: dict[str, str]
    encryptor: str | None = None

    def token_for(self, path: str, seat: str, command: str) -> str:
        """Own matters need the own seat, clues and guesses the encryptor, everything else the host."""
        players = path.endswith("/clue-checks") or (path.endswith("/commands") and command not in HOST_COMMANDS)
        if players and self.encryptor:
            return self.tokens[self.encryptor]
        return self.tokens[seat if seat in self.tokens and "/seats/" in path else "host"]

    def send(self, method: str, path: str, by: str = "host", body: Any = None) -> Any:
        headers = {"Authorization": f"Bearer {self.tokens[by]}"}
        answer = requests.request(
            method, f"{self.base}/v1/games/{self.id}{path}", json=body, headers=headers, timeout=5
        )
        return answer.json() if answer.ok and answer.content else None

    def goes_on(self) -> bool:
        view = self.send("GET", "")
        return view is not None and view["phase"] != "finished"


REVALIDATED: set[str] = set()
"""Entity tags that were asked about again."""

GAMES: dict[str, OpenGame] = {}


@schemathesis.hook
def after_call(context: object, case: schemathesis.Case[Any], response: schemathesis.Response) -> None:
    if case.operation.label == "POST /v1/games" and response.status_code == 201:
        opened = response.json()
        GAMES[opened["id"]] = OpenGame(base_of(case), opened["id"], {"host": opened["host_token"]})
    if case.operation.path.endswith("/token") and response.status_code == 200:
        renewed = response.json()
        GAMES[case.path_parameters["game"]].tokens[renewed["seat"]] = renewed["token"]


def base_of(case: schemathesis.Case[Any]) -> str:
    return (case.operation.base_url or "").rstrip("/")


def lobby(base: str) -> OpenGame:
    """A new game in which seats are free."""
    opened = requests.post(f"{base}/v1/games", json={"rulebook": "decrypto"}, timeout=5).json()
    game = GAMES[opened["id"]] = OpenGame(base, opened["id"], {"host": opened["host_token"]})
    return game


def live_game(base: str) -> OpenGame:
    """A game in its first round that still goes on: the one used last, or a new one."""
    for game in reversed(GAMES.values()):
        if game.encryptor:
            if game.goes_on():
                return game
            break
    game = lobby(base)
    for number, team in enumerate(PLACES):
        taken = game.send("POST", "/seats", body={"name": f"Ann {number}", "team": team})
        game.tokens[taken["seat"]] = taken["token"]
    view = game.send("POST", "/commands", body={"type": "start"})["view"]
    game.encryptor = next(entry["seat"] for entry in view["teams"]["white"]["seats"] if entry["encryptor"])
    return game


def is_positive(case: schemathesis.Case[Any]) -> bool:
    return case.meta is not None and case.meta.generation.mode.is_positive


def is_story(case: schemathesis.Case[Any]) -> bool:
    """A step of the stateful phase, which follows links and remembers what it deleted."""
    return case.meta is not None and case.meta.phase.name.value == "stateful"


COMMANDS: Iterator[dict[str, Any] | None] = cycle(({"type": "pause"}, None, {"type": "resume"}, None))
"""Every other command is replaced by one that the game can take."""


@schemathesis.hook
def before_call(context: object, case: schemathesis.Case[Any], kwargs: dict[str, Any]) -> None:
    """Give positive draws languages that the pack has, and no invented cursor: no schema can say so."""
    if not is_positive(case) or "/wordpacks/" not in case.operation.path:
        return
    if "languages" in (case.query or {}):
        case.query["languages"] = "en,ko"
    if isinstance(case.body, dict):
        case.body = {**case.body, "languages": ["en", "nl"], "cursor": None}


STREAMS: list[str] = []
"""The streams that were opened: each is read until the time is up, so that two are enough."""


def ask_for_events(case: schemathesis.Case[Any]) -> None:
    """By long polling, without waiting for a move that nobody makes; the first two by stream."""
    if len(STREAMS) < 2:
        STREAMS.append(case.operation.path)
        case.query = {}
    else:
        case.query = {**(case.query or {}), "wait": 0}


def adapt(case: schemathesis.Case[Any], parameters: dict[str, Any]) -> None:
    """Give a positive case what no schema can: a game that goes on, and a key that was not used before."""
    if "game" in parameters and not is_story(case):
        joins = case.operation.label == "POST /v1/games/{game}/seats"
        game = lobby(base_of(case)) if joins else live_game(base_of(case))
        parameters["game"] = game.id
        if "seat" in parameters:
            parameters["seat"] = next(seat for seat in game.tokens if seat != "host")
    if case.operation.path.endswith("/events"):
        ask_for_events(case)
    if case.operation.path.endswith("/commands") and not is_story(case):
        case.headers.pop("If-Match", None)
        if (command := next(COMMANDS)) is not None:
            case.body = command
    if "Idempotency-Key" in (case.headers or {}):
        case.headers["Idempotency-Key"] = uuid4().hex


@schemathesis.auth(refresh_interval=None)
class Bearer:
    """The right token for each case. A generated case about no game that exists gets one that does."""

    def get(self, case: schemathesis.Case[Any], context: object) -> str | None:
        parameters = case.path_parameters or {}
        if is_positive(case):
            adapt(case, parameters)
        known = GAMES.get(str(parameters.get("game", "")))
        command = str(case.body.get("type")) if isinstance(case.body, dict) else ""
        return known.token_for(case.operation.path, str(parameters.get("seat", "")), command) if known else None

    def set(self, case: schemathesis.Case[Any], data: str | None, context: object) -> None:
        if data:
            case.headers["Authorization"] = f"Bearer {data}"


def again(response: schemathesis.Response, **headers: str) -> requests.Response:
    """The same request once more, with some headers changed."""
    request = response.request
    kept = {name: value for name, value in request.headers.items() if name.lower() not in ("content-length", "host")}
    return requests.request(
        str(request.method), str(request.url), headers={**kept, **headers}, data=request.body, timeout=5
    )


def header(response: schemathesis.Response, name: str) -> str:
    return (response.headers.get(name) or [""])[0]


@schemathesis.check
def a_tag_revalidates(ctx: object, response: schemathesis.Response, case: schemathesis.Case[Any]) -> None:
    """What has an entity tag and came by GET answers 304 to that tag, and the same bytes without it."""
    tag = header(response, "etag")
    if (
        case.method == "GET"
        and response.status_code == 200
        and tag
        and "no-store" not in header(response, "cache-control")
    ):
        second = again(response, **{"If-None-Match": tag})
        assert second.status_code == 304, "the tag does not revalidate"
        assert not second.content
        assert second.headers.get("etag") == tag
        assert again(response, **{"If-None-Match": '"other"'}).content == response.content, "not the same bytes again"


@schemathesis.check
def the_language_is_said(ctx: object, response: schemathesis.Response, case: schemathesis.Case[Any]) -> None:
    """Whatever speaks a language says which one, and that the answer depends on what was asked for."""
    if "application/problem+json" in header(response, "content-type") or header(response, "content-language"):
        assert header(response, "content-language") in ("en", "nl", "ru", "ko")
        assert "accept-language" in header(response, "vary").lower()
    if response.status_code == 200 and header(response, "content-type") == "application/json":
        value = response.json()
        if "rulebooks" in case.operation.path and "language" in value:
            assert value["language"] == header(response, "content-language")


@schemathesis.check
def refusals_are_problems(ctx: object, response: schemathesis.Response, case: schemathesis.Case[Any]) -> None:
    """Every error is a problem document whose type is a page."""
    if response.status_code >= 400 and case.method != "HEAD":
        value = response.json()
        assert header(response, "content-type") == "application/problem+json"
        assert value["status"] == response.status_code
        assert value["type"] == f"/problems/{value['code']}"


@schemathesis.check
def a_seed_repeats(ctx: object, response: schemathesis.Response, case: schemathesis.Case[Any]) -> None:
    """The same seed and body give the same draw; without a seed nothing is stored on the way."""
    if response.status_code != 200 or not case.operation.path.endswith("/draws"):
        return
    body = case.body if isinstance(case.body, dict) else {}
    if body.get("seed") is not None:
        assert again(response).json() == response.json(), "same seed, different draw"
    elif body.get("cursor") is None:
        assert header(response, "cache-control") == "no-store"


@schemathesis.check
def the_common_headers_are_there(ctx: object, response: schemathesis.Response, case: schemathesis.Case[Any]) -> None:
    """No answer may be guessed into another type, framed, or carry a cookie."""
    assert header(response, "x-content-type-options") == "nosniff"
    assert "frame-ancestors 'none'" in header(response, "content-security-policy")
    assert not response.headers.get("set-cookie")


@schemathesis.check
def another_games_token_does_not_help(
    ctx: object, response: schemathesis.Response, case: schemathesis.Case[Any]
) -> None:
    """What a game tells its host, it does not tell the host of another game."""
    game = str((case.path_parameters or {}).get("game", ""))
    if case.method != "GET" or response.status_code != 200 or game not in GAMES or "/events" in case.operation.path:
        return
    other = next((open_game.tokens["host"] for open_game in GAMES.values() if open_game.id != game), None)
    if other:
        stranger = again(response, Authorization=f"Bearer {other}")
        assert stranger.status_code in (401, 403, 404), "another game's token reads this one"
