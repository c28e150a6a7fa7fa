"""Who may import whom: inner rings know nothing of outer ones. Names and files keep to the house's conventions."""

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PACKAGE = ROOT / "service" / "cluewright"
ALLOWED = {
    "core": {"core"},
    "content": {"core", "content"},
    "store": {"core", "store"},
    "usecases": {"core", "content", "store", "usecases"},
    "api": {"core", "content", "store", "usecases", "bootstrap", "api"},
    "cli": {"core", "content", "store", "usecases", "bootstrap", "api", "cli"},
}
LINGUISTIC = {"anyascii", "pymorphy3", "simplemma", "Stemmer"}
IMPURE = {"os", "pathlib", "random", "socket", "sqlite3", "subprocess", "tempfile", "time", "urllib", "uuid"}
FILES_OF_THE_CORE = PACKAGE / "core/languages/word_list.py"  # the word lists are the only files that it reads
BANNED_NAMES = {"utils", "helpers", "common", "manager", "misc", "types"}
MODULES = sorted(path for ring in ALLOWED for path in (PACKAGE / ring).rglob("*.py"))


def imports(path: Path, source: str) -> Iterator[str]:
    """Every module that the source imports, by its absolute name."""
    package = ("cluewright", *path.relative_to(PACKAGE).parent.parts)
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = package[: len(package) - node.level + 1] if node.level else ()
            yield ".".join((*base, node.module or "")).strip(".")


def forbidden(path: Path, source: str) -> Iterator[str]:
    """The imports that this module's ring may not have."""
    ring, *rest = path.relative_to(PACKAGE).parts
    linguistic = LINGUISTIC if rest[0] == "languages" else set()
    impure = IMPURE - {"os"} if path == FILES_OF_THE_CORE else IMPURE
    for name in imports(path, source):
        top, _, inner = name.partition(".")
        if top == "cluewright":
            if inner and inner.split(".")[0] not in ALLOWED[ring]:
                yield name
        elif ring == "core" and (top in impure or (top not in sys.stdlib_module_names and top not in linguistic)):
            yield name


@pytest.mark.parametrize("path", MODULES, ids=lambda path: path.relative_to(PACKAGE).as_posix())
def test_import_direction(path: Path) -> None:
    assert not list(forbidden(path, path.read_text("utf-8")))


@pytest.mark.parametrize(
    ("module", "line"),
    [
        ("core/seeds.py", "from cluewright.content import catalogs"),
        ("core/seeds.py", "import yaml"),
        ("core/seeds.py", "import random"),
        ("core/seeds.py", "import os"),
        ("core/decks.py", "import simplemma"),
        ("content/catalogs.py", "from cluewright.store import sqlite"),
        ("store/codec.py", "from ..content import catalogs"),
        ("usecases/draw.py", "import cluewright.api.app"),
    ],
)
def test_a_forbidden_import_is_seen(module: str, line: str) -> None:
    assert list(forbidden(PACKAGE / module, line))


def test_no_module_is_named_for_nothing() -> None:
    assert not [path for path in PACKAGE.rglob("*.py") if path.stem in BANNED_NAMES or path.parent.name in BANNED_NAMES]


def test_the_changelog_speaks_of_this_version() -> None:
    from cluewright import __version__

    headings = [line for line in (ROOT / "CHANGELOG.md").read_text("utf-8").splitlines() if line.startswith("## ")]
    assert headings[0].startswith(f"## {__version__}")
