"""Rounds: codes, encryptors, answers and their order."""

from itertools import pairwise
from typing import Any

import pytest

from cluewright.core.engines.decrypto import rules
from cluewright.core.engines.decrypto.commands import GiveClues, Guess, Propose
from cluewright.core.engines.decrypto.events import (
    AttemptRevealed,
    CodeDrawn,
    CodeRevealed,
    GameStarted,
    RoundStarted,
    TokenAwarded,
)
from cluewright.core.engines.decrypto.model import AttemptStatus
from cluewright.core.engines.engine import HOST, Context, DealRequest, Rejected
from cluewright.core.engines.lobby import Join, Pause, Skip, Start

from .sitting import Sitting, created, dealer, sit, words


def codes_drawn(game: Sitting, team: str) -> list[tuple[int, ...]]:
    return [event.code for event in game.events if isinstance(event, CodeDrawn) and event.team == team]


def test_the_role_goes_from_seat_to_seat() -> None:
    game = sit(interceptions_to_win=8, miscommunications_to_lose=8)
    for _ in range(3):
        game.round()
    started = [event.encryptors for event in game.events if isinstance(event, RoundStarted)]
    assert [encryptors["white"] for encryptors in started] == ["white-1", "white-2", "white-1", "white-2"]
    assert [encryptors["black"] for encryptors in started] == ["black-1", "black-2", "black-1", "black-2"]


def test_the_same_seed_draws_the_same_codes_and_another_seed_others() -> None:
    def drawn(seed: str) -> list[tuple[int, ...]]:
        game = sit(seed=seed)
        for _ in range(5):
            game.round()
        return codes_drawn(game, "white") + codes_drawn(game, "black")

    assert drawn("one") == drawn("one")
    assert drawn("one") != drawn("two")


def long_game(**rules_of_the_house: Any) -> Sitting:
    game = sit(max_rounds=20, tie_break=[], **rules_of_the_house)
    for _ in range(20):
        game.round()
    return game


def test_codes_never_come_again_until_the_deck_is_used_up() -> None:
    drawn = codes_drawn(long_game(keywords_per_team=3, code_length=2, repeated_codes="never"), "white")
    assert len(drawn) == 20
    for deck in range(3):
        assert len(set(drawn[6 * deck : 6 * deck + 6])) == 6
    assert drawn[:6] != drawn[6:12]


def test_codes_do_not_come_twice_running_in_the_russian_edition() -> None:
    game = long_game(edition="ru", keywords_per_team=3, code_length=2)
    drawn = codes_drawn(game, "white")
    assert all(first != second for first, second in pairwise(drawn))


def test_codes_may_come_again_where_allowed() -> None:
    drawn = codes_drawn(long_game(keywords_per_team=3, code_length=2), "white")
    assert any(first == second for first, second in pairwise(drawn))


def test_a_code_that_comes_again_moves_both_roles_in_the_dutch_edition() -> None:
    game = long_game(edition="nl", keywords_per_team=3, code_length=2)
    started = [event for event in game.events if isinstance(event, RoundStarted)]
    drawn = {team: codes_drawn(game, team) for team in ("white", "black")}
    for number, (before, after) in enumerate(pairwise(started)):
        again = any(drawn[team][number] == drawn[team][number + 1] for team in drawn)
        assert after.moved is again
        for team in drawn:
            assert (before.encryptors[team] == after.encryptors[team]) is again
    assert any(event.moved for event in started)


@pytest.mark.parametrize(("keywords", "length"), [(3, 2), (6, 5), (5, 5), (4, 4)])
def test_other_numbers_of_keywords_and_digits(keywords: int, length: int) -> None:
    game = sit(keywords_per_team=keywords, code_length=length)
    game.round()
    assert len(game.view("white-2").you.keywords or ()) == keywords
    code = codes_drawn(game, "white")[0]
    assert len(set(code)) == length
    assert max(code) <= keywords


def test_there_is_no_interception_in_the_first_round() -> None:
    game = sit()
    game.clues()
    refused = game.refused("black-1", Guess("white", (1, 2, 3)))
    assert (refused.code, refused.rule) == ("no_interception_yet", rules.NO_FIRST_ROUND_INTERCEPTION)
    assert game.view("black-1").note_sheets["white"][0].attempts["black"].status is AttemptStatus.NOT_ALLOWED


def test_a_house_may_intercept_at_once_or_later() -> None:
    at_once = sit(first_interception_round=1)
    at_once.clues()
    at_once.do("black-1", Guess("white", (1, 2, 3)))
    later = sit(first_interception_round=3)
    later.round()
    later.clues()
    assert later.refused("black-1", Guess("white", (1, 2, 3))).code == "no_interception_yet"


def test_the_encryptor_stays_out_of_the_own_code_but_joins_the_interception() -> None:
    game = sit()
    game.round()
    game.clues()
    for command in (Guess("white", (1, 2, 3)), Propose("white", (1, 2, 3))):
        refused = game.refused("white-2", command)
        assert (refused.code, refused.rule) == ("encryptor_may_not_guess", rules.ENCRYPTOR_STAYS_SILENT)
    game.do("black-2", Propose("white", (1, 2, 3)))
    game.do("black-2", Guess("white", (1, 2, 3)))


def test_the_first_answer_counts() -> None:
    game = sit()
    game.round()
    game.clues()
    game.do("black-1", Guess("white", (1, 2, 3)))
    for command in (Guess("white", (3, 2, 1)), Propose("white", (3, 2, 1))):
        assert game.refused("black-2", command).code == "already_guessed"


def test_an_answer_has_the_form_of_a_code() -> None:
    game = sit()
    game.clues()
    for code in ((1, 1, 2), (1, 2), (1, 2, 5), ()):
        refused = game.refused("white-2", Guess("white", code))
        assert (refused.code, refused.rule) == ("invalid_code", rules.ANSWER_IS_A_CODE)


def test_answers_wait_for_their_turn() -> None:
    game = sit()
    assert game.refused("white-2", Guess("white", (1, 2, 3))).code == "wrong_phase"
    game.clues()
    for of in ("black", "interceptor", "nobody"):
        assert game.refused("white-2", Guess(of, (1, 2, 3))).code == "not_your_turn"


def test_strangers_do_not_answer() -> None:
    game = sit()
    game.clues()
    for nobody in (None, HOST, "white-3", "interceptor-1"):
        assert game.refused(nobody, Guess("white", (1, 2, 3))).code == "forbidden"


def test_answers_are_sealed_until_both_are_in_and_the_interception_is_said_first() -> None:
    game = sit()
    game.round()
    game.clues()
    game.do("white-1", Guess("white", (1, 2, 3)))
    own, other = (game.view(reader).note_sheets["white"][1].attempts["white"] for reader in ("white-2", "black-1"))
    assert (own.status, own.code) == (AttemptStatus.SEALED, (1, 2, 3))
    assert (other.status, other.code) == (AttemptStatus.SEALED, None)
    events = game.do("black-1", Guess("white", (3, 2, 1)))
    said = [event for event in events if isinstance(event, AttemptRevealed)]
    assert [event.team for event in said] == ["black", "white"]
    kinds = [type(event) for event in events]
    assert kinds.index(AttemptRevealed) < kinds.index(CodeRevealed)
    assert TokenAwarded not in kinds[: kinds.index(CodeRevealed)]


def test_proposals_are_for_the_own_team_and_each_seat_has_one() -> None:
    game = sit()
    game.round()
    game.clues()
    before = {reader: game.view(reader) for reader in ("white-1", "white-2", HOST, None)}
    game.do("black-1", Propose("white", (1, 2, 3)))
    game.do("black-1", Propose("white", (1, 2, 4)))
    game.do("black-2", Propose("white", (4, 2, 1)))
    assert {reader: game.view(reader) for reader in before} == before
    shown = game.view("black-2").you.proposals
    assert [(p.seat, p.code) for p in shown] == [("black-1", (1, 2, 4)), ("black-2", (4, 2, 1))]


def test_the_host_skips_a_missing_answer() -> None:
    game = sit()
    game.round()
    game.clues()
    game.do(HOST, Skip(team="black"))
    assert game.view(None).note_sheets["white"][1].attempts["black"].status is AttemptStatus.ABSENT
    game.do(HOST, Skip(seat="white-2"))
    assert game.state.tokens["white"].miscommunications == 1
    assert game.state.tokens["black"].interceptions == 0
    assert game.state.of == "black"


def test_skipping_is_the_hosts_and_needs_somebody_who_owes() -> None:
    game = sit()
    assert game.refused("white-1", Skip(team="white")).code == "forbidden"
    assert game.refused(HOST, Skip(team="interceptor")).code == "not_found"
    assert game.refused(HOST, Skip()).code == "not_found"
    game.do("white-1", GiveClues(("a", "b", "c")))
    assert game.refused(HOST, Skip(team="white")).code == "wrong_phase"
    game.do(HOST, Pause())
    assert game.refused(HOST, Skip(team="black")).code == "game_paused"


def test_nobody_plays_during_a_pause() -> None:
    game = sit()
    game.do(HOST, Pause())
    assert game.refused("white-1", GiveClues(("a", "b", "c"))).code == "game_paused"


def test_keywords_are_dealt_in_the_languages_of_the_table() -> None:
    asked: list[DealRequest] = []

    def record(request: DealRequest) -> Any:
        asked.append(request)
        return dealer(request)

    game = Sitting(created(language="nl", wordpack="animals", exclude=("cow",))).seat()
    game.do(None, Join("Minji", "ko", "white"))
    game.engine.decide(game.state, Start(), Context(game.now, HOST, None, record))
    assert asked == [DealRequest("animals", ("cow",), ("white", "black"), 4, ("nl", "en", "ko"), "a seed")]


def test_given_keywords_are_played_with() -> None:
    given = {"white": words("black"), "black": words("white")}
    game = sit(keywords=given)
    assert game.view("white-1").you.keywords == ("antiquity", "bone", "morning", "nightmare")
    started = next(event for event in game.events if isinstance(event, GameStarted))
    assert started.keywords == given


@pytest.mark.parametrize(
    "given",
    [
        {"white": words("white"), "black": words("black", 3)},
        {"white": words("white")},
        {"white": words("white"), "black": words("white")},
        {"white": words("white"), "black": words("black"), "interceptor": ()},
    ],
)
def test_given_keywords_must_fit_the_game(given: Any) -> None:
    with pytest.raises(Rejected) as caught:
        Sitting(created(keywords=given))
    assert (caught.value.code, caught.value.rule) == ("invalid_keywords", rules.KEYWORDS)
