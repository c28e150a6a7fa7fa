"""The referee looks up the players' own words in the operator's lexicons."""

import json
from dataclasses import replace
from pathlib import Path

import pytest

from cluewright.api.settings import Settings
from cluewright.bootstrap import open_library
from cluewright.cli.main import main
from cluewright.content.library import Library
from cluewright.core.clues import Ruling
from cluewright.core.lexicon import Entry, foreign_words
from cluewright.store.lexicon import LexiconUnusable, SqliteLexicon, building
from cluewright.usecases.check_clues import AskedKeyword, CheckRequest, check_clues
from cluewright.usecases.games.keywords import GivenKeyword, given_keyword

DATA = Path(__file__).parent / "data"
ROPEWINDER = {"en": "ropewinder", "fr": "treuil", "nl": "handlier", "ru": "лебёдка", "ko": "권양기", "af": "wenas"}


@pytest.fixture(scope="module")
def plain() -> Library:
    return Library.load()


@pytest.fixture(scope="module")
def lexicon(tmp_path_factory: pytest.TempPathFactory) -> SqliteLexicon:
    """Two sources agree on the French, Korean, Greek and Arabic words; one alone has the others."""
    path = tmp_path_factory.mktemp("lexicon") / "ports.db"
    with building(path) as builder:
        builder.add(Entry("one:ropewinder", tag, form, "one", "CC0-1.0") for tag, form in ROPEWINDER.items())
        builder.add(Entry("two:ropewinder", tag, ROPEWINDER[tag], "two", "CC BY-SA 4.0") for tag in ("en", "fr", "ko"))
        builder.add([Entry("one:ropewinder", "ru", "lebyodka", "one", "CC0-1.0", romanised=True)])
        for source in ("one", "two"):
            for tag, form in (("el", "varoulko"), ("ar", "winsh")):
                builder.add([Entry(f"{source}:ropewinder", tag, form, source, "CC0-1.0", romanised=True)])
    return SqliteLexicon(path)


@pytest.fixture(scope="module")
def library(plain: Library, lexicon: SqliteLexicon) -> Library:
    return replace(plain, lexicons=(lexicon,))


def ruling(library: Library, clue: str, keyword: str = "ropewinder", language: str | None = "en") -> Ruling:
    asked = CheckRequest((AskedKeyword(keyword, language),), (clue,), checks=frozenset({"translation"}))
    return check_clues(library, asked).verdicts[0].ruling


@pytest.mark.parametrize(
    ("clue", "right"),
    [
        ("treuil", Ruling.ILLEGAL),  # two sources, a language taken seriously, no English word
        ("권양기", Ruling.ILLEGAL),  # two sources, another script
        ("handlier", Ruling.SUSPECT),  # one source
        ("лебёдка", Ruling.SUSPECT),  # one source, though in another script: the sense is not known
        ("лебедка", Ruling.SUSPECT),
        ("wenas", Ruling.SUSPECT),
        ("lebyodka", Ruling.SUSPECT),  # a transcription of one source
        ("varoulko", Ruling.ILLEGAL),
        ("winsh", Ruling.SUSPECT),  # two sources, but a short transcription
        ("harbour", Ruling.LEGAL),
    ],
)
def test_own_words_are_looked_up(clue: str, right: Ruling, library: Library, plain: Library) -> None:
    assert ruling(library, clue) is right
    assert ruling(plain, clue) is Ruling.LEGAL


def test_a_word_whose_language_is_not_given_is_found_in_any(library: Library) -> None:
    assert ruling(library, "treuil", language=None) is Ruling.ILLEGAL
    assert ruling(library, "ropewinder", "wenas", "af") is not Ruling.LEGAL


def test_pack_words_keep_to_the_pack(library: Library, plain: Library, tmp_path: Path) -> None:
    with building(tmp_path / "odd.db") as builder:
        builder.add(Entry("x", tag, form, "s", "l") for tag, form in (("en", "dragonfly"), ("fr", "zigouille")))
    odd = replace(plain, lexicons=(SqliteLexicon(tmp_path / "odd.db"),))
    assert ruling(odd, "zigouille", "dragonfly") is Ruling.LEGAL


def test_coverage_names_the_lexicon(library: Library) -> None:
    reach = check_clues(library, CheckRequest((AskedKeyword("ropewinder", "en"),), ("a",))).reach
    assert reach.lexicons == ("cluewright", "ports")
    assert {"af", "fr"} <= set(reach.translation_languages)


def test_games_with_own_words_look_them_up_too(library: Library) -> None:
    found = given_keyword(library, GivenKeyword("ropewinder"), "en")
    assert "treuil" in {one.form for one in found.translations}


def test_all_lexicons_are_asked_and_may_agree(lexicon: SqliteLexicon, tmp_path: Path) -> None:
    with building(tmp_path / "more.db") as builder:
        builder.add(Entry("z", tag, ROPEWINDER[tag], "three", "l") for tag in ("en", "nl"))
    [dutch] = [
        one
        for one in foreign_words((lexicon, SqliteLexicon(tmp_path / "more.db")), "ropewinder", "en", ("en",))
        if one.language == "nl"
    ]
    assert (dutch.curated, dutch.ambiguous, dutch.source) == (True, False, "one, three")


def test_settings_open_lexicons(lexicon: SqliteLexicon, tmp_path: Path) -> None:
    settings = Settings.from_environment({"CLUEWRIGHT_LEXICON": str(lexicon.path)})
    assert [one.name for one in open_library(settings).lexicons] == ["ports"]
    with pytest.raises(LexiconUnusable):
        open_library(replace(settings, lexicons=(tmp_path / "missing.db",)))


def test_the_command(tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "C")
    output = str(tmp_path / "mine.db")
    files = [str(DATA / "harbour.tsv")]
    assert main(["lexicon", "import", "tsv", *files, "--output", output]) == 0
    assert main(["lexicon", "import", "tsv", *files, "--output", output]) == 1
    assert main(["lexicon", "import", "kaikki", str(DATA / "extract.jsonl"), "--output", output, "--add"]) == 0
    assert main(["lexicon", "import", "wn-lmf", *files, "--output", str(tmp_path / "x.db")]) == 1
    assert "8 words, 5 left out" in capsys.readouterr().out
    assert main(["lexicon", "stats", "--lexicon", output, "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["entries"] == 15
    assert main(["lexicon", "stats", "--lexicon", output]) == 0
    assert "(CC BY-SA 4.0)" in capsys.readouterr().out
    monkeypatch.setenv("CLUEWRIGHT_LEXICON", output)
    assert main(["lexicon", "lookup", "boei", "--language", "nl"]) == 0
    assert "부표" in capsys.readouterr().out
    assert main(["lexicon", "lookup", "nothing-like-it", "--json"]) == 1
    monkeypatch.delenv("CLUEWRIGHT_LEXICON")
    assert main(["lexicon", "lookup", "boei"]) == 2
    assert main(["check", "-k", "bollard", "Schiffspoller", "--json", "--lexicon", output]) == 1
    answer = json.loads(capsys.readouterr().out)
    assert (answer["verdict"], answer["coverage"]["lexicons"]) == ("suspect", ["cluewright", "mine"])
    assert main(["check", "-k", "bollard", "x", "--lexicon", str(tmp_path / "missing.db")]) == 2
    assert main(["serve", "--lexicon", str(tmp_path / "missing.db")]) == 1
