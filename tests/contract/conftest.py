"""A real server for the contract run: the command itself, on a free port."""

import os
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import pytest


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a running service, whose log must hold no error in the end."""
    folder = tmp_path_factory.mktemp("server")
    port, log = free_port(), folder / "log"
    command = [sys.executable, "-m", "cluewright", "serve", "--port", str(port)]
    with log.open("wb") as output:
        process = subprocess.Popen(command, stdout=output, stderr=subprocess.STDOUT, env={**os.environ, "LANG": "C"})
    try:
        wait_until_ready(f"http://127.0.0.1:{port}", log)
        yield f"http://127.0.0.1:{port}"
    finally:
        process.terminate()
        process.wait(20)
    assert "Traceback" not in log.read_text("utf-8")
    assert "Error" not in log.read_text("utf-8")


def wait_until_ready(address: str, log: Path) -> None:
    for _ in range(300):
        try:
            with urllib.request.urlopen(f"{address}/readyz", timeout=2) as answer:
                assert answer.status == 200
            return
        except OSError:
            time.sleep(0.1)
    raise AssertionError(log.read_text("utf-8"))
