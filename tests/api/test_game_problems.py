"""Whatever a rules engine refuses has a status and a text."""

import re
from pathlib import Path

import pytest

from cluewright.api.problems import STATUSES
from cluewright.bootstrap import ENGINES, Services
from cluewright.core import engines
from cluewright.core.engines.engine import event_type
from cluewright.store.event_store import StoreUnavailable
from cluewright.usecases.games.kept import AnyEngine

from .playing import House

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


@pytest.mark.parametrize("method", ["append", "positions"])
def test_a_store_that_fails_is_told_and_survived(
    services: Services, monkeypatch: pytest.MonkeyPatch, method: str
) -> None:
    async def fail(*_: object) -> None:
        raise StoreUnavailable

    table = House(services).open().start("nl")
    with monkeypatch.context() as patched:
        patched.setattr(table.house.games.store, method, fail)
        answer = table.clues("white-1")
    assert (answer.status, answer.json()["code"]) == (503, "store_unavailable")
    assert (answer.headers["retry-after"], answer.headers["content-language"]) == ("1", "nl")
    assert table.clues("white-1").status == 200
