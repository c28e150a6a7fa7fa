"""Decrypto: two teams, or one team against an interceptor. `ENGINE` is all that the rest of the service needs."""

from cluewright.core.engines.engine import Engine, SeatId
from cluewright.core.engines.lobby import Abandon, Expire

from .asked import asked
from .commands import COMMANDS, Command
from .decide import decide
from .events import DRAWS, EVENTS, Event, GameCreated, is_public
from .evolve import evolve, initial
from .model import State, deadline, finished
from .offers import offers
from .redact import redact
from .variants import VARIANTS
from .view import View, view


def seats(state: State) -> tuple[SeatId, ...]:
    """The seats taken, in seat order."""
    return tuple(seat.id for seat in state.lobby.seats)


def used_concepts(state: State) -> tuple[str, ...]:
    """This game's concepts, and those it left out itself."""
    dealt = (keyword.concept for team in state.keywords.values() for keyword in team if keyword.concept)
    return tuple(dict.fromkeys((*state.setup.exclude, *dealt)))


ENGINE: Engine[State, Command, Event, View] = Engine(
    id="decrypto",
    variants=tuple(VARIANTS),
    commands=COMMANDS,
    events=EVENTS,
    created=GameCreated,
    initial=initial,
    decide=decide,
    evolve=evolve,
    view=view,
    redact=redact,
    is_public=is_public,
    deadline=deadline,
    expire=Expire(),
    abandon=Abandon(),
    offers=offers,
    seats=seats,
    used_concepts=used_concepts,
    finished=finished,
    asked=asked,
    draws=DRAWS,
)
