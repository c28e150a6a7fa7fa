"""What a reader sees: the view with its tag, the events from a place on, and the record once the game is over."""

import json
from collections.abc import Mapping
from typing import Any

import pydantic_core

from cluewright.core.engines.engine import Rejected, Viewer
from cluewright.usecases.play import Visit

from .keeping import Games, frame
from .kept import Kept, timestamp
from .tokens import seed_commitment

RECORD_FORMAT = "cluewright/record@1"


def seen(games: Games, visitor: Visit) -> tuple[dict[str, Any], str]:
    """The visitor's view as JSON, and its entity tag: `"<version>.<digest of all that is seen but the clock>"`."""
    kept, viewer = visitor.kept, visitor.viewer
    view = kept.engine.view(kept.state, viewer, frame(games, kept, viewer))
    shown: dict[str, Any] = pydantic_core.to_jsonable_python(view)
    shown["next_exclude"] = list(kept.engine.used_concepts(kept.state)) if kept.finished else None
    return shown, _tag(games, kept, viewer, shown)


def _tag(games: Games, kept: Kept, viewer: Viewer, shown: Mapping[str, Any]) -> str:
    without_clock = pydantic_core.to_json({**shown, "now": None}).decode()
    return f'"{kept.version}.{games.tokens.digest("view", kept.id, viewer or "", without_clock)}"'


def stands(games: Games, visitor: Visit, conditions: str) -> bool:
    """Whether an If-Match header names the game as this visitor sees it now: its tag, its version, or `*`."""
    wanted = [condition.strip() for condition in conditions.split(",")]
    version = f'"{visitor.kept.version}"'
    return "*" in wanted or version in wanted or seen(games, visitor)[1] in wanted


def record(games: Games, kept: Kept, checker: str) -> dict[str, Any]:
    """Everything about a game that is over, secrets included, so that anybody can replay it and check each draw.

    `checker` names the version of the referee. Raises Rejected("game_not_over").
    """
    if not kept.finished:
        raise Rejected("game_not_over")
    created = kept.created
    codec = games.codec(kept.opened.rulebook)
    events = zip(kept.log, codec.encode(entry.event for entry in kept.log), strict=True)
    return {
        "format": RECORD_FORMAT,
        "id": kept.id,
        "rulebook": kept.opened.rulebook,
        "checker": checker,
        "seed": created.seed,
        "seeded": created.seeded,
        "seed_commitment": seed_commitment(kept.id, created.seed),
        "parameters": dict(created.parameters),
        "events": [
            {"type": new.type, "at": timestamp(entry.at), "data": json.loads(new.data)} for entry, new in events
        ],
    }
