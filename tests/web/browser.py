"""Chromium, spoken to over a pair of pipes in its DevTools protocol: no driver, no package, no open port."""

import base64
import fcntl
import json
import os
import select
import shutil
import subprocess
import tempfile
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

NAMES = ("chromium", "chromium-browser", "google-chrome")
ADVICE = "no Chromium to test with: Debian: apt-get install chromium"
FLAGS = (
    "--headless", "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-dev-shm-usage",
    "--disable-background-networking", "--disable-component-update", "--disable-sync", "--disable-extensions",
    "--hide-scrollbars", "--mute-audio", "--remote-debugging-pipe",
)  # fmt: skip
SECONDS = 30.0
HIGH = 64  # pipes are first moved up here, out of the way of the two numbers that Chromium expects


class ScriptFailed(Exception):
    """A script threw in the page; the message is the page's."""


@dataclass
class Wire:
    """Messages to and from the browser, each ended by a zero byte."""

    reading: int
    writing: int
    rest: bytes = b""
    number: int = 0
    events: list[dict[str, Any]] = field(default_factory=list)

    def call(self, method: str, session: str | None = None, **params: Any) -> dict[str, Any]:
        """Send a command and wait for its answer; events that come before it are kept."""
        self.number += 1
        message = {"id": self.number, "method": method, "params": params}
        if session is not None:
            message["sessionId"] = session
        os.write(self.writing, json.dumps(message).encode() + b"\0")
        while True:
            answer = self.receive()
            if answer.get("id") == self.number:
                assert "error" not in answer, f"{method}: {answer['error']}"
                found: dict[str, Any] = answer["result"]
                return found
            self.events.append(answer)

    def receive(self) -> dict[str, Any]:
        until = time.monotonic() + SECONDS
        while b"\0" not in self.rest:
            ready, _, _ = select.select([self.reading], [], [], max(0.0, until - time.monotonic()))
            more = os.read(self.reading, 1 << 20) if ready else b""
            assert more, "the browser says nothing"
            self.rest += more
        message, _, self.rest = self.rest.partition(b"\0")
        found: dict[str, Any] = json.loads(message)
        return found

    def wait_for(self, method: str, session: str) -> None:
        """Return once this event has come."""
        while not any(event.get("method") == method and event.get("sessionId") == session for event in self.events):
            self.events.append(self.receive())


@dataclass
class Page:
    """One tab. What it asked for and what went wrong in it is kept from one `open` to the next."""

    wire: Wire
    session: str

    def call(self, method: str, **params: Any) -> dict[str, Any]:
        return self.wire.call(method, self.session, **params)

    def look(self, width: int, media: str = "screen", scheme: str = "light") -> None:
        """The window's width in CSS pixels, and how the page is looked at."""
        self.call(
            "Emulation.setDeviceMetricsOverride", width=width, height=900, deviceScaleFactor=1, mobile=width < 600
        )
        features = [{"name": "prefers-color-scheme", "value": scheme}]
        self.call("Emulation.setEmulatedMedia", media=media, features=features)

    def open(self, url: str) -> None:
        """Load the page, all of it."""
        self.wire.events.clear()
        answer = self.call("Page.navigate", url=url)
        assert "errorText" not in answer, f"{url}: {answer}"
        self.wire.wait_for("Page.loadEventFired", self.session)

    def run(self, script: str) -> Any:
        """What the expression gives. Raises ScriptFailed."""
        answer = self.call("Runtime.evaluate", expression=script, returnByValue=True, awaitPromise=True)
        if "exceptionDetails" in answer:
            raise ScriptFailed(answer["exceptionDetails"]["exception"].get("description"))
        return answer["result"].get("value")

    def picture(self, path: Path) -> None:
        """The whole page as a PNG."""
        shot = self.call("Page.captureScreenshot", captureBeyondViewport=True)
        path.write_bytes(base64.b64decode(shot["data"]))

    def paper(self) -> bytes:
        """The page as it is printed: a PDF on A4."""
        made = self.call("Page.printToPDF", paperWidth=8.27, paperHeight=11.69, preferCSSPageSize=True)
        return base64.b64decode(made["data"])

    @property
    def requested(self) -> list[str]:
        """The addresses that were asked for since `open`."""
        return [params["request"]["url"] for params in self._params("Network.requestWillBeSent")]

    @property
    def complaints(self) -> list[str]:
        """Errors of scripts, of the console and of loading since `open`."""
        thrown = [str(params["exceptionDetails"]) for params in self._params("Runtime.exceptionThrown")]
        logged = [params["entry"]["text"] for params in self._params("Log.entryAdded")]
        said = [str(params["args"]) for params in self._params("Runtime.consoleAPICalled")]
        return thrown + logged + said

    def _params(self, method: str) -> Iterator[Mapping[str, Any]]:
        return (event["params"] for event in self.wire.events if event.get("method") == method)


@contextmanager
def chromium() -> Iterator[Page]:
    """A fresh browser with one empty tab. Raises RuntimeError where there is none."""
    program = next(filter(None, map(shutil.which, NAMES)), None)
    if program is None:
        raise RuntimeError(ADVICE)
    to_browser, from_browser = _pipe(), _pipe()

    def connect() -> None:  # in the new process: Chromium reads at 3 and writes at 4
        os.dup2(to_browser[0], 3)
        os.dup2(from_browser[1], 4)

    with tempfile.TemporaryDirectory(prefix="chromium-", ignore_cleanup_errors=True) as profile:
        command = [program, *FLAGS, f"--user-data-dir={profile}", "about:blank"]
        process = subprocess.Popen(
            command, close_fds=False, preexec_fn=connect, stderr=subprocess.DEVNULL, stdout=subprocess.DEVNULL
        )
        os.close(to_browser[0])
        os.close(from_browser[1])
        try:
            yield _tab(Wire(from_browser[0], to_browser[1]))
        finally:
            process.kill()
            process.wait()
            os.close(to_browser[1])
            os.close(from_browser[0])


def _pipe() -> tuple[int, int]:
    ends = os.pipe()
    moved = [fcntl.fcntl(end, fcntl.F_DUPFD_CLOEXEC, HIGH) for end in ends]
    for end in ends:
        os.close(end)
    return moved[0], moved[1]


def _tab(wire: Wire) -> Page:
    target = wire.call("Target.createTarget", url="about:blank")["targetId"]
    page = Page(wire, wire.call("Target.attachToTarget", targetId=target, flatten=True)["sessionId"])
    for domain in ("Page", "Runtime", "Network", "Log"):
        page.call(f"{domain}.enable")
    return page
