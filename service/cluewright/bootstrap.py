"""The composition root: from settings to everything a request may need."""

from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass

from cluewright.api.settings import Settings
from cluewright.content.library import Library


@dataclass(frozen=True)
class Services:
    """What the operations of one process share. `library` never changes."""

    settings: Settings
    library: Library

    @asynccontextmanager
    async def running(self) -> AsyncIterator[None]:
        """Everything that must be opened before the first request and closed after the last."""
        yield

    async def readiness(self) -> Mapping[str, bool]:
        """Whether each thing that requests need is there: `content`, …"""
        return {"content": bool(self.library.packs)}


def build(settings: Settings) -> Services:
    """Load the content. Raises PackInvalid or YamlRefused for a pack or text that breaks its format."""
    return Services(settings=settings, library=Library.load(settings.pack_folders))
