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
        _collect_seldom()
        self.running = False


def _collect_seldom() -> None:
    """Content and analysers stay for good, and what is remembered of tables stays long: to look through all of it for
    garbage stalls whatever is going on, for half a second in a busy process. What is used up in passing is found in
    between."""
    gc.freeze()
    young, older, _ = gc.get_threshold()
    gc.set_threshold(young, older, _SELDOM)


_SELDOM = 1000
"""How many of the collector's middle looks come before a full one: 10 in Python up to 3.13, from 3.14 on it is another
collector's business."""
