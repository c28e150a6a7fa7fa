"""Whatever the engine names to a reader has a text in every language, and every refusal a status."""

import ast
from pathlib import Path

import pytest

from cluewright.api.problems import STATUSES
from cluewright.content.catalogs import Catalogs
from cluewright.content.library import Library
from cluewright.core.engines import seats
from cluewright.core.engines.davinci_code import commands as davinci_commands
from cluewright.core.engines.davinci_code import events as davinci_events
from cluewright.core.engines.davinci_code import model as davinci_model
from cluewright.core.engines.decrypto import commands, events, model

FOLDER = Path(seats.__file__).parent
OWN = (
    "command.davinci-code.guess",
    *(f"outcome.davinci-code.{r}" for r in ("points", "rounds", "shared", "resignation")),
)
"""Texts of a name that means something else in Da Vinci Code than in Decrypto."""

IDS = (
    *(f"command.{name}" for name in {**commands.COMMANDS, **davinci_commands.COMMANDS}),
    *(f"phase.{phase}" for phase in (*model.Phase, *davinci_model.DavinciCodePhase)),
    *(f"outcome.{reason}" for reason in (*events.REASONS, *davinci_events.REASONS)),
    *OWN,
)


@pytest.fixture(scope="module")
def catalogs() -> Catalogs:
    return Library.load().catalogs


@pytest.mark.parametrize("language", ["en", "nl", "ru", "ko"])
def test_commands_phases_and_outcomes_have_texts(catalogs: Catalogs, language: str) -> None:
    found = {message: catalogs.translation(message, language) for message in IDS}
    assert [message for message, text in found.items() if text is None or text.stale] == []


def first_arguments(path: Path, function: str) -> set[str]:
    """The literal first arguments of all calls of a function."""
    calls = (node for node in ast.walk(ast.parse(path.read_text("utf-8"))) if isinstance(node, ast.Call))
    named = (call for call in calls if isinstance(call.func, ast.Name) and call.func.id == function)
    return {str(arg.value) for call in named for arg in call.args[:1] if isinstance(arg, ast.Constant)}


def test_every_refusal_has_a_status() -> None:
    paths = FOLDER.rglob("*.py")
    codes = {code for path in paths for code in first_arguments(path, "Rejected")}
    assert len(codes) > 20
    assert codes - set(STATUSES) == set()
