"""Lists of words in one block of bytes, and the headwords that are kept in them."""

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from cluewright.core.languages import headwords
from cluewright.core.languages.word_list import WordList, opened, packed

MANY = {f"слово{number}" * (number % 7 + 1): f"текст {number}" for number in range(5000)}


@pytest.fixture(scope="module")
def many() -> WordList:
    return WordList(packed(MANY.items()))


def test_every_word_is_found_with_its_text(many: WordList) -> None:
    assert {word: many.get(word) for word in MANY} == MANY


@pytest.mark.parametrize("word", ["", "a", "слово", "слово1 текст", "слово17\n", "яяя", "текст", "1", "\n"])
def test_what_is_no_word_of_the_list_is_not_found(word: str, many: WordList) -> None:
    assert many.get(word) is None


@pytest.mark.parametrize("block", [1, 100, 10**9])
def test_however_its_blocks_are_cut_a_list_says_the_same(block: int) -> None:
    text = packed(MANY.items(), block)
    lines = text[: text.rfind(b"\0")]
    for cut in (WordList(text), WordList(lines, block=block)):
        assert {word: cut.get(word) for word in MANY} == MANY
        assert cut.get("слово") is None


def test_an_empty_list_has_no_words() -> None:
    assert WordList(packed([])).get("word") is None


@pytest.mark.parametrize(
    ("tag", "form", "headword"),
    [("en", "mice", "mouse"), ("en", "mouse", "mouse"), ("nl", "liep", "lopen"), ("nl", "huizen", "huis")],
)
def test_headwords(tag: str, form: str, headword: str) -> None:
    assert headwords.headwords(tag)(form) == headword


@pytest.mark.parametrize("form", ["", "xqzzq", "utrecht", "a" * 160, "\0", "мышь"])
def test_forms_that_are_not_listed(form: str) -> None:
    assert headwords.headwords("nl")(form) is None


def test_the_list_written_down_is_the_one_that_is_read() -> None:
    """Whatever `make` has written, a list made in memory says the same."""
    fresh = WordList(headwords.compiled("en"))
    headword = headwords.headwords("en")
    for form in ("mice", "went", "better", "cows", "Paris", "xqzzq"):
        assert (fresh.get(form) is None) == (headword(form) is None)


@pytest.fixture
def kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr("cluewright.core.languages.word_list.resources.files", lambda package: tmp_path)
    made = tmp_path / "_data" / "many"
    made.parent.mkdir()
    made.write_bytes(packed(MANY.items()))
    return made


def test_a_list_in_a_file_says_the_same_from_any_thread(kept: Path) -> None:
    words = opened(kept.name)
    assert words
    with ThreadPoolExecutor(4) as threads:
        assert dict(zip(MANY, threads.map(words.get, MANY), strict=True)) == MANY


def test_the_file_of_a_list_is_open_as_long_as_the_list_is_there(kept: Path) -> None:
    descriptors = Path("/proc/self/fd")
    if not descriptors.exists():
        pytest.skip("only Linux tells which files are open")

    def open_files() -> list[str]:
        return [str(one.resolve()) for one in descriptors.iterdir()]

    words = opened(kept.name)
    assert open_files().count(str(kept)) == 1
    del words
    assert str(kept) not in open_files()


def test_there_is_no_list_without_a_file(kept: Path) -> None:
    assert opened("few") is None
