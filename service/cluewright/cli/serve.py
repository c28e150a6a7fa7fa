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


def add_arguments(parser: ArgumentParser, voice: Voice) -> None:
    parser.add_argument("--host", default="127.0.0.1", help=voice.text("serve.host"))
    parser.add_argument("--port", type=int, default=8000, help=voice.text("serve.port"))
    parser.add_argument("--data", type=Path, metavar="DIR", help=voice.text("serve.data"))
    parser.add_argument("--database", metavar="URL", help=voice.text("serve.database"))


def run(options: Namespace, voice: Voice) -> int:
    """Serve until interrupted. Games live in `--database`, else in `--data`, else in memory."""
    import uvicorn

    from cluewright.api.app import create_app
    from cluewright.api.settings import Settings, SettingsError
    from cluewright.bootstrap import build
    from cluewright.store.event_store import StoreUnavailable, UnsuitableStore
    from cluewright.store.secret import SecretUnusable

    try:
        settings = Settings.from_environment(os.environ)
    except SettingsError as error:
        voice.complain("serve.setting", setting=error)
        return 2
    if options.data is not None:
        settings = replace(settings, data=options.data)
    if options.database is not None:
        settings = replace(settings, database=options.database)
    if settings.data is None and settings.database is None:
        voice.complain("serve.memory")
    try:
        services = build(settings)
    except (StoreUnavailable, UnsuitableStore, SecretUnusable, OSError) as error:
        voice.complain("serve.unusable", reason=error)
        return 1
    config = uvicorn.Config(
        create_app(services),
        host=options.host,
        port=options.port,
        http="httptools",
        access_log=False,
        proxy_headers=False,
        server_header=False,
        timeout_graceful_shutdown=5,
        log_level="info",
    )
    serve_until_interrupted(config, services.streams.close)
    return 0


def serve_until_interrupted(config: "uvicorn.Config", before_exit: Callable[[], None]) -> None:
    """Run the server. Endless answers are ended as soon as it is told to stop, or it would wait for them."""
    import uvicorn

    class Server(uvicorn.Server):
        def handle_exit(self, sig: int, frame: FrameType | None) -> None:
            before_exit()
            super().handle_exit(sig, frame)

    Server(config).run()


COMMAND = Command("serve", add_arguments, run)
