import gc

import pytest

from cluewright.api.settings import Settings
from cluewright.bootstrap import open_library
from cluewright.content.library import Library


@pytest.mark.parametrize("problem", [None, OSError])
def test_garbage_collection_rests_only_while_content_is_loaded(
    monkeypatch: pytest.MonkeyPatch, problem: type[OSError] | None
) -> None:
    library, seen = Library({}, {}, {}, {}, {}, {}), []  # type: ignore[arg-type]

    def load(*_: object) -> Library:
        seen.append(gc.isenabled())
        if problem is not None:
            raise problem
        return library

    monkeypatch.setattr(Library, "load", load)
    if problem is None:
        open_library(Settings())
    else:
        with pytest.raises(problem):
            open_library(Settings())
    assert (seen, gc.isenabled()) == ([False], True)
