"""Templates and catalogues on disk, the pseudo-locale, and the state of the project's own translations."""

import shutil
from pathlib import Path

import pytest

from cluewright.content.library import Library
from cluewright.content.locations import data_folder
from cluewright.content.message_format import parse, render
from cluewright.content.po_files import read_entries
from cluewright.core.parameters import resolve
from cluewright.usecases.localize.files import all_sources, languages, new, outdated, po_path, update
from cluewright.usecases.localize.lint import lint_all
from cluewright.usecases.localize.preview import preview
from cluewright.usecases.localize.pseudo import TAG, pseudo, write_pseudo
from cluewright.usecases.localize.stats import progress

LOCALES = data_folder("locales")


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    shutil.copytree(LOCALES, tmp_path / "locales")
    return tmp_path / "locales"


def test_the_projects_translations_have_no_fault() -> None:
    faults = lint_all(LOCALES)
    assert not [f"{fault.language} {fault.id}: {fault.check}: {fault.what}" for fault in faults]


def test_templates_and_catalogues_are_up_to_date() -> None:
    assert not list(outdated(LOCALES))


def test_every_language_is_complete() -> None:
    assert {(row.language, row.share) for row in progress(LOCALES)} == {(tag, 1.0) for tag in languages(LOCALES)}


def test_a_new_language_begins_empty_and_once(copy: Path) -> None:
    changes = new(copy, "de")
    assert {change.path.stem for change in changes} == set(all_sources(copy))
    assert not any(entry.text for change in changes for entry in read_entries(change.path).values())
    with pytest.raises(FileExistsError):
        new(copy, "de")


def test_an_update_notices_what_was_touched_by_hand(copy: Path) -> None:
    path = po_path(copy, "nl", "web")
    path.write_text(path.read_text("utf-8").replace('msgid "Contents"', 'msgid "Content"'), "utf-8")
    assert list(outdated(copy)) == [path]
    assert [change.path for change in update(copy, ("nl",)) if change.changed] == [path]
    entry = read_entries(path)["web.contents"]
    assert (entry.fuzzy, entry.previous, entry.text) == (True, "Content", "Inhoud")


def test_the_pseudo_locale_keeps_placeholders_and_braces() -> None:
    source = "Take {n, plural, one {# card} other {# cards}} from {name}, '{'now'}'."
    made = pseudo(source)
    assert parse(made)
    assert render(made, "en", {"n": 1, "name": "Ann"}).startswith("⟦Táké 1 çáŕð fŕóm Ann, {ñów}.")


def test_the_pseudo_locale_is_served_like_any_other(tmp_path: Path) -> None:
    write_pseudo(LOCALES, tmp_path)
    library = Library.load(locale_folders=[tmp_path])
    assert library.catalogs.coverage(TAG) == 1
    assert library.catalogs.text("web.contents", TAG) == "⟦Çóñţéñţš⟧"


def test_a_preview_marks_what_is_missing(tmp_path: Path) -> None:
    new_locales = tmp_path / "locales"
    shutil.copytree(LOCALES, new_locales)
    new(new_locales, "de")
    library = Library.load(locale_folders=[new_locales])
    page = preview(library, new_locales, resolve("decrypto"), "de")
    assert page.count('<mark class="fault"') > 100
    assert '<mark class="fault"' not in preview(library, new_locales, resolve("decrypto"), "nl")
