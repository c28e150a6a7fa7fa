import gc

import pytest

from cluewright.content import library as module
from cluewright.content.library import Library


@pytest.mark.parametrize("problem", [None, OSError])
def test_garbage_collection_rests_only_while_content_is_loaded(
    monkeypatch: pytest.MonkeyPatch, problem: type[OSError] | None
) -> None:
    seen = []

    def load_packs(_: object) -> dict[str, object]:
        seen.append(gc.isenabled())
        if problem is not None:
            raise problem
        return {}

    monkeypatch.setattr(module, "load_packs", load_packs)
    if problem is None:
        Library.load()
    else:
        with pytest.raises(problem):
            Library.load()
    assert (seen, gc.isenabled()) == ([False], True)
