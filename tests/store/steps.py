"""Steps of games that no engine knows: the store does not look inside."""

from datetime import UTC, datetime

from cluewright.store.event_store import Append, NewEvent, Receipt

NOON = datetime(2031, 5, 17, 12, 0, 0, 123456, UTC)
RECEIPT = Receipt("g1", "bearer", "key", "request", '{"version":1}')


def step(game: str = "g1", expected: int = 0, count: int = 1, at: datetime = NOON) -> Append:
    events = tuple(NewEvent("test.moved@1", f'{{"n":{expected + n}}}') for n in range(1, count + 1))
    return Append(game, expected, events, at)
