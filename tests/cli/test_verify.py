"""`cluewright verify`: a true record holds, and whatever is changed in it is found."""

import json
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

from cluewright.api.settings import Settings
from cluewright.bootstrap import Services, build
from cluewright.cli.main import main
from tests.api.playing import House, Table
from tests.api.test_davinci_code import open_table, play

Record = dict[str, Any]


@pytest.fixture(scope="module")
def services() -> Services:
    return build(Settings())


@pytest.fixture(scope="module")
def decrypto(services: Services) -> Record:
    """Two rounds with dealt keywords and drawn codes, ended by the host."""
    table: Table = House(services).open(keywords=None, codes="drawn", language="nl").start("ko")
    for _ in range(2):
        for team in ("white", "black"):
            seats = table.view()["teams"][team]["seats"]
            table.do(next(seat["seat"] for seat in seats if seat["encryptor"]), "give_clues", clues=["q1", "q2", "q3"])
        while (view := table.view())["phase"] == "guesses":
            for seat in ("white-1", "white-2", "black-1", "black-2"):
                table.do(seat, "guess", of=view["of"], code=[1, 2, 3])
    table.do("host", "end")
    record: Record = table.get("/record").json()
    return record


@pytest.fixture(scope="module")
def davinci_code(services: Services) -> Record:
    """A whole game with hyphens, of two rounds; always the same one, in which some guesses are right."""
    table = open_table(services, 3, variant="hyphen-points", house_rules={"rounds": 2}, seed="winter")
    table.do("host", "start")
    play(table, Random(3))
    record: Record = table.get("/record").json()
    return record


@pytest.fixture(params=["decrypto", "davinci_code"])
def record(request: pytest.FixtureRequest) -> Record:
    found: Record = json.loads(json.dumps(request.getfixturevalue(request.param)))
    return found


def checked(record: Any, folder: Path, capsys: pytest.CaptureFixture[str], *options: str) -> tuple[int, Any]:
    path = folder / "record.json"
    path.write_text(json.dumps(record), "utf-8")
    status = main(["verify", str(path), "--json", *options])
    out = capsys.readouterr().out
    return status, json.loads(out) if out else None


def test_a_true_record_holds(record: Record, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    status, found = checked(record, tmp_path, capsys, "--commitment", record["seed_commitment"])
    assert (status, found["passed"], found["committed"], found["broken"]) == (0, True, True, None)
    assert found["events"] == len(record["events"])
    assert found["draws"] >= 5


def first(record: Record, name: str, place: int = 0) -> tuple[int, Any]:
    """An event of this name: its number, and its data."""
    found = [(n, e["data"]) for n, e in enumerate(record["events"], 1) if e["type"].partition("@")[0].endswith(name)]
    return found[place]


def other_code(record: Record) -> int:
    number, drawn = first(record, "code-drawn", 1)
    drawn["code"] = drawn["code"][::-1]
    return number


def other_words(record: Record) -> int:
    number, started = first(record, "game-started")
    words = started["keywords"]
    words["white"][0], words["black"][0] = words["black"][0], words["white"][0]
    return number


def one_token_less(record: Record) -> int:
    number, awarded = first(record, "token-awarded")
    awarded["kind"] = next(kind for kind in ("interception", "miscommunication") if kind != awarded["kind"])
    return number


def other_winner(record: Record) -> int:
    number, ended = first(record, "game-ended")
    ended["winners"] = ["black"] if record["rulebook"] == "decrypto" else ["p9"]
    return number


def other_starter(record: Record) -> int:
    number, started = first(record, "round-started", 1)
    started["starter"] = next(seat for seat in started["hands"] if seat != started["starter"])
    return number


def other_pool(record: Record) -> int:
    number, started = first(record, "round-started")
    first_tile, *rest = started["pool"]
    other = next(tile for tile in rest if tile["value"] != first_tile["value"])
    first_tile["value"], other["value"] = other["value"], first_tile["value"]
    return number


def other_tile(record: Record) -> int:
    number, drawn = first(record, "tile-drawn")
    drawn["tile"]["value"] = 0 if drawn["tile"]["value"] != 0 else 1
    return number


def other_answer(record: Record) -> int:
    number, guessed = first(record, "tile-guessed", 2)
    guessed["right"] = not guessed["right"]
    return number


def other_points(record: Record) -> int:
    number, scored = first(record, "points-scored")
    scored["points"] += 5
    return number


def other_place(record: Record) -> int:
    number, placed = first(record, "tile-placed")
    placed["position"] = 99
    return number


@pytest.mark.parametrize(
    ("game", "change"),
    [
        ("decrypto", other_code),
        ("decrypto", other_words),
        ("decrypto", one_token_less),
        ("decrypto", other_winner),
        *(
            ("davinci_code", change)
            for change in (
                other_starter, other_pool, other_tile, other_answer, other_points, other_place, other_winner
            )
        ),
    ],
)  # fmt: skip
def test_a_change_is_found_where_it_is(
    request: pytest.FixtureRequest,
    game: str,
    change: Callable[[Record], int],
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    record = json.loads(json.dumps(request.getfixturevalue(game)))
    number = change(record)
    status, found = checked(record, tmp_path, capsys)
    assert (status, found["broken"], found["events"]) == (1, number, number - 1)


def test_another_seed_is_found(record: Record, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """In the head, in the first event, and where all of the record fits but what was promised at the opening."""
    promised = record["seed_commitment"]
    record["seed"] = "0" * 32
    assert checked(record, tmp_path, capsys)[1]["committed"] is False
    record["events"][0]["data"]["seed"] = "0" * 32
    status, found = checked(record, tmp_path, capsys, "--commitment", promised)
    assert (status, found["committed"]) == (1, False)
    assert found["broken"] is not None


def test_an_event_left_out_is_found(record: Record, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    number, _ = first(record, "round-started")
    del record["events"][number - 1]
    status, found = checked(record, tmp_path, capsys)
    assert (status, found["passed"]) == (1, False)


def test_events_that_the_rules_add_cannot_be_left_out(
    davinci_code: Record, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    record = json.loads(json.dumps(davinci_code))
    number, _ = first(record, "game-ended")
    del record["events"][number - 1]
    status, found = checked(record, tmp_path, capsys)
    assert (status, found["broken"]) == (1, number)


def test_a_game_that_goes_on_is_no_whole_record(
    decrypto: Record, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    record = json.loads(json.dumps(decrypto))
    number, _ = first(record, "game-ended")
    record["events"] = record["events"][: number - 1]
    status, found = checked(record, tmp_path, capsys)
    assert (status, found["broken"]) == (1, number)


def test_every_kind_of_step_can_be_played_again(
    services: Services, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Drafts, questions to the referee, suspect and entered clues, languages, a pause, clocks and skipped answers."""
    table = House(services).open(house_rules={"use_timer": True, "guess_timer_seconds": 20}).seat()
    seat = table.keys["white-2"]
    table.house.send("PATCH", f"{table.path}/seats/white-2", {"language": "ru", "name": "Алиса"}, seat)
    table.do("host", "start")
    table.do("white-1", "save_draft", clues=["one", "sombrero", None], code=[4, 2, 1])
    table.house.send("POST", f"{table.path}/clue-checks", {"clues": ["sombrero", "q?"]}, table.keys["white-1"])
    assert table.clues("black-1", "d", "e?", "f", code=(1, 2, 3)).status == 409
    assert table.do("black-1", "give_clues", clues=["d", "e?", "f"], code=[1, 2, 3], confirm=True).status == 200
    table.do("host", "pause")
    table.do("host", "resume")
    table.house.clock.wait(seconds=31)
    assert table.view()["note_sheets"]["white"][0]["clues"] == ["one", None, None]
    table.do("white-2", "propose", of="white", code=[1, 2, 3])
    table.do("host", "skip", team="white")
    table.house.clock.wait(seconds=61)
    assert table.view()["round"] == 2
    table.do("black-2", "resign")
    status, found = checked(table.get("/record").json(), tmp_path, capsys)
    assert (status, found["broken"]) == (0, None)


@pytest.mark.parametrize(
    "broken",
    [[], {}, {"format": "cluewright/record@9"}, {"format": "cluewright/record@1", "rulebook": "chess"}, None, 5],
)
def test_what_is_no_record(broken: Any, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert checked(broken, tmp_path, capsys) == (2, None)


@pytest.mark.parametrize(("member", "value"), [("events", []), ("events", [{}]), ("events", 3), ("seed", None)])
def test_a_record_with_a_hole(
    record: Record, member: str, value: Any, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    if value is None:
        del record[member]
    else:
        record[member] = value
    assert checked(record, tmp_path, capsys)[0] == 2


def test_a_missing_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["verify", str(tmp_path / "none.json")]) == 2
    assert "This file cannot be read." in capsys.readouterr().err


@pytest.mark.parametrize("text", ["", "{", "[" * 100_000])
def test_a_file_of_something_else(text: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "record.json").write_text(text, "utf-8")
    assert main(["verify", str(tmp_path / "record.json")]) == 2
    assert "This is no record" in capsys.readouterr().err


def test_a_pack_that_cannot_be_read_is_not_the_records_fault(
    davinci_code: Record, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    broken = tmp_path / "packs" / "mine"
    broken.mkdir(parents=True)
    (broken / "pack.yaml").write_text("id: &a mine\n", "utf-8")
    path = tmp_path / "record.json"
    path.write_text(json.dumps(davinci_code), "utf-8")
    assert main(["verify", str(path), "--packs", str(broken.parent)]) == 2
    assert "pack.yaml:1" in capsys.readouterr().err


def test_who_chose_the_seed_is_told(services: Services, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    table = open_table(services, seed="winter")
    table.do("host", "start")
    table.do("p1", "resign")
    path = tmp_path / "record.json"
    path.write_text(table.get("/record").content.decode(), "utf-8")
    assert main(["verify", str(path), "--commitment", table.opened["seed_commitment"]]) == 0
    out = capsys.readouterr().out
    assert "whoever opened the game chose the seed" in out
    assert "--commitment" not in out


def test_in_words(davinci_code: Record, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "record.json"
    path.write_text(json.dumps(davinci_code), "utf-8")
    assert main(["--lang", "nl", "verify", str(path)]) == 0
    out = capsys.readouterr().out
    assert "de seed is die waarop het spel was vastgelegd" in out
    assert "geef met --commitment" in out
    assert "Het verslag klopt." in out
    davinci_code = json.loads(json.dumps(davinci_code))
    number = other_starter(davinci_code)
    path.write_text(json.dumps(davinci_code), "utf-8")
    assert main(["--lang", "ru", "verify", str(path)]) == 1
    out = capsys.readouterr().out
    assert f"событие {number} (davinci-code.round-started@1) не следует" in out
    assert "ЗАПИСЬ НЕВЕРНА." in out
