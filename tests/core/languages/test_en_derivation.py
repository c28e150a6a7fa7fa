"""English words made from others although their stem has changed."""

import pytest

from cluewright.core.languages.en import LANGUAGE as EN


def doubtful(word: str) -> set[str]:
    return {form.key for form in EN.forms(word)} - certain(word)


def certain(word: str) -> set[str]:
    return {form.key for form in EN.forms(word) if form.certain}


@pytest.mark.parametrize(
    ("word", "base"),
    [
        ("thievery", "thief"), ("thievish", "thief"), ("elvish", "elf"), ("elven", "elf"), ("wolvish", "wolf"),
        ("hooved", "hoof"), ("dwarven", "dwarf"), ("mischievous", "mischief"),
    ],
)  # fmt: skip
def test_an_f_before_an_ending_is_a_v(word: str, base: str) -> None:
    assert base in certain(word)


@pytest.mark.parametrize(("word", "base"), [("leaving", "leaf"), ("beaver", "beef"), ("livery", "life")])
def test_but_not_every_v_was_an_f(word: str, base: str) -> None:
    assert base not in {form.key for form in EN.forms(word)}


@pytest.mark.parametrize(
    ("word", "base"),
    [
        ("breadth", "broad"), ("depth", "deep"), ("strengthen", "strong"), ("pride", "proud"), ("sadden", "sad"),
        ("tigress", "tiger"), ("goddesses", "god"), ("gosling", "goose"), ("humility", "humble"), ("hungry", "hunger"),
    ],
)  # fmt: skip
def test_the_same_with_another_vowel_is_certain(word: str, base: str) -> None:
    assert base in certain(word)


@pytest.mark.parametrize(
    ("word", "base"),
    [
        ("solution", "solve"), ("reception", "receive"), ("assumption", "assume"), ("expulsion", "expel"),
        ("repulsive", "repel"), ("explanation", "explain"), ("exclamation", "exclaim"), ("maintenance", "maintain"),
        ("pronunciation", "pronounce"), ("provocation", "provoke"), ("remembrance", "remember"),
        ("monstrous", "monster"), ("suspense", "suspend"), ("death", "die"), ("death", "dead"), ("papal", "pope"),
    ],
)  # fmt: skip
def test_latin_and_old_stems_are_for_a_human_to_judge(word: str, base: str) -> None:
    assert base in doubtful(word)


@pytest.mark.parametrize(
    ("people", "country"),
    [("spanish", "spain"), ("greek", "greece"), ("polish", "poland"), ("swiss", "switzerland"), ("welsh", "wales")],
)
def test_peoples_are_named_after_their_countries(people: str, country: str) -> None:
    assert country in doubtful(people)


@pytest.mark.parametrize(
    ("one", "other"),
    [("commence", "commend"), ("congress", "conger"), ("buttress", "butter"), ("location", "look"), ("sloth", "slow")],
)
def test_other_words_of_like_endings_are_none(one: str, other: str) -> None:
    assert other not in {form.key for form in EN.forms(one)}
