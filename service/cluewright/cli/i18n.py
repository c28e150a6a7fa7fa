"""`cluewright i18n`: the localizer's workbench."""

import json
from argparse import SUPPRESS, ArgumentParser, Namespace
from collections.abc import Iterable
from dataclasses import asdict
from pathlib import Path

from cluewright.content.locations import data_folder

from .command import Command, Voice


def add_arguments(parser: ArgumentParser, voice: Voice) -> None:
    parser.add_argument("--locales", type=Path, default=data_folder("locales"), help=voice.text("i18n.locales"))
    steps = parser.add_subparsers(dest="step", metavar="…", required=True)
    for name in ("new", "extract", "update", "check", "stats", "preview", "pseudo"):
        step = steps.add_parser(name, help=voice.text(f"i18n.{name}"), description=voice.text(f"i18n.{name}"))
        step.add_argument("--lang", metavar="TAG", default=SUPPRESS, help=voice.text("lang.help"))
        if name in ("new", "preview"):
            step.add_argument("tag", help=voice.text("i18n.tag"))
        if name in ("update", "check"):
            step.add_argument("tags", nargs="*", help=voice.text("i18n.tags"))
        if name in ("check", "stats"):
            step.add_argument("--json", action="store_true", help=voice.text("json.help"))
        if name in ("preview", "pseudo"):
            step.add_argument("--output", type=Path, required=True, help=voice.text("i18n.output"))
        if name == "preview":
            step.add_argument("--rulebook", default="decrypto", help=voice.text("rules.rulebook"))
            step.add_argument("--variant", help=voice.text("rules.variant"))


def run(options: Namespace, voice: Voice) -> int:
    """Status 1 where `check` finds a fault or `new` finds the language begun already."""
    if not (options.locales / "en").is_dir():
        voice.complain("i18n.no_locales")
        return 2
    status: int = globals()[f"_{options.step}"](options, voice)
    return status


def _new(options: Namespace, voice: Voice) -> int:
    from cluewright.api.language import well_formed
    from cluewright.usecases.localize.files import new

    if not well_formed(options.tag):
        voice.complain("i18n.bad_tag")
        return 2
    try:
        _report(change.path for change in new(options.locales, options.tag))
    except FileExistsError:
        voice.complain("i18n.exists")
        return 1
    return 0


def _extract(options: Namespace, _: Voice) -> int:
    from cluewright.usecases.localize.files import extract

    _report(change.path for change in extract(options.locales) if change.changed)
    return 0


def _update(options: Namespace, _: Voice) -> int:
    from cluewright.usecases.localize.files import extract, update

    changes = [*extract(options.locales), *update(options.locales, tuple(options.tags) or None)]
    _report(change.path for change in changes if change.changed)
    return 0


def _report(paths: Iterable[Path]) -> None:
    for path in paths:
        print(path)


def _check(options: Namespace, voice: Voice) -> int:
    from cluewright.usecases.localize.files import outdated
    from cluewright.usecases.localize.lint import lint_all

    faults = lint_all(options.locales, options.tags or None)
    old = [str(path) for path in outdated(options.locales)]
    if options.json:
        print(json.dumps({"faults": [asdict(fault) for fault in faults], "outdated": old}, ensure_ascii=False))
    else:
        for fault in faults:
            where = f"{fault.language}/{fault.domain}: {fault.id}"
            print(f"{fault.level}  {where}  [{fault.check}] {fault.what}")
        for path in old:
            print(f"error  {path}  {voice.text('i18n.outdated')}")
        print(voice.text("i18n.summary", faults=len(faults) + len(old)))
    return 1 if faults or old else 0


def _stats(options: Namespace, voice: Voice) -> int:
    from cluewright.usecases.localize.stats import progress

    rows = progress(options.locales)
    if options.json:
        print(json.dumps([{**asdict(row), "share": row.share} for row in rows]))
        return 0
    headings = ("language", "domain", "texts", "translated", "stale", "missing", "errors", "warnings")
    table = [[voice.text(f"i18n.column.{name}") for name in headings]]
    for row in rows:
        cells = asdict(row)
        table.append([str(cells[name]) for name in headings[:3]] + [f"{row.share:.0%}"])
        table[-1] += [str(cells[name]) for name in headings[4:]]
    widths = [max(len(row[column]) for row in table) for column in range(len(headings))]
    for line in table:
        print("  ".join(cell.ljust(width) for cell, width in zip(line, widths, strict=True)).rstrip())
    return 0


def _preview(options: Namespace, voice: Voice) -> int:
    from cluewright.content.library import Library
    from cluewright.core.parameters import RULEBOOKS, resolve
    from cluewright.usecases.localize.preview import preview

    own = options.locales == data_folder("locales")
    library = Library.load(locale_folders=() if own else (options.locales,))
    if options.tag not in library.catalogs.languages or options.rulebook not in RULEBOOKS:
        voice.complain("i18n.unknown", languages=", ".join(library.catalogs.languages))
        return 2
    page = preview(library, options.locales, resolve(options.rulebook, options.variant), options.tag)
    options.output.write_text(page, "utf-8")
    return 0


def _pseudo(options: Namespace, _: Voice) -> int:
    from cluewright.usecases.localize.pseudo import write_pseudo

    _report(change.path for change in write_pseudo(options.locales, options.output))
    return 0


COMMAND = Command("i18n", add_arguments, run)
