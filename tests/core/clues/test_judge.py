"""The referee as a whole: what decides, what is switched, what is promised."""

import random
import sys
import time
from concurrent.futures import ThreadPoolExecutor

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cluewright.core.clues import Clue, Ruling, Strictness, Table, check_ids, judge, keyword
from cluewright.core.clues.check import Check
from cluewright.core.clues.judge import checks
from cluewright.core.languages import CoverageLevel

from .judging import translated, verdict, verdicts

WHITE = ("black", "dragonfly", "cocktail", "sombrero")
BLACK = ("antiquity", "bone", "morning", "nightmare")


@pytest.mark.parametrize(
    ("keywords", "code", "clues"),
    [
        (WHITE, (4, 2, 1), ("Mexico", "Insect", "Horror")),
        (WHITE, (3, 4, 2), ("evening with friends", "parasol", "Odonata")),
        (BLACK, (4, 3, 2), ("night", "dawn", "dog")),
        (BLACK, (2, 3, 4), ("skeleton", "rise", "Freddy")),
        (WHITE, (4, 1, 2), ("amigos", "night", "libel")),
    ],
)
@pytest.mark.parametrize("strictness", list(Strictness))
def test_the_games_own_examples_of_play_are_legal(
    keywords: tuple[str, ...], code: tuple[int, ...], clues: tuple[str, ...], strictness: Strictness
) -> None:
    said = verdicts(clues, *keywords, code=code, strictness=strictness)
    assert [(one.text, one.findings) for one in said if one.ruling is not Ruling.LEGAL] == []


@pytest.mark.parametrize(
    ("keyword_text", "clue", "least"),
    [
        ("curse", "C", Ruling.ILLEGAL),
        ("scorpion", "8", Ruling.SUSPECT),
        ("scorpion", "8 letters", Ruling.ILLEGAL),
        ("place", "face", Ruling.SUSPECT),
        ("cow", "C", Ruling.ILLEGAL),
        ("cow", "3", Ruling.SUSPECT),
        ("cow", "Three", Ruling.SUSPECT),
        ("cow", "Wow!", Ruling.SUSPECT),
        ("cow", "what I had for lunch", Ruling.SUSPECT),
        ("cow", "my sister's favourite animal", Ruling.SUSPECT),
    ],
)
def test_the_games_own_examples_of_bad_clues_are_found(keyword_text: str, clue: str, least: Ruling) -> None:
    assert verdict(clue, keyword_text).ruling.severity >= least.severity


def test_another_keyword_in_a_clue_is_as_bad() -> None:
    assert verdict("white and black", "cow", "white").ruling is Ruling.ILLEGAL


def test_the_worst_finding_and_the_worst_clue_decide() -> None:
    answer = judge((Clue("milk"), Clue("wow"), Clue("cows")), Table((keyword("cow", "en"),)))
    assert [one.ruling for one in answer.verdicts] == [Ruling.LEGAL, Ruling.SUSPECT, Ruling.ILLEGAL]
    assert answer.ruling is Ruling.ILLEGAL


def test_strictness_and_switches() -> None:
    assert verdict("wow", "cow", strictness=Strictness.LENIENT).ruling is Ruling.LEGAL
    assert verdict("wow", "cow", strictness=Strictness.STRICT).ruling is Ruling.ILLEGAL
    assert verdict("cows", "cow", checks=frozenset({"translation"})).ruling is Ruling.LEGAL
    assert verdict("cows", "cow", strictness=Strictness.LENIENT).ruling is Ruling.ILLEGAL


def test_there_are_ten_checks_each_under_one_id() -> None:
    assert check_ids() == (
        "code", "form", "keyword", "letter-count", "position", "private", "pronunciation", "repetition", "spelling",
        "translation",
    )  # fmt: skip
    assert len({check.rule for check in checks()}) == len(checks())


@pytest.mark.parametrize("check", checks(), ids=lambda check: check.id)
def test_a_switched_off_check_is_silent_and_not_covered(check: Check) -> None:
    others = frozenset(check_ids()) - {check.id}
    answer = judge((Clue("cows / 3 letters"),), Table((keyword("cow", "en"),), checks=others))
    assert check.id not in answer.reach.checks
    assert all(finding.check != check.id for finding in answer.verdicts[0].findings)


def test_the_order_of_the_checks_makes_no_difference(monkeypatch: pytest.MonkeyPatch) -> None:
    clues = (Clue("cows / 3 letters"), Clue("4 2 1"), Clue("our wow"), Clue("third word"))
    table = Table((translated("cow", fr="vache"), keyword("place", "en")), code=())
    before = judge(clues, table)
    shuffled = list(checks())
    random.Random(4).shuffle(shuffled)
    monkeypatch.setattr(sys.modules["cluewright.core.clues.judge"], "checks", lambda: tuple(shuffled))
    assert judge(clues, table) == before


def test_threads_agree() -> None:
    table = Table((translated("cow", fr="vache", ru="корова", ko="소"), keyword("knight", "en")))
    clues = tuple(map(Clue, ("vaches", "night", "коровы", "소는", "cow-like", "8 letters")))
    expected = judge(clues, table)
    with ThreadPoolExecutor(8) as pool:
        assert all(found == expected for found in pool.map(lambda _: judge(clues, table), range(64)))


@settings(deadline=None, max_examples=150)
@given(st.text(max_size=60), st.text(min_size=1, max_size=20))
def test_no_text_upsets_the_referee(clue: str, word: str) -> None:
    answer = judge((Clue(clue), Clue(word)), Table((keyword(word), keyword("cow", "en")), code=(1, 2)))
    for said in answer.verdicts:
        for finding in said.findings:
            start, end = finding.span
            assert 0 <= start <= end <= len(said.text)
            assert finding.excerpt == said.text[start:end]


LONG = ("a " * 80, "1" * 160, "а́" * 80, "/" * 160, "c-" * 80, "ㅋ" * 160, "no. " * 40, "소" * 160, "one " * 40)


@pytest.mark.parametrize("text", LONG)
def test_the_longest_texts_are_judged_at_once(text: str) -> None:
    table = Table((translated("cow", fr="vache", ru="корова"), keyword(text.strip() or "x")))
    judge((Clue(text),), table)
    before = time.process_time()
    judge((Clue(f"{text[:-1]}b"),), table)
    assert time.process_time() - before < 0.5


def test_coverage_never_claims_too_much() -> None:
    reach = judge((Clue("melk"),), Table((keyword("cow", "en"),))).reach
    assert reach.checks["keyword"].level is CoverageLevel.FULL
    assert (reach.checks["translation"].level, reach.checks["translation"].reason) == (
        CoverageLevel.NONE,
        "coverage.no-translations",
    )
    assert reach.checks["code"].level is CoverageLevel.PARTIAL


def test_a_language_without_analysis_says_so_and_still_gets_the_rest() -> None:
    finnish = Table((keyword("lehmä", "fi"),))
    answer = judge((Clue("LEHMA"), Clue("lehmaa"), Clue("l e h m ä"), Clue("maito")), finnish)
    assert answer.verdicts[0].ruling is Ruling.ILLEGAL
    assert answer.verdicts[2].ruling is Ruling.ILLEGAL
    assert answer.verdicts[3].ruling is Ruling.LEGAL
    assert answer.reach.keyword_languages == ("fi",)
    assert answer.reach.checks["pronunciation"].level is CoverageLevel.NONE
    assert answer.reach.checks["keyword"].level is CoverageLevel.PARTIAL


def test_translation_languages_and_lexicons_are_told() -> None:
    reach = judge((Clue("melk"),), Table((translated("cow", fr="vache", de="Kuh"),), lexicons=("test",))).reach
    assert (reach.translation_languages, reach.lexicons) == (("de", "fr"), ("test",))


@pytest.mark.parametrize(
    ("clue", "language"),
    [
        ("milk", "en"),
        ("the farm", "en"),
        ("het melkvee", "nl"),
        ("молоко", "ru"),
        ("우유", "ko"),
        ("γάλα", "el"),
        ("8", "und"),
    ],
)
def test_a_clues_language_is_found(clue: str, language: str) -> None:
    assert verdict(clue, "king").language == language
