"""The tables of the PostgreSQL store, as numbered steps that are never edited, only added to.

Everything stands in a schema of its own, so that a database may be shared with other programs. Names are compared byte
by byte (COLLATE "C"): every store then lists games in the same order, whatever locale the cluster was made with.
"""

from typing import Any

from .event_store import UnsuitableStore

SCHEMA = "cluewright"
LOCK = 0x434C5557  # "CLUW": processes that start at once migrate one after the other

MIGRATIONS: tuple[tuple[str, ...], ...] = (
    (
        """CREATE TABLE cluewright.games (
            game text COLLATE "C" PRIMARY KEY, position integer NOT NULL, created_at timestamptz NOT NULL,
            active_at timestamptz NOT NULL, deadline timestamptz, ended_at timestamptz)""",
        "CREATE INDEX games_due ON cluewright.games (deadline) WHERE deadline IS NOT NULL AND ended_at IS NULL",
        "CREATE INDEX games_idle ON cluewright.games (active_at)",
        """CREATE TABLE cluewright.events (
            game text COLLATE "C" NOT NULL, position integer NOT NULL, type text NOT NULL, data text NOT NULL,
            at timestamptz NOT NULL, PRIMARY KEY (game, position))""",
        """CREATE TABLE cluewright.receipts (
            scope text COLLATE "C" NOT NULL, bearer text COLLATE "C" NOT NULL, key text COLLATE "C" NOT NULL,
            game text COLLATE "C" NOT NULL, request text NOT NULL, answer text NOT NULL,
            PRIMARY KEY (scope, bearer, key))""",
        "CREATE INDEX receipts_game ON cluewright.receipts (game)",
    ),
)


async def migrate(connection: Any) -> None:
    """Bring the database to the newest schema, all steps in one transaction.

    Raises UnsuitableStore, and changes nothing, for a database of a newer version.
    """
    async with connection.transaction():
        await connection.execute("SELECT pg_advisory_xact_lock($1)", LOCK)
        version = await _version(connection)
        if version > len(MIGRATIONS):
            raise UnsuitableStore(
                f"the database has schema {version}, this version knows {len(MIGRATIONS)}: "
                "start the newer version again, or restore the backup made before upgrading"
            )
        for number, statements in enumerate(MIGRATIONS[version:], version + 1):
            await _apply(connection, number, statements)


async def _version(connection: Any) -> int:
    """The number of the last step taken; makes the table of steps where there is none."""
    if await connection.fetchval("SELECT to_regclass('cluewright.schema_version') IS NULL"):
        await connection.execute(f"CREATE SCHEMA IF NOT EXISTS {SCHEMA}")
        await connection.execute(
            "CREATE TABLE cluewright.schema_version (version integer PRIMARY KEY, applied_at timestamptz NOT NULL)"
        )
    version: int = await connection.fetchval("SELECT coalesce(max(version), 0) FROM cluewright.schema_version")
    return version


async def _apply(connection: Any, number: int, statements: tuple[str, ...]) -> None:
    for statement in statements:
        await connection.execute(statement)
    await connection.execute("INSERT INTO cluewright.schema_version VALUES ($1, now())", number)
