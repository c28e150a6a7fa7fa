"""Playthroughs: a game as a list of commands, with what every reader sees change at each step.

A file holds the game (`game`, `seats`, for Da Vinci Code `deal`) and its `steps`. Of each step `by`, `command` and
`wait` (seconds before it) are written by hand; `refused` or `events`, and `sees`, are what came of it. Under `sees`
stand, for each reader, the values of the view that changed, by path; what changed alike for all of them stands under
`everybody`. So a secret that leaks is a new line under the wrong name.

`python -m tests.playthroughs.playthrough` writes what came of the steps into the files anew: read the diff.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import yaml
from pydantic import TypeAdapter

from cluewright.core.clues.clue import keyword
from cluewright.core.engines.decrypto.options import Codes
from cluewright.core.engines.engine import HOST, Rejected, event_type
from cluewright.core.engines.lobby import Join
from tests.core.engines.davinci_code import sitting as davinci_code
from tests.core.engines.decrypto import sitting as decrypto
from tests.core.engines.sitting import AnySitting

FOLDER = Path(__file__).parent
FILES = sorted(FOLDER.glob("*/*.yaml"))
LEFT_OUT = ("id", "rulebook", "variant", "edition", "parameters", "seeded", "now")
ANYBODY = "spectator"


def open_game(script: Mapping[str, Any]) -> AnySitting:
    """The game of a file, with its seats taken, and dealt as the file says."""
    options = dict(script["game"])
    rulebook = options.pop("rulebook", "decrypto")
    game = davinci_game(options) if rulebook == "davinci-code" else decrypto_game(options)
    for seat in script["seats"]:
        game.do(None, Join(**seat))
    if "deal" in script:
        assert isinstance(game, davinci_code.Sitting)
        game.deal(**script["deal"])
    return game


def decrypto_game(options: dict[str, Any]) -> decrypto.Sitting:
    if "keywords" in options:
        given = options["keywords"].items()
        options["keywords"] = {team: tuple(keyword(word, "en") for word in words) for team, words in given}
    options["codes"] = Codes(options.get("codes", "drawn"))
    return decrypto.Sitting(decrypto.created(options.pop("variant"), options.pop("edition"), **options))


def davinci_game(options: dict[str, Any]) -> davinci_code.Sitting:
    return davinci_code.Sitting(davinci_code.created(options.pop("variant"), **options))


def play(script: Mapping[str, Any]) -> list[dict[str, Any]]:
    """The steps of a file, with what comes of them now."""
    game = open_game(script)
    readers = [seat.id for seat in game.state.lobby.seats] + [HOST, ANYBODY]
    before = {reader: seen(game, reader) for reader in readers}
    steps = []
    for step in script["steps"]:
        result = take(game, step)
        after = {reader: seen(game, reader) for reader in readers}
        changes = {reader: changed(before[reader], after[reader]) for reader in readers}
        steps.append({**asked(step), **result, "sees": shared(changes)})
        before = after
    return steps


def asked(step: Mapping[str, Any]) -> dict[str, Any]:
    """The part of a step that is written by hand."""
    return {name: step[name] for name in ("wait", "by", "command") if name in step}


def take(game: AnySitting, step: Mapping[str, Any]) -> dict[str, Any]:
    """Let the clock run and give the command, if there is one."""
    names = {cls: event_type(name) for name, cls in game.engine.events.items()}
    happened = [names[type(event)] for event in game.wait(step.get("wait", 0))]
    if "command" not in step:
        return {"events": happened}
    fields = {name: value for name, value in step["command"].items() if name != "type"}
    command = TypeAdapter(game.engine.commands[step["command"]["type"]]).validate_python(fields)
    try:
        events = game.do(step["by"], command)
    except Rejected as refused:
        return {"refused": {"code": refused.code, "rule": refused.rule}}
    return {"events": [*happened, *(names[type(event)] for event in events)]}


def seen(game: AnySitting, reader: str) -> dict[str, Any]:
    """The reader's view, flattened to values by path."""
    view = game.view(None if reader == ANYBODY else reader)
    plain = TypeAdapter(type(view)).dump_python(view, mode="json")
    plain["commands"] = [offer["type"] for offer in plain["commands"]]
    return dict(flat({name: value for name, value in plain.items() if name not in LEFT_OUT}))


def flat(value: Any, path: str = "") -> Iterator[tuple[str, Any]]:
    if isinstance(value, dict) and value:
        for name, inner in value.items():
            yield from flat(inner, f"{path}.{name}" if path else name)
    elif isinstance(value, list) and value and isinstance(value[0], dict):
        for place, inner in enumerate(value):
            yield from flat(inner, f"{path}.{place}")
    else:
        yield path, value


def changed(before: Mapping[str, Any], after: Mapping[str, Any]) -> dict[str, Any]:
    """What is new or different, and what is gone (as None)."""
    gone = {path: None for path in before if path not in after and not any(p.startswith(f"{path}.") for p in after)}
    return {path: value for path, value in after.items() if path not in before or before[path] != value} | gone


def shared(changes: Mapping[str, Mapping[str, Any]]) -> dict[str, dict[str, Any]]:
    """The same changes, those that are alike for every reader only once."""
    first = next(iter(changes.values()))
    alike = {
        path: value
        for path, value in first.items()
        if all(path in other and other[path] == value for other in changes.values())
    }
    own = {reader: {p: v for p, v in change.items() if p not in alike} for reader, change in changes.items()}
    return {name: change for name, change in {"everybody": alike, **own}.items() if change}


class Lines(yaml.SafeDumper):
    """YAML with lists of plain values on one line."""

    def ignore_aliases(self, data: Any) -> bool:
        return True


def on_one_line(dumper: Lines, data: list[Any]) -> yaml.Node:
    nested = any(isinstance(item, dict) for item in data)
    return dumper.represent_sequence("tag:yaml.org,2002:seq", data, flow_style=not nested)


Lines.add_representer(list, on_one_line)


def write(path: Path) -> None:
    """Play a file and write down what came of it."""
    script = yaml.safe_load(path.read_text("utf-8"))
    script["steps"] = play(script)
    text = yaml.dump(script, Dumper=Lines, allow_unicode=True, sort_keys=False, width=118)
    path.write_text(text, "utf-8")


if __name__ == "__main__":
    for file in FILES:
        write(file)
