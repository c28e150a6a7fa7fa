"""The table of figures: defaults by variant and edition, bounds, and what is refused."""

import json
from typing import Any

import pytest

from cluewright.core.bounds import Choice, Flag, Order, Whole, parse
from cluewright.core.parameters import RULEBOOKS, InvalidParameters, resolve

DECRYPTO_DEFAULTS = {
    "interceptions_to_win": (2, 2),
    "miscommunications_to_lose": (2, None),
    "failed_decode_gives": ("miscommunication", "interception"),
    "max_rounds": (8, 5),
    "first_interception_round": (2, 2),
    "keywords_per_team": (4, 4),
    "code_length": (3, 3),
    "repeated_codes": ("allowed", "allowed"),
    "clue_reuse": ("team", "team"),
    "timer_seconds": (30, 30),
    "use_timer": (False, False),
    "guess_timer_seconds": (None, None),
}


def problem(rulebook: str = "decrypto", variant: str = "teams", edition: str | None = None, **rules: Any) -> Any:
    with pytest.raises(InvalidParameters) as caught:
        resolve(rulebook, variant, edition, rules)
    (found,) = caught.value.problems
    return found


def test_defaults_of_the_english_edition() -> None:
    teams, interceptor = resolve("decrypto"), resolve("decrypto", "interceptor")
    only_teams = {"repeat_moves_encryptors": False, "tie_break": ["points", "keywords"]}
    assert teams.as_json() == {name: values[0] for name, values in DECRYPTO_DEFAULTS.items()} | only_teams
    assert interceptor.as_json() == {name: values[1] for name, values in DECRYPTO_DEFAULTS.items()}
    assert (teams.variant, teams.edition) == ("teams", "en")


@pytest.mark.parametrize("variant", ["teams", "interceptor"])
def test_editions_differ_only_where_their_books_do(variant: str) -> None:
    differing: dict[str, dict[str, Any]] = {
        "en": {},
        "nl": {"repeat_moves_encryptors": True},
        "ru": {"repeated_codes": "not_twice_running"},
        "ko": {"tie_break": ["keywords"]},
        "online": {"clue_reuse": "player"},
    }
    base = resolve("decrypto", variant).as_json()
    assert set(differing) == set(RULEBOOKS["decrypto"].editions)
    for edition, values in differing.items():
        expected = base | {name: value for name, value in values.items() if name in base}
        assert resolve("decrypto", variant, edition).as_json() == expected


def test_a_house_rule_outweighs_the_edition() -> None:
    found = resolve("decrypto", "teams", "ru", {"repeated_codes": "never", "max_rounds": 20})
    assert found.values["repeated_codes"] == "never"
    assert found.given == {"repeated_codes", "max_rounds"}


@pytest.mark.parametrize(
    ("name", "value", "bounds"),
    [
        ("interceptions_to_win", 0, "1–8"),
        ("interceptions_to_win", 9, "1–8"),
        ("interceptions_to_win", None, "1–8"),
        ("interceptions_to_win", True, "1–8"),
        ("interceptions_to_win", "2", "1–8"),
        ("interceptions_to_win", 2.0, "1–8"),
        ("miscommunications_to_lose", 9, "null, 1–8"),
        ("max_rounds", 21, "1–20"),
        ("first_interception_round", 6, "1–5"),
        ("keywords_per_team", 2, "3–6"),
        ("keywords_per_team", 7, "3–6"),
        ("code_length", 1, "2–5"),
        ("code_length", 6, "2–5"),
        ("timer_seconds", 4, "5–3600"),
        ("guess_timer_seconds", 3601, "null, 5–3600"),
        ("use_timer", 1, "true, false"),
        ("use_timer", None, "true, false"),
        ("repeated_codes", "sometimes", "allowed, not_twice_running, never"),
        ("failed_decode_gives", None, "miscommunication, interception, nothing"),
        ("clue_reuse", ["team"], "game, team, player, off"),
        ("tie_break", ["points", "points"], "[points, keywords]"),
        ("tie_break", ["dice"], "[points, keywords]"),
        ("tie_break", "points", "[points, keywords]"),
        ("tie_break", [["points"]], "[points, keywords]"),
    ],
)
def test_out_of_bounds_is_refused_naming_the_bounds(name: str, value: object, bounds: str) -> None:
    rule: dict[str, Any] = {name: value}
    found = problem(**rule)
    assert (found.name, found.code, found.bounds) == (name, "out_of_bounds", bounds)


def test_bounds_themselves_are_in() -> None:
    low = {"interceptions_to_win": 1, "miscommunications_to_lose": None, "keywords_per_team": 3, "code_length": 2}
    high = {"interceptions_to_win": 8, "miscommunications_to_lose": 8, "keywords_per_team": 6, "code_length": 5}
    orders: tuple[dict[str, Any], ...] = ({"tie_break": []}, {"tie_break": ["keywords", "points"]})
    cases: tuple[dict[str, Any], ...] = (low, high, *orders, {"guess_timer_seconds": 5})
    for rules in cases:
        found = resolve("decrypto", "teams", "en", rules).as_json()
        assert {name: found[name] for name in rules} == rules
        json.dumps(found)


def test_a_code_is_no_longer_than_there_are_keywords() -> None:
    assert resolve("decrypto", "teams", "en", {"code_length": 3, "keywords_per_team": 3})
    assert problem(code_length=5).bounds == "2–4"
    assert problem(code_length=4, keywords_per_team=3).bounds == "2–3"


def test_what_does_not_exist_is_refused() -> None:
    assert problem(colour="white").code == "unknown_parameter"
    assert problem(variant="interceptor", tie_break=["points"]).code == "not_in_variant"
    assert problem(variant="chess").name == "variant"
    assert problem(edition="de").bounds == "en, nl, ru, ko, online"


def test_every_problem_is_named_at_once() -> None:
    with pytest.raises(InvalidParameters) as caught:
        resolve("decrypto", "teams", "en", {"max_rounds": 0, "colour": 1, "use_timer": "yes"})
    assert [found.name for found in caught.value.problems] == ["max_rounds", "colour", "use_timer"]


def test_da_vinci_code() -> None:
    values = {"points_per_number": 10, "points_per_six": 20, "points_per_crack": 50, "points_per_hyphen": 0}
    for variant, rounds in (("standard", 1), ("hyphen", 1), ("points", 3), ("hyphen-points", 3)):
        expected = {"tiles_each": 4, "rounds": rounds, **values, "winner_bonus": True}
        assert resolve("davinci-code", variant).as_json() == expected
    assert problem("davinci-code", "points", tiles_each=7).bounds == "2–6"


@pytest.mark.parametrize(
    ("bounds", "text", "value"),
    [
        (Whole(1, 8), "3", 3),
        (Whole(1, 8), "-3", -3),
        (Whole(1, 8), "three", "three"),
        (Whole(1, 8), "٣", "٣"),
        (Whole(1, 8), "9" * 5000, "9" * 5000),
        (Whole(1, 8, nullable=True), "null", None),
        (Flag(), "true", True),
        (Flag(), "yes", "yes"),
        (Choice(("a", "b")), "a", "a"),
        (Order(("a", "b")), "b,a", ("b", "a")),
        (Order(("a", "b")), "none", ()),
        (Order(("a", "b")), "", ()),
    ],
)
def test_values_are_read_from_text(bounds: Any, text: str, value: object) -> None:
    assert parse(bounds, text) == value
