"""Russian: words in no dictionary, as a vowel is written as it is heard or as they have just been made up."""

import pytest

from cluewright.core.languages.ru import LANGUAGE as RU


def keys(word: str) -> set[str]:
    return {form.key for form in RU.forms(word)}


@pytest.mark.parametrize(
    ("word", "meant"),
    [("каровы", "корова"), ("рибка", "рыба"), ("мидвежонок", "медведь"), ("денюжка", "деньги"), ("сабаки", "собака")],
)
def test_a_vowel_may_be_written_as_it_is_heard(word: str, meant: str) -> None:
    assert meant in keys(word)
    assert not any(form.certain for form in RU.forms(word) if form.key == meant)


@pytest.mark.parametrize(("word", "other"), [("лиса", "лес"), ("писака", "песок"), ("мори", "море"), ("река", "рика")])
def test_words_of_the_dictionary_and_short_ones_mean_themselves(word: str, other: str) -> None:
    assert other not in keys(word)


@pytest.mark.parametrize(("word", "keyword"), [("дурдом", "дом"), ("главврач", "врач"), ("котокафе", "кот")])
def test_shortened_first_parts_and_new_compounds(word: str, keyword: str) -> None:
    assert RU.compound(word, keyword)


@pytest.mark.parametrize(
    ("word", "keyword"), [("семинар", "нары"), ("половина", "пол"), ("сторож", "рожа"), ("родник", "ник")]
)
def test_chance_beginnings_and_ends(word: str, keyword: str) -> None:
    assert RU.compound(word, keyword) is None


@pytest.mark.parametrize(
    ("word", "base"),
    [
        ("заводь", "вода"), ("снегирь", "снег"), ("подножие", "нога"),
        ("ножны", "нож"),
        ("кошатник", "кот"), ("кошак", "кот"), ("мамуля", "мама"), ("сынуля", "сын"), ("чайхана", "чай"),
        ("картофелина", "картофель"), ("фотик", "фотография"),
    ],
)  # fmt: skip
def test_words_of_a_family_that_no_rule_finds(word: str, base: str) -> None:
    assert base in keys(word)
