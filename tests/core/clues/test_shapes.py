"""What `make` writes down of translations must be what would be worked out, and of this very code."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from cluewright.content.compiled import compile_shapes
from cluewright.content.library import Library
from cluewright.content.translations import translations
from cluewright.core.clues import shapes as module
from cluewright.core.clues.clue import Translation
from cluewright.core.clues.shapes import Shapes, _files, file_name, shapes, worked_out, written_down
from cluewright.core.languages.subject_model import FILE
from cluewright.core.languages.word_list import WordList, packed

PACK_WORDS = [one for concept in Library.load().concepts.values() for one in translations(concept)]


def test_what_is_written_down_is_what_would_be_worked_out(monkeypatch: pytest.MonkeyPatch) -> None:
    some = PACK_WORDS[::50]
    written = WordList(written_down(some))
    monkeypatch.setattr(module, "_written", lambda: written)
    monkeypatch.setattr(module, "worked_out", lambda _: pytest.fail("not written down"))
    assert list(shapes(some)) == [(one, worked_out(one)) for one in some]
    assert {one.language for one in some} == {one.language for one in PACK_WORDS}


@pytest.mark.parametrize(
    "one",
    [
        Translation("de", "Dingsbums", "own", curated=True),
        Translation("de", "Dingsbums", "own", curated=True, concept=PACK_WORDS[0].concept),
        Translation("ja", "ookami", "own", curated=True, romanised=True),
        Translation("de", "zwei Wörter|und\tmehr\n", "own"),
    ],
)
def test_other_words_are_worked_out(one: Translation, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "_written", lambda: WordList(written_down(PACK_WORDS[:10])))
    assert list(shapes([one])) == [(one, worked_out(one))]


def test_a_word_that_nobody_vouches_for_is_filed_apart(monkeypatch: pytest.MonkeyPatch) -> None:
    sure = Translation("de", "Katze", "own", curated=True, concept="cat")
    wider = Translation("de", "Katze", "own", ambiguous=True, concept="cat")
    written = WordList(written_down([sure]))
    monkeypatch.setattr(module, "_written", lambda: written)
    assert [found.stem for _, found in shapes([sure, wider])] == ["katz", ""]


def test_what_is_written_down_is_used(monkeypatch: pytest.MonkeyPatch) -> None:
    katze = Translation("de", "Katze", "own", curated=True, concept="cat")
    written = WordList(packed([("cat", "\t".join(["de+Katze", "kat|ze", "kat", *[""] * 8]))]))
    monkeypatch.setattr(module, "_written", lambda: written)
    nothing = ((),) * 4
    assert list(shapes([katze])) == [(katze, Shapes(("kat", "ze"), ("kat",), *nothing, "", "", "", ""))]


def test_nothing_but_signs_has_no_shapes() -> None:
    signs = Translation("de", "?!", "own", concept="signs")
    assert not list(shapes([signs]))
    assert written_down([signs]) == packed([])


@pytest.fixture
def named_anew() -> Iterator[None]:
    file_name.cache_clear()
    yield
    file_name.cache_clear()


@pytest.mark.usefixtures("named_anew")
@pytest.mark.parametrize(
    ("name", "instead"),
    [
        ("importlib.metadata.version", lambda library: f"another {library}"),
        ("cluewright.core.clues.shapes._files", lambda _: [("analyse.py", b"other code")]),
    ],
)
def test_the_file_tells_what_it_was_made_with(name: str, instead: object, monkeypatch: pytest.MonkeyPatch) -> None:
    usual = file_name()
    file_name.cache_clear()
    assert file_name() == usual
    file_name.cache_clear()
    monkeypatch.setattr(name, instead)
    assert file_name() != usual


def test_all_words_of_the_packs_are_written_down(tmp_path: Path) -> None:
    cow = Library.load().concepts["cow"]
    file = compile_shapes([cow], tmp_path)
    assert file.name == file_name()
    assert file.read_bytes() == written_down(translations(cow))
    assert b"\tfr+vache\tvache\t" in file.read_bytes()


def test_what_a_model_has_learned_changes_no_shape(tmp_path: Path) -> None:
    for name in (FILE, "rules.py", "rules.pyc"):
        (tmp_path / name).write_bytes(b"anything")
    assert [name for name, _ in _files(tmp_path)] == ["rules.py"]
