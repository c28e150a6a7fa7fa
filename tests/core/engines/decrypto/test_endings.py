"""How games end: who wins, why, and what the tie-break says."""

from typing import Any

import pytest

from cluewright.core.clues.clue import Keyword, KeywordText
from cluewright.core.engines.decrypto.commands import GuessKeywords
from cluewright.core.engines.decrypto.events import TokenAwarded
from cluewright.core.engines.decrypto.model import Outcome, Phase
from cluewright.core.engines.decrypto.spelling import count_right
from cluewright.core.engines.engine import CLOCK, HOST
from cluewright.core.engines.lobby import Abandon, End, Pause, Resign, Skip

from .sitting import Sitting, created, sit

GOOD, HIT, MISS, BOTH = (True, False), (True, True), (False, False), (False, True)


def outcome(game: Sitting) -> Outcome:
    assert game.state.outcome is not None
    return game.state.outcome


def played(*rounds: tuple[tuple[bool, bool], tuple[bool, bool]], **options: Any) -> Sitting:
    """A team game after these rounds, each what becomes of White's code and of Black's."""
    game = sit(**options)
    for white, black in rounds:
        game.round(white=white, black=black)
    return game


def test_two_interceptions_win() -> None:
    game = played((GOOD, GOOD), (HIT, GOOD), (HIT, GOOD))
    assert outcome(game) == Outcome(("black",), ("interceptions",), {"white": 0, "black": 2})


def test_two_miscommunications_lose() -> None:
    game = played((MISS, GOOD), (MISS, GOOD))
    assert outcome(game) == Outcome(("black",), ("miscommunications",), {"white": -2, "black": 0})


def test_ends_are_looked_at_only_after_both_codes() -> None:
    game = played((MISS, GOOD))
    game.clues()
    for team in ("black", "white"):
        game.answer(team, "white", right=False)
    assert game.state.tokens["white"].miscommunications == 2
    assert game.state.phase is Phase.GUESSES
    assert game.state.of == "black"


def test_interceptions_against_miscommunications_is_a_plain_win_for_both_reasons() -> None:
    game = played((GOOD, GOOD), (BOTH, GOOD), (BOTH, GOOD))
    assert outcome(game).winners == ("black",)
    assert outcome(game).reasons == ("interceptions", "miscommunications")


def test_one_code_can_be_intercepted_and_missed() -> None:
    game = played((GOOD, GOOD), (BOTH, GOOD))
    assert [event for event in game.events if isinstance(event, TokenAwarded)] == [
        TokenAwarded("black", "interception", "white"),  # type: ignore[arg-type]
        TokenAwarded("white", "miscommunication", "white"),  # type: ignore[arg-type]
    ]


def test_a_right_interception_with_a_wrong_one_costs_nothing() -> None:
    game = played((GOOD, GOOD), (HIT, GOOD))
    assert game.state.tokens["white"].interceptions == 0
    assert game.state.tokens["white"].miscommunications == 0


def test_both_win_at_once_and_points_decide() -> None:
    game = played((MISS, GOOD), (HIT, HIT), (HIT, HIT))
    assert outcome(game) == Outcome(("black",), ("points",), {"white": 1, "black": 2})


def test_winning_and_losing_at_once_goes_to_the_tie_break() -> None:
    game = played((MISS, GOOD), (GOOD, HIT), (MISS, HIT))
    tokens = game.state.tokens["white"]
    assert (tokens.interceptions, tokens.miscommunications) == (2, 2)
    assert game.state.phase is Phase.KEYWORD_GUESSES
    game.name_keywords("white", 1)
    game.name_keywords("black", 2)
    assert outcome(game) == Outcome(("black",), ("keywords",), {"white": 0, "black": 0}, {"white": 1, "black": 2})


def test_both_lose_at_once() -> None:
    assert played((MISS, MISS), (MISS, MISS)).state.phase is Phase.KEYWORD_GUESSES


def test_nobody_wins_by_the_last_round() -> None:
    game = played(*[(GOOD, GOOD)] * 7, (GOOD, HIT))
    assert outcome(game) == Outcome(("white",), ("points",), {"white": 1, "black": 0})


def test_equal_in_everything_is_a_shared_victory() -> None:
    game = played(*[(GOOD, GOOD)] * 2, max_rounds=2)
    game.name_keywords("black", 3)
    assert game.state.phase is Phase.KEYWORD_GUESSES
    game.name_keywords("white", 3)
    assert outcome(game) == Outcome(("white", "black"), ("shared",), {"white": 0, "black": 0}, {"white": 3, "black": 3})


@pytest.mark.parametrize(
    ("order", "reason", "winner"),
    [
        (["points"], "points", "white"),
        (["points", "keywords"], "points", "white"),
        (["keywords", "points"], "keywords", "black"),
        (["keywords"], "keywords", "black"),
    ],
)
def test_the_tie_break_goes_in_the_order_of_the_house(order: list[str], reason: str, winner: str) -> None:
    game = played((GOOD, HIT), max_rounds=1, first_interception_round=1, tie_break=order)
    if game.state.phase is Phase.KEYWORD_GUESSES:
        game.name_keywords("white", 0)
        game.name_keywords("black", 4)
    assert (outcome(game).winners, outcome(game).reasons) == ((winner,), (reason,))


def test_points_come_after_equal_keywords() -> None:
    game = played((GOOD, HIT), max_rounds=1, first_interception_round=1, tie_break=["keywords", "points"])
    game.name_keywords("white", 2)
    game.name_keywords("black", 2)
    assert outcome(game).reasons == ("points",)


def test_without_a_tie_break_the_victory_is_shared() -> None:
    game = played((GOOD, HIT), max_rounds=1, first_interception_round=1, tie_break=[])
    assert outcome(game).winners == ("white", "black")
    assert outcome(game).reasons == ("shared",)


def test_the_korean_text_goes_straight_to_the_keywords() -> None:
    game = played((MISS, GOOD), (HIT, HIT), (HIT, HIT), edition="ko")
    assert game.state.phase is Phase.KEYWORD_GUESSES


def test_a_team_that_names_no_keywords_has_none_right() -> None:
    game = played((GOOD, GOOD), max_rounds=1)
    game.do(HOST, Skip(team="white"))
    game.name_keywords("black", 1)
    assert outcome(game).keywords_right == {"white": 0, "black": 1}


def test_null_miscommunications_never_lose() -> None:
    game = played(*[(MISS, GOOD)] * 3, miscommunications_to_lose=None)
    assert game.state.round == 4
    assert game.state.tokens["white"].miscommunications == 3


@pytest.mark.parametrize(("gives", "white", "black"), [("nothing", (0, 0), (0, 0)), ("interception", (0, 0), (1, 0))])
def test_what_a_failed_decoding_gives(gives: str, white: tuple[int, int], black: tuple[int, int]) -> None:
    game = played((MISS, GOOD), failed_decode_gives=gives)
    for team, (interceptions, miscommunications) in (("white", white), ("black", black)):
        assert game.state.tokens[team].interceptions == interceptions
        assert game.state.tokens[team].miscommunications == miscommunications


def test_the_interceptor_wins_with_two_tokens_from_one_round() -> None:
    game = sit("interceptor")
    game.round(white=GOOD)
    game.round(white=BOTH)
    assert outcome(game) == Outcome(("interceptor",), ("interceptions",))


def test_round_one_yields_the_interceptor_one_token_at_most() -> None:
    game = sit("interceptor")
    game.round(white=MISS)
    assert game.state.tokens["interceptor"].interceptions == 1
    assert game.state.tokens["white"].miscommunications == 0


def test_the_interceptor_can_still_win_in_the_fifth_round() -> None:
    game = sit("interceptor")
    for white in (GOOD, HIT, GOOD, GOOD, HIT):
        assert game.state.phase is Phase.CLUES
        game.round(white=white)
    assert outcome(game).winners == ("interceptor",)


def test_the_team_wins_when_it_survives_five_rounds() -> None:
    game = sit("interceptor")
    for white in (GOOD, HIT, GOOD, GOOD, GOOD):
        game.round(white=white)
    assert outcome(game) == Outcome(("white",), ("rounds",))


def test_the_public_benchmark_is_playable() -> None:
    rules: dict[str, Any] = {"failed_decode_gives": "miscommunication", "miscommunications_to_lose": 2, "max_rounds": 8}
    game = sit("interceptor", repeated_codes="never", **rules)
    game.round(white=MISS)
    game.round(white=MISS)
    assert outcome(game) == Outcome(("interceptor",), ("miscommunications",))


def test_resigning_gives_the_game_to_the_others() -> None:
    game = sit()
    assert game.refused(None, Resign()).code == "forbidden"
    game.do("white-2", Resign())
    assert outcome(game).winners == ("black",)
    assert outcome(game).reasons == ("resignation",)


def test_nobody_resigns_in_the_lobby() -> None:
    assert Sitting(created()).seat().refused("white-1", Resign()).code == "wrong_phase"


def test_the_host_ends_a_game_without_a_winner_even_in_a_pause() -> None:
    game = sit()
    game.do(HOST, Pause())
    game.do(HOST, End())
    assert (outcome(game).winners, outcome(game).reasons) == ((), ("ended",))
    assert not game.view(None).paused


def test_an_idle_game_is_abandoned_by_the_clock_alone() -> None:
    game = Sitting(created()).seat()
    assert game.refused(HOST, Abandon()).code == "forbidden"
    game.do(CLOCK, Abandon())
    assert outcome(game) == Outcome((), ("abandoned",))


def test_keywords_are_open_once_the_game_is_over() -> None:
    game = sit()
    assert game.view(None).teams["white"].keywords is None
    game.do(HOST, End())
    assert game.view(None).teams["white"].keywords == ("black", "dragonfly", "cocktail", "sombrero")


def test_after_the_end_nothing_is_accepted() -> None:
    game = sit()
    game.do(HOST, End())
    for actor, command in ((HOST, End()), ("white-1", Resign()), (CLOCK, Abandon()), (HOST, Skip(team="white"))):
        assert game.refused(actor, command).code == "game_over"


def test_keyword_guesses_are_one_for_each_team_and_limited() -> None:
    game = played((GOOD, GOOD), max_rounds=1)
    assert game.refused("white-1", GuessKeywords(("a", "b", "c", "d", "e"))).code == "too_many_keywords"
    game.name_keywords("white", 1)
    assert game.refused("white-2", GuessKeywords(("bone",))).code == "already_guessed"
    assert game.view("white-2").teams["white"].keyword_guess is not None


def test_keywords_cannot_be_guessed_before_the_tie_break() -> None:
    assert sit().refused("white-1", GuessKeywords(("bone",))).code == "wrong_phase"


COW = Keyword((KeywordText("cow", "en"), KeywordText("소", "ko")), accepted=(KeywordText("kine", "en"),))
HEDGEHOG = Keyword((KeywordText("ёж", "ru"),))


@pytest.mark.parametrize(
    ("guesses", "right"),
    [
        (("cow",), 1),
        (("COW ",), 1),
        (("소",), 1),
        (("kine",), 1),
        (("calf",), 0),
        (("еж",), 1),
        (("ёж", "cow"), 2),
        (("cow", "cow"), 1),
        (("cow", "소"), 1),
        ((), 0),
        (("", " "), 0),
    ],
)
def test_accepted_forms_in_any_language_count_once(guesses: tuple[str, ...], right: int) -> None:
    assert count_right((COW, HEDGEHOG), guesses) == right
