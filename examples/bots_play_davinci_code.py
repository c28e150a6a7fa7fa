"""Let bots play Da Vinci Code against each other on a running server, and print how the rows stood at the end.

    cluewright serve &
    python examples/bots_play_davinci_code.py --players 3 --variant hyphen-points

A bot knows no rules: it does one of the `commands` that its own view offers. It only reasons about which number a
hidden tile may bear. Needs nothing but Python.
"""

import argparse
import json
import random
import sys
import urllib.error
import urllib.request
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

Json = dict[str, Any]
NUMBERS = range(12)


def call(url: str, body: Json | None = None, token: str | None = None) -> Json:
    """GET, or POST where there is a body. Raises HTTPError."""
    headers = {"Content-Type": "application/json", "Accept": "application/json"}
    if token is not None:
        headers["Authorization"] = f"Bearer {token}"
    data = None if body is None else json.dumps(body).encode()
    with urllib.request.urlopen(urllib.request.Request(url, data, headers), timeout=30) as answer:  # noqa: S310
        found: Json = json.load(answer)
    return found


def candidates(view: Json, seat: str) -> Iterator[tuple[int, int, int]]:
    """For each hidden tile of a row: how many numbers fit between its open neighbours, its position, one of them."""
    row = next(player["tiles"] for player in view["players"] if player["seat"] == seat)
    seen = {(tile["colour"], tile["value"]) for player in view["players"] for tile in player["tiles"]}
    for place, tile in enumerate(row):
        lower = [other["value"] for other in row[:place] if isinstance(other["value"], int)]
        higher = [other["value"] for other in row[place + 1 :] if isinstance(other["value"], int)]
        between = range(max(lower, default=0), min(higher, default=11) + 1)
        tried = [g["value"] for g in view["guesses"] if g["seat"] == seat and g["position"] == place + 1]
        fitting = [n for n in between if (tile["colour"], n) not in seen and n not in tried] or list(NUMBERS)
        if not tile["open"]:
            yield len(fitting), place + 1, random.choice(fitting)  # noqa: S311


def choose(view: Json) -> Json | None:
    """The bot's next command, made from what it is offered; None while others are waited for."""
    offers = {offer["type"]: offer["schema"]["properties"] for offer in view["commands"]}
    others = [offer["schema"]["properties"]["seat"]["const"] for offer in view["commands"] if offer["type"] == "guess"]
    best = min(((*found, seat) for seat in others for found in candidates(view, seat)), default=None)
    if best is not None and (best[0] <= 2 or "stop" not in offers):
        return {"type": "guess", "seat": best[3], "position": best[1], "value": best[2]}
    for kind in ("arrange", "draw", "stop", "place", "open"):
        if kind in offers:
            values = {name: random.choice(schema["enum"]) for name, schema in offers[kind].items() if name != "type"}  # noqa: S311
            return {"type": kind, **values}
    return None


@dataclass(frozen=True)
class Game:
    """A game's address and the token of each seat."""

    url: str
    tokens: dict[str, str]

    def view(self, seat: str) -> Json:
        return call(self.url, token=self.tokens[seat])

    def play(self) -> Json:
        """Ask each bot in turn, until the game is over; gives the last view."""
        while True:
            for seat in self.tokens:
                view = self.view(seat)
                if view["outcome"] is not None:
                    return view
                command = choose(view)
                if command is not None:
                    call(f"{self.url}/commands", command, self.tokens[seat])


def set_up(base: str, variant: str, players: int) -> Game:
    """A game with so many bots, started."""
    opened = call(f"{base}/v1/games", {"rulebook": "davinci-code", "variant": variant})
    url = f"{base}/v1/games/{opened['id']}"
    bots = ({"name": f"Bot {number}", "join_code": opened["join_code"]} for number in range(1, players + 1))
    keys = [call(f"{url}/seats", bot) for bot in bots]
    call(f"{url}/commands", {"type": "start"}, opened["host_token"])
    return Game(url, {key["seat"]: key["token"] for key in keys})


def written(tile: Json) -> str:
    """b7: black, hidden to the end; w-*: the white hyphen, open."""
    value = "-" if tile["value"] == "hyphen" else tile["value"]
    return f"{tile['colour'][0]}{value}{'*' * tile['open']}"


def main() -> int:
    """Play one game and print it."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--players", type=int, choices=(2, 3, 4), default=2)
    parser.add_argument("--variant", choices=("standard", "hyphen", "points", "hyphen-points"), default="standard")
    parser.add_argument("--base-url", default="http://127.0.0.1:8000")
    options = parser.parse_args()
    try:
        view = set_up(options.base_url.rstrip("/"), options.variant, options.players).play()
    except urllib.error.URLError as problem:
        print(problem, file=sys.stderr)
        return 1
    for player in view["players"]:
        print(f"{player['name']} ({player['points']}): {' '.join(map(written, player['tiles']))}")
    print(f"{', '.join(view['outcome']['winners'])}: {', '.join(view['outcome']['reasons'])}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
