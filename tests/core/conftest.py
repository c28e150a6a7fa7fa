"""The referee's rules are tested without the models: their opinion changes with what they have learned."""

import sys

import pytest

import cluewright.core.clues  # noqa: F401 - whose modules are patched


@pytest.fixture(autouse=True)
def without_a_model(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """What the patterns alone say; not for tests that are marked `model`."""
    if not request.node.get_closest_marker("model"):
        for module in ("leaning", "judge"):  # the package has a function of this name too
            monkeypatch.setattr(sys.modules[f"cluewright.core.clues.{module}"], "leaning", lambda *_: None)
