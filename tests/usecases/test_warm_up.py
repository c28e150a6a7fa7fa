"""Analysers are loaded before they are needed, and a failure is not taken for readiness."""

import asyncio
import gc
import logging
import subprocess
import sys
from functools import partial

import pytest

from cluewright.usecases import warm_up
from cluewright.usecases.warm_up import WarmUp


def test_every_step_is_taken(monkeypatch: pytest.MonkeyPatch) -> None:
    loaded: list[int] = []
    monkeypatch.setattr(warm_up, "steps", lambda: [partial(loaded.append, number) for number in range(3)])
    one = WarmUp()
    assert not one.running
    asyncio.run(one.run())
    assert loaded == [0, 1, 2]
    assert not one.running


def test_afterwards_no_check_loads_anything() -> None:
    """In a process of its own, because others have loaded everything long ago."""
    code = """
import re, sys
from cluewright.core.clues.warm import steps
for step in steps():
    step()
from cluewright.core.clues import Clue, Table, judge, keyword
from cluewright.core.languages import TAGS
before, compiled = set(sys.modules), []
def compile(*given, original=re.compile):
    compiled.append(given[0])
    return original(*given)
re.compile = compile
for tag, word, clue in zip(TAGS, ("horse", "사과", "paard", "собака"), ("hoors", "시과", "paartd", "сабакка")):
    judge((Clue(clue),), Table((keyword(word, tag),)))
print(sorted(set(sys.modules) - before), [one for one in compiled if len(one) > 100])
"""
    shown = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert shown.stdout.strip() == "[] []"


def test_a_failure_is_told_and_never_ready(monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture) -> None:
    def fail() -> None:
        raise ImportError("no such module")

    monkeypatch.setattr(warm_up, "steps", lambda: [fail])
    one = WarmUp()
    with caplog.at_level(logging.ERROR):
        asyncio.run(one.run())
    assert one.running
    assert "ImportError" in caplog.text


def test_what_is_loaded_is_kept_out_of_garbage_collection(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(warm_up, "steps", list)
    usual = gc.get_threshold()
    gc.set_threshold(700, 10, 10)
    gc.unfreeze()
    try:
        asyncio.run(WarmUp().run())
        assert gc.get_freeze_count()
        assert gc.get_threshold() == (700, 10, 1000)
    finally:
        gc.set_threshold(*usual)
