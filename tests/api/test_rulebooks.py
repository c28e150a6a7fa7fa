"""Rulebooks over HTTP: formats, house rules, bounds, single rules, editions, parameters, the glossary."""

import re

import pytest

from .caller import Caller

DECRYPTO = "/v1/rulebooks/decrypto"


def test_the_list_names_variants_editions_and_languages(call: Caller) -> None:
    books = {book["id"]: book for book in call.get("/v1/rulebooks", accept_language="ru").json()["rulebooks"]}
    assert set(books) == {"decrypto", "davinci-code"}
    assert books["decrypto"]["players"] == {"min": 3, "max": 8}
    assert books["davinci-code"]["players"] == {"min": 2, "max": 4}
    assert [edition["id"] for edition in books["decrypto"]["editions"]] == ["en", "nl", "ru", "ko", "online"]
    assert set(books["decrypto"]["languages"]) == {"en", "nl", "ru", "ko"}


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", ["3 Interception tokens", "6 rounds"]),
        ("nl", ["3 onderscheppingsfiches", "6 ronden"]),
        ("ru", ["3 жетона «Взломано»", "6 раундов"]),
        ("ko", ["해독 토큰이 3개", "6라운드"]),
    ],
)
def test_house_rules_are_in_the_text_in_good_grammar(call: Caller, language: str, words: list[str]) -> None:
    answer = call.get(f"{DECRYPTO}?interceptions_to_win=3&max_rounds=6", accept_language=language)
    assert answer.headers["content-language"] == language
    rules = " ".join(rule["text"] for rule in answer.json()["rules"].values())
    for word in words:
        assert word in rules


@pytest.mark.parametrize(
    ("query", "name", "bounds"),
    [
        ("interceptions_to_win=9", "/interceptions_to_win", ["1", "8"]),
        ("max_rounds=0", "/max_rounds", ["1", "20"]),
        ("code_length=5&keywords_per_team=4", "/code_length", ["2", "4"]),
        ("tie_break=points,points", "/tie_break", ["points"]),
        ("failed_decode_gives=cake", "/failed_decode_gives", ["nothing"]),
        ("variant=interceptor&tie_break=points", "/tie_break", ["teams"]),
        ("edition=fr", "/edition", ["online"]),
    ],
)
def test_out_of_bounds_is_a_422_that_names_the_bounds(call: Caller, query: str, name: str, bounds: list[str]) -> None:
    answer = call.get(f"{DECRYPTO}?{query}")
    assert answer.status == 422
    (error,) = answer.json()["errors"]
    assert error["pointer"] == name
    assert all(bound in error["detail"] for bound in bounds)


def test_an_unknown_parameter_is_refused(call: Caller) -> None:
    assert call.get(f"{DECRYPTO}?rounds=3").json()["code"] == "unknown_field"


def test_null_takes_a_parameter_out_of_the_book(call: Caller) -> None:
    rules = call.get(f"{DECRYPTO}?miscommunications_to_lose=null").json()["rules"]
    assert "decrypto.end.miscommunications" not in rules
    assert "decrypto.end.miscommunications" in call.get(DECRYPTO).json()["rules"]


def test_format_wins_over_accept(call: Caller) -> None:
    kinds = {
        call.get(DECRYPTO, accept="text/html").headers["content-type"],
        call.get(f"{DECRYPTO}?format=html", accept="application/json, text/html;q=0.1").headers["content-type"],
    }
    assert kinds == {"text/html; charset=utf-8"}
    assert call.get(DECRYPTO, accept="text/markdown").headers["content-type"] == "text/markdown; charset=utf-8"
    assert call.get(DECRYPTO, accept="image/png").status == 406


@pytest.mark.parametrize("language", ["en", "nl", "ru", "ko"])
@pytest.mark.parametrize("book", ["decrypto?variant=interceptor&", "decrypto?", "davinci-code?variant=hyphen-points&"])
def test_the_page_is_whole_and_every_link_in_it_leads_somewhere(call: Caller, book: str, language: str) -> None:
    page = call.get(f"/v1/rulebooks/{book}format=html&lang={language}").content.decode()
    assert page.count("<main") == page.count("<h1>") == page.count("<nav") == 1
    assert f'<html lang="{language}" dir="ltr">' in page
    ids = re.findall(r'\bid="([^"]+)"', page)
    assert len(ids) == len(set(ids))
    assert set(re.findall(r'href="#([^"]+)"', page)) <= set(ids)
    assert not re.findall(r'(?:src|href)="(?!#)', page)
    assert page.count("<svg") == page.count("<figure") > 0
    assert page.count("<svg") == page.count('role="img" aria-label="')


def test_values_in_a_page_are_escaped(call: Caller) -> None:
    assert "<script" not in call.get(f"{DECRYPTO}?format=html").content.decode()


def test_a_rule_says_what_it_depends_on_and_where_it_stands(call: Caller) -> None:
    answer = call.get(f"{DECRYPTO}/rules/decrypto.clues.no-repetition?clue_reuse=player").json()
    assert answer["parameters"] == {"clue_reuse": "player"}
    assert answer["url"] == f"{DECRYPTO}/rules/decrypto.clues.no-repetition"
    page = call.get(answer["page"].partition("#")[0]).content.decode()
    assert f'id="{answer["page"].partition("#")[2]}"' in page
    assert call.get(f"{DECRYPTO}/rules/decrypto.clues.nothing").json()["code"] == "not_found"
    assert call.get(f"{DECRYPTO}/rules/decrypto.overview.idea").status == 404


def test_editions_explain_every_parameter_that_they_set(call: Caller) -> None:
    editions = {e["id"]: e["differences"] for e in call.get(f"{DECRYPTO}/editions?lang=nl").json()["editions"]}
    set_by = {
        edition: {d["parameter"]: d["value"] for d in editions[edition] if d["parameter"]} for edition in editions
    }
    assert set_by["nl"] == {"repeat_moves_encryptors": True}
    assert set_by["ru"] == {"repeated_codes": "not_twice_running"}
    assert set_by["ko"] == {"tie_break": ["keywords"]}
    assert set_by["online"] == {"clue_reuse": "player"}
    assert any("sleutelwoordkaarten" in d["note"] for d in editions["nl"])


def test_parameters_tell_type_bounds_defaults_and_text(call: Caller) -> None:
    parameters = {p["name"]: p for p in call.get(f"{DECRYPTO}/parameters?lang=ko").json()["parameters"]}
    rounds = parameters["max_rounds"]
    assert rounds["bounds"] == {"minimum": 1, "maximum": 20, "nullable": False}
    assert rounds["defaults"] == {"teams": 8, "interceptor": 5}
    assert parameters["tie_break"]["editions"] == {"ko": ["keywords"]}
    assert all(p["text"] for p in parameters.values())


def test_the_glossary_speaks_the_readers_language(call: Caller) -> None:
    terms = {term["id"]: term for term in call.get("/v1/glossary?lang=ko&game=decrypto").json()["terms"]}
    assert terms["decrypto.clue"]["term"] == "힌트"
    assert terms["decrypto.clue"]["english"] == "clue"
    assert not [term for term in terms if term.startswith("davinci-code.")]
