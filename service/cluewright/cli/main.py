"""The command `cluewright`: finds its subcommands in this folder and hands over to one."""

import sys
from argparse import SUPPRESS, ArgumentParser
from collections.abc import Iterator, Sequence
from importlib import import_module

import cluewright
from cluewright import cli
from cluewright.api.language import negotiate, well_formed
from cluewright.content.catalogs import Catalogs
from cluewright.content.locations import data_folder
from cluewright.core.discovery import module_names

from .command import Command, Voice, environment_language

NOT_COMMANDS = frozenset({"main", "command", "doctor"})


def commands() -> Iterator[Command]:
    """The COMMAND of each module in this folder, sorted by module."""
    for name in module_names(cli):
        if name not in NOT_COMMANDS:
            yield import_module(f"{cli.__name__}.{name}").COMMAND


def voice(language: str | None) -> Voice:
    """A voice in this language, else in the terminal's, else in English."""
    catalogs = Catalogs.load(data_folder("locales"))
    wanted = language or environment_language()
    tag = negotiate(wanted, "", catalogs.languages) if wanted and well_formed(wanted) else "en"
    return Voice(catalogs, tag)


def parser(speaker: Voice) -> ArgumentParser:
    """The arguments of all subcommands, with help in the speaker's language."""
    top = ArgumentParser(prog="cluewright", description=speaker.text("description"))
    top.add_argument("--version", action="version", version=f"cluewright {cluewright.__version__}")
    top.add_argument("--lang", metavar="TAG", help=speaker.text("lang.help"))
    subparsers = top.add_subparsers(dest="command", metavar="…", required=True)
    for command in commands():
        help_text = speaker.text(f"{command.name}.help")
        sub = subparsers.add_parser(command.name, help=help_text, description=help_text)
        sub.add_argument("--lang", metavar="TAG", default=SUPPRESS, help=speaker.text("lang.help"))
        command.add_arguments(sub, speaker)
        sub.set_defaults(run=command.run)
    return top


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command line; returns the exit status."""
    given = list(sys.argv[1:] if arguments is None else arguments)
    early = ArgumentParser(add_help=False, allow_abbrev=False)
    early.add_argument("--lang")
    speaker = voice(early.parse_known_args([part for part in given if part not in ("-h", "--help")])[0].lang)
    options = parser(speaker).parse_args(given)
    try:
        status: int = options.run(options, speaker)
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:
        sys.stderr.close()
        return 141
    return status
