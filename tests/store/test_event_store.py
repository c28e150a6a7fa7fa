"""One contract for every store."""

import asyncio
from dataclasses import replace
from datetime import timedelta

import pytest

from cluewright.store.event_store import (
    Append,
    EventStore,
    NewEvent,
    ReceiptExists,
    StoreUnavailable,
    VersionConflict,
)

from .steps import NOON, RECEIPT, step

pytestmark = pytest.mark.anyio


async def test_events_come_back_as_they_went_in(store: EventStore) -> None:
    event = NewEvent("test.named@1", '{"name":"Ёлка 소 \\u0000 🐄"}')
    await store.append(Append("g1", 0, (event,), NOON))
    (stored,) = await store.read("g1")
    assert (stored.position, stored.type, stored.data, stored.at) == (1, event.type, event.data, NOON)


async def test_positions_count_from_one_without_a_gap(store: EventStore) -> None:
    await store.append(step(count=3))
    await store.append(step(expected=3, count=2))
    assert [event.position for event in await store.read("g1")] == [1, 2, 3, 4, 5]
    assert [event.position for event in await store.read("g1", after=3)] == [4, 5]
    assert await store.positions(["g1", "g2"]) == {"g1": 5}


@pytest.mark.parametrize("expected", [0, 1, 3])
async def test_another_position_than_the_last_is_a_conflict(store: EventStore, expected: int) -> None:
    await store.append(step(count=2))
    with pytest.raises(VersionConflict):
        await store.append(step(expected=expected))
    assert len(await store.read("g1")) == 2


async def test_an_unknown_game_can_only_be_opened(store: EventStore) -> None:
    with pytest.raises(VersionConflict):
        await store.append(step(expected=1))
    assert await store.entry("g1") is None
    assert await store.read("g1") == ()


async def test_of_many_writers_at_one_position_one_wins(store: EventStore) -> None:
    await store.append(step())
    results = await asyncio.gather(*(store.append(step(expected=1)) for _ in range(24)), return_exceptions=True)
    assert [type(result) for result in results if result] == [VersionConflict] * 23
    assert len(await store.read("g1")) == 2


async def test_a_conflict_leaves_the_neighbours_alone(store: EventStore) -> None:
    results = await asyncio.gather(
        store.append(step("a")), store.append(step("b", expected=7)), store.append(step("c")),
        return_exceptions=True,
    )  # fmt: skip
    assert [type(result) for result in results] == [type(None), VersionConflict, type(None)]
    assert await store.positions("abc") == {"a": 1, "c": 1}


async def test_a_receipt_comes_with_its_events(store: EventStore) -> None:
    await store.append(replace(step(), receipt=RECEIPT))
    assert await store.receipt("g1", "bearer", "key") == RECEIPT
    assert await store.receipt("g1", "someone else", "key") is None
    assert await store.receipt("g2", "bearer", "key") is None


async def test_a_key_is_used_once(store: EventStore) -> None:
    await store.append(replace(step(), receipt=RECEIPT))
    with pytest.raises(ReceiptExists):
        await store.append(replace(step(expected=1), receipt=replace(RECEIPT, answer="{}")))
    assert len(await store.read("g1")) == 1
    assert await store.receipt("g1", "bearer", "key") == RECEIPT


async def test_a_refused_step_leaves_no_receipt(store: EventStore) -> None:
    with pytest.raises(VersionConflict):
        await store.append(replace(step(expected=4), receipt=RECEIPT))
    assert await store.receipt("g1", "bearer", "key") is None


async def test_of_many_uses_of_one_key_one_wins(store: EventStore) -> None:
    receipt = replace(RECEIPT, scope="games")
    results = await asyncio.gather(
        *(store.append(replace(step(f"g{n}"), receipt=receipt)) for n in range(24)), return_exceptions=True
    )
    assert sum(isinstance(result, ReceiptExists) for result in results) == 23
    assert len(await store.positions(f"g{n}" for n in range(24))) == 1


async def test_the_directory_keeps_times_to_the_microsecond(store: EventStore) -> None:
    later = NOON + timedelta(days=3, microseconds=1)
    await store.append(step())
    await store.append(replace(step(expected=1, at=later), deadline=later))
    entry = await store.entry("g1")
    assert entry is not None
    assert (entry.created_at, entry.active_at, entry.deadline, entry.ended_at) == (NOON, later, later, None)


async def test_due_games_are_those_whose_deadline_has_passed(store: EventStore) -> None:
    for number, game in enumerate("dcba"):
        await store.append(replace(step(game), deadline=NOON + timedelta(seconds=number)))
    await store.append(step("none"))
    await store.append(replace(step("over"), deadline=NOON, ended=True))
    assert await store.due(NOON + timedelta(seconds=2)) == ("d", "c", "b")
    assert await store.due(NOON + timedelta(seconds=9), limit=1) == ("d",)


async def test_a_step_without_a_deadline_takes_the_old_one_away(store: EventStore) -> None:
    await store.append(replace(step(), deadline=NOON))
    await store.append(step(expected=1))
    assert await store.due(NOON) == ()


async def test_idle_games_are_listed_apart_from_those_that_are_over(store: EventStore) -> None:
    await store.append(step("old"))
    await store.append(replace(step("over"), ended=True))
    await store.append(step("new", at=NOON + timedelta(hours=1)))
    soon = NOON + timedelta(minutes=1)
    assert await store.idle(soon, ended=False) == ("old",)
    assert await store.idle(soon, ended=True) == ("over",)
    assert await store.idle(NOON, ended=False) == ()
    assert await store.count() == 2


async def test_a_deleted_game_is_gone_with_its_receipts(store: EventStore) -> None:
    await store.append(replace(step(), receipt=replace(RECEIPT, scope="games")))
    await store.append(step("g2"))
    assert await store.delete("g1")
    assert not await store.delete("g1")
    assert await store.read("g1") == ()
    assert await store.entry("g1") is None
    assert await store.receipt("games", "bearer", "key") is None
    assert len(await store.read("g2")) == 1


async def test_a_closed_store_refuses(store: EventStore) -> None:
    await store.close()
    await store.close()
    with pytest.raises(StoreUnavailable):
        await store.append(step())
    with pytest.raises(StoreUnavailable):
        await store.read("g1")
