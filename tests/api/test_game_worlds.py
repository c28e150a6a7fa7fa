"""Two worlds: what a reader gets does not depend on what it may not know.

The same game is played twice with other secrets of White's. Everything that others get must be the same bytes, headers
included, whatever they try; and what White does in private is done in the first world only.
"""

import itertools
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from cluewright.bootstrap import Services
from cluewright.core.engines.decrypto import ENGINE
from cluewright.core.engines.decrypto.events import DraftSaved
from cluewright.core.engines.engine import HOST
from cluewright.usecases.games import opening
from cluewright.usecases.games.kept import AnyEngine

from .caller import Answer
from .playing import House, Table


@dataclass(frozen=True)
class World:
    """White's secrets: what differs between two games that must look alike to all others."""

    keywords: tuple[str, ...]
    code: tuple[int, ...]
    seed: str


ONE = World(("kalamata", "rust", "подсолнух", "소"), (4, 2, 1), "the first seed")
TWO = World(("im", "безвременница", "zeeppompje", "고슴도치"), (1, 3, 4), "another")
UNION = (*ONE.keywords, *TWO.keywords)
OBSERVERS = ("black-1", "black-2", HOST, None, "stranger", "revoked")
BLACK_WORDS = ["antiquity", "bone", "morning", "nightmare"]

Move = Callable[[Table, World], Answer | None]


@dataclass(frozen=True)
class Step:
    """`private` steps are White's own business: they are left out of the second world."""

    who: str
    private: bool
    move: Move


def command(who: str, kind: str, **members: Any) -> Move:
    return lambda table, world: table.do(who, kind, **members)


def whites(who: str, make: Callable[[World], tuple[str, dict[str, Any]]]) -> Move:
    def move(table: Table, world: World) -> Answer:
        kind, members = make(world)
        return table.do(who, kind, **members)

    return move


def giving(clues: Callable[[World], list[str]]) -> Move:
    return whites("white-1", lambda world: ("give_clues", {"clues": clues(world), "code": world.code}))


def speak_korean(table: Table, _: World) -> Answer:
    return table.house.send("PATCH", f"{table.path}/seats/white-1", {"language": "ko"}, table.keys["white-1"])


def check(who: str, *clues: str) -> Move:
    return lambda table, _: table.house.send("POST", f"{table.path}/clue-checks", {"clues": clues}, table.keys[who])


def renew(table: Table, _: World) -> Answer:
    answer = table.house.send("POST", f"{table.path}/seats/white-2/token", token=table.keys["white-2"])
    table.keys["white-2"] = answer.json()["token"]
    return answer


GUESSES = [list(code) for code in (ONE.code, TWO.code, (2, 3, 4))]
PRIVATE = [
    Step("white-1", True, whites("white-1", lambda w: ("save_draft", {"clues": [w.keywords[0], None, None]}))),
    Step("white-1", True, giving(lambda world: [world.keywords[1], "b", "c"])),
    Step("white-1", True, giving(lambda world: ["a?", "b", "c"])),
    *(Step("white-1", True, check("white-1", word, "b")) for word in UNION),
    Step("white-2", True, whites("white-2", lambda w: ("propose", {"of": "white", "code": w.code}))),
    Step("white-2", True, renew),
    Step("white-2", True, lambda table, _: table.get("", "white-2")),
    Step("white-1", True, lambda table, _: table.get("/events?after=0", "white-1")),
    Step("white-1", True, speak_korean),
]  # fmt: skip
PUBLIC = [
    Step("white-1", False, giving(lambda world: ["one", "two", "three"])),
    Step("black-1", False, command("black-1", "give_clues", clues=["four", "five", "six"], code=[4, 3, 2])),
    Step("host", False, command("host", "pause")),
    Step("host", False, command("host", "resume")),
]  # fmt: skip
CURIOUS = [
    *(Step("black-2", False, command("black-2", "guess", of="white", code=code)) for code in GUESSES),
    *(Step("black-2", False, command("black-2", "propose", of="white", code=code)) for code in GUESSES),
    *(Step("black-1", False, check("black-1", word)) for word in UNION),
    *(Step("black-2", False, check("black-2", word)) for word in UNION[:2]),
    *(Step("black-1", False, command("black-1", "give_clues", clues=[w, "b", "c"], code=[1, 2, 3])) for w in UNION),
    *(Step("black-2", False, command("black-2", "guess_keywords", keywords=[word])) for word in UNION[:2]),
    Step("black-2", False, command("black-2", "give_clues", clues=["a", "b", "c"], code=[4, 2, 1])),
]  # fmt: skip


def trace(
    services: Services, world: World, steps: list[Step], purge: bool, engine: AnyEngine = ENGINE
) -> list[tuple[Any, ...]]:
    """All that the observers get while these steps are done, and afterwards."""
    words = {"white": list(world.keywords), "black": BLACK_WORDS}
    rules = {"first_interception_round": 1}
    house = House(services, engine=engine)
    table = house.open(keywords=words, house_rules=rules, seed=world.seed, language="en").seat()
    table.keys["revoked"] = table.keys["black-2"]
    answer = house.send("POST", f"{table.path}/seats/black-2/token", token=table.keys["black-2"])
    table.keys |= {"black-2": answer.json()["token"], "stranger": "cws_" + "x" * 43}
    got = [bytes_of("host", table.do("host", "start"))]
    for step in steps:
        if purge and step.private:
            continue
        made = step.move(table, world)
        if step.who in OBSERVERS and made is not None:
            got.append(bytes_of(step.who, made))
        if not step.private:
            got += observe(table)
    return got + observe(table)


def observe(table: Table) -> list[tuple[Any, ...]]:
    """Everything there is to read, by everybody but White."""
    return [
        bytes_of(who, table.get(what, who))
        for who in OBSERVERS
        for what in ("", "/events?after=0", "/events", "/record")
    ]


def bytes_of(who: str | None, answer: Answer) -> tuple[Any, ...]:
    return who, answer.status, tuple(answer.raw_headers), answer.content


@pytest.fixture
def same_id(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(opening, "new_id", lambda: "thesamegameagain")


THOROUGH = list(
    itertools.chain(
        CURIOUS, PRIVATE[:2], PRIVATE[3:], CURIOUS, [PUBLIC[1]], PRIVATE[:3], [PUBLIC[0]], PRIVATE[-5:], CURIOUS[:6]
    )
)


def test_two_worlds_look_alike(services: Services, same_id: None) -> None:
    assert trace(services, ONE, THOROUGH, purge=False) == trace(services, TWO, THOROUGH, purge=True)


@settings(max_examples=15, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))
@given(st.lists(st.sampled_from([*PRIVATE, *PUBLIC, *CURIOUS]), min_size=1, max_size=12))
def test_two_worlds_look_alike_whatever_is_done(services: Services, same_id: None, steps: list[Step]) -> None:
    assert trace(services, ONE, steps, purge=False) == trace(services, TWO, steps, purge=True)


def leaky_view(secret: Callable[[Any], Any]) -> AnyEngine:
    """An engine that shows something of its state to everybody, in a place where nobody looks for it."""

    def view(state: Any, viewer: str | None, frame: Any) -> Any:
        shown: Any = ENGINE.view(state, viewer, frame)
        return replace(shown, round=secret(state)) if state.halves else shown

    return replace(ENGINE, view=view)


def leaky_redact(event: Any, viewer: str | None) -> Mapping[str, Any] | None:
    return {} if isinstance(event, DraftSaved) else ENGINE.redact(event, viewer)


def length(state: Any) -> int:
    return sum(len(keyword.text) for keyword in state.keywords["white"])


def order(state: Any) -> int:
    words = [keyword.text for keyword in state.keywords["white"]]
    return sorted(words).index(words[1])


def digit(state: Any) -> int:
    return state.halves[0].code[0] if state.halves[0].code else 0


LEAKS: Mapping[str, AnyEngine] = {
    "private steps raise the version": replace(ENGINE, is_public=lambda event: True),
    "private events are told without their data": replace(ENGINE, redact=leaky_redact),
    "the length of keywords": leaky_view(length),
    "the order of keywords": leaky_view(order),
    "the first digit of a given code": leaky_view(digit),
    "how often clues were checked": leaky_view(lambda state: state.halves[0].checks),
    "that there is a draft": leaky_view(lambda state: state.halves[0].draft is not None),
}


@pytest.mark.parametrize("leak", LEAKS)
def test_a_leak_would_be_seen(services: Services, same_id: None, leak: str) -> None:
    engine = LEAKS[leak]
    one = trace(services, ONE, THOROUGH, purge=False, engine=engine)
    assert one != trace(services, TWO, THOROUGH, purge=True, engine=engine)
