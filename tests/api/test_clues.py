"""Clue checks over HTTP: what goes in, what comes out, and the caps."""

import json
from typing import Any

import pytest

from cluewright.api.clue_bodies import BatchAnswer, CheckAnswer
from cluewright.api.routes.clues import BATCH_CAP
from cluewright.core.clues import check_ids
from cluewright.core.parameters import RULEBOOKS

from .caller import Caller

CHECK, BATCH = "/v1/clues/checks", "/v1/clues/checks/batch"
TABLE: dict[str, Any] = {"keywords": ["cow", "night", "tea", "rice"], "clues": ["cows", "moon"]}


def problem_codes(call: Caller, **changes: Any) -> list[tuple[str, str]]:
    answer = call.post(CHECK, {**TABLE, **changes})
    assert answer.status == 422, answer.content
    return [(entry["pointer"], entry["code"]) for entry in answer.json()["errors"]]


@pytest.mark.parametrize("language", ["en", "nl", "ru", "ko"])
def test_a_check(call: Caller, language: str) -> None:
    answer = call.post(CHECK, TABLE, accept_language=language)
    assert answer.status == 200
    assert answer.headers["cache-control"] == "no-store"
    assert answer.headers["content-language"] == language
    CheckAnswer.model_validate(answer.json())
    assert answer.json()["verdict"] == "illegal"
    assert answer.json()["language"] == language
    first, second = answer.json()["clues"]
    assert (first["text"], first["verdict"], second["verdict"]) == ("cows", "illegal", "legal")
    finding = first["findings"][0]
    assert (finding["check"], finding["keyword"], finding["span"]) == ("keyword", 1, [0, 4])
    assert not finding["message"].startswith("finding.")
    assert set(answer.json()["coverage"]["checks"]) == set(check_ids())


def test_the_rule_of_a_finding_can_be_read(call: Caller) -> None:
    finding = call.post(CHECK, TABLE).json()["clues"][0]["findings"][0]
    assert call.get(finding["rule_url"]).status == 200


@pytest.mark.parametrize(
    "keyword",
    [
        "cow",
        {"text": "cow"},
        {"text": "cow", "language": "en"},
        {"text": "cow", "language": "en", "concept": "cow"},
        {"texts": {"en": "cow", "ko": "소"}},
    ],
)
def test_ways_to_name_a_keyword(call: Caller, keyword: Any) -> None:
    answer = call.post(CHECK, {"keywords": [keyword], "clues": ["cows"]})
    assert answer.json()["verdict"] == "illegal"


def test_every_text_of_a_mixed_table_is_banned(call: Caller) -> None:
    table = {"keywords": [{"texts": {"nl": "koe", "ko": "소"}}], "clues": ["koe", "소", "gras"]}
    verdicts = [clue["verdict"] for clue in call.post(CHECK, table).json()["clues"]]
    assert verdicts == ["illegal", "illegal", "legal"]


def test_used_clues_count_by_the_house_rule(call: Caller) -> None:
    table = {
        "keywords": ["night"],
        "clues": ["moon"],
        "used_clues": [{"text": "moon", "player": "Ann"}],
        "player": "Bob",
    }
    assert call.post(CHECK, table).json()["verdict"] == "illegal"
    assert call.post(CHECK, {**table, "house_rules": {"clue_reuse": "player"}}).json()["verdict"] == "legal"
    assert call.post(CHECK, {**table, "edition": "online"}).json()["verdict"] == "legal"
    assert call.post(CHECK, {**table, "edition": "online", "player": "Ann"}).json()["verdict"] == "illegal"
    assert call.post(CHECK, {**table, "house_rules": {"clue_reuse": "off"}}).json()["verdict"] == "legal"


def test_checks_can_be_chosen(call: Caller) -> None:
    answer = call.post(CHECK, {**TABLE, "checks": ["form"]}).json()
    assert answer["verdict"] == "legal"
    assert list(answer["coverage"]["checks"]) == ["form"]


@pytest.mark.parametrize(
    ("changes", "error"),
    [
        ({"clues": ["x" * 161]}, ("/clues/0", "too_long")),
        ({"clues": ["fine", "한" * 161]}, ("/clues/1", "too_long")),
        ({"clues": []}, ("/clues", "too_short")),
        ({"clues": ["x"] * 13}, ("/clues", "too_long")),
        ({"clues": "x"}, ("/clues", "wrong_type")),
        ({"clues": [None]}, ("/clues/0", "wrong_type")),
        ({"clues": ["a" + "\u0301" * 9]}, ("/clues/0", "too_many_marks")),
        ({"keywords": ["a" + "\u0301" * 9]}, ("/keywords/0", "too_many_marks")),
        ({"clues": ["\ufdfa" * 20]}, ("/clues/0", "too_long")),
        ({"keywords": ["\ufdfa" * 20]}, ("/keywords/0", "too_long")),
        ({"keywords": ["x"] * 13}, ("/keywords", "too_long")),
        ({"keywords": [""]}, ("/keywords/0", "too_short")),
        ({"keywords": [5]}, ("/keywords/0", "wrong_type")),
        ({"keywords": [{"texts": {}}]}, ("/keywords/0/texts", "too_short")),
        ({"keywords": [{"text": "x", "concept": "no-such"}]}, ("/keywords/0/concept", "invalid")),
        ({"used_clues": ["x"] * 201}, ("/used_clues", "too_long")),
        ({"used_clues": ["x" * 161]}, ("/used_clues/0", "too_long")),
        ({"code": [4, 5]}, ("/code/1", "out_of_bounds")),
        ({"code": [0]}, ("/code/0", "out_of_bounds")),
        ({"code": [True]}, ("/code/0", "wrong_type")),
        ({"checks": ["magic"]}, ("/checks/0", "not_one_of")),
        ({"strictness": "very"}, ("/strictness", "not_one_of")),
        ({"edition": "fr"}, ("/edition", "not_one_of")),
        ({"keyword_language": "nl_NL"}, ("/keyword_language", "malformed")),
        ({"house_rules": {"max_rounds": 21}}, ("/house_rules/max_rounds", "out_of_bounds")),
        ({"house_rules": {"max_rounds": None}}, ("/house_rules/max_rounds", "wrong_type")),
        ({"house_rules": {"keywords_per_team": 3, "code_length": 4}}, ("/house_rules/code_length", "not_one_of")),
        ({"house_rules": {"canary": 1}}, ("/house_rules", "unknown_field")),
        ({"keywords": [{"texts": {"canary_x": "koe"}}]}, ("/keywords/0/texts", "malformed")),
    ],
)
def test_caps_and_bounds(call: Caller, changes: dict[str, Any], error: tuple[str, str]) -> None:
    assert error in problem_codes(call, **changes)


def test_the_caps_themselves_fit(call: Caller) -> None:
    table = {
        "keywords": ["가" * 160] + ["x"] * 11,
        "clues": ["a" + "\u0301" * 8 + "😀" * 151] * 12,
        "used_clues": ["x" * 160] * 200,
    }
    assert len(table["clues"][0]) == 160
    assert call.post(CHECK, table).status == 200


def test_every_house_rule_is_typed(call: Caller) -> None:
    for spec in RULEBOOKS["decrypto"].specs:
        value = spec.default("teams", "en")
        given = list(value) if isinstance(value, tuple) else value
        assert call.post(CHECK, {**TABLE, "house_rules": {spec.name: given}}).status == 200, spec.name


def test_a_batch_answers_in_order_and_one_bad_item_spoils_nothing(call: Caller) -> None:
    items = [{**TABLE, "id": "first"}, 5, {"id": "third", "keywords": ["x"], "clues": [], "canary": 1}, TABLE]
    answer = call.post(BATCH, {"items": items}, accept_language="ko")
    assert answer.status == 200
    BatchAnswer.model_validate(answer.json())
    first, second, third, fourth = answer.json()["results"]
    assert (first["id"], first["verdict"]) == ("first", "illegal")
    assert (second["id"], second["problem"]["code"]) == (None, "invalid_request")
    assert {entry["pointer"] for entry in third["problem"]["errors"]} == {"/clues", ""}
    assert third["problem"]["title"] == "요청이 올바르지 않습니다"
    assert {key: value for key, value in fourth.items() if key != "id"} == {
        key: value for key, value in first.items() if key != "id"
    }
    assert "canary" not in answer.content.decode()


def test_batch_caps(call: Caller) -> None:
    small = {"keywords": ["x"], "clues": ["y"]}
    assert call.post(BATCH, {"items": [small] * 500}).status == 200
    assert call.post(BATCH, {"items": [small] * 501}).status == 422
    assert call.post(BATCH, {"items": []}).status == 422
    body = json.dumps({"items": [small]}).encode()
    kind = {"content-type": "application/json"}
    assert call("POST", BATCH, body + b" " * (BATCH_CAP - len(body)), kind).status == 200
    assert call("POST", BATCH, body + b" " * (BATCH_CAP - len(body) + 1), kind).status == 413
