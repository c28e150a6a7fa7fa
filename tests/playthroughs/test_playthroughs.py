"""Every recorded game still plays as recorded, in every reader's eyes."""

from pathlib import Path

import pytest
import yaml

from .playthrough import ANYBODY, FILES, open_game, play, seen, take


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_plays_as_recorded(path: Path) -> None:
    script = yaml.safe_load(path.read_text("utf-8"))
    for number, (now, recorded) in enumerate(zip(play(script), script["steps"], strict=True), 1):
        assert now == recorded, f"step {number}"


def test_the_worked_example_of_the_rulebooks() -> None:
    """After two rounds Black has no token, White one of each; both rounds are on the note sheets."""
    script = yaml.safe_load((FILES[0].parent.parent / "decrypto" / "worked-example.yaml").read_text("utf-8"))
    game = open_game(script)
    for step in script["steps"]:
        take(game, step)
    view = seen(game, ANYBODY)
    tokens = {path: value for path, value in view.items() if ".tokens." in path}
    assert tokens == {
        "teams.white.tokens.interceptions": 1,
        "teams.white.tokens.miscommunications": 1,
        "teams.black.tokens.interceptions": 0,
        "teams.black.tokens.miscommunications": 0,
    }
    assert view["round"] == 3
    assert view["note_sheets.white.0.code"] == [4, 2, 1]
    assert view["note_sheets.black.0.clues"] == ["night", "dawn", "dog"]


def test_the_worked_example_of_da_vinci_code() -> None:
    """Sam guesses Nora's black 10, then the wrong 1: his black 11 lies open at the right end, her 2 stays hidden."""
    script = yaml.safe_load((FILES[0].parent.parent / "davinci-code" / "worked-example.yaml").read_text("utf-8"))
    game = open_game(script)
    for step in script["steps"][:3]:
        take(game, step)
    sam, nora = (game.view("p2").players[place].tiles for place in (0, 1))
    assert [(tile.value, tile.open) for tile in sam] == [(None, False)] * 4 + [(11, True)]
    assert [(tile.value, tile.open) for tile in nora] == [(2, False), (6, False), (8, False), (10, True)]
