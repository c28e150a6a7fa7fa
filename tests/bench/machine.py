"""What the figures were measured on: versions, load, and how often the disk can sync in a second."""

import os
import platform
import sqlite3
import time
from collections.abc import Iterator
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path

PACKAGES = ("cluewright", "fastapi", "starlette", "uvicorn", "uvloop", "httptools", "pydantic", "sse-starlette")
BLOCK = b"x" * 4096


def heading(folder: Path) -> Iterator[str]:
    """The lines above the table."""
    yield f"Python {platform.python_version()}, SQLite {sqlite3.sqlite_version}, {platform.platform()}"
    yield ", ".join(f"{name} {installed(name) or 'not installed'}" for name in PACKAGES)
    load = " ".join(f"{value:.2f}" for value in os.getloadavg())
    yield f"{os.cpu_count()} cores, load average {load}"
    yield f"disk: {syncs_per_second(folder, 1.0):.0f} overwrites of 4 KiB with fdatasync a second (L)"


def installed(package: str) -> str | None:
    """The version of a package, or None."""
    try:
        return version(package)
    except PackageNotFoundError:
        return None


def syncs_per_second(folder: Path, seconds: float = 0.25) -> float:
    """How many 4 KiB overwrites, each with fdatasync, the folder's disk does in a second, one after another."""
    path = folder / "syncs"
    path.write_bytes(BLOCK * 256)
    handle, count = os.open(path, os.O_RDWR), 0
    try:
        os.fsync(handle)
        started = time.perf_counter()
        while (spent := time.perf_counter() - started) < seconds:
            os.pwrite(handle, BLOCK, 4096 * (count % 256))
            os.fdatasync(handle)
            count += 1
    finally:
        os.close(handle)
    return count / spent
