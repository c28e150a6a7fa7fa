"""Catalogues merged by id: what gettext's own tools lose, kept."""

import os
from dataclasses import replace
from pathlib import Path

import pytest

from cluewright.content.catalogs import Catalogs
from cluewright.content.locations import data_folder
from cluewright.content.po_files import Entry, TranslationRefused, merged, read_entries, template, written
from cluewright.content.sources import SourceText


def source(text_id: str, english: str) -> SourceText:
    return SourceText(text_id, english, "A note.", "rules.yaml")


SOURCES = {f"r.{number}": source(f"r.{number}", f"Rule {number}: take {{n}} cards.") for number in range(20)}
ENTRIES = {key: Entry(key, s.english, f"Regel {key}: neem {{n}} kaarten.") for key, s in SOURCES.items()}


def test_all_reworded_sources_keep_their_translation_as_fuzzy() -> None:
    reworded = [f"r.{number}" for number in range(12)]
    changed = {k: replace(s, english=s.english + " Then stop.") if k in reworded else s for k, s in SOURCES.items()}
    found = {entry.id: entry for entry in merged(ENTRIES, changed)}
    for key in reworded:
        assert found[key].fuzzy
        assert found[key].text == ENTRIES[key].text
        assert found[key].previous == SOURCES[key].english
    assert not any(found[key].fuzzy for key in SOURCES if key not in reworded)


def test_a_new_text_is_empty_even_if_it_resembles_an_old_one() -> None:
    wider = {**SOURCES, "r.new": source("r.new", SOURCES["r.3"].english + " (three players)")}
    assert merged(ENTRIES, wider)[-1] == Entry("r.new", wider["r.new"].english, "")


def test_a_text_that_is_gone_goes() -> None:
    fewer = {key: s for key, s in SOURCES.items() if key != "r.5"}
    assert "r.5" not in {entry.id for entry in merged(ENTRIES, fewer)}


def test_a_second_rewording_still_names_the_english_that_was_translated() -> None:
    once = {"r.0": replace(SOURCES["r.0"], english="Once.")}
    twice = {"r.0": replace(SOURCES["r.0"], english="Twice.")}
    first = {entry.id: entry for entry in merged(ENTRIES, once)}
    assert merged(first, twice)[0].previous == SOURCES["r.0"].english


def test_merging_again_changes_nothing_and_files_come_back_as_written(tmp_path: Path) -> None:
    changed = {**SOURCES, "r.1": replace(SOURCES["r.1"], english='Say "two\nlines" \\ now.')}
    text = written(merged(ENTRIES, changed), changed, "nl", "rules")
    path = tmp_path / "rules.po"
    path.write_text(text, "utf-8")
    assert written(merged(read_entries(path), changed), changed, "nl", "rules") == text


def test_a_template_has_every_source_with_its_note_and_no_date() -> None:
    text = template(SOURCES, "rules")
    assert text.count("msgctxt") == len(SOURCES)
    assert "#. A note." in text
    assert "Date" not in text


HEAD = 'msgid ""\nmsgstr ""\n"Content-Type: text/plain; charset={}\\n"\n"Language: {}\\n"\n\n'
TEXT = 'msgctxt "a"\nmsgid "x"\nmsgstr "y"\n'
PLURAL = TEXT.replace('msgstr "y"', 'msgid_plural "xs"\nmsgstr[0] "y"')
MANY = '"Plural-Forms: npl"\n"urals=999999999; plural=n;\\n"\n\n'


@pytest.mark.parametrize(
    "content",
    [
        TEXT.encode() + b"\xff",
        TEXT.encode("utf-16"),
        (HEAD.format("utf-8", "../../x") + TEXT).encode(),
        (HEAD.rstrip("\n").format("utf-8", "de") + "\n" + MANY + PLURAL).encode(),
        b'msgid ""\nmsgstr ""\n"POT-Creation-Date: 99999999999\\n"\n\n' + TEXT.encode(),
    ],
)
def test_a_file_that_is_none_is_refused_by_name(tmp_path: Path, content: bytes) -> None:
    (tmp_path / "web.po").write_bytes(content)
    with pytest.raises(TranslationRefused, match=r"^web\.po: "):
        read_entries(tmp_path / "web.po")


def test_the_file_is_utf_8_whatever_its_head_says(tmp_path: Path) -> None:
    (tmp_path / "web.po").write_text(HEAD.format("bogus", "de") + TEXT, "utf-8")
    assert read_entries(tmp_path / "web.po")["a"].text == "y"


def test_only_files_are_read(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "web.po")
    with pytest.raises(TranslationRefused, match=r"^web\.po: "):
        read_entries(tmp_path / "web.po")


@pytest.mark.parametrize("name", ["ру", "zz", "de_DE", "de.utf-8", "a b"])
def test_a_folder_that_is_named_like_no_language_is_refused(tmp_path: Path, name: str) -> None:
    (tmp_path / name / "LC_MESSAGES").mkdir(parents=True)
    with pytest.raises(TranslationRefused, match="not the tag of a language"):
        Catalogs.load(data_folder("locales"), further=[tmp_path])
