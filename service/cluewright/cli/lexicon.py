"""`cluewright lexicon`: make dictionaries into one file for the referee, and look into it."""

import json
import os
import sys
from argparse import SUPPRESS, ArgumentParser, Namespace
from collections.abc import Iterator, Mapping
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING

from .command import Command, Voice

if TYPE_CHECKING:
    from cluewright.store.lexicon import SqliteLexicon
    from cluewright.usecases.lexicon.reading import Report

FORMATS = ("tsv", "kaikki", "wn-lmf", "omw", "freedict")


def add_arguments(parser: ArgumentParser, voice: Voice) -> None:
    steps = parser.add_subparsers(dest="step", metavar="…", required=True)
    for name in ("import", "stats", "lookup"):
        step = steps.add_parser(name, help=voice.text(f"lexicon.{name}"), description=voice.text(f"lexicon.{name}"))
        step.add_argument("--lang", metavar="TAG", default=SUPPRESS, help=voice.text("lang.help"))
        if name == "import":
            _import_arguments(step, voice)
            continue
        step.add_argument("--json", action="store_true", help=voice.text("json.help"))
        step.add_argument(
            "--lexicon", type=Path, action="append", default=[], metavar="FILE", help=voice.text("lexicon.file")
        )
        if name == "lookup":
            step.add_argument("word", help=voice.text("lexicon.word"))
            step.add_argument("--language", metavar="TAG", help=voice.text("lexicon.language"))


def _import_arguments(step: ArgumentParser, voice: Voice) -> None:
    step.add_argument("format", choices=FORMATS, help=voice.text("lexicon.format"))
    step.add_argument("files", nargs="+", type=Path, metavar="FILE", help=voice.text("lexicon.files"))
    step.add_argument("--output", type=Path, required=True, metavar="FILE", help=voice.text("lexicon.output"))
    step.add_argument("--add", action="store_true", help=voice.text("lexicon.add"))
    step.add_argument("--source", metavar="NAME", help=voice.text("lexicon.source"))
    step.add_argument("--licence", metavar="NAME", help=voice.text("lexicon.licence"))


def run(options: Namespace, voice: Voice) -> int:
    """Status 1 where a file cannot be used or a word is not found, 2 where no lexicon was named."""
    from cluewright.store.lexicon import LexiconUnusable
    from cluewright.usecases.lexicon.reading import FormatRefused

    steps = {"import": _import, "stats": _stats, "lookup": _lookup}
    try:
        return steps[options.step](options, voice)
    except FileExistsError:
        voice.complain("lexicon.exists")
    except (FormatRefused, LexiconUnusable, OSError) as fault:
        voice.complain("lexicon.unusable", reason=fault)
    return 1


def _import(options: Namespace, voice: Voice) -> int:
    from cluewright.usecases.lexicon.importing import import_files
    from cluewright.usecases.lexicon.reading import Origin

    origin = Origin(options.source, options.licence)
    reports = import_files(options.format, options.files, options.output, origin, add=options.add)
    for path, report in reports.items():
        print(voice.text("lexicon.imported", file=path, entries=report.entries, broken=report.broken))
        _print_faults(report)
    return 0


def _print_faults(report: "Report") -> None:
    for fault in report.faults:
        print(f"  {fault}", file=sys.stderr)
    if report.broken > len(report.faults):
        print("  …", file=sys.stderr)


def _opened(options: Namespace, voice: Voice, environment: Mapping[str, str] = os.environ) -> "list[SqliteLexicon]":
    from cluewright.api.settings import Settings
    from cluewright.store.lexicon import SqliteLexicon

    named = options.lexicon or Settings.from_environment(environment).lexicons
    if not named:
        voice.complain("lexicon.none")
    return [SqliteLexicon(path) for path in named]


def _stats(options: Namespace, voice: Voice) -> int:
    found = _opened(options, voice)
    for one in found:
        with closing(one):
            print("\n".join(_numbers(one, as_json=options.json)))
    return 0 if found else 2


def _numbers(one: "SqliteLexicon", *, as_json: bool) -> Iterator[str]:
    counts, sources = one.counts(), one.sources()
    if as_json:
        rows = [{"source": name, "licence": licence, "entries": count} for name, licence, count in sources]
        yield json.dumps({"lexicon": one.name, **counts, "sources": rows}, ensure_ascii=False)
        return
    yield f"{one.name}  " + "  ".join(f"{name} {count}" for name, count in counts.items())
    yield from (f"  {count:>9}  {name}  ({licence})" for name, licence, count in sources)


def _lookup(options: Namespace, voice: Voice) -> int:
    lexicons = _opened(options, voice)
    if not lexicons:
        return 2
    entries = [entry for one in lexicons for entry in one.senses(options.word, options.language)]
    for entry in entries:
        if options.json:
            members = {name: getattr(entry, name) for name in entry.__slots__}
            print(json.dumps(members, ensure_ascii=False))
        else:
            print(entry.language, entry.form, entry.concept, entry.source, entry.licence, sep="\t")
    return 0 if entries else 1


COMMAND = Command("lexicon", add_arguments, run)
