"""What every engine promises, whatever is played: checked over random games under many house rules of each."""

from random import Random
from types import ModuleType
from typing import Any, get_args

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from pydantic import TypeAdapter

from cluewright.bootstrap import ENGINES
from cluewright.core.engines.davinci_code.events import DavinciCodeEvent
from cluewright.core.engines.decrypto.events import DecryptoEvent
from cluewright.core.engines.engine import CLOCK, HOST, replay
from cluewright.core.engines.lobby import Abandon, ChangeSeat, End, LobbyEvent

from .davinci_code import chance as davinci_code
from .decrypto import chance as decrypto

CHANCE = {"decrypto": decrypto, "davinci-code": davinci_code}
EVENTS = {"decrypto": DecryptoEvent, "davinci-code": DavinciCodeEvent}
ADAPTERS: dict[type[Any], TypeAdapter[Any]] = {
    kind: TypeAdapter(kind) for engine in ENGINES.values() for kind in engine.events.values()
}
every_engine = pytest.mark.parametrize("chance", CHANCE.values(), ids=list(CHANCE))
seeds = given(seed=st.integers(0, 2**32))
many = settings(max_examples=60, deadline=None)


def test_every_engine_is_here() -> None:
    assert set(CHANCE) == set(EVENTS) == set(ENGINES)


@every_engine
@many
@seeds
def test_every_prefix_replays_to_the_state_it_led_to(chance: ModuleType, seed: int) -> None:
    for game, _, _ in chance.games(seed, 60):
        assert replay(game.engine, game.events) == game.state


@every_engine
@many
@seeds
def test_events_survive_json(chance: ModuleType, seed: int) -> None:
    for _, _, events in chance.games(seed):
        for event in events:
            adapter = ADAPTERS[type(event)]
            assert adapter.validate_json(adapter.dump_json(event)) == event


@pytest.mark.parametrize("rulebook", ENGINES)
def test_every_event_has_a_name_to_be_stored_under(rulebook: str) -> None:
    events = ENGINES[rulebook].events
    assert set(events.values()) == {*get_args(EVENTS[rulebook]), *get_args(LobbyEvent)}
    assert all(name.endswith("@1") for name in events)


@every_engine
@many
@seeds
def test_deciding_is_pure(chance: ModuleType, seed: int) -> None:
    random, again = Random(seed), Random(seed)
    first, second = chance.house(random), chance.house(again)
    for _ in range(60):
        if first.engine.finished(first.state):
            break
        assert chance.step(first, random) == chance.step(second, again)


@every_engine
@many
@seeds
def test_somebody_can_always_go_on_or_the_game_is_over(chance: ModuleType, seed: int) -> None:
    for game, _, _ in chance.games(seed):
        over = game.engine.finished(game.state)
        assert any(game.view(reader).commands for reader in chance.readers(game)) is not over


@every_engine
@many
@seeds
def test_after_the_end_no_command_changes_anything(chance: ModuleType, seed: int) -> None:
    random, game = Random(seed), chance.house(Random(seed))
    game.do(HOST, End())
    for _ in range(20):
        actor, command = chance.anything(game, random)
        events, refused = game.attempt(actor, command)
        if isinstance(command, ChangeSeat):
            continue
        assert events == ()
        assert refused is not None
        assert refused.code == "game_over"
    assert game.refused(CLOCK, Abandon()).code == "game_over"
