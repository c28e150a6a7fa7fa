import runpy
import sys
from pathlib import Path
from types import SimpleNamespace

import pytest

from cluewright.content import kept_words
from cluewright.content.compiled import compile_inflections, compile_shapes
from cluewright.content.library import Library
from cluewright.content.strict_yaml import load_strings
from cluewright.core.clues import shapes, talk
from cluewright.core.languages import TAGS, headwords, inflections, kept_patterns, themes
from cluewright.core.languages.word_list import packed
from cluewright.core.wordpack import Concept, Word, WordPack

COW = Concept("cow", "blue", 1, (), "", {"fr": Word("vache")})
PACK = WordPack("classic", {"en": "Classic"}, "", (COW,), {})
KEPT = '/cow {"fr":"vache"}\n'


@pytest.mark.filterwarnings("ignore:.*found in sys.modules:RuntimeWarning")
def test_run_as_a_program_it_writes_what_was_parsed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    source, made = tmp_path / "words.yaml", tmp_path / "made"
    source.write_text("cow: koe")
    monkeypatch.setattr(
        Library, "load", lambda: SimpleNamespace(read=load_strings(source), packs={"classic": PACK}, concepts={})
    )
    monkeypatch.setattr(headwords, "LISTED", ("en",))
    monkeypatch.setattr(headwords, "compiled", lambda tag: packed([("mice", f"in {tag}")]))
    monkeypatch.setattr(talk, "written", lambda tag: [("rhymes|rhymed", "rhyme[sd]"), (tag, tag)])
    monkeypatch.setattr(sys, "argv", ["compiled", str(made)])
    runpy.run_module("cluewright.content.compiled", run_name="__main__")
    assert (made / "compiled").read_text().count('{"cow":"koe"}') == 1
    assert KEPT in (made / kept_words.FILE_NAME).read_text()
    assert (made / headwords.file_name("en")).read_bytes() == packed([("mice", "in en")])
    assert inflections.is_made_of({}, (made / inflections.file_name()).read_bytes())
    assert (made / kept_patterns.file_name()).read_bytes() == kept_patterns.compiled(
        {"rhymes|rhymed": "rhyme[sd]", **{tag: tag for tag in TAGS}}
    )
    assert (made / shapes.file_name()).read_bytes() == packed([])
    assert (made / themes.FILE_NAME).read_bytes() == packed([])


def test_inflections_are_made_anew_for_other_words_only(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[tuple[str, ...]] = []

    def forms(tag: str, known: frozenset[str]) -> tuple[()]:
        made.append((tag, *known))
        return ()

    monkeypatch.setattr(inflections, "_forms", forms)
    for concepts in ([COW], [COW], []):
        compile_inflections(concepts, tmp_path)
    assert made == [("fr", "vache")]
    assert inflections.is_made_of({}, (tmp_path / inflections.file_name()).read_bytes())


def test_who_has_a_list_open_goes_on_reading_it(tmp_path: Path) -> None:
    """Written over in place, a file that is mapped into memory would take its reader down."""
    file = compile_shapes([COW], tmp_path)
    with file.open("rb") as old:
        assert compile_shapes([], tmp_path) == file
        assert old.read() != file.read_bytes() == packed([])
