"""What a subcommand is: a module of this folder with a `COMMAND`."""

import os
import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Callable, Mapping
from dataclasses import dataclass

from cluewright.content.catalogs import Catalogs


@dataclass(frozen=True, slots=True)
class Voice:
    """Speaks to the person at the terminal, in their language."""

    catalogs: Catalogs
    language: str

    def text(self, message_id: str, **params: object) -> str:
        """The text `cli.<message_id>`."""
        return self.catalogs.text(f"cli.{message_id}", self.language, **params)

    def complain(self, message_id: str, **params: object) -> None:
        """Say it on the error output."""
        print(f"cluewright: {self.text(message_id, **params)}", file=sys.stderr)


@dataclass(frozen=True, slots=True)
class Command:
    """A subcommand. Its help is the text `cli.<name>.help`. `run` returns the exit status: 0 well, 1 a finding
    or refusal, 2 wrong usage. Modules import what is heavy inside `run`."""

    name: str
    add_arguments: Callable[[ArgumentParser, Voice], None]
    run: Callable[[Namespace, Voice], int]


def environment_language(environment: Mapping[str, str] = os.environ) -> str | None:
    """The language that the terminal is set to, as a BCP 47 tag; None where it is not set (or to `C`)."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        value = environment.get(name, "").partition(".")[0].partition("@")[0].replace("_", "-")
        if value:
            return None if value in ("C", "POSIX") else value
    return None
