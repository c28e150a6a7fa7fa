"""`cluewright verify`: a game's record played again, and every draw in it checked against the seed."""

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
    """Print what came of it. Status 1 where the record does not hold, 2 where it is none or a pack cannot be read."""
    from cluewright.bootstrap import ENGINES
    from cluewright.content.library import Library
    from cluewright.content.strict_yaml import YamlRefused
    from cluewright.content.wordpacks import PackInvalid
    from cluewright.usecases.games.keeping import codecs_of
    from cluewright.usecases.games.keywords import PackDealer
    from cluewright.usecases.games.verifying import RecordUnreadable, verify

    try:
        text = sys.stdin.read() if str(options.record) == "-" else options.record.read_text("utf-8")
    except (OSError, UnicodeError):
        voice.complain("verify.no_file")
        return 2
    try:
        dealer = PackDealer(Library.load(tuple(options.packs)))
    except (PackInvalid, YamlRefused) as fault:
        voice.complain("packs.refused", reason=str(fault))
        return 2
    try:
        record = json.loads(text)
        found = verify(record, ENGINES, codecs_of(ENGINES), dealer, options.commitment)
    except (ValueError, RecursionError, RecordUnreadable):
        voice.complain("verify.unreadable")
        return 2
    if options.json:
        print(json.dumps({**asdict(found), "passed": found.passed}))
    else:
        _print(found, record["events"], voice, compared=options.commitment is not None)
    return 0 if found.passed else 1


def _print(found: "Verification", events: list[dict[str, str]], voice: Voice, *, compared: bool) -> None:
    print(voice.text("verify.replayed", events=found.events, all=len(events)))
    print(voice.text("verify.draws", draws=found.draws))
    if found.broken is not None:
        after = events[found.broken - 1]["type"] if found.broken <= len(events) else "-"
        print(voice.text("verify.broken", number=found.broken, type=after))
    print(voice.text("verify.committed" if found.committed else "verify.not_committed"))
    if not compared:
        print(voice.text("verify.own_commitment"))
    if found.seeded:
        print(voice.text("verify.seeded"))
    print(voice.text("verify.holds" if found.passed else "verify.fails"))


COMMAND = Command("verify", add_arguments, run)
