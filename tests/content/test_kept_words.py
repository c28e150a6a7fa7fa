"""Words that stay in a file until they are asked for are the same words, and never those of another day."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from cluewright.content import kept_words, wordpacks
from cluewright.content.kept_words import KeptWords, pack_hash, written
from cluewright.content.locations import data_folder
from cluewright.content.word_index import WordIndex
from cluewright.content.wordpacks import load_pack, pack_files
from cluewright.core.languages.word_list import WordList, packed
from cluewright.core.wordpack import Word, WordPack

HEAD = """\
id: mine
title: {en: Mine}
licence: none
concepts:
  - {id: ice-cream, side: blue, difficulty: 1, gloss: what is cold and sweet}
  - {id: fir, side: red, difficulty: 1, gloss: the tree}
"""
ENGLISH = "language: en\nwords:\n  ice-cream: {word: ice cream, accepted: [sundae]}\n  fir: Fir\n"
RUSSIAN = "language: ru\nwords:\n  fir: {word: ёлка, ambiguous: [ёлка], wider: [хвоя]}\n"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    mine = tmp_path / "mine"
    mine.mkdir()
    for name, text in {"pack": HEAD, "en": ENGLISH, "ru": RUSSIAN, "conflicts": "conflicts: []\n"}.items():
        (mine / f"{name}.yaml").write_text(text, "utf-8")
    return mine


def keep(monkeypatch: pytest.MonkeyPatch, *folders: Path) -> list[WordPack]:
    """The packs as they were parsed; from now on they are kept."""
    monkeypatch.setattr(kept_words, "_kept", lambda: WordList(b""))
    packs = {pack_hash(pack_files(one)): load_pack(one) for one in folders}
    kept = WordList(packed(written(packs)))
    monkeypatch.setattr(kept_words, "_kept", lambda: kept)
    return list(packs.values())


@pytest.fixture(autouse=True)
def nothing_remembered() -> Iterator[None]:
    kept_words._words_of.cache_clear()
    yield
    kept_words._words_of.cache_clear()


def is_kept(pack: WordPack) -> bool:
    return all(isinstance(concept.words, KeptWords) for concept in pack.concepts)


@pytest.mark.parametrize("name", ["market", "mine"])
def test_what_is_kept_is_what_was_parsed(monkeypatch: pytest.MonkeyPatch, folder: Path, name: str) -> None:
    where = folder if name == "mine" else data_folder("wordpacks") / name
    (parsed,) = keep(monkeypatch, where)
    kept = load_pack(where)
    assert is_kept(kept)
    assert not is_kept(parsed)
    assert kept == parsed
    assert [list(concept.words.items()) for concept in kept.concepts] == [
        list(concept.words.items()) for concept in parsed.concepts
    ]
    assert (kept.revision, kept.languages) == (parsed.revision, parsed.languages)
    assert [kept.coverage(tag) for tag in ("en", "ru", "fr")] == [parsed.coverage(tag) for tag in ("en", "ru", "fr")]


def test_a_language_that_a_concept_has_no_word_in(monkeypatch: pytest.MonkeyPatch, folder: Path) -> None:
    keep(monkeypatch, folder)
    sundae, fir = load_pack(folder).concepts
    assert (list(sundae.words), len(fir.words), "ru" in sundae.words) == (["en"], 2, False)
    assert sundae.words.get("ru") is None
    assert fir.words["ru"] == Word("ёлка", ambiguous=frozenset({"ёлка"}), wider=("хвоя",))


@pytest.mark.parametrize(
    ("file", "old", "new"),
    [
        ("en", "Fir", "Pine"),
        ("pack", "difficulty: 1, gloss: the", "difficulty: 2, gloss: the"),
        ("conflicts", "[]", "\n  - {concepts: [fir, ice-cream], languages: [en]}"),
    ],
)
def test_an_edited_pack_is_read_anew(
    monkeypatch: pytest.MonkeyPatch, folder: Path, file: str, old: str, new: str
) -> None:
    (before,) = keep(monkeypatch, folder)
    path = folder / f"{file}.yaml"
    path.write_text(path.read_text("utf-8").replace(old, new), "utf-8")
    after = load_pack(folder)
    assert not is_kept(after)
    assert after.revision != before.revision


def test_a_language_that_was_added_is_seen(monkeypatch: pytest.MonkeyPatch, folder: Path) -> None:
    keep(monkeypatch, folder)
    (folder / "nl.yaml").write_text("language: nl\nwords: {fir: spar, ice-cream: ijs}\n")
    assert load_pack(folder).by_id["fir"].words["nl"].text == "spar"


def test_a_file_too_large_to_be_read_is_not_looked_up(monkeypatch: pytest.MonkeyPatch, folder: Path) -> None:
    keep(monkeypatch, folder)
    monkeypatch.setattr(wordpacks, "MAX_BYTES", 10)
    assert not is_kept(load_pack(folder))


def test_what_is_about_to_be_written_is_not_taken_from_what_was(monkeypatch: pytest.MonkeyPatch, folder: Path) -> None:
    keep(monkeypatch, folder)
    monkeypatch.setattr(wordpacks, "compiling", lambda: True)
    assert not is_kept(load_pack(folder))


@pytest.mark.parametrize("kept", [True, False])
@pytest.mark.parametrize(
    ("word", "language", "wider", "found"),
    [
        ("ice cream", None, False, ["ice-cream"]),
        ("ICE CREAM", "en", False, ["ice-cream"]),
        ("sundae", "en", False, ["ice-cream"]),
        ("ice", None, False, []),
        ("ice\ncream", None, False, []),
        ("ice\x1fcream", "en", False, []),
        ("елка", "ru", False, ["fir"]),
        ("Ёлка", "en", False, []),
        ("fir", "en", False, ["fir"]),
        ("хвоя", None, False, []),
        ("fir/en", None, False, []),
        ("Хвоя", "ru", True, ["fir"]),
        ("хвоя", None, True, ["fir"]),
        ("хвоя", "en", True, []),
        ("ёлка", "ru", True, []),
        ("fir", "en", True, []),
    ],
)
def test_concepts_are_found_by_their_words(
    monkeypatch: pytest.MonkeyPatch,
    folder: Path,
    kept: bool,
    word: str,
    language: str | None,
    wider: bool,
    found: list[str],
) -> None:
    packs = keep(monkeypatch, folder)
    index = WordIndex((load_pack(folder) if kept else packs[0]).concepts)
    assert [concept.id for concept in index.find(word, language, wider=wider)] == found


def test_words_that_are_kept_of_no_loaded_pack_are_not_found(monkeypatch: pytest.MonkeyPatch, folder: Path) -> None:
    keep(monkeypatch, folder)
    assert WordIndex(()).find("sundae", None, wider=False) == ()


def test_concepts_come_in_pack_order_whether_kept_or_not(monkeypatch: pytest.MonkeyPatch, folder: Path) -> None:
    (parsed,) = keep(monkeypatch, folder)
    kept, (first, second) = load_pack(folder), parsed.concepts
    assert WordIndex((*kept.concepts[::-1], first)).find("sundae", None, wider=False) == (first,)
    assert WordIndex((kept.concepts[0], first)).find("sundae", None, wider=False)[0] is first
    assert WordIndex((first, kept.concepts[0])).find("sundae", None, wider=False)[0] is kept.concepts[0]
    assert WordIndex((second, *kept.concepts)).find("fir", None, wider=False)[0] is kept.concepts[1]
