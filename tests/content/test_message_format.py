"""Messages: plural forms of every number, choices, Korean particles, and what is refused."""

import pytest

from cluewright.content.message_format import MessageError, arguments, parse, plural_categories, render
from cluewright.content.particles import attach

TOKENS_RU = "{n, plural, one {# жетон} few {# жетона} many {# жетонов} other {# жетона}}"


@pytest.mark.parametrize(
    ("number", "text"),
    [(1, "1 жетон"), (2, "2 жетона"), (5, "5 жетонов"), (11, "11 жетонов"), (21, "21 жетон"), (22, "22 жетона")],
)
def test_russian_plural_forms(number: int, text: str) -> None:
    assert render(TOKENS_RU, "ru", {"n": number}) == text


def test_exact_number_wins_over_the_category() -> None:
    assert render("{n, plural, =1 {only} one {# token} other {#}}", "en", {"n": 1}) == "only"


def test_select_by_value_with_null_and_booleans() -> None:
    message = "{x, select, true {yes} null {none} other {else}}"
    assert [render(message, "en", {"x": x}) for x in (True, None, "who")] == ["yes", "none", "else"]


def test_the_number_sign_belongs_to_the_innermost_plural() -> None:
    message = "{a, plural, other {# and {b, plural, other {#}}}} #"
    assert render(message, "en", {"a": 1, "b": 2}) == "1 and 2 #"


def test_apostrophes_are_ordinary_and_braces_can_be_quoted() -> None:
    assert render("don't '{'{x}'}'", "en", {"x": "go"}) == "don't {go}"


def test_values_are_never_read_as_a_message() -> None:
    assert render("{x}", "en", {"x": "{y} #"}) == "{y} #"


@pytest.mark.parametrize(
    "broken",
    [
        "{",
        "}",
        "{x",
        "{x,}",
        "{x, plural}",
        "{x, plural, one {a}}",
        "{x, plural, other {a}",
        "{X}",
        "{x, date}",
        "{" * 50,
    ],
)
def test_broken_syntax_is_refused(broken: str) -> None:
    with pytest.raises(MessageError):
        parse(broken)


def test_deep_nesting_is_refused() -> None:
    with pytest.raises(MessageError):
        parse("{x, select, other " + "{ {x, select, other " * 20 + "{}" + "}}" * 20 + "}")


def test_arguments_are_found_at_any_depth() -> None:
    assert arguments(parse("{a} {b, plural, other {{c, particle, 을}}}")) == {"a", "b", "c"}


def test_plural_categories_of_whole_numbers() -> None:
    assert plural_categories("ru") == {"one", "few", "many"}
    assert plural_categories("ko") == {"other"}


@pytest.mark.parametrize(
    ("value", "particle", "text"),
    [
        ("토큰", "을", "토큰을"), ("카드", "을", "카드를"), ("서울", "으로", "서울로"), ("집", "로", "집으로"),
        ("2", "을", "2를"), ("3", "를", "3을"), ("10", "이", "10이"), ("7", "으로", "7로"), ("'koe'", "은", "'koe'는"),
        ("cat", "을", "cat을"),
        ("стол", "으로", "стол로"), ("牛", "을", "牛을(를)"), ("", "을", "을(를)"),
    ],
)  # fmt: skip
def test_particles_follow_the_final_sound(value: str, particle: str, text: str) -> None:
    assert attach(value, particle) == text
