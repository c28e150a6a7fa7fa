"""The real server as a process of its own, to be asked over sockets and killed."""

import contextlib
import http.client
import json
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[2]
WAIT = 30.0


def free_port() -> int:
    """A port that nobody listens on."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


@dataclass
class Server:
    """`cluewright serve` on a data folder; may be started again after its end."""

    data: Path
    arguments: tuple[str, ...] = ()
    port: int = field(default_factory=free_port)
    process: "subprocess.Popen[bytes] | None" = None

    @property
    def base(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def log(self) -> Path:
        return self.data.with_suffix(".log")

    def start(self) -> None:
        """Start it and wait until it answers."""
        command = [sys.executable, "-m", "cluewright", "serve", "--port", str(self.port), "--data", str(self.data)]
        command += self.arguments
        environment = {**os.environ, "PYTHONPATH": str(ROOT / "service")}
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(command, stdout=log, stderr=log, env=environment)
        until = time.monotonic() + WAIT
        while time.monotonic() < until:
            with contextlib.suppress(OSError, http.client.HTTPException):
                if self.ask("GET", "/healthz")[0] == 200:
                    return
            assert self.process.poll() is None, self.log.read_text()
            time.sleep(0.02)
        raise AssertionError(self.log.read_text())

    def kill(self) -> None:
        """SIGKILL: no goodbye."""
        assert self.process is not None
        self.process.kill()
        self.process.wait()

    def stop(self, seconds: float = 10) -> int:
        """SIGTERM; the exit code."""
        assert self.process is not None
        self.process.send_signal(signal.SIGTERM)
        return self.process.wait(seconds)

    def ask(
        self, method: str, path: str, body: object = None, token: str | None = None, **headers: str
    ) -> tuple[int, Any]:
        """One request on a connection of its own: status and JSON. Raises OSError or HTTPException."""
        given = {"Content-Type": "application/json"} if body is not None else {}
        if token is not None:
            given["Authorization"] = f"Bearer {token}"
        given |= {name.replace("_", "-"): value for name, value in headers.items()}
        with contextlib.closing(http.client.HTTPConnection("127.0.0.1", self.port, timeout=10)) as connection:
            connection.request(method, path, None if body is None else json.dumps(body), given)
            answer = connection.getresponse()
            content = answer.read()
        return answer.status, json.loads(content) if content else None


@contextlib.contextmanager
def serving(data: Path, *arguments: str) -> Iterator[Server]:
    """A running server, killed at the end whatever happens."""
    server = Server(data, arguments)
    server.start()
    try:
        yield server
    finally:
        if server.process is not None and server.process.poll() is None:
            server.kill()
