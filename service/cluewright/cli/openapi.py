"""`cluewright openapi`: the contract as a file."""

import json
import sys
from argparse import ArgumentParser, Namespace
from pathlib import Path

from .command import Command, Voice


def add_arguments(parser: ArgumentParser, voice: Voice) -> None:
    parser.add_argument("-o", "--output", type=Path, metavar="FILE", help=voice.text("openapi.output"))


def contract() -> str:
    """The OpenAPI document as it stands in `openapi/`: the same code always gives the same text."""
    from cluewright.api.app import create_inner

    return json.dumps(create_inner().openapi(), ensure_ascii=False, indent=1) + "\n"


def run(options: Namespace, _: Voice) -> int:
    """Write the document to a file, or to the standard output."""
    if options.output is None:
        sys.stdout.write(contract())
    else:
        options.output.write_text(contract(), "utf-8")
    return 0


COMMAND = Command("openapi", add_arguments, run)
