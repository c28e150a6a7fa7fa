"""The rulebooks against the code: every cited rule is there, every number comes from the parameters, everywhere."""

import ast
import re
from collections import Counter
from pathlib import Path

import pytest

from cluewright.content.library import Library
from cluewright.content.message_format import arguments, parse
from cluewright.content.rulebooks import RulebookInvalid, load_rulebook, load_rulebooks
from cluewright.core.derived import DERIVED, derived_values
from cluewright.core.parameters import RULEBOOKS, Parameters, resolve
from cluewright.usecases.read_rulebook import Reader, read_rulebook

PACKAGE = Path(__file__).parents[2] / "service" / "cluewright"
SOURCES = load_rulebooks()
LIBRARY = Library.load()
RULE_ID = re.compile(r"(decrypto|davinci-code)\.[a-z-]+(\.[a-z-]+)+|(decrypto|davinci-code)\.[a-z]+\.[a-z-]+")
FIXED_RULES = [
    "decrypto.clues.no-keyword",
    "decrypto.clues.no-translation",
    "decrypto.clues.meaning-not-spelling",
    "decrypto.clues.meaning-not-letter-count",
    "decrypto.clues.meaning-not-position",
    "decrypto.clues.meaning-not-sound",
    "decrypto.clues.no-code",
    "decrypto.clues.no-repetition",
    "decrypto.clues.public-information",
    "decrypto.clues.three-separate-clues",
    "decrypto.round.no-first-round-interception",
    "davinci-code.turn.draw-first",
]
HOUSE_RULES = [
    {"interceptions_to_win": n % 8 + 1, "max_rounds": m, "timer_seconds": t, "guess_timer_seconds": t + 1}
    for n, m, t in [(0, 1, 5), (1, 2, 11), (2, 3, 21), (4, 5, 22), (6, 11, 31), (7, 20, 101)]
]


def cited_rules() -> set[str]:
    """Every string constant of the code that is a rule's id."""
    found: set[str] = set()
    for path in PACKAGE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and RULE_ID.fullmatch(node.value):
                found.add(node.value)
    return found


def test_every_rule_that_the_code_cites_is_in_a_book() -> None:
    known = {rule for book in LIBRARY.rulebooks.values() for rule in book.rules()}
    cited = cited_rules()
    assert len(cited) > 20
    assert sorted(cited - known) == []


def test_the_rules_that_outside_clients_know_are_there() -> None:
    known = {rule for book in LIBRARY.rulebooks.values() for rule in book.rules()}
    assert set(FIXED_RULES) <= known


@pytest.mark.parametrize("language", LIBRARY.catalogs.languages)
def test_every_rule_is_translated_from_the_current_english(language: str) -> None:
    for book in LIBRARY.rulebooks.values():
        for rule in book.rules():
            found = LIBRARY.catalogs.translation(rule, language)
            assert found is not None, rule
            assert not found.stale, rule


def test_texts_use_no_placeholder_but_parameters_and_derived_figures() -> None:
    for book, source in SOURCES.items():
        known = {spec.name for spec in RULEBOOKS[book].specs} | set(DERIVED[book])
        for text in source.texts.values():
            assert arguments(parse(text.english)) <= known, text.id


def test_conditions_name_parameters_and_values_that_exist() -> None:
    for book in LIBRARY.rulebooks.values():
        table = RULEBOOKS[book.id]
        names = {spec.name for spec in table.specs} | {"variant", "edition"}
        for top in book.sections:
            for section in top.walk():
                for block in (part for outer in section.blocks for part in outer.walk()):
                    for condition in (block.shown.when, block.shown.when_not):
                        assert set(condition) <= names, block.id
                        assert condition.get("variant", frozenset()) <= set(table.variants), block.id
                        assert condition.get("edition", frozenset()) <= set(table.editions), block.id


def numbers(text: str) -> Counter[str]:
    return Counter(re.findall(r"\d+", text))


def adapted(text_id: str, book: str) -> bool:
    return "REPLACE" in SOURCES[book].texts[text_id].note


@pytest.mark.parametrize("language", [tag for tag in LIBRARY.catalogs.languages if tag != "en"])
@pytest.mark.parametrize("house_rules", HOUSE_RULES, ids=str)
@pytest.mark.parametrize("variant", RULEBOOKS["decrypto"].variants)
def test_the_numbers_of_every_text_are_those_of_the_english(
    language: str, house_rules: dict[str, object], variant: str
) -> None:
    assert_same_numbers(resolve("decrypto", variant, "en", house_rules), language)


@pytest.mark.parametrize("language", [tag for tag in LIBRARY.catalogs.languages if tag != "en"])
@pytest.mark.parametrize("count", [1, 2, 5])
@pytest.mark.parametrize("variant", RULEBOOKS["davinci-code"].variants)
def test_the_numbers_of_da_vinci_code_too(language: str, count: int, variant: str) -> None:
    rules = {"rounds": count, "points_per_number": count * 7, "points_per_six": count * 11, "points_per_crack": 21}
    assert_same_numbers(resolve("davinci-code", variant, None, rules), language)


def assert_same_numbers(parameters: Parameters, language: str) -> None:
    book = parameters.rulebook
    english, other = (Reader(LIBRARY, parameters, tag) for tag in ("en", language))
    for text_id, source in SOURCES[book].texts.items():
        if adapted(text_id, book) or not arguments(parse(source.english)) <= set(english.values):
            continue
        # A language may say "one" for 1 and "no" for 0, or name a number once where English repeats it.
        ours, theirs = set(numbers(other.text(text_id).text)), set(numbers(english.text(text_id).text))
        assert ours - {"0", "1"} == theirs - {"0", "1"}, text_id


@pytest.mark.parametrize("language", LIBRARY.catalogs.languages)
def test_a_house_rule_shows_up_in_the_book_and_nowhere_else(language: str) -> None:
    usual = read_rulebook(LIBRARY, resolve("decrypto"), language).rules
    seven = read_rulebook(LIBRARY, resolve("decrypto", house_rules={"interceptions_to_win": 7}), language).rules
    changed = {rule for rule in usual if seven[rule].text != usual[rule].text}
    assert changed == {"decrypto.end.interceptions"}
    assert "7" in seven["decrypto.end.interceptions"].text


def test_derived_figures_follow_the_parameters() -> None:
    assert derived_values(resolve("decrypto"))["code_count"] == 24
    bigger = resolve("decrypto", house_rules={"keywords_per_team": 6, "code_length": 5})
    assert derived_values(bigger)["code_count"] == 720
    assert derived_values(resolve("decrypto", "interceptor"))["players_max"] == 3


def test_every_parameter_variant_and_edition_has_its_text() -> None:
    for book in LIBRARY.rulebooks.values():
        table = RULEBOOKS[book.id]
        assert set(book.parameter_texts) == {spec.name for spec in table.specs}
        assert set(book.variant_labels) == set(table.variants)
        assert {note.edition for note in book.edition_notes} <= set(table.editions)


def test_every_edition_that_sets_a_parameter_explains_it() -> None:
    for book in LIBRARY.rulebooks.values():
        for spec in RULEBOOKS[book.id].specs:
            for edition in spec.editions:
                told = [note for note in book.edition_notes if (note.edition, note.parameter) == (edition, spec.name)]
                assert told, f"{edition} sets {spec.name} and no note says so"


@pytest.mark.parametrize(
    ("files", "message"),
    [
        ({"1.yaml": "sections: [{id: a, title: {id: t, en: T}, colour: red, blocks: []}]"}, "a: unknown field colour"),
        ({"1.yaml": "title: {id: t, en: T}", "2.yaml": "summary: {id: t, en: S}"}, "t: a second text"),
        ({"1.yaml": "id: a", "2.yaml": "id: b"}, "id stands in two files"),
    ],
)  # fmt: skip
def test_a_broken_rulebook_is_refused(tmp_path: Path, files: dict[str, str], message: str) -> None:
    head = "id: x\ntitle: {id: x.t, en: T}\nsummary: {id: x.s, en: S}\nvariants: []\n"
    for name, text in files.items():
        (tmp_path / name).write_text((head if text.startswith("sections") else "") + text, "utf-8")
    with pytest.raises(RulebookInvalid, match=message):
        load_rulebook(tmp_path)
