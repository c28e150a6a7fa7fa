"""One clue, and one that can be read."""

import pytest

from cluewright.core.clues import Ruling

from .judging import checks, finding, verdict


@pytest.mark.parametrize("clue", ["", " ", "...", "\u200b\u200d", "-", "?!", "\u3164", "___"])
def test_nothing_to_read_is_illegal(clue: str) -> None:
    found = verdict(clue, "owl")
    assert (found.ruling, [one.method for one in found.findings]) == (Ruling.ILLEGAL, ["empty"])


@pytest.mark.parametrize(
    "clue",
    [
        "moon / tree", "moon;tree", "moon\ntree", "moon | tree", "a/b/c", "moon|tree", "moon • tree", "1) moon 2) tree",
        "1. moon, 2. tree", "a) moon b) tree", "① moon ② tree", "❶moon ❷tree", "а) луна б) лес", "가) 달 나) 숲",
        "clue 1: moon clue 2: tree", "힌트 1: 달 힌트 2: 숲", "moon/tree/mouse",
    ],
)  # fmt: skip
def test_several_clues_in_one_are_illegal(clue: str) -> None:
    found = verdict(clue, "owl")
    assert (found.ruling, [one.method for one in found.findings]) == (Ruling.ILLEGAL, ["several"])


@pytest.mark.parametrize(("clue", "language"), [("moon/tree", "en"), ("нефть/газ", "ru"), ("hoog/laag water", "nl")])
def test_two_words_with_a_slash_are_for_a_human(clue: str, language: str) -> None:
    found = verdict(clue, "owl", language=language)
    assert (found.ruling, [one.method for one in found.findings]) == (Ruling.SUSPECT, ["several"])


@pytest.mark.parametrize(
    ("clue", "language"), [("and/or", "en"), ("и/или", "ru"), ("en/of", "nl"), ("km/h", "en"), ("24/7", "en")]
)
def test_little_words_units_and_dates_may_have_a_slash(clue: str, language: str) -> None:
    assert verdict(clue, "owl", language=language).ruling is Ruling.LEGAL


@pytest.mark.parametrize(
    "clue",
    [
        "moon, tree, mouse", "moon + tree + mouse", "moon - tree - mouse", "moon > tree > mouse", "moon·tree·mouse",
        "moonㆍtreeㆍmouse", "moon ★ tree ★ mouse", "moon→tree→mouse", "moon ~ tree ~ mouse", "moon. tree. mouse.",
    ],
)  # fmt: skip
def test_a_bare_list_is_for_a_human(clue: str) -> None:
    assert verdict(clue, "owl").ruling is Ruling.SUSPECT


@pytest.mark.parametrize(
    ("clue", "language"),
    [
        ("take one, take two, cut", "en"), ("two legs, then four, then three", "en"), ("mijn licht, ster, zon", "nl"),
        ("vogels, katten, paarden", "nl"), ("пришёл, поел, уснул", "ru"), ("국민의, 국민에 의한, 국민을 위한", "ko"),
    ],
)  # fmt: skip
def test_a_list_that_is_one_thought_is_fine(clue: str, language: str) -> None:
    assert verdict(clue, "owl", language=language).ruling is Ruling.LEGAL


@pytest.mark.parametrize("clue", ["vogel, lamp, dinsdag", "vogels, lamp, dinsdag"])
def test_a_list_of_things_not_all_inflected_is_a_bare_one(clue: str) -> None:
    assert verdict(clue, "boek", language="nl").ruling is Ruling.SUSPECT


@pytest.mark.parametrize(
    "clue",
    [
        "moon",
        "a bird, wise and old",
        "AC/DC",
        "moon\n",
        "it hunts at night, on silent wings",
        "🌙",
        "night & day",
        "Harry + Hedwig",
        "Chapter 1. Loomings",
        "Athene - goddess",
        "J. R. R. Tolkien",
        "① prize",
        "Simon·Garfunkel",
        "three, two, one, lift-off",
        "ten, nine, eight",
    ],
)
def test_words_phrases_and_sentences_are_one_clue(clue: str) -> None:
    assert verdict(clue, "owl").ruling is Ruling.LEGAL


@pytest.mark.parametrize("clue", ["moon ／ tree", "moon ｜ tree"])
def test_wide_signs_part_clues_too(clue: str) -> None:
    assert verdict(clue, "owl").ruling is Ruling.ILLEGAL


@pytest.mark.parametrize(
    ("clue", "language"),
    [
        ("one is a rose, the other is a tulip", "en"),
        ("first clue rose second clue tulip", "en"),
        ("firstly thorns, secondly petals", "en"),
        ("lawn or alternatively spade", "en"),
        ("het ene is een roos, het andere is een tulp", "nl"),
        ("ten eerste stekels, ten tweede blaadjes", "nl"),
        ("во-первых, шипы, во-вторых, лепестки", "ru"),
        ("подсказка один роза подсказка два тюльпан", "ru"),
        ("하나는 장미 또 하나는 튤립", "ko"),
        ("힌트 하나는 꽃 힌트 둘은 벌", "ko"),
    ],
)
def test_clues_told_one_after_another_are_for_a_human(clue: str, language: str) -> None:
    found = finding(clue, "cow", "piano", check="form", language=language)
    assert (found.ruling, found.method) == (Ruling.SUSPECT, "list")


@pytest.mark.parametrize(
    ("clue", "language"),
    [
        ("one is the loneliest number", "en"),
        ("the other side", "en"),
        ("во-первых, это красиво", "ru"),
        ("하나는 외롭다", "ko"),
    ],
)
def test_one_of_them_alone_is_one_clue(clue: str, language: str) -> None:
    assert "form" not in checks(verdict(clue, "cow", "piano", language=language))


@pytest.mark.parametrize(
    ("clue", "language"),
    [
        ("Vesuvius, Etna, Krakatoa", "en"), ("Большой Брат, Оруэлл, 1984", "ru"),
        ("wit, witter, witst", "nl"), ("sneller, hoger, sterker", "nl"),
    ],
)  # fmt: skip
def test_names_only_and_one_word_compared_are_one_thought(clue: str, language: str) -> None:
    assert "form" not in checks(verdict(clue, "cow", "piano", language=language))


@pytest.mark.parametrize("clue", ["Umbrella, Tuesday, Cheese", "ink, Moses, Thursday", "UMBRELLA, TUESDAY, CHEESE"])
def test_capitals_make_no_names_of_things(clue: str) -> None:
    assert finding(clue, "cow", "piano", check="form").method == "list"


def test_who_describes_a_scene_lists_what_it_has() -> None:
    assert "form" not in checks(verdict("frosting, sprinkles, paper liner", "cow", "piano"))
    assert finding("trumpet, gravel, Tuesday", "cow", "piano", check="form").method == "list"


@pytest.mark.parametrize(
    ("clue", "language"),
    [
        ("wool, cotton, silk", "en"), ("сидр, сок, шарлотка", "ru"), ("масло, холст, мольберт", "ru"),
        ("haltes, chauffeur, strippenkaart", "nl"), ("stroop, poedersuiker, spek", "nl"),
    ],
)  # fmt: skip
def test_three_things_with_a_theme_in_common_or_hardly_known_are_one_thought(clue: str, language: str) -> None:
    assert verdict(clue, "cow", language=language).ruling is Ruling.LEGAL


@pytest.mark.parametrize(
    ("clue", "language"),
    [("ink, walrus, Thursday", "en"), ("утюг, жираф, понедельник", "ru"), ("눈썹, 트랙터, 화요일", "ko")],
)
def test_three_things_with_nothing_in_common_are_a_list(clue: str, language: str) -> None:
    (found,) = verdict(clue, "cow", language=language).findings
    assert (found.ruling, found.method) == (Ruling.SUSPECT, "list")
