"""What is said of letters and sounds in languages without full analysis."""

import pytest

from cluewright.core.languages.foreign_talk import LETTERS, SOUNDS


@pytest.mark.parametrize(
    ("text", "language"),
    [
        ("commence par la lettre b", "fr"),
        ("beginnt mit einem b", "de"),
        ("empieza con 'b'", "es"),
        ("comeca com b", "pt"),
        ("на літеру к", "uk"),
    ],
)
def test_letters_are_spoken_of(text: str, language: str) -> None:
    [said] = LETTERS.found_in(text, tuple(text.split()))
    assert (said.language, said.start, said.end) == (language, 0, len(text))


@pytest.mark.parametrize("text", ["commence par la fin", "termina en tragedia", "beginnt mit dem tee", "na literę"])
def test_what_begins_otherwise_is_no_letter(text: str) -> None:
    assert not list(LETTERS.found_in(text, tuple(text.split())))


@pytest.mark.parametrize(("text", "found"), [("es klingt wie kuh", True), ("klingt gut", False), ("rime", False)])
def test_sounds_are_spoken_of(text: str, found: bool) -> None:
    assert bool(list(SOUNDS.found_in(text, tuple(text.split())))) is found
