"""Word packs from files: the shipped ones, and what is refused, with file and reason."""

import os
from pathlib import Path

import pytest

from cluewright.content.library import Library
from cluewright.content.strict_yaml import YamlRefused
from cluewright.content.wordpacks import PackInvalid, load_pack, load_packs
from cluewright.core.languages.ru.stress import stressable
from cluewright.core.wordpack import PLAY_LANGUAGES

LIBRARY = Library.load()
PACK = """
id: mine
title: {en: Mine}
licence: CC0-1.0
concepts:
  - {id: cow, side: blue, difficulty: 1, tags: [animal], gloss: "farm animal"}
  - {id: moon, side: red, difficulty: 2, tags: [space], gloss: "it shines at night"}
"""
ENGLISH = "language: en\nwords:\n  cow: cow\n  moon: {word: moon, accepted: [luna], ambiguous: [luna]}\n"


def write(folder: Path, **files: str) -> Path:
    folder.mkdir(exist_ok=True)
    for name, text in files.items():
        (folder / f"{name}.yaml").write_text(text, "utf-8")
    return folder


def test_the_shipped_packs_hold_what_they_promise() -> None:
    sizes = {pack.id: (len(pack.side("blue")), len(pack.side("red"))) for pack in LIBRARY.packs.values()}
    assert sizes["classic"] == (220, 220)
    assert all(blue + red >= 110 for blue, red in sizes.values())
    assert len(LIBRARY.concepts) >= 700
    for pack in LIBRARY.packs.values():
        assert pack.languages[:4] == PLAY_LANGUAGES
        assert len(pack.languages) >= 28
    forms = sum(len(word.forms) for concept in LIBRARY.concepts.values() for word in concept.words.values())
    assert forms >= 19_600


def test_russian_words_carry_their_stress_and_korean_ones_their_hanja() -> None:
    words = LIBRARY.concepts["scorpion"].words
    assert words["ru"].stress == "скорпио́н"
    assert words["ko"].hanja == "全蠍"


def test_the_referee_tries_the_stress_that_a_pack_marks() -> None:
    words = [concept.words["ru"] for concept in LIBRARY.concepts.values()]
    marked = {word.text.lower(): word.stress.index("\u0301") - 1 for word in words if word.stress}
    single = {word: place for word, place in marked.items() if word.isalpha()}
    assert len(single) > 3000
    assert [word for word, place in single.items() if place not in stressable(word)] == []


def test_a_pack_of_ones_own_is_read_like_any_other(tmp_path: Path) -> None:
    pack = load_pack(write(tmp_path / "mine", pack=PACK, en=ENGLISH))
    assert pack.languages == ("en",)
    assert pack.by_id["moon"].words["en"].forms == ("moon", "luna")
    assert pack.by_id["moon"].words["en"].ambiguous == {"luna"}


def test_a_language_named_no_and_a_word_named_on_are_words(tmp_path: Path) -> None:
    norwegian = 'language: "no"\nwords: {cow: "on", moon: no}\n'
    pack = load_pack(write(tmp_path / "mine", pack=PACK, en=ENGLISH, no=norwegian))
    assert pack.by_id["cow"].words["no"].text == "on"
    assert pack.by_id["moon"].words["no"].text == "no"


@pytest.mark.parametrize(
    ("files", "reason"),
    [
        ({"pack": PACK.replace("mine", "other"), "en": ENGLISH}, "folder's name"),
        ({"pack": PACK.replace("moon, side", "cow, side"), "en": ENGLISH}, "different"),
        ({"pack": PACK.replace("side: red", "side: green"), "en": ENGLISH}, "side blue or red"),
        ({"pack": PACK.replace("difficulty: 2", "difficulty: 4"), "en": ENGLISH}, "difficulty"),
        ({"pack": PACK.replace("id: moon", "id: The Moon"), "en": ENGLISH}, "malformed id"),
        ({"pack": PACK.replace("tags: [space]", "colour: red"), "en": ENGLISH}, "unknown field"),
        ({"pack": PACK, "en": ENGLISH.replace("language: en", "language: nl")}, "file's name"),
        ({"pack": PACK, "en": ENGLISH + "  sun: sun\n"}, "no such concept"),
        ({"pack": PACK, "en": ENGLISH.replace("cow: cow", "cow: ''")}, "non-empty"),
        ({"pack": PACK, "en": ENGLISH.replace("ambiguous: [luna]", "ambiguous: [sol]")}, "one of the forms"),
        ({"pack": PACK, "en": ENGLISH.replace("accepted", "also")}, "unknown field"),
        ({"pack": "[1, 2]", "en": ENGLISH}, "mapping"),
        ({"pack": PACK, "en": ENGLISH, "conflicts": "conflicts: [{concepts: [cow, sun], languages: [en]}]"}, "no such"),
        ({"pack": PACK, "en": ENGLISH, "conflicts": "conflicts: [{concepts: [cow, cow], languages: [en]}]"}, "two"),
        ({"pack": PACK, "en": ENGLISH, "conflicts": "conflicts: [{concepts: [cow], languages: [en]}]"}, "two"),
        ({"pack": PACK, "en": ENGLISH, "conflicts": "conflicts: [{concepts: [cow, moon]}]"}, "list"),
        ({"pack": PACK, "en": ENGLISH, "conflicts": "conflicts: [{languages: [en]}]"}, "list"),
        ({"pack": PACK, "en": ENGLISH, "conflicts": "conflicts: [{concepts: [cow, moon], languages: en}]"}, "list"),
        ({"pack": PACK, "en": ENGLISH, "conflicts": "conflicts: [{concepts: [[cow], moon], languages: [en]}]"}, "text"),
        ({"pack": PACK, "en": ENGLISH, "conflicts": "conflicts: [cow]"}, "mapping"),
        ({"pack": PACK, "en": ENGLISH, "conflicts": "conflicts: cow"}, "list"),
        ({"pack": PACK.replace("{en: Mine}", "{nl: Mijn}"), "en": ENGLISH}, "English"),
        ({"pack": PACK.replace("{en: Mine}", "{en: [Mine]}"), "en": ENGLISH}, "non-empty strings"),
        ({"pack": PACK.replace("CC0-1.0", "[CC0-1.0]"), "en": ENGLISH}, "text"),
        ({"pack": PACK.replace("[animal]", "animal"), "en": ENGLISH}, "list"),
        ({"pack": PACK.replace("[animal]", "[[animal]]"), "en": ENGLISH}, "text"),
        ({"pack": PACK.replace('"farm animal"', "[farm]"), "en": ENGLISH}, "text"),
        ({"pack": PACK.replace("id: cow", f"id: {'c' * 65}"), "en": ENGLISH}, "malformed id"),
        ({"pack": PACK, "en": ENGLISH, "not a tag": ENGLISH.replace("en", "not a tag", 1)}, "language tag"),
        ({"pack": PACK, "en": ENGLISH, "ру": ENGLISH.replace("en", "ру", 1)}, "language tag"),
        ({"pack": PACK, "en": ENGLISH.replace("cow: cow", f"cow: {'c' * 161}")}, "longer than"),
        ({"pack": PACK, "en": ENGLISH.replace("cow: cow", 'cow: "c\\u202Eow"')}, "hidden"),
        ({"pack": PACK, "en": ENGLISH.replace("cow: cow", 'cow: "c\\now"')}, "hidden"),
        ({"pack": PACK, "en": ENGLISH.replace("cow: cow", 'cow: "\\uD800"')}, "hidden|not valid YAML"),
        ({"pack": PACK, "en": ENGLISH.replace("accepted", "stress: [a], accepted")}, "non-empty strings"),
        ({"pack": PACK, "en": ENGLISH.replace("accepted", "hanja: {a: b}, accepted")}, "non-empty strings"),
        ({"pack": PACK, "en": ENGLISH.replace("[luna]", "[luna, '']", 1)}, "non-empty strings"),
        ({"pack": PACK, "en": ENGLISH.replace("[luna]", "[luna, [x]]", 1)}, "non-empty strings"),
        ({"pack": PACK, "en": ENGLISH.replace("[luna]", f"[luna, {'x' * 1000}]", 1)}, "longer than"),
        ({"pack": PACK, "en": ENGLISH.replace("[luna]", '[luna, "x\\u200by"]', 1)}, "hidden"),
    ],
)
def test_a_pack_that_breaks_the_format_is_refused(tmp_path: Path, files: dict[str, str], reason: str) -> None:
    with pytest.raises((PackInvalid, YamlRefused), match=reason):
        load_pack(write(tmp_path / "mine", **files))


@pytest.mark.parametrize(
    "hostile",
    [
        "a: &a [x]\nb: *a",
        "words: !!python/object/apply:os.system [id]",
        "words: " + "[" * 5000,
        "words: {cow: a, cow: b}",
        "words:\n  <<: {cow: a}",
        "- " * 20000,
        "\x00",
    ],
)
def test_hostile_yaml_is_refused_with_file_and_line(tmp_path: Path, hostile: str) -> None:
    with pytest.raises(YamlRefused, match=r"^en\.yaml:\d+: "):
        load_pack(write(tmp_path / "mine", pack=PACK, en=hostile))


def test_two_packs_of_one_id_are_refused(tmp_path: Path) -> None:
    write(tmp_path / "one").joinpath("mine").mkdir()
    write(tmp_path / "two").joinpath("mine").mkdir()
    for parent in ("one", "two"):
        write(tmp_path / parent / "mine", pack=PACK, en=ENGLISH)
    with pytest.raises(PackInvalid, match="a second pack"):
        load_packs([tmp_path / "one", tmp_path / "two"])


def test_a_folder_whose_name_is_no_id_is_refused(tmp_path: Path) -> None:
    with pytest.raises(PackInvalid, match="folder's name"):
        load_pack(write(tmp_path / "my pack", pack=PACK.replace("id: mine", "id: my pack"), en=ENGLISH))


def test_a_long_run_of_marks_takes_no_time(tmp_path: Path) -> None:
    """NFC of this would take minutes."""
    marks = ENGLISH.replace("cow: cow", "cow: a" + "\u0301\u0316" * 300_000)
    with pytest.raises(PackInvalid, match="longer than"):
        load_pack(write(tmp_path / "mine", pack=PACK, en=marks))


def test_only_files_are_read(tmp_path: Path) -> None:
    """A pipe would be waited for for ever."""
    os.mkfifo(write(tmp_path / "mine", pack=PACK, en=ENGLISH) / "nl.yaml")
    with pytest.raises(YamlRefused, match="not a file"):
        load_pack(tmp_path / "mine")


def test_forms_in_a_list_are_kept_in_nfc(tmp_path: Path) -> None:
    forms = ENGLISH.replace("[luna]", "[luna, lu\u0301na]", 1)
    pack = load_pack(write(tmp_path / "mine", pack=PACK, en=forms))
    assert pack.by_id["moon"].words["en"].accepted == ("luna", "l\u00fana")
