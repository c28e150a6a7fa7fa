"""What every language promises the referee."""

import re
import time
import unicodedata
from concurrent.futures import ThreadPoolExecutor
from itertools import chain

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cluewright.core import languages
from cluewright.core.clues import check_ids
from cluewright.core.clues.talk import SUBJECTS
from cluewright.core.languages import TAGS, CoverageLevel, Language, language

SAMPLES = ("", "a", "'", "house", "huis", "дом", "집", "x" * 160, "가" * 160, "о́", "1", "🙂", "don't", "ё", "ij")


@pytest.fixture(params=TAGS)
def spoken(request: pytest.FixtureRequest) -> Language:
    found = language(request.param)
    assert found is not None
    return found


def test_the_four_play_languages_are_there() -> None:
    assert {"en", "nl", "ru", "ko"} <= set(TAGS)


def test_tags_are_found_by_their_primary_subtag() -> None:
    assert language("en-GB") is language("EN") is language("en")
    assert language("tlh") is None
    assert language("") is None


def test_threads_get_one_and_the_same_language() -> None:
    with ThreadPoolExecutor(8) as pool:
        assert len({id(one) for one in pool.map(lambda _: language("en"), range(64))}) == 1


def test_a_language_loads_nothing_before_it_is_asked_for() -> None:
    assert set(languages.__all__) >= {"TAGS", "language"}


@pytest.mark.parametrize("word", SAMPLES)
def test_functions_are_total_and_forms_begin_with_the_word_itself(spoken: Language, word: str) -> None:
    forms = spoken.forms(word)
    assert any(form.key == word and form.kind == "same" and form.certain for form in forms)
    assert isinstance(spoken.known(word), bool)
    assert isinstance(spoken.exists(word), bool)
    assert isinstance(spoken.is_name(word), bool)
    assert spoken.fold(spoken.fold(word)) == spoken.fold(word)
    for sound in spoken.sounds(word):
        assert sound.stress is None or 0 <= sound.stress < len(sound.phones)
        tail = spoken.rhyme(sound)
        assert tail is None or len(tail) <= len(sound.phones) + 1
    assert spoken.compound(word, word) is None


@settings(deadline=None, max_examples=60)
@given(word=st.text(st.characters(codec="utf-8", categories=["Ll", "Lo", "Mn"]), max_size=12))
@pytest.mark.parametrize("tag", TAGS)
def test_no_word_upsets_a_language(tag: str, word: str) -> None:
    spoken = language(tag)
    assert spoken is not None
    plain = unicodedata.normalize("NFKC", word.casefold())
    assert spoken.forms(plain)
    spoken.compound(plain, plain[1:])
    spoken.sounds(plain)
    spoken.known(plain)


def test_numbers_and_places(spoken: Language) -> None:
    assert set(spoken.numbers.values()) >= set(range(13))
    assert {1, 3, 4} <= set(spoken.ordinals.values())
    assert all(1 <= place <= 12 for place in (*spoken.ordinals.values(), *spoken.place_associations.values()))
    for name in (*spoken.numbers, *spoken.ordinals, *spoken.place_associations, *spoken.letters):
        assert name == unicodedata.normalize("NFKC", name).casefold()
    assert not any("-" in name for name in spoken.numbers)


def test_talk_is_found_in_lower_case_and_patterns_know_only_the_agreed_groups(spoken: Language) -> None:
    allowed = {
        "spelling_talk": {
            "letter", "begins", "ends", "within", "around", "mixed", "whole", "piece", "moved", "beside",
        },
        "count_talk": {"n"}, "position_talk": {"n", "last", "before_last", "from_end"},
        "sound_talk": set(), "quoted_talk": {"said"}, "list_talk": set(), "private_talk": set(), "idioms": set(),
    }  # fmt: skip
    for name, groups in allowed.items():
        for pattern in getattr(spoken, name).each():
            assert set(pattern.groupindex) <= groups, pattern.pattern
            assert not pattern.search(""), pattern.pattern
    assert all(set(pattern.groupindex) == {"said"} for pattern in spoken.quoted_talk.each())  # which is asked for


def test_all_patterns_of_a_kind_can_be_tried_as_one(spoken: Language) -> None:
    """They are joined: with nothing that counts or names groups, and no other groups than named ones."""
    for name in (*SUBJECTS, "idioms"):
        for one in getattr(spoken, name).each():
            assert not re.search(r"\\[1-9]|\(\?P=|\(\?\(", one.pattern)
            assert one.groups == len(one.groupindex)


def test_patterns_are_linear(spoken: Language) -> None:
    hostile = (
        "a " * 80, "the " * 40, "о " * 80, "가 " * 80, "1 " * 80, "a" * 160, "가" * 160, "о" * 160,
        "one is " * 22, "hint one " * 17, "het ene is " * 14, "слово раз " * 16, "힌트 1은 " * 22,
    )  # fmt: skip
    told = (getattr(spoken, name) for name in (*SUBJECTS, "idioms"))
    for pattern in chain.from_iterable(phrases.each() for phrases in told):
        before = time.process_time()
        for text in hostile:
            pattern.search(text)
        assert time.process_time() - before < 0.1, pattern.pattern


def test_coverage_speaks_of_checks_that_exist_and_gives_reasons(spoken: Language) -> None:
    assert set(spoken.coverage) <= set(check_ids())
    for coverage in spoken.coverage.values():
        assert coverage.level is CoverageLevel.FULL or (coverage.reason or "").startswith("coverage.")


def test_warming_can_be_repeated(spoken: Language) -> None:
    spoken.warm()
    spoken.warm()
