"""`cluewright serve`: the HTTP service."""

import os
from argparse import ArgumentParser, Namespace
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from types import FrameType
from typing import TYPE_CHECKING

from .command import Command, Voice

if TYPE_CHECKING:
    import uvicorn

    from cluewright.api.settings import Settings


def add_arguments(parser: ArgumentParser, voice: Voice) -> None:
    parser.add_argument("--host", default="127.0.0.1", help=voice.text("serve.host"))
    parser.add_argument("--port", type=int, default=8000, help=voice.text("serve.port"))
    parser.add_argument("--data", type=Path, metavar="DIR", help=voice.text("serve.data"))
    parser.add_argument("--memory", action="store_true", help=voice.text("serve.memory.help"))
    folders = {"packs": "packs.folders", "locales": "serve.locales"}
    for name, text in folders.items():
        parser.add_argument(f"--{name}", type=Path, action="append", default=[], metavar="DIR", help=voice.text(text))
    parser.add_argument("--database", metavar="URL", help=voice.text("serve.database"))
    parser.add_argument(
        "--lexicon", type=Path, action="append", default=[], metavar="FILE", help=voice.text("lexicon.file")
    )


def run(options: Namespace, voice: Voice) -> int:
    """Serve until interrupted. Games live in `--database`, else in `--data`, by default in the user's data folder; with
    `--memory` they die with the process."""
    import uvicorn

    from cluewright.api.app import create_app
    from cluewright.api.connections import Connection
    from cluewright.api.settings import SettingsError
    from cluewright.bootstrap import build
    from cluewright.content.po_files import TranslationRefused
    from cluewright.content.strict_yaml import YamlRefused
    from cluewright.content.wordpacks import PackInvalid
    from cluewright.store.event_store import StoreUnavailable, UnsuitableStore
    from cluewright.store.lexicon import LexiconUnusable
    from cluewright.store.secret import SecretUnusable

    try:
        settings = _settings(options)
    except SettingsError as error:
        voice.complain("serve.setting", setting=error)
        return 2
    if options.memory:
        voice.complain("serve.memory")
    refused = (PackInvalid, YamlRefused, TranslationRefused)
    unusable = (StoreUnavailable, UnsuitableStore, SecretUnusable, LexiconUnusable, *refused)
    try:
        services = build(settings)
    except (*unusable, OSError) as error:
        voice.complain("serve.unusable", reason=error)
        return 1
    config = uvicorn.Config(
        create_app(services),
        host=options.host,
        port=options.port,
        http=Connection,
        access_log=False,
        proxy_headers=False,
        server_header=False,
        timeout_graceful_shutdown=5,
        log_level="info",
    )
    serve_until_interrupted(config, services.streams.close)
    return 0


def _settings(options: Namespace) -> "Settings":
    """What the environment says, then the options. Raises SettingsError."""
    from cluewright.api.settings import Settings, user_data_folder

    given = Settings.from_environment(os.environ)
    settings = replace(
        given,
        data=options.data if options.data is not None else given.data,
        database=options.database if options.database is not None else given.database,
        lexicons=(*given.lexicons, *options.lexicon),
        pack_folders=(*given.pack_folders, *options.packs),
        locale_folders=(*given.locale_folders, *options.locales),
    )
    if options.memory:
        return replace(settings, data=None, database=None)
    if settings.data is None and settings.database is None:
        return replace(settings, data=user_data_folder())
    return settings


def serve_until_interrupted(config: "uvicorn.Config", before_exit: Callable[[], None]) -> None:
    """Run the server. Endless answers are ended as soon as it is told to stop, or it would wait for them."""
    import uvicorn

    class Server(uvicorn.Server):
        def handle_exit(self, sig: int, frame: FrameType | None) -> None:
            before_exit()
            super().handle_exit(sig, frame)

    Server(config).run()


COMMAND = Command("serve", add_arguments, run)
