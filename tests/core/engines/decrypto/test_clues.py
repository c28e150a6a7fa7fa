"""What encryptors may write, what the referee's ruling does, and who learns of it."""

from typing import Any

import pytest

from cluewright.core.engines.decrypto import rules
from cluewright.core.engines.decrypto.clues import CHECKS_PER_ROUND
from cluewright.core.engines.decrypto.commands import CheckClues, GiveClues, SaveDraft
from cluewright.core.engines.decrypto.events import CluesChecked, CluesGiven, GivenBy
from cluewright.core.engines.decrypto.model import Phase
from cluewright.core.engines.decrypto.options import CluePolicy, Codes
from cluewright.core.engines.engine import HOST
from cluewright.core.engines.lobby import Skip
from tests.core.engines.referee import NO_KEYWORD, PUBLIC

from .sitting import Sitting, sit

FINE = ("Mexico", "insect", "horror")
ILLEGAL = ("Mexico", "Sombreros", "horror")
SUSPECT = ("Mexico", "my aunt?", "horror")


def test_an_illegal_clue_is_refused_with_its_rule_and_findings() -> None:
    refused = sit().refused("white-1", GiveClues(ILLEGAL, confirm=True))
    assert (refused.code, refused.rule) == ("clue_illegal", NO_KEYWORD)
    assert [verdict.ruling for verdict in refused.verdicts] == ["legal", "illegal", "legal"]


def test_a_suspect_clue_needs_confirmation() -> None:
    game = sit()
    refused = game.refused("white-1", GiveClues(SUSPECT))
    assert (refused.code, refused.rule) == ("clue_needs_confirmation", PUBLIC)
    game.do("white-1", GiveClues(SUSPECT, confirm=True))
    assert game.view("white-1").you.clues == SUSPECT


@pytest.mark.parametrize("clues", [ILLEGAL, SUSPECT])
def test_a_warning_lets_clues_pass_and_tells_the_giver_alone(clues: tuple[str, ...]) -> None:
    game = sit(clue_policy=CluePolicy.WARN)
    (given,) = game.do("white-1", GiveClues(clues))
    assert isinstance(given, CluesGiven)
    assert given.verdicts[1].findings
    assert game.engine.redact(given, "white-2") == {"round": 1, "team": "white", "given_by": "encryptor"}


def test_with_the_referee_off_nobody_is_asked() -> None:
    game = sit(clue_policy=CluePolicy.OFF)
    (given,) = game.do("white-1", GiveClues(ILLEGAL))
    assert isinstance(given, CluesGiven)
    assert given.verdicts == ()


@pytest.mark.parametrize("blank", ["", "  ", "\u200b", "\u2060\n"])
def test_no_clue_is_blank_whatever_the_policy(blank: str) -> None:
    refused = sit(clue_policy=CluePolicy.OFF).refused("white-1", GiveClues(("Mexico", blank, "horror")))
    assert (refused.code, refused.rule) == ("clue_illegal", rules.THREE_SEPARATE_CLUES)


@pytest.mark.parametrize("command", [GiveClues(("a", "b")), SaveDraft((None,) * 4)])
def test_there_is_one_clue_for_each_digit(command: Any) -> None:
    refused = sit().refused("white-1", command)
    assert (refused.code, refused.params) == ("wrong_number_of_clues", {"expected": 3})


@pytest.mark.parametrize("command", [GiveClues(FINE), SaveDraft(FINE), CheckClues(FINE)])
def test_only_the_encryptor_writes_checks_and_gives(command: Any) -> None:
    game = sit()
    assert game.refused("white-2", command).code == "not_encryptor"
    for nobody in (HOST, None, "white-4"):
        assert game.refused(nobody, command).code == "forbidden"


def test_the_interceptor_gives_no_clues() -> None:
    assert sit("interceptor").refused("interceptor-1", GiveClues(FINE)).code == "not_encryptor"


def test_clues_are_given_once() -> None:
    game = sit()
    game.do("white-1", GiveClues(FINE))
    refused = game.refused("white-1", GiveClues(("other", "words", "now")))
    assert (refused.code, refused.rule) == ("clues_already_given", rules.NO_CHANGE)


def test_clues_are_given_in_their_phase() -> None:
    game = sit()
    game.clues()
    assert game.refused("white-1", GiveClues(FINE)).code == "wrong_phase"


def test_clues_are_heard_only_when_both_encryptors_are_done_and_in_turn() -> None:
    game = sit()
    game.do("white-1", GiveClues(FINE))
    assert game.view("black-1").teams["white"].clues_ready
    assert game.view("black-1").note_sheets == {"white": (), "black": ()}
    game.do("black-1", GiveClues(("night", "dawn", "dog")))
    for reader in ("white-2", "black-2", None):
        assert game.view(reader).note_sheets["white"][0].clues == FINE
        assert game.view(reader).note_sheets["black"] == ()


@pytest.mark.parametrize(
    ("scope", "by", "accepted"),
    [
        ("team", "white-2", False),
        ("team", "black-2", True),
        ("game", "black-2", False),
        ("player", "white-2", True),
        ("off", "white-2", True),
    ],
)
def test_the_referee_hears_of_earlier_clues_as_the_house_rules(scope: str, by: str, accepted: bool) -> None:
    game = sit(clue_reuse=scope)
    game.do("white-1", GiveClues(FINE))
    game.do("black-1", GiveClues(("night", "dawn", "dog")))
    for team in ("white", "black"):
        game.answer(team, team, right=True)
    if accepted:
        game.do(by, GiveClues(FINE))
    else:
        assert game.refused(by, GiveClues(FINE)).code == "clue_illegal"


def test_a_player_may_not_repeat_the_own_clue_under_the_online_rules() -> None:
    game = sit(edition="online")
    for _ in range(2):
        game.round()
    heard = game.state.halves[0].clues
    assert heard is not None
    assert game.refused("white-1", GiveClues(tuple(clue or "" for clue in heard))).code == "clue_illegal"


def test_clues_not_yet_read_are_no_earlier_clues() -> None:
    game = sit(clue_reuse="game")
    game.do("white-1", GiveClues(FINE))
    game.do("black-1", GiveClues(FINE))
    assert game.state.phase is Phase.GUESSES


def test_questions_to_the_referee_are_counted_and_leave_no_public_trace() -> None:
    game = sit()
    before = {reader: game.view(reader) for reader in ("white-2", "black-1", HOST, None)}
    (checked,) = game.do("white-1", CheckClues(ILLEGAL))
    assert isinstance(checked, CluesChecked)
    assert checked.verdicts[1].ruling == "illegal"
    assert {reader: game.view(reader) for reader in before} == before
    for _ in range(CHECKS_PER_ROUND - 1):
        game.do("white-1", CheckClues(("one",)))
    assert game.refused("white-1", CheckClues(("one",))).code == "clue_quota"


def test_a_draft_is_the_encryptors_alone() -> None:
    game = sit()
    before = {reader: game.view(reader) for reader in ("white-2", "black-1", HOST, None)}
    game.do("white-1", SaveDraft(("Mexico", None, None)))
    assert game.view("white-1").you.draft == ("Mexico", None, None)
    assert {reader: game.view(reader) for reader in before} == before


def test_a_drawn_code_cannot_be_exchanged() -> None:
    game = sit()
    code = game.view("white-1").you.code
    assert code is not None
    assert game.refused("white-1", GiveClues(FINE, code[::-1])).code == "invalid_code"
    game.do("white-1", GiveClues(FINE, code))


def entered(**options: Any) -> Sitting:
    return sit(codes=Codes.ENTERED, **options)


def test_entered_codes_come_with_the_clues() -> None:
    game = entered()
    assert game.view("white-1").you.code is None
    assert game.refused("white-1", GiveClues(FINE)).code == "invalid_code"
    game.do("white-1", GiveClues(FINE, (4, 2, 1)))
    assert game.view("white-1").you.code == (4, 2, 1)


@pytest.mark.parametrize("code", [(1, 1, 2), (1, 2), (1, 2, 3, 4), (0, 1, 2), (1, 2, 5)])
def test_an_entered_code_must_lie_in_the_deck(code: tuple[int, ...]) -> None:
    refused = entered().refused("white-1", GiveClues(FINE, code))
    assert (refused.code, refused.rule) == ("invalid_code", rules.CODE_DIGITS)


@pytest.mark.parametrize(("policy", "accepted"), [("allowed", True), ("not_twice_running", False), ("never", False)])
def test_an_entered_code_comes_again_only_where_allowed(policy: str, accepted: bool) -> None:
    game = entered(repeated_codes=policy)
    game.clues((1, 2, 3))
    for team in ("white", "black"):
        game.answer(team, team, right=True)
    if accepted:
        game.clues((1, 2, 3))
    else:
        refused = game.refused("white-2", GiveClues(FINE, (1, 2, 3)))
        assert (refused.code, refused.rule) == ("invalid_code", rules.CODE_REPEATS)


def test_skipping_an_encryptor_gives_what_is_written_and_draws_a_missing_code() -> None:
    game = entered()
    game.do("white-1", SaveDraft(("Mexico", None, "Sombreros")))
    (given,) = game.do(HOST, Skip(team="white"))
    assert isinstance(given, CluesGiven)
    assert given.given_by is GivenBy.HOST
    assert given.clues == ("Mexico", None, None)
    assert len(set(given.code)) == 3


def test_a_draft_may_hold_the_entered_code() -> None:
    game = entered()
    assert game.refused("white-1", SaveDraft(FINE, (1, 1, 2))).code == "invalid_code"
    game.do("white-1", SaveDraft((None,) * 3, (2, 3, 4)))
    (given,) = game.do(HOST, Skip(seat="white-1"))
    assert isinstance(given, CluesGiven)
    assert given.code == (2, 3, 4)
