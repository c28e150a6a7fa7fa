"""Seats before the game and the host's place at the table."""

import pytest

from cluewright.core.engines.decrypto import ENGINE, rules
from cluewright.core.engines.engine import HOST, Frame, Viewer
from cluewright.core.engines.lobby import ChangeSeat, Join, Leave, Pause, SeatJoined, Start

from .decrypto.sitting import Sitting, created, sit


def lobby(variant: str = "teams") -> Sitting:
    return Sitting(created(variant))


def test_seats_are_numbered_within_their_team() -> None:
    game = lobby()
    for team in ("black", "white", "white"):
        game.do(None, Join("Ann", "en", team))
    assert ENGINE.seats(game.state) == ("white-1", "white-2", "black-1")


def test_without_a_team_the_emptier_one_is_joined() -> None:
    game = lobby()
    for _ in range(4):
        game.do(None, Join("Ann", "en"))
    assert ENGINE.seats(game.state) == ("white-1", "white-2", "black-1", "black-2")


def test_a_seat_can_be_asked_for_unless_taken() -> None:
    game = lobby()
    game.do(None, Join("Ann", "en", seat="black-3"))
    assert game.refused(None, Join("Bob", "en", seat="black-3")).code == "seat_taken"
    assert game.refused(None, Join("Bob", "en", seat="black-9")).code == "not_found"
    assert game.refused(None, Join("Bob", "en", "white", "black-1")).code == "not_found"
    assert game.refused(None, Join("Bob", "en", "interceptor")).code == "not_found"


@pytest.mark.parametrize(("variant", "team", "maximum"), [("teams", "white", 4), ("interceptor", "interceptor", 1)])
def test_a_team_has_its_limits(variant: str, team: str, maximum: int) -> None:
    game = lobby(variant)
    for _ in range(maximum):
        game.do(None, Join("Ann", "en", team))
    refused = game.refused(None, Join("Bob", "en", team))
    assert (refused.code, refused.params) == ("team_full", {"team": team, "maximum": maximum})


def test_a_seat_given_up_is_free_again() -> None:
    game = lobby().seat()
    assert game.refused("white-1", Leave("white-2")).code == "forbidden"
    game.do("white-1", Leave("white-1"))
    game.do(HOST, Leave("black-2"))
    assert game.refused(HOST, Leave("black-2")).code == "not_found"
    assert game.do(None, Join("Zoe", "nl", "white")) == (SeatJoined("white-1", "white", "Zoe", "nl"),)


def test_seats_are_fixed_once_the_game_has_started() -> None:
    game = sit()
    assert game.refused(None, Join("Zoe", "en", "white")).code == "wrong_phase"
    assert game.refused(HOST, Leave("white-1")).code == "wrong_phase"
    assert game.refused(HOST, Start()).code == "wrong_phase"


def test_a_seat_changes_its_own_name_and_language() -> None:
    game = sit()
    game.do("white-1", ChangeSeat(name="Robert"))
    assert game.view("black-1").teams["white"].seats[0].name == "Robert"
    assert game.do("white-1", ChangeSeat("Robert", "en")) == ()
    for nobody in (HOST, None):
        assert game.refused(nobody, ChangeSeat(name="X")).code == "forbidden"


def test_nobody_else_notices_in_which_language_a_seat_reads() -> None:
    game = sit()
    readers: tuple[Viewer, ...] = ("white-2", "black-1", HOST, None)
    before = {reader: game.view(reader) for reader in readers}
    game.do("white-1", ChangeSeat(language="ko"))
    assert game.view("white-1").you.language == "ko"
    assert {reader: game.view(reader) for reader in readers} == before


@pytest.mark.parametrize("variant", ["teams", "interceptor"])
def test_every_team_needs_its_players(variant: str) -> None:
    game = lobby(variant)
    game.do(None, Join("Ann", "en", "white"))
    game.do(None, Join("Bob", "en", "white"))
    refused = game.refused(HOST, Start())
    assert refused.code == "too_few_players"
    assert refused.rule == {"teams": rules.TEAMS, "interceptor": rules.SIDES}[variant]


def test_teams_are_as_even_as_possible() -> None:
    game = lobby().seat()
    for seat in ("white-3", "white-4"):
        game.do(None, Join("Ann", "en", seat=seat))
    assert game.refused(HOST, Start()).code == "teams_uneven"
    game.do(None, Join("Ann", "en", seat="black-3"))
    game.start()


def test_only_the_host_starts_and_pauses() -> None:
    game = lobby().seat()
    assert game.refused("white-1", Start()).code == "forbidden"
    assert game.refused(HOST, Pause()).code == "wrong_phase"
    game.start()
    assert game.refused("white-1", Pause()).code == "forbidden"


def test_the_host_is_a_spectator_with_commands() -> None:
    game = sit()
    host = game.view(HOST)
    assert host.you.host
    assert host.you.role == "spectator"
    assert host.you.keywords is None
    assert [offer.type for offer in host.commands] == ["skip", "pause", "end"]


def test_a_view_shows_who_is_connected() -> None:
    game = sit()
    view = ENGINE.view(game.state, None, Frame("game", game.now, connected=frozenset({"black-2"})))
    assert [seat.connected for seat in view.teams["black"].seats] == [False, True]
