"""The contract is enough to make a client from: it is linted, compiled to types, and used against a live server."""

import json
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.api.serving import ROOT, Server, serving

HERE = Path(__file__).parent


def run(*command: str, seconds: float = 120) -> str:
    """The command's output; the test fails with it when the command does."""
    found = shutil.which(command[0])
    assert found, f"{command[0]} is needed (Debian: apt-get install nodejs npm)"
    done = subprocess.run([found, *command[1:]], cwd=HERE, capture_output=True, text=True, timeout=seconds)
    assert done.returncode == 0, f"{' '.join(command)}\n{done.stdout}\n{done.stderr}"
    return done.stdout


@pytest.fixture(scope="module")
def installed() -> None:
    """The packages of the lock file, exactly."""
    run("npm", "ci", "--no-audit", "--no-fund", "--prefer-offline", seconds=240)


@pytest.fixture(scope="module")
def compiled(installed: None) -> None:
    shutil.rmtree(HERE / "generated", ignore_errors=True)
    run("npm", "run", "generate")
    run("npm", "run", "compile")


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    with serving(tmp_path / "data") as server:
        yield server


def test_the_lock_file_names_no_registry() -> None:
    lock = json.loads((HERE / "package-lock.json").read_text("utf-8"))
    packages = [package for name, package in lock["packages"].items() if name]
    assert packages
    assert not [package for package in packages if "resolved" in package]
    assert all(package["integrity"] for package in packages)


def test_the_contract_passes_every_rule_of_the_linter(installed: None) -> None:
    assert (ROOT / "openapi" / "cluewright.v1.json").is_file()
    assert "No results" in run("npm", "run", "lint")


def test_a_generated_client_plays_against_the_server(compiled: None, server: Server) -> None:
    assert "all as the contract says" in run("npm", "run", "play", "--", server.base)
    assert '"/v1/games/{game}/commands"' in (HERE / "generated" / "schema.ts").read_text("utf-8")
