"""Words made up on the spot, and as some say them."""

import pytest

from cluewright.core.languages.en import LANGUAGE as EN


def made_of(word: str) -> dict[str, bool]:
    """The words that one may be a form of, and which surely."""
    return {form.key: form.certain for form in EN.forms(word)}


@pytest.mark.parametrize(
    ("word", "base"),
    [
        ("tigeresque", "tiger"), ("tigertastic", "tiger"), ("fishaholic", "fish"), ("spiderophobia", "spider"),
        ("tomatophobic", "tomato"), ("stonophobia", "stone"), ("tigerocracy", "tiger"), ("tigeralicious", "tiger"),
        ("spiderized", "spider"), ("windowholics", "window"),
    ],
)  # fmt: skip
def test_an_ending_put_on_for_fun_is_taken_off(word: str, base: str) -> None:
    assert made_of(word).get(base) is True


@pytest.mark.parametrize(
    ("word", "base"),
    [
        ("tigerville", "tiger"), ("puppyzilla", "puppy"), ("catzilla", "cat"), ("tigerathon", "tiger"),
        ("spidernado", "spider"), ("tigernomics", "tiger"), ("windowinator", "window"), ("snailmobile", "snail"),
        ("megafish", "fish"), ("überfish", "fish"), ("cyberwindow", "window"),
        ("toof", "tooth"), ("toofs", "tooth"), ("spida", "spider"), ("spiduh", "spider"),
        ("chook", "chicken"), ("tonite", "night"),
    ],
)  # fmt: skip
def test_what_names_are_made_with_too_or_only_sounds_so_is_found(word: str, base: str) -> None:
    assert base in made_of(word)


@pytest.mark.parametrize(
    ("word", "base"),
    [
        ("barista", "bar"), ("arachnophobia", "arachnid"), ("talbot", "tall"), ("free", "three"), ("pizza", "pizzer"),
        ("bateria", "bay"), ("bobot", "boy"), ("tesla", "tesler"), ("nashville", "nash"), ("telethon", "tele"),
    ],
)  # fmt: skip
def test_words_and_names_are_not_taken_apart(word: str, base: str) -> None:
    assert base not in made_of(word)
