"""`cluewright packs`: check, begin, count and print word packs."""

import json
from argparse import SUPPRESS, ArgumentParser, Namespace
from collections.abc import Mapping
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING

from .command import Command, Voice

if TYPE_CHECKING:
    from cluewright.core.wordpack import WordPack

_STEPS = ("check", "new", "stats", "sheet")


def add_arguments(parser: ArgumentParser, voice: Voice) -> None:
    parser.add_argument("--packs", type=Path, metavar="DIR", help=voice.text("packs.folder"))
    steps = parser.add_subparsers(dest="step", metavar="…", required=True)
    for name in _STEPS:
        step = steps.add_parser(name, help=voice.text(f"packs.{name}"), description=voice.text(f"packs.{name}"))
        step.add_argument("--lang", metavar="TAG", default=SUPPRESS, help=voice.text("lang.help"))
        if name in ("new", "sheet"):
            step.add_argument("pack", help=voice.text("packs.pack"))
        if name in ("check", "stats"):
            step.add_argument("--json", action="store_true", help=voice.text("json.help"))
        if name == "check":
            step.add_argument("--write", action="store_true", help=voice.text("packs.write"))
        if name == "sheet":
            step.add_argument("--language", help=voice.text("packs.language"))
            step.add_argument("--output", type=Path, required=True, help=voice.text("i18n.output"))


def run(options: Namespace, voice: Voice) -> int:
    """Status 1 where `check` finds a fault or a pack cannot be read, 2 for a pack or language that is not there."""
    from cluewright.content.strict_yaml import YamlRefused
    from cluewright.content.wordpacks import PackInvalid

    try:
        status: int = globals()[f"_{options.step}"](options, voice)
    except (YamlRefused, PackInvalid) as fault:
        voice.complain("packs.refused", reason=str(fault))
        return 1
    return status


def _folder(options: Namespace) -> Path:
    from cluewright.content.locations import data_folder

    folder: Path = options.packs or data_folder("wordpacks")
    return folder


def _packs(options: Namespace) -> "Mapping[str, WordPack]":
    from cluewright.content.wordpacks import load_packs

    return load_packs([_folder(options)])


def _check(options: Namespace, voice: Voice) -> int:
    from cluewright.usecases.inspect_packs import conflicts, conflicts_file, inspect

    found = {pack.id: conflicts(pack) for pack in _packs(options).values()}
    if options.write:
        for name, pairs in found.items():
            (_folder(options) / name / "conflicts.yaml").write_text(conflicts_file(pairs), "utf-8")
    faults = list(inspect(_packs(options), found))
    if options.json:
        print(json.dumps([asdict(fault) for fault in faults], ensure_ascii=False))
    else:
        for fault in faults:
            print(f"{fault.pack}/{fault.language}: {fault.concept}  [{fault.check}] {fault.what}")
        print(voice.text("i18n.summary", faults=len(faults)))
    return 1 if faults else 0


def _new(options: Namespace, voice: Voice) -> int:
    folder = _folder(options) / options.pack
    if folder.exists():
        voice.complain("packs.exists")
        return 1
    folder.mkdir(parents=True)
    (folder / "pack.yaml").write_text(NEW_PACK.format(id=options.pack), "utf-8")
    (folder / "en.yaml").write_text(NEW_LANGUAGE, "utf-8")
    print(folder)
    return 0


NEW_PACK = """\
id: {id}
title:
  en: {id}
licence: Apache-2.0
concepts:
  - {{id: first-concept, side: blue, difficulty: 1, tags: [], gloss: "what it means, so that a translator cannot err"}}
"""
NEW_LANGUAGE = """\
language: en
words:
  first-concept: word
"""


def _stats(options: Namespace, _: Voice) -> int:
    rows = {pack.id: _counts(pack) for pack in _packs(options).values()}
    summed = ("concepts", "words", "forms")
    total = {name: sum(counts[name] for counts in rows.values()) for name in summed}
    if options.json:
        print(json.dumps({"packs": rows, "total": total}))
        return 0
    for name, counts in (*rows.items(), ("=", total)):
        print(name, *(f"{what} {count}" for what, count in counts.items()), sep="  ")
    return 0


def _counts(pack: "WordPack") -> dict[str, int]:
    words = [word for concept in pack.concepts for word in concept.words.values()]
    return {
        "concepts": len(pack.concepts),
        "languages": len(pack.languages),
        "words": len(words),
        "forms": sum(len(word.forms) + len(word.wider) for word in words),
        "conflicts": len(pack.conflicts),
    }


def _sheet(options: Namespace, voice: Voice) -> int:
    from cluewright.usecases.formats.sheet import card_sheet

    pack, language = _packs(options).get(options.pack), options.language or voice.language
    if pack is None or language not in pack.languages:
        voice.complain("packs.unknown", packs=", ".join(_packs(options)))
        return 2
    options.output.write_text(card_sheet(pack, language), "utf-8")
    return 0


COMMAND = Command("packs", add_arguments, run)
