"""Da Vinci Code over HTTP: opened, seated, played, watched, recorded, carried on; every refusal in the seat's words."""

import subprocess
import sys
from pathlib import Path
from random import Random
from typing import Any

import pytest

from cluewright.bootstrap import Services
from tests.core.engines.davinci_code.chance import value

from .playing import House, Table
from .serving import ROOT, serving

NAMES = ("Sam", "Nora", "Kim", "Lev")


def open_table(services: Services, players: int = 2, language: str = "en", **wishes: Any) -> Table:
    """A game with so many players."""
    house = House(services)
    answer = house.send("POST", "/v1/games", {"rulebook": "davinci-code", **wishes})
    assert answer.status == 201, answer.content
    opened = answer.json()
    table = Table(house, f"/v1/games/{opened['id']}", opened, {"host": opened["host_token"]})
    for name in NAMES[:players]:
        sit_down(table, name, language)
    return table


def sit_down(table: Table, name: str, language: str = "en") -> None:
    body = {"name": name, "language": language, "join_code": table.opened["join_code"]}
    key = table.house.send("POST", f"{table.path}/seats", body).json()
    table.keys[key["seat"]] = key["token"]


def started(services: Services, players: int = 2, **wishes: Any) -> Table:
    table = open_table(services, players, **wishes)
    assert table.do("host", "start").status == 200
    return table


def play(table: Table, random: Random) -> int:
    """Everybody does what is offered until the game is over; how many commands that took."""
    for number in range(2000):
        seats = [seat for seat in table.keys if seat != "host"]
        offers = [(seat, offer) for seat in seats for offer in table.view(seat)["commands"]]
        offers = [(seat, offer) for seat, offer in offers if offer["type"] != "resign"]
        if not offers:
            return number
        seat, offer = random.choice(offers)
        schemas = offer["schema"]["properties"]
        members = {name: value(schema, random) for name, schema in schemas.items() if name != "type"}
        answer = table.do(seat, offer["type"], **members)
        assert answer.status == 200, (members, answer.content)
    pytest.fail("the game does not end")


@pytest.mark.parametrize("variant", ["standard", "hyphen", "points", "hyphen-points"])
@pytest.mark.parametrize("players", [2, 4])
def test_a_game_is_played_by_what_it_offers(services: Services, variant: str, players: int) -> None:
    table = started(services, players, variant=variant)
    assert table.view()["parameters"]["tiles_each"] == (3 if players == 4 else 4)
    play(table, Random(variant))
    view = table.view()
    assert view["phase"] == "finished"
    assert view["outcome"]["winners"]
    assert len(view["rounds"]) == view["parameters"]["rounds"]
    record = table.get("/record").json()
    assert record["rulebook"] == "davinci-code"
    assert record["events"][-1]["type"] == "davinci-code.game-ended@1"


def test_the_view_of_a_game(services: Services) -> None:
    table = started(services, variant="points", seed="winter")
    view = table.view("p1")
    assert view["you"] == {"seat": "p1", "name": "Sam", "language": "en", "host": False}
    assert (view["rulebook"], view["round"], view["phase"], view["seeded"]) == ("davinci-code", 1, "draw", True)
    assert view["turn"] == view["starter"]
    mine, other = view["players"]
    assert [tile["value"] is None for tile in mine["tiles"]] == [False] * 4
    assert [tile["value"] is None for tile in other["tiles"]] == [True] * 4
    assert set(mine) == {"seat", "name", "tiles", "out", "points", "ready", "connected"}
    assert set(mine["tiles"][0]) == {"handle", "colour", "value", "open"}
    assert sum(view["pool"].values()) == 16
    assert (view["drawn"], view["deadline"], view["outcome"], view["guesses"]) == (None, None, None, [])


def test_a_drawn_tile_is_seen_by_its_drawer_alone(services: Services) -> None:
    table = started(services, seed="winter")
    turn = table.view()["turn"]
    done = table.do(turn, "draw", colour="black").json()
    assert isinstance(done["view"]["drawn"]["value"], int)
    assert done["events"][-1]["data"]["value"] == done["view"]["drawn"]["value"]
    for who in (None, "host", "p2" if turn == "p1" else "p1"):
        assert table.view(who)["drawn"] == {"seat": turn, "colour": "black", "value": None}
        assert table.events(who)[-1]["data"] == {"seat": turn, "colour": "black", "value": None}


@pytest.mark.parametrize(
    ("language", "title"),
    [
        ("en", "Not your turn"),
        ("nl", "Je bent niet aan de beurt"),
        ("ru", "Сейчас не ваш ход"),
        ("ko", "차례가 아닙니다"),
    ],
)
def test_a_refusal_in_the_seats_language(services: Services, language: str, title: str) -> None:
    table = started(services, language=language)
    other = next(seat for seat in ("p1", "p2") if seat != table.view()["turn"])
    answer = table.do(other, "draw", colour="white")
    problem = answer.json()
    assert (answer.status, problem["code"], problem["title"]) == (409, "not_your_turn", title)
    assert problem["rule"] == "davinci-code.turn.own-turn"
    assert table.house.send("GET", problem["rule_url"]).status == 200


def guess(table: Table, who: str, **members: Any) -> Any:
    return table.do(who, "guess", **{"seat": "p1", "position": 1, "value": 1, **members})


def test_rules_are_named_in_refusals(services: Services) -> None:
    table = started(services, seed="winter")
    turn = table.view()["turn"]
    other = "p2" if turn == "p1" else "p1"
    assert guess(table, turn, seat=other).json()["rule"] == "davinci-code.turn.draw-first"
    table.do(turn, "draw", colour="black")
    found = {
        "own_tile": guess(table, turn, seat=turn),
        "no_such_tile": guess(table, turn, seat=other, position=9),
        "no_hyphens": guess(table, turn, seat=other, value="hyphen"),
        "wrong_phase": table.do(turn, "stop"),
        "not_found": guess(table, turn, seat="p4"),
    }
    assert {code: answer.json()["code"] for code, answer in found.items()} == {code: code for code in found}
    assert "4" in found["no_such_tile"].json()["detail"]


@pytest.mark.parametrize(
    ("command", "pointer", "code"),
    [
        ({"type": "guess", "of": "white", "code": [1, 2, 3]}, "/seat", "missing"),
        ({"type": "guess", "seat": "p2", "position": 0, "value": 1}, "/position", "out_of_bounds"),
        ({"type": "guess", "seat": "p2", "position": 1, "value": 12}, "/value", "out_of_bounds"),
        ({"type": "draw", "colour": "red"}, "/colour", "not_one_of"),
        ({"type": "give_clues", "clues": ["a", "b", "c"]}, "/type", "not_one_of"),
        ({"colour": "black"}, "/type", "missing"),
        ({"type": "skip"}, "/seat", "missing"),
    ],
)
def test_what_is_no_command_of_this_game(services: Services, command: dict[str, Any], pointer: str, code: str) -> None:
    table = started(services)
    answer = table.house.send("POST", f"{table.path}/commands", command, table.keys["p1"])
    assert answer.status == 422
    assert (pointer, code) in {(error["pointer"], error["code"]) for error in answer.json()["errors"]}


def test_what_is_no_command_of_the_other_game(services: Services) -> None:
    table = House(services).open().start()
    answer = table.do("white-1", "guess", seat="white-2", position=1, value=6)
    assert answer.status == 422
    errors = {(error["pointer"], error["code"]) for error in answer.json()["errors"]}
    assert {("/of", "missing"), ("/code", "missing")} <= errors


@pytest.mark.parametrize(
    ("wish", "pointer"),
    [
        ({"house_rules": {"tiles_each": 7}}, "/house_rules/tiles_each"),
        ({"variant": "teams"}, "/variant"),
        ({"edition": "en"}, "/edition"),
        ({"keywords": {}}, ""),
    ],
)
def test_a_game_that_cannot_be_opened(services: Services, wish: dict[str, Any], pointer: str) -> None:
    answer = House(services).send("POST", "/v1/games", {"rulebook": "davinci-code", **wish})
    assert answer.status == 422
    assert pointer in {error["pointer"] for error in answer.json()["errors"]}


@pytest.mark.parametrize("body", [{}, {"rulebook": "chess"}, {"rulebook": None}])
def test_a_game_is_of_a_rulebook(services: Services, body: dict[str, Any]) -> None:
    answer = House(services).send("POST", "/v1/games", body)
    (error,) = answer.json()["errors"]
    assert (answer.status, error["pointer"]) == (422, "/rulebook")
    assert error["code"] == ("missing" if not body else "not_one_of")


def test_clues_are_not_checked_where_there_are_none(services: Services) -> None:
    table = started(services)
    answer = table.house.send("POST", f"{table.path}/clue-checks", {"clues": ["a"]}, table.keys["p1"])
    assert (answer.status, answer.json()["code"]) == (404, "not_found")


def test_the_same_people_play_on(services: Services) -> None:
    table = started(services)
    table.do("p2", "resign")
    assert table.view()["outcome"] == {"winners": ["p1"], "reasons": ["resignation"], "points": None}
    after = {"rulebook": "davinci-code", "variant": "hyphen", "after": table.opened["id"]}
    opened = table.house.send("POST", "/v1/games", after, table.keys["host"])
    assert opened.status == 201, opened.content
    following = table.view("p1")["next"]
    next_game = Table(table.house, f"/v1/games/{following['id']}", opened.json(), {"p1": following["token"]})
    assert [player["name"] for player in next_game.view("p1")["players"]] == ["Sam", "Nora"]
    other = {"rulebook": "decrypto", "after": table.opened["id"]}
    assert table.house.send("POST", "/v1/games", other, table.keys["host"]).json()["code"] == "not_continuable"


def test_a_fifth_player_finds_no_seat(services: Services) -> None:
    table = open_table(services, 4)
    body = {"name": "Zoe", "join_code": table.opened["join_code"]}
    problem = table.house.send("POST", f"{table.path}/seats", body).json()
    assert problem["code"] == "team_full"
    assert "4" in problem["detail"]
    assert "team white" not in problem["detail"].lower()


def secrets_of(view: dict[str, Any], seat: str) -> list[Any]:
    player = next(player for player in view["players"] if player["seat"] == seat)
    return [tile["value"] for tile in player["tiles"] if not tile["open"]]


@pytest.mark.parametrize("variant", ["standard", "hyphen-points"])
def test_hidden_values_stay_with_their_owner(services: Services, variant: str) -> None:
    """Through a whole game nobody's view shows a hidden value of anybody else's; nor do the events up to then."""
    table = started(services, 3, variant=variant, house_rules={"rounds": 1})
    random = Random(5)
    readers: list[str | None] = ["p1", "p2", "p3", "host", None]
    seen = 0
    while (public := table.view())["phase"] != "finished":
        for reader in readers:
            view = table.view(reader)
            for owner in ("p1", "p2", "p3"):
                hidden = secrets_of(view, owner)
                assert all((found is None) is (owner != reader) for found in hidden)
                seen += len(hidden)
            told = [event["data"] for event in table.events(reader) if event["type"] == "tile_placed"]
            assert all((data["value"] is None) is (not data["open"] and data["seat"] != reader) for data in told)
        owing = [seat for seat in ("p1", "p2", "p3") if len(table.view(seat)["commands"]) > 1]
        if not owing:
            break
        one_move(table, random.choice(owing), random)
    assert public["round"] == 1
    assert seen > 500


def test_bots_play_by_what_they_are_offered(tmp_path: Path) -> None:
    script = str(ROOT / "examples" / "bots_play_davinci_code.py")
    with serving(tmp_path / "data") as server:
        command = [sys.executable, script, "--players", "3", "--variant", "hyphen-points", "--base-url", server.base]
        done = subprocess.run(command, capture_output=True, text=True, timeout=120)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.splitlines()[-1].endswith((": points", ": shared"))


def one_move(table: Table, seat: str, random: Random) -> None:
    offer = random.choice([offer for offer in table.view(seat)["commands"] if offer["type"] != "resign"])
    members = {n: value(s, random) for n, s in offer["schema"]["properties"].items() if n != "type"}
    assert table.do(seat, offer["type"], **members).status == 200
