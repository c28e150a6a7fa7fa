"""A store that does not answer makes a 503 that says when to try again, and nothing else fails."""

from dataclasses import replace
from typing import NoReturn

from cluewright.api.app import create_app
from cluewright.bootstrap import Services
from cluewright.store.event_store import StoreUnavailable
from cluewright.store.memory import MemoryStore

from .caller import Caller


class BrokenStore(MemoryStore):
    """Every method says that the store cannot answer."""

    def __getattribute__(self, name: str) -> object:
        async def refuse(*_: object, **__: object) -> NoReturn:
            raise StoreUnavailable("disk full at /srv/canary")

        return refuse


def test_a_broken_store(services: Services) -> None:
    broken = replace(services, games=replace(services.games, store=BrokenStore()))
    call = Caller(create_app(broken))
    for answer in (call.get("/v1/games/7h2k9m4t8w3x5z6a"), call.post("/v1/games", {"rulebook": "decrypto"})):
        assert (answer.status, answer.json()["code"]) == (503, "store_unavailable")
        assert int(answer.headers["retry-after"]) >= 1
        assert b"canary" not in answer.content
    assert call.get("/readyz").json()["code"] == "not_ready"
    assert call.get("/healthz").status == 200
    assert call.get("/v1/rulebooks/decrypto").status == 200
