"""Whatever a rules engine refuses has a status and a text."""

import re
from pathlib import Path

import pytest

from cluewright.api.problems import STATUSES
from cluewright.bootstrap import ENGINES, Services
from cluewright.core import engines
from cluewright.core.engines.engine import event_type
from cluewright.usecases.games.kept import AnyEngine

SOURCES = sorted(Path(engines.__file__).parent.rglob("*.py"))
CODES = sorted({code for path in SOURCES for code in re.findall(r'Rejected\(\s*"(\w+)"', path.read_text())})


@pytest.mark.parametrize("code", CODES)
def test_every_refusal_can_be_told(services: Services, code: str) -> None:
    assert STATUSES[code] in (403, 404, 409)
    assert {f"problem.{code}.title", f"problem.{code}.detail"} <= services.library.catalogs.ids()


def test_refusals_were_found() -> None:
    assert {"wrong_phase", "clue_illegal", "team_full", "already_guessed"} <= set(CODES)


@pytest.mark.parametrize("engine", ENGINES.values(), ids=list(ENGINES))
def test_every_event_has_a_name_for_readers(services: Services, engine: AnyEngine) -> None:
    named = {f"event.{event_type(name)}" for name in engine.events}
    assert named <= services.library.catalogs.ids()
