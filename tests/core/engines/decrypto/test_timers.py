"""Sand timer, answering time, and pauses."""

from datetime import timedelta

from cluewright.core.engines.decrypto.commands import GiveClues, Guess, SaveDraft
from cluewright.core.engines.decrypto.events import CluesGiven, GivenBy
from cluewright.core.engines.decrypto.model import AttemptStatus, Phase
from cluewright.core.engines.engine import CLOCK, HOST
from cluewright.core.engines.lobby import Expire, Pause, Resume, Skip

from .sitting import NOON, sit

FINE = ("Mexico", "insect", "horror")


def test_there_is_no_timer_unless_the_house_wants_one() -> None:
    game = sit()
    game.do("white-1", GiveClues(FINE))
    assert game.view(None).deadline is None


def test_the_first_encryptor_who_is_done_turns_the_timer() -> None:
    game = sit(use_timer=True)
    assert game.view(None).deadline is None
    game.clock = 100
    game.do("white-1", GiveClues(FINE))
    assert game.view(None).deadline == NOON + timedelta(seconds=130)
    game.do("black-1", GiveClues(("night", "dawn", "dog")))
    assert game.view(None).deadline is None


def test_a_skipped_encryptor_turns_the_timer_too() -> None:
    game = sit(use_timer=True)
    game.do(HOST, Skip(team="white"))
    assert game.view(None).deadline == NOON + timedelta(seconds=30)


def test_a_single_encryptor_writes_against_the_timer_from_the_start() -> None:
    game = sit("interceptor", use_timer=True, timer_seconds=60)
    assert game.view(None).deadline == NOON + timedelta(seconds=60)


def test_at_expiry_the_draft_is_given_and_the_rest_stays_blank() -> None:
    game = sit(use_timer=True)
    game.do("black-1", SaveDraft(("night", None, "Bones")))
    game.do("white-1", GiveClues(FINE))
    assert game.wait(29.9) == ()
    given = game.wait(0.1)[0]
    assert isinstance(given, CluesGiven)
    assert (given.team, given.given_by) == ("black", GivenBy.CLOCK)
    assert given.clues == ("night", None, None), "an illegal line counts as not written"
    assert game.state.phase is Phase.GUESSES
    game.answer("white", "white", right=True)
    game.answer("black", "black", right=True)
    assert game.state.tokens["black"].miscommunications == 0, "being late costs no token"


def test_nobody_but_the_clock_lets_time_run_out() -> None:
    game = sit(use_timer=True)
    game.do("white-1", GiveClues(FINE))
    assert game.refused(HOST, Expire()).code == "forbidden"
    assert game.refused(CLOCK, Expire()).code == "wrong_phase"


def test_a_missing_answer_is_a_wrong_one_and_a_missing_interception_none() -> None:
    game = sit(guess_timer_seconds=20)
    game.round()
    game.clues()
    assert game.view(None).deadline == NOON + timedelta(seconds=20)
    game.wait(20)
    attempts = game.view(None).note_sheets["white"][1].attempts
    assert {team: attempt.status for team, attempt in attempts.items()} == dict.fromkeys(
        ("white", "black"), AttemptStatus.ABSENT
    )
    assert game.state.tokens["white"].miscommunications == 1
    assert game.state.tokens["black"].interceptions == 0
    assert game.view(None).deadline == NOON + timedelta(seconds=40), "Black's code has a time of its own"


def test_answering_time_counts_for_keywords_too() -> None:
    game = sit(guess_timer_seconds=20, max_rounds=1)
    game.round()
    game.name_keywords("white", 1)
    game.wait(20)
    assert game.state.outcome is not None
    assert game.state.outcome.winners == ("white",)


def test_a_pause_moves_the_deadline_by_its_length() -> None:
    game = sit(use_timer=True)
    game.do("white-1", GiveClues(FINE))
    game.clock = 10
    game.do(HOST, Pause())
    assert game.view(None).paused
    assert game.view(None).deadline is None
    assert game.wait(1000) == ()
    game.do(HOST, Resume())
    assert game.view(None).deadline == NOON + timedelta(seconds=1030)


def test_pause_and_resume_follow_each_other() -> None:
    game = sit()
    assert game.refused(HOST, Resume()).code == "wrong_phase"
    game.do(HOST, Pause())
    assert game.refused(HOST, Pause()).code == "wrong_phase"
    assert game.refused("white-1", Resume()).code == "forbidden"
    game.do(HOST, Resume())
    assert game.view(None).deadline is None


def test_an_answer_in_time_stands_when_the_time_runs_out() -> None:
    game = sit(guess_timer_seconds=20, first_interception_round=1)
    game.clues()
    game.do("black-1", Guess("white", (1, 2, 3)))
    game.wait(20)
    assert game.view(None).note_sheets["white"][0].attempts["black"].code == (1, 2, 3)
