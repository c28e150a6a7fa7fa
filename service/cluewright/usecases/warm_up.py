"""Loading the analysers of all languages before the first clue needs them."""

import asyncio
import gc
import logging
from dataclasses import dataclass, field

from cluewright.core.clues.warm import steps

log = logging.getLogger("cluewright.errors")


@dataclass(slots=True)
class WarmUp:
    """Knows whether the loading is going on, or has failed: `running` is then never False again."""

    running: bool = field(default=False)

    async def run(self) -> None:
        """Load everything in a thread, one step after another, so that requests are answered meanwhile."""
        self.running = True
        try:
            for step in steps():
                await asyncio.to_thread(step)
        except Exception as error:
            log.error("the referee cannot be loaded: %s", type(error).__name__)
            return
        gc.freeze()  # content and analysers stay for good: looking through them again and again stalls requests
        self.running = False
