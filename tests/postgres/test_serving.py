"""The service on PostgreSQL: whole games, two processes on one database, a database server that crashes."""

import asyncio
import http.client
import random
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import asyncpg
import pytest

from tests.api.serving import ROOT, Server, serving
from tests.api.test_game_crashes import Player, check, open_game

from .cluster import Cluster

CRASHES = 3


@pytest.fixture
def server(database: str, tmp_path: Path) -> Iterator[Server]:
    with serving(tmp_path / "data", "--database", database) as server:
        yield server


@pytest.fixture
def second(server: Server) -> Iterator[Server]:
    """Another process with the same secret on the same database."""
    with serving(server.data, *server.arguments) as second:
        yield second


@pytest.mark.parametrize("language", ["en", "nl", "ru", "ko"])
def test_the_worked_example_ends_as_in_the_book(server: Server, language: str) -> None:
    command = [sys.executable, str(ROOT / "examples" / "play_worked_example.py"), "--lang", language]
    done = subprocess.run([*command, "--base-url", server.base], capture_output=True, text=True, timeout=60)
    assert (done.returncode, done.stderr) == (0, "")
    assert "3.4.2" in done.stdout
    assert not (server.data / "games.db").exists()


def test_a_game_is_played_through_two_processes(server: Server, second: Server) -> None:
    path, keys = open_game(server)
    white = {"type": "give_clues", "clues": ["Mexico", "Insect", "Horror"], "code": [4, 2, 1]}
    black = {"type": "give_clues", "clues": ["night", "dawn", "dog"], "code": [4, 3, 2]}
    assert server.ask("POST", f"{path}/commands", white, keys["white-1"])[0] == 200
    assert second.ask("POST", f"{path}/commands", black, keys["black-1"])[0] == 200
    views = [one.ask("GET", path, token=keys["white-2"])[1] for one in (server, second)]
    for view in views:
        del view["now"]
    assert views[0] == views[1]
    assert views[0]["phase"] == "guesses"


def test_one_request_sent_to_both_processes_is_carried_out_once(server: Server, second: Server) -> None:
    path, keys = open_game(server)

    def send(one: Server, number: int) -> tuple[int, Any]:
        body = {"type": "save_draft", "clues": [f"draft {number}", None, None]}
        return one.ask("POST", f"{path}/commands", body, keys["white-1"], idempotency_key=f"key {number}")

    with ThreadPoolExecutor(2) as pool:
        for number in range(10):
            first, other = pool.map(send, (server, second), (number, number))
            assert first[0] == other[0] == 200
            assert first[1]["events"] == other[1]["events"]
    _, page = second.ask("GET", f"{path}/events?after=0", token=keys["white-1"])
    assert sum(event["type"] == "draft_saved" for event in page["events"]) == 10


@contextmanager
def streaming(server: Server, path: str, token: str) -> Iterator[http.client.HTTPResponse]:
    with closing(http.client.HTTPConnection("127.0.0.1", server.port, timeout=10)) as connection:
        connection.request("GET", f"{path}/events", headers={"Authorization": f"Bearer {token}"})
        with closing(connection.getresponse()) as answer:
            yield answer


def test_a_stream_hears_of_moves_made_in_the_other_process(server: Server, second: Server) -> None:
    path, keys = open_game(server)
    last = second.ask("GET", path, token=keys["white-1"])[1]["event"]
    delays = []
    with streaming(second, path, keys["white-1"]) as stream:
        until_event(stream, last)
        for number in range(1, 6):
            body = {"type": "save_draft", "clues": [f"draft {number}", None, None]}
            started = time.monotonic()
            assert server.ask("POST", f"{path}/commands", body, keys["white-1"])[0] == 200
            until_event(stream, last + number)
            delays.append(time.monotonic() - started)
    assert sorted(delays)[2] < 0.25, delays  # looking twice a second would take that long on average


def until_event(stream: http.client.HTTPResponse, number: int) -> None:
    while stream.readline() != b"id: %d\n" % number:
        assert not stream.isclosed()


@dataclass
class PatientPlayer(Player):
    """A player who asks again, with the same key, when the store was unavailable."""

    unavailable: int = 0

    def insist(self, text: str, stop: threading.Event) -> None:
        body = {"type": "save_draft", "clues": [text, None, None]}
        while not stop.is_set():
            status, answer = self.server.ask("POST", f"{self.path}/commands", body, self.token, idempotency_key=text)
            if status == 503:
                assert answer["code"] == "store_unavailable"
                self.unavailable += 1
                time.sleep(0.02)
                continue
            assert status == 200, answer
            self.acknowledged.append((text, [event["id"] for event in answer["events"]]))
            return


def test_nothing_acknowledged_is_lost_or_done_twice_by_a_crash_of_the_database(
    server: Server, database: str, postgres: Cluster
) -> None:
    games = [open_game(server) for _ in range(2)]
    players = [PatientPlayer(server, path, seat, keys[seat]) for path, keys in games for seat in ("white-1", "black-1")]
    stop, dice = threading.Event(), random.Random(11)
    with ThreadPoolExecutor(len(players)) as pool:
        running = [pool.submit(player.run, stop) for player in players]
        for _ in range(CRASHES):
            time.sleep(dice.uniform(0.3, 0.8))
            crash(postgres, urlsplit(database).path[1:])
        time.sleep(1)
        stop.set()
        for future in running:
            future.result()
    assert sum(player.unavailable for player in players) > 0
    for player in players:
        check(server, player)


def crash(postgres: Cluster, name: str) -> None:
    """Break the connection that writes games, in the middle of whatever it is doing; wait until the server is back."""
    until, broken = time.monotonic() + 20, False
    while time.monotonic() < until:
        try:
            writers = asyncio.run(postgres.writers(name))
            if broken and writers:
                return
            for process in [] if broken else writers:
                asyncio.run(postgres.break_off(process))
                broken = True
        except (OSError, asyncpg.PostgresError):
            assert broken  # it is starting up again
        time.sleep(0.05)
    raise AssertionError("no connection was broken, or the server did not come back")


def test_the_service_says_that_it_is_not_ready_while_the_database_is_away(
    server: Server, database: str, postgres: Cluster
) -> None:
    path, keys = open_game(server)
    name = urlsplit(database).path[1:]
    until_ready(server)
    asyncio.run(postgres.execute(f"ALTER DATABASE {name} WITH ALLOW_CONNECTIONS false"))
    asyncio.run(postgres.execute(f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{name}'"))
    try:
        time.sleep(0.2)
        status, problem = server.ask("GET", "/readyz")
        assert (status, problem["code"]) == (503, "not_ready")
        assert "store" in problem["detail"]
        status, problem = server.ask("GET", path, token=keys["white-1"])
        assert (status, problem["code"]) == (503, "store_unavailable")
        assert server.ask("GET", "/v1/rulebooks")[0] == 200
    finally:
        asyncio.run(postgres.execute(f"ALTER DATABASE {name} WITH ALLOW_CONNECTIONS true"))
    assert server.ask("GET", path, token=keys["white-1"])[0] == 200
    until_ready(server)


def until_ready(server: Server) -> None:
    """The analysers warm up for some seconds after the start."""
    until = time.monotonic() + 30
    while server.ask("GET", "/readyz")[0] != 200:
        assert time.monotonic() < until
        time.sleep(0.1)


def test_a_database_without_a_lasting_secret_is_refused(database: str) -> None:
    command = [sys.executable, "-m", "cluewright", "serve", "--port", "0", "--database", database]
    done = subprocess.run(
        command, capture_output=True, text=True, timeout=60, env={"PYTHONPATH": str(ROOT / "service")}
    )
    assert done.returncode == 1
    assert "CLUEWRIGHT_SECRET" in done.stderr
    assert "Traceback" not in done.stderr
