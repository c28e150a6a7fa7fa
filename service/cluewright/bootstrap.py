"""The composition root: from settings to everything a request may need."""

import asyncio
import secrets
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass, field, replace

from cluewright.api.events import Streams
from cluewright.api.settings import Settings
from cluewright.content.library import Library
from cluewright.core.clues.judge import judge_apart
from cluewright.core.engines import davinci_code, decrypto
from cluewright.store.event_store import EventStore, StoreUnavailable, UnsuitableStore
from cluewright.store.lexicon import SqliteLexicon
from cluewright.store.memory import MemoryStore
from cluewright.store.secret import SecretUnusable, load_secret, long_enough
from cluewright.store.sqlite import SqliteStore
from cluewright.usecases.games.housekeeping import Lifetimes, housekeeping
from cluewright.usecases.games.keeping import Games, codecs_of
from cluewright.usecases.games.kept import AnyEngine
from cluewright.usecases.games.keywords import PackDealer
from cluewright.usecases.games.tokens import Tokens
from cluewright.usecases.warm_up import WarmUp

ENGINES: Mapping[str, AnyEngine] = {engine.id: engine for engine in (decrypto.ENGINE, davinci_code.ENGINE)}


@dataclass(frozen=True)
class Services:
    """What the operations of one process share. `library` never changes."""

    settings: Settings
    library: Library
    games: Games
    streams: Streams = field(default_factory=Streams)
    warm_up: WarmUp = field(default_factory=WarmUp)

    @asynccontextmanager
    async def running(self) -> AsyncIterator[None]:
        """Everything that must be opened before the first request and closed after the last."""
        warming = asyncio.create_task(self.warm_up.run())
        async with housekeeping(self.games, Lifetimes()):
            yield
        warming.cancel()
        self.streams.close()
        await self.games.store.close()

    async def readiness(self) -> Mapping[str, bool]:
        """Whether each thing that requests need is there: `content`, `analysers`, `store`."""
        return {
            "content": bool(self.library.packs),
            "analysers": not self.warm_up.running,
            "store": await self._store_answers(),
        }

    async def _store_answers(self) -> bool:
        try:
            await self.games.store.count()
        except StoreUnavailable:
            return False
        return True


def build(settings: Settings) -> Services:
    """Load the content and open the store.

    Raises PackInvalid, YamlRefused or TranslationRefused for what breaks its format, LexiconUnusable, StoreUnavailable,
    UnsuitableStore, SecretUnusable or OSError for a data folder that cannot be used.
    """
    library = open_library(settings)
    return Services(settings, library, open_games(settings, library))


def open_library(settings: Settings) -> Library:
    """The shipped content with the operator's own packs and lexicons. Raises PackInvalid, YamlRefused,
    TranslationRefused or LexiconUnusable."""
    library = Library.load(settings.pack_folders, settings.locale_folders)
    return replace(library, lexicons=tuple(SqliteLexicon(path) for path in settings.lexicons))


def open_games(settings: Settings, library: Library) -> Games:
    """The games of the database, of the data folder, or of this process alone."""
    store, secret = _open_store(settings)
    return Games(store, Tokens(secret), ENGINES, library, judge_apart, PackDealer(library), codecs=codecs_of(ENGINES))


def _open_store(settings: Settings) -> tuple[EventStore, bytes]:
    folder = settings.data
    if settings.database is not None:
        secret = _shared_secret(settings)
        return _open_database(settings.database), secret
    if folder is None:
        return MemoryStore(), (settings.secret or secrets.token_hex(32)).encode()
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    return SqliteStore(folder / "games.db"), load_secret(folder, settings.secret)


def _open_database(url: str) -> EventStore:
    try:
        from cluewright.store import postgres
    except ModuleNotFoundError:
        raise UnsuitableStore("a database needs one more package: pip install 'cluewright[postgres]'") from None
    postgres.prepare(url)
    return postgres.PostgresStore(url)


def _shared_secret(settings: Settings) -> bytes:
    """Every process on one database needs the same secret, and still needs it after a restart."""
    if settings.data is not None:
        settings.data.mkdir(mode=0o700, parents=True, exist_ok=True)
        return load_secret(settings.data, settings.secret)
    if settings.secret is None:
        raise SecretUnusable("games in a database need a server secret: set CLUEWRIGHT_SECRET, or give a data folder")
    return long_enough(settings.secret.encode(), "CLUEWRIGHT_SECRET")
