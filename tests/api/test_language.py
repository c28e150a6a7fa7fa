"""Which language is answered in."""

import pytest

from cluewright.api.language import language_ranges, lookup, negotiate, well_formed

from .caller import Caller

SERVED = ("en", "ko", "nl", "ru")


@pytest.mark.parametrize(
    ("header", "language"),
    [
        ("", "en"),
        ("nl", "nl"),
        ("NL-be", "nl"),
        ("ko-Hang-KR-x-seoul, nl", "ko"),
        ("fr, ru;q=0.5", "ru"),
        ("nl;q=0.2, ko;q=0.9, ru;q=0.5", "ko"),
        ("nl;q=0, ru;q=0.1", "ru"),
        ("de, fr", "en"),
        ("*", "en"),
        ("*;q=0.5, ko;q=0.4", "ko"),
        ("nl;q=1.5, ru", "ru"),
        ("nl;q=abc, ru", "ru"),
        (";;;,,q=,=", "en"),
        ("\xff\xfe", "en"),
        ("a-" * 25_000, "en"),
        (",".join(["fr"] * 10) + ",nl", "en"),
        (" " * 300 + "nl", "en"),
    ],
)
def test_accept_language(header: str, language: str) -> None:
    assert negotiate(None, header, SERVED) == language


@pytest.mark.parametrize(("wanted", "found"), [("zh-hant-x-a-b", "zh-hant"), ("zh-x-a", "zh"), ("no", None)])
def test_lookup_shortens_from_the_end_and_drops_single_letters(wanted: str, found: str | None) -> None:
    assert lookup((wanted,), ("zh", "zh-hant", "en")) == found


def test_ranges_keep_the_order_of_equals() -> None:
    assert language_ranges("ru, nl, ko;q=1.0") == ("ru", "nl", "ko")


@pytest.mark.parametrize("tag", ["nl", "nl-BE", "zh-Hant-TW", "de-1996", "sl-rozaj-biske", "x-secret", "en-a-bbb-x-c"])
def test_well_formed_tags(tag: str) -> None:
    assert well_formed(tag)


@pytest.mark.parametrize("tag", ["", "n", "nl_NL", "nl-", "-nl", "nl--be", "nl\n", "12", "*", "а", "a" * 9, "nl " * 30])
def test_malformed_tags(tag: str) -> None:
    assert not well_formed(tag)


@pytest.mark.parametrize(
    ("target", "header", "language"),
    [
        ("/v1/nothing", "ko", "ko"),
        ("/v1/nothing?lang=ru", "ko", "ru"),
        ("/v1/nothing?lang=de", "ko", "en"),
        ("/v1/wordpacks?lang=nl-BE", "ko", "nl"),
        ("/v1/wordpacks", "fr;q=0.9, ru;q=0.8", "ru"),
    ],
)
def test_lang_wins_over_the_header(call: Caller, target: str, header: str, language: str) -> None:
    answer = call.get(target, accept_language=header)
    assert answer.headers["content-language"] == language
    assert {"accept", "accept-language"} <= {name.strip().lower() for name in answer.headers["vary"].split(",")}


@pytest.mark.parametrize("lang", ["nl_NL", "", "%D1%80%D1%83", "nl%0A", "a" * 70])
def test_a_malformed_lang_is_refused(call: Caller, lang: str) -> None:
    answer = call.get(f"/v1/wordpacks?lang={lang}")
    assert answer.status == 422
    assert answer.json()["errors"][0]["pointer"] == "/lang"


def test_several_header_lines_count_as_one_list(call: Caller) -> None:
    answer = call("GET", "/v1", headers=[("accept-language", "fr"), ("accept-language", "ko")])
    assert answer.headers["content-language"] == "ko"
