"""Several processes, crashes and time: what a single request does not show."""

import asyncio
from collections.abc import AsyncIterator
from dataclasses import replace
from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest

from cluewright.api.settings import Settings
from cluewright.bootstrap import Services, build
from cluewright.core.engines.decrypto.commands import GiveClues, Guess, SaveDraft
from cluewright.core.engines.engine import HOST, Rejected
from cluewright.core.engines.lobby import Join, Resign, Start
from cluewright.store.event_store import Append, NewEvent, StoreUnavailable
from cluewright.store.sqlite import SqliteStore
from cluewright.usecases.games.decrypto import DecryptoWish
from cluewright.usecases.games.housekeeping import Lifetimes, clear_up, housekeeping, notice_others, run_clocks
from cluewright.usecases.games.keeping import GameNotFound, Games, load
from cluewright.usecases.games.keywords import GivenKeyword
from cluewright.usecases.games.opening import open_game
from cluewright.usecases.games.watching import seen
from cluewright.usecases.play import Idempotency, KeyReused, Step, Visit, act, visit
from tests.api.playing import PLAYERS, WORDS, Clock, games

pytestmark = pytest.mark.anyio

SEATS = ("white-1", "white-2", "black-1", "black-2")


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="module")
def services() -> Services:
    return build(Settings())


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
async def processes(services: Services, clock: Clock, tmp_path: Path) -> AsyncIterator[tuple[Games, Games]]:
    """Two processes that share a file."""
    one, two = (games(services, clock, SqliteStore(tmp_path / "games.db")) for _ in range(2))
    yield one, two
    await one.store.close()
    await two.store.close()


async def started(games: Games, **wishes: Any) -> str:
    """A game of four that has begun; its id."""
    given = {team: tuple(GivenKeyword(text=word) for word in words) for team, words in WORDS.items()}
    opened = await open_game(games, DecryptoWish(keywords=given, codes="entered", **wishes))
    kept = await load(games, opened.id)
    for name, team in PLAYERS:
        await act(games, Visit(kept, None), Join(name, "en", team))
    await act(games, Visit(kept, HOST), Start())
    return opened.id


async def sit(games: Games, game: str, seat: str) -> Visit:
    """A seat's visit, with its token."""
    kept = await load(games, game)
    return await visit(games, game, games.tokens.token(game, seat, kept.generation(seat)))


def draft(text: str) -> SaveDraft:
    return SaveDraft((text, None, None))


async def test_each_process_sees_what_the_other_did(processes: tuple[Games, Games]) -> None:
    one, two = processes
    game = await started(one)
    await act(two, await sit(two, game, "white-1"), draft("from two"))
    view, _ = seen(one, await sit(one, game, "white-1"))
    assert view["you"]["draft"] == ["from two", None, None]


async def test_steps_of_two_processes_are_put_in_one_order(processes: tuple[Games, Games]) -> None:
    game = await started(processes[0])

    async def write(games: Games, number: int) -> Step:
        return await act(games, await sit(games, game, ("white-1", "black-1")[number % 2]), draft(str(number)))

    steps = await asyncio.gather(*(write(processes[number % 2 ^ number // 20], number) for number in range(40)))
    spans = sorted((step.before, step.after) for step in steps)
    assert [after - before for before, after in spans] == [1] * 40
    assert [before for before, _ in spans] == list(range(spans[0][0], spans[0][0] + 40))
    for seat in SEATS:
        assert len({seen(games, await sit(games, game, seat))[1] for games in processes}) == 1


async def test_one_key_is_done_once_however_often_it_is_sent_at_once(processes: tuple[Games, Games]) -> None:
    game = await started(processes[0])
    key = Idempotency("a key", "the same request")

    async def write(games: Games) -> Step:
        return await act(games, await sit(games, game, "white-1"), draft("once"), key)

    steps = await asyncio.gather(*(write(processes[number % 2]) for number in range(24)))
    assert len({(step.version, step.events) for step in steps}) == 1
    assert sum(not step.repeated for step in steps) == 1
    with pytest.raises(KeyReused):
        await act(processes[0], await sit(processes[0], game, "white-1"), draft("once"), Idempotency("a key", "other"))


async def test_a_repeat_is_recognised_though_the_command_would_be_refused_now(
    processes: tuple[Games, Games], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The other process stores the same request between our look for the key and our decision."""
    one, two = processes
    game = await started(one)
    key = Idempotency("a key", "the same request")
    mine = await sit(one, game, "black-1")
    receipt, looks = one.store.receipt, 0

    async def late(scope: str, bearer: str, name: str) -> Any:
        nonlocal looks
        looks += 1
        if looks == 1:
            found = await receipt(scope, bearer, name)
            await act(two, await sit(two, game, "black-1"), Resign(), key)
            return found
        return await receipt(scope, bearer, name)

    monkeypatch.setattr(one.store, "receipt", late)
    assert (await act(one, mine, Resign(), key)).repeated


async def test_of_24_guesses_at_once_one_is_sealed(processes: tuple[Games, Games]) -> None:
    one = processes[0]
    game = await started(one)
    for seat in ("white-1", "black-1"):
        await act(one, await sit(one, game, seat), GiveClues(("a", "b", "c"), (4, 2, 1)))

    async def guess(number: int) -> object:
        games = processes[number % 2]
        code = (number % 4 + 1, (number + 1) % 4 + 1, (number + 2) % 4 + 1)
        try:
            return await act(games, await sit(games, game, "white-2"), Guess("white", code))
        except Rejected as refused:
            return refused.code

    outcomes = await asyncio.gather(*(guess(number) for number in range(24)))
    assert sum(isinstance(outcome, Step) for outcome in outcomes) == 1
    assert {outcome for outcome in outcomes if not isinstance(outcome, Step)} <= {
        "already_guessed", "not_your_turn", "wrong_phase", "encryptor_may_not_guess",
    }  # fmt: skip


async def test_views_are_the_same_after_a_restart(processes: tuple[Games, Games], services: Services) -> None:
    one, two = processes
    game = await started(one)
    await act(one, await sit(one, game, "white-1"), draft("kept"))
    for seat in (*SEATS, HOST):
        assert seen(one, await sit(one, game, seat)) == seen(two, await sit(two, game, seat))


async def test_a_failing_store_changes_nothing_in_memory(
    processes: tuple[Games, Games], monkeypatch: pytest.MonkeyPatch
) -> None:
    one = processes[0]
    game = await started(one)
    visitor = await sit(one, game, "white-1")
    before = seen(one, visitor)

    async def fail(_: object) -> None:
        raise StoreUnavailable

    with monkeypatch.context() as patched:
        patched.setattr(one.store, "append", fail)
        with pytest.raises(StoreUnavailable):
            await act(one, visitor, draft("lost"))
    assert seen(one, visitor) == before
    await act(one, visitor, draft("found"))


async def test_a_step_read_back_while_it_is_being_stored_is_taken_once(
    processes: tuple[Games, Games], monkeypatch: pytest.MonkeyPatch
) -> None:
    one = processes[0]
    game = await started(one)
    append = one.store.append

    async def append_and_be_read(step: Append) -> None:
        await append(step)
        await load(one, game)

    monkeypatch.setattr(one.store, "append", append_and_be_read)
    visitor = await sit(one, game, "white-1")
    await act(one, visitor, draft("once"))
    stored = await one.store.read(game)
    assert visitor.kept.position == stored[-1].position
    assert [entry.position for entry in visitor.kept.log] == [event.position for event in stored[1:]]


async def test_a_game_deleted_elsewhere_is_gone_here(processes: tuple[Games, Games]) -> None:
    one, two = processes
    game = await started(one)
    kept = await load(two, game)
    woken: list[bool] = []
    kept.listeners.add(lambda: woken.append(kept.deleted))
    await one.store.delete(game)
    await notice_others(two)
    assert woken == [True]
    with pytest.raises(GameNotFound):
        await load(two, game)


async def test_watchers_here_are_told_what_was_done_elsewhere(processes: tuple[Games, Games]) -> None:
    one, two = processes
    game = await started(one)
    kept = await load(two, game)
    woken: list[int] = []
    kept.listeners.add(lambda: woken.append(kept.position))
    await act(one, await sit(one, game, "white-1"), draft("a"))
    await notice_others(two)
    assert len(woken) == 1


async def test_clocks_run_without_anybody_asking(processes: tuple[Games, Games], clock: Clock) -> None:
    one, two = processes
    game = await started(one, house_rules={"use_timer": True})
    await act(one, await sit(one, game, "white-1"), GiveClues(("a", "b", "c"), (4, 2, 1)))
    clock.wait(seconds=30)
    await asyncio.gather(run_clocks(one), run_clocks(two))
    stored = await one.store.read(game)
    assert [event.type for event in stored].count("decrypto.clues-given@1") == 2
    assert await one.store.due(clock()) == ()


async def test_idle_games_end_in_the_background(services: Services, clock: Clock) -> None:
    mine = games(services, clock)
    game = await started(mine)
    clock.wait(hours=25)
    async with housekeeping(mine, Lifetimes(), every=0.001):
        await asyncio.sleep(0.2)
    assert mine.cache[game].state.outcome.reasons == ("abandoned",)


async def test_clocks_run_in_the_background(services: Services, clock: Clock) -> None:
    mine = games(services, clock)
    game = await started(mine, house_rules={"use_timer": True})
    await act(mine, await sit(mine, game, "white-1"), GiveClues(("a", "b", "c"), (4, 2, 1)))
    clock.wait(seconds=30)
    async with housekeeping(mine, Lifetimes(), every=0.001):
        await asyncio.sleep(0.2)
    assert [entry.type for entry in mine.cache[game].log].count("clues_given") == 2


async def test_idle_games_end_and_old_ones_are_forgotten(services: Services, clock: Clock) -> None:
    mine = games(services, clock)
    game = await started(mine)
    lifetimes = Lifetimes(idle=timedelta(hours=24), over=timedelta(days=30))
    clock.wait(hours=23.9)
    assert await clear_up(mine, lifetimes) == 0
    clock.wait(hours=0.2)
    assert await clear_up(mine, lifetimes) == 1
    assert seen(mine, await sit(mine, game, "white-1"))[0]["outcome"]["reasons"] == ["abandoned"]
    clock.wait(days=29.9)
    assert await clear_up(mine, lifetimes) == 0
    clock.wait(days=0.2)
    assert await clear_up(mine, lifetimes) == 1
    with pytest.raises(GameNotFound):
        await load(mine, game)


async def test_a_cancelled_request_may_be_done_but_never_half(processes: tuple[Games, Games]) -> None:
    one = processes[0]
    game = await started(one)
    visitor = await sit(one, game, "white-1")
    task = asyncio.ensure_future(act(one, visitor, draft("gone")))
    await asyncio.sleep(0)
    task.cancel()
    await asyncio.gather(task, return_exceptions=True)
    step = await act(one, await sit(one, game, "white-1"), draft("after"))
    stored = await one.store.read(game)
    assert stored[-1].position == step.after
    view, _ = seen(one, await sit(one, game, "white-1"))
    assert view["you"]["draft"][0] == "after"


async def test_the_cache_forgets_games_that_nobody_uses(
    services: Services, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("cluewright.usecases.games.keeping.CACHED_GAMES", 2)
    mine = replace(games(services, clock))
    ids = [await started(mine) for _ in range(4)]
    mine.cache.clear()
    (await load(mine, ids[0])).listeners.add(lambda: None)
    for game in ids[1:]:
        await load(mine, game)
    assert ids[0] in mine.cache
    assert len(mine.cache) <= 3


async def test_games_that_are_only_opened_do_not_fill_the_memory(
    services: Services, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("cluewright.usecases.games.keeping.CACHED_GAMES", 2)
    mine = games(services, clock)
    opened = [await open_game(mine, DecryptoWish()) for _ in range(5)]
    assert list(mine.cache) == [game.id for game in opened[-2:]]


async def broken(games: Games, clock: Clock, **wishes: Any) -> str:
    """A game with an event that only a later version knows: it cannot be loaded."""
    opened = await open_game(games, DecryptoWish(**wishes))
    at, event = clock(), NewEvent("decrypto.from-the-future@9", "{}")
    await games.store.append(Append(opened.id, 2, (event,), at, deadline=at + timedelta(seconds=1)))
    games.cache.clear()
    return opened.id


async def test_a_broken_game_does_not_stop_the_clocks_of_others(services: Services, clock: Clock) -> None:
    mine = games(services, clock)
    await broken(mine, clock)
    game = await started(mine, house_rules={"use_timer": True})
    await act(mine, await sit(mine, game, "white-1"), GiveClues(("a", "b", "c"), (4, 2, 1)))
    clock.wait(seconds=30)
    await run_clocks(mine)
    assert [entry.type for entry in mine.cache[game].log].count("clues_given") == 2


async def test_a_broken_game_does_not_stop_the_clearing_up(services: Services, clock: Clock) -> None:
    mine = games(services, clock)
    await broken(mine, clock)
    clock.wait(seconds=1)
    game = await started(mine)
    clock.wait(hours=25)
    assert await clear_up(mine, Lifetimes()) == 1
    assert (await load(mine, game)).state.outcome.reasons == ("abandoned",)


async def test_a_broken_game_does_not_keep_others_from_being_noticed(
    processes: tuple[Games, Games], clock: Clock
) -> None:
    one, two = processes
    ids = [await started(one) for _ in range(2)]
    woken: list[str] = []
    for game in ids:
        (await load(two, game)).listeners.add(lambda game=game: woken.append(game))  # type: ignore[misc]
    event, at = NewEvent("decrypto.from-the-future@9", "{}"), (await load(one, ids[0])).position
    await one.store.append(Append(ids[0], at, (event,), clock()))
    await act(one, await sit(one, ids[1], "white-1"), draft("a"))
    await notice_others(two)
    assert woken == [ids[1]]


async def test_a_backlog_is_cleared_at_once(services: Services, clock: Clock, monkeypatch: pytest.MonkeyPatch) -> None:
    """Games may be opened faster than a batch a minute."""
    monkeypatch.setattr("cluewright.usecases.games.housekeeping.BATCH", 2)
    mine = games(services, clock)
    for _ in range(7):
        await open_game(mine, DecryptoWish())
    clock.wait(hours=25)
    async with housekeeping(mine, Lifetimes(), every=0.001):
        await asyncio.sleep(0.2)
    assert await mine.store.count() == 0
