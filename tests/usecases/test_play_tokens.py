"""Tokens and join codes."""

import re

from cluewright.usecases.games.tokens import Tokens, seed_commitment

TOKENS = Tokens(b"s" * 32)
SEATS = {"host": 1, "white-1": 1, "black-1": 3}


def test_a_token_is_256_bits_after_the_prefix() -> None:
    assert re.fullmatch(r"cws_[A-Za-z0-9_-]{43}", TOKENS.token("g", "white-1", 1))


def test_a_token_finds_its_seat_in_its_game_only() -> None:
    token = TOKENS.token("g", "black-1", 3)
    assert TOKENS.holder("g", token, SEATS) == "black-1"
    assert TOKENS.holder("h", token, SEATS) is None
    assert Tokens(b"t" * 32).holder("g", token, SEATS) is None
    assert TOKENS.holder("g", "gänse\ud800", SEATS) is None


def test_a_new_generation_ends_the_old_token() -> None:
    assert TOKENS.holder("g", TOKENS.token("g", "black-1", 2), SEATS) is None


def test_parts_cannot_be_shifted_into_one_another() -> None:
    assert TOKENS.token("g1", "2", 1) != TOKENS.token("g", "12", 1)
    assert TOKENS.digest("ab", "c") != TOKENS.digest("a", "bc")


def test_a_join_code_can_be_read_out_and_typed() -> None:
    code = TOKENS.join_code("g")
    assert re.fullmatch("[0-9A-HJKMNP-TV-Z]{8}", code)
    assert TOKENS.admits("g", code.lower()[:4] + "-" + code[4:])
    assert TOKENS.admits("g", code.replace("0", "O").replace("1", "l"))
    assert not TOKENS.admits("g", code[:-1] + ("0" if code[-1] != "0" else "2"))
    assert not TOKENS.admits("g", "")
    assert TOKENS.join_code("h") != code


def test_the_commitment_is_a_published_formula() -> None:
    assert seed_commitment("g", "abc") == "2613625b38f1759a836a007623c329ae4ca6c88370aebdb3bdc508a037e8ff06"
