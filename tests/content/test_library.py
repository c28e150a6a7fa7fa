import gc
from pathlib import Path

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


def test_a_concept_that_two_packs_have_is_found_once_in_the_later_one(tmp_path: Path) -> None:
    pack = tmp_path / "mine"
    pack.mkdir()
    concept = "{id: cow, side: blue, difficulty: 1, gloss: the animal that gives milk}"
    (pack / "pack.yaml").write_text(f"id: mine\ntitle: {{en: Mine}}\nlicence: none\nconcepts:\n  - {concept}\n")
    (pack / "en.yaml").write_text("language: en\nwords:\n  cow: {word: cow, accepted: [moo-maker]}\n")
    library = Library.load([tmp_path])
    (found,) = library.concepts_of("COW", "en")
    assert found.words["en"].accepted == ("moo-maker",)
    assert library.concepts_of("moo-maker", "nl") == ()
