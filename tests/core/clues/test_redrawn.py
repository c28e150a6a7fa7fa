"""A keyword that no dictionary would know, but anybody reads; words that only look so are free."""

import pytest

from cluewright.core.clues import Ruling

from .judging import checks, finding, verdict

SHOWN = ("wolf", "moon", "rabbit", "castle")


@pytest.mark.parametrize(
    ("clue", "method"),
    [
        ("VVOLF", "look-alike"),
        ("the vvolves", "look-alike"),
        ("rnoon", "look-alike"),
        ("m()()n", "look-alike"),
        (r"|\/|oon", "look-alike"),
        (r"moo|\|", "look-alike"),
        ("raббit", "look-alike"),
        ("ИOOM", "look-alike"),
        ("wwoollff", "stretched"),
        ("ra66it", "digits"),
    ],
)
def test_a_keyword_written_oddly_is_illegal(clue: str, method: str) -> None:
    found = finding(clue, *SHOWN, check="keyword")
    assert (found.ruling, found.method) == (Ruling.ILLEGAL, method)


def test_letters_of_two_scripts_make_one_word_in_russian_too() -> None:
    assert finding("луnа", "луна", "кот", language="ru", check="keyword").method == "look-alike"


@pytest.mark.parametrize("clue", ["mywolf", "iamwolf", "xcastlex", "themoonrises", "asdfcastle"])
def test_a_keyword_among_what_is_no_word_is_for_a_human(clue: str) -> None:
    found = finding(clue, *SHOWN, check="keyword")
    assert (found.ruling, found.method) == (Ruling.SUSPECT, "word")


@pytest.mark.parametrize("clue", ["мойкот", "этокот"])
def test_a_short_one_is_if_little_words_stand_around_it(clue: str) -> None:
    assert finding(clue, "кот", "лампа", language="ru", check="keyword").method == "word"


@pytest.mark.parametrize("clue", ["barn", "clown", "corn", "Manchester", "scowl", "bookkeeper", "(sic)", "</br>"])
def test_words_that_only_look_so_are_free(clue: str) -> None:
    assert verdict(clue, "dog", "chest", "cow", "piano").ruling is Ruling.LEGAL


def test_ordinary_words_hold_others_by_chance() -> None:
    assert "keyword" not in checks(verdict("душнила", "душ", "тарелка", language="ru"))
    assert "keyword" not in checks(verdict("je ziet jezelf erin", "ezel", "rok", language="nl"))


@pytest.mark.parametrize(("clue", "method"), [("코로바", "transcribed"), ("karova", "transcribed")])
def test_a_russian_keyword_is_heard_in_other_scripts(clue: str, method: str) -> None:
    assert finding(clue, "корова", "лампа", language="ru", check="keyword").method == method


@pytest.mark.parametrize(
    ("keyword", "clue", "heard"),
    [
        ("бочка", "보치카", True),
        ("матрёшка", "마트료시카", True),
        ("врач", "브라치", True),
        ("чашка", "코시카", False),
        ("бочка", "ъ", False),
    ],
)
def test_what_hangul_makes_of_russian_hisses_is_heard(keyword: str, clue: str, *, heard: bool) -> None:
    assert ("keyword" in checks(verdict(clue, keyword, "лампа", language="ru"))) is heard


def test_a_syllable_typed_with_another_keyboard_is_the_keyword_unless_that_is_a_word() -> None:
    assert finding("tkf", "살", "코", language="ko", check="keyword").method == "keyboard"
    assert verdict("tea", "셈", "코", language="ko").ruling is Ruling.LEGAL


def test_a_word_is_turned_round_before_its_letters_are_looked_at() -> None:
    assert finding("ижыл", "лыжи", "лампа", language="ru", check="keyword").method == "reversed"


def test_a_noun_is_part_of_the_verb_made_of_it() -> None:
    assert finding("청소기", "청소하다", "코", language="ko", check="keyword").method == "compound"


@pytest.mark.parametrize(
    ("clue", "keyword", "language"),
    [
        ("beCOWard", "cow", "en"),
        ("COWard", "cow", "en"),
        ("asdfCASTLE", "castle", "en"),
        ("GERBtangROT", "tang", "nl"),
        ("удаЛОСЬ", "лось", "ru"),
    ],
)
def test_letters_that_stand_out_in_a_word_are_read(clue: str, keyword: str, language: str) -> None:
    found = finding(clue, keyword, "piano", language=language, check="keyword")
    assert (found.ruling, found.method) == (Ruling.ILLEGAL, "capitals")


def test_first_letters_of_names_do_not_stand_out() -> None:
    assert finding("LEGOland", "land", "piano", check="keyword").method == "name"
    assert verdict("FlayOne", "lay", "piano").ruling is Ruling.LEGAL
    assert finding("백조의 호수", "백조", "코", language="ko", check="keyword").method != "capitals"


def test_a_sign_behind_each_letter_hides_nothing() -> None:
    assert finding("우0주0선", "우주선", "코", language="ko", check="keyword").method == "spaced"
    assert finding("wxoxlxf", *SHOWN, check="keyword").ruling is Ruling.ILLEGAL


def test_capitals_in_a_hashtag_make_no_name() -> None:
    assert finding("#SoapOpera", "soap", "piano", check="keyword").ruling is Ruling.ILLEGAL


def test_a_contraction_is_not_the_word_that_it_looks_like() -> None:
    assert verdict("we'll meet again", "well", "piano").ruling is Ruling.LEGAL
    assert finding("cas'tles", *SHOWN, check="keyword").method == "spaced"


def test_all_words_of_a_keyword_in_other_forms_are_for_a_human() -> None:
    found = finding("сияет на севере", "северное сияние", "лампа", language="ru", check="keyword")
    assert (found.ruling, found.method) == (Ruling.SUSPECT, "parts")
    assert verdict("сияет на юге", "северное сияние", "лампа", language="ru").ruling is Ruling.LEGAL
