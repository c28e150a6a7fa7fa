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
    """A whole game with hyphens, of two rounds."""
    table = open_table(services, 3, variant="hyphen-points", house_rules={"rounds": 2})
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
    assert (status, found["passed"], found["committed"], found["wrong"], found["stuck"]) == (0, True, True, [], None)
    assert found["events"] == len(record["events"])
    assert found["draws"] >= 5


def events(record: Record, name: str) -> list[Any]:
    return [event["data"] for event in record["events"] if event["type"].partition("@")[0].endswith(name)]


def other_code(record: Record) -> None:
    drawn = events(record, "code-drawn")[1]
    drawn["code"] = drawn["code"][::-1]


def other_words(record: Record) -> None:
    words = events(record, "game-started")[0]["keywords"]
    words["white"][0], words["black"][0] = words["black"][0], words["white"][0]


def other_starter(record: Record) -> None:
    started = events(record, "round-started")[1]
    started["starter"] = next(seat for seat in started["hands"] if seat != started["starter"])


def other_tiles(record: Record) -> None:
    pool = events(record, "round-started")[0]["pool"]
    pool[0]["value"], pool[-1]["value"] = pool[-1]["value"], pool[0]["value"]


@pytest.mark.parametrize(
    ("game", "change"),
    [
        ("decrypto", other_code),
        ("decrypto", other_words),
        ("davinci_code", other_starter),
        ("davinci_code", other_tiles),
    ],
)
def test_a_changed_draw_is_found(
    request: pytest.FixtureRequest,
    game: str,
    change: Callable[[Record], None],
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    record = json.loads(json.dumps(request.getfixturevalue(game)))
    change(record)
    status, found = checked(record, tmp_path, capsys)
    assert status == 1
    assert found["wrong"]


def test_another_tile_drawn_is_found(davinci_code: Record, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    record = json.loads(json.dumps(davinci_code))
    drawn = events(record, "tile-drawn")[0]
    drawn["tile"]["value"] = 0 if drawn["tile"]["value"] != 0 else 1
    status, found = checked(record, tmp_path, capsys)
    assert status == 1
    assert found["wrong"]


def test_another_seed_is_found(record: Record, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """In the head, in the first event, and where all of the record fits but what was promised at the opening."""
    promised = record["seed_commitment"]
    record["seed"] = "0" * 32
    assert checked(record, tmp_path, capsys)[1]["committed"] is False
    record["events"][0]["data"]["seed"] = "0" * 32
    status, found = checked(record, tmp_path, capsys, "--commitment", promised)
    assert (status, found["committed"], bool(found["wrong"])) == (1, False, True)


def test_an_event_left_out_is_found(record: Record, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    place = next(n for n, event in enumerate(record["events"]) if "round-started" in event["type"])
    del record["events"][place]
    status, found = checked(record, tmp_path, capsys)
    assert status == 1
    assert found["stuck"] is not None


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
    assert "no record" in capsys.readouterr().err


def test_in_words(davinci_code: Record, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "record.json"
    path.write_text(json.dumps(davinci_code), "utf-8")
    assert main(["--lang", "nl", "verify", str(path)]) == 0
    assert "de seed is die waarop het spel was vastgelegd" in capsys.readouterr().out
    davinci_code = json.loads(json.dumps(davinci_code))
    other_starter(davinci_code)
    del davinci_code["events"][-3]
    path.write_text(json.dumps(davinci_code), "utf-8")
    assert main(["--lang", "ru", "verify", str(path)]) == 1
    assert "не то, что следует из зерна" in capsys.readouterr().out
