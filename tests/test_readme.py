"""Every example in README is run against a real server; … in an expected answer stands for anything."""

import doctest
import os
import re
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
README = (ROOT / "README.md").read_text("utf-8")
CONSOLE = re.compile(r"```console\n\$ (?P<command>[^\n]+)\n(?P<answer>.*?)```", re.DOTALL)
EXAMPLES = [(found["command"], found["answer"].strip()) for found in CONSOLE.finditer(README)]


@pytest.fixture(scope="module")
def port(tmp_path_factory: pytest.TempPathFactory) -> Iterator[int]:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        number = probe.getsockname()[1]
    data = tmp_path_factory.mktemp("data")
    command = [sys.executable, "-m", "cluewright", "serve", "--port", str(number), "--data", str(data)]
    server = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        wait_for(f"http://127.0.0.1:{number}/readyz")
        yield int(number)
    finally:
        server.terminate()
        server.wait(10)


def wait_for(url: str) -> None:
    for _ in range(150):
        try:
            with urllib.request.urlopen(url, timeout=2):
                return
        except (urllib.error.URLError, ConnectionError):
            time.sleep(0.1)
    raise AssertionError("the server did not get ready")


def pattern(answer: str) -> re.Pattern[str]:
    return re.compile(".*".join(map(re.escape, answer.split("…"))), re.DOTALL)


@pytest.mark.parametrize(("command", "answer"), EXAMPLES, ids=[command[:60] for command, _ in EXAMPLES])
def test_an_example_gives_the_answer_shown(port: int, command: str, answer: str) -> None:
    path = os.pathsep.join([str(Path(sys.executable).parent), os.environ["PATH"]])
    environment = {**os.environ, "PATH": path, "LANG": "C.UTF-8", "LC_ALL": "C.UTF-8"}
    shown = command.replace("localhost:8000", f"127.0.0.1:{port}")
    done = subprocess.run(["bash", "-c", shown], capture_output=True, text=True, env=environment, timeout=60)
    assert pattern(answer).fullmatch(done.stdout.strip()), done.stdout + done.stderr


def test_there_is_an_example_for_each_capability() -> None:
    commands = " ".join(command for command, _ in EXAMPLES)
    for part in ("/v1/rulebooks/", "/v1/wordpacks/", "/v1/codes/", "/v1/clues/checks", "/v1/games", "cluewright check"):
        assert part in commands


def test_the_python_examples_are_true() -> None:
    blocks = "\n".join(re.findall(r"```python\n(.*?)```", README, re.DOTALL))
    test = doctest.DocTestParser().get_doctest(blocks, {}, "README", "README.md", 0)
    assert test.examples
    results = doctest.DocTestRunner(verbose=False).run(test)
    assert results.failed == 0


def test_every_make_target_and_file_that_it_names_exists() -> None:
    targets = set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE))
    assert set(re.findall(r"make ([a-z]+(?:-[a-z]+)?)", README)) - {"serve PORT"} <= targets
    for link in re.findall(r"\]\(([^)#]+)\)", README):
        assert (ROOT / link).exists(), link
