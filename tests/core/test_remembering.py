"""What others ask is not answered sooner because somebody asked it in secret."""

import re
from contextlib import AbstractContextManager
from importlib import import_module
from pathlib import Path

import pytest

from cluewright.api.settings import Settings
from cluewright.bootstrap import build
from cluewright.core import remembering
from cluewright.core.clues.clue import Clue, Keyword, KeywordText, Table
from cluewright.core.remembering import apart, remembered
from cluewright.usecases.games.keywords import GivenKeyword, given_keyword

CORE = Path(remembering.__file__).parent
# Not about words; or a few microseconds each, which nobody can feel through a network who has only one try a word.
NOT_OF_SECRETS = {"clues/coverage.py", "languages/ru/dictionary.py"}
TOO_SHORT = {f"languages/{name}.py" for name in ("keyboards", "look_alikes", "scripts", "typos")}


def test_what_is_asked_apart_neither_finds_nor_leaves_anything() -> None:
    asked: list[str] = []

    @remembered(maxsize=8)
    def upper(word: str) -> str:
        asked.append(word)
        return word.upper()

    assert [upper("a"), upper("a")] == ["A", "A"]
    with apart():
        assert [upper("a"), upper("a"), upper("b"), upper("b")] == ["A", "A", "B", "B"]
    assert [upper("a"), upper("b"), upper("b")] == ["A", "B", "B"]
    assert asked == ["a", "a", "b", "b"]


def noted_entries(module: str, monkeypatch: pytest.MonkeyPatch) -> list[bool]:
    """Gets an entry whenever the module does something apart."""
    entered: list[bool] = []

    def noted() -> AbstractContextManager[None]:
        entered.append(True)
        return apart()

    monkeypatch.setattr(import_module(module), "apart", noted)
    return entered


def test_keywords_given_to_a_game_are_looked_up_apart(monkeypatch: pytest.MonkeyPatch) -> None:
    entered = noted_entries("cluewright.usecases.games.keywords", monkeypatch)
    assert given_keyword(build(Settings()).library, GivenKeyword("geese"), "en").translations
    assert entered


def test_games_are_judged_apart(monkeypatch: pytest.MonkeyPatch) -> None:
    entered = noted_entries("cluewright.core.clues.judge", monkeypatch)
    referee = build(Settings()).games.referee
    referee((Clue("cows"),), Table((Keyword((KeywordText("cow", "en"),)),)))
    assert entered


def test_nothing_about_words_is_remembered_otherwise() -> None:
    files = [path for ring in ("clues", "languages") for path in (CORE / ring).rglob("*.py")]
    found = {path.relative_to(CORE).as_posix() for path in files if re.search(r"lru_cache\(", path.read_text("utf-8"))}
    assert found <= NOT_OF_SECRETS | TOO_SHORT
