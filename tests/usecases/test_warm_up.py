"""Analysers are loaded before they are needed, and a failure is not taken for readiness."""

import asyncio
import gc
import logging

import pytest

from cluewright.core.languages import TAGS
from cluewright.usecases import warm_up
from cluewright.usecases.warm_up import WarmUp


def test_every_language_is_loaded(monkeypatch: pytest.MonkeyPatch) -> None:
    loaded: list[str] = []
    monkeypatch.setattr(warm_up, "_load", loaded.append)
    one = WarmUp()
    assert not one.running
    asyncio.run(one.run())
    assert loaded == list(TAGS)
    assert not one.running


def test_a_failure_is_told_and_never_ready(monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture) -> None:
    def fail(tag: str) -> None:
        raise ImportError(f"no module for {tag}")

    monkeypatch.setattr(warm_up, "_load", fail)
    one = WarmUp()
    with caplog.at_level(logging.ERROR):
        asyncio.run(one.run())
    assert one.running
    assert "ImportError" in caplog.text


def test_what_is_loaded_is_kept_out_of_garbage_collection(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(warm_up, "_load", lambda tag: None)
    gc.unfreeze()
    asyncio.run(WarmUp().run())
    frozen = gc.get_freeze_count()
    gc.unfreeze()
    assert frozen
