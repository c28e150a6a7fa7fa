"""Uniform writing: what changes, what stays, and that every character remembers where it came from."""

import unicodedata

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cluewright.core.clues.analyse import analyse
from cluewright.core.clues.clue import Clue
from cluewright.core.clues.normalise import normalise


@pytest.mark.parametrize(
    ("text", "uniform"),
    [
        ("COW", "cow"),
        ("ｃｏｗ", "cow"),
        ("𝒄𝒐𝒘", "cow"),
        ("🅲🅾🆆", "cow"),
        ("Ⓒow", "cow"),
        ("c\u200bo\u00adw", "cow"),
        ("\u202ewoc\u202c", "woc"),
        ("don’t", "don't"),
        ("Straße", "strasse"),
        ("ﬁre", "fire"),
        ("cafe\u0301", "café"),
        ("КОТ", "кот"),
        ("٤۲१๑", "4211"),
        ("\u1109\u1169", "소"),
        ("ㅅㅗ", "소"),
        ("a\u00a0b\tc", "a b c"),
        ("sun–flower", "sun-flower"),
    ],
)
def test_one_writing_for_many(text: str, uniform: str) -> None:
    assert normalise(text).text == uniform


def test_invisible_characters_are_noted() -> None:
    assert normalise("c\u200bow").hidden
    assert not normalise("ｃow").hidden


@given(st.text(max_size=40))
def test_it_changes_nothing_the_second_time(text: str) -> None:
    once = normalise(text).text
    assert normalise(once).text == once


@settings(deadline=None)  # the first clue loads the languages
@given(st.text(max_size=40))
def test_every_span_lies_in_the_original(text: str) -> None:
    for token in analyse(Clue(text)).tokens:
        start, end = token.span
        assert 0 <= start < end <= len(text)
        assert token.text in normalise(text[start:end]).text


def test_spans_count_code_points_of_the_clue_as_sent() -> None:
    text = "my \u200bStraße \u202ebull"
    spans = [token.span for token in analyse(Clue(text)).tokens]
    assert [text[start:end].strip("\u200b\u202e") for start, end in spans] == ["my", "Straße", "bull"]


@pytest.mark.parametrize("text", ["नमस्ते", "แมว", "שָׁלוֹם", "हाथी"])
def test_vowel_signs_do_not_tear_a_word_apart(text: str) -> None:
    assert len(analyse(Clue(text)).tokens) == 1


def test_long_hostile_texts_stay_linear() -> None:
    text = "a" + "\u0301" * 79 + "ﷺ" * 80
    assert unicodedata.is_normalized("NFKC", normalise(text).text)


@pytest.mark.parametrize(
    ("text", "plain"),
    [
        ("캣ㅋㅋㅋ", "캣"),
        ("고냥이ㅋ", "고냥이"),
        ("맨 위 ㅠㅠ", "맨 위"),
        ("캣ㅋㅋ 알지", "캣   알지"),
        ("전ㅎ", None),
        ("ㅋㅋ", None),
    ],
)  # fmt: skip
def test_korean_laughter_is_no_part_of_a_word(text: str, plain: str | None) -> None:
    whole = unicodedata.normalize("NFKC", text)
    assert normalise(text).text == (whole if plain is None else plain)
    assert normalise(normalise(text).text).text == normalise(text).text


def test_spans_stay_right_beside_laughter() -> None:
    text = "캣ㅋㅋ 알지"
    assert [text[slice(*token.span)] for token in analyse(Clue(text)).tokens] == ["캣", "알지"]
