"""Promises that a schema cannot state, checked on every answer that the contract run sees."""

from typing import Any

import requests
import schemathesis

TOKENS: dict[str, str] = {}
"""Game -> its host's token, as every creation gives it."""


@schemathesis.hook
def after_call(context: object, case: schemathesis.Case[Any], response: schemathesis.Response) -> None:
    if case.operation.label == "POST /v1/games" and response.status_code == 201:
        opened = response.json()
        TOKENS[opened["id"]] = opened["host_token"]


SEATS: dict[str, str] = {}
"""Game -> a seat that is taken in it."""


def live_game(base: str) -> str:
    """A game that exists, with somebody in it: the last one opened here, or a new one."""
    for game, token in reversed(TOKENS.items()):
        headers = {"Authorization": f"Bearer {token}"}
        if game in SEATS and requests.get(f"{base}/v1/games/{game}", headers=headers, timeout=5).status_code == 200:
            return game
    opened = requests.post(f"{base}/v1/games", json={"rulebook": "decrypto"}, timeout=5).json()
    game = opened["id"]
    TOKENS[game] = opened["host_token"]
    headers = {"Authorization": f"Bearer {TOKENS[game]}"}
    seat = requests.post(f"{base}/v1/games/{game}/seats", json={"name": "Ann"}, headers=headers, timeout=5).json()
    SEATS[game] = seat["seat"]
    return str(game)


def is_positive(case: schemathesis.Case[Any]) -> bool:
    return case.meta is not None and case.meta.generation.mode.is_positive


@schemathesis.auth(refresh_interval=None)
class HostToken:
    """The host's token of the game that a case is about. Generated cases about no game get one that exists."""

    def get(self, case: schemathesis.Case[Any], context: object) -> str | None:
        base = case.operation.base_url or ""
        parameters = case.path_parameters or {}
        if "game" in parameters and parameters["game"] not in TOKENS and is_positive(case):
            parameters["game"] = live_game(base.rstrip("/"))
            if "seat" in parameters:
                parameters["seat"] = SEATS[parameters["game"]]
        return TOKENS.get(str(parameters.get("game", "")))

    def set(self, case: schemathesis.Case[Any], data: str | None, context: object) -> None:
        if data:
            case.headers["Authorization"] = f"Bearer {data}"


def again(response: schemathesis.Response, **headers: str) -> requests.Response:
    """The same request once more, with some headers changed."""
    request = response.request
    kept = {name: value for name, value in request.headers.items() if name.lower() not in ("content-length", "host")}
    return requests.request(request.method, request.url, headers={**kept, **headers}, data=request.body, timeout=5)


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
    if case.method != "GET" or response.status_code != 200 or game not in TOKENS or "/events" in case.operation.path:
        return
    other = next((token for owner, token in TOKENS.items() if owner != game), None)
    if other:
        stranger = again(response, Authorization=f"Bearer {other}")
        assert stranger.status_code in (401, 403, 404), "another game's token reads this one"
