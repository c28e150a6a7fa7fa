"""What this machine lacks for `make serve`, `make test` and the further test tiers, and how to get it.

Run as a plain script by whatever Python is there, before anything is installed: standard library only, and no syntax
that an old Python would not even parse.
"""

import argparse
import importlib.util
import shutil
import subprocess
import sys
from pathlib import Path

NEEDED = (3, 11)
TIERS = (
    ("make test-postgres", ("pg_ctl", "initdb"), "/usr/lib/postgresql", "Debian: apt-get install postgresql"),
    ("make test-clients", ("node", "npm"), None, "Debian: apt-get install nodejs npm"),
    ("make test-web", ("chromium",), None, "Debian: apt-get install chromium"),
)


def missing_basics():
    # type: () -> list[str]
    """One line for each thing without which nothing runs; empty where all is there."""
    missing = []
    if sys.version_info < NEEDED:
        have = ".".join(str(part) for part in sys.version_info[:3])
        missing.append("Python {}.{} or newer (this is {}): make PYTHON=python3.11 ...".format(*NEEDED, have))
    if importlib.util.find_spec("venv") is None:
        missing.append("the standard module venv: Debian: apt-get install libpython3-stdlib")
    if pip_version() < (22, 3):
        missing.append("pip 22.3 or newer: Debian: apt-get install python3-pip")
    return missing


def pip_version():
    # type: () -> tuple[int, ...]
    """The version of this Python's pip; (0,) where there is none."""
    answer = subprocess.run([sys.executable, "-m", "pip", "--version"], capture_output=True, text=True)
    words = answer.stdout.split()
    numbers = words[1].split(".")[:2] if answer.returncode == 0 and len(words) > 1 else ["0"]
    return tuple(int(number) for number in numbers if number.isdigit())


def main():
    # type: () -> int
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--quiet", action="store_true", help="say only what stops `make serve`")
    quiet = parser.parse_args().quiet
    missing = missing_basics()
    for line in missing:
        print("missing: " + line, file=sys.stderr)
    if not quiet:
        report_tiers()
        print("make serve, make test: " + ("see above" if missing else "ready"))
    return 1 if missing else 0


def report_tiers():
    # type: () -> None
    for command, programs, folder, how in TIERS:
        absent = [program for program in programs if not found(program, folder)]
        print("{}: {}".format(command, "needs {} ({})".format(", ".join(absent), how) if absent else "ready"))


def found(program, folder):
    # type: (str, str | None) -> bool
    """On the path, or (as Debian's PostgreSQL programs) below a folder of its own."""
    if shutil.which(program):
        return True
    return folder is not None and bool(list(Path(folder).glob("*/bin/" + program)))


if __name__ == "__main__":
    sys.exit(main())
