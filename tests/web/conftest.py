"""One browser and one server for all pages."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.api.serving import serving

from .browser import Page, chromium

FACTS = Path(__file__).with_name("page_facts.js").read_text("utf-8")


class Reader:
    """Opens pages as somebody would, and tells what is wrong with them."""

    def __init__(self, page: Page, base: str) -> None:
        self.page, self.base = page, base

    def open(self, address: str, width: int = 1280, media: str = "screen", scheme: str = "light") -> None:
        """A path of the server, or a whole address."""
        self.page.look(width, media, scheme)
        self.page.open(self.base + address if address.startswith("/") else address)

    def ask(self, question: str) -> list[str]:
        """What one of the functions of page_facts.js finds."""
        found: list[str] = self.page.run(f"{{{FACTS}\n{question}}}")
        return found


@pytest.fixture(scope="session")
def reader(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Reader]:
    with serving(tmp_path_factory.mktemp("web") / "data") as server, chromium() as page:
        yield Reader(page, server.base)
