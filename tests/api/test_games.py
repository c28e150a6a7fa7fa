"""Games over HTTP: opening, sitting down, playing, and what is refused."""

import hashlib
from typing import Any

import pytest

from cluewright.bootstrap import Services

from .playing import ENTERED, House, Table

KEY = {"idempotency-key": "0123456789abcdefghijkl"}


@pytest.fixture
def house(services: Services) -> House:
    return House(services)


@pytest.fixture
def table(house: House) -> Table:
    return house.open().start()


def pointers(problem: Any) -> list[str]:
    return [error["pointer"] for error in problem["errors"]]


def test_a_game_is_opened_with_its_keys(house: House) -> None:
    answer = house.send("POST", "/v1/games", {"rulebook": "decrypto"})
    opened = answer.json()
    assert answer.status == 201
    assert answer.headers["location"] == f"/v1/games/{opened['id']}"
    assert answer.headers["cache-control"] == "no-store"
    assert sorted(opened) == ["host_token", "id", "join_code", "seed_commitment", "version"]
    assert house.send("GET", f"/v1/games/{opened['id']}").json()["phase"] == "lobby"


def test_opening_is_repeated_by_its_key(house: House) -> None:
    first = house.send("POST", "/v1/games", ENTERED, **KEY)
    again = house.send("POST", "/v1/games", ENTERED, **KEY)
    assert (again.status, again.content) == (201, first.content)
    other = house.send("POST", "/v1/games", {**ENTERED, "language": "nl"}, **KEY)
    assert (other.status, other.json()["code"]) == (422, "idempotency_key_reused")


def test_a_key_that_could_be_guessed_opens_nothing(house: House) -> None:
    answer = house.send("POST", "/v1/games", ENTERED, idempotency_key="a" * 21)
    assert (answer.status, pointers(answer.json())) == (422, ["/Idempotency-Key"])


@pytest.mark.parametrize(
    ("wish", "pointer"),
    [
        ({"keywords": {"white": ["a", "b", "c"], "black": ["d", "e", "f", "g"]}}, "/keywords/white"),
        ({"keywords": {"white": ["a", "b", "c", "d"]}}, "/keywords/black"),
        ({"keywords": {"white": ["a", "b", "c", "d"], "black": ["e", "f", "g", "A"]}}, "/keywords/black"),
        ({"keywords": {"white": ["a", "b", "c", "a"], "black": ["e", "f", "g", "h"]}}, "/keywords/white"),
        (
            {"keywords": {"white": ["a", "b", "c", {"concept": "no-such-thing"}], "black": ["e", "f", "g", "h"]}},
            "/keywords/white/3",
        ),
        ({"keywords": {**ENTERED["keywords"], "green": []}}, "/keywords"),
        ({"house_rules": {"max_rounds": 21}}, "/house_rules/max_rounds"),
        ({"house_rules": {"no_such_rule": 1}}, "/house_rules"),
        ({"wordpack": "no-such-pack"}, "/wordpack"),
        ({"keywords": None, "language": "tlh"}, "/language"),
    ],
)
def test_what_cannot_be_played_is_refused_by_its_place(house: House, wish: dict[str, Any], pointer: str) -> None:
    answer = house.send("POST", "/v1/games", {**ENTERED, **wish})
    assert (answer.status, pointers(answer.json())) == (422, [pointer])


def test_seats_need_the_join_code_or_the_host(house: House) -> None:
    table = house.open()
    body = {"name": "Ann", "team": "white"}
    path = f"{table.path}/seats"
    assert house.send("POST", path, body).status == 401
    assert house.send("POST", path, {**body, "join_code": "00000000"}).status == 403
    assert house.send("POST", path, body, "cws_wrong").status == 401
    assert house.send("POST", path, body, table.keys["host"]).json()["seat"] == "white-1"
    table.join("Bob", "white")
    assert house.send("POST", path, body, table.keys["white-2"]).status == 403
    assert house.send("POST", path, {**body, "seat": "white-2", "join_code": table.opened["join_code"]}).status == 409


def test_joining_is_repeated_by_its_key(house: House) -> None:
    table = house.open()
    body = {"name": "Ann", "join_code": table.opened["join_code"]}
    first = house.send("POST", f"{table.path}/seats", body, **KEY)
    again = house.send("POST", f"{table.path}/seats", body, **KEY)
    assert (first.status, again.content) == (201, first.content)
    assert len(table.view()["teams"]["white"]["seats"]) == 1


@pytest.mark.parametrize("name", ["", " ", "A\u202eB", "A\u200bB", "A\nB", "x" * 41])
def test_names_hide_nothing(house: House, name: str) -> None:
    table = house.open()
    answer = house.send("POST", f"{table.path}/seats", {"name": name, "join_code": table.opened["join_code"]})
    assert (answer.status, pointers(answer.json())) == (422, ["/name"])


@pytest.mark.parametrize("header", ["Basic abc", "Bearer", "Bearer ", "abc", "Bearer cws_wrong"])
def test_a_wrong_authorization_is_never_a_spectator(table: Table, header: str) -> None:
    answer = table.house.send("GET", table.path, authorization=header)
    assert answer.status == 401
    assert answer.headers["www-authenticate"] == 'Bearer realm="cluewright"'


def test_a_game_for_seats_only_shows_strangers_nothing(house: House) -> None:
    table = house.open(visibility="seats").start()
    for what in ("", "/events?after=0", "/record"):
        assert table.get(what).status == 401
        assert table.get(what, "white-1").status in (200, 409)


def test_tokens_open_their_own_game_only(house: House) -> None:
    one, two = house.open().start(), house.open().start()
    assert house.send("GET", two.path, token=one.keys["white-1"]).status == 401


def test_problems_speak_the_language_of_the_seat(house: House) -> None:
    table = house.open()
    for seat_language in ("ko", "nl"):
        seat = table.join("Ann", "white", seat_language)
        refused = table.do(seat, "start", {"accept-language": "ru"})
        malformed = table.do(seat, "no-such-command", {"accept-language": "ru"})
        for answer in (refused, malformed, table.get("/record", seat)):
            assert answer.status >= 400
            assert answer.headers["content-language"] == seat_language
            assert "Authorization" in answer.headers["vary"]
    assert table.do(None, "start", {"accept-language": "ru"}).headers["content-language"] == "ru"


def test_a_seat_changes_only_itself(table: Table) -> None:
    path = f"{table.path}/seats/white-1"
    for who in ("white-2", "black-1", "host"):
        assert table.house.send("PATCH", path, {"name": "Eve"}, table.keys[who]).status == 403
    answer = table.house.send("PATCH", path, {"name": "Ann", "language": "nl-BE"}, table.keys["white-1"])
    assert answer.json() == {"seat": "white-1", "team": "white", "name": "Ann", "language": "nl"}
    assert table.get("", "white-1").headers["content-language"] == "nl"


def test_a_language_is_nobody_elses_business(table: Table) -> None:
    before = [(table.get("", who).content, table.events(who)) for who in ("black-1", "white-2", None)]
    table.house.send("PATCH", f"{table.path}/seats/white-1", {"language": "ko"}, table.keys["white-1"])
    assert [(table.get("", who).content, table.events(who)) for who in ("black-1", "white-2", None)] == before


def test_a_new_token_kills_the_old_one(table: Table) -> None:
    house, path = table.house, f"{table.path}/seats/white-1/token"
    assert house.send("POST", path, token=table.keys["white-2"]).status == 403
    old = table.keys["white-1"]
    first = house.send("POST", path, token=old).json()["token"]
    assert house.send("GET", table.path, token=old).status == 401
    second = house.send("POST", path, token=table.keys["host"]).json()["token"]
    assert house.send("GET", table.path, token=first).status == 401
    assert house.send("GET", table.path, token=second).json()["you"]["seat"] == "white-1"


def test_the_host_can_renew_its_own_token(table: Table) -> None:
    new = table.house.send("POST", f"{table.path}/seats/host/token", token=table.keys["host"]).json()["token"]
    assert table.do("host", "pause").status == 401
    table.keys["host"] = new
    assert table.do("host", "pause").status == 200


def test_a_seat_given_up_is_lost_with_its_token(house: House) -> None:
    table = house.open().seat()
    path = f"{table.path}/seats/white-1"
    old = table.keys["white-1"]
    assert house.send("DELETE", path, token=table.keys["black-1"]).status == 403
    assert house.send("DELETE", path, token=table.keys["host"]).status == 204
    assert house.send("GET", table.path, token=old).status == 401
    assert house.send("DELETE", path, token=table.keys["host"]).status == 404
    assert table.join("Zoë", "white") == "white-1"
    assert table.keys["white-1"] != old
    assert house.send("GET", table.path, token=old).status == 401


def test_seats_are_kept_once_the_game_has_started(table: Table) -> None:
    answer = table.house.send("DELETE", f"{table.path}/seats/white-1", token=table.keys["host"])
    assert (answer.status, answer.json()["code"]) == (409, "wrong_phase")


def test_a_command_is_repeated_by_its_key(table: Table) -> None:
    first = table.do("white-1", "give_clues", KEY, clues=["a", "b", "c"], code=[4, 2, 1])
    again = table.do("white-1", "give_clues", KEY, clues=["a", "b", "c"], code=[4, 2, 1])
    assert first.status == again.status == 200
    assert (first.json()["version"], first.json()["events"]) == (again.json()["version"], again.json()["events"])
    later = table.clues("black-1")
    assert later.json()["version"] > first.json()["version"]
    again = table.do("white-1", "give_clues", KEY, clues=["a", "b", "c"], code=[4, 2, 1])
    assert (again.json()["version"], again.json()["events"]) == (first.json()["version"], first.json()["events"])
    other = table.do("white-1", "give_clues", KEY, clues=["a", "b", "d"], code=[4, 2, 1])
    assert (other.status, other.json()["code"]) == (422, "idempotency_key_reused")


def test_a_key_belongs_to_its_bearer(table: Table) -> None:
    assert table.do("white-1", "give_clues", KEY, clues=["a", "b", "c"], code=[4, 2, 1]).status == 200
    other = table.do("black-1", "give_clues", KEY, clues=["a", "b", "c"], code=[4, 2, 1])
    assert other.status == 200
    assert next(event["data"]["team"] for event in other.json()["events"]) == "black"


def test_a_refusal_is_not_remembered(table: Table) -> None:
    members = {"clues": ["a", "b", "really?"], "code": [4, 2, 1]}
    assert table.do("white-1", "give_clues", KEY, **members).json()["code"] == "clue_needs_confirmation"
    assert table.do("white-1", "give_clues", KEY, **members, confirm=True).status == 200


@pytest.mark.parametrize("form", ["tag", "version", "any", "list"])
def test_if_match_takes_what_the_view_says(table: Table, form: str) -> None:
    view = table.get("", "white-1")
    version = f'"{view.json()["version"]}"'
    tags = {"tag": view.headers["etag"], "version": version, "any": "*", "list": f'"0.x", {version}'}
    answer = table.do("white-1", "save_draft", {"if-match": tags[form]}, clues=["a", None, None])
    assert answer.status == 200


def test_a_stale_version_does_nothing(table: Table) -> None:
    before = table.get("", "white-1").headers["etag"]
    assert table.clues("black-1").status == 200
    for tag in (before, before.split(".")[0] + '"'):
        answer = table.do("white-1", "give_clues", {"if-match": tag}, clues=["a", "b", "c"], code=[4, 2, 1])
        assert (answer.status, answer.json()["code"]) == (412, "stale_version")
    assert not table.view()["teams"]["white"]["clues_ready"]


def test_a_refused_clue_is_explained_to_its_giver(table: Table) -> None:
    answer = table.clues("white-1", "black", "two", "three")
    problem = answer.json()
    assert (answer.status, problem["code"], problem["rule"]) == (409, "clue_illegal", "decrypto.clues.no-keyword")
    assert problem["rule_url"] == "/v1/rulebooks/decrypto/rules/decrypto.clues.no-keyword"
    assert [(found["clue"], found["keyword"]) for found in problem["findings"]] == [(1, 1)]


def test_clues_are_checked_for_their_encryptor_alone(table: Table) -> None:
    path, body = f"{table.path}/clue-checks", {"clues": ["black", "two", "really?"]}
    answer = table.house.send("POST", path, body, table.keys["white-1"]).json()
    assert (answer["verdict"], [clue["verdict"] for clue in answer["clues"]]) == (
        "illegal",
        ["illegal", "legal", "suspect"],
    )
    assert [found["clue"] for found in answer["findings"]] == [1, 3]
    for who in ("white-2", "black-2"):
        assert table.house.send("POST", path, body, table.keys[who]).json()["code"] == "not_encryptor"
    assert table.house.send("POST", path, body).status == 401


def test_checks_are_rationed(table: Table) -> None:
    path, body = f"{table.path}/clue-checks", {"clues": ["one"]}
    statuses = [table.house.send("POST", path, body, table.keys["white-1"]).status for _ in range(31)]
    assert statuses == [200] * 30 + [409]


PRIVATE: list[tuple[str, str, dict[str, Any]]] = [
    ("POST", "/clue-checks", {"clues": ["black", "two", "three"]}),
    ("POST", "/commands", {"type": "give_clues", "clues": ["black", "two", "three"], "code": [4, 2, 1]}),
    ("POST", "/commands", {"type": "give_clues", "clues": ["really?", "two", "three"], "code": [4, 2, 1]}),
    ("POST", "/commands", {"type": "give_clues", "clues": ["a", "b", "c"], "code": [4, 4, 1]}),
    ("POST", "/commands", {"type": "save_draft", "clues": ["a", None, None]}),
    ("POST", "/commands", {"type": "guess", "of": "white", "code": [1, 2, 3]}),
    ("POST", "/seats/white-1/token", {}),
    ("GET", "", {}),
    ("GET", "/events?after=0", {}),
]


@pytest.mark.parametrize(("method", "path", "body"), PRIVATE)
def test_what_is_private_or_refused_leaves_no_trace(table: Table, method: str, path: str, body: dict[str, Any]) -> None:
    def trace() -> list[Any]:
        everybody = ("white-2", "black-1", "black-2", "host", None)
        return [(table.get(what, who)) for who in everybody for what in ("", "/events?after=0", "/events")]

    before = trace()
    answer = table.house.send(method, table.path + path, body or None, table.keys["white-1"])
    assert answer.status in (200, 409)
    assert trace() == before


def test_the_record_comes_at_the_end_with_every_secret(house: House) -> None:
    table = house.open(keywords=None, codes="drawn").start()
    for who in ("white-1", "host", None):
        assert table.get("/record", who).json()["code"] == "game_not_over"
    assert table.do("white-2", "resign").status == 200
    record = table.get("/record").json()
    formula = "|".join(("cluewright/draw/v1", record["id"], record["seed"]))
    assert hashlib.sha256(formula.encode()).hexdigest() == record["seed_commitment"] == table.opened["seed_commitment"]
    kinds = [event["type"] for event in record["events"]]
    assert kinds[0] == "decrypto.game-created@1"
    assert kinds[-1] == "decrypto.game-ended@1"
    drawn = [event["data"] for event in record["events"] if event["type"] == "decrypto.code-drawn@1"]
    assert [len(draw["code"]) for draw in drawn] == [3, 3]


def test_only_the_host_deletes(table: Table) -> None:
    for who in ("white-1", None):
        answer = table.house.send("DELETE", table.path, token=table.keys[who] if who else None)
        assert answer.status in (401, 403)
    assert table.house.send("DELETE", table.path, token=table.keys["host"]).status == 204
    assert table.get("", "white-1").status == 404
    assert table.house.send("DELETE", table.path, token=table.keys["host"]).status == 404


def test_the_timer_runs_out_by_itself(house: House) -> None:
    table = house.open(house_rules={"use_timer": True, "timer_seconds": 30}).start()
    assert table.clues("white-1").status == 200
    assert table.view()["deadline"] is not None
    assert table.do("black-1", "save_draft", clues=["early", None, None]).status == 200
    house.clock.wait(seconds=29.9)
    assert table.view()["phase"] == "clues"
    house.clock.wait(seconds=0.1)
    late = table.do("black-1", "give_clues", clues=["a", "b", "c"], code=[4, 2, 1])
    assert late.json()["code"] == "wrong_phase"
    assert table.view()["phase"] == "guesses"


def test_the_same_people_go_on(house: House) -> None:
    concepts = [concept.id for concept in house.services.library.packs["classic"].concepts[:8]]
    words = {"white": [{"concept": c} for c in concepts[:4]], "black": [{"concept": c} for c in concepts[4:]]}
    table = house.open(keywords=words).start()
    body = {"rulebook": "decrypto", "after": table.opened["id"]}
    assert house.send("POST", "/v1/games", body, table.keys["host"]).json()["code"] == "not_continuable"
    table.do("white-1", "resign")
    assert table.view()["next_exclude"] == concepts
    other = {**body, "variant": "interceptor"}
    assert house.send("POST", "/v1/games", other, table.keys["host"]).json()["code"] == "not_continuable"
    assert house.send("POST", "/v1/games", body, table.keys["white-1"]).status == 403
    assert house.send("POST", "/v1/games", body).status == 403
    opened = house.send("POST", "/v1/games", body, table.keys["host"], **KEY)
    assert opened.status == 201
    assert house.send("POST", "/v1/games", body, table.keys["host"], **KEY).content == opened.content
    assert house.send("POST", "/v1/games", body, table.keys["host"]).status == 409
    following = table.view("black-2")["next"]
    view = house.send("GET", f"/v1/games/{following['id']}", token=following["token"]).json()
    assert (view["you"]["seat"], view["you"]["name"], view["phase"]) == ("black-2", "Eve", "lobby")
    assert table.view(None)["next"] is None
    house.send("POST", f"/v1/games/{following['id']}/commands", {"type": "start"}, opened.json()["host_token"])
    kept = house.games.cache[following["id"]]
    dealt = {keyword.concept for team in kept.state.keywords.values() for keyword in team}
    assert dealt.isdisjoint(concepts)


def test_seeded_games_say_so_and_repeat(house: House) -> None:
    views = []
    for _ in range(2):
        table = house.open(keywords=None, codes="drawn", seed="winter-cup").start()
        view = table.view("white-1")
        views.append((view["seeded"], view["you"]["keywords"], view["you"]["code"]))
    assert views[0] == views[1]
    assert views[0][0] is True
    assert house.open().view()["seeded"] is False


def test_what_is_left_out_does_not_grow_from_game_to_game(house: House) -> None:
    """Only concepts that there are can be left out: all else would be carried on for ever."""
    exclude, after, token = ["black"], None, None
    for number in range(3):
        wishes = {"exclude": [*exclude, f"nothing-{number}"], "after": after}
        answer = house.send("POST", "/v1/games", {"rulebook": "decrypto", **wishes}, token)
        after, token = answer.json()["id"], answer.json()["host_token"]
        assert house.send("POST", f"/v1/games/{after}/commands", {"type": "end"}, token).status == 200
    assert house.send("GET", f"/v1/games/{after}").json()["next_exclude"] == exclude
