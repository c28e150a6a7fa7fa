"""The operations: each module has a `router` of literal paths."""

from collections.abc import Iterator

from fastapi import APIRouter

from cluewright.api import routes
from cluewright.core.discovery import plugins


def routers() -> Iterator[APIRouter]:
    """The router of each module in this folder, sorted by name."""
    return plugins(routes, "router")
