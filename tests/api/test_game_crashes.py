"""A real server that is killed in mid-game goes on where it was; nothing acknowledged is lost or done twice."""

import contextlib
import http.client
import random
import signal
import subprocess
import sys
import threading
import time
import uuid
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest

from .playing import ENTERED, PLAYERS
from .serving import ROOT, Server, serving

KILLS = 4


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    with serving(tmp_path / "data") as server:
        yield server


@dataclass
class Player:
    """Sends drafts for its seat, each until it is answered, and keeps what was acknowledged."""

    server: Server
    path: str
    seat: str
    token: str
    acknowledged: list[tuple[str, list[int]]] = field(default_factory=list)
    retries: int = 0

    def run(self, stop: threading.Event) -> None:
        number = 0
        while not stop.is_set():
            number += 1
            self.insist(f"{self.seat} {number}", stop)

    def insist(self, text: str, stop: threading.Event) -> None:
        """The same request with the same key until there is an answer; never a new key for an old request."""
        key = str(uuid.uuid4())
        body = {"type": "save_draft", "clues": [text, None, None]}
        while not stop.is_set():
            try:
                status, answer = self.server.ask("POST", f"{self.path}/commands", body, self.token, idempotency_key=key)
            except (OSError, http.client.HTTPException):
                self.retries += 1
                time.sleep(0.01)
                continue
            assert status == 200, answer
            self.acknowledged.append((text, [event["id"] for event in answer["events"]]))
            return


def open_game(server: Server) -> tuple[str, dict[str, str]]:
    """A started game of four: its path and everybody's tokens."""
    _, opened = server.ask("POST", "/v1/games", dict(ENTERED))
    path, keys = f"/v1/games/{opened['id']}", {"host": opened["host_token"]}
    for name, team in PLAYERS:
        seat = {"name": name, "team": team, "join_code": opened["join_code"]}
        _, key = server.ask("POST", f"{path}/seats", seat)
        keys[key["seat"]] = key["token"]
    assert server.ask("POST", f"{path}/commands", {"type": "start"}, keys["host"])[0] == 200
    return path, keys


def test_nothing_acknowledged_is_lost_or_done_twice_by_kills(server: Server) -> None:
    games = [open_game(server) for _ in range(2)]
    players = [Player(server, path, seat, keys[seat]) for path, keys in games for seat in ("white-1", "black-1")]
    stop, dice = threading.Event(), random.Random(7)
    threads = [threading.Thread(target=player.run, args=(stop,)) for player in players]
    for thread in threads:
        thread.start()
    for _ in range(KILLS):
        time.sleep(dice.uniform(0.2, 0.6))
        server.kill()
        server.start()
    time.sleep(0.3)
    stop.set()
    for thread in threads:
        thread.join()
    assert sum(player.retries for player in players) > 0
    for player in players:
        check(server, player)


def check(server: Server, player: Player) -> None:
    """Every acknowledged draft stands once, under the number it was acknowledged with, in the order sent."""
    told: dict[int, Any] = {}
    while True:
        _, page = server.ask("GET", f"{player.path}/events?after={len(told)}", token=player.token)
        if not page["events"]:
            break
        told |= {event["id"]: event for event in page["events"]}
    assert sorted(told) == list(range(1, len(told) + 1))
    drafts = [event["data"]["clues"][0] for event in told.values() if event["type"] == "draft_saved"]
    assert len(drafts) == len(set(drafts))
    assert len(player.acknowledged) > 0
    for text, (number,) in player.acknowledged:
        assert told[number]["data"]["clues"][0] == text


def test_a_game_goes_on_after_a_kill_with_the_same_tokens(server: Server) -> None:
    path, keys = open_game(server)
    give = {"type": "give_clues", "clues": ["gravel", "whisper", "ladder"], "code": [4, 2, 1]}
    assert server.ask("POST", f"{path}/commands", give, keys["white-1"], idempotency_key="k1")[0] == 200
    before = {who: server.ask("GET", path, token=token)[1] for who, token in keys.items()}
    server.kill()
    server.start()
    after = {who: server.ask("GET", path, token=token)[1] for who, token in keys.items()}
    for view in (*before.values(), *after.values()):
        del view["now"]
    assert after == before
    assert server.ask("POST", f"{path}/commands", give, keys["white-1"], idempotency_key="k1")[0] == 200
    assert server.ask("POST", f"{path}/commands", give, keys["black-1"])[0] == 200


def test_the_server_stops_at_once_though_streams_are_open(server: Server) -> None:
    path, keys = open_game(server)
    connection = http.client.HTTPConnection("127.0.0.1", server.port, timeout=10)
    with contextlib.closing(connection):
        connection.request("GET", f"{path}/events", headers={"Authorization": f"Bearer {keys['white-1']}"})
        with contextlib.closing(connection.getresponse()) as answer:
            assert answer.readline() == b"retry: 2000\n"
            # The backlog comes first: a stream that ends without it fails here.
            assert any(b'"game_started"' in line for line in answer)
            started = time.monotonic()
            assert server.stop() in (0, -signal.SIGTERM)
            assert time.monotonic() - started < 3


@pytest.mark.parametrize("language", ["en", "nl", "ru", "ko"])
def test_the_worked_example_ends_as_in_the_book(server: Server, language: str) -> None:
    command = [sys.executable, str(ROOT / "examples" / "play_worked_example.py"), "--lang", language]
    done = subprocess.run([*command, "--base-url", server.base], capture_output=True, text=True, timeout=60)
    assert (done.returncode, done.stderr) == (0, "")
    assert "3.4.2" in done.stdout
