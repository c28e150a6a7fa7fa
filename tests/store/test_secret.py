"""The server secret is made once, for its owner's eyes."""

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from cluewright.store.secret import FILE, SecretUnusable, load_secret


def test_the_secret_is_made_once_and_private(tmp_path: Path) -> None:
    secret = load_secret(tmp_path)
    assert len(secret) >= 32
    assert load_secret(tmp_path) == secret
    assert (tmp_path / FILE).stat().st_mode & 0o777 == 0o600
    assert [path.name for path in tmp_path.iterdir()] == [FILE]


def test_two_folders_have_two_secrets(tmp_path: Path) -> None:
    for name in "ab":
        (tmp_path / name).mkdir()
    assert load_secret(tmp_path / "a") != load_secret(tmp_path / "b")


def test_processes_that_start_at_once_agree(tmp_path: Path) -> None:
    with ThreadPoolExecutor(16) as pool:
        assert len(set(pool.map(load_secret, [tmp_path] * 64))) == 1


def test_a_given_secret_wins_and_nothing_is_written(tmp_path: Path) -> None:
    assert load_secret(tmp_path, "x" * 32) == b"x" * 32
    assert list(tmp_path.iterdir()) == []


def test_a_short_secret_is_refused(tmp_path: Path) -> None:
    with pytest.raises(SecretUnusable, match="fewer than 32"):
        load_secret(tmp_path, "x" * 31)
    (tmp_path / FILE).touch(0o600)
    with pytest.raises(SecretUnusable, match="fewer than 32"):
        load_secret(tmp_path)


def test_a_secret_that_others_can_read_is_refused(tmp_path: Path) -> None:
    load_secret(tmp_path)
    (tmp_path / FILE).chmod(0o640)
    with pytest.raises(SecretUnusable, match="chmod 600"):
        load_secret(tmp_path)
