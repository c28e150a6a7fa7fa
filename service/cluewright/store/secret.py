"""The server secret: the only secret that is stored. Every token, join code and digest is derived from it."""

import os
import secrets
from pathlib import Path

FILE = "server.secret"
BYTES = 32


class SecretUnusable(Exception):
    """The secret is too short, or its file cannot be read by us alone. The message says which and what to do."""


def load_secret(folder: Path, given: str | None = None) -> bytes:
    """The secret that was given, else that of the data folder, which is made once and readable by its owner only.

    Raises SecretUnusable or OSError.
    """
    if given is not None:
        return long_enough(given.encode(), "the given secret")
    path = folder / FILE
    if not path.exists():
        _create(path)
    if path.stat().st_mode & 0o077:
        raise SecretUnusable(f"{path} can be read by other users; run: chmod 600 {path}")
    return long_enough(path.read_bytes().strip(), str(path))


def long_enough(secret: bytes, where: str) -> bytes:
    """The secret itself. Raises SecretUnusable for a short one; `where` says in the message which it is."""
    if len(secret) < BYTES:
        raise SecretUnusable(f"{where} has fewer than {BYTES} bytes")
    return secret


def _create(path: Path) -> None:
    """Write a new secret under a name of our own and link it into place: of two processes that start at once one
    wins, and neither ever reads half a secret."""
    own = path.with_name(f"{FILE}.{secrets.token_hex(8)}")
    descriptor = os.open(own, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    with os.fdopen(descriptor, "wb") as file:
        file.write(secrets.token_hex(BYTES).encode())
        file.flush()
        os.fsync(file.fileno())
    try:
        os.link(own, path)
    except FileExistsError:
        return
    finally:
        own.unlink()
    _sync_folder(path.parent)


def _sync_folder(folder: Path) -> None:
    descriptor = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)
