"""Loading the analysers of all languages before the first clue needs them."""

import asyncio
import gc
import logging
from dataclasses import dataclass, field

from cluewright.core.clues import shapes
from cluewright.core.languages import TAGS, inflections, language

log = logging.getLogger("cluewright.errors")


@dataclass(slots=True)
class WarmUp:
    """Knows whether the loading is going on, or has failed: `running` is then never False again."""

    running: bool = field(default=False)

    async def run(self) -> None:
        """Load every language in a thread, one after another, so that requests are answered meanwhile."""
        self.running = True
        try:
            for tag in TAGS:
                await asyncio.to_thread(_load, tag)
            await asyncio.to_thread(inflections.warm)
            await asyncio.to_thread(shapes.warm)
        except Exception as error:
            log.error("a language cannot be loaded: %s: %s", tag, type(error).__name__)
            return
        gc.freeze()  # content and analysers stay for good: looking through them again and again stalls requests
        self.running = False


def _load(tag: str) -> None:
    found = language(tag)
    if found is not None:
        found.warm()
