"""Servers as processes of their own, and what the system knows about them: processor time and memory."""

import contextlib
import http.client
import os
import subprocess
import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from tests.api.serving import ROOT, WAIT, free_port

Command = tuple[str, ...]
SERVICE: Command = ("-m", "cluewright", "serve", "--memory", "--port", "{port}")


@dataclass(frozen=True)
class Server:
    """A running server. `listening`: seconds from its start to its first answer, and `working` the processor's share
    of them."""

    process: "subprocess.Popen[bytes]"
    port: int
    started: float
    listening: float
    working: float

    def cpu(self) -> float:
        """Seconds of processor time that its threads have used."""
        return cpu_seconds(self.process.pid)

    def resident(self) -> float:
        """KiB of memory."""
        return resident_kib(self.process.pid)

    def ready(self) -> float:
        """Wait until it says that all is loaded; seconds since its start."""
        while ask(self.port, "GET", "/readyz")[0] != 200:
            time.sleep(0.005)
        return time.monotonic() - self.started


def cpu_seconds(pid: int) -> float:
    """Seconds of processor time that a process's threads have used."""
    tasks = Path(f"/proc/{pid}/task").iterdir()
    return sum(int((task / "schedstat").read_text().split()[0]) for task in tasks) * 1e-9


def resident_kib(pid: int | str = "self") -> float:
    """KiB of memory that a process has resident."""
    pages = int(Path(f"/proc/{pid}/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 1024


@contextlib.contextmanager
def running(command: Command, path: str = "/healthz") -> Iterator[Server]:
    """A Python server, from its first answer on `path` until the end of the block."""
    port, started = free_port(), time.monotonic()
    words = [sys.executable, *(word.replace("{port}", str(port)) for word in command)]
    with subprocess.Popen(words, cwd=ROOT, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) as process:
        try:
            _await_answer(process, port, path)
            working = cpu_seconds(process.pid)
            yield Server(process, port, started, time.monotonic() - started, working)
        finally:
            process.kill()


def _await_answer(process: "subprocess.Popen[bytes]", port: int, path: str) -> None:
    until = time.monotonic() + WAIT
    while time.monotonic() < until and process.poll() is None:
        with contextlib.suppress(OSError, http.client.HTTPException):
            ask(port, "GET", path)
            return
        time.sleep(0.002)
    raise RuntimeError(f"{process.args!r} does not answer")


def ask(
    port: int, method: str, path: str, body: bytes | None = None, headers: dict[str, str] | None = None
) -> tuple[int, dict[str, str], Any]:
    """One request on a connection of its own: status, headers and content."""
    with contextlib.closing(http.client.HTTPConnection("127.0.0.1", port, timeout=WAIT)) as connection:
        connection.request(method, path, body, headers or {})
        answer = connection.getresponse()
        return answer.status, {name.lower(): value for name, value in answer.getheaders()}, answer.read()
