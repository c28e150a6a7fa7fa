"""`cluewright verify`: a game's record replayed, and every draw in it checked against the seed."""

import json
import sys
from argparse import ArgumentParser, Namespace
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING

from .command import Command, Voice

if TYPE_CHECKING:
    from cluewright.usecases.games.verifying import Verification


def add_arguments(parser: ArgumentParser, voice: Voice) -> None:
    parser.add_argument("record", type=Path, help=voice.text("verify.record"))
    parser.add_argument("--commitment", metavar="HEX", help=voice.text("verify.commitment"))
    parser.add_argument("--packs", type=Path, action="append", default=[], help=voice.text("verify.packs"))
    parser.add_argument("--json", action="store_true", help=voice.text("json.help"))


def run(options: Namespace, voice: Voice) -> int:
    """Print what came of it. Status 1 where the record does not hold, 2 where it is none."""
    from cluewright.bootstrap import ENGINES
    from cluewright.content.library import Library
    from cluewright.usecases.games.keeping import codecs_of
    from cluewright.usecases.games.keywords import PackDealer
    from cluewright.usecases.games.verifying import RecordUnreadable, verify

    try:
        text = sys.stdin.read() if str(options.record) == "-" else options.record.read_text("utf-8")
        dealer = PackDealer(Library.load(tuple(options.packs)))
        found = verify(json.loads(text), ENGINES, codecs_of(ENGINES), dealer, options.commitment)
    except (OSError, ValueError, RecordUnreadable):
        voice.complain("verify.unreadable")
        return 2
    if options.json:
        print(json.dumps({**asdict(found), "passed": found.passed}))
    else:
        _print(found, voice)
    return 0 if found.passed else 1


def _print(found: "Verification", voice: Voice) -> None:
    print(voice.text("verify.replayed", events=found.events))
    print(voice.text("verify.draws", draws=found.draws))
    print(voice.text("verify.committed" if found.committed else "verify.not_committed"))
    for number in found.wrong:
        print(voice.text("verify.wrong", number=number))
    if found.stuck is not None:
        print(voice.text("verify.stuck", number=found.stuck))


COMMAND = Command("verify", add_arguments, run)
