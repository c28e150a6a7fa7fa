"""The command line: each subcommand's answer, exit status and language."""

import io
import json
from pathlib import Path

import pytest

from cluewright import __version__
from cluewright.cli.command import environment_language
from cluewright.cli.main import commands, main, voice
from cluewright.cli.openapi import contract

CHECK = ("check", "-k", "cow", "-k", "night")


@pytest.fixture(autouse=True)
def _english_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "C")


def test_version(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as stopped:
        main(["--version"])
    assert stopped.value.code == 0
    assert __version__ in capsys.readouterr().out


@pytest.mark.parametrize("language", ["en", "nl", "ru", "ko"])
def test_every_text_of_the_help_is_there(language: str, capsys: pytest.CaptureFixture[str]) -> None:
    for command in commands():
        with pytest.raises(SystemExit):
            main(["--lang", language, command.name, "--help"])
    assert "cli." not in capsys.readouterr().out.replace("cli.py", "")


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, None),
        ({"LANG": "ru_RU.UTF-8"}, "ru-RU"),
        ({"LANG": "ru_RU", "LC_ALL": "ko_KR.UTF-8"}, "ko-KR"),
        ({"LC_MESSAGES": "nl_BE@euro", "LANG": "en_US"}, "nl-BE"),
        ({"LC_ALL": "C.UTF-8", "LANG": "nl_NL"}, None),
        ({"LC_ALL": "", "LANG": "POSIX"}, None),
    ],
)
def test_the_terminals_language(environment: dict[str, str], language: str | None) -> None:
    assert environment_language(environment) == language


def test_an_unknown_language_speaks_english() -> None:
    assert voice("xx").language == voice("not a tag").language == voice(None).language == "en"
    assert voice("nl-BE").language == "nl"


def test_a_draw_repeats_and_goes_on(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["draw", "--seed", "s", "--json"]) == 0
    first = json.loads(capsys.readouterr().out)
    assert main(["draw", "--seed", "s", "--json"]) == 0
    assert json.loads(capsys.readouterr().out) == first
    assert main(["draw", "--cursor", first["cursor"], "--json"]) == 0
    second = json.loads(capsys.readouterr().out)
    words = [json.dumps(word) for draw in (first, second) for team in draw["teams"] for word in team["keywords"]]
    assert len(words) == len(set(words)) == 16
    assert second["remaining"] == first["remaining"] - 8


def test_a_draw_to_read(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["draw", "--seed", "s", "--lang", "nl"]) == 0
    output = capsys.readouterr().out
    assert "Team 1" in output
    assert "--cursor " in output


@pytest.mark.parametrize(
    ("arguments", "status"),
    [
        (["draw", "--pack", "nothing"], 2),
        (["draw", "--languages", "xx"], 2),
        (["draw", "--cursor", "nonsense"], 1),
        (["check"], 2),
        (["check", "-k", "cow"], 2),
        ([*CHECK, "--code", "9", "moo"], 2),
        ([*CHECK, "--check", "magic", "moo"], 2),
        ([*CHECK, "x" * 161], 2),
    ],
)
def test_refusals_say_why(arguments: list[str], status: int, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(arguments) == status
    captured = capsys.readouterr()
    assert captured.out == ""
    assert captured.err.startswith("cluewright: ")
    assert "cli." not in captured.err


def test_codes(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["draw", "--codes", "3", "--seed", "s"]) == 0
    lines = capsys.readouterr().out.split()
    assert len(lines) == 3
    assert all(sorted(line.split(".")) == sorted(set(line.split("."))) for line in lines)


def test_what_was_not_looked_at_is_named_in_the_readers_language(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*CHECK, "--lang", "ko", "moon"]) == 0
    assert "(코드: 코드가 주어지지 않아" in capsys.readouterr().out


def test_a_check_to_read(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*CHECK, "moon"]) == 0
    assert "✓ moon" in capsys.readouterr().out
    assert main([*CHECK, "moon", "cows"]) == 1
    output = capsys.readouterr().out
    assert "✗ cows" in output
    assert "decrypto.clues.no-keyword" in output


def test_a_check_as_json_is_what_the_service_answers(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*CHECK, "cows", "--json", "--code", "1"]) == 1
    answer = json.loads(capsys.readouterr().out)
    assert answer["verdict"] == "illegal"
    assert answer["clues"][0]["findings"][0]["keyword"] == 1


def test_lines_in_lines_out(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    lines = ['{"id":"a","keywords":["cow"],"clues":["cows"]}', "", "{bad", '{"keywords":["cow"],"clues":["moon"]}']
    file = tmp_path / "checks.jsonl"
    file.write_text("\n".join(lines), "utf-8")
    assert main(["check", "--lines", str(file)]) == 2
    first, second, third = map(json.loads, capsys.readouterr().out.splitlines())
    assert (first["id"], first["verdict"]) == ("a", "illegal")
    assert second["problem"]["code"] == "malformed_json"
    assert third["verdict"] == "legal"
    monkeypatch.setattr("sys.stdin", io.StringIO(lines[3]))
    assert main(["check", "--lines", "-"]) == 0


def test_the_contract_is_written(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "openapi.json"
    assert main(["openapi", "-o", str(file)]) == 0
    assert file.read_text("utf-8") == contract()
    assert main(["openapi"]) == 0
    assert capsys.readouterr().out == contract()


def test_games_live_in_the_users_data_folder_unless_told_otherwise(tmp_path: Path) -> None:
    from cluewright.api.settings import user_data_folder

    assert user_data_folder({"XDG_DATA_HOME": str(tmp_path)}) == tmp_path / "cluewright"
    assert user_data_folder({"XDG_DATA_HOME": "not/absolute"}) == Path.home() / ".local" / "share" / "cluewright"


def test_a_broken_pack_is_named_and_stops_the_start(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "mine").mkdir()
    (tmp_path / "mine" / "pack.yaml").write_text("id: *mine", "utf-8")
    assert main(["--lang", "en", "serve", "--memory", "--packs", str(tmp_path)]) == 1
    assert "pack.yaml:1" in capsys.readouterr().err
