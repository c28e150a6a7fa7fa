"""`cluewright rules`: a rulebook in the reader's language, with any house rules."""

import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from .command import Command, Voice

if TYPE_CHECKING:
    from cluewright.content.library import Library
    from cluewright.usecases.read_rulebook import RulebookDocument


def add_arguments(parser: ArgumentParser, voice: Voice) -> None:
    parser.add_argument("rulebook", nargs="?", help=voice.text("rules.rulebook"))
    parser.add_argument("--variant", help=voice.text("rules.variant"))
    parser.add_argument("--edition", help=voice.text("rules.edition"))
    parser.add_argument("--set", action="append", default=[], metavar="NAME=VALUE", help=voice.text("rules.set"))
    parser.add_argument("--rule", metavar="ID", help=voice.text("rules.rule"))
    formats = ("text", "markdown", "html", "pdf")
    parser.add_argument("--format", choices=formats, default="text", help=voice.text("rules.format"))
    parser.add_argument("--output", type=Path, help=voice.text("rules.output"))


def run(options: Namespace, voice: Voice) -> int:
    """Print or write a rulebook, one rule of it, or the list of rulebooks."""
    from cluewright.content.library import Library
    from cluewright.core.parameters import RULEBOOKS, InvalidParameters

    library = Library.load()
    if options.rulebook not in RULEBOOKS:
        for book in library.rulebooks.values():
            print(f"{book.id}\t{library.catalogs.text(book.title, voice.language)}")
        return 2 if options.rulebook else 0
    try:
        content = _content(options, voice, library)
    except InvalidParameters as error:
        for problem in error.problems:
            voice.complain("rules.out_of_bounds", name=problem.name, bounds=problem.bounds or "–")
        return 2
    if content is None:
        voice.complain("rules.no_such_rule")
        return 1
    if isinstance(content, bytes) and options.output is None:
        voice.complain("rules.needs_output")
        return 2
    _write(content, options.output)
    return 0


def _write(content: str | bytes, output: Path | None) -> None:
    if output is None:
        assert isinstance(content, str)
        sys.stdout.write(content)
    elif isinstance(content, bytes):
        output.write_bytes(content)
    else:
        output.write_text(content, "utf-8")


def _content(options: Namespace, voice: Voice, library: "Library") -> str | bytes | None:
    from cluewright.core.bounds import parse
    from cluewright.core.parameters import RULEBOOKS, resolve
    from cluewright.usecases.formats.markdown import markdown, plain_text
    from cluewright.usecases.formats.page import html_page, pdf
    from cluewright.usecases.read_rulebook import read_rule, read_rulebook

    bounds = {spec.name: spec.bounds for spec in RULEBOOKS[options.rulebook].specs}
    given = dict(pair.partition("=")[::2] for pair in options.set)
    rules = {name: parse(bounds[name], value) if name in bounds else value for name, value in given.items()}
    parameters = resolve(options.rulebook, options.variant, options.edition, rules)
    if options.rule:
        found = read_rule(library, options.rule, parameters, voice.language)
        return f"{found.text}\n" if found else None
    document = read_rulebook(library, parameters, voice.language)
    formats: dict[str, Callable[[Library, RulebookDocument], str | bytes]] = {
        "text": plain_text,
        "markdown": markdown,
        "html": html_page,
        "pdf": pdf,
    }
    return formats[options.format](library, document)


COMMAND = Command("rules", add_arguments, run)
